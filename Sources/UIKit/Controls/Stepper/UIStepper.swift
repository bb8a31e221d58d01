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
      tellObservers()
    }
  }
  /// The least number, 0 unless set. Traps unless it is below `maximumValue`, as Apple documents.
  open var minimumValue: Double {
    get { limits.low }
    set {
      raiseUnless(
        newValue < limits.high,
        "UIStepper.minimumValue: \(newValue) must be less than the maximum value \(limits.high)")
      setLimits(low: newValue, high: limits.high)
    }
  }
  /// The greatest number, 100 unless set. Traps unless it is above `minimumValue`, as Apple documents.
  open var maximumValue: Double {
    get { limits.high }
    set {
      raiseUnless(
        newValue > limits.low,
        "UIStepper.maximumValue: \(newValue) must be greater than the minimum value \(limits.low)")
      setLimits(low: limits.low, high: newValue)
    }
  }
  /// Sets both limits, in whatever order, and keeps the number within them.
  final func setLimits(low: Double, high: Double) {
    limits = (low, max(low, high))
    value = number
  }
  /// What one tap adds or takes away; positive.
  open var stepValue = 1.0 {
    didSet { raiseUnless(stepValue > 0, "UIStepper.stepValue must be positive, not \(stepValue)") }
  }
  /// Whether actions are sent while a button is held.
  open var isContinuous = true
  /// Whether a held button counts on.
  open var autorepeat = true
  /// Whether counting goes on from the other limit.
  open var wraps = false

  // MARK: - Pictures

  /// What is shown in place of the minus; without one for a state, the one for the normal state.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, \.decrement, state)
  }
  /// What was set for the state alone; nil for nothing.
  open func decrementImage(for state: UIControl.State) -> UIImage? { pictures.decrement[state.rawValue] }
  /// What is shown in place of the plus; without one for a state, the one for the normal state.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, \.increment, state)
  }
  /// What was set for the state alone; nil for nothing.
  open func incrementImage(for state: UIControl.State) -> UIImage? { pictures.increment[state.rawValue] }
  /// What fills the control behind both, stretched.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, \.background, state)
  }
  /// What was set for the state alone; nil, the default, draws a rounded pale gray.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { pictures.background[state.rawValue] }
  /// What stands between both, from top to bottom; without one for their states, that for two normal ones.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    pictures.dividers[[leftState.rawValue, rightState.rawValue]] = image
    setNeedsDisplay()
  }
  /// What was set for just these states of the left button and the right one; nil, the default, draws a thin
  /// line.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { pictures.dividers[[leftState.rawValue, rightState.rawValue]] }

  private struct Pictures {
    /// By raw states.
    var decrement: [UInt: UIImage] = [:], increment: [UInt: UIImage] = [:], background: [UInt: UIImage] = [:]
    /// By those of the left and the right button.
    var dividers: [[UInt]: UIImage] = [:]
  }
  private var pictures = Pictures()

  private func set(
    _ image: UIImage?, _ kind: WritableKeyPath<Pictures, [UInt: UIImage]>, _ state: UIControl.State
  ) {
    pictures[keyPath: kind][state.rawValue] = image
    setNeedsDisplay()
  }

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize { ControlMetrics.stepperSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ControlMetrics.stepperSize }

  // MARK: - Tracking

  /// The button that is held: 1 or -1, and the number before.
  private var held: (direction: Double, start: Double, hasRepeated: Bool)?
  private var nextStep: FrameSchedule.Alarm?
  /// How long a button is held before it counts on, and how
  /// long each count then takes, in seconds; not measured.
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
      if isTouchInside, step(direction), isContinuous {
        sendActions(for: [.valueChanged, .primaryActionTriggered])
      }
      repeatStep(at: time + Self.pace)
    }
  }

  /// Two buttons, called as on an iPhone.
  override var elementsByItself: [UIAccessibilityElement]? {
    accessibilityParts(2) { part, index in
      part.accessibilityLabel = index == 0 ? "Decrement" : "Increment"
      part.accessibilityValue = accessibility?.value?.string
      let isLast = !wraps && number == (index == 0 ? limits.low : limits.high)
      part.accessibilityTraits = isEnabled && !isLast ? .button : [.button, .notEnabled]
      let half = CGSize(width: bounds.width / 2, height: bounds.height)
      part.accessibilityFrameInContainerSpace = CGRect(
        origin: CGPoint(x: bounds.minX + half.width * CGFloat(index), y: bounds.minY), size: half)
    }
  }

  /// Counts once; false where the limit is reached.
  @discardableResult private func step(_ direction: Double) -> Bool {
    let old = number
    let next = number + direction * stepValue
    value = wraps && next > limits.high ? limits.low : wraps && next < limits.low ? limits.high : next
    return number != old
  }

  /// A minus and a plus, where no pictures are set.
  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    func picture(_ images: [UInt: UIImage]) -> UIImage? { images[state.rawValue] ?? images[0] }
    func color(_ isUseful: Bool) -> UIColor { isEnabled && isUseful ? .label : .tertiaryLabel }
    if let background = picture(pictures.background) {
      background.draw(in: bounds)
    } else {
      context.fillRounded(bounds, radius: 8, with: .tertiarySystemFill)
    }
    let (x, y) = (bounds.midX, bounds.midY)
    // The button that is not held is not highlighted.
    let leftState = held?.direction == 1 ? state.subtracting(.highlighted) : state,
      rightState = held?.direction == -1 ? state.subtracting(.highlighted) : state
    let divider = pictures.dividers[[leftState.rawValue, rightState.rawValue]] ?? pictures.dividers[[0, 0]]
    if let divider {
      divider.draw(
        in: CGRect(
          x: x - divider.size.width / 2, y: bounds.minY, width: divider.size.width, height: bounds.height))
    } else {
      context.fillRounded(
        CGRect(x: x - 0.5, y: y - 9, width: 1, height: 18), radius: 0.5,
        with: UIColor(light: UIColor(white: 0, alpha: 0.12), dark: UIColor(white: 1, alpha: 0.12)))
    }
    let arm: CGFloat = 7.5, left = bounds.minX + bounds.width / 4, right = bounds.minX + bounds.width * 3 / 4
    func draw(_ images: [UInt: UIImage], at x: CGFloat, _ color: UIColor, or lines: [[CGPoint]]) {
      guard let image = picture(images) else { return context.strokeLines(lines, width: 1.6, with: color) }
      let shown = image.renderingMode == .alwaysOriginal ? image : image.withTintColor(color)
      shown.draw(at: CGPoint(x: x - image.size.width / 2, y: y - image.size.height / 2))
    }
    draw(
      pictures.decrement, at: left, color(wraps || number > limits.low),
      or: [[CGPoint(x: left - arm, y: y), CGPoint(x: left + arm, y: y)]])
    draw(
      pictures.increment, at: right, color(wraps || number < limits.high),
      or: [
        [CGPoint(x: right - arm, y: y), CGPoint(x: right + arm, y: y)],
        [CGPoint(x: right, y: y - arm), CGPoint(x: right, y: y + arm)],
      ])
  }
}
