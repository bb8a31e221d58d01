// long file: the table of contents of CALayer; Swift cannot override members of extensions
public import CoreGraphics
public import Foundation
package import RenderTree

/// A rectangle of content with a place in a tree of such rectangles: an identity around a `LayerState`.
///
/// Geometry is in points with y down. `frame` is derived from `bounds`, `anchorPoint`,
/// `transform` and `position`.
open class CALayer: NSObject, CAMediaTiming {
  // Storage. Everything overridable stays in this body; the work is in CALayer+….swift, one file a concern.

  @exclusivity(unchecked) package final var state = LayerState()
  @usableFromInline @exclusivity(unchecked) package final var marks: LayerMarks = []
  /// The layer that holds this one; cleared by that layer before it dies.
  package final var parent: CALayer? { parentReference?.takeUnretainedValue() }
  /// The same without a retain, which costs more than what most readers do with it.
  @usableFromInline @exclusivity(unchecked) final var parentReference: Unmanaged<CALayer>?
  /// In array order, not in painting order.
  @usableFromInline @exclusivity(unchecked) package final var children: [CALayer] = []
  /// The view that this layer belongs to; cleared by the view before it dies.
  @usableFromInline @exclusivity(unchecked) package final unowned(unsafe) var owner: (any LayerOwner)?
  /// The same without a retain, which costs more than what most readers do with it.
  @usableFromInline @exclusivity(unchecked) final var ownerReference: Unmanaged<AnyObject>?
  /// Keeps the view alive while its layer hangs in another layer.
  @exclusivity(unchecked) package final var retainedOwner: AnyObject?
  /// What few layers have.
  @exclusivity(unchecked) package final var extras: LayerExtras?
  @exclusivity(unchecked) final var committed: CommittedNode?
  /// The way from the layer's points to the root's space, where it has been asked for; see `KnownWay`.
  @exclusivity(unchecked) final var knownWay: KnownWay?
  /// The nearest layer, this one included, that is a source of traits, while `marks` say that it is known.
  @exclusivity(unchecked) final var source: Unmanaged<CALayer>?

  public override init() { super.init() }

