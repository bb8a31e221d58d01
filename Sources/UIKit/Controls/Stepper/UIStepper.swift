internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A control with a minus and a plus that counts a number down and up; 94 x 32 in size.
open class UIStepper: UIControl {
  private var number = 0.0
  private var limits = (low: 0.0, high: 100.0)

  /// A stepper from 0 to 100 at the origin of a frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.stepperSize))
    prepare()
  }

  /// A stepper read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  /// The number, kept within the limits.
  open var value: Double {
    get { number }
    set {
      number = newValue.isNaN ? limits.low : min(max(newValue, limits.low), limits.high)
      setNeedsDisplay()
    }
  }
  open var minimumValue: Double {
    get { limits.low }
    set {
      limits = (newValue, max(newValue, limits.high))
      value = number
    }
  }
  open var maximumValue: Double {
    get { limits.high }
    set {
      limits = (min(newValue, limits.low), newValue)
      value = number
    }
  }
  /// What one tap adds or takes away; positive.
  open var stepValue = 1.0 {
    didSet { precondition(stepValue > 0, "UIStepper.stepValue must be positive, not \(stepValue)") }
  }
  /// Whether actions are sent while a button is held.
  open var isContinuous = true
  /// Whether a held button counts on.
  open var autorepeat = true
  /// Whether counting goes on from the other limit.
  open var wraps = false

  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.stepperSize }

  // MARK: - Tracking

  /// The button that is held: 1 or -1, and the number before.
  private var held: (direction: Double, start: Double, hasRepeated: Bool)?
  private var nextStep: FrameSchedule.Alarm?
  /// How long a button is held before it counts on, and how long each count then takes, in seconds; not measured.
  private static let pause = 0.5, pace = 0.1

  override var takesSingleTaps: Bool { true }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    held = (touch.location(in: self).x < bounds.midX ? -1 : 1, number, false)
    if autorepeat { repeatStep(at: FrameClock.current.now + Self.pause) }
    return super.beginTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let held else { return }
    if !held.hasRepeated, isTouchInside { step(held.direction) }
    if number != held.start, !isContinuous || !held.hasRepeated {
      send(for: [.valueChanged, .primaryActionTriggered], event: event)
    }
    letGo()
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo()
  }

  private func letGo() {
    nextStep?.cancel()
    (nextStep, held) = (nil, nil)
  }

  private func repeatStep(at time: Double) {
    nextStep = FrameSchedule.main.at(time) { [weak self] in
      guard let self, let direction = held?.direction else { return }
      held?.hasRepeated = true
      if isTouchInside, step(direction), isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
      repeatStep(at: time + Self.pace)
    }
  }

  /// Counts once; false where the limit is reached.
  @discardableResult private func step(_ direction: Double) -> Bool {
    let old = number
    let next = number + direction * stepValue
    value = wraps && next > limits.high ? limits.low : wraps && next < limits.low ? limits.high : next
    return number != old
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.fillRounded(bounds, radius: 8, with: .tertiarySystemFill)
    let (x, y) = (bounds.midX, bounds.midY)
    context.fillRounded(
      CGRect(x: x - 0.5, y: y - 9, width: 1, height: 18), radius: 0.5,
      with: UIColor(light: UIColor(white: 0, alpha: 0.12), dark: UIColor(white: 1, alpha: 0.12)))
    func color(_ isUseful: Bool) -> UIColor { isEnabled && isUseful ? .label : .tertiaryLabel }
    let arm: CGFloat = 7.5, left = bounds.minX + bounds.width / 4, right = bounds.minX + bounds.width * 3 / 4
    context.strokeLines(
      [[CGPoint(x: left - arm, y: y), CGPoint(x: left + arm, y: y)]], width: 1.6,
      with: color(wraps || number > limits.low))
    context.strokeLines(
      [
        [CGPoint(x: right - arm, y: y), CGPoint(x: right + arm, y: y)],
        [CGPoint(x: right, y: y - arm), CGPoint(x: right, y: y + arm)],
      ], width: 1.6, with: color(wraps || number < limits.high))
  }
}
