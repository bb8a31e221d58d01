// long file: the table of contents of UIView; Swift cannot override members of extensions
public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on screen that draws, lays out its subviews and receives events.
///
/// `frame` and `center` are in the superview's points, `bounds` in the view's
/// own; y points down. All geometry is the layer's. This body holds the storage,
/// the initialisers and every `open` member; the work is in `UIView+….swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, UIAccessibilityIdentification, @preconcurrency NSCoding,
  @MainActor CALayerDelegate, @MainActor LayerOwner
{
  /// What `layer` gives, without asking a subclass: geometry, hierarchy and hits are read from it often.
  // Unsafe, for layers are not Sendable: which layer it is
  // never changes, and a view's is used on the main thread.
  final nonisolated(unsafe) let ownLayer: CALayer
  /// The layer that stores this view's geometry, look and place in the tree. A subclass may override it to
  /// say of which class it is; it stays the same layer.
  open var layer: CALayer { ownLayer }

  final var settings: ViewSettings = .initial
  final var contentModeStorage = ContentMode.scaleToFill
  /// The mask as a byte, for the room: views lie close together.
  final var autoresizingBits: UInt8 = 0
  /// The background that the view was given, and the colour that its layer got for it.
  final var givenBackground: UIColor?
  final var resolvedBackground: CGColor?
  final var extras: ViewExtras?
  /// The traits around the view when it was last told of any; out of every tree it keeps them. Nil where it
  /// was told of none: the system's.
  final var traitsAround: UITraitCollection?
  /// Nil until a constraint is held by the view or mentions it.
  final var constraintStore: ConstraintStore?

  /// The class of the layer that the view makes for itself.
  open class var layerClass: AnyClass { CALayer.self }

  /// A view with a frame in the superview to come.
  public init(frame: CGRect) {
    let layer = Self.makeLayer()
    layer.frame = frame
    ownLayer = layer
    super.init()
    ownLayer.belong(to: self)
  }

  /// A view read from a document or an archive.
  public required init?(coder: NSCoder) {
    ownLayer = Self.makeLayer()
    super.init()
    ownLayer.belong(to: self)
    (coder as? NibCoder)?.decode(self)
    if let archive = coder as? NSKeyedUnarchiver { read(from: archive) }
  }

  /// Writes the view's place, its look and its subviews; constraints are not kept.
  open func encode(with coder: NSCoder) { write(to: coder) }

  /// Foundation on Linux archives by names that not all classes have.
  open override var classForKeyedArchiver: AnyClass? { archivedClass }

  /// A view of size zero.
  public convenience override init() { self.init(frame: .zero) }

  /// Runs the `init(frame:)` of the class that the metatype names; see `UIView.make(frame:)`.
  convenience init(dynamicFrame: CGRect) { self.init(frame: dynamicFrame) }

  // Not isolated: plain ones of subclasses would not compile below it.
  deinit {
    ownLayer.loseOwner()
    if !MainThread.isCurrent { MainThread.letGo(of: (ownLayer, extras, constraintStore)) }
  }

  // MARK: - Geometry

  /// The view's box in the superview; not meaningful under a transform that is not the identity.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { setFrame(newValue) }
  }
  /// The view's own coordinates. Its size resizes the view
  /// about the anchor point, its origin moves what is inside.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { setBounds(newValue) }
  }
  /// Where the anchor point lies in the superview; valid under any transform.
  open var center: CGPoint {
    get { ownLayer.position }
    set { setCenter(newValue) }
  }
  /// About the anchor point; the identity where `transform3D` leaves the plane. Animates.
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { change { $0.setAffineTransform(newValue) } }
  }
  /// The outline with which the view collides while an animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Where the type is `path`: points around the view's middle, whose convex hull counts. Empty here.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  /// About the anchor point, y down and z towards the viewer. Animates.
  open var transform3D: CATransform3D {
    get { ownLayer.transform }
    set { change { $0.transform = newValue } }
  }
  /// Which point of the view `center` places and transforms turn about: unit coordinates, (0.5, 0.5) unless
  /// set.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { change { $0.anchorPoint = newValue } }
  }
  /// Pixels a point of what the view draws: the screen's unless set; setting it draws anew.
  open var contentScaleFactor: CGFloat {
    get { contentScale }
    set { contentScale = newValue }
  }
  /// Whether subviews follow another size of this view by their masks. True unless set.
  open var autoresizesSubviews: Bool {
    get { has(.autoresizesSubviews) }
    set { set(.autoresizesSubviews, newValue) }
  }
  /// Empty unless set; counts while `translatesAutoresizingMaskIntoConstraints` is true.
  open var autoresizingMask: AutoresizingMask {
    get { autoresizing }
    set { autoresizing = newValue }
  }
  /// In points; `size` is what there is, and need not be kept to. By default the intrinsic size, else the
  /// size that the view has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { defaultFittingSize }
  /// Takes the size that fits the one that it has; the frame's origin stays.
  open func sizeToFit() { resizeToFit() }

  // MARK: - Coordinate systems

  /// Nil is the window, or where there is none the topmost view.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { convertPoint(point, to: view) }
  /// The other way: from the points of `view` to this view's; nil as above.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { convertPoint(point, from: view) }
  /// The smallest upright rectangle around the four converted corners; nil as for points.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertRect(rect, to: view) }
  /// The same from the coordinates of `view` to this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { convertRect(rect, from: view) }

  // MARK: - Hierarchy

  /// Nil outside of any tree, and for a window.
  open var superview: UIView? { viewAbove }
  /// From back to front.
  open var subviews: [UIView] { ownLayer.children.compactMap(UIView.owner) }
  /// The window at the top of the tree, itself for a window; nil outside of any.
  open var window: UIWindow? { nearestWindow }
  /// In front, out of any other superview; traps for the view itself.
  open func addSubview(_ view: UIView) { place(view, at: .end) }
  /// `index` counts the other subviews from the back; any out of range means the front.
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }
  /// In front of all where `sibling` is no subview; so below one, too.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, at: .above(sibling)) }
  /// Right behind `sibling`, out of any other superview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, at: .below(sibling)) }
  /// Indices of `subviews`; traps where one is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Does nothing where `view` is not a subview; so does sending to the back.
  open func bringSubviewToFront(_ view: UIView) { bringToFront(view) }
  /// Behind all other subviews; does nothing where `view` is not a subview.
  open func sendSubviewToBack(_ view: UIView) { sendToBack(view) }
  /// Also ends the constraints between what is inside and what is outside.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called last, after `subview` has been told of its superview and window.
  open func didAddSubview(_ subview: UIView) {}
  /// Called while `subview` is still in place.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the tree changes; nil on leaving. Does nothing by default, as the next three.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when `superview` has changed, or the view's place in it, after the news about the window.
  open func didMoveToSuperview() {}
  /// Called where the window changes, superviews first; nil on leaving.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called where the window has changed, subviews first, before `didMoveToSuperview()`.
  open func didMoveToWindow() {}
  /// True for the view itself, too.
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  /// The first with the tag, this view included, in depth and from back to front.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(withTag: tag) }
  /// A number for the app; 0 unless set.
  open var tag: Int {
    get { extras?.tag ?? 0 }
    set { if newValue != tag { needExtras().tag = newValue } }
  }

  // MARK: - Layout

  /// Has `layoutSubviews()` called before the next frame, once however often this is.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }
  /// Solves constraints and lays out now what waits for it, from the topmost view above that does.
  open func layoutIfNeeded() { solveAndLayOut() }
  /// Places the subviews that constraints place.
  open func layoutSubviews() { applySolvedFrames() }
  /// Calls `layoutSubviews()` for the view's own layer, with its controller told before and after.
  open func layoutSublayers(of layer: CALayer) { layoutPass(of: layer) }
  /// Has `updateConstraints()` called before the next layout, once however often this is.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Called before the first layout and after `setNeedsUpdateProperties()`,
  /// to bring up to date what needs no layout.
  open func updateProperties() {}
  /// Asks for `updateProperties()` before the next layout, and for that layout: `layoutSubviews()` runs too,
  /// also where nothing else asks for it.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Calls `updateProperties()` now where it is due, of this view and its controller, not of those below.
  open func updatePropertiesIfNeeded() { updateOldProperties() }
  /// Traits are up to date at any time: does nothing.
  open func updateTraitsIfNeeded() {}
  /// Whether `updateConstraints()` is due before the next layout, as it is in a new view.
  open func needsUpdateConstraints() -> Bool { settings.contains(.needsUpdateConstraints) }
  /// Calls `updateConstraints()` now of this view and those below that wait for it.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }
  /// Called before layout where `setNeedsUpdateConstraints()` asked for it; an override calls super last.
  open func updateConstraints() { settings.remove(.needsUpdateConstraints) }
  /// Whether the class makes its constraints in `updateConstraints()` and so has to be asked for them.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The constraints that this view holds, in the order of addition.
  open var constraints: [NSLayoutConstraint] { constraintStore?.held.all ?? [] }
  /// Holds a constraint whose items are this view and views or guides inside it; traps for other items.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }
  /// Holds each of them, in order; as `addConstraint(_:)`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { for c in constraints { hold(c) } }
  /// Does nothing where another view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(of: constraint) }
  /// Lets go of each that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { for c in constraints { letGo(of: c) } }
  /// In points; `noIntrinsicMetric` along an axis, as along both by default, is none.
  open var intrinsicContentSize: CGSize { UIView.noIntrinsicSize }
  /// Has the size asked for again before the next layout.
  open func invalidateIntrinsicContentSize() { contentSizeMayHaveChanged() }
  /// A subview has another natural size.
  func contentSizeChanged(of subview: UIView) {}
  /// The smallest size, near the target, that the constraints inside allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(near: targetSize) }
  /// The size that the constraints inside allow if the target counts with these priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(near: targetSize, horizontalFittingPriority, verticalFittingPriority) }
  /// Whether constraints leave open where the view lies or how large it is.
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// Moves a view whose layout is ambiguous to another place that its constraints allow as well.
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
  /// The constraints that determine the view's place and size along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsDetermining(axis)
  }
  /// Where the lines of the content have their baselines; nil for views without text.
  var textBaselines: TextBaselines? { nil }
  /// Whether the height of the content depends on a width that the layout decides.
  var wrapsToWidth: Bool { false }
  /// Has `intrinsicContentSize` measured at a width from now on; nil for none.
  func setWrappingWidth(_ width: CGFloat?) {}
  /// Whether frame and mask count as constraints among those of others. True unless set.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { has(.translatesAutoresizingMask) }
    set { setTranslatesMask(newValue) }
  }
  /// How far content keeps from the edges, safe area and superview's
  /// margins counted in; setting it sets the view's own part.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.absolute(newValue)) }
  }
  /// `layoutMargins` by the direction of the language.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(rightToLeft: isRightToLeft) }
    set { setLayoutMargins(.directional(newValue)) }
  }
  /// The margins of views that were given none.
  class var standardMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
  /// Whether margins along an axis reach into subviews that preserve them.
  class func lendsMargins(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  /// Whether the superview's margins count where they reach into this view. False unless set.
  open var preservesSuperviewLayoutMargins: Bool {
    get { has(.preservesSuperviewMargins) }
    set { setPreservesMargins(newValue) }
  }
  /// Whether the margins lie inside the safe area. True unless set.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { has(.insetsMarginsFromSafeArea) }
    set { setInsetsMargins(newValue) }
  }
  /// Called when `layoutMargins` have changed, for whatever reason; does nothing by default.
  open func layoutMarginsDidChange() {}
  /// What bars and rounded corners cover of this view, in its own points.
  open var safeAreaInsets: UIEdgeInsets { safeAreaStorage }
  /// Called when `safeAreaInsets` have changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}
  /// How much larger than its content, which constraints align, the view is on each side.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The rectangle that constraints align, of a view with that frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame of a view whose aligned rectangle is that one.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frameAround(alignmentRect) }
  /// The view whose first line of text stands for this view's first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last line of text stands for this view's last baseline.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// The view that stood for all baselines before iOS 9; asked unless one of the properties is overridden.
  open func forBaselineLayout() -> UIView { self }
  /// Whether leading is left or right, by `semanticContentAttribute` and the language.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }

  // MARK: - Guides

  /// The guides that the view owns, in the order of addition.
  open var layoutGuides: [UILayoutGuide] { extras?.guides ?? [] }
  /// Takes it out of the view that owns it; does nothing where that is this one.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { adopt(layoutGuide) }
  /// Also ends the constraints on it; does nothing where another view owns it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }
  /// The bounds less `layoutMargins`.
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
  /// The part inside the margins where lines are not too long to read.
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
  /// The bounds less `safeAreaInsets`.
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// The part below that the keyboard covers, else the lower safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: - Anchors

  /// The alignment rectangle's left edge; its right one where what holds both items runs from right to left.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .leading)) }
  /// The alignment rectangle's right edge; its left one where what holds both items runs from right to left.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .trailing)) }
  /// The left edge of the alignment rectangle, in every language.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .left)) }
  /// The right edge of the alignment rectangle, in every language.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .right)) }
  /// The upper edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .top)) }
  /// The lower edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .bottom)) }
  /// The width of the alignment rectangle, in points.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .width)) }
  /// The height of the alignment rectangle, in points.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(AnchorSide(self, .height)) }
  /// The middle of the alignment rectangle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(AnchorSide(self, .centerX)) }
  /// The middle of the alignment rectangle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .centerY)) }
  /// The baseline of the first line of text; of a view without text its top edge.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .firstBaseline)) }
  /// The baseline of the last line of text; of a view without text its bottom edge.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(AnchorSide(self, .lastBaseline)) }

  // MARK: - Display

  /// The context and `rect` are in the view's own points: what is to be drawn anew.
  open func draw(_ rect: CGRect) {}
  /// Calls `draw(_:)` for the view's own layer, with `ctx` and the view's traits as the current ones.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawLayer(layer, in: ctx) }
  /// Has `layer` draw its contents; a view whose class draws nothing leaves what its layer was given.
  open func display(_ layer: CALayer) { displayLayer(layer) }
  /// No action: changes of a view's layer happen at once, unless they are made inside an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimation.current?.action(for: layer, forKey: event) ?? NSNull()
  }
  /// Draws the view and everything below it, stretched to a rectangle of the current context; false where
  /// there is none or nothing to draw. The newest state is drawn after updates, else the one that the view's
  /// window showed last: nothing of a view that it has not shown yet.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    drawTree(in: rect, isNewest: afterUpdates)
  }
  /// A view that shows what this one looks like, of its size and with its origin at zero; nil for a view of
  /// no size. It shows what `drawHierarchy(in:afterScreenUpdates:)` draws.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, capInsets: .zero, isNewest: afterUpdates)
  }
  /// A view that shows a rectangle of what this one looks like; outside of the insets it stretches.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, capInsets: capInsets, isNewest: afterUpdates) }
  /// Has all of the view drawn anew in the next frame, once however often this is.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  /// `rect` is in the view's own points; parts join until they are drawn.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }
  /// `scaleToFill` unless set.
  open var contentMode: ContentMode {
    get { contentModeStorage }
    set { setContentMode(newValue) }
  }
  /// The part of the contents, as fractions of them, that content
  /// modes which scale stretch; what lies around it keeps its size.
  open var contentStretch: CGRect {
    get { ownLayer.contentsCenter }
    set { ownLayer.contentsCenter = newValue }
  }
  /// Nil, unless set, is clear. Follows the view's traits.
  open var backgroundColor: UIColor? {
    get { shownBackground }
    set { setBackground(newValue) }
  }
  /// 0…1, times that of the superviews; below 0.01 the view gets no touches. Animates.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(newValue) }
  }
  /// Neither shown nor touched; keeps its room, save in a stack view.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether subviews are cut off at the bounds. False unless set.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// A promise: a view that draws and has no background begins on black. True unless set.
  open var isOpaque: Bool {
    get { has(.opaque) }
    set { setOpaque(newValue) }
  }
  /// Kept for the app: what is drawn is drawn over nothing, whatever this says.
  open var clearsContextBeforeDrawing: Bool {
    get { has(.clearsContext) }
    set { set(.clearsContext, newValue) }
  }
  /// Shows the view only where the mask is opaque; in the view's own points, taken from its superview.
  open var mask: UIView? {
    get { ownLayer.mask.flatMap(UIView.owner) }
    set { setMask(newValue) }
  }
  /// The nearest tint colour up the tree; nil sets the view back to its superview's.
  open var tintColor: UIColor! {
    get { effectiveTintColor }
    set { setTint(newValue) }
  }
  /// Called for the view's own colour, an inherited one and for dimming.
  open func tintColorDidChange() {}
  /// The mode of this view or the nearest above that has one of its own; `automatic` sets it back to its
  /// superview's. What a presentation darkens is dimmed meanwhile.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintMode }
    set { setTintMode(newValue) }
  }

  // MARK: - Priorities of the content's size

  /// Whether views of this class that code has made resist growing along an axis as strongly as shrinking.
  class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { false }
  /// How strongly a view resists growing beyond its intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(axis) }
  /// 1…1000; 250 unless set, for most views.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, axis)
  }
  /// How strongly a view resists shrinking below its intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistance(axis)
  }
  /// 1…1000; 750 unless set.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setResistance(priority, axis) }

  // MARK: - Traits

  /// What is inherited, with the view's own; without a window what it was last told of, else the current.
  open var traitCollection: UITraitCollection { effectiveTraits }
  /// Called after a change of traits, with those before; superviews first, controllers before their views.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The user prefers another size of text, or this view has come to where another holds.
  func textSizeDidChange() {}
  /// Marks the view for layout, and its content to be measured again, after a change of traits or semantics
  /// that count for sizes.
  func environmentDidChange() {
    contentSizeMayHaveChanged()
    setNeedsLayout()
  }
  /// The smallest size of text for this view and those below; nil for the user's.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.textSizes?.least }
    set { limitTextSize(newValue, maximumContentSizeCategory) }
  }
  /// The largest size of text for this view and those below; nil for the user's.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { extras?.textSizes?.largest }
    set { limitTextSize(minimumContentSizeCategory, newValue) }
  }
  /// What keeps the view's text at another size than the user prefers; empty where nothing does.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsDescription }
  /// For this view and those below; `unspecified` inherits.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras?.overrides?.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }
  /// `unspecified` unless set: the view turns with the language. Counts for the view alone.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras?.semantics ?? .unspecified }
    set { setSemantics(newValue) }
  }

  // MARK: - Touches

  /// Whether the view and those below get touches. True unless set, save for some classes.
  open var isUserInteractionEnabled: Bool {
    get { has(.interactive) }
    set { setInteractive(newValue) }
  }
  /// Whether more than one touch at a time arrives. False unless set.
  open var isMultipleTouchEnabled: Bool {
    get { has(.multipleTouch) }
    set { set(.multipleTouch, newValue) }
  }
  /// Whether it gets touches only while no other view has any, and then no other gets any.
  open var isExclusiveTouch: Bool {
    get { has(.exclusiveTouch) }
    set { set(.exclusiveTouch, newValue) }
  }
  /// The deepest view that takes touches at `point`, which is in this view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { deepestView(at: point, with: event) }
  /// In the view's own points; the right and lower edges are outside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { ownLayer.boundsHold(point) }
  /// Nil until a recogniser is added; empty after the last has gone.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras?.gestures }
    set { replaceGestures(newValue ?? []) }
  }
  /// Takes it from any other view; does nothing where it has it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Cancels what it is recognising; does nothing where another view has it.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Ways of using the view that are more than gestures.
  open var interactions: [any UIInteraction] {
    get { self[rare: .interactions] ?? [] }
    set { replaceInteractions(newValue) }
  }
  /// Takes it from any other view; `willMove(to:)` is called before, `didMove(to:)` after.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Tells it before and after, with nil; does nothing where this view does not have it.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Effects that follow how the device is tilted.
  open var motionEffects: [UIMotionEffect] {
    get { extras?.motionEffects ?? [] }
    set { needExtras().motionEffects = newValue }
  }
  /// Keeps it: nothing here feels how a device is tilted.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes back `addMotionEffect(_:)`; does nothing where it was not added.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
  /// Asked before a recogniser of this view, or of one above
  /// that got a touch in this one, leaves the possible state.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Lets the text that is edited in or below this view give up the keys; `force` does not ask it.
  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    FirstResponder.end(in: self, force: force)
  }

  /// The name by which the view's state is kept with that of its controller; nil for one that is not kept.
  open var restorationIdentifier: String? {
    get { self[rare: .restorationIdentifier] }
    set { self[rare: .restorationIdentifier] = newValue }
  }
  /// Called to write what the view shows, where it has a name for that; does nothing by default.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called with what `encodeRestorableState(with:)` wrote; does nothing by default.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// A name by which tests find the view.
  open var accessibilityIdentifier: String? {
    get { accessibilityIdentifierBlock?() ?? accessibility?.identifier }
    set { describe { $0.identifier = newValue } }
  }

  /// Whether colours stay as they are where the whole screen's are turned round. They never are here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { describe { $0.ignoresInvertColors = newValue } }
  }

  // MARK: - Focus

  /// False: nothing here moves a focus; what follows does nothing.
  open var canBecomeFocused: Bool { false }
  /// Always false.
  open var isFocused: Bool { false }
  /// Empty by default; not asked.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing.
  open func setNeedsFocusUpdate() {}
  /// Does nothing.
  open func updateFocusIfNeeded() {}
  /// Never asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  /// The group of views that a tab key moves among, its place in the group, and what shows the focus. Kept
  /// for the app: keys move no focus.
  open var focusGroupIdentifier: String? {
    get { focus.group }
    set { focus.group = newValue }
  }
  /// `ignored` unless set. Kept for the app, as is the group.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focus.priority }
    set { focus.priority = newValue }
  }
  /// Nil unless set. Kept for the app: no focus is seen.
  open var focusEffect: UIFocusEffect? {
    get { focus.effect }
    set { focus.effect = newValue }
  }

  // MARK: - Large content

  /// Whether the view's name is shown large while it is touched and texts are of an accessibility size, by an
  /// interaction of a view above.
  open var showsLargeContentViewer: Bool {
    get { large.isShown }
    set { large.isShown = newValue }
  }
  /// The name that is shown: the view's accessibility label unless set.
  open var largeContentTitle: String? {
    get { large.title ?? accessibilityLabel }
    set { large.title = newValue }
  }
  /// The picture above the name; nil, as it is unless set, shows the name alone.
  open var largeContentImage: UIImage? {
    get { large.image }
    set { large.image = newValue }
  }
  /// Whether the picture grows to the room there is, as symbols always do. False unless set.
  open var scalesLargeContentImage: Bool {
    get { large.scalesImage }
    set { large.scalesImage = newValue }
  }
  /// Room around the picture, in points; zero unless set.
  open var largeContentImageInsets: UIEdgeInsets {
    get { large.insets }
    set { large.insets = newValue }
  }

  // MARK: - Responder

  open override var next: UIResponder? { extras?.controller ?? superview }

  nonisolated open override var description: String { MainActor.assumeIsolated { descriptionText } }
}
