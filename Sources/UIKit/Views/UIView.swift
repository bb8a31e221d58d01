// long file: the open members must stand in the class body
public import CoreGraphics
public import Foundation
public import QuartzCore

/// An object that draws a rectangular area, lays out its subviews and receives events.
///
/// `frame` and `center` are in the superview's coordinate space, `bounds` in the view's own; y points down.
/// All geometry is the layer's. This body holds the storage, the initialisers and every `open` member; the
/// work is in `UIView+….swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAccessibilityIdentification, @preconcurrency NSCoding,
  @MainActor CALayerDelegate, @MainActor LayerOwner
{
  /// The layer, without calling an override of `layer`: geometry, hierarchy and hits are read from it often.
  // Unsafe, since layers are not Sendable: the reference never changes, and a view's layer is used on the
  // main thread.
  final nonisolated(unsafe) let ownLayer: CALayer
  /// The layer that stores this view's geometry, appearance and position in the tree. A subclass may override
  /// it to narrow its class; it stays the same layer.
  open var layer: CALayer { ownLayer }

  final var settings: ViewSettings = .initial
  final var contentModeStorage = ContentMode.scaleToFill
  /// The autoresizing mask as a byte, to save memory: views are small and many.
  final var autoresizingBits: UInt8 = 0
  /// The background colour that was assigned, and the colour that its layer got for it.
  final var givenBackground: UIColor?
  final var resolvedBackground: CGColor?
  final var extras: ViewExtras?
  /// The traits around the view when it was last notified of any, kept when it is in no tree. Nil if it was
  /// never notified: the system's.
  final var traitsAround: UITraitCollection?
  /// The constraints of the view; nil until the view holds one or is mentioned by one.
  final var constraintStore: ConstraintStore?

  /// The class of the layer that the view creates.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its future superview.
  public init(frame: CGRect) {
    let layer = Self.makeLayer()
    layer.frame = frame
    ownLayer = layer
    super.init()
    ownLayer.belong(to: self)
    setUp()
  }

  /// Creates a view from a document or an archive.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.belong(to: self)
    let nib = coder as? NibCoder
    nib?.decode(self)
    if let archive = coder as? NSKeyedUnarchiver { read(from: archive) }
    setUp()
    if let nib { decode(from: nib) }
  }

  private func setUp() {
    if Self.drawsItself {
      isOpaque = false
      settings.insert(.redrawsOnResize)
    }
    prepare()
  }

  /// A Boolean value that indicates whether the views of the class draw their content, with a transparent
  /// background, and are drawn again when their size changes.
  class var drawsItself: Bool { false }
  /// Sets up a new view of the class. Called by both initialisers, before ``decode(from:)``.
  func prepare() {}
  /// Reads the attributes that the class has in a document.
  func decode(from nib: NibCoder) {}

  /// Encodes the view's geometry, appearance and subviews, without constraints.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// The class under which the view is archived: Foundation on Linux cannot name all classes.
  open override var classForKeyedArchiver: AnyClass? { archivedClass }

  /// Creates a view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Runs the `init(frame:)` of the class that the metatype names; see `UIView.make(frame:)`.
  convenience init(dynamicFrame: CGRect) { self.init(frame: dynamicFrame) }

  // Not isolated: plain deinitialisers of subclasses would not compile.
  deinit {
    ownLayer.loseOwner()
    if !MainThread.isCurrent { MainThread.letGo(of: (ownLayer, extras, constraintStore)) }
  }

  // MARK: - Geometry

  /// The view's frame in the superview's coordinate space; not meaningful if the transform is not the
  /// identity.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { setFrame(newValue) }
  }
  /// The view's bounds in its own coordinate space. Setting the size resizes the view about the anchor point,
  /// setting the origin moves the subviews.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { setBounds(newValue) }
  }
  /// The position of the anchor point in the superview's coordinate space; valid with any transform.
  open var center: CGPoint {
    get { ownLayer.position }
    set { setCenter(newValue) }
  }
  /// The transform about the anchor point; the identity if `transform3D` is not affine. Animatable.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { change { $0.setAffineTransform(newValue) } }
  }
  /// The type of the outline with which the view collides while an animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The collision outline for the type `path`, around the view's centre; its convex hull is used. Empty by
  /// default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  /// The three-dimensional transform about the anchor point, with y down and z towards the viewer.
  /// Animatable.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { change { $0.transform = newValue } }
  }
  /// The anchor point in unit coordinates, which `center` positions and transforms keep. The default is (0.5,
  /// 0.5).
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { change { $0.anchorPoint = newValue } }
  }
  /// The number of pixels per point of the view's drawing. The default is the screen's. Setting it redraws
  /// the view.
  open var contentScaleFactor: CGFloat {
    get { contentScale }
    set { contentScale = newValue }
  }
  /// A Boolean value that determines whether subviews are resized by their masks. The default is `true`.
  open var autoresizesSubviews: Bool {
    get { has(.autoresizesSubviews) }
    set { set(.autoresizesSubviews, newValue) }
  }
  /// The autoresizing mask, used while `translatesAutoresizingMaskIntoConstraints` is `true`. The default is
  /// empty.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizing }
    set { autoresizing = newValue }
  }
  /// Returns the size that fits best into `size`, in points, which need not be respected. By default, the
  /// intrinsic size, or the view's own size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { defaultFittingSize }
  /// Resizes the view to the size that fits its current one; the origin stays.
  open func sizeToFit() { resizeToFit() }

  // MARK: - Coordinate systems

  /// Converts a point from this view's coordinate space to that of another; nil stands for the window, or
  /// without one for the topmost view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
  /// Converts a point from the coordinate space of another view, or nil as above, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
  /// Converts a rectangle to the coordinate space of another view, or nil as above. Returns the smallest
  /// upright rectangle.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
  /// Converts a rectangle from the coordinate space of another view, or nil as above, to this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  // MARK: - Hierarchy

  /// The superview; nil for a window and for the topmost view of a tree without one.
  open var superview: UIView? { viewAbove }
  /// The subviews, from back to front.
  open var subviews: [UIView] { ownLayer.children.compactMap(UIView.owner) }
  /// The window that contains the view, itself for a window; nil if there is none.
  open var window: UIWindow? { nearestWindow }
  /// Adds a subview in front, removing it from its previous superview. Traps for the view itself.
  open func addSubview(_ view: UIView) { place(view, at: .end) }
  /// Inserts a subview at an index among the other subviews, from the back; in front if the index is out of
  /// range.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }
  /// Inserts a subview in front of `sibling`, or in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, at: .above(sibling)) }
  /// Inserts a subview behind `sibling`, or in front of all if that is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, at: .below(sibling)) }
  /// Exchanges two subviews by their indexes. Traps if one is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Moves a subview to the front; does nothing if `view` is not a subview.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  /// Moves a subview to the back; does nothing if `view` is not a subview.
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }
  /// Removes the view from its superview, and the constraints between the view's tree and the rest.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called last, after `subview` has been notified of its superview and window.
  open func didAddSubview(_ subview: UIView) {}
  /// Called while `subview` is still a subview.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; nil on removal. Does nothing by default, like the next three.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview, or the view's position in it, has changed, after `didMoveToWindow()`.
  open func didMoveToSuperview() {}
  /// Called before the window changes, superviews first; nil on removal.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed, subviews first, before `didMoveToSuperview()`.
  open func didMoveToWindow() {}
  /// Returns whether the view is inside another view, or is that view.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// Returns the first view with the tag in depth-first order, from back to front, including this view.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
  /// A number for the client's use. The default is 0.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { needExtras().tag = newValue } }
  }

  // MARK: - Layout

  /// Marks the view as needing layout. Requests before the next frame are coalesced into one
  /// `layoutSubviews()`.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }
  /// Solves constraints and performs pending layout immediately, from the topmost marked view above.
  open func layoutIfNeeded() { solveAndLayOut() }
  /// Lays out the subviews: sets the frames of those that constraints place.
  open func layoutSubviews() { applySolvedFrames() }
  /// Calls `layoutSubviews()` for the view's own layer, with its controller notified before and after.
  open func layoutSublayers(of layer: CALayer) { layoutPass(of: layer) }
  /// Marks the view as needing `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Updates properties that need no layout. Called before the first layout and after
  /// `setNeedsUpdateProperties()`.
  open func updateProperties() {}
  /// Marks the view as needing `updateProperties()` before the next layout, and schedules that layout:
  /// `layoutSubviews()` runs, too, even if nothing else requests it.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Performs a pending `updateProperties()` of this view and its controller, not of those below.
  open func updatePropertiesIfNeeded() { updateOldProperties() }
  /// Does nothing: traits are always up to date.
  open func updateTraitsIfNeeded() {}
  /// Returns whether `updateConstraints()` is pending, as it is for a new view.
  open func needsUpdateConstraints() -> Bool { settings.contains(.needsUpdateConstraints) }
  /// Performs pending `updateConstraints()` calls of this view and those below.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  /// Updates constraints. Called before layout after `setNeedsUpdateConstraints()`; an override calls super
  /// last.
  open func updateConstraints() { settings.remove(.needsUpdateConstraints) }
  /// A Boolean value that indicates whether the class creates its constraints in `updateConstraints()`.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that this view holds, in the order of addition.
  open var constraints: [NSLayoutConstraint] { constraintStore?.held.all ?? [] }
  /// Adds a constraint whose items are this view and views or guides inside it; traps for other items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Adds constraints in order, each as `addConstraint(_:)` does.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for c in constraints { hold(c) } }
  /// Removes a constraint; does nothing if another view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }
  /// Removes the constraints that this view holds among the given ones.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for c in constraints { letGo(of: c) } }
  /// The natural size of the content, in points; `noIntrinsicMetric` along an axis, by default both, for
  /// none.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Marks the intrinsic size as needing to be read again before the next layout.
  open func invalidateIntrinsicContentSize() { contentSizeMayHaveChanged() }
  /// Called when a subview's natural size has changed.
  func contentSizeChanged(of subview: UIView) {}
  /// Returns the size nearest to the target that the constraints inside allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(near: targetSize) }
  /// Returns the size that the constraints inside allow, with the given priorities of the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// A Boolean value that indicates whether constraints leave the view's position or size ambiguous.
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// Moves a view with an ambiguous layout to another position that satisfies its constraints.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
  /// Returns the constraints that determine the view's position and size along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsDetermining(axis)
  }
  /// The baselines of the content; nil for views without text.
  var textBaselines: TextBaselines? { nil }
  /// A Boolean value that indicates whether the height of the content depends on a width that layout
  /// determines.
  var wrapsToWidth: Bool { false }
  /// Sets the width at which `intrinsicContentSize` is measured; nil for none.
  func setWrappingWidth(_ width: CGFloat?) {}
  /// A Boolean value that determines whether frame and mask take part in constraint layout. The default is
  /// `true`.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { has(.translatesAutoresizingMask) }
    set { setTranslatesMask(newValue) }
  }
  /// The margins of the content, including safe area and superview's margins. Setting it sets the view's own
  /// part.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.absolute(newValue)) }
  }
  /// The `layoutMargins` by the language's direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(rightToLeft: isRightToLeft) }
    set { setLayoutMargins(.directional(newValue)) }
  }
  /// The margins of views for which none were set.
  class var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  /// Returns whether margins along an axis apply to subviews that preserve them.
  class func lendsMargins(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  /// A Boolean value that determines whether the superview's margins apply to this view. The default is
  /// `false`.
  open var preservesSuperviewLayoutMargins: Bool {
    get { has(.preservesSuperviewMargins) }
    set { setPreservesMargins(newValue) }
  }
  /// A Boolean value that determines whether the margins are inside the safe area. The default is `true`.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { has(.insetsMarginsFromSafeArea) }
    set { setInsetsMargins(newValue) }
  }
  /// Called when `layoutMargins` have changed for any reason; does nothing by default.
  open func layoutMarginsDidChange() {}
  /// The insets of this view that bars and rounded corners cover, in its coordinate space.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }
  /// Called when `safeAreaInsets` have changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// The insets of the alignment rectangle, which constraints use, from the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frameAround(alignmentRect) }
  /// The view whose first line of text provides this view's first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text provides this view's last baseline.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// Returns the view for all baselines, as before iOS 9; called unless one of the properties is overridden.
  open func forBaselineLayout() -> UIView { self }
  /// The layout direction, by `semanticContentAttribute` and the language.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }

  // MARK: - Guides

  /// The guides that the view owns, in the order of addition.
  open var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }
  /// Adds a guide, removing it from its previous owner; does nothing if this view owns it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Removes a guide and its constraints; does nothing if another view owns it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }
  /// The guide of the bounds inset by `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
  /// The guide of the area inside the margins with a readable line length.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
  /// The guide of the bounds inset by `safeAreaInsets`.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The guide of the lower part that the keyboard covers, or the lower safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: - Anchors

  /// The anchor of the alignment rectangle's left edge; the right one if the items' common ancestor is
  /// right-to-left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .leading)) }
  /// The anchor of the alignment rectangle's right edge; the left one if the items' common ancestor is
  /// right-to-left.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .trailing)) }
  /// The anchor of the left edge of the alignment rectangle, in every language.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .left)) }
  /// The anchor of the right edge of the alignment rectangle, in every language.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .right)) }
  /// The anchor of the upper edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .top)) }
  /// The anchor of the lower edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .bottom)) }
  /// The anchor of the width of the alignment rectangle, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .width)) }
  /// The anchor of the height of the alignment rectangle, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .height)) }
  /// The anchor of the horizontal centre of the alignment rectangle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .centerX)) }
  /// The anchor of the vertical centre of the alignment rectangle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .centerY)) }
  /// The anchor of the first line's baseline; of the top edge for a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .firstBaseline)) }
  /// The anchor of the last line's baseline; of the bottom edge for a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .lastBaseline)) }

  // MARK: - Display

  /// Draws the view into the current context. `rect`, in the view's coordinate space, is the part to redraw.
  open func draw(_ rect: CGRect) {}
  /// Calls `draw(_:)` for the view's own layer, with `ctx` and the view's traits as the current ones.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawLayer(layer, in: ctx) }
  /// Displays `layer`; a view whose class does not draw keeps the contents of its layer.
  open func display(_ layer: CALayer) { displayLayer(layer) }
  /// Returns no action, so that layer changes are immediate, except inside an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }
  /// Draws the view and its subviews, stretched to a rectangle of the current context. Returns `false`
  /// without a context or anything to draw. With `afterUpdates` the newest state is drawn, otherwise the one
  /// that the window showed last: nothing for a view that it has not shown yet.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, isNewest: afterUpdates)
  }
  /// Returns a view that shows a snapshot of this one, of its size and with its origin at zero, as drawn by
  /// `drawHierarchy(in:afterScreenUpdates:)`; nil for a view of no size.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, capInsets: .zero, isNewest: afterUpdates)
  }
  /// Returns a view that shows a snapshot of a rectangle of this one; the part inside the insets is
  /// stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, capInsets: capInsets, isNewest: afterUpdates) }
  /// Marks the view as needing a full redraw in the next frame. Requests are coalesced.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  /// Marks a rectangle, in the view's coordinate space, as needing a redraw. Rectangles are united.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }
  /// The way in which contents follow the bounds. The default is `scaleToFill`.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set { setContentMode(newValue) }
  }
  /// The part of the contents, as fractions of them, that scaling content modes stretch; the rest keeps its
  /// size.
  open var contentStretch: CGRect {
    get { ownLayer.contentsCenter }
    set { ownLayer.contentsCenter = newValue }
  }
  /// The background colour, resolved with the view's traits. The default, nil, is clear.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set { setBackground(newValue) }
  }
  /// The opacity, 0…1, multiplied by that of the superviews. Views below 0.01 receive no touches. Animatable.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(newValue) }
  }
  /// A Boolean value that determines whether the view is neither shown nor touched. It keeps its space,
  /// except in a stack.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { setHidden(newValue) }
  }
  /// A Boolean value that determines whether subviews are clipped to the bounds. The default is `false`.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// A Boolean value that indicates whether the view is opaque: if so, drawing without a background starts on
  /// black. The default is `true`.
  open var isOpaque: Bool {
    get { has(.opaque) }
    set { setOpaque(newValue) }
  }
  /// Stored only. A Boolean value that determines whether the context is cleared before drawing. Drawing
  /// always starts on an empty context.
  open var clearsContextBeforeDrawing: Bool {
    get { has(.clearsContext) }
    set { set(.clearsContext, newValue) }
  }
  /// A view whose opacity masks this view, in its coordinate space; it is removed from its superview.
  open var mask: UIView? {
    get { ownLayer.mask.flatMap(UIView.owner) }
    set { setMask(newValue) }
  }
  /// The nearest tint colour up the tree. Setting nil restores the superview's.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTint(newValue) }
  }
  /// Called when the tint colour has changed: the view's own, an inherited one, or by dimming.
  open func tintColorDidChange() {}
  /// The tint mode of this view or the nearest ancestor with one of its own. Setting `automatic` restores the
  /// superview's. Views below a dimming presentation are dimmed.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  // MARK: - Content hugging and compression resistance

  /// Returns whether views of this class created in code have a high hugging priority along an axis.
  class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// Returns the priority with which the view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
  /// Sets the hugging priority, 1…1000. The default for most views is 250.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }
  /// Returns the priority with which the view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(axis)
  }
  /// Sets the compression resistance priority, 1…1000. The default is 750.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }

  // MARK: - Traits

  /// The inherited traits with the view's overrides; without a window, the last known ones, or else the
  /// current.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called after a change of traits, with the old ones; superviews first, controllers before their views.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the preferred text size has changed, or the view has moved to where another applies.
  func textSizeDidChange() {}
  /// Marks layout and content size as invalid after a change of traits or semantics that affect sizes.
  func environmentDidChange() {
    contentSizeMayHaveChanged()
    setNeedsLayout()
  }
  /// The minimum text size for this view and those below; nil for the user's.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.textSizes?.least }
    set { limitTextSize(newValue, maximumContentSizeCategory) }
  }
  /// The maximum text size for this view and those below; nil for the user's.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.textSizes?.largest }
    set { limitTextSize(minimumContentSizeCategory, newValue) }
  }
  /// A description of the limits that change the view's text size; empty if there are none.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }
  /// The user interface style of this view and those below. The default, `unspecified`, inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrides?.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// The semantics that determine the view's direction, but not that of subviews. The default, `unspecified`,
  /// follows the language.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantics ?? .unspecified }
    set { setSemantics(newValue) }
  }

  // MARK: - Touches

  /// A Boolean value that determines whether the view and its subviews receive touches. The default is
  /// `true`, except for some classes.
  open var isUserInteractionEnabled: Bool {
    get { has(.interactive) }
    set { setInteractive(newValue) }
  }
  /// A Boolean value that determines whether the view receives several touches at once. The default is
  /// `false`.
  open var isMultipleTouchEnabled: Bool {
    get { has(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }
  /// A Boolean value that determines whether the view receives touches only while no other view does, and
  /// excludes others.
  open var isExclusiveTouch: Bool {
    get { has(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }
  /// Returns the deepest view that receives touches at `point`, in this view's coordinate space.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  /// Returns whether a point is inside the bounds; the right and lower edges are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { ownLayer.boundsHold(point) }
  /// The gesture recognisers; nil until one is added, empty after the last was removed.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestures }
    set { replaceGestures(newValue ?? []) }
  }
  /// Adds a gesture recogniser, removing it from any other view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Removes a gesture recogniser, cancelling it; does nothing if another view has it.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// The interactions of the view.
  open var interactions: [any UIInteraction] {
    get { self[rare: .interactions] ?? [] }
    set { replaceInteractions(newValue) }
  }
  /// Adds an interaction, removing it from any other view; calls its `willMove(to:)` before, `didMove(to:)`
  /// after.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction, calling the same methods with nil; does nothing if this view does not have it.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Stored only. The motion effects. Unavailable on Linux: there is no motion sensor.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { needExtras().motionEffects = newValue }
  }
  /// Adds a motion effect. Unavailable on Linux: there is no motion sensor.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect; does nothing if it was not added.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Returns whether a recogniser of this view, or of an ancestor that got a touch in this view, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Makes the first responder in or below this view resign; with `force`, without asking it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    FirstResponder.end(in: self, force: force)
  }

  /// The identifier under which the view's state is restored with its controller's; nil to not save it.
  open var restorationIdentifier: String? {
    get { self[rare: .restorationIdentifier] }
    set { self[rare: .restorationIdentifier] = newValue }
  }
  /// Encodes the view's restorable state, if it has a restoration identifier; does nothing by default.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes what `encodeRestorableState(with:)` encoded; does nothing by default.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// An identifier by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { accessibilityIdentifierBlock?() ?? accessibility?.identifier }
    set { describe { $0.identifier = newValue } }
  }

  /// A Boolean value that determines whether colours stay when the screen's are inverted. They never are in
  /// Mica.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { describe { $0.ignoresInvertColors = newValue } }
  }

  // MARK: - Focus

  /// A Boolean value that indicates whether the view can have the focus. Always `false`: keys move no focus.
  open var canBecomeFocused: Bool { false }
  /// A Boolean value that indicates whether the view has the focus. Always `false`.
  open var isFocused: Bool { false }
  /// The preferred focus environments; empty, and never read.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing: keys move no focus.
  open func setNeedsFocusUpdate() {}
  /// Does nothing: keys move no focus.
  open func updateFocusIfNeeded() {}
  /// Returns `true`. Never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// Stored only. The focus group of the view; keys move no focus.
  open var focusGroupIdentifier: String? {
    get { focus.group }
    set { focus.group = newValue }
  }
  /// Stored only. The priority in the focus group. The default is `ignored`.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focus.priority }
    set { focus.priority = newValue }
  }
  /// Stored only. The effect that shows the focus. The default is nil.
  open var focusEffect: UIFocusEffect? {
    get { focus.effect }
    set { focus.effect = newValue }
  }

  // MARK: - Large content viewer

  /// A Boolean value that determines whether the view's title is shown large while it is touched at
  /// accessibility text sizes, by an interaction of an ancestor.
  open var showsLargeContentViewer: Bool {
    get { large.isShown }
    set { large.isShown = newValue }
  }
  /// The title that is shown. The default is the accessibility label.
  open var largeContentTitle: String? {
    get { large.title ?? accessibilityLabel }
    set { large.title = newValue }
  }
  /// The image above the title; nil, the default, for none.
  open var largeContentImage: UIImage? {
    get { large.image }
    set { large.image = newValue }
  }
  /// A Boolean value that determines whether the image is scaled up, as symbols always are. The default is
  /// `false`.
  open var scalesLargeContentImage: Bool {
    get { large.scalesImage }
    set { large.scalesImage = newValue }
  }
  /// The insets of the image, in points. The default is zero.
  open var largeContentImageInsets: UIEdgeInsets {
    get { large.insets }
    set { large.insets = newValue }
  }

  // MARK: - Responder

  open override var next: UIResponder? { extras?.controller ?? superview }

  nonisolated open override var description: String { MainActor.assumeIsolated { descriptionText } }
}
