internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A control that is on or off. Its size is fixed: 51 × 31 points, in iOS 26 63 × 28.
open class UISwitch: UIControl {
  private var isOnStorage = false

  /// Creates a switch at the origin of the frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.switchSize))
  }

  /// Creates a switch from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    decodeNib(nib)
  }

  /// The style of a switch. On iOS it is always sliding.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// A Boolean value that indicates whether the switch is on.
  open var isOn: Bool {
    get { isOnStorage }
    set { setOn(newValue, animated: false) }
  }
  /// Sets the state without sending an action; if `animated`, the knob slides.
  open func setOn(_ on: Bool, animated: Bool) {
    isOnStorage = on
    glide.set(on ? 1 : 0, animated: animated)
    tellObservers()
  }

  private lazy var glide = GlidingValue(0, of: self)
  /// The position of the knob, from 0 at the leading side to 1 at the trailing side.
  private var knob: CGFloat { glide.shown }
  /// The colour of the track while the switch is on. If `nil`, the system's green is used.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the knob. If `nil`, it is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored only. An image for the on state. As on iOS since version 7, it is not shown.
  open var onImage: UIImage?
  /// Stored only. An image for the off state. As on iOS since version 7, it is not shown.
  open var offImage: UIImage?
  /// The title of a checkbox; a sliding switch shows none.
  open var title: String?
  /// The style in effect: always sliding.
  open var style: Style { .sliding }
  /// Stored only. The preferred style. As on iOS, it affects only switches on a Mac.
  open var preferredStyle = Style.automatic

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize {
    let size = ControlMetrics.switchSize, insets = ControlMetrics.switchAlignment
    return CGSize(
      width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.switchAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.switchSize }

  override var takesSingleTaps: Bool { true }
  /// Handles a drag of the knob with one finger itself.
  override func takesDrag(of gesture: UIGestureRecognizer) -> Bool {
    guard let pan = gesture as? UIPanGestureRecognizer, pan.numberOfTouches == 1 else { return false }
    let speed = pan.velocity(in: self)
    return abs(speed.x) > abs(speed.y)
  }
  /// The start of the touch, and whether it has dragged the knob.
  private var drag: (start: CGFloat, hasMoved: Bool, wasOn: Bool)?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, false, isOnStorage)
    return super.beginTracking(touch, with: event)
  }
  /// Turns the switch when a touch is dragged to the other half.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    if let start = drag?.start, abs(x - start) > 10 { drag?.hasMoved = true }
    if drag?.hasMoved == true, isOnStorage != ((x > bounds.midX) != isRightToLeft) {
      setOn(!isOnStorage, animated: true)
    }
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

  /// The frame of the knob, in the switch's coordinate space.
  final var thumbRect: CGRect {
    let size = ControlMetrics.switchThumb, inset = ControlMetrics.switchThumbInset
    let way = ControlMetrics.switchSize.width - 2 * inset - size.width
    let part = isRightToLeft ? 1 - knob : knob
    return CGRect(origin: CGPoint(x: bounds.minX + inset + way * part, y: bounds.minY + inset), size: size)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let strength: CGFloat = isEnabled ? 1 : 0.5
    let track = CGRect(origin: bounds.origin, size: ControlMetrics.switchSize)
    // While the knob slides, the track's colours are blended.
    for (color, part) in [(ControlMetrics.switchOffTrack, 1 - knob), (onTintColor ?? .systemGreen, knob)]
    where part > 0 {
      context.fillRounded(
        track, radius: track.height / 2,
        with: strength * part == 1 ? color : color.withMultipliedAlpha(strength * part))
    }
    context.saveGState()
    context.addRounded(track, radius: track.height / 2)
    context.clip()
    context.fillThumb(thumbRect, with: thumbTintColor ?? .white, room: 8)
    context.restoreGState()
  }
}
