internal import CoreGraphics
public import Foundation

/// A control that displays a row of dots, one per page, with the current page's dot emphasised.
open class UIPageControl: UIControl {
  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    decodeNib(nib)
  }

  private var count = 0
  private var page = 0

  /// The number of pages.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// The current page, limited to the number of pages.
  open var currentPage: Int {
    get { page }
    set {
      let old = page
      page = max(0, min(newValue, count - 1))
      if page != old { progress?.pageDidChange() }
      setNeedsDisplay()
      tellObservers()
    }
  }
  /// A Boolean value that determines whether nothing is drawn for a single page. The default is `false`.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the other pages' dots. If `nil`, it is a translucent white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's dot. If `nil`, it is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// An image that replaces the dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// An image that replaces the current page's dot. If `nil`, the image of the other pages is used.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var ownImages: [Int: UIImage] = [:]
  /// Sets the image of one page; `nil` restores the default.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    ownImages[page] = image
    setNeedsDisplay()
  }
  /// Returns the image set for the page, or `nil` if there is none.
  open func indicatorImage(forPage page: Int) -> UIImage? { ownImages[page] }
  private var currentImages: [Int: UIImage] = [:]
  /// Sets the image of one page for when it is the current page.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }
  /// Returns the image set for the page as the current page, or `nil` if there is none.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// The style of the background behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// The style of the background. `automatic` shows a background while the control is touched.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// The direction in which the pages follow each other; `natural` is from leading to trailing.
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  /// The direction of the control. The default is `natural`; the other values ignore the language's
  /// direction.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The progress of the current page, shown by its dot, which then becomes a bar.
  open var progress: UIPageControlProgress? {
    didSet {
      guard oldValue !== progress else { return }
      // A progress that another control shows now no longer belongs to this one.
      if oldValue?.control === self { oldValue?.control = nil }
      progress?.control = self
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The interaction state of a page control.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// The interaction state: whether a touch is on the control, and whether it moves along the dots.
  open var interactionState: InteractionState { isTracking ? slides ? .continuous : .discrete : .none }
  /// A Boolean value that determines whether a touch that moves along the dots changes the page. The default
  /// is `true`.
  open var allowsContinuousInteraction = true
  private var slides = false { didSet { if slides != oldValue { progress?.show(!slides) } } }

  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var isReversed: Bool {
    direction == .natural ? isRightToLeft : direction == .rightToLeft || direction == .bottomToTop
  }
  private func along(_ point: CGPoint) -> CGFloat { isUpright ? point.y : point.x }
  /// A Boolean value that indicates whether the current page's dot is a bar.
  private var hasBar: Bool { progress?.isProgressVisible == true && count > 0 }

  /// Returns the size of the dots with the space around them: 10 points per dot, 8 between, 14 at the ends,
  /// 26 high; width and height are swapped in a vertical control.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let size = CGSize(width: length(forNumberOfPages: pageCount), height: ControlMetrics.pageControlHeight)
    return isUpright ? CGSize(width: size.height, height: size.width) : size
  }
  private func length(forNumberOfPages pageCount: Int) -> CGFloat {
    let dots = CGFloat(max(0, pageCount))
    if ControlMetrics.pageControlIsNarrow {
      return dots * ControlMetrics.narrowPageDot + max(0, dots - 1) * ControlMetrics.narrowPageDotGap
    }
    let bar = hasBar && dots > 0 ? ControlMetrics.pageBar - ControlMetrics.pageDot : 0
    return dots * ControlMetrics.pageDot + max(0, dots - 1) * ControlMetrics.pageDotGap + bar + 2
      * ControlMetrics.pagePadding
  }
  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// Returns the size of the dots with additional space at each end, which depends on the release: 21 points
  /// from iOS 15 to 18.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var result = self.size(forNumberOfPages: count)
    let margins = 2 * ControlMetrics.pageControlMargin
    if isUpright { result.height += margins } else { result.width += margins }
    return result.roundedUp(toPixelsOf: pixelScale)
  }

  override var takesSingleTaps: Bool { true }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = along(touch.location(in: self))
    setNeedsDisplay()
    return super.beginTracking(touch, with: event)
  }
  /// Selects the page under a touch that has left the dot where it began.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = along(touch.location(in: self)), far = ControlMetrics.pageDot + ControlMetrics.pageDotGap
    if allowsContinuousInteraction, count > 1, let start, abs(place - start) > far { slides = true }
    func distance(_ index: Int) -> CGFloat { abs(along(indicatorRect(index).middle) - place) }
    if slides, let nearest = visibleIndices.min(by: { distance($0) < distance($1) }), nearest != page {
      turn(by: nearest - page, event)
    }
    return super.continueTracking(touch, with: event)
  }
  /// The position where the touch began along the dots, in the control's coordinate space.
  private var start: CGFloat?
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (slides, start) = (false, nil)
    setNeedsDisplay()
  }
  /// Shows the next page for a tap on the trailing side of the centre, the previous one on the leading side.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let hasSlid = slides
    (slides, start) = (false, nil)
    setNeedsDisplay()
    guard let touch, isTouchInside, !hasSlid else { return }
    turn(by: (along(touch.location(in: self)) > along(bounds.middle)) != isReversed ? 1 : -1, event)
  }
  override func adjustByItself(by steps: Int) { turn(by: steps, nil) }

  final func turn(by pages: Int, _ event: UIEvent?) {
    let old = page
    currentPage = page + pages
    if page != old { send(for: [.valueChanged, .primaryActionTriggered], event: event) }
  }

  /// Returns the frame of a dot in the control's coordinate space; the content is centred, at whole points
  /// from the top.
  final func indicatorRect(_ index: Int) -> CGRect {
    let side = ControlMetrics.pageDot, bar = hasBar ? ControlMetrics.pageBar : side
    let room = along(CGPoint(x: bounds.width, y: bounds.height)),
      across = isUpright ? bounds.width : bounds.height
    let before = CGFloat(index) * (side + ControlMetrics.pageDotGap) + (index > page ? bar - side : 0)
    let start = (room - length(forNumberOfPages: count)) / 2 + ControlMetrics.pagePadding + before
    let length = index == page ? bar : side, height = ControlMetrics.pageControlHeight
    let box = CGRect(
      x: isReversed ? room - start - length : start, y: (across - height) / 2 + (height - side) / 2,
      width: length, height: side)
    return (isUpright ? CGRect(x: box.minY, y: box.minX, width: box.height, height: box.width) : box)
      .offsetBy(dx: bounds.minX, dy: bounds.minY)
  }

  /// A Boolean value that indicates whether the control is laid out as before iOS 14: dots of 7 points, 9
  /// apart (corpus/metrics.json, 39 for three).
  private var isNarrow: Bool { !isUpright && !hasBar && bounds.width < size(forNumberOfPages: count).width }
  private var pitch: CGFloat { isNarrow ? 16 : ControlMetrics.pageDot + ControlMetrics.pageDotGap }

  /// The pages whose dots or images can reach into the bounds, whatever the number of pages.
  private var visibleIndices: Range<Int> {
    let room = along(CGPoint(x: bounds.width, y: bounds.height)), pitch = pitch
    let images =
      [preferredIndicatorImage, preferredCurrentPageIndicatorImage].compactMap { $0 }
      + ownImages.values + currentImages.values
    let reach = images.map { max($0.size.width, $0.size.height) }.reduce(ControlMetrics.pageBar, max) + pitch
    let first = room / 2 - pitch * CGFloat(count - 1) / 2
    let lower = max(0, ((-reach - first) / pitch).rounded(.down))
    let upper = min(CGFloat(count), ((room + reach - first) / pitch).rounded(.up) + 1)
    return lower < upper ? Int(lower)..<min(count, Int(upper)) : 0..<0
  }

  open override func draw(_ rect: CGRect) {
    guard count > 0, !(hidesForSinglePage && count == 1), let context = UIGraphicsGetCurrentContext() else {
      return
    }
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking) {
      let size = self.size(forNumberOfPages: count)
      let ground = CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
      context.fillRounded(ground, radius: size.height / 2, with: .tertiarySystemFill)
    }
    let isNarrow = isNarrow, pitch = pitch
    let dot: CGFloat = isNarrow ? 7 : 8
    let start = bounds.midX - pitch * CGFloat(count - 1) / 2 * (isReversed ? -1 : 1)
    for index in visibleIndices {
      let isCurrent = index == page, others = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let color = isCurrent ? currentPageIndicatorTintColor ?? .white : others
      let box = indicatorRect(index)
      let center =
        isNarrow
        ? CGPoint(x: start + (isReversed ? -pitch : pitch) * CGFloat(index), y: bounds.midY) : box.middle
      let current = isCurrent ? currentImages[index] ?? preferredCurrentPageIndicatorImage : nil
      if isCurrent, hasBar {
        drawBar(
          box.insetBy(dx: (ControlMetrics.pageDot - dot) / 2, dy: (ControlMetrics.pageDot - dot) / 2), color,
          others, context)
      } else if let image = current ?? ownImages[index] ?? preferredIndicatorImage {
        let size = image.size
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
          at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
      } else {
        context.fillRounded(
          CGRect(x: center.x - dot / 2, y: center.y - dot / 2, width: dot, height: dot), radius: dot / 2,
          with: color)
      }
    }
  }

  /// Draws the current page's bar, filled according to the progress.
  private func drawBar(_ box: CGRect, _ color: UIColor, _ ground: UIColor, _ context: CGContext) {
    let radius = min(box.width, box.height) / 2, part = CGFloat(progress?.currentProgress ?? 0)
    context.fillRounded(box, radius: radius, with: ground)
    let size =
      isUpright
      ? CGSize(width: box.width, height: box.height * part)
      : CGSize(width: box.width * part, height: box.height)
    let origin = isReversed ? CGPoint(x: box.maxX - size.width, y: box.maxY - size.height) : box.origin
    context.saveGState()
    context.clip(to: CGRect(origin: origin, size: size))
    context.fillRounded(box, radius: radius, with: color)
    context.restoreGState()
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
