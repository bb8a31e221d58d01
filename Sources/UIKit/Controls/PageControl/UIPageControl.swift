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
      page = max(0, min(newValue, count - 1))
      setNeedsDisplay()
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
  open func indicatorImage(forPage page: Int) -> UIImage? { ownImages[page] }
  private var currentImages: [Int: UIImage] = [:]
  /// Sets the image of one page while it is the current one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentImages[page] = image
    setNeedsDisplay()
  }
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentImages[page] }

  /// What lies behind the dots.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
  /// By itself, dots lie on a ground while they are touched.
  open var backgroundStyle = BackgroundStyle.automatic { didSet { setNeedsDisplay() } }
  /// How the dots are touched.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }
  open var interactionState: InteractionState { isTracking ? slides ? .continuous : .discrete : .none }
  /// Whether a finger that moves along the dots goes from page to page.
  open var allowsContinuousInteraction = true
  private var slides = false

  /// The size of the dots alone with the space around them: 10 points a dot, 8 between, 14 at the ends, 26 high.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let dots = CGFloat(max(0, pageCount))
    if ControlMetrics.pageControlIsNarrow {
      let width = dots * ControlMetrics.narrowPageDot + max(0, dots - 1) * ControlMetrics.narrowPageDotGap
      return CGSize(width: width, height: ControlMetrics.pageControlHeight)
    }
    let width = dots * ControlMetrics.pageDot + max(0, dots - 1) * ControlMetrics.pageDotGap
    return CGSize(width: width + 2 * ControlMetrics.pagePadding, height: ControlMetrics.pageControlHeight)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The dots with 21 points more at each end; none more since iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var result = self.size(forNumberOfPages: count)
    result.width += 2 * ControlMetrics.pageControlMargin
    return result
  }

  override var takesSingleTaps: Bool { true }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).x
    setNeedsDisplay()
    return super.beginTracking(touch, with: event)
  }
  /// A finger that has left the dot it came down at goes to the page that it is over.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x, far = ControlMetrics.pageDot + ControlMetrics.pageDotGap
    if allowsContinuousInteraction, count > 1, let start, abs(x - start) > far { slides = true }
    if slides, let nearest = (0..<count).min(by: { abs(indicatorRect($0).midX - x) < abs(indicatorRect($1).midX - x) }), nearest != page {
      turn(by: nearest - page, event)
    }
    return super.continueTracking(touch, with: event)
  }
  /// Where the finger came down, in the control's points.
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
    turn(by: (touch.location(in: self).x > bounds.midX) != isRightToLeft ? 1 : -1, event)
  }
  override func adjustByItself(by steps: Int) { turn(by: steps, nil) }

  private func turn(by pages: Int, _ event: UIEvent?) {
    let old = page
    currentPage = page + pages
    if page != old { send(for: [.valueChanged, .primaryActionTriggered], event: event) }
  }

  /// The box of a dot, in the control's points: the content is in the middle, whole points from the top.
  final func indicatorRect(_ index: Int) -> CGRect {
    let content = size(forNumberOfPages: count)
    let side = ControlMetrics.pageDot
    let box = CGRect(
      x: bounds.midX - content.width / 2 + ControlMetrics.pagePadding
        + CGFloat(index) * (side + ControlMetrics.pageDotGap),
      y: bounds.minY + (bounds.height - content.height) / 2 + (content.height - side) / 2, width: side, height: side)
    return directed(box, in: bounds)
  }

  open override func draw(_ rect: CGRect) {
    guard count > 0, !(hidesForSinglePage && count == 1), let context = UIGraphicsGetCurrentContext() else { return }
    if backgroundStyle == .prominent || (backgroundStyle == .automatic && isTracking) {
      let size = self.size(forNumberOfPages: count)
      let ground = CGRect(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      context.fillRounded(ground, radius: size.height / 2, with: .tertiarySystemFill)
    }
    // Controls of before iOS 14 are narrower: dots of 7 points, 9 apart (corpus/metrics.json, 39 for three).
    let isNarrow = bounds.width < size(forNumberOfPages: count).width
    let pitch: CGFloat = isNarrow ? 16 : ControlMetrics.pageDot + ControlMetrics.pageDotGap
    let dot: CGFloat = isNarrow ? 7 : 8
    let start = bounds.midX - pitch * CGFloat(count - 1) / 2 * (isRightToLeft ? -1 : 1)
    for index in 0..<count {
      let isCurrent = index == page
      let color = isCurrent
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let box = indicatorRect(index)
      let center = isNarrow
        ? CGPoint(x: start + (isRightToLeft ? -pitch : pitch) * CGFloat(index), y: bounds.midY) : CGPoint(x: box.midX, y: box.midY)
      let current = isCurrent ? currentImages[index] ?? preferredCurrentPageIndicatorImage : nil
      if let image = current ?? ownImages[index] ?? preferredIndicatorImage {
        let size = image.size
        image.withTintColor(color, renderingMode: .alwaysOriginal).draw(
          at: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2))
      } else {
        context.fillRounded(
          CGRect(x: center.x - dot / 2, y: center.y - dot / 2, width: dot, height: dot), radius: dot / 2, with: color)
      }
    }
  }
}
