public import CoreGraphics

/// Everything about how one layer lies and looks, as a value.
///
/// `CALayer` stores one and exposes its fields under Apple's names. Committing copies it, sampling an
/// animation changes a copy, diffing compares two, inspecting encodes one. What few layers use lives in
/// `detail`, which costs nothing until it is set.
@usableFromInline package struct LayerState: Sendable, Equatable {
  // What a frame is derived from comes first and together: reading the frames of many
  // layers is bound by memory.

  @usableFromInline private(set) var rare: Rare?
  /// The layer's own coordinate system: the size, and the coordinates of its top left corner. In points.
  @usableFromInline package var bounds = CGRect.zero
  /// Where the anchor point lies, in the superlayer's points.
  @usableFromInline package var position = CGPoint.zero
  /// The point of the layer that `position` places and transforms turn about: (0, 0) is the top left corner
  /// of the bounds, (1, 1) the bottom right one; any other number is allowed.
  @usableFromInline package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What fills the bounds below the contents.
  package var backgroundColor: CGColor?
  /// What is painted above the background and below the sublayers.
  package var contents: RenderContents?
  /// The radius of the corners, in points; rounds the background, the border and, with
  /// `masksToBounds`, the rest.
  package var cornerRadius: CGFloat = 0
  /// `0...1`; fades the layer and its sublayers as one picture.
  @usableFromInline package var opacity: Float = 1
  @usableFromInline package var flags: Flags = []

  package init() {}

  /// Yes-and-no properties; each is off by default.
  @usableFromInline package struct Flags: OptionSet, Sendable, Hashable, Codable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable package static var hidden: Flags { Flags(rawValue: 1) }
    @inlinable package static var masksToBounds: Flags { Flags(rawValue: 2) }
    @inlinable package static var geometryFlipped: Flags { Flags(rawValue: 4) }
    /// Not painted where its back faces the viewer.
    @inlinable package static var singleSided: Flags { Flags(rawValue: 8) }
    /// Its sublayers keep their depth, and it has no look of its own.
    @inlinable package static var transformLayer: Flags { Flags(rawValue: 16) }
    @inlinable package static var opaque: Flags { Flags(rawValue: 32) }
    @inlinable package static var rasterized: Flags { Flags(rawValue: 64) }
    /// Fades each sublayer by itself instead of the whole group.
    @inlinable package static var ungroupedOpacity: Flags { Flags(rawValue: 128) }
    /// Edges between pixels are not smoothed, where the layer is turned.
    @inlinable package static var hardEdges: Flags { Flags(rawValue: 256) }
    /// A part of a picture: each pixel shows one of two parts that meet there, however they lie.
    @inlinable package static var part: Flags { Flags(rawValue: 512) }
  }

  /// The properties that few layers set.
  @usableFromInline package struct Detail: Sendable, Equatable, Codable {
    @usableFromInline package var transform = Transform3D.identity
    /// Applied to the sublayers about this layer's anchor point.
    @usableFromInline package var sublayerTransform = Transform3D.identity
    /// The anchor point's height above the superlayer's plane, in points; orders siblings.
    @usableFromInline package var zPosition: CGFloat = 0
    @usableFromInline package var anchorPointZ: CGFloat = 0
    /// In points, inside the bounds, above the sublayers.
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    /// What casts the shadow in place of the layer's own picture, in the layer's coordinates;
    /// filled by the winding rule.
    package var shadowPath: CGPath?
    package var contentsGravity = ContentsGravity.resize
    /// Pixels of the contents a point.
    package var contentsScale: CGFloat = 1
    /// The part of the contents to show, in unit coordinates.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, in unit coordinates.
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var magnifiesNearest = false
    package var minifiesNearest = false
    package var roundedCorners = RoundedCorners.all
    package var continuousCorners = false
    /// The parts of the radius that the corners have; nil where all have the whole.
    package var cornerShares: CornerShares?
    /// Pixels a point of a rasterized layer's kept picture.
    package var rasterizationScale: CGFloat = 1
    /// What the layer shows by its class.
    package var drawing: LayerDrawing?
    /// Changes of the layer's picture, before its shadow is cast and it is faded; nil where there are none.
    package var filters: [LayerFilter]?
    /// Changes of what lies below the layer's bounds.
    package var backgroundFilters: [LayerFilter]?
    /// How the finished picture meets what lies below; nil lays it over.
    package var blending: LayerBlending?

    package init() {}
  }

  // Unchecked: it is changed only by `detail`, and only while a single state has it.
  @usableFromInline final class Rare: @unchecked Sendable {
    /// The part of the transform that `frame` sees; see `frameTransform(of:)`.
    @usableFromInline @exclusivity(unchecked) private(set) var frameTransform = CGAffineTransform.identity
    /// Whether the detail leaves the layer where its position puts it.
    @usableFromInline private(set) var keepsPlace = true
    /// Whether the detail leaves the sublayers where they are.
    @usableFromInline private(set) var keepsSublayers = true
    // Checked by the state that has the block alone. A check of its own would make the accessor that
    // yields it ask for memory.
    @usableFromInline @exclusivity(unchecked) fileprivate(set) var detail: Detail

    fileprivate init(_ detail: Detail) {
      self.detail = detail
      update()
    }

    /// Finds out again what follows from the detail.
    @inline(never) fileprivate func update() {
      frameTransform = LayerState.frameTransform(of: detail)
      keepsPlace = detail.transform.isIdentity && detail.zPosition == 0 && detail.anchorPointZ == 0
      keepsSublayers = detail.sublayerTransform.isIdentity
    }
  }

  @usableFromInline static let plain = Rare(Detail())

  /// The properties that few layers set. A change copies the block where another state has it too. Optimised
  /// code reads from the block what it needs of it; a reader that yields would do no better, and without
  /// optimisation it yields a copy that is gone before it is read.
  @usableFromInline package var detail: Detail {
    @inlinable get { (rare ?? Self.plain).detail }
    _modify {
      let block = ownRare()
      yield &block.detail
      block.update()
    }
  }

  /// The block that no other state has. A function of its own: an accessor that yields keeps what it holds
  /// meanwhile in memory that it asks for, and here whole details are copied.
  @inline(never) private mutating func ownRare() -> Rare {
    if isKnownUniquelyReferenced(&rare) { return rare! }
    let block = Rare((rare ?? Self.plain).detail)
    rare = block
    return block
  }

  /// Makes the state another, in the memory that it has for what few layers set.
  mutating func become(_ other: LayerState) {
    var block = rare
    rare = nil
    self = other
    guard let others = other.rare, isKnownUniquelyReferenced(&block), let block else { return }
    block.detail = others.detail
    block.update()
    rare = block
  }

  /// Whether `detail` has ever been set; false promises that it holds the defaults.
  @inlinable package var hasDetail: Bool { rare != nil }

  @usableFromInline package static func == (a: LayerState, b: LayerState) -> Bool {
    a.bounds == b.bounds && a.position == b.position && a.anchorPoint == b.anchorPoint
      && a.opacity == b.opacity && a.flags == b.flags && a.cornerRadius == b.cornerRadius
      && a.backgroundColor == b.backgroundColor && a.contents == b.contents
      && (a.rare === b.rare || a.detail == b.detail)
  }
}

/// How contents of another size than the bounds are placed in them.
///
/// The edges are named as Core Animation names them, whose y points up: `top` is the edge of maximum y, which
/// is seen at the bottom of a layer with y down (Apple's page on `contentsGravity`).
package enum ContentsGravity: String, Sendable, Codable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}
