internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A ring of blades that turns while something takes its time.
open class UIActivityIndicatorView: UIView {
  /// How large the ring is, and its colour.
  public enum Style: Int, Sendable {
    /// The names before iOS 13: 37 points and white, 20 and white, 20 and grey.
    case whiteLarge = 0, white, gray
    /// 20 and 37 points, in grey.
    case medium = 100, large
  }

  private var isTurning = false { didSet { follow() } }
  private lazy var step = FrameStep(of: self, isEndless: true) { [weak self] in self?.turn(to: $0) }
  /// When the ring began to turn, and by how many blades it is turned, clockwise.
  private var begin: TimeInterval = 0, phase = 0

  /// A medium ring that stands still.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    isHidden = true
  }

  /// A ring of a style, of its natural size, that stands still and is hidden.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: style.size))
    prepare()
    self.style = style
    isHidden = true
  }

  /// A ring read from a document or an archive.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  /// `medium` unless set. It changes the natural size, not the frame, and the colour unless one was set.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The colour of the strongest blade; nil is the style's.
  open var color: UIColor! {
    get { colorStorage ?? style.color }
    set {
      colorStorage = newValue
      setNeedsDisplay()
    }
  }
  private var colorStorage: UIColor?
  /// Whether the ring is to be seen only while it turns.
  open var hidesWhenStopped = true {
    didSet {
      if !isTurning { isHidden = hidesWhenStopped }
      setNeedsDisplay()
    }
  }
  /// Turns the ring, by a blade each eighth of a second, while it is in a window that somebody watches.
  open func startAnimating() {
    isTurning = true
    if hidesWhenStopped { isHidden = false }
    setNeedsDisplay()
  }
  /// Stops the ring, and hides it where it is to be seen only while turning.
  open func stopAnimating() {
    isTurning = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }
  /// Whether it turns, seen or not.
  open var isAnimating: Bool { isTurning }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  private func follow() {
    guard isTurning, window != nil else { return step.stop() }
    guard !step.isRunning else { return }
    begin = CACurrentMediaTime()
    step.start()
  }

  private func turn(to time: TimeInterval) {
    // A moment that falls on the change between two places belongs to the later one.
    let new = Int((max(0, time - begin) * 8 + 1e-6).truncatingRemainder(dividingBy: 8))
    guard new != phase else { return }
    phase = new
    setNeedsDisplay()
  }

  /// Sets what a document says; whether the view is hidden stays as the document has it.
  final func setStored(hidesWhenStopped: Bool, isAnimating: Bool) {
    let hidden = isHidden
    isTurning = isAnimating
    self.hidesWhenStopped = hidesWhenStopped
    isHidden = hidden
  }

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The box of the ring, in the view's points.
  final var ring: CGRect {
    let size = style.size
    return CGRect(
      x: bounds.minX + ((bounds.width - size.width) / 2).rounded(.down),
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
  }

  /// Eight blades, the strongest at nine o'clock at first, by the
  /// lengths, radii and opacities of `ios26/controls.json`.
  open override func draw(_ rect: CGRect) {
    guard isTurning || !hidesWhenStopped, let context = UIGraphicsGetCurrentContext() else { return }
    let blade = style.blade
    let radius = style.radius
    let center = CGPoint(x: ring.midX, y: ring.midY)
    let color: UIColor = self.color
    for (index, alpha) in Style.alphas.enumerated() {
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: .pi + CGFloat(phase - index) * .pi / 4)
      context.fillRounded(
        CGRect(x: radius - blade.width / 2, y: -blade.height / 2, width: blade.width, height: blade.height),
        radius: blade.height / 2, with: color.withMultipliedAlpha(alpha / 255))
      context.restoreGState()
    }
  }
}

extension UIActivityIndicatorView.Style {
  var isLarge: Bool { self == .large || self == .whiteLarge }

  /// A blade, and how far its middle is from the ring's; `ios26/controls.json`, UIActivityIndicatorView.
  var blade: CGSize { isLarge ? CGSize(width: 12, height: 5) : CGSize(width: 6.5, height: 2.5) }
  var radius: CGFloat { isLarge ? 11.5 : 6.75 }
  /// The opacities of the blades from nine o'clock on, in 255ths.
  static let alphas: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69]

  var size: CGSize {
    let side = isLarge ? ControlMetrics.largeActivity : ControlMetrics.mediumActivity
    return CGSize(width: side, height: side)
  }

  var color: UIColor {
    switch self {
    case .white, .whiteLarge: .white
    case .gray, .medium, .large:
      UIColor(light: UIColor(white: 128 / 255, alpha: 1), dark: UIColor(white: 140 / 255, alpha: 1))
    }
  }
}
