internal import CoreGraphics
internal import RenderTree

/// What a layer remembers between passes. `needs…` speaks of the layer itself, `subtree…`
/// of it or any layer below.
@usableFromInline package struct LayerMarks: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt32
  @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

  @inlinable package static var needsLayout: LayerMarks { LayerMarks(rawValue: 1) }
  @inlinable package static var subtreeNeedsLayout: LayerMarks { LayerMarks(rawValue: 2) }
  @inlinable package static var needsDisplay: LayerMarks { LayerMarks(rawValue: 4) }
  @inlinable package static var subtreeNeedsDisplay: LayerMarks { LayerMarks(rawValue: 8) }
  /// Some sibling has a z position, so that painting order is not array order.
  @inlinable package static var ordersByZ: LayerMarks { LayerMarks(rawValue: 16) }
  @inlinable package static var displaysOnBoundsChange: LayerMarks { LayerMarks(rawValue: 32) }
  /// The delegate is the owner, so no second reference is kept.
  @inlinable package static var delegateIsOwner: LayerMarks { LayerMarks(rawValue: 64) }
  /// The layer is another layer's mask.
  @inlinable package static var isMask: LayerMarks { LayerMarks(rawValue: 128) }
  /// The layer shows a tree on a screen: it is a window's.
  @inlinable package static var isScreenRoot: LayerMarks { LayerMarks(rawValue: 256) }
  /// The owner has traits of its own.
  @inlinable package static var hasOwnTraits: LayerMarks { LayerMarks(rawValue: 512) }

  /// An index of the sublayers is kept.
  @inlinable package static var hasIndex: LayerMarks { LayerMarks(rawValue: 1024) }
  /// An index of a layer above may count on where this layer is.
  @inlinable package static var isIndexed: LayerMarks { LayerMarks(rawValue: 2048) }
  /// Whether the owner is hit by the bounds alone has been found out: it is, or it is not.
  @inlinable package static var ownerIsHitByBounds: LayerMarks { LayerMarks(rawValue: 4096) }
  @inlinable package static var ownerDecidesHits: LayerMarks { LayerMarks(rawValue: 8192) }
  /// `source` has been found out.
  @inlinable package static var knowsSource: LayerMarks { LayerMarks(rawValue: 16384) }
  /// A sublayer, or the mask, may know its source.
  static var sublayersKnowSource: LayerMarks { LayerMarks(rawValue: 16_777_216) }
  @inlinable package static var ofIndexes: LayerMarks { [.hasIndex, .isIndexed] }
  /// A view's new layer: the view is its delegate, and there is something to lay out and to draw.
  @inlinable package static var ofViews: LayerMarks {
    [.delegateIsOwner, .needsLayout, .subtreeNeedsLayout, .needsDisplay, .subtreeNeedsDisplay]
  }
  /// What makes a layer a source of traits.
  package static let sources: LayerMarks = [.isScreenRoot, .hasOwnTraits]
  /// The layer has been part of a frame on a screen.
  @inlinable package static var isShown: LayerMarks { LayerMarks(rawValue: 32768) }

  /// Whether the owner's class leaves resizing and layout as they are has been found out:
  /// it does, or it does not.
  @inlinable package static var ownerIsPlain: LayerMarks { LayerMarks(rawValue: 65536) }
  @inlinable package static var ownerIsCustom: LayerMarks { LayerMarks(rawValue: 131072) }
  /// The owner has work at each layout, whatever its class.
  @inlinable package static var ownerLaysOut: LayerMarks { LayerMarks(rawValue: 262144) }
  /// Somebody watches the layer's properties, or its view's.
  @inlinable package static var isObserved: LayerMarks { LayerMarks(rawValue: 524288) }
  /// The contents were set, not drawn.
  @inlinable package static var contentsAreGiven: LayerMarks { LayerMarks(rawValue: 1_048_576) }
  /// `committed` holds a node: nothing in or below the layer has changed since it was made. Asked at every
  /// change, and so not of the node, which is large.
  static var isCommitted: LayerMarks { LayerMarks(rawValue: 2_097_152) }
  /// The class of a view's layer, or the view's, overrides the method that says what changes do.
  @inlinable package static var choosesActions: LayerMarks { LayerMarks(rawValue: 4_194_304) }
  /// The layer is the presentation of another.
  static var isPresentation: LayerMarks { LayerMarks(rawValue: 8_388_608) }
  /// The layer is laying out its sublayers.
  @inlinable package static var layoutIsActive: LayerMarks { LayerMarks(rawValue: 33_554_432) }
  /// What makes a layer look for actions when it changes.
  @inlinable package static var ofChanges: LayerMarks { [.isShown, .isObserved] }

  /// The marks that are settings, not work to do.
  package static let settings: LayerMarks = [.displaysOnBoundsChange, .ordersByZ]
}

/// What few layers have.
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
  /// The layer's time at which an animation begins or ends next; it may be earlier than that.
  private(set) var nextEvent = Double.infinity
  /// Whether a property of a subclass moves.
  private(set) var movesCustomValues = false
  /// The layer that this one is the presentation of.
  weak var model: CALayer?
  /// The superlayer of a presentation, which nothing else keeps.
  var presentedSuperlayer: CALayer?
  var autoresizing: CAAutoresizingMask = []
  var layoutManager: (any CALayoutManager)?
  var constraints: [CAConstraint]?
  /// What is to be drawn again, from the top left corner of the bounds; nil where that is everything, or
  /// nothing.
  var partToDraw: CGRect?
  /// What a tiled layer has drawn, once it has been displayed.
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

/// A layer's part of the last committed frame, nil once something in or below it has changed. The object
/// stays and is filled again, so that a layer that changes in every frame asks for no memory.
final class CommittedNode {
  @exclusivity(unchecked) var node: RenderNode?
  init(_ node: RenderNode) { self.node = node }
}

/// The view behind a layer.
@usableFromInline package protocol LayerOwner: AnyObject, CALayerDelegate {
  /// The size of the layer's bounds has changed, by whatever way.
  func layer(_ layer: CALayer, didResizeFrom oldSize: CGSize)
  /// Whether a point outside the layer's bounds never hits the owner and asking it has no other effect: its
  /// class overrides none of the methods that decide.
  var isHitByBounds: Bool { get }
  /// Whether the owner's class overrides none of the methods that hear of a new frame and of layout.
  var isResizedPlainly: Bool { get }
  /// Whether the owner's class overrides `action(for:forKey:)`.
  var choosesActions: Bool { get }
}
