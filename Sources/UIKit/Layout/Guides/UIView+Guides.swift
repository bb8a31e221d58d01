internal import CoreGraphics
internal import Foundation

extension UIView {
  /// Adds a guide, removing it from its previous owner.
  final func adopt(_ guide: UILayoutGuide) {
    guard guide.owner !== self else { return }
    guide.owner?.removeLayoutGuide(guide)
    needExtras().guides.append(guide)
    guide.owner = self
  }

  /// Removes a guide with every constraint on it.
  final func disown(_ guide: UILayoutGuide) {
    guard guide.owner === self else { return }
    for constraint in guide.constraintStore?.mentions.all ?? [] { constraint.deactivate() }
    extras?.guides.removeAll { $0 === guide }
    LayoutEvents.guideRemoved(guide)
    guide.owner = nil
  }

  /// Returns the view's own guide with that role, created on first access.
  final func systemGuide<Guide: UILayoutGuide>(
    _ role: GuideRole, _ identifier: String, make: () -> Guide
  ) -> Guide {
    if let known = extras?.guides.first(where: { $0.role == role }) as? Guide { return known }
    let guide = make()
    guide.role = role
    guide.identifier = identifier
    adopt(guide)
    if role == .readableContent { set(.hasReadableGuide, true) }
    return guide
  }

  final func systemGuide(_ role: GuideRole, _ identifier: String) -> UILayoutGuide {
    systemGuide(role, identifier) { UILayoutGuide() }
  }

  final var keyboardGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard, "UIViewKeyboardLayoutGuide") { UIKeyboardLayoutGuide() }
  }
}
