internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
  /// Where a progress view stands: by itself, or along a bar.
  public enum Style: Int, Sendable { case `default`, bar }

  /// An empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// An empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: ControlMetrics.progressHeight))
    progressViewStyle = style
  }

  /// A bar read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  private var part: Float = 0

  /// The part that is done, 0…1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets the part that is done; where it is animated the bar grows or shrinks in time.
  open func setProgress(_ progress: Float, animated: Bool) {
    part = progress.isNaN ? 0 : min(max(progress, 0), 1)
    glide.set(CGFloat(part), animated: animated)
    tellObservers()
  }
  private lazy var glide = GlidingValue(0, of: self)
  /// A task whose part that is done is shown, and followed as long as it goes on. Foundation on Linux does
  /// not tell of its progress: it is asked ten times a second.
  open var observedProgress: Progress? {
    didSet {
      alarm?.cancel()
      follow()
    }
  }
  private var alarm: FrameSchedule.Alarm?

  private func follow() {
    guard let observedProgress else { return }
    let done = Float(observedProgress.fractionCompleted)
    if done != part { setProgress(done, animated: true) }
    guard !observedProgress.isFinished, !observedProgress.isCancelled else { return }
    alarm = FrameSchedule.main.after(0.1) { [weak self] in self?.follow() }
  }
  /// `default` unless set; `bar` is thinner.
  open var progressViewStyle = Style.default {
    didSet {
      if progressViewStyle != oldValue { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }
  /// The colour of the part that is done; nil is the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the rest.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stretched over the part that is done, in place of the colour.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Stretched over the whole length, in place of the colour.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  private var naturalHeight: CGFloat {
    progressViewStyle == .bar ? ControlMetrics.progressBarHeight : ControlMetrics.progressHeight
  }
  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight - alignmentRectInsets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    progressViewStyle == .bar ? ControlMetrics.progressBarAlignment : .zero
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: naturalHeight)
  }

  /// What is filled where some of the task is done, in the view's points.
  final var doneRect: CGRect {
    var done = bounds
    done.size.width = min(
      bounds.width,
      max(ControlMetrics.progressLeastFill, (glide.shown * bounds.width).rounded(toPixelsOf: 1)))
    return directed(done, in: bounds)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    if let trackImage {
      trackImage.draw(in: bounds)
    } else {
      let track: UIColor = trackTintColor ?? (progressViewStyle == .bar ? .clear : .secondarySystemFill)
      context.fillRounded(bounds, radius: radius, with: track)
    }
    guard glide.shown > 0 else { return }
    let done = doneRect
    if let progressImage {
      progressImage.draw(in: done)
    } else {
      context.fillRounded(done, radius: radius, with: progressTintColor ?? tintColor)
    }
  }
}
