internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A control with a minus and a plus button that change a value. Its size is 94 × 32 points, before iOS 13 94
/// × 29.
open class UIStepper: UIControl {
  private var number = 0.0
  private var limits = (low: 0.0, high: 100.0)

  /// Creates a stepper from 0 to 100 at the origin of the frame, whose size is ignored.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: ControlMetrics.stepperSize))
  }

  /// Creates a stepper from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    decodeNib(nib)
  }

  /// The value, limited to the range between ``minimumValue`` and ``maximumValue``.
  open var value: Double {
    get { number }
    set {
      number = newValue.isNaN ? limits.low : min(max(newValue, limits.low), limits.high)
      setNeedsDisplay()
      tellObservers()
    }
  }
  /// The minimum value. The default is 0. Traps unless it is less than ``maximumValue``, as Apple documents.
  open var minimumValue: Double {
    get { limits.low }
    set {
      raiseUnless(
        newValue < limits.high,
        "UIStepper.minimumValue: \(newValue) must be less than the maximum value \(limits.high)")
      setLimits(low: newValue, high: limits.high)
    }
  }
  /// The maximum value. The default is 100. Traps unless it is greater than ``minimumValue``, as Apple
  /// documents.
  open var maximumValue: Double {
    get { limits.high }
    set {
      raiseUnless(
        newValue > limits.low,
        "UIStepper.maximumValue: \(newValue) must be greater than the minimum value \(limits.low)")
      setLimits(low: limits.low, high: newValue)
    }
  }
  /// Sets both limits at once, and limits the value to them.
  final func setLimits(low: Double, high: Double) {
    limits = (low, max(low, high))
    value = number
  }
  /// The step by which a tap changes the value. It must be positive. The default is 1.
  open var stepValue = 1.0 {
    didSet { raiseUnless(stepValue > 0, "UIStepper.stepValue must be positive, not \(stepValue)") }
  }
  /// A Boolean value that determines whether actions are sent while a button is held. The default is `true`.
  open var isContinuous = true
  /// A Boolean value that determines whether a held button repeats. The default is `true`.
  open var autorepeat = true
  /// A Boolean value that determines whether the value wraps around at the limits. The default is `false`.
  open var wraps = false

  // MARK: - Pictures

  /// Sets the image that replaces the minus for a state. A state without one shows the normal state's.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, \.decrement, state)
  }
  /// Returns the image set for exactly this state, or `nil` if there is none.
  open func decrementImage(for state: UIControl.State) -> UIImage? { pictures.decrement[state.rawValue] }
  /// Sets the image that replaces the plus for a state. A state without one shows the normal state's.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, \.increment, state)
  }
  /// Returns the image set for exactly this state, or `nil` if there is none.
  open func incrementImage(for state: UIControl.State) -> UIImage? { pictures.increment[state.rawValue] }
  /// Sets the background image for a state, which is stretched over the control.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    set(image, \.background, state)
  }
  /// Returns the background image set for exactly this state. If `nil`, the default, a rounded pale gray is
  /// drawn.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { pictures.background[state.rawValue] }
  /// Sets the divider image for the states of both buttons. The image for two normal states is used for
  /// states without one.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    pictures.dividers[[leftState.rawValue, rightState.rawValue]] = image
    setNeedsDisplay()
  }
  /// Returns the divider image set for exactly these states. If `nil`, the default, a thin line is drawn.
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { pictures.dividers[[leftState.rawValue, rightState.rawValue]] }

  private struct Pictures {
    /// The images by raw state.
    var decrement: [UInt: UIImage] = [:], increment: [UInt: UIImage] = [:], background: [UInt: UIImage] = [:]
    /// The images by the raw states of the left and the right button.
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

  /// The direction of the held button, 1 or -1, and the value before.
  private var held: (direction: Double, start: Double, hasRepeated: Bool)?
  private var nextStep: FrameSchedule.Alarm?
  /// The delay before a held button repeats, and the interval between repetitions, in seconds; not measured.
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

  /// The accessibility elements: two buttons, labelled as on an iPhone.
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

  /// Changes the value by one step.
  ///
  /// - Returns: `false` if the limit was reached.
  @discardableResult private func step(_ direction: Double) -> Bool {
    let old = number
    let next = number + direction * stepValue
    value = wraps && next > limits.high ? limits.low : wraps && next < limits.low ? limits.high : next
    return number != old
  }

  /// Draws a minus and a plus where no images are set.
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
    // Only the held button is highlighted.
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
