internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view that shows the progress of a task as a bar.
open class UIProgressView: UIView {
  /// The style of a progress view: on its own, or along a bar.
  public enum Style: Int, Sendable { case `default`, bar }

  /// Creates an empty progress view of the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: ControlMetrics.progressHeight))
    progressViewStyle = style
  }

  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    decodeNib(nib)
  }

  private var part: Float = 0

  /// The progress, in the range 0…1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets the progress; if `animated`, the bar changes its length over time.
  open func setProgress(_ progress: Float, animated: Bool) {
    part = progress.isNaN ? 0 : min(max(progress, 0), 1)
    glide.set(CGFloat(part), animated: animated)
    tellObservers()
  }
  private lazy var glide = GlidingValue(0, of: self)
  /// The progress object whose fraction is shown and observed.
  ///
  /// - Note: Foundation on Linux does not notify of changes of progress, so it is polled ten times per
  ///   second.
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
  /// The style of the progress view. The default is `default`; `bar` is thinner.
  open var progressViewStyle = Style.default {
    didSet {
      if progressViewStyle != oldValue { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }
  /// The colour of the completed part. If `nil`, the tint colour is used.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the remaining part.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// An image that is stretched over the completed part in place of the colour.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// An image that is stretched over the whole track in place of the colour.
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

  /// The rectangle of the completed part, in the view's coordinate space.
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
