internal import CoreGraphics
internal import CoreText
public import Foundation

/// The methods with which a delegate controls layout fragments. All methods have default implementations.
public protocol NSTextLayoutManagerDelegate: AnyObject {
  /// Asks the delegate for the fragment that displays an element.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment
  /// Asks the delegate for the rendering attributes of a link, or nil to use the default attributes.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// Returns a fragment for the whole element by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: nil) }
  /// Returns the default attributes by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation,
    defaultAttributes renderingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { renderingAttributes }
}

/// An object that lays out the elements of a content manager in a container, one fragment per element, and
/// locates text in it.
///
/// Layout is performed on demand and always for the whole text, with the typesetter that labels use.
/// Rectangles are in the container's coordinate space, with y pointing down.
open class NSTextLayoutManager: NSObject {
  /// The types of text segments.
  public enum SegmentType: Int, Sendable {
    /// `standard` and `highlight` segments enclose glyphs; `selection` segments adjoin each other and
    /// continue across line breaks.
    case standard, selection, highlight
  }
  /// Options for enumerating text segments.
  public struct SegmentOptions: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The ranges of segments are not needed, so the block receives nil.
    public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
    /// Excludes all segments but those of the first and last fragment if the range spans several.
    public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
    /// The first segment extends to the beginning of its line.
    public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
    /// The last segment extends to the end of its line.
    public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
    /// A location between two lines belongs to the first.
    public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
  }

  final var parts: (layout: TextLayout, fragments: [NSTextLayoutFragment])?
  final var rendering: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
  /// The fragments by element. A fragment is reused while its element exists; elements are retained so that
  /// their identifiers stay unique.
  final var fragmentsByElement: [ObjectIdentifier: (element: NSTextElement, fragment: NSTextLayoutFragment)] =
    [:]
  final var isValidating = false
  private weak var content: NSTextContentManager?

  public override init() { super.init() }
  /// Creates a manager without text and container. Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The delegate, which provides fragments and the attributes of links. Not retained. Setting another
  /// delegate invalidates the layout.
  open weak var delegate: (any NSTextLayoutManagerDelegate)? {
    didSet {
      fragmentsByElement = [:]
      contentDidChange()
    }
  }
  /// A Boolean value that determines whether the leading of text style fonts separates lines. The default is
  /// `true`.
  open var usesFontLeading = true { didSet { contentDidChange() } }
  /// Stored only. A Boolean value that determines whether the layout of text that would take too long is
  /// limited. A text is always laid out as a whole.
  open var limitsLayoutForSuspiciousContents = false
  /// A Boolean value that determines whether words are hyphenated wherever that fills lines better, in
  /// paragraphs without a hyphenation factor.
  open var usesHyphenation = false { didSet { contentDidChange() } }
  /// Stored only. The queue on which text is laid out. Text is laid out where it is requested.
  open var layoutQueue: OperationQueue?

  // MARK: - Text and container

  /// The content manager, or nil if there is none. Not retained.
  open var textContentManager: NSTextContentManager? { content }
  /// Moves the layout manager to another content manager.
  open func replace(_ textContentManager: NSTextContentManager) {
    textContentManager.addTextLayoutManager(self)
  }
  final func join(_ manager: NSTextContentManager?) {
    content = manager
    rendering = []
    contentDidChange()
  }
  /// The container in which the text is laid out. Its size may be unlimited.
  open var textContainer: NSTextContainer? {
    didSet {
      if oldValue !== textContainer { oldValue?.joinFragments(of: nil) }
      textContainer?.joinFragments(of: self)
      contentDidChange()
    }
  }
  /// The range of the whole text, or an empty range if there is no text.
  open var documentRange: NSTextRange {
    content?.documentRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// Returns the location that is a number of characters away from another, or nil if it is outside the text.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    content?.location(location, offsetBy: offset)
  }
  /// Returns the number of characters between two locations, which is negative if the second precedes the
  /// first.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    content?.offset(from: from, to: to) ?? 0
  }
  /// The bounding box of the laid-out text.
  open var usageBoundsForTextContainer: CGRect { used }
  /// The controller that provides the visible fragments, created on first access.
  open private(set) lazy var textViewportLayoutController = NSTextViewportLayoutController(
    textLayoutManager: self)

  /// Invalidates the layout after a change of the text, the container or rendering attributes.
  final func contentDidChange() {
    forgetLayout()
    textContainer?.onChange?()
  }
  final func forgetLayout() { parts = nil }

  // MARK: - Layout

  /// Lays out the whole text, whatever the range, unless its layout is valid.
  open func ensureLayout(for range: NSTextRange) { _ = laidOut }
  /// Lays out the whole text, whatever the rectangle, unless its layout is valid.
  open func ensureLayout(for bounds: CGRect) { _ = laidOut }
  /// Invalidates the layout of the whole text, whatever the range.
  open func invalidateLayout(for range: NSTextRange) { contentDidChange() }

  /// Returns the fragment at the vertical position of a point in the container's coordinate space, including
  /// its margins.
  open func textLayoutFragment(for position: CGPoint) -> NSTextLayoutFragment? {
    laidOut.first { $0.layoutFragmentFrame.minY <= position.y && position.y < $0.layoutFragmentFrame.maxY }
  }
  /// Returns the fragment at a location. At the end of the text, this is the last one.
  open func textLayoutFragment(for location: any NSTextLocation) -> NSTextLayoutFragment? {
    fragment(at: location)
  }

  /// Calls a block for each fragment, beginning with the one at a location, until the block returns `false`.
  ///
  /// - Parameters:
  ///   - location: The location, or nil for the first or, in reverse, the last fragment.
  ///   - options: The options of the enumeration.
  ///   - block: A block that receives a fragment.
  /// - Returns: The location at which the enumeration ended.
  @discardableResult open func enumerateTextLayoutFragments(
    from location: (any NSTextLocation)?, options: NSTextLayoutFragment.EnumerationOptions = [],
    using block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    forEachFragment(from: location, isReverse: options.contains(.reverse), block)
  }

  // MARK: - Selections

  /// Stored only. The selections in the text. Text views have their own selection.
  open var textSelections: [NSTextSelection] = []

  // MARK: - Rendering attributes

  /// The default rendering attributes of links, which `linkTextAttributes` of a text view overrides.
  open class var linkRenderingAttributes: [NSAttributedString.Key: Any] {
    [.foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue]
  }
  /// Returns the rendering attributes of a link, during layout. Fonts and other attributes that change the
  /// geometry of glyphs have no effect.
  open func renderingAttributes(forLink link: Any, at location: any NSTextLocation) -> [NSAttributedString
    .Key: Any]
  {
    let plain = textContainer?.linkLook ?? Self.linkRenderingAttributes
    return delegate?.textLayoutManager(
      self, renderingAttributesForLink: link, at: location, defaultAttributes: plain) ?? plain
  }
  /// A closure that may set the rendering attributes of a fragment before it is displayed for the first time.
  open var renderingAttributesValidator: ((NSTextLayoutManager, NSTextLayoutFragment) -> Void)? {
    didSet { contentDidChange() }
  }
  /// Calls a block for each range with rendering attributes, until the block returns `false`.
  open func enumerateRenderingAttributes(
    from location: any NSTextLocation, reverse: Bool,
    using block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    forEachLook(from: location, reverse, block)
  }
  /// Replaces the rendering attributes of a range. They are applied over the attributes of the text. Fonts
  /// and other attributes that change the geometry of glyphs have no effect.
  open func setRenderingAttributes(
    _ renderingAttributes: [NSAttributedString.Key: Any], for textRange: NSTextRange
  ) {
    look(at: textRange) { _ in renderingAttributes }
  }
  /// Adds a rendering attribute to a range.
  open func addRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, value: Any?, for textRange: NSTextRange
  ) {
    look(at: textRange) { $0.merging([renderingAttribute: value as Any]) { $1 } }
  }
  /// Removes a rendering attribute from a range.
  open func removeRenderingAttribute(
    _ renderingAttribute: NSAttributedString.Key, for textRange: NSTextRange
  ) {
    look(at: textRange) { $0.filter { $0.key != renderingAttribute } }
  }
  /// Removes all rendering attributes from a range, and causes the validator to be called again.
  open func invalidateRenderingAttributes(for textRange: NSTextRange) { look(at: textRange) { _ in [:] } }

  // MARK: - Segments

  /// Calls a block for each segment of a range, one per line and direction, until the block returns `false`.
  ///
  /// The block receives the segment's range and rectangle and the distance of the baseline from the top of
  /// the rectangle. Selection segments continue across the line breaks that they contain.
  open func enumerateTextSegments(
    in textRange: NSTextRange, type: SegmentType, options: SegmentOptions = [],
    using block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    forEachSegment(in: textRange, type, options, block)
  }

  // MARK: - Edits

  /// Replaces a range of the text with elements.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]) {
    content?.replaceContents(in: range, with: textElements)
  }
  /// Replaces a range of the text with a paragraph.
  open func replaceContents(in range: NSTextRange, with attributedString: NSAttributedString) {
    content?.replaceContents(in: range, with: [NSTextParagraph(attributedString: attributedString)])
  }
}
