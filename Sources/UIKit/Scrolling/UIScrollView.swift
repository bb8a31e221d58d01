// long file: the open members must stand in the class body
internal import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows part of content larger than itself.
///
/// `contentOffset` is the origin of `bounds`: scrolling moves the subviews and lays out only the scroll view
/// itself.
open class UIScrollView: UIView {
  /// The settings, which have no effect on other state.
  final var scrolling = ScrollSettings()
  /// The insets for which the offset was last adjusted; nil before the first layout.
  final var settledInsets: UIEdgeInsets?
  final var indicators: [ScrollIndicator] = []
  /// The driver that moves the content; nil until it first moves.
  final var moving: ScrollDriver?
  /// The gesture recognisers; nil until a touch arrives or they are accessed.
  final var gestures: ScrollGestures?
  /// The zoom in progress.
  final var zooming: ZoomState?
  final var refresher: UIRefreshControl?
  /// A Boolean value that indicates whether bars of a screenshot's chrome lie above the content, as those of
  /// a navigation controller would.
  final var isBelowChrome = false
  /// The part of the space for bars above the content that the content's coordinates already include, in
  /// points.
  final var roomInContent: CGFloat = 0
  /// The bar whose background depends on whether the content is scrolled.
  final weak var edgeBar: UINavigationBar?
  final var lowerBars = LowerBars()
  /// The part of that bar that scrolling has collapsed.
  final var collapse = BarCollapse()
  private weak var receiver: (any UIScrollViewDelegate)?
  /// Returns the offset at which released content comes to rest, before the delegate is asked; velocities are
  /// in the delegate's unit.
  func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }
  /// A Boolean value that indicates whether the class itself determines its content size, regardless of
  /// constraints on the edges.
  class var sizesOwnContent: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.insert(.scrolls)
    clipsToBounds = true
  }

  /// Creates a scroll view from a document or an archive.
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

  /// Encodes the content size in addition to what a view encodes.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    writeContent(to: coder)
  }

  // MARK: - Content

  /// The point of the content at the upper left corner, in the content's coordinate space: the origin of
  /// `bounds`.
  open var contentOffset: CGPoint {
    get { layer.bounds.origin }
    set { setOffset(newValue) }
  }
  /// The size of the content, in points; may be smaller than the bounds.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set { setContentSize(newValue) }
  }
  /// The distance that is added around the content, in points, without safe areas.
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set { setContentInset(newValue) }
  }
  /// The sum of `contentInset` and the insets for bars, according to `contentInsetAdjustmentBehavior`.
  open var adjustedContentInset: UIEdgeInsets { effectiveContentInset }
  /// The size of the bounds without the adjusted insets: larger content can be scrolled.
  open var visibleSize: CGSize {
    let size = bounds.inset(by: adjustedContentInset).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
  /// The way in which the safe area is added to `adjustedContentInset`. The default is `automatic`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { scrolling.insetAdjustment }
    set {
      guard newValue != scrolling.insetAdjustment else { return }
      scrolling.insetAdjustment = newValue
      setNeedsLayout()
    }
  }
  /// The guide of the content: at its origin, with the size `contentSize`. Constraints to it size the
  /// content.
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide")
  }
  /// The guide of the visible part of the content: the bounds.
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide")
  }
  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}
  /// Called after `adjustedContentInset` has changed, for UIKit's own classes.
  func contentInsetsDidChange() {}
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  /// Sets the content offset, even beyond the content's ends, optionally animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    move(to: contentOffset, animated: animated)
  }
  override func scrollByItself(_ direction: UIAccessibilityScrollDirection) -> Bool { scrollPage(direction) }
  /// Scrolls by the smallest distance that shows `rect`, in the content's coordinate space; does nothing if
  /// it is visible.
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

  // MARK: - Scrolling behaviour

  /// The object that is notified of scrolling and zooming. A weak reference.
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { receiver }
    set {
      receiver = newValue
      delegateDidChange()
      tellObservers()
    }
  }
  /// A Boolean value that determines whether touches scroll the content; code always can. The default is
  /// `true`.
  ///
  /// Setting it to `false` ends a drag or deceleration in progress.
  open var isScrollEnabled: Bool {
    get { scrolling.flags.contains(.enabled) }
    set { setScrollEnabled(newValue) }
  }
  /// A Boolean value that determines whether a drag that begins along one axis stays on it; a diagonal one
  /// moves along both.
  open var isDirectionalLockEnabled: Bool {
    get { scrolling.flags.contains(.directionalLock) }
    set { scrolling.flags.set(.directionalLock, newValue) }
  }
  /// A Boolean value that determines whether the content comes to rest at multiples of the bounds' size. The
  /// default is `false`.
  open var isPagingEnabled: Bool {
    get { scrolling.flags.contains(.paging) }
    set { scrolling.flags.set(.paging, newValue) }
  }
  /// A Boolean value that determines whether content goes beyond its ends and springs back. The default is
  /// `true`.
  open var bounces: Bool {
    get { scrolling.flags.contains(.bounces) }
    set { scrolling.flags.set(.bounces, newValue) }
  }
  /// A Boolean value that determines whether content that is not larger than the bounds bounces vertically,
  /// too, if `bounces` is `true`.
  open var alwaysBounceVertical: Bool {
    get { scrolling.flags.contains(.alwaysBounceVertical) }
    set { scrolling.flags.set(.alwaysBounceVertical, newValue) }
  }
  /// A Boolean value that determines whether content that is not larger than the bounds bounces horizontally,
  /// too, if `bounces` is `true`. The default is `false`.
  open var alwaysBounceHorizontal: Bool {
    get { scrolling.flags.contains(.alwaysBounceHorizontal) }
    set { scrolling.flags.set(.alwaysBounceHorizontal, newValue) }
  }
  /// A Boolean value that determines whether content bounces horizontally, if `bounces` is `true`.
  open var bouncesHorizontally: Bool {
    get { scrolling.flags.contains(.bouncesHorizontally) }
    set { scrolling.flags.set(.bouncesHorizontally, newValue) }
  }
  /// A Boolean value that determines whether content bounces vertically, if `bounces` is `true`. The default
  /// is `true`.
  open var bouncesVertically: Bool {
    get { scrolling.flags.contains(.bouncesVertically) }
    set { scrolling.flags.set(.bouncesVertically, newValue) }
  }
  /// A Boolean value that determines whether an enclosing scroll view gets the horizontal drags that begin at
  /// an end of the content.
  open var transfersHorizontalScrollingToParent: Bool {
    get { scrolling.flags.contains(.transfersHorizontal) }
    set { scrolling.flags.set(.transfersHorizontal, newValue) }
  }
  /// A Boolean value that determines whether an enclosing scroll view gets the vertical drags that begin at
  /// an end of the content. The default is `true`.
  open var transfersVerticalScrollingToParent: Bool {
    get { scrolling.flags.contains(.transfersVertical) }
    set { scrolling.flags.set(.transfersVertical, newValue) }
  }
  /// A Boolean value that determines whether a tap on the status bar scrolls to the top, if the delegate
  /// agrees.
  open var scrollsToTop: Bool {
    get { scrolling.flags.contains(.scrollsToTop) }
    set { scrolling.flags.set(.scrollsToTop, newValue) }
  }
  /// A Boolean value that determines whether subviews receive a touch only after it has not become a drag for
  /// 0.15 seconds.
  open var delaysContentTouches: Bool {
    get { scrolling.flags.contains(.delaysTouches) }
    set { scrolling.flags.set(.delaysTouches, newValue) }
  }
  /// A Boolean value that determines whether a drag may take a touch from a view that has received it; see
  /// `touchesShouldCancel(in:)`.
  open var canCancelContentTouches: Bool {
    get { scrolling.flags.contains(.cancelsTouches) }
    set { scrolling.flags.set(.cancelsTouches, newValue) }
  }
  /// The deceleration rate, 0…1; see ``DecelerationRate``. The default is `normal`.
  open var decelerationRate: DecelerationRate {
    get { scrolling.decelerationRate }
    set { scrolling.decelerationRate = newValue }
  }
  /// The way in which dragging dismisses the keyboard. The default is `none`.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { scrolling.keyboardDismissMode }
    set { scrolling.keyboardDismissMode = newValue }
  }
  /// A Boolean value that indicates whether a finger touches the content, though it may not have moved yet.
  open var isTracking: Bool { moving?.isTouched ?? false }
  /// A Boolean value that indicates whether a finger moves the content.
  open var isDragging: Bool { moving?.phase == .dragging }
  /// A Boolean value that indicates whether the content moves after the finger has lifted.
  open var isDecelerating: Bool { moving?.phase == .decelerating }
  /// A Boolean value that indicates whether a requested animation moves the content.
  open var isScrollAnimating: Bool { moving?.phase == .animating }
  /// A Boolean value that indicates whether a requested animation changes the scale.
  open var isZoomAnimating: Bool { moving?.phase == .zooming }
  /// Stops any movement at the current offset and scale.
  open func stopScrollingAndZooming() {
    moving?.rest()
    if zooming != nil { endZooming() }
    scrollingEnds()
  }
  /// Returns whether a subview receives touches that begin in it; `true` unless a subclass overrides this.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    true
  }
  /// Returns whether a drag may take a touch from a view that has received it: from all views but controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  /// Called when a finger starts to move the content.
  func dragWillMove() {}
  /// Attaches the gesture recognisers of the class besides those for scrolling.
  func attachGestures() {}
  /// The gesture recogniser for scrolling, created on first access or with the first touch.
  open var panGestureRecognizer: UIPanGestureRecognizer { needGestures().pan }
  /// The gesture recogniser for zooming; nil if there is only one scale.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { needGestures().pinch }
  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      _ = needGestures()
      return super.gestureRecognizers
    }
    set { super.gestureRecognizers = newValue }
  }

  // MARK: - Indicators

  /// A Boolean value that determines whether the horizontal indicator is shown when the content is wider than
  /// the visible area. The default is `true`.
  open var showsHorizontalScrollIndicator: Bool {
    get { scrolling.flags.contains(.showsHorizontal) }
    set { scrolling.flags.set(.showsHorizontal, newValue) }
  }
  /// A Boolean value that determines whether the vertical indicator is shown when the content is higher than
  /// the visible area. The default is `true`.
  open var showsVerticalScrollIndicator: Bool {
    get { scrolling.flags.contains(.showsVertical) }
    set { scrolling.flags.set(.showsVertical, newValue) }
  }
  /// The style of the indicators. The default is `default`.
  open var indicatorStyle: IndicatorStyle {
    get { scrolling.indicatorStyle }
    set { changeIndicators { $0.indicatorStyle = newValue } }
  }
  /// The insets of the vertical indicator, in points; `automaticallyAdjustsScrollIndicatorInsets` adds those
  /// of bars and the safe area.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set { changeIndicators { $0.verticalIndicatorInsets = newValue } }
  }
  /// The insets of the horizontal indicator, in points; `automaticallyAdjustsScrollIndicatorInsets` adds
  /// those of bars and the safe area.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.horizontalIndicatorInsets }
    set { changeIndicators { $0.horizontalIndicatorInsets = newValue } }
  }
  /// The insets of the vertical indicator. Setting it sets those of both indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { scrolling.verticalIndicatorInsets }
    set {
      changeIndicators { ($0.verticalIndicatorInsets, $0.horizontalIndicatorInsets) = (newValue, newValue) }
    }
  }
  /// A Boolean value that determines whether the difference between `adjustedContentInset` and
  /// `contentInset`, such as the safe area, is added to the indicator insets. The default is `true`.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { scrolling.flags.contains(.adjustsIndicators) }
    set { changeIndicators { $0.flags.set(.adjustsIndicators, newValue) } }
  }
  /// Shows the indicators of the axes that can scroll for a moment.
  open func flashScrollIndicators() { showIndicators() }
  /// Shows, for a moment, the indicators of the axes along which `changes` moves the content without
  /// animation.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    let new = contentOffset
    revealIndicators(along: (new.y != old.y ? [.vertical] : []) + (new.x != old.x ? [.horizontal] : []))
    hideIndicators(after: 1)
  }

  // MARK: - Refreshing

  /// The control that appears when the content is pulled down beyond its top.
  open var refreshControl: UIRefreshControl? {
    get { refresher }
    set {
      guard newValue !== refresher else { return }
      refresher?.removeFromSuperview()
      refresher = newValue
      newValue?.join(self)
    }
  }
  /// Adopts a control that was added as a subview.
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

  /// Stored only. A Boolean value that determines whether arrow keys scroll. Keys do not scroll.
  open var allowsKeyboardScrolling = true

  // MARK: - Zooming

  /// The scale of the delegate's view for zooming, always between the minimum and the maximum.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { zoom(to: newValue, animated: false) }
  }
  /// The minimum scale. The default is 1, as that of the maximum: without a difference, touches do not zoom.
  /// Setting it limits the current scale.
  open var minimumZoomScale: CGFloat {
    get { scrolling.minimumZoomScale }
    set {
      scrolling.minimumZoomScale = newValue
      followZoomLimits()
    }
  }
  /// The maximum scale. The default is 1. Setting it limits the current scale.
  open var maximumZoomScale: CGFloat {
    get { scrolling.maximumZoomScale }
    set {
      scrolling.maximumZoomScale = newValue
      followZoomLimits()
    }
  }
  /// A Boolean value that determines whether a pinch exceeds the limits, ever more slowly, and the scale
  /// springs back.
  open var bouncesZoom: Bool {
    get { scrolling.flags.contains(.bouncesZoom) }
    set { scrolling.flags.set(.bouncesZoom, newValue) }
  }
  /// A Boolean value that indicates whether a pinch or an animation changes the scale.
  open var isZooming: Bool { zooming != nil }
  /// A Boolean value that indicates whether a scale beyond the limits is returning to them.
  open var isZoomBouncing: Bool { zooming?.isBouncing ?? false }
  /// Zooms about the centre of the visible area.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale, animated: animated) }
  /// Zooms so that `rect`, in the zoomed view's coordinate space, fills the bounds as far as the scales
  /// allow.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(onto: rect, animated: animated) }

  // MARK: - Overridden by Mica's subclasses

  /// Called after the offset has changed for any reason.
  func didScroll() {
    moveBar()
    refresher?.follow(self)
    receiver?.scrollViewDidScroll(self)
  }
  /// Called when a finger starts to move the content.
  func dragBegins() { prepareDrag() }
  /// Called when the content no longer moves.
  func scrollingEnds() { hideIndicators(after: 0) }
  /// Called after `delegate` was set.
  func delegateDidChange() {}
}