  /// A shadow copy of `layer` for presentation: the same properties, outside the tree.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    state = other.state
    marks.formUnion(other.marks.intersection(.settings))
    (drawsAsynchronously, minificationFilterBias) = (other.drawsAsynchronously, other.minificationFilterBias)
    if let kept = other.extras?.qualities { qualities = kept }
    copyCustomValues(of: other)
  }

  /// A new layer: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Runs the `init()` of the class that the metatype names; see `CALayer.make()`.
  public convenience init(dynamicClass: Void) { self.init() }
  /// Runs the `init(layer:)` of the class that the metatype names; see `CALayer.makeShadow()`.
  public convenience init(shadowOf layer: Any) { self.init(layer: layer) }

  deinit {
    if holdsLayers { releaseTree() }
    if marks.contains(.isPresentation) { releaseAbove() }
  }

  // MARK: - Geometry

  /// The layer's own coordinates: its size, and the coordinates of its top left corner.
  /// Negative sizes are standardised.
  open var bounds: CGRect {
    get { state.bounds }
    set { change("bounds") { setBounds(newValue) } }
  }
  /// Where the anchor point lies in the superlayer.
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
  /// The fixed point of transforms, as a fraction of the bounds; changing it moves the
  /// frame and keeps `position`.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      let action = willChange("anchorPoint")
      state.anchorPoint = newValue
      moved()
      action?.run()
    }
  }
  /// The smallest upright rectangle around the layer, in the superlayer's coordinates; meaningful
  /// where no transform is set.
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
  /// About the anchor point, on the way to the superlayer. Animates.
  open var transform: CATransform3D {
    get { CATransform3D(state.detail.transform) }
    set { change("transform") { setTransform(newValue.matrix) } }
  }
  /// Applied to all sublayers about this layer's anchor point: the place of a perspective.
  open var sublayerTransform: CATransform3D {
    get { CATransform3D(state.detail.sublayerTransform) }
    set { change("sublayerTransform", \.sublayerTransform, newValue.matrix) }
  }
  /// Points towards the viewer; orders siblings before their place in `sublayers` does.
  open var zPosition: CGFloat {
    get { state.detail.zPosition }
    set { change("zPosition") { setZPosition(newValue) } }
  }
  /// How high above the layer's plane the anchor point lies, in points.
  open var anchorPointZ: CGFloat {
    get { state.detail.anchorPointZ }
    set { change("anchorPointZ", \.anchorPointZ, newValue) }
  }
  /// Whether the layer's own coordinates have y up.
  open var isGeometryFlipped: Bool {
    get { state.flags.contains(.geometryFlipped) }
    set { setFlag(.geometryFlipped, newValue) }
  }
  /// Whether the layer's contents are drawn with y up, seen from the root: an odd number of layers on the way
  /// there, this one included, is flipped. O(depth).
  open func contentsAreFlipped() -> Bool { isFlippedFromRoot }
  /// Whether it is painted where its back faces the viewer. True unless set.
  open var isDoubleSided: Bool {
    get { !state.flags.contains(.singleSided) }
    set { setFlag("doubleSided", .singleSided, !newValue) }
  }

  // MARK: - Tree

  /// Nil for the root of a tree. A mask has the layer that it masks; a presentation has one of the
  /// superlayer.
  open var superlayer: CALayer? { parent ?? presentedSuperlayer }
  /// From back to front among equal z positions; nil where there are none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? presentedSublayers : children }
    set { setSublayers(newValue ?? []) }
  }
  /// To the front, out of wherever it was; traps where `layer` is this layer or above it.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }
  /// Beyond the end means the end; `idx` counts without `layer` itself.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// At the front where `sibling` is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }
  /// At the front where `sibling` is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }
  /// Does nothing where `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
  /// Of a mask, takes it from the layer that it masks. Does nothing without a superlayer.
  open func removeFromSuperlayer() { leave() }
  /// Shows this layer only where the mask is opaque; the mask lies in this layer's coordinates.
  open var mask: CALayer? {
    get { extras?.mask ?? presentedMask }
    set { change("mask") { setMask(newValue) } }
  }

  // MARK: - Appearance

  /// Fills the bounds and their corners, below the contents; nil, as it is unless set, fills nothing.
  /// Animates.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set {
      let action = willChange("backgroundColor")
      state.backgroundColor = newValue
      changed()
      action?.run()
    }
  }
  /// In points; below 0 acts as 0. Does not clip contents and sublayers without `masksToBounds`.
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
  /// All unless set.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(state.detail.roundedCorners.rawValue)) }
    set { change(\.roundedCorners, RoundedCorners(rawValue: UInt8(newValue.rawValue & 15))) }
  }
  /// `circular` unless set; any unknown curve is that, too.
  open var cornerCurve: CALayerCornerCurve {
    get { state.detail.continuousCorners ? .continuous : .circular }
    set { change(\.continuousCorners, newValue == .continuous) }
  }
  /// Points from the edge of the bounds inwards, above the sublayers. 0 unless set.
  open var borderWidth: CGFloat {
    get { state.detail.borderWidth }
    set { change("borderWidth", \.borderWidth, newValue) }
  }
  /// Black unless set.
  open var borderColor: CGColor? {
    get { state.detail.borderColor }
    set { change("borderColor", \.borderColor, newValue) }
  }
  /// 0…1; kept as given, painted as 1 where above. Fades sublayers along.
  open var opacity: Float {
    get { state.opacity }
    set {
      let action = willChange("opacity")
      state.opacity = newValue
      changed()
      action?.run()
    }
  }
  /// Whether layer and sublayers are neither painted nor hit. False unless set.
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
  /// Whether contents and sublayers are clipped to the bounds and their corners.
  open var masksToBounds: Bool {
    get { state.flags.contains(.masksToBounds) }
    set { setFlag("masksToBounds", .masksToBounds, newValue) }
  }
  /// A promise that the contents have no transparent pixel.
  open var isOpaque: Bool {
    get { state.flags.contains(.opaque) }
    set { setFlag(.opaque, newValue) }
  }
  /// Whether `opacity` fades layer and sublayers as one picture, else each alone. True unless set.
  open var allowsGroupOpacity: Bool {
    get { !state.flags.contains(.ungroupedOpacity) }
    set { setFlag(.ungroupedOpacity, !newValue) }
  }
  /// How many times as long as the radius a corner of a curve is, along an edge: 1.528665 for continuous
  /// ones, as Apple's headers give it.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }
  /// How the pixels are kept that the layer draws. Kept for the app: they have 8 bits a component.
  open var contentsFormat: CALayerContentsFormat {
    get { qualities.contentsFormat }
    set { qualities.contentsFormat = newValue }
  }
  /// Whether contents may be brighter than white. Kept for the app: screens here show none such.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { qualities.wantsExtendedDynamicRange }
    set { qualities.wantsExtendedDynamicRange = newValue }
  }
  /// How contents that are brighter than white are shown. Kept for the app: there are none such.
  open var toneMapMode: ToneMapMode {
    get { qualities.toneMapMode }
    set { qualities.toneMapMode = newValue }
  }
  /// The edges that are smoothed where the layer is turned. Kept for the app: all or none are, by
  /// `allowsEdgeAntialiasing`.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { qualities.smoothedEdges }
    set { qualities.smoothedEdges = newValue }
  }
  /// Whether a value of the layer is written to archives.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }
  /// Kept for the app: what a layer draws is drawn as it is displayed.
  open var drawsAsynchronously = false
  /// Whether it is painted as a picture of `rasterizationScale`, and scaled from that.
  open var shouldRasterize: Bool {
    get { state.flags.contains(.rasterized) }
    set { setFlag(.rasterized, newValue) }
  }
  /// Whether straight edges of the layer's box are smoothed where the layer is turned against the pixels.
  /// Rounded corners and borders always are.
  open var allowsEdgeAntialiasing: Bool {
    get { !state.flags.contains(.hardEdges) }
    set { setFlag(.hardEdges, !newValue) }
  }
  /// Pixels a point of the picture that `shouldRasterize` keeps.
  open var rasterizationScale: CGFloat {
    get { state.detail.rasterizationScale }
    set { change("rasterizationScale", \.rasterizationScale, newValue) }
  }
  /// Opaque black unless set.
  open var shadowColor: CGColor? {
    get { state.detail.shadowColor }
    set { change("shadowColor", \.shadowColor, newValue) }
  }
  /// 0…1; 0, as it is unless set, casts none.
  open var shadowOpacity: Float {
    get { state.detail.shadowOpacity }
    set { change("shadowOpacity", \.shadowOpacity, newValue) }
  }
  /// In the layer's points; (0, -3), upwards, unless set.
  open var shadowOffset: CGSize {
    get { state.detail.shadowOffset }
    set { change("shadowOffset", \.shadowOffset, newValue) }
  }
  /// The deviation of the blur in points, 3 unless set.
  open var shadowRadius: CGFloat {
    get { state.detail.shadowRadius }
    set { change("shadowRadius", \.shadowRadius, newValue) }
  }
  /// What casts the shadow in place of what the layer shows, in this layer's coordinates.
  open var shadowPath: CGPath? {
    get { state.detail.shadowPath }
    set { change("shadowPath", \.shadowPath, newValue?.copy()) }
  }
  /// Changes of what the layer and its sublayers show, in order.
  ///
  /// - Note: Only filters that Mica makes itself have an effect; Core Image is not there.
  open var filters: [Any]? {
    get { state.detail.filters }
    set {
      change(
        "filters", \.filters,
        LayerFilter.list(newValue, of: "CALayer.filters with objects of other libraries"))
    }
  }
  /// Changes of what lies below this layer's bounds, in order.
  ///
  /// - Note: As for `filters`.
  open var backgroundFilters: [Any]? {
    get { state.detail.backgroundFilters }
    set {
      change(
        "backgroundFilters", \.backgroundFilters,
        LayerFilter.list(newValue, of: "CALayer.backgroundFilters with objects of other libraries"))
    }
  }
  /// How the layer meets what lies below it: the name of a blend mode, such as
  /// "multiplyBlendMode". Nil lays it over.
  open var compositingFilter: Any? {
    get { state.detail.blending?.filterName }
    set { change("compositingFilter", \.blending, LayerBlending(filter: newValue)) }
  }

  // MARK: - Contents

  /// A `CGImage`, or nil; anything else shows nothing.
  open var contents: Any? {
    get { contentsObject }
    set { change("contents") { setContents(newValue) } }
  }
  /// `resize` unless set, which stretches; unknown ones act so, too.
  open var contentsGravity: CALayerContentsGravity {
    get { CALayerContentsGravity(state.detail.contentsGravity) }
    set { change(\.contentsGravity, newValue.gravity) }
  }
  /// Pixels of the contents a point; 1 unless set, and for 0 and below.
  open var contentsScale: CGFloat {
    get { state.detail.contentsScale }
    set { change("contentsScale", \.contentsScale, newValue) }
  }
  /// The part that is shown, in unit coordinates from the top left; an empty one shows nothing.
  open var contentsRect: CGRect {
    get { state.detail.contentsRect }
    set { change("contentsRect", \.contentsRect, newValue) }
  }
  /// The part that stretches, in unit coordinates of what is shown; cut to 0…1, at least a pixel.
  open var contentsCenter: CGRect {
    get { state.detail.contentsCenter }
    set { change("contentsCenter", \.contentsCenter, newValue) }
  }
  /// Any but `nearest` blends between pixels.
  open var magnificationFilter: CALayerContentsFilter {
    get { state.detail.magnifiesNearest ? .nearest : qualities.magnifying }
    set {
      if newValue != magnificationFilter { qualities.magnifying = newValue.blending }
      change(\.magnifiesNearest, newValue == .nearest)
    }
  }
  /// Any but `nearest` averages pixels.
  open var minificationFilter: CALayerContentsFilter {
    get { state.detail.minifiesNearest ? .nearest : qualities.minifying }
    set {
      if newValue != minificationFilter { qualities.minifying = newValue.blending }
      change(\.minifiesNearest, newValue == .nearest)
    }
  }
  /// What is added when the level of detail of smaller pictures is chosen. Kept for the app: smaller pictures
  /// are averaged, not chosen from levels.
  open var minificationFilterBias: Float = 0

  // MARK: - Layout

  /// Has `layoutSublayers()` called before the next frame, and tells the layout manager.
  open func setNeedsLayout() {
    markNeedsLayout()
    extras?.layoutManager?.invalidateLayout(of: self)
  }
  /// Whether layout has been asked for and not been done yet.
  open func needsLayout() -> Bool { marks.contains(.needsLayout) }
  /// Lays out from the topmost of the layers above that need it without a gap, and all below.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Asks the delegate, else the layout manager, to place the sublayers.
  open func layoutSublayers() {
    if let delegate {
      delegate.layoutSublayers(of: self)
    } else {
      extras?.layoutManager?.layoutSublayers(of: self)
    }
  }
  /// The size that the layer wants to have: what its layout manager says, else the one it has.
  open func preferredFrameSize() -> CGSize { extras?.layoutManager?.preferredSize(of: self) ?? bounds.size }
  /// Places the sublayers where there is no delegate. As on the Mac.
  open var layoutManager: (any CALayoutManager)? {
    get { extras?.layoutManager }
    set {
      needExtras().layoutManager = newValue
      markNeedsLayout()
    }
  }
  /// What the superlayer's `CAConstraintLayoutManager` makes this layer's frame of. As on the Mac.
  open var constraints: [CAConstraint]? {
    get { extras?.constraints }
    set {
      needExtras().constraints = newValue
      parent?.markNeedsLayout()
    }
  }
  /// Adds to the end of `constraints`; the superlayer is laid out anew before the next frame.
  open func addConstraint(_ c: CAConstraint) { constraints = (constraints ?? []) + [c] }
  /// Empty unless set. Counts on the Mac and here; views have their own.
  open var autoresizingMask: CAAutoresizingMask {
    get { extras?.autoresizing ?? [] }
    set { if newValue != autoresizingMask { needExtras().autoresizing = newValue } }
  }
  /// The bounds have another size than `size` now: tells each sublayer.
  open func resizeSublayers(withOldSize size: CGSize) {
    visitSublayers { if $0.mayFollowByMask { $0.resize(withOldSuperlayerSize: size) } }
  }
  /// The superlayer's bounds have another size than `size` now: follows by `autoresizingMask`.
  open func resize(withOldSuperlayerSize size: CGSize) { resizeByMask(from: size) }

  // MARK: - Display

  /// Has the whole of the contents drawn again with the next frame.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Has the layer draw a part of its contents again, in its own coordinates: once for all parts that are
  /// named until then, with the context clipped to the rectangle around them. The rest of the contents stays.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay(in: r) }
  /// Whether the contents are to be drawn again and have not been yet.
  open func needsDisplay() -> Bool { marks.contains(.needsDisplay) }
  /// This layer alone, not those in it.
  open func displayIfNeeded() { displayOneIfNeeded() }
  /// Fills `contents`: asks the delegate's `display(_:)`, which by default draws through `draw(in:)`.
  open func display() { displayThroughDelegate() }
  /// `ctx` has the layer's coordinates, at `contentsScale`.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Also where only the origin of the bounds changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { marks.contains(.displaysOnBoundsChange) }
    set { setMark(.displaysOnBoundsChange, newValue) }
  }
  /// Paints this layer and its sublayers into `ctx`, in this layer's own coordinates, without animations.
  /// What shows through does so part by part: a layer and its sublayers are not faded together
  /// (`measured_core_animation.json`, "renderInContext.origin").
  open func render(in ctx: CGContext) { paintTree(in: ctx, asSeen: false) }

  // MARK: - Conversion and hit testing

  /// Nil is the space that the tree's root lies in. Depth is projected into the layers' planes.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { CALayer.convert(p, from: l, to: self) }
  /// The other way: from this layer's points to those of `l`.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { CALayer.convert(p, from: self, to: l) }
  /// The smallest upright rectangle around the four converted corners.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { CALayer.convert(r, from: l, to: self) }
  /// The smallest upright rectangle around the four converted corners.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { CALayer.convert(r, from: self, to: l) }
  /// Seconds of `l`'s time in this layer's; nil is `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    CALayer.convertTime(t, from: l, to: self)
  }
  /// Seconds of this layer's time in `l`'s; nil is `CACurrentMediaTime()`'s.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    CALayer.convertTime(t, from: self, to: l)
  }
  /// The deepest visible layer at `p`, which is in the *superlayer's* coordinates; nil where there is none.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// Whether the bounds hold `p`, in the layer's own coordinates: the left and top edges
  /// count, the others do not.
  open func contains(_ p: CGPoint) -> Bool { boundsHold(p) }

  // MARK: - Time

  /// Seconds of the superlayer's time at which this layer's is `timeOffset`; 0 unless set.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Kept for the app, as all below but `speed` and `timeOffset`: a layer's time does not end.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// Of the layer and all below; 0 holds their animations, at `timeOffset`.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Seconds that are added to the layer's time, 0 unless set; where `speed` is 0, the time that stands.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Kept for the app: a layer's time runs through once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Kept for the app: a layer's time runs through once.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Kept for the app: a layer's time runs forwards.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Kept for the app: what a layer shows does not depend on an end of its time. `removed` unless set.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: - Actions

  /// What happens when `event` does, such as a change of the property of that name; nil for nothing.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }
  /// What layers of the class do at `event` where nothing else is said.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Asked after the delegate, by the event's name; `NSNull` means nothing happens.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { needExtras().actions = newValue }
  }
  /// Values of properties by name, and under "actions" more actions. Only those are looked at.
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { needExtras().style = newValue }
  }
  /// The value that a property has in a new layer, boxed; nil where that is zero or nothing.
  open class func defaultValue(forKey key: String) -> Any? { defaultOfProperty(key) }

  // MARK: - Animations

  /// Starts a copy of an animation, in place of the one that has the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { start(anim, forKey: key) }
  /// The property shows its own value at once; the delegate hears `finished` false.
  open func removeAnimation(forKey key: String) { stop(key) }
  /// The properties show their own values at once; each delegate hears `finished` false.
  open func removeAllAnimations() { stopAll() }
  /// The keys of the animations that the layer has, in the order of their addition; nil where it has none.
  open func animationKeys() -> [String]? { running.isEmpty ? nil : running.map(\.key) }
  /// The layer's own copy of an animation, which must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
  /// A copy of the layer as it is shown now; nil where it has never been on a screen. Its superlayer,
  /// sublayers and mask are such copies, too.
  open func presentation() -> Self? { makePresentation().map { unsafeDowncast($0, to: Self.self) } }
  /// The layer that stores the properties: this one, or of a presentation the layer that it was made of.
  open func model() -> Self { (extras?.model).map { unsafeDowncast($0, to: Self.self) } ?? self }
  /// The value of a property, Apple's or one's own, by its key path; nil where there is none.
  open func value(forKeyPath keyPath: String) -> Any? { readValue(forKeyPath: keyPath) }
  /// As `value(forKeyPath:)`, which subclasses override for both.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Changes a property by its key path. A layer keeps what it has no property for: so subclasses add
  /// properties that animate.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { write(value, forKeyPath: keyPath) }
  /// As `setValue(_:forKeyPath:)`, which subclasses override for both.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// Whether a change of the property makes the layer need to be displayed; asked by subclasses with
  /// properties of their own.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Apple's properties of the class that animate, implicitly too, by drawing the layer anew.
  class var drawnProperties: Set<String> { [] }

  // MARK: - Naming and delegation

  /// Nil unless set. `CAConstraint`s name their sources by it.
  open var name: String? {
    get { extras?.name }
    set { needExtras().name = newValue }
  }
  /// Lays out and draws on behalf of the layer; not retained.
  open weak var delegate: (any CALayerDelegate)? {
    get { currentDelegate }
    set { setDelegate(newValue) }
  }
}
