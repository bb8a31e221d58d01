internal import CoreGraphics
internal import RenderTree

/// Flags of a layer. `needs…` refers to the layer itself, `subtree…` to it or any layer below.
@usableFromInline package struct LayerMarks: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static var needsLayout: LayerMarks { LayerMarks(rawValue: 1) }
  @inlinable package static var subtreeNeedsLayout: LayerMarks { LayerMarks(rawValue: 2) }
  @inlinable package static var needsDisplay: LayerMarks { LayerMarks(rawValue: 4) }
  @inlinable package static var subtreeNeedsDisplay: LayerMarks { LayerMarks(rawValue: 8) }
  /// A sublayer has a z position, so painting order differs from array order.
  @inlinable package static var ordersByZ: LayerMarks { LayerMarks(rawValue: 16) }
  @inlinable package static var displaysOnBoundsChange: LayerMarks { LayerMarks(rawValue: 32) }
  /// The delegate is the owner, so no second reference is stored.
  @inlinable package static var delegateIsOwner: LayerMarks { LayerMarks(rawValue: 64) }
  /// The layer is another layer's mask.
  @inlinable package static var isMask: LayerMarks { LayerMarks(rawValue: 128) }
  /// The layer is a window's, the root of a tree on a screen.
  @inlinable package static var isScreenRoot: LayerMarks { LayerMarks(rawValue: 256) }
  /// The owner has traits of its own.
  @inlinable package static var hasOwnTraits: LayerMarks { LayerMarks(rawValue: 512) }

  /// An index of the sublayers is cached.
  @inlinable package static var hasIndex: LayerMarks { LayerMarks(rawValue: 1024) }
  /// An index of an ancestor may depend on this layer's position.
  @inlinable package static var isIndexed: LayerMarks { LayerMarks(rawValue: 2048) }
  /// The cached answer to whether the owner is hit by the bounds alone: it is, or it is not.
  @inlinable package static var ownerIsHitByBounds: LayerMarks { LayerMarks(rawValue: 4096) }
  @inlinable package static var ownerDecidesHits: LayerMarks { LayerMarks(rawValue: 8192) }
  /// `source` is cached.
  @inlinable package static var knowsSource: LayerMarks { LayerMarks(rawValue: 16384) }
  /// A sublayer, or the mask, may have cached its source.
  static var sublayersKnowSource: LayerMarks { LayerMarks(rawValue: 16_777_216) }
  @inlinable package static var ofIndexes: LayerMarks { [.hasIndex, .isIndexed] }
  /// The marks of a view's new layer: the view is its delegate, and it needs layout and display.
  @inlinable package static var ofViews: LayerMarks {
    [.delegateIsOwner, .needsLayout, .subtreeNeedsLayout, .needsDisplay, .subtreeNeedsDisplay]
  }
  /// The marks that make a layer a source of traits.
  package static let sources: LayerMarks = [.isScreenRoot, .hasOwnTraits]
  /// The layer has been part of a frame on a screen.
  @inlinable package static var isShown: LayerMarks { LayerMarks(rawValue: 32768) }

  /// The cached answer to whether the owner's class leaves resizing and layout unchanged: it does, or it does
  /// not.
  @inlinable package static var ownerIsPlain: LayerMarks { LayerMarks(rawValue: 65536) }
  @inlinable package static var ownerIsCustom: LayerMarks { LayerMarks(rawValue: 131072) }
  /// The owner has work to do at each layout, whatever its class.
  @inlinable package static var ownerLaysOut: LayerMarks { LayerMarks(rawValue: 262144) }
  /// The layer's properties, or its view's, are observed.
  @inlinable package static var isObserved: LayerMarks { LayerMarks(rawValue: 524288) }
  /// The contents were set, not drawn.
  @inlinable package static var contentsAreGiven: LayerMarks { LayerMarks(rawValue: 1_048_576) }
  /// `committed` holds a node: nothing in or below the layer has changed since it was made. A mark, because
  /// every change checks it and the node is large.
  static var isCommitted: LayerMarks { LayerMarks(rawValue: 2_097_152) }
  /// The class of a view's layer, or the view's class, overrides the method that chooses actions.
  @inlinable package static var choosesActions: LayerMarks { LayerMarks(rawValue: 4_194_304) }
  /// The layer is the presentation of another.
  static var isPresentation: LayerMarks { LayerMarks(rawValue: 8_388_608) }
  /// The layer is laying out its sublayers.
  @inlinable package static var layoutIsActive: LayerMarks { LayerMarks(rawValue: 33_554_432) }
  /// The marks that make a layer look for actions when it changes.
  @inlinable package static var ofChanges: LayerMarks { [.isShown, .isObserved] }

  /// The marks that are settings rather than pending work.
  package static let settings: LayerMarks = [.displaysOnBoundsChange, .ordersByZ]
}

/// The properties that few layers use.
package final class LayerExtras {
  package var mask: CALayer?
  package var name: String?
  package weak var delegate: (any CALayerDelegate)?
  var timing: MediaTiming?
  var animations: [RunningAnimation] = [] {
    didSet {
      nextEvent = animations.reduce(.infinity) { min($0, $1.nextEvent) }
      movesCustomValues = animations.contains { $0.custom != nil }
    }
  }
  /// The time, in the layer's time space, at which an animation begins or ends next, or an earlier time.
  private(set) var nextEvent = Double.infinity
  /// A Boolean value that indicates whether a subclass's property is animating.
  private(set) var movesCustomValues = false
  /// The layer that this one is a presentation of.
  weak var model: CALayer?
  /// The superlayer of a presentation, retained only here.
  var presentedSuperlayer: CALayer?
  var autoresizing: CAAutoresizingMask = []
  var layoutManager: (any CALayoutManager)?
  var constraints: [CAConstraint]?
  /// The part that needs display, relative to the top left corner of the bounds. Nil means everything, or
  /// nothing.
  var partToDraw: CGRect?
  /// The tiles of a tiled layer, once it has been displayed.
  var tiles: LayerTiles?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var search: SiblingSearch?
  var qualities: LayerQualities?
  /// The values of properties that subclasses and clients add.
  var values: [String: Any] = [:]
  package init() {}
  deinit { if !animations.isEmpty { AnimatedLayers.leave(animations) } }
}

/// A layer's node in the last committed frame, nil once something in or below the layer has changed. The
/// object is reused, so that a layer that changes in every frame does not allocate memory.
final class CommittedNode {
  @exclusivity(unchecked) var node: RenderNode?
  init(_ node: RenderNode) { self.node = node }
}

/// The view that owns a layer.
@usableFromInline package protocol LayerOwner: AnyObject, CALayerDelegate {
  /// Tells the owner that the size of the layer's bounds has changed.
  func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize)
  /// A Boolean value that indicates whether a point outside the layer's bounds never hits the owner and
  /// asking the owner has no other effect: its class overrides none of the methods for hit testing.
  var isHitByBounds: Bool { get }
  /// A Boolean value that indicates whether the owner's class overrides none of the methods that are called
  /// for a new frame and for layout.
  var isResizedPlainly: Bool { get }
  /// A Boolean value that indicates whether the owner's class overrides `action(for:forKey:)`.
  var choosesActions: Bool { get }
}
