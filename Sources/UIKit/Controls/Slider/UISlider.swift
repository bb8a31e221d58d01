internal import CoreGraphics
public import Foundation

/// A control that chooses a number by a knob on a horizontal track.
open class UISlider: UIControl {
  final var number: Float = 0
  final var range: (low: Float, high: Float) = (0, 1)
  final var images: [UInt: SliderImages] = [:]

  /// A slider from 0 to 1, at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A slider read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  // MARK: - Value

  /// The number, kept within the limits.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// The number at the left end; raising it above the right end's raises that too.
  open var minimumValue: Float {
    get { range.low }
    set { setRange(newValue, max(newValue, range.high)) }
  }
  /// The number at the right end; lowering it below the left end's lowers that too.
  open var maximumValue: Float {
    get { range.high }
    set { setRange(min(newValue, range.low), newValue) }
  }
  /// Sets the number without sending an action; where it is animated the knob slides.
  open func setValue(_ value: Float, animated: Bool) {
    let glide = glide
    number = value.isNaN ? range.low : min(max(value, range.low), range.high)
    glide.set(CGFloat(number), animated: animated)
    tellObservers()
  }
  private lazy var glide = GlidingValue(CGFloat(number), of: self)
  /// The number where the knob is drawn.
  final var shownNumber: Float { Float(glide.shown) }
  /// Whether actions are sent while the knob moves.
  open var isContinuous = true

  // MARK: - Looks

  /// The track below the value; nil is the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The track above the value; nil is the system's grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image left of the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image right of the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// What is drawn in place of the knob; a state without one shows that of the normal state.
  open func setThumbImage(_ image: UIImage?, for state: State) { setImage(\.thumb, image, state) }
  /// Stretched along the track below the value.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    setImage(\.minimumTrack, image, state)
  }
  /// Stretched along the track above the value.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    setImage(\.maximumTrack, image, state)
  }
  /// What was set for the state, else for the normal one; nil where the knob is drawn.
  open func thumbImage(for state: State) -> UIImage? { image(\.thumb, state) }
  /// What was set for the state, else for the normal one; nil for a track in `minimumTrackTintColor`.
  open func minimumTrackImage(for state: State) -> UIImage? { image(\.minimumTrack, state) }
  /// What was set for the state, else for the normal one; nil for a track in `maximumTrackTintColor`.
  open func maximumTrackImage(for state: State) -> UIImage? { image(\.maximumTrack, state) }
  /// The image of the knob in the state that the slider is in.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track below the value in the state that the slider is in.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track above the value in the state that the slider is in.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Whether there is a knob; the track alone is taken by a finger anywhere on the slider.
  open var sliderStyle = Style.default { didSet { setNeedsDisplay() } }
  /// Marks on the track, where its colour begins and which part of it a finger reaches.
  open var trackConfiguration: TrackConfiguration? { didSet { setNeedsDisplay() } }

  // MARK: - Geometry

  /// In the points of `bounds`, in the image's size; at the left, or the right in languages that read so.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, bounds, atEnd: false)
  }
  /// In the points of `bounds`, at the other end than the image for the minimum.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, bounds, atEnd: true)
  }
  /// The track between the images, 2 points from the sides.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(in: bounds) }
  /// The knob for a value.
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

  /// How far right of the knob's centre the finger is, and the number before.
  private var grip: (offset: CGFloat, start: Float)?
  /// How far outside the knob a finger still takes it, in points; not measured.
  private static let reach: CGFloat = 10

  override var takesSingleTaps: Bool { true }
  /// One finger on the knob that is swiped along.
  override func takesDrag(of gesture: UIGestureRecognizer) -> Bool {
    guard isTracking, let swipe = gesture as? UISwipeGestureRecognizer else { return false }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }
  /// Only a finger on the knob moves it.
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

  /// A tenth of the range at a time, or a mark where only they are values.
  override func adjustByItself(by steps: Int) {
    let old = number
    step(by: steps)
    if number != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
