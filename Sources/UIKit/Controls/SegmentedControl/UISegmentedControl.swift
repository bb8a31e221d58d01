internal import CoreGraphics
public import Foundation

/// A control made of a row of segments, one of which is selected.
open class UISegmentedControl: UIControl {
  /// The index for no selected segment.
  public static let noSegment = -1

  final var segments: [SegmentContent] = []
  final var selection = UISegmentedControl.noSegment
  /// The animation of the segments' positions; `nil` if there is none.
  final var motion: SegmentMotion?
  final var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates a control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of natural size with a segment for each title or image.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for item in items ?? [] {
      segments.append(
        SegmentContent(title: item as? String, image: item as? UIImage, action: item as? UIAction))
    }
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { SegmentContent(title: $0.title, image: $0.image, action: $0) }
  }

  /// Creates a control from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override class var drawsItself: Bool { true }
  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    decodeNib(nib)
  }

  // MARK: - Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title. The index is limited to 0 up to the number of segments. The selected
  /// segment remains selected. If `animated`, the segment grows and the others make room.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, animated: animated)
  }
  /// Inserts a segment with an image, like ``insertSegment(withTitle:at:animated:)``.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, animated: animated)
  }
  /// Inserts a segment with the title and image of an action, which runs when the segment is selected.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let content = SegmentContent(title: action.title, image: action.image, action: action)
    insert(content, at: segment, animated: animated)
  }
  /// Removes a segment. Does nothing if there is no such segment. If it was selected, no segment is selected
  /// afterwards.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }
  /// Removes all segments without animation. No segment is selected afterwards.
  open func removeAllSegments() {
    segments = []
    selection = UISegmentedControl.noSegment
    contentDidChange()
  }
  /// Sets the title of a segment, which replaces its image. If there is no such segment, this and the other
  /// setters below do nothing, while the getters trap.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Returns the title of a segment, or `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { segments[checked(segment)].title }
  /// Sets the image of a segment, shown at its own size, which replaces its title; the segment's action
  /// remains. `nil` leaves the segment empty.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Returns the image of a segment, or `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { segments[checked(segment)].image }
  /// Sets the width of a segment in points; 0 fits the content.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }
  /// Returns the width of a segment in points; 0 if it fits the content.
  open func widthForSegment(at segment: Int) -> CGFloat { segments[checked(segment)].width }
  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// Returns the offset of a segment's content, in points. The default is zero.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { segments[checked(segment)].offset }
  /// Sets whether a segment is enabled. A disabled segment is dimmed and cannot be selected by touch, only in
  /// code.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Returns whether a segment is enabled, regardless of the control's `isEnabled`. The default is `true`.
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[checked(segment)].isEnabled }
  /// Sets the action of a segment, with its title and image. It runs when the segment is selected.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image, $0.action) = (action.title, action.image, action) }
  }
  /// Returns the action of a segment, or `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { segments[checked(segment)].action }

  /// Returns the index of the segment with an action, or `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  // MARK: - Selection

  /// The index of the selected segment, or ``noSegment``.
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
  /// A Boolean value that determines whether a tap only sends the action and selects nothing. The default is
  /// `false`.
  open var isMomentary = false
  /// A Boolean value that determines whether segments of width 0 fit their content instead of having equal
  /// widths. The default is `false`.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }

  // MARK: - Appearance

  /// The colour behind the selected segment. If `nil`, it is white, or a gray in dark appearance.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Sets the text attributes of the titles for a state; `nil` removes them.
  ///
  /// Those for `.normal` apply to all states; those for `.selected`, and those for `.disabled` if the control
  /// or the segment is disabled, are applied over them. A disabled title without a colour of its own has half
  /// the opacity of the others. Attributes for other states have no effect.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state.rawValue] = attributes
    contentDidChange()
  }
  /// Returns the text attributes set for the state, or else for the normal state; `nil` if there are none.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue] ?? titleAttributes[State.normal.rawValue]
  }

  /// Sets the background image of the segments for a state, in place of the default background. The image for
  /// `.normal` is used for all others.
  ///
  /// Only the images for the bar metrics `.default` are shown, here and below; the others have no effect.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    images.backgrounds[BarImages.Key(barMetrics, state)] = backgroundImage
    setNeedsDisplay()
  }
  /// Returns the image set for exactly this state and these metrics, or `nil` if there is none.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[BarImages.Key(barMetrics, state)]
  }
  /// Sets the divider image between two segments in the given states. The image for two normal states is used
  /// for all others.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    images.dividers[BarImages.Key(barMetrics, leftState, rightState)] = dividerImage
    setNeedsDisplay()
  }
  /// Returns the divider image set for exactly these states and metrics, or `nil` if there is none.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { images.dividers[BarImages.Key(barMetrics, leftState, rightState)] }

  /// The position of a segment in its control.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }
  /// Sets the offset of the content of segments at a position, in points.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    images.moves[BarImages.Place(barMetrics, leftCenterRightOrAlone)] = adjustment
    setNeedsDisplay()
  }
  /// Returns the offset set for exactly this position and these metrics, in points. The default is zero.
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

  /// The accessibility elements: one button per segment.
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
