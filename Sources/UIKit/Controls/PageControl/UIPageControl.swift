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
  /// A tap right of the middle shows the next page, one left of it the page before.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let old = page
    let isForward = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    currentPage = page + (isForward ? 1 : -1)
    if page != old { send(for: [.valueChanged, .primaryActionTriggered], event: event) }
  }

  /// The box of a dot, in the control's points: the content is in the middle, whole points from the top.
  final func indicatorRect(_ index: Int) -> CGRect {
    let content = size(forNumberOfPages: count)
    let side = ControlMetrics.pageDot
    return CGRect(
      x: bounds.midX - content.width / 2 + ControlMetrics.pagePadding
        + CGFloat(index) * (side + ControlMetrics.pageDotGap),
      y: bounds.minY + (bounds.height - content.height) / 2 + (content.height - side) / 2, width: side, height: side)
  }

  open override func draw(_ rect: CGRect) {
    guard count > 0, !(hidesForSinglePage && count == 1), let context = UIGraphicsGetCurrentContext() else { return }
    // Controls of before iOS 14 are narrower: dots of 7 points, 9 apart (corpus/metrics.json, 39 for three).
    let isNarrow = bounds.width < size(forNumberOfPages: count).width
    let pitch: CGFloat = isNarrow ? 16 : ControlMetrics.pageDot + ControlMetrics.pageDotGap
    let dot: CGFloat = isNarrow ? 7 : 8
    let start = bounds.midX - pitch * CGFloat(count - 1) / 2
    for index in 0..<count {
      let isCurrent = index == page
      let color = isCurrent
        ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      let box = indicatorRect(index)
      let center = isNarrow
        ? CGPoint(x: start + pitch * CGFloat(index), y: bounds.midY) : CGPoint(x: box.midX, y: box.midY)
      if let image = preferredIndicatorImage {
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
