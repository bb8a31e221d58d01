internal import CoreGraphics
public import Foundation

/// An anchor for a vertical line of an item: an edge or the centre.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this line to `otherAnchor`, positive if that lies to the right.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(side.distance(to: otherAnchor.side))
  }
  /// Returns a constraint that places this line `multiplier` system spacings after `anchor`, in the
  /// language's direction.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// Returns a constraint that places this line at least `multiplier` system spacings, 8 points each, after
  /// `anchor`.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// Returns a constraint that places this line at most `multiplier` system spacings, 8 points each, after
  /// `anchor`.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
}

/// An anchor for a horizontal line of an item: an edge, the centre or a baseline.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this line to `otherAnchor`, positive if that lies below.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(side.distance(to: otherAnchor.side))
  }
  /// Returns a constraint that places this line `multiplier` system spacings below `anchor`.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// Returns a constraint that places this line at least `multiplier` system spacings, 8 points each, below
  /// `anchor`, also between baselines.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: SystemSpacing.standard * multiplier)
  }
  /// Returns a constraint that places this line at most `multiplier` system spacings, 8 points each, below
  /// `anchor`, also between baselines.
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

/// The standard distances between views.
@MainActor enum SystemSpacing {
  /// The distance between two views, in points. Source: Xcode's and visual format's standard space.
  static let standard: CGFloat = 8
}
