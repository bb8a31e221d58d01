internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view that shows that a task is in progress: a ring of blades that turns.
open class UIActivityIndicatorView: UIView {
  /// The size of the ring and its default colour.
  public enum Style: Int, Sendable {
    /// The styles from before iOS 13: 37 points and white, 20 points and white, 20 points and gray.
    case whiteLarge = 0, white, gray
    /// The current styles: 20 and 37 points, in gray.
    case medium = 100, large
  }

  private var isTurning = false { didSet { follow() } }
  private lazy var step = FrameStep(of: self, isEndless: true) { [weak self] in self?.turn(to: $0) }
  /// The time at which the animation began, and the number of blades by which the ring is turned clockwise.
  private var begin: TimeInterval = 0, phase = 0

  /// Creates a hidden indicator of medium style that does not animate.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a hidden indicator of the given style, at its natural size, that does not animate.
  public init(style: Style) {
    super.init(frame: CGRect(origin: .zero, size: style.size))
    self.style = style
    isHidden = true
  }

  /// Creates an indicator from data in an archive or a document of Interface Builder.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    decodeNib(nib)
  }

  /// The style of the indicator. The default is `medium`.
  ///
  /// Setting it changes the natural size but not the frame, and the colour unless ``color`` was set.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The colour of the strongest blade. If `nil`, the style's colour is used.
  open var color: UIColor! {
    get { colorStorage ?? style.color }
    set {
      colorStorage = newValue
      setNeedsDisplay()
    }
  }
  private var colorStorage: UIColor?
  /// A Boolean value that controls whether the indicator is hidden while it is not animating. The default is
  /// `true`.
  open var hidesWhenStopped = true {
    didSet {
      if !isTurning { isHidden = hidesWhenStopped }
      setNeedsDisplay()
    }
  }
  /// Starts the animation, which turns the ring by one blade every eighth of a second while the view is in an
  /// observed window.
  open func startAnimating() {
    isTurning = true
    if hidesWhenStopped { isHidden = false }
    setNeedsDisplay()
  }
  /// Stops the animation, and hides the view if ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    isTurning = false
    if hidesWhenStopped { isHidden = true }
    setNeedsDisplay()
  }
  /// A Boolean value that indicates whether the indicator is animating, visible or not.
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
    // A time that falls exactly on the change between two positions counts to the later one.
    let new = Int((max(0, time - begin) * 8 + 1e-6).truncatingRemainder(dividingBy: 8))
    guard new != phase else { return }
    phase = new
    setNeedsDisplay()
  }

  /// Applies the values from a document; whether the view is hidden remains as the document has it.
  final func setStored(hidesWhenStopped: Bool, isAnimating: Bool) {
    let hidden = isHidden
    isTurning = isAnimating
    self.hidesWhenStopped = hidesWhenStopped
    isHidden = hidden
  }

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize { style.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// The rectangle of the ring in the view's coordinate space.
  final var ring: CGRect {
    let size = style.size
    return CGRect(
      x: bounds.minX + ((bounds.width - size.width) / 2).rounded(.down),
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width,
      height: size.height)
  }

  /// Draws eight blades, of which the strongest starts at nine o'clock. Lengths, radii and opacities are from
  /// `ios26/controls.json`.
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

  /// The size of a blade, and the distance of its centre from the ring's (`ios26/controls.json`,
  /// UIActivityIndicatorView).
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
