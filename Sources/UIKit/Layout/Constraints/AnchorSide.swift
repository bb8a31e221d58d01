internal import Foundation

/// One side of a constraint: an attribute of an item, or the distance from it to an attribute of another.
@MainActor struct AnchorSide {
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// Where the side is a distance, what it ends at; the side then is `end - item.attribute`.
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

/// The sides of a constraint that compares distances: `first  relation  multiplier * second + constant`.
@MainActor final class OffsetSides {
  let first: AnchorSide
  let second: AnchorSide?

  init(first: AnchorSide, second: AnchorSide?) {
    self.first = first
    self.second = second
  }
}

/// Anything with a side: anchors of every kind.
@MainActor protocol AnchorSideOwner: AnyObject {
  var side: AnchorSide { get }
}
