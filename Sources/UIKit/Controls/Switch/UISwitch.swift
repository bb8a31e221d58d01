internal import CoreGraphics
public import Foundation

/// A control that is on or off; its size is always 51 x 31.
open class UISwitch: UIControl {
  private var isOnStorage = false

  /// A switch at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
    prepare()
  }

  /// A switch read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  /// How a switch is drawn; iOS always slides.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Whether the switch is on.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }
  /// Turns the switch without sending an action; the change shows at once.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnStorage = on
    setNeedsDisplay()
  }
  /// The track's colour while on; nil is the system's green.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The knob's colour; nil is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Kept for the switches of iOS 6; later ones do not show it.
  open var onImage: UIImage?
  /// Kept for the switches of iOS 6; later ones do not show it.
  open var offImage: UIImage?
  /// The text beside a checkbox; a sliding switch shows none.
  open var title: String?
  open var style: Style { .sliding }
  open var preferredStyle = Style.automatic

  open override var intrinsicContentSize: CGSize {
    let size = ControlMetrics.switchSize, insets = ControlMetrics.switchAlignment
    return CGSize(width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.switchAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }

  override var takesSingleTaps: Bool { true }
  /// Where the finger came down, and whether it has dragged the knob.
  private var drag: (start: CGFloat, hasMoved: Bool, wasOn: Bool)?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, false, isOnStorage)
    return super.beginTracking(touch, with: event)
  }
  /// The knob follows a finger that is dragged to the other half.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if let start = drag?.start, abs(x - start) > 10 { drag?.hasMoved = true }
    if drag?.hasMoved == true, isOnStorage != (x > bounds.midX) { setOn(!isOnStorage, animated: true) }
    return super.continueTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    if !drag.hasMoved, isTouchInside { setOn(!isOnStorage, animated: true) }
    if isOnStorage != drag.wasOn { send(for: [.valueChanged, .primaryActionTriggered], event: event) }
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let drag { setOn(drag.wasOn, animated: true) }
    drag = nil
  }

  /// The knob, in the switch's own points.
  final var thumbRect: CGRect {
    let size = ControlMetrics.switchThumb, inset = ControlMetrics.switchThumbInset
    let end = bounds.minX + ControlMetrics.switchSize.width
    return CGRect(
      origin: CGPoint(x: isOnStorage ? end - inset - size.width : bounds.minX + inset, y: bounds.minY + inset),
      size: size)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let strength: CGFloat = isEnabled ? 1 : 0.5
    let track = CGRect(origin: bounds.origin, size: ControlMetrics.switchSize)
    let color: UIColor = isOnStorage ? onTintColor ?? .systemGreen : ControlMetrics.switchOffTrack
    context.fillRounded(
      track, radius: track.height / 2, with: isEnabled ? color : color.withMultipliedAlpha(strength))
    context.saveGState()
    context.addRounded(track, radius: track.height / 2)
    context.clip()
    context.fillThumb(thumbRect, with: thumbTintColor ?? .white, room: 8)
    context.restoreGState()
  }
}
