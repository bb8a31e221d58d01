internal import CoreGraphics
public import Foundation

/// A control for selecting a value by moving a thumb along a horizontal track.
open class UISlider: UIControl {
  final var number: Float = 0
  final var range: (low: Float, high: Float) = (0, 1)
  final var images: [UInt: SliderImages] = [:]

  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    decodeNib(nib)
  }

  // MARK: - Value

  /// The value, limited to the range between ``minimumValue`` and ``maximumValue``.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the leading end. Setting it above the maximum raises the maximum too.
  open var minimumValue: Float {
    get { range.low }
    set { setRange(newValue, max(newValue, range.high)) }
  }
  /// The value at the trailing end. Setting it below the minimum lowers the minimum too.
  open var maximumValue: Float {
    get { range.high }
    set { setRange(min(newValue, range.low), newValue) }
  }
  /// Sets the value without sending an action; if `animated`, the thumb slides.
  open func setValue(_ value: Float, animated: Bool) {
    let glide = glide
    number = value.isNaN ? range.low : min(max(value, range.low), range.high)
    glide.set(CGFloat(number), animated: animated)
    tellObservers()
  }
  private lazy var glide = GlidingValue(CGFloat(number), of: self)
  /// The value at which the thumb is drawn.
  final var shownNumber: Float { Float(glide.shown) }
  /// A Boolean value that determines whether actions are sent while the thumb moves. The default is `true`.
  open var isContinuous = true

  // MARK: - Appearance

  /// The colour of the track below the value. If `nil`, the tint colour is used.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the track above the value. If `nil`, the system's gray is used.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the thumb. If `nil`, it is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Sets the image that replaces the thumb for a state. A state without one shows the normal state's.
  open func setThumbImage(_ image: UIImage?, for state: State) { setImage(\.thumb, image, state) }
  /// Sets the image that is stretched along the track below the value for a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    setImage(\.minimumTrack, image, state)
  }
  /// Sets the image that is stretched along the track above the value for a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    setImage(\.maximumTrack, image, state)
  }
  /// Returns the thumb image for the state, or else for the normal state; `nil` if the thumb is drawn.
  open func thumbImage(for state: State) -> UIImage? { image(\.thumb, state) }
  /// Returns the image for the state, or else for the normal state; `nil` for a track in
  /// ``minimumTrackTintColor``.
  open func minimumTrackImage(for state: State) -> UIImage? { image(\.minimumTrack, state) }
  /// Returns the image for the state, or else for the normal state; `nil` for a track in
  /// ``maximumTrackTintColor``.
  open func maximumTrackImage(for state: State) -> UIImage? { image(\.maximumTrack, state) }
  /// The thumb image for the current state.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track below the value for the current state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track above the value for the current state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// The style of the slider, which determines whether there is a thumb. Without one, a touch anywhere on the
  /// slider changes the value.
  open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }
  /// The configuration of the track: tick marks, the neutral value and the enabled range.
  open var trackConfiguration: TrackConfiguration? { didSet { setNeedsDisplay() } }

  // MARK: - Geometry

  /// Returns the rectangle of the minimum value image, in the coordinate space of `bounds` and of the image's
  /// size; at the left, or at the right in right-to-left languages.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, bounds, atEnd: false)
  }
  /// Returns the rectangle of the maximum value image, at the other end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, bounds, atEnd: true)
  }
  /// Returns the rectangle of the track between the images, 2 points from the sides.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }
  /// Returns the rectangle of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    defaultThumbRect(on: rect, value: value)
  }
  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    let insets = ControlMetrics.sliderAlignment
    return CGSize(
      width: UIView.noIntrinsicMetric, height: ControlMetrics.sliderHeight - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.sliderAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: ControlMetrics.sliderHeight)
  }
  open override func draw(_ rect: CGRect) { drawParts() }

  // MARK: - Tracking

  /// The distance of the touch to the right of the thumb's centre, and the value before.
  private var grip: (offset: CGFloat, start: Float)?
  /// The distance outside the thumb at which a touch still grabs it, in points; not measured.
  private static let reach: CGFloat = 10

  override var takesSingleTaps: Bool { true }
  /// Handles a horizontal swipe of one finger on the thumb itself.
  override func takesDrag(of gesture: UIGestureRecognizer) -> Bool {
    guard isTracking, let swipe = gesture as? UISwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }
  /// Begins tracking only for a touch on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
    let point = touch.location(in: self)
    guard sliderStyle == .thumbless || thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(point) else {
      return false
    }
    grip = (point.x - thumb.midX, number)
    return super.beginTracking(touch, with: event)
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let grip else { return false }
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: isRightToLeft ? range.high : range.low)
    let room = track.width - thumb.width
    let part = room > 0 ? (touch.location(in: self).x - grip.offset - thumb.midX) / room : 0
    let old = number
    setValue(
      range.low + Float(allowedPart(sidePart(min(max(part, 0), 1)))) * (range.high - range.low),
      animated: false)
    if isContinuous, number != old { send(for: [.valueChanged, .primaryActionTriggered], event: event) }
    return super.continueTracking(touch, with: event)
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous, let grip, grip.start != number {
      send(for: [.valueChanged, .primaryActionTriggered], event: event)
    }
    grip = nil
  }
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    grip = nil
  }

  /// Changes the value by a tenth of the range, or by one tick mark if only tick marks can be selected.
  override func adjustByItself(by steps: Int) {
    let old = number
    step(by: steps)
    if number != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
