internal import CoreGraphics
internal import CoreText
public import Foundation

/// Decides on the fragments of a text. Every method has a default.
public protocol NSTextLayoutManagerDelegate: AnyObject {
  /// The fragment that shows an element.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// The look of a link; nil for none of its own.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// A fragment of the whole element by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: nil) }
  /// The look that links have, by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

/// Lays a content manager's elements out in a container, one fragment each, and finds places in them.
///
/// Layout is done when it is asked for, and whole, by the typesetter that labels use. Rectangles are in the
/// container's points, y down.
open class NSTextLayoutManager: NSObject {
  /// What pieces of a text are asked for.
  public enum SegmentType: Int, Sendable {
    /// The boxes of the letters, or those of a selection, which touch each other and go on over line
    /// breaks.
    case standard, selection, highlight
  }
  /// How pieces of a text are told.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pieces' ranges are not needed: nil is told.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Of several fragments, only the first and the last are told.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first piece begins where its line does.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last piece ends where its line does.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// A place between two lines belongs to the first.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  final var parts: (layout: TextLayout, fragments: [NSTextLayoutFragment])?
  final var rendering: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  /// The fragments of the elements, which stay the same objects while the elements do; these are kept, so
  /// that no other gets the name of one.
  final var fragmentsByElement: [ObjectIdentifier: (element: NSTextElement, fragment: NSTextLayoutFragment)] =
    [:]
  final var isValidating = false
  private weak var content: NSTextContentManager?

  public override init() { super.init() }
  /// A manager without text and container: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Asked for fragments and for looks of links; not retained. Another one has all text laid out anew.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet {
      fragmentsByElement = [:]
      contentDidChange()
    }
  }
  /// Whether lines are as far apart as the fonts of text styles ask for.
  open var usesFontLeading = true { didSet { contentDidChange() } }
  /// Kept for the app: all of a text is laid out.
  open var limitsLayoutForSuspiciousContents = false
  /// Whether words are broken wherever that fills a line, in paragraphs that say nothing of it.
  open var usesHyphenation = false { didSet { contentDidChange() } }
  /// Kept for the app: text is laid out where it is asked for.
  open var layoutQueue: OperationQueue?

  // MARK: - Text and container

  /// The manager of the text; nil for none. Not retained.
  open var textContentManager: NSTextContentManager? { content }
  /// Moves the manager to another text.
  open func replace(_ textContentManager: NSTextContentManager) {
    textContentManager.addTextLayoutManager(self)
  }
  final func join(_ manager: NSTextContentManager?) {
    content = manager
    rendering = []
    contentDidChange()
  }
  /// Where the text lies; it may have no limit.
  open var textContainer: NSTextContainer? {
    didSet {
      if oldValue !== textContainer { oldValue?.joinFragments(of: nil) }
      textContainer?.joinFragments(of: self)
      contentDidChange()
    }
  }
  /// The whole text; the empty part at its start where there is none.
  open var documentRange: NSTextRange {
    content?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// The place so many characters from another; nil outside of the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    content?.location(location, offsetBy: offset)
  }
  /// How many characters lie between two places; negative where the second comes first.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    content?.offset(from: from, to: to) ?? 0
  }
  /// The box of the laid-out text.
  open var usageBoundsForTextContainer: CGRect { used }
  /// Tells of the fragments that are seen; made when it is first asked for.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  /// Text, container or looks have changed.
  final func contentDidChange() {
    forgetLayout()
    textContainer?.onChange?()
  }
  final func forgetLayout() { parts = nil }

  // MARK: - Layout

  /// Lays out the whole text, whatever the part; costs nothing where that is done.
  open func ensureLayout(for range: NSTextRange) { _ = laidOut }
  /// Lays out the whole text, whatever the rectangle; costs nothing where that is done.
  open func ensureLayout(for bounds: CGRect) { _ = laidOut }
  /// Has the whole text laid out anew when it is asked for.
  open func invalidateLayout(for range: NSTextRange) { contentDidChange() }

  /// The fragment under a point of the container; beside one, and in its margins, that one.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    laidOut.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }
  /// The fragment of a place; at the end of the text, the last.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragment(at: location)
  }

  /// Goes through the fragments from the one of a place on, the first or
  /// last where nil, until the block says false; tells where it ended.
  @discardableResult open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    forEachFragment(from: location, isReverse: options.contains(.reverse), block)
  }

  // MARK: - Selections

  /// What is selected. Kept for the app, which shows it: text views have their own selection.
  open var textSelections: [NSTextSelection] = []

  // MARK: - Looks beside those of the text

  /// The look of links, where no text view says another by its `linkTextAttributes`.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }
  /// The look of a link, asked for when it is laid out. Fonts and others that move letters have no effect.
  open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString
    .Key: Any]
  {
    let plain = textContainer?.linkLook ?? Self.linkRenderingAttributes
    return delegate?.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: plain) ?? plain
  }
  /// Called before a fragment is drawn for the first time: it may set looks.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { contentDidChange() }
  }
  /// Goes through the parts that have looks of their own until the block says false.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    forEachLook(from: location, reverse, block)
  }
  /// Gives a part looks in place of those that it had; those of the text stay below. Fonts and others that
  /// move letters have no effect.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {
    look(at: textRange) { _ in renderingAttributes }
  }
  /// Changes one look of a part, beside those that it has.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    look(at: textRange) { $0.merging([renderingAttribute: value as Any]) { $1 } }
  }
  /// Takes one look of a part away, and leaves the others.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) {
    look(at: textRange) { $0.filter { $0.key != renderingAttribute } }
  }
  /// Takes the looks of a part away, and has the validator asked again.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) { look(at: textRange) { _ in [:] } }

  // MARK: - Pieces

  /// Goes through the pieces of a part, one a line and direction, with their boxes and the distance of
  /// the baseline from the box's top, until the block says false. A selection's pieces go on over the
  /// line breaks that it holds.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    forEachSegment(in: textRange, type, options, block)
  }

  // MARK: - Changes

  /// Changes the text itself.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    content?.replaceContents(in: range, with: textElements)
  }
  /// Puts a paragraph of a text in place of a part.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    content?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }
}
