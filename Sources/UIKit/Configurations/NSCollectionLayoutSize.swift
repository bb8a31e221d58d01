internal import CoreGraphics
public import Foundation

/// A length in a compositional layout: absolute, a fraction of the container, or estimated.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated, uniform }
  final let kind: Kind
  private let value: CGFloat

  private init(_ kind: Kind, _ value: CGFloat) {
    self.kind = kind
    self.value = value
    super.init()
  }

  /// Returns a fraction, 1 for all, of the width of the container: the group or the section.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction, 1 for all, of the height of the container, also usable as a width.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight, fractionalHeight)
  }
  /// Returns an absolute length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make(.absolute, absoluteDimension) }
  /// Returns an estimated length in points, used until the cell or view has reported its size.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make(.estimated, estimatedDimension) }
  /// Returns an estimated length for items that all become as long as the longest of their siblings in the
  /// group.
  open class func uniformAcrossSiblings(estimate estimatedDimension: CGFloat) -> Self {
    make(.uniform, estimatedDimension)
  }

  private class func make(_ kind: Kind, _ value: CGFloat) -> Self {
    // The initialiser is private, so there are no subclasses.
    NSCollectionLayoutDimension(kind, value) as! Self
  }

  /// A Boolean value that indicates whether the length is a fraction of the container's width.
  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the length is a fraction of the container's height.
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the length is absolute.
  open var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the length is an estimate; `false` for `uniformAcrossSiblings`,
  /// although the cell or view may change that too.
  open var isEstimated: Bool { kind == .estimated }
  /// A Boolean value that indicates whether the length becomes that of the longest sibling.
  open var isUniformAcrossSiblings: Bool { kind == .uniform }
  /// The fraction, or the length in points.
  open var dimension: CGFloat { value }

  /// Returns the length in a container of a size, in points.
  final func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: value * size.width
    case .fractionalHeight: value * size.height
    case .absolute, .estimated, .uniform: value
    }
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  private let width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension

  /// Creates a size. Each dimension may be a fraction of either side of the container.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
    super.init()
  }

  /// The width as it was given; an estimate does not change when the cell has reported its size.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height as it was given; an estimate does not change when the cell has reported its size.
  open var heightDimension: NSCollectionLayoutDimension { height }
  final func size(in container: CGSize) -> CGSize {
    CGSize(width: width.length(in: container), height: height.length(in: container))
  }
}

/// A spacing in a compositional layout: fixed or flexible.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  private let value: CGFloat, grows: Bool

  private init(_ value: CGFloat, grows: Bool) {
    self.value = value
    self.grows = grows
    super.init()
  }

  /// Returns a fixed spacing in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    // The initialiser is private, so there are no subclasses.
    NSCollectionLayoutSpacing(fixedSpacing, grows: false) as! Self
  }
  /// Returns a flexible spacing of at least the given points; flexible spacings share the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    // As in `fixed`.
    NSCollectionLayoutSpacing(flexibleSpacing, grows: true) as! Self
  }
  /// The spacing in points; the minimum of a flexible one.
  open var spacing: CGFloat { value }
  /// A Boolean value that indicates whether the spacing uses a part of the remaining space.
  open var isFlexible: Bool { grows }
  /// A Boolean value that indicates whether the spacing is fixed.
  open var isFixed: Bool { !grows }
}

/// The spacings around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The spacing before and above the item; `nil` for none.
  public let leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?
  /// The spacing after and below the item; `nil` for none.
  public let trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?

  /// Creates the spacings around an item; `nil` means none at that side.
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
  /// The sides whose lengths are estimated.
  final var openSides: OpenSides {
    var sides: OpenSides = []
    if widthDimension.isEstimated || widthDimension.isUniformAcrossSiblings { sides.insert(.width) }
    if heightDimension.isEstimated || heightDimension.isUniformAcrossSiblings { sides.insert(.height) }
    return sides
  }
}
