internal import CoreGraphics
public import Foundation

/// A length of a compositional layout: absolute, a fraction of what is around, or estimated.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
  final let kind: Kind
  private let value: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  /// A part, 1 for all, of the width of what is around: the group, or the section's room.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// The same of the height, also as a width.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// In points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// In points, until the cell or view has said its size.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  /// An estimate for items that all become as long as the longest of those beside them in their group.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    make(.uniform, estimatedDimension)
  }

  private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
    // The initialiser is private, so there is no subclass to be asked.
    NSCollectionLayoutDimension(kind, value) as! Self
  }

  /// Whether it is a part of the width around.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the height around.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is in points and stays.
  open var isAbsolute: Bool { kind == .absolute }
  /// Whether the cell or view may say another; false for `uniformAcrossSiblings`, which it may too.
  open var isEstimated: Bool { kind == .estimated }
  /// Whether it becomes the longest of those beside it.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// The part, or the points.
  open var dimension: CGFloat { value }

  /// In points, in a container of a size.
  final func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: value * size.width
    case .fractionalHeight: value * size.height
    case .absolute, .estimated, .uniform: value
    }
  }
}

/// A width and a height.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  private let width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension

  /// Each of the two may be a part of either side of what is around.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// As it was given; of an estimate that, whatever the cell has said.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// As it was given; of an estimate that, whatever the cell has said.
  open var heightDimension: NSCollectionLayoutDimension { height }
  final func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }
}

/// A distance: exact, or at least that.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private let value: CGFloat, grows: Bool

  private init(_ value: CGFloat, grows: Bool) {
    self.value = value
    self.grows = grows
    super.init()
  }

  /// In points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    // The initialiser is private, so there is no subclass to be asked.
    NSCollectionLayoutSpacing(fixedSpacing, grows: false) as! Self
  }
  /// At least so many points; what room is left is shared among the flexible ones.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    // As in `fixed`.
    NSCollectionLayoutSpacing(flexibleSpacing, grows: true) as! Self
  }
  /// In points; of a flexible one the least.
  open var spacing: CGFloat { value }
  /// Whether it takes a part of the room that is left.
  open var isFlexible: Bool { grows }
  /// Whether it stays as it is.
  open var isFixed: Bool { !grows }
}

/// Distances around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Nil is none.
  public let leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?
  /// Nil is none.
  public let trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?

  /// Sides that are nil keep no room.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

extension NSCollectionLayoutSize {
  /// The lengths that are estimates.
  final var openSides: OpenSides {
    var sides: OpenSides = []
    if widthDimension.isEstimated || widthDimension.isUniformAcrossSiblings { sides.insert(.width) }
    if heightDimension.isEstimated || heightDimension.isUniformAcrossSiblings { sides.insert(.height) }
    return sides
  }
}
