internal import CoreGraphics
public import Foundation

/// A vertical line of an item: an edge or the centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The distance from this line to `otherAnchor`, positive where that lies to the right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(side.distance(to: otherAnchor.side))
  }
  /// This line lies `multiplier` system spacings after `anchor`, in the direction of the language.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// This line lies at least so many system spacings after `anchor`, 8 points each.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// This line lies at most so many system spacings after `anchor`, 8 points each.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
}

/// A horizontal line of an item: an edge, the centre or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The distance from this line to `otherAnchor`, positive where that lies below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(side.distance(to: otherAnchor.side))
  }
  /// This line lies `multiplier` system spacings below `anchor`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// This line lies at least so many system spacings below `anchor`, 8 points each, between baselines too.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// This line lies at most so many system spacings below `anchor`, 8 points each, between baselines too.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
}

extension AnchorSide {
  func distance(to other: AnchorSide) -> AnchorSide {
    AnchorSide(item, attribute, end: End(item: other.item, attribute: other.attribute))
  }
}

/// The distance that the system leaves between views.
@MainActor enum SystemSpacing {
  /// Between two views, in points. Source: Xcode's and visual format's standard space.
  static let standard: CGFloat = 8
}
