internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIView {
  /// The direction in which a view with that semantics is laid out, in the language of the app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The direction in which a view with that semantics is laid
  /// out inside one with the direction `layoutDirection`.
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

  /// Whether leading is right.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The direction by the view's own semantics and, where they leave it open, the traits; left to right where
  /// those say none.
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

  /// Leading may be another side than before: what depends on it is placed and drawn anew.
  final func directionDidChange() {
    if extras?.margins != nil { settleMargins() }
    setNeedsDisplay()
    LayoutEvents.directionChanged(of: self)
  }

  /// A rectangle that was placed for leading being left: where
  /// leading is right, as far from the other side of `room`.
  final func directed(_ rect: CGRect, in room: CGRect) -> CGRect {
    isRightToLeft
      ? CGRect(x: room.minX + room.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
      : rect
  }

  /// Moves views that were placed for leading being left to
  /// the other side of the bounds where leading is right.
  final func direct(_ views: [UIView?]) {
    guard isRightToLeft else { return }
    for case let view? in views { view.layer.position.x = bounds.minX + bounds.maxX - view.layer.position.x }
  }
}
