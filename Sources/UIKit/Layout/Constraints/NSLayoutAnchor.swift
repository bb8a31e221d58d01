internal import CoreGraphics
public import Foundation

/// An edge, a centre, a baseline or a size of a view or layout guide, from which constraints are created.
///
/// `AnchorType` keeps anchors of different kinds apart. An anchor does not retain its item; two anchors of
/// the same item and attribute are equal.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying, AnchorSideOwner {
  final let side: AnchorSide

  init(_ side: AnchorSide) {
    self.side = side
    super.init()
  }

  /// Creates an anchor without an item, whose constraints cannot be active.
  public override init() {
    side = AnchorSide(nil, .notAnAttribute)
    super.init()
  }

  /// Returns the constraint `self == anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: 0)
  }
  /// Returns the constraint `self >= anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: 0)
  }
  /// Returns the constraint `self <= anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: 0)
  }
  /// Returns the constraint `self == anchor + c`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, anchor, constant: c)
  }
  /// Returns the constraint `self >= anchor + c`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, anchor, constant: c)
  }
  /// Returns the constraint `self <= anchor + c`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor, constant: c)
  }

  /// Returns the anchor itself: anchors are immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    nonisolated(unsafe) let object = object
    return MainActor.assumeIsolated {
      guard let other = object as? any AnchorSideOwner else { return false }
      return side.isSame(as: other.side)
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(side.item.map(ObjectIdentifier.init))
      hasher.combine(side.attribute)
      return hasher.finalize()
    }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { NSLayoutConstraint.text(of: self, side) }
  }
}

extension NSLayoutAnchor {
  /// Returns a constraint between this anchor and another, or a constant.
  final func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: (any AnchorSideOwner)?, multiplier: CGFloat = 1,
    constant: CGFloat
  ) -> NSLayoutConstraint {
    // A multiplier of 0 leaves a constant, as in the description of such a constraint on iOS.
    guard multiplier != 0 else {
      return NSLayoutConstraint(side, relation, nil, multiplier: 1, constant: constant)
    }
    return NSLayoutConstraint(side, relation, other?.side, multiplier: multiplier, constant: constant)
  }
}
