internal import CoreGraphics
public import Foundation

/// A row of dots, one a page, of which the current page's is stronger.
open class UIPageControl: UIControl {
  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  private var count = 0
  private var page = 0

  /// How many dots there are.
  open var numberOfPages: Int {
    get { count }
    set {
      count = max(0, newValue)
      currentPage = page
      invalidateIntrinsicContentSize()
    }
  }
  /// The page whose dot is strong, kept within the pages.
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
  /// Whether nothing is drawn for a single page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the other pages' dots; nil is a pale white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the current page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// An image in place of the dots.
  open var preferredIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  /// An image in place of the current page's dot; nil for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? { didSet { setNeedsDisplay() } }
  private var ownImages: [Int: UIImage] = [:]
  /// Sets the image of one page; nil for that of all.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    ownImages[page] = image
    setNeedsDisplay()
  }
  /// What was set for the page alone; nil for nothing.
  open func indicatorImage(forPage page: Int) -> UIImage? { ownImages[page] }
  private var currentImages: [Int: UIImage] = [:]
  /// Sets the image of one page while it is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }
  /// What was set for the page alone; nil for nothing.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// By itself, dots lie on a ground while they are touched.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// How the pages follow each other: by itself from the leading to the trailing side.
  public enum Direction: Int, Sendable { case natural, leftToRight, rightToLeft, topToBottom, bottomToTop }
  /// `natural` unless set; others than that do not turn with the language.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// How far the current page is; shown by its dot, which is a bar then.
  open var progress: UIPageControlProgress? {
    didSet {
      guard oldValue !== progress else { return }
      // One that another control shows now is no longer this one's.
      if oldValue?.control === self { oldValue?.control = nil }
      progress?.control = self
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// How the dots are touched.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  /// Whether a finger is on the control, and whether it moves along the dots.
  open var interactionState: InteractionState { isTracking ? slides ? .continuous : .discrete : .none }
  /// Whether a finger that moves along the dots goes from page to page.
  open var allowsContinuousInteraction = true
  private var slides = false { didSet { if slides != oldValue { progress?.show(!slides) } } }

  private var isUpright: Bool { direction == .topToBottom || direction == .bottomToTop }
  private var isReversed: Bool {
    direction == .natural ? isRightToLeft : direction == .rightToLeft || direction == .bottomToTop
  }
  private func along(_ point: CGPoint) -> CGFloat { isUpright ? point.y : point.x }
  /// Whether the current page's dot is a bar.
  private var hasBar: Bool { progress?.isProgressVisible == true && count > 0 }

  /// The size of the dots alone with the space around them: 10 points a
  /// dot, 8 between, 14 at the ends, 26 high; upright the other way round.
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
  /// The dots with some space more at each end, which depends on the release: 21 points from iOS 15 to 18.
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
  /// A finger that has left the dot it came down at goes to the page that it is over.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = along(touch.location(in: self)), far = ControlMetrics.pageDot + ControlMetrics.pageDotGap
    if allowsContinuousInteraction, count > 1, let start, abs(place - start) > far { slides = true }
    func distance(_ index: Int) -> CGFloat { abs(along(indicatorRect(index).middle) - place) }
    if slides, let nearest = visibleIndices.min(by: { distance($0) < distance($1) }), nearest != page {
      turn(by: nearest - page, event)
    }
    return super.continueTracking(touch, with: event)
  }
  /// Where the finger came down along the dots, in the control's points.
  private var start: CGFloat?
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    (slides, start) = (false, nil)
    setNeedsDisplay()
  }
  /// A tap on the trailing side of the middle shows the next page, one on the leading side the page before.
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

  /// The box of a dot, in the control's points: the content is in the middle, whole points from the top.
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

  /// Controls of before iOS 14 are narrower: dots of 7 points, 9 apart (corpus/metrics.json, 39 for three).
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

  /// The current page's bar, filled as far as the page is.
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
