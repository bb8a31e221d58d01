// long file: the class body of the scroll view, whose members are open
internal import CoreGraphics
public import Foundation
public import QuartzCore

/// A window onto content that is larger than itself.
///
/// `contentOffset` is the origin of `bounds`: scrolling moves what is inside and lays out nothing but the
/// scroll view.
open class UIScrollView: UIView {
  /// Everything that is set and has no effect on other state.
  final var scrolling = ScrollSettings()
  /// The insets that the offset was last brought in line with; nil before the first layout.
  final var settledInsets: UIEdgeInsets?
  final var indicators: [ScrollIndicator] = []
  /// What moves the content; nil while nothing has yet.
  final var moving: ScrollDriver?
  /// The recognisers; nil until a touch, or anybody, asks for them.
  final var gestures: ScrollGestures?
  /// A zoom under way.
  final var zooming: ZoomState?
  final var refresher: UIRefreshControl?
  /// The bars of a picture's chrome lie above the content, as those of a navigation controller would.
  final var isBelowChrome = false
  /// What of the room for bars above the content its own coordinates hold already, in points.
  final var roomInContent: CGFloat = 0
  /// The bar whose background depends on whether the content is scrolled.
  final weak var edgeBar: UINavigationBar?
  final var lowerBars = LowerBars()
  /// What of that bar the content pushes away.
  final var collapse = BarCollapse()
  private weak var receiver: (any UIScrollViewDelegate)?
  /// Where content that was let go of comes to rest, before the delegate is asked; speeds are those that it
  /// hears of.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// Whether the class itself says how large its content is, whatever constraints on the edges say.
  class var sizesOwnContent: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.insert(.scrolls)
    clipsToBounds = true
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    settings.insert(.scrolls)
    if let nib = coder as? NibCoder {
      decodeScrolling(from: nib)
    } else if let archive = coder as? NSKeyedUnarchiver, archive.containsValue(forKey: "UIClipsToBounds") {
      readContent(from: archive)
    } else {
      clipsToBounds = true
    }
  }

  /// Writes the size of the content beside what a view writes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeContent(to: coder)
  }

  // MARK: - Content

  /// The point of the content at the top left corner, in the content's points: the origin of `bounds`.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { setOffset(newValue) }
  }
  /// The size of the content, in points; may be smaller than the bounds.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set { setContentSize(newValue) }
  }
  /// What is added around the content, in points, before safe areas.
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set { setContentInset(newValue) }
  }
  /// `contentInset` and what bars cover, as `contentInsetAdjustmentBehavior` says.
  open var adjustedContentInset: UIEdgeInsets { effectiveContentInset }
  /// The bounds without the adjusted insets: content that is larger can be scrolled.
  open var visibleSize: CGSize {
    let size = bounds.inset(by: adjustedContentInset).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
  /// `automatic` unless set; what it adds is in `adjustedContentInset`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.insetAdjustment }
    set {
      guard newValue != scrolling.insetAdjustment else { return }
      scrolling.insetAdjustment = newValue
      setNeedsLayout()
    }
  }
  /// The content, from its origin, `contentSize` large; constraints on it size the content.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }
  /// The part of the content that shows: the bounds.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }
  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}
  /// The same for UIKit's own classes.
  func contentInsetsDidChange() {}
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  /// Moves to `contentOffset`, also beyond the content's ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  override func scrollByItself(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }
  /// Moves as little as is needed to show `rect`, which is in the content's points; nothing where it is
  /// visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = layer.bounds.origin
      super.bounds = newValue
      if layer.bounds.origin != old { didScroll() }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRoom()
  }
  open override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    if roomIsOld { layoutRoom() }
  }
  /// A Boolean value that indicates whether the content's size or insets have changed during layout.
  final var roomIsOld = false

  // MARK: - Manner of scrolling

  /// Told of scrolling and zooming; not retained.
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { receiver }
    set {
      receiver = newValue
      delegateDidChange()
      tellObservers()
    }
  }
  /// A Boolean value that indicates whether fingers move the content; code always may. The default is true.
  ///
  /// Setting it to false ends a drag and a glide under way.
  open var isScrollEnabled: Bool {
    get { scrolling.flags.contains(.enabled) }
    set { setScrollEnabled(newValue) }
  }
  /// Whether a drag that begins along one axis stays on it; one that begins aslant moves along both.
  open var isDirectionalLockEnabled: Bool {
    get { scrolling.flags.contains(.directionalLock) }
    set { scrolling.flags.set(.directionalLock, newValue) }
  }
  /// Whether the content comes to rest at multiples of the bounds' size. False unless set.
  open var isPagingEnabled: Bool {
    get { scrolling.flags.contains(.paging) }
    set { scrolling.flags.set(.paging, newValue) }
  }
  /// Whether content goes beyond its ends and springs back. True unless set.
  open var bounces: Bool {
    get { scrolling.flags.contains(.bounces) }
    set { scrolling.flags.set(.bounces, newValue) }
  }
  /// Whether also content that is no larger than the bounds does, where `bounces` is true.
  open var alwaysBounceVertical: Bool {
    get { scrolling.flags.contains(.alwaysBounceVertical) }
    set { scrolling.flags.set(.alwaysBounceVertical, newValue) }
  }
  /// The same along the horizontal axis. False unless set.
  open var alwaysBounceHorizontal: Bool {
    get { scrolling.flags.contains(.alwaysBounceHorizontal) }
    set { scrolling.flags.set(.alwaysBounceHorizontal, newValue) }
  }
  /// Whether content goes beyond its ends along one axis, where it does so at all.
  open var bouncesHorizontally: Bool {
    get { scrolling.flags.contains(.bouncesHorizontally) }
    set { scrolling.flags.set(.bouncesHorizontally, newValue) }
  }
  /// The same along the vertical axis. True unless set.
  open var bouncesVertically: Bool {
    get { scrolling.flags.contains(.bouncesVertically) }
    set { scrolling.flags.set(.bouncesVertically, newValue) }
  }
  /// Whether a scroll view around this one gets the drags along an axis that begin at an end of the content.
  open var transfersHorizontalScrollingToParent: Bool {
    get { scrolling.flags.contains(.transfersHorizontal) }
    set { scrolling.flags.set(.transfersHorizontal, newValue) }
  }
  /// The same along the vertical axis. True unless set.
  open var transfersVerticalScrollingToParent: Bool {
    get { scrolling.flags.contains(.transfersVertical) }
    set { scrolling.flags.set(.transfersVertical, newValue) }
  }
  /// Whether a tap on the status bar scrolls to the top, where the delegate agrees.
  open var scrollsToTop: Bool {
    get { scrolling.flags.contains(.scrollsToTop) }
    set { scrolling.flags.set(.scrollsToTop, newValue) }
  }
  /// Whether views inside hear of a touch only when it has not become a drag for 0.15 seconds.
  open var delaysContentTouches: Bool {
    get { scrolling.flags.contains(.delaysTouches) }
    set { scrolling.flags.set(.delaysTouches, newValue) }
  }
  /// Whether a drag may take a touch from a view that has it: see `touchesShouldCancel(in:)`.
  open var canCancelContentTouches: Bool {
    get { scrolling.flags.contains(.cancelsTouches) }
    set { scrolling.flags.set(.cancelsTouches, newValue) }
  }
  /// `normal` unless set; 0…1, see `DecelerationRate`.
  open var decelerationRate: DecelerationRate {
    get { scrolling.decelerationRate }
    set { scrolling.decelerationRate = newValue }
  }
  /// `none` unless set.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { scrolling.keyboardDismissMode = newValue }
  }
  /// Whether a finger rests on the content, though it may not have moved yet.
  open var isTracking: Bool { moving?.isTouched ?? false }
  /// Whether a finger moves the content.
  open var isDragging: Bool { moving?.phase == .dragging }
  /// Whether the content goes on after the finger has left.
  open var isDecelerating: Bool { moving?.phase == .decelerating }
  /// Whether an animation moves the content that a program has asked for, and one that changes its scale.
  open var isScrollAnimating: Bool { moving?.phase == .animating }
  /// Whether an animation changes the scale that a program has asked for.
  open var isZoomAnimating: Bool { moving?.phase == .zooming }
  /// Leaves the content where it is at its scale, whatever moves it.
  open func stopScrollingAndZooming() {
    moving?.rest()
    if zooming != nil { endZooming() }
    scrollingEnds()
  }
  /// Whether a view inside gets touches that begin on it: it does, unless a subclass says otherwise.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Whether a drag may take a touch from a view that has it already: from all but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// A finger starts to move the content.
  func dragWillMove() {}
  /// Attaches what the class recognises besides scrolling.
  func attachGestures() {}
  /// What fingers move the content by; made when it, or a touch, first asks for it.
  open var panGestureRecognizer: UIPanGestureRecognizer { needGestures().pan }
  /// Nil where there is only one scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { needGestures().pinch }
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = needGestures()
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  // MARK: - Indicators

  /// True unless set; one is seen where the content is wider than its room.
  open var showsHorizontalScrollIndicator: Bool {
    get { scrolling.flags.contains(.showsHorizontal) }
    set { scrolling.flags.set(.showsHorizontal, newValue) }
  }
  /// True unless set; one is seen where the content is higher than its room.
  open var showsVerticalScrollIndicator: Bool {
    get { scrolling.flags.contains(.showsVertical) }
    set { scrolling.flags.set(.showsVertical, newValue) }
  }
  /// `default` unless set.
  open var indicatorStyle: IndicatorStyle {
    get { scrolling.indicatorStyle }
    set { changeIndicators { $0.indicatorStyle = newValue } }
  }
  /// In points; `automaticallyAdjustsScrollIndicatorInsets` adds what the system takes of the edges.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set { changeIndicators { $0.verticalIndicatorInsets = newValue } }
  }
  /// In points; the same of the horizontal one.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.horizontalIndicatorInsets }
    set { changeIndicators { $0.horizontalIndicatorInsets = newValue } }
  }
  /// Sets those of both indicators; gives the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set {
      changeIndicators { ($0.verticalIndicatorInsets, $0.horizontalIndicatorInsets) = (newValue, newValue) }
    }
  }
  /// Whether indicators keep clear of what `adjustedContentInset` has beside `contentInset`, such as the safe
  /// area. True unless set.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrolling.flags.contains(.adjustsIndicators) }
    set { changeIndicators { $0.flags.set(.adjustsIndicators, newValue) } }
  }
  /// Shows the indicators of the axes that can scroll.
  open func flashScrollIndicators() { showIndicators() }
  /// Shows the indicators of the axes along which `changes` moves the content at once, for a moment.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    let new = contentOffset
    revealIndicators(along: (new.y != old.y ? [.vertical] : []) + (new.x != old.x ? [.horizontal] : []))
    hideIndicators(after: 1)
  }

  // MARK: - Refreshing

  /// A control that appears where the content is pulled down beyond its top.
  open var refreshControl: UIRefreshControl? {
    get { refresher }
    set {
      guard newValue !== refresher else { return }
      refresher?.removeFromSuperview()
      refresher = newValue
      newValue?.join(self)
    }
  }
  /// Takes up a control that was added as a subview.
  final func adopt(_ control: UIRefreshControl) {
    guard refresher == nil else { return }
    refresher = control
    control.follow(self)
  }
  final func abandon(_ control: UIRefreshControl) { if refresher === control { refresher = nil } }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.keep(self)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    coder.restore(self)
  }

  /// Whether arrow keys scroll. Kept for the app: keys scroll nothing.
  open var allowsKeyboardScrolling = true

  // MARK: - Zooming

  /// The scale of the delegate's view for zooming, always within the least and the greatest.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { zoom(to: newValue, animated: false) }
  }
  /// 1 unless set, as the greatest: without a difference fingers do not zoom. Cuts the scale that is set.
  open var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoomScale }
    set {
      scrolling.minimumZoomScale = newValue
      followZoomLimits()
    }
  }
  /// 1 unless set. Cuts the scale that is set.
  open var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoomScale }
    set {
      scrolling.maximumZoomScale = newValue
      followZoomLimits()
    }
  }
  /// Whether fingers go beyond the limits, ever more slowly, and the scale springs back.
  open var bouncesZoom: Bool {
    get { scrolling.flags.contains(.bouncesZoom) }
    set { scrolling.flags.set(.bouncesZoom, newValue) }
  }
  /// Whether fingers or an animation change the scale.
  open var isZooming: Bool { zooming != nil }
  /// Whether a scale beyond the least or the greatest goes back to it.
  open var isZoomBouncing: Bool { zooming?.isBouncing ?? false }
  /// Zooms about the middle of what is visible.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
  /// Zooms so that `rect`, in the zoomed view's own points, fills the bounds as far as the scales allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(onto: rect, animated: animated) }

  // MARK: - For subclasses here

  /// Called after the offset has changed, by whatever way.
  func didScroll() {
    moveBar()
    refresher?.follow(self)
    receiver?.scrollViewDidScroll(self)
  }
  /// Called when a finger starts to move the content.
  func dragBegins() { prepareDrag() }
  /// Called when nothing moves the content any more.
  func scrollingEnds() { hideIndicators(after: 0) }
  /// Called after `delegate` was set.
  func delegateDidChange() {}
}
