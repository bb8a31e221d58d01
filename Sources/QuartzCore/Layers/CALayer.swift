// long file: the open members must stand in the class body
public import CoreGraphics
public import Foundation
package import RenderTree

/// A rectangle of visual content in a tree of layers: an identity around a `LayerState`.
///
/// Geometry is in points with y down. `frame` is derived from `bounds`, `anchorPoint`, `transform` and
/// `position`.
open class CALayer: NSObject, CAMediaTiming {
  // Storage. Everything overridable stays in this body; the work is in CALayer+….swift, one file per concern.

  @exclusivity(unchecked) package final var state = LayerState()
  @usableFromInline @exclusivity(unchecked) package final var marks: LayerMarks = []
  /// The superlayer. The superlayer clears the reference before it is deallocated.
  package final var parent: CALayer? { parentReference?.takeUnretainedValue() }
  /// The superlayer without a retain, which would cost more than most accesses.
  @usableFromInline @exclusivity(unchecked) final var parentReference: Unmanaged<CALayer>?
  /// The sublayers in array order, not in painting order.
  @usableFromInline @exclusivity(unchecked) package final var children: [CALayer] = []
  /// The view that owns this layer. The view clears the reference before it is deallocated.
  @usableFromInline @exclusivity(unchecked) package final unowned(unsafe) var owner: (any LayerOwner)?
  /// The owner without a retain, which would cost more than most accesses.
  @usableFromInline @exclusivity(unchecked) final var ownerReference: Unmanaged<AnyObject>?
  /// A reference that retains the view while its layer is in another layer.
  @exclusivity(unchecked) package final var retainedOwner: AnyObject?
  /// Properties that few layers use.
  @exclusivity(unchecked) package final var extras: LayerExtras?
  @exclusivity(unchecked) final var committed: CommittedNode?
  /// The cached transform from the layer to the root's space; see `KnownWay`.
  @exclusivity(unchecked) final var knownWay: KnownWay?
  /// The nearest layer, beginning with this one, that is a source of traits. Valid while `marks` say so.
  @exclusivity(unchecked) final var source: Unmanaged<CALayer>?

  public override init() { super.init() }

