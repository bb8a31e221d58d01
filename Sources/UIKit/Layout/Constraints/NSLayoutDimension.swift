internal import CoreGraphics
public import Foundation

/// An anchor for a width, a height or a distance between two anchors.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns the constraint `self == c`.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { relate(.equal, nil, constant: c) }
  /// Returns the constraint `self >= c`.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }
  /// Returns the constraint `self <= c`.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }
  /// Returns the constraint `self == anchor * m`.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: 0)
  }
  /// Returns the constraint `self >= anchor * m`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: 0)
  }
  /// Returns the constraint `self <= anchor * m`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: 0)
  }
  /// Returns the constraint `self == anchor * m + c`.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, multiplier: m, constant: c)
  }
  /// Returns the constraint `self >= anchor * m + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }
  /// Returns the constraint `self <= anchor * m + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
