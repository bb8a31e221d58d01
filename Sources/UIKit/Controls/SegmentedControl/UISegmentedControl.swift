internal import CoreGraphics
public import Foundation

/// A row of segments of which one is chosen.
open class UISegmentedControl: UIControl {
  /// "No segment is chosen."
  public static let noSegment = -1

  final var segments: [SegmentContent] = []
  final var selection = UISegmentedControl.noSegment
  /// Segments on their way to other places; nil at rest.
  final var motion: SegmentMotion?
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control of a segment for each title or image, of its natural size.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] {
      segments.append(
        SegmentContent(title: item as? String, image: item as? UIImage, action: item as? UIAction))
    }
    sizeToFit()
  }

  /// A control of a segment for each action, which runs when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { SegmentContent(title: $0.title, image: $0.image, action: $0) }
  }

  /// A control read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
  }

  // MARK: - Segments

  /// 0 for a control that was made without items.
  open var numberOfSegments: Int { segments.count }
  /// At an index of 0 up to their number, the nearest of it for others. The chosen one stays chosen.
  /// Animated, it grows and the others make room.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, animated: animated)
  }
  /// The same with an image in the place of a title.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, animated: animated)
  }
  /// The same with the title and the image of an action, which runs when the segment is chosen.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let content = SegmentContent(title: action.title, image: action.image, action: action)
    insert(content, at: segment, animated: animated)
  }
  /// Does nothing for an index without a segment; the chosen one leaves none chosen.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }
  /// Leaves no segment and none chosen, without an animation.
  open func removeAllSegments() {
    segments = []
    selection = UISegmentedControl.noSegment
    contentDidChange()
  }
  /// Takes the image's place. An index without a segment is ignored, as by all below that set something of
  /// one; what asks for something of one traps.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Nil for a segment that shows an image.
  open func titleForSegment(at segment: Int) -> String? { segments[checked(segment)].title }
  /// Takes the title's place, in its own size; an action of the segment stays. Nil leaves the segment empty.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Nil for a segment that shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[checked(segment)].image }
  /// Sets a segment's width; 0 leaves it to its content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// In points; 0 where it is left to the content.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[checked(segment)].width }
  /// Moves a segment's content.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// In points; zero unless set.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[checked(segment)].offset }
  /// A segment that is not enabled is pale and cannot be chosen by a finger; code may choose it.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// True unless set; it does not look at the control's own `isEnabled`.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[checked(segment)].isEnabled }
  /// Takes over its title and image, and runs it when the segment is chosen.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  /// Nil for a segment that was not made with an action or given one.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[checked(segment)].action }

  /// The place of the segment with an action; `NSNotFound` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: - Choice

  /// The chosen segment, or `noSegment`.
  open var selectedSegmentIndex: Int {
    get { selection }
    set {
      raiseUnless(
        newValue >= UISegmentedControl.noSegment && newValue < max(segments.count, 1),
        "UISegmentedControl.selectedSegmentIndex \(newValue) is not below the \(segments.count) segments")
      selection = segments.isEmpty ? UISegmentedControl.noSegment : newValue
      setNeedsDisplay()
      tellObservers()
    }
  }
  /// Whether a tap chooses nothing and only sends the action.
  open var isMomentary = false
  /// Whether segments of width 0 are as wide as their content asks for, instead of all alike.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  // MARK: - Looks

  /// The colour behind the chosen segment; nil is white, or a gray on dark ground.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Those of `.normal` hold for all states; those of `.selected`, and those of `.disabled` where the control
  /// or the segment is, come over them. A disabled title without a colour of that state has half the opacity
  /// of the others'. Nil takes them away. Other states are kept for the app.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
  }
  /// What was set for the state, else for the normal one; nil for nothing.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? titleAttributes[State.normal.rawValue]
  }

  /// Sets the image behind the segments in a state, in place of the usual
  /// ground; that of `.normal` stands in for others. Of the metrics those of
  /// `.default` are shown, here and below; the others are kept for the app.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    images.backgrounds[BarImages.Key(barMetrics, state)] = backgroundImage
    setNeedsDisplay()
  }
  /// What was set for this state and these metrics; nil where nothing was, whatever is drawn for it.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[BarImages.Key(barMetrics, state)]
  }
  /// Sets the image between two segments in their states; that of two normal ones stands in for others.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    images.dividers[BarImages.Key(barMetrics, leftState, rightState)] = dividerImage
    setNeedsDisplay()
  }
  /// What was set for these two states and these metrics; nil where nothing was.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { images.dividers[BarImages.Key(barMetrics, leftState, rightState)] }

  /// The place of a segment in its control.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  /// Moves titles and images of segments of a kind, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    images.moves[BarImages.Place(barMetrics, leftCenterRightOrAlone)] = adjustment
    setNeedsDisplay()
  }
  /// In points; zero unless set for this kind of segment and these metrics.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    images.moves[BarImages.Place(barMetrics, leftCenterRightOrAlone)] ?? .zero
  }
  final var images = BarImages()

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    let size = naturalSize, insets = ControlMetrics.segmentedAlignment
    return CGSize(width: size.width, height: size.height - insets.top - insets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { ControlMetrics.segmentedAlignment }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  override var textBaselines: TextBaselines? { lineBaselines }
  open override func draw(_ rect: CGRect) { drawSegments() }

  // MARK: - Tracking

  override var takesSingleTaps: Bool { true }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch, isTouchInside { choose(segment(at: touch.location(in: self)), event) }
  }
  private func segment(at point: CGPoint) -> Int? {
    segments.indices.first { index in
      let box = boxOfSegment(at: index)
      return point.x >= box.minX && point.x < box.maxX
    }
  }
  private func choose(_ index: Int?, _ event: UIEvent?) {
    guard let index, segments[index].isEnabled, isMomentary || index != selection else { return }
    selection = index
    setNeedsDisplay()
    tellObservers()
    if let action = segments[index].action { sendAction(action) }
    send(for: [.valueChanged, .primaryActionTriggered], event: event)
    if isMomentary { selection = UISegmentedControl.noSegment }
  }

  /// Each segment is a button.
  override var elementsByItself: [UIAccessibilityElement]? {
    accessibilityParts(segments.count) { part, index in
      let segment = segments[index]
      part.accessibilityLabel = segment.title ?? segment.image?.accessibilityLabel
      part.accessibilityValue = "\(index + 1) of \(segments.count)"
      part.accessibilityTraits = index == selection ? [.button, .selected] : .button
      if !isEnabled || !segment.isEnabled { part.accessibilityTraits.insert(.notEnabled) }
      part.accessibilityFrameInContainerSpace = boxOfSegment(at: index)
    }
  }
}