  /// Creates a copy of a layer for presentation, with the same properties, outside the tree.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    state = other.state
    marks.formUnion(other.marks.intersection(.settings))
    (drawsAsynchronously, minificationFilterBias) = (other.drawsAsynchronously, other.minificationFilterBias)
    if let kept = other.extras?.qualities { qualities = kept }
    copyCustomValues(of: other)
  }

  /// Creates a new layer. Nothing is decoded from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Calls the `init()` of the class that the metatype represents; see `CALayer.make()`.
  public convenience init(dynamicClass: Void) { self.init() }
  /// Calls the `init(layer:)` of the class that the metatype represents; see `CALayer.makeShadow()`.
  public convenience init(shadowOf layer: Any) { self.init(layer: layer) }

  deinit {
    if holdsLayers { releaseTree() }
    if marks.contains(.isPresentation) { releaseAbove() }
  }

  // MARK: - Geometry

  /// The layer's bounds in its own coordinate space. Negative sizes are standardised.
  open var bounds: CGRect {
    get { state.bounds }
    set { change("bounds") { setBounds(newValue) } }
  }
  /// The position of the anchor point in the superlayer's coordinate space.
  open var position: CGPoint {
    get { state.position }
    set {
      checkPosition(newValue)
      let action = willChange("position")
      state.position = newValue
      moved()
      action?.run()
    }
  }
  /// The fixed point of transforms, as a fraction of the bounds. Changing it moves the frame and leaves
  /// `position` unchanged.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      let action = willChange("anchorPoint"), old = state.anchorPoint
      state.anchorPoint = newValue
      moved()
      action?.run()
      Self.anchorPointDidChange?(self, old)
    }
  }
  /// A closure that is called with a layer and its previous anchor point after a change, or `nil`.
  package nonisolated(unsafe) static var anchorPointDidChange: ((CALayer, CGPoint) -> Void)?
  /// A closure that is called with a layer one of whose coordinates is set to NaN, or `nil`.
  package nonisolated(unsafe) static var coordinateWillBeRefused: ((CALayer) -> Void)?
  /// A closure that is called with a layer whose frame was set, or `nil`.
  package nonisolated(unsafe) static var frameWasSet: ((CALayer) -> Void)?
  /// A closure that is called with a layer that has laid out its sublayers, or `nil`.
  package nonisolated(unsafe) static var wasLaidOut: ((CALayer) -> Void)?
  /// A closure that is called with a layer that has been displayed, or `nil`.
  package nonisolated(unsafe) static var wasDisplayed: ((CALayer) -> Void)?
  /// The smallest upright rectangle that contains the layer, in the superlayer's coordinate space. Meaningful
  /// only if no transform is set.
  open var frame: CGRect {
    get { state.frame }
    set {
      let moving = willChange("position"),
        sizing = newValue.size == state.bounds.size ? nil : willChange("bounds")
      setFrame(newValue)
      moving?.run()
      sizing?.run()
    }
  }
  /// The transform about the anchor point, to the superlayer's coordinate space. Animatable.
  open var transform: CATransform3D {
    get { CATransform3D(state.detail.transform) }
    set { change("transform") { setTransform(newValue.matrix) } }
  }
  /// The transform applied to all sublayers about this layer's anchor point, such as a perspective.
  open var sublayerTransform: CATransform3D {
    get { CATransform3D(state.detail.sublayerTransform) }
    set { change("sublayerTransform", \.sublayerTransform, newValue.matrix) }
  }
  /// The position on the z axis in points, towards the viewer. Siblings are ordered by it before their index.
  open var zPosition: CGFloat {
    get { state.detail.zPosition }
    set { change("zPosition") { setZPosition(newValue) } }
  }
  /// The position of the anchor point above the layer's plane, in points.
  open var anchorPointZ: CGFloat {
    get { state.detail.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, newValue) }
  }
  /// A Boolean value that determines whether the layer's own coordinate space has y up.
  open var isGeometryFlipped: Bool {
    get { state.flags.contains(.geometryFlipped) }
    set { setFlag(.geometryFlipped, newValue) }
  }
  /// Returns a Boolean value that indicates whether the layer's contents are drawn with y up relative to the
  /// root: whether an odd number of layers from here to the root is flipped. Complexity: O(depth).
  open func contentsAreFlipped() -> Bool { isFlippedFromRoot }
  /// A Boolean value that determines whether the layer is painted when its back faces the viewer. `true` by
  /// default.
  open var isDoubleSided: Bool {
    get { !state.flags.contains(.singleSided) }
    set { setFlag("doubleSided", .singleSided, !newValue) }
  }

  // MARK: - Layer tree

  /// The superlayer, or nil for the root of a tree. A mask's superlayer is the layer that it masks; a
  /// presentation's is the superlayer's presentation.
  open var superlayer: CALayer? { parent ?? presentedSuperlayer }
  /// The sublayers, from back to front if their z positions are equal, or nil if there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? presentedSublayers : children }
    set { setSublayers(newValue ?? []) }
  }
  /// Adds a layer in front of the sublayers, removing it from its superlayer first. Stops the program if
  /// `layer` is this layer or one of its ancestors.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Inserts a layer at an index, counted without the layer itself. An index beyond the end means the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a layer below a sibling, or at the front if `sibling` is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  /// Inserts a layer above a sibling, or at the front if `sibling` is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  /// Replaces a sublayer with another layer. Does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  /// Removes the layer from its superlayer, or a mask from the layer that it masks. Does nothing without a
  /// superlayer.
  open func removeFromSuperlayer() { leave() }
  /// A layer whose opacity masks this layer's content, in this layer's coordinate space.
  open var mask: CALayer? {
    get { extras?.mask ?? presentedMask }
    set { change("mask") { setMask(newValue) } }
  }

  // MARK: - Appearance

  /// The colour that fills the bounds and their corners below the contents. Nil, the default, fills nothing.
  /// Animatable.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set {
      let action = willChange("backgroundColor")
      state.backgroundColor = newValue
      changed()
      action?.run()
    }
  }
  /// The radius of rounded corners in points. Values below 0 act as 0. It does not clip contents and
  /// sublayers without `masksToBounds`.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set {
      let action = willChange("cornerRadius")
      state.cornerRadius = newValue
      if state.hasDetail { cornerShares = nil }
      changed()
      action?.run()
    }
  }
  /// The corners that are rounded. All by default.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(state.detail.roundedCorners.rawValue)) }
    set { change(\.roundedCorners, RoundedCorners(rawValue: UInt8(newValue.rawValue & 15))) }
  }
  /// The curve of rounded corners, `circular` by default. Unknown curves are treated as `circular`.
  open var cornerCurve: CALayerCornerCurve {
    get { state.detail.continuousCorners ? .continuous : .circular }
    set { change(\.continuousCorners, newValue == .continuous) }
  }
  /// The width of the border in points, drawn inside the bounds above the sublayers. 0 by default.
  open var borderWidth: CGFloat {
    get { state.detail.borderWidth }
    set { change("borderWidth", \.borderWidth, newValue) }
  }
  /// The colour of the border, black by default.
  open var borderColor: CGColor? {
    get { state.detail.borderColor }
    set { change("borderColor", \.borderColor, newValue) }
  }
  /// The opacity of the layer and its sublayers, 0…1. Larger values are stored and painted as 1.
  open var opacity: Float {
    get { state.opacity }
    set {
      let action = willChange("opacity")
      state.opacity = newValue
      changed()
      action?.run()
    }
  }
  /// A Boolean value that determines whether the layer and its sublayers are neither painted nor hit. `false`
  /// by default.
  open var isHidden: Bool {
    get { state.flags.contains(.hidden) }
    set {
      let action = willChange("hidden"), ordering = newValue == isHidden ? nil : willOrder(out: newValue)
      setFlag(.hidden, newValue)
      if !newValue, marks.contains(.subtreeNeedsDisplay) { parent?.propagate(.subtreeNeedsDisplay) }
      action?.run()
      ordering?.run()
    }
  }
  /// A Boolean value that determines whether contents and sublayers are clipped to the bounds and their
  /// corners.
  open var masksToBounds: Bool {
    get { state.flags.contains(.masksToBounds) }
    set { setFlag("masksToBounds", .masksToBounds, newValue) }
  }
  /// A Boolean value that promises that the contents have no transparent pixels.
  open var isOpaque: Bool {
    get { state.flags.contains(.opaque) }
    set { setFlag(.opaque, newValue) }
  }
  /// A Boolean value that determines whether `opacity` applies to the layer and its sublayers as a group
  /// instead of to each separately. `true` by default.
  open var allowsGroupOpacity: Bool {
    get { !state.flags.contains(.ungroupedOpacity) }
    set { setFlag(.ungroupedOpacity, !newValue) }
  }
  /// Returns the length of a corner along an edge as a multiple of the radius: 1.528665 for continuous
  /// corners, as in Apple's headers.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// Stored only. The format of the layer's drawn contents. Pixels always have 8 bits per component.
  open var contentsFormat: CALayerContentsFormat {
    get { qualities.contentsFormat }
    set { qualities.contentsFormat = newValue }
  }
  /// Stored only. A Boolean value that requests contents brighter than white. Unavailable on Linux: windows
  /// of the desktop show 8 bits per component.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { qualities.wantsExtendedDynamicRange }
    set { qualities.wantsExtendedDynamicRange = newValue }
  }
  /// Stored only. The tone mapping of contents brighter than white. Unavailable on Linux: windows of the
  /// desktop show 8 bits per component.
  open var toneMapMode: ToneMapMode {
    get { qualities.toneMapMode }
    set { qualities.toneMapMode = newValue }
  }
  /// Stored only. The edges that are antialiased. `allowsEdgeAntialiasing` controls all edges at once.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { qualities.smoothedEdges }
    set { qualities.smoothedEdges = newValue }
  }
  /// Returns a Boolean value that indicates whether the value of a property is archived. Always `true`.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// Stored only. A Boolean value that requests asynchronous drawing. Layers draw when they are displayed.
  open var drawsAsynchronously = false
  /// A Boolean value that determines whether the layer is rendered as a bitmap at `rasterizationScale` and
  /// scaled from that.
  open var shouldRasterize: Bool {
    get { state.flags.contains(.rasterized) }
    set { setFlag(.rasterized, newValue) }
  }
  /// A Boolean value that determines whether straight edges of the layer's box are antialiased when it is
  /// rotated. Rounded corners and borders always are.
  open var allowsEdgeAntialiasing: Bool {
    get { !state.flags.contains(.hardEdges) }
    set { setFlag(.hardEdges, !newValue) }
  }
  /// The number of pixels per point of the bitmap that `shouldRasterize` uses.
  open var rasterizationScale: CGFloat {
    get { state.detail.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, newValue) }
  }
  /// The colour of the shadow, opaque black by default.
  open var shadowColor: CGColor? {
    get { state.detail.shadowColor }
    set { change("shadowColor", \.shadowColor, newValue) }
  }
  /// The opacity of the shadow, 0…1. 0, the default, means no shadow.
  open var shadowOpacity: Float {
    get { state.detail.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, newValue) }
  }
  /// The offset of the shadow in the layer's coordinate space. (0, -3), upwards, by default.
  open var shadowOffset: CGSize {
    get { state.detail.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, newValue) }
  }
  /// The standard deviation of the shadow's blur in points, 3 by default.
  open var shadowRadius: CGFloat {
    get { state.detail.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, newValue) }
  }
  /// The shape that casts the shadow instead of the layer's content, in this layer's coordinate space.
  open var shadowPath: CGPath? {
    get { state.detail.shadowPath }
    set { change("shadowPath", \.shadowPath, newValue?.copy()) }
  }
  /// The filters applied in order to what the layer and its sublayers show.
  ///
  /// - Note: Only filters that Mica itself creates have an effect; those of Core Image do not.
  open var filters: [Any]? {
    get { state.detail.filters }
    set {
      change(
        "filters", \.filters,
        LayerFilter.list(newValue, of: "CALayer.filters with objects of other libraries"))
    }
  }
  /// The filters applied in order to what is below this layer's bounds.
  ///
  /// - Note: Only filters that Mica itself creates have an effect, as for `filters`.
  open var backgroundFilters: [Any]? {
    get { state.detail.backgroundFilters }
    set {
      change(
        "backgroundFilters", \.backgroundFilters,
        LayerFilter.list(newValue, of: "CALayer.backgroundFilters with objects of other libraries"))
    }
  }
  /// The name of a blend mode, such as "multiplyBlendMode", for compositing the layer with what is below it.
  /// Nil means source-over.
  open var compositingFilter: Any? {
    get { state.detail.blending?.filterName }
    set { change("compositingFilter", \.blending, LayerBlending(filter: newValue)) }
  }

  // MARK: - Contents

  /// The image shown in the layer: a `CGImage` or nil. Other objects show nothing.
  open var contents: Any? {
    get { contentsObject }
    set { change("contents") { setContents(newValue) } }
  }
  /// The placement of the contents in the bounds, `resize` by default. Unknown modes are treated as `resize`.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(state.detail.contentsGravity) }
    set { change(\.contentsGravity, newValue.gravity) }
  }
  /// The number of pixels of the contents per point. 1 by default, and for values of 0 and below.
  open var contentsScale: CGFloat {
    get { state.detail.contentsScale }
    set { change("contentsScale", \.contentsScale, newValue) }
  }
  /// The part of the contents that is shown, in unit coordinates from the top left. An empty part shows
  /// nothing.
  open var contentsRect: CGRect {
    get { state.detail.contentsRect }
    set { change("contentsRect", \.contentsRect, newValue) }
  }
  /// The part of the shown contents that stretches, in unit coordinates, clipped to 0…1 and at least a pixel.
  open var contentsCenter: CGRect {
    get { state.detail.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, newValue) }
  }
  /// The filter for enlarged contents. All filters but `nearest` interpolate between pixels.
  open var magnificationFilter: CALayerContentsFilter {
    get { state.detail.magnifiesNearest ? .nearest : qualities.magnifying }
    set {
      if newValue != magnificationFilter { qualities.magnifying = newValue.blending }
      change(\.magnifiesNearest, newValue == .nearest)
    }
  }
  /// The filter for shrunk contents. All filters but `nearest` average pixels.
  open var minificationFilter: CALayerContentsFilter {
    get { state.detail.minifiesNearest ? .nearest : qualities.minifying }
    set {
      if newValue != minificationFilter { qualities.minifying = newValue.blending }
      change(\.minifiesNearest, newValue == .nearest)
    }
  }
  /// Stored only. The bias for choosing the level of detail of shrunk contents. They are averaged instead.
  open var minificationFilterBias: Float = 0

  // MARK: - Layout

  /// Schedules `layoutSublayers()` before the next frame, and notifies the layout manager.
  open func setNeedsLayout() {
    markNeedsLayout()
    extras?.layoutManager?.invalidateLayout(of: self)
  }
  /// Returns a Boolean value that indicates whether the layer is marked as needing layout.
  open func needsLayout() -> Bool { marks.contains(.needsLayout) }
  /// Performs pending layout of the whole tree below the topmost ancestor that needs it without a gap.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Tells the delegate, or else the layout manager, to lay out the sublayers.
  open func layoutSublayers() {
    if let delegate {
      delegate.layoutSublayers(of: self)
    } else {
      extras?.layoutManager?.layoutSublayers(of: self)
    }
  }
  /// Returns the preferred size: the layout manager's answer, or else the current size.
  open func preferredFrameSize() -> CGSize { extras?.layoutManager?.preferredSize(of: self) ?? bounds.size }
  /// The object that lays out the sublayers if there is no delegate, as on the Mac.
  open var layoutManager: (any CALayoutManager)? {
    get { extras?.layoutManager }
    set {
      needExtras().layoutManager = newValue
      markNeedsLayout()
    }
  }
  /// The constraints from which the superlayer's `CAConstraintLayoutManager` derives this layer's frame, as
  /// on the Mac.
  open var constraints: [CAConstraint]? {
    get { extras?.constraints }
    set {
      needExtras().constraints = newValue
      parent?.markNeedsLayout()
    }
  }
  /// Appends a constraint to `constraints`, and marks the superlayer as needing layout.
  open func addConstraint(_ c: CAConstraint) { constraints = (constraints ?? []) + [c] }
  /// The resizing behaviour when the superlayer's size changes, empty by default. It applies on the Mac and
  /// here; views have their own.
  open var autoresizingMask: CAAutoresizingMask {
    get { extras?.autoresizing ?? [] }
    set { if newValue != autoresizingMask { needExtras().autoresizing = newValue } }
  }
  /// Tells each sublayer that this layer's bounds had the size `size` before.
  open func resizeSublayers(withOldSize size: CGSize) {
    visitSublayers { if $0.mayFollowByMask { $0.resize(withOldSuperlayerSize: size) } }
  }
  /// Resizes the layer by `autoresizingMask` after the superlayer's bounds have changed from `size`.
  open func resize(withOldSuperlayerSize size: CGSize) { resizeByMask(from: size) }

  // MARK: - Display

  /// Marks the whole contents as needing display with the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Marks a part of the contents, in the layer's coordinate space, as needing display. Parts are coalesced
  /// to their bounding box, to which the context is clipped; the rest of the contents stays.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(in: r) }
  /// Returns a Boolean value that indicates whether the contents are marked as needing display.
  open func needsDisplay() -> Bool { marks.contains(.needsDisplay) }
  /// Displays this layer if it needs display, but not its sublayers.
  open func displayIfNeeded() { displayOneIfNeeded() }
  /// Sets `contents`: calls the delegate's `display(_:)`, which by default draws with `draw(in:)`.
  open func display() { displayThroughDelegate() }
  /// Draws the contents into a context in the layer's coordinate space, at `contentsScale`.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// A Boolean value that determines whether a change of the bounds, even of their origin only, requires
  /// display.
  open var needsDisplayOnBoundsChange: Bool {
    get { marks.contains(.displaysOnBoundsChange) }
    set { setMark(.displaysOnBoundsChange, newValue) }
  }
  /// Paints this layer and its sublayers into a context, in this layer's coordinate space, without
  /// animations. Opacity applies to each part separately, not to a layer and its sublayers as a group
  /// (`measured_core_animation.json`, "renderInContext.origin").
  open func render(in ctx: CGContext) { paintTree(in: ctx, asSeen: false) }

  // MARK: - Conversion and hit testing

  /// Converts a point from another layer's coordinate space to this layer's. Nil stands for the space that
  /// contains the root. Depth is projected into the layers' planes.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }
  /// Converts a point from this layer's coordinate space to another layer's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }
  /// Converts a rectangle from another layer's coordinate space, as the bounding box of its converted
  /// corners.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }
  /// Converts a rectangle to another layer's coordinate space, as the bounding box of its converted corners.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }
  /// Converts seconds from another layer's time space. Nil stands for that of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    CALayer.convertTime(t, from: l, to: self)
  }
  /// Converts seconds to another layer's time space. Nil stands for that of `CACurrentMediaTime()`.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    CALayer.convertTime(t, from: self, to: l)
  }
  /// Returns the deepest visible layer at a point in the *superlayer's* coordinate space, or nil if there is
  /// none.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// Returns a Boolean value that indicates whether the bounds contain a point in the layer's coordinate
  /// space. The left and top edges are included, the others are not.
  open func contains(_ p: CGPoint) -> Bool { boundsHold(p) }

  // MARK: - Time

  /// The time in the superlayer's time space, in seconds, at which the layer's time is `timeOffset`. 0 by
  /// default.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Stored only. The duration. A layer's time does not end.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of time of the layer and its descendants. At 0 their animations stand still at `timeOffset`.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// An offset in seconds added to the layer's time, 0 by default; if `speed` is 0, the layer's constant
  /// time.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Stored only. The number of repetitions. A layer's time runs once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Stored only. The duration of repetition. A layer's time runs once.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Stored only. A Boolean value that requests reversed repetition. A layer's time runs forwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Stored only. The behaviour outside the active duration, `removed` by default. A layer's time does not
  /// end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Actions

  /// Returns the action for an event, such as the change of the property of that name, or nil for none.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// Returns the class's default action for an event. The default is nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The actions by event name, which are searched after the delegate. `NSNull` means no action.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { needExtras().actions = newValue }
  }
  /// Additional values by name. Only the actions under "actions" are used.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { needExtras().style = newValue }
  }
  /// Returns the default value of a property, boxed, or nil if it is zero or nil.
  open class func defaultValue(forKey key: String) -> Any? { defaultOfProperty(key) }

  // MARK: - Animations

  /// Adds a copy of an animation, replacing one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// Removes the animation with a key. The property shows its model value at once, and the delegate is
  /// notified with `finished` false.
  open func removeAnimation(forKey key: String) { stop(key) }
  /// Removes all animations. The properties show their model values at once, and each delegate is notified
  /// with `finished` false.
  open func removeAllAnimations() { stopAll() }
  /// Returns the keys of the layer's animations in the order they were added, or nil if there are none.
  open func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }
  /// Returns the layer's own copy of the animation with a key, which must not be modified.
  open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
  /// Returns a copy of the layer with its currently presented values, or nil if it has never been on a
  /// screen. The copy's superlayer, sublayers and mask are such copies too.
  open func presentation() -> Self? { makePresentation().map { unsafeDowncast($0, to: Self.self) } }
  /// Returns the layer that stores the model values: this one, or the one that a presentation was made from.
  open func model() -> Self { (extras?.model).map { unsafeDowncast($0, to: Self.self) } ?? self }
  /// Returns the value of one of Apple's properties or a custom one by key path, or nil if there is none.
  open func value(forKeyPath keyPath: String) -> Any? { readValue(forKeyPath: keyPath) }
  /// Returns the value for a key by calling `value(forKeyPath:)`, which subclasses override for both.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets a value by key path. A layer stores values for which it has no property, which allows subclasses to
  /// add animatable properties.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { write(value, forKeyPath: keyPath) }
  /// Sets the value for a key by calling `setValue(_:forKeyPath:)`, which subclasses override for both.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// Returns a Boolean value that indicates whether a change of a property requires display. Overridden by
  /// subclasses with custom properties.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The names of Apple's properties of the class that are animated, also implicitly, by redrawing the layer.
  class var drawnProperties: Set<String> { [] }

  // MARK: - Naming and delegation

  /// The name of the layer, by which constraints refer to it. Nil by default.
  open var name: String? {
    get { extras?.name }
    set { needExtras().name = newValue }
  }
  /// The delegate that lays out and draws the layer. It is not retained.
  open weak var delegate: (any CALayerDelegate)? {
    get { currentDelegate }
    set { setDelegate(newValue) }
  }
}
