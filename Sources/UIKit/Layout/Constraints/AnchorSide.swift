internal import Foundation

/// One side of a constraint: an attribute of an item, or the distance from it to an attribute of another.
@MainActor struct AnchorSide {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// The far end, if the side is a distance; the side then is `end - item.attribute`.
  var end: End?

  /// The far end of a distance.
  @MainActor struct End {
    weak var item: AnyObject?
    var attribute: NSLayoutConstraint.Attribute
  }

  init(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, end: End? = nil) {
    self.item = item
    self.attribute = attribute
    self.end = end
  }

  func isSame(as other: AnchorSide) -> Bool {
    item === other.item && attribute == other.attribute && end?.item === other.end?.item
      && end?.attribute == other.end?.attribute
  }
}

/// The anchors that constraints return: one per side as long as it is retained. Tests of Tinder's Layout,
/// which pass on iPhones, compare them by identity.
@MainActor enum SideAnchors {
  private struct Key: Hashable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
  }
  private struct Kept { weak var anchor: NSLayoutAnchor<AnyObject>? }
  private static var kept: [Key: Kept] = [:]
  private static var limit = 256

  static func anchor(of side: AnchorSide) -> NSLayoutAnchor<AnyObject> {
    guard let item = side.item, side.end == nil else { return NSLayoutAnchor(side) }
    let key = Key(item: ObjectIdentifier(item), attribute: side.attribute)
    if let known = kept[key]?.anchor, known.side.isSame(as: side) { return known }
    if kept.count >= limit {
      kept = kept.filter { $0.value.anchor != nil }
      limit = max(256, 2 * kept.count)
    }
    let anchor = NSLayoutAnchor<AnyObject>(side)
    kept[key] = Kept(anchor: anchor)
    return anchor
  }
}

/// The sides of a constraint that compares distances: `first  relation  multiplier * second + constant`.
@MainActor final class OffsetSides {
  let first: AnchorSide
  let second: AnchorSide?

  init(first: AnchorSide, second: AnchorSide?) {
    self.first = first
    self.second = second
  }
}

/// Returns an anchor as one of another kind, as in Objective-C, where the generic types are one class; nil if
/// the object is not an anchor. Called by casts in translated packages.
@_spi(SelectorTable) public func anchorOfAnyKind<Kind>(
  _ object: Any?, as kind: NSLayoutAnchor<Kind>.Type
) -> NSLayoutAnchor<Kind>? {
  // All anchors have the same storage regardless of their generic argument, which only determines what may be
  // compared.
  (object as? any AnchorSideOwner).map { unsafeBitCast($0 as AnyObject, to: kind) }
}

/// An object with a side: an anchor of any kind.
@MainActor protocol AnchorSideOwner: AnyObject {
  var side: AnchorSide { get }
}
