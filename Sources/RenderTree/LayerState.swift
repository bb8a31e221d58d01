public import CoreGraphics

/// The geometry and appearance of a layer as a value.
///
/// `CALayer` stores one and exposes its fields under Apple's names. Committing copies it, sampling an
/// animation changes a copy, diffing compares two, inspecting encodes one. Properties that few layers use are
/// in `detail`, which costs nothing until it is set.
@usableFromInline package struct LayerState: Sendable, Equatable {
  // The properties that determine the frame come first and together: reading the frames of many layers is
  // limited by memory bandwidth.

  @usableFromInline private(set) var rare: Rare?
  /// The bounds in the layer's own coordinate space, in points.
  @usableFromInline package var bounds = CGRect.zero
  /// The position of the anchor point in the superlayer's coordinate space.
  @usableFromInline package var position = CGPoint.zero
  /// The point of the layer that `position` refers to and about which transforms are applied. (0, 0) is the
  /// top left corner of the bounds, (1, 1) the bottom right one; any other number is allowed.
  @usableFromInline package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The colour that fills the bounds below the contents.
  package var backgroundColor: CGColor?
  /// The content painted above the background and below the sublayers.
  package var contents: RenderContents?
  /// The corner radius in points, which rounds the background, the border and, with `masksToBounds`, the
  /// rest.
  package var cornerRadius: CGFloat = 0
  /// The opacity of the layer and its sublayers as a group, `0...1`.
  @usableFromInline package var opacity: Float = 1
  @usableFromInline package var flags: Flags = []

  package init() {}

  /// The Boolean properties. Each is off by default.
  @usableFromInline package struct Flags: OptionSet, Sendable, Hashable, Codable {
    @usableFromInline package let rawValue: UInt16
    @inlinable package init(rawValue: UInt16) { self.rawValue = rawValue }

    @inlinable package static var hidden: Flags { Flags(rawValue: 1) }
    @inlinable package static var masksToBounds: Flags { Flags(rawValue: 2) }
    @inlinable package static var geometryFlipped: Flags { Flags(rawValue: 4) }
    /// The layer is not painted when its back faces the viewer.
    @inlinable package static var singleSided: Flags { Flags(rawValue: 8) }
    /// The layer preserves the depth of its sublayers and has no appearance of its own.
    @inlinable package static var transformLayer: Flags { Flags(rawValue: 16) }
    @inlinable package static var opaque: Flags { Flags(rawValue: 32) }
    @inlinable package static var rasterized: Flags { Flags(rawValue: 64) }
    /// The opacity applies to each sublayer separately instead of the whole group.
    @inlinable package static var ungroupedOpacity: Flags { Flags(rawValue: 128) }
    /// Edges of a rotated layer are not antialiased.
    @inlinable package static var hardEdges: Flags { Flags(rawValue: 256) }
    /// The layer is a part of an image: each pixel shows one of two parts that meet there, whatever their
    /// positions.
    @inlinable package static var part: Flags { Flags(rawValue: 512) }
  }

  /// The properties that few layers set.
  @usableFromInline package struct Detail: Sendable, Equatable, Codable {
    @usableFromInline package var transform = Transform3D.identity
    /// The transform of the sublayers about this layer's anchor point.
    @usableFromInline package var sublayerTransform = Transform3D.identity
    /// The height of the anchor point above the superlayer's plane in points, which orders siblings.
    @usableFromInline package var zPosition: CGFloat = 0
    @usableFromInline package var anchorPointZ: CGFloat = 0
    /// The width of the border in points, inside the bounds and above the sublayers.
    package var borderWidth: CGFloat = 0
    package var borderColor: CGColor? = .black
    package var shadowColor: CGColor? = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    /// The path that casts the shadow instead of the layer's own image, in the layer's coordinate space. It
    /// is filled with the winding rule.
    package var shadowPath: CGPath?
    package var contentsGravity = ContentsGravity.resize
    /// The number of pixels of the contents per point.
    package var contentsScale: CGFloat = 1
    /// The part of the contents to show, in unit coordinates.
    package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The part of the contents that stretches, in unit coordinates.
    package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var magnifiesNearest = false
    package var minifiesNearest = false
    package var roundedCorners = RoundedCorners.all
    package var continuousCorners = false
    /// The fractions of the radius that the corners have, or nil if all have the full radius.
    package var cornerShares: CornerShares?
    /// The number of pixels per point of a rasterized layer's bitmap.
    package var rasterizationScale: CGFloat = 1
    /// The drawing of a layer of a special class.
    package var drawing: LayerDrawing?
    /// The filters applied to the layer's image before its shadow and its opacity, or nil if there are none.
    package var filters: [LayerFilter]?
    /// The filters applied to what is below the layer's bounds.
    package var backgroundFilters: [LayerFilter]?
    /// The compositing of the layer with what is below it. Nil means source-over.
    package var blending: LayerBlending?

    package init() {}
  }

  // Unchecked: it is changed only through `detail`, and only while a single state refers to it.
  @usableFromInline final class Rare: @unchecked Sendable {
    /// The part of the transform that determines `frame`; see `frameTransform(of:)`.
    @usableFromInline @exclusivity(unchecked) private(set) var frameTransform = CGAffineTransform.identity
    /// A Boolean value that indicates whether the detail leaves the layer at its position.
    @usableFromInline private(set) var keepsPlace = true
    /// A Boolean value that indicates whether the detail does not transform the sublayers.
    @usableFromInline private(set) var keepsSublayers = true
    // Checked by the state that owns the block. A check of its own would make the accessor that yields it
    // allocate memory.
    @usableFromInline @exclusivity(unchecked) fileprivate(set) var detail: Detail

    fileprivate init(_ detail: Detail) {
      self.detail = detail
      update()
    }

    /// Updates the values derived from the detail.
    @inline(never) fileprivate func update() {
      frameTransform = LayerState.frameTransform(of: detail)
      keepsPlace = detail.transform.isIdentity && detail.zPosition == 0 && detail.anchorPointZ == 0
      keepsSublayers = detail.sublayerTransform.isIdentity
    }
  }

  @usableFromInline static let plain = Rare(Detail())

  /// The properties that few layers set.
  ///
  /// A change copies the block if another state shares it. Optimised code reads from the block only what it
  /// needs; a yielding getter would be no faster, and without optimisation it yields a copy that is gone
  /// before it is read.
  @usableFromInline package var detail: Detail {
    @inlinable get { (rare ?? Self.plain).detail }
    _modify {
      let block = ownRare()
      yield &block.detail
      block.update()
    }
  }

  /// Returns the block after making it unique to this state. A separate function: a yielding accessor
  /// allocates memory for what it holds meanwhile, and here whole details are copied.
  @inline(never) private mutating func ownRare() -> Rare {
    if isKnownUniquelyReferenced(&rare) { return rare! }
    let block = Rare((rare ?? Self.plain).detail)
    rare = block
    return block
  }

  /// Assigns another state, reusing the memory of the detail.
  mutating func become(_ other: LayerState) {
    var block = rare
    rare = nil
    self = other
    guard let others = other.rare, isKnownUniquelyReferenced(&block), let block else { return }
    block.detail = others.detail
    block.update()
    rare = block
  }

  /// A Boolean value that indicates whether `detail` has ever been set. `false` guarantees that it has the
  /// default values.
  @inlinable package var hasDetail: Bool { rare != nil }

  @usableFromInline package static func == (a: LayerState, b: LayerState) -> Bool {
    a.bounds == b.bounds && a.position == b.position && a.anchorPoint == b.anchorPoint
      && a.opacity == b.opacity && a.flags == b.flags && a.cornerRadius == b.cornerRadius
      && a.backgroundColor == b.backgroundColor && a.contents == b.contents
      && (a.rare === b.rare || a.detail == b.detail)
  }
}

/// The placement of contents whose size differs from the bounds.
///
/// The edges are named as Core Animation names them, with y up: `top` is the edge of maximum y, the bottom of
/// a layer with y down (Apple's page on `contentsGravity`).
package enum ContentsGravity: String, Sendable, Codable, CaseIterable {
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
  case resize, resizeAspect, resizeAspectFill
}
