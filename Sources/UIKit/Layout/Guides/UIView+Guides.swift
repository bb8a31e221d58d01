internal import CoreGraphics
internal import Foundation

extension UIView {
  /// The guides that the view owns, in the order of addition.
  public var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }

  /// Takes a guide, out of the view that owned it.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner !== self else { return }
    layoutGuide.owner?.removeLayoutGuide(layoutGuide)
    needExtras().guides.append(layoutGuide)
    layoutGuide.owner = self
    LayoutEvents.guideAdded(layoutGuide, to: self)
  }

  /// Lets a guide go, with every constraint on it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owner === self else { return }
    for constraint in layoutGuide.constraintStore?.mentions.all ?? [] { constraint.deactivate() }
    extras?.guides.removeAll { $0 === layoutGuide }
    LayoutEvents.guideRemoved(layoutGuide, from: self)
    layoutGuide.owner = nil
  }
}
