internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// Returns the layout direction of a view with the given semantics, in the language of the app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of a view with the given semantics inside one with the direction
  /// `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// A Boolean value that indicates whether leading is right.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction of the view's own semantics or, if they leave it open, of the traits; left to right if
  /// those are unspecified.
  final var ownDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  final func setSemantics(_ semantics: UISemanticContentAttribute) {
    guard semantics != semanticContentAttribute else { return }
    needExtras().semantics = semantics
    directionDidChange()
    environmentDidChange()
  }

  /// Updates layout and drawing after the direction may have changed.
  final func directionDidChange() {
    if extras?.margins != nil { settleMargins() }
    setNeedsDisplay()
    LayoutEvents.directionChanged(of: self)
  }

  /// Mirrors a rectangle of a left-to-right layout in `room` if the view is right-to-left.
  final func directed(_ rect: CGRect, in room: CGRect) -> CGRect {
    isRightToLeft
      ? CGRect(x: room.minX + room.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }

  /// Mirrors the positions of views of a left-to-right layout in the bounds if the view is right-to-left.
  final func direct(_ views: [UIView?]) {
    guard isRightToLeft else { return }
    for case let view? in views { view.layer.position.x = bounds.minX + bounds.maxX - view.layer.position.x }
  }
}
