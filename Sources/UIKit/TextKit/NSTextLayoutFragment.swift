public import CoreGraphics
internal import CoreText
public import Foundation

/// A laid-out paragraph. Subclasses can draw more, or add margins above and below.
open class NSTextLayoutFragment: NSObject {
  /// Options for enumerating layout fragments.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fragments are enumerated from the last to the first.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Sizes may be estimates. Without effect, because sizes are always exact.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Fragments are laid out before they are enumerated. Without effect, because they always are.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The empty line after a trailing line break is included. Without effect, because it always is.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// The state of a fragment's layout.
  public enum State: UInt, Sendable {
    /// A fragment's state is `none` before and `layoutAvailable` after layout; Mica does not use the others.
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }

  /// The location of a fragment in a layout.
  struct Place {
    let layout: TextLayout
    /// The fragment's lines, and its range in the layout's text.
    let lines: Range<Int>
    let range: NSRange
    /// The fragment's top and height in the layout's coordinate space, and its vertical offset in the
    /// container.
    let top, height, shift: CGFloat
    let padding: CGFloat
    let isLast: Bool
  }

  final var place: Place?
  private var lineStorage: [NSTextLineFragment]?

  /// Creates a fragment for an element, or for a part of it if the range is not nil.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    part = rangeInElement
    super.init()
  }
  /// Returns nil, because fragments are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The layout manager of the fragment, which is not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The element that the fragment displays.
  open private(set) weak var textElement: NSTextElement?
  private let part: NSTextRange?
  /// The range of the fragment in the text.
  open var rangeInElement: NSTextRange {
    part ?? textElement?.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// Stored only. The queue on which the fragment is laid out. Text is laid out where it is requested.
  open var layoutQueue: OperationQueue?
  /// The layout state: `none` until the manager has laid out its text, then `layoutAvailable`.
  open var state: State { place == nil ? .none : .layoutAvailable }

  /// Sets the location of the fragment, or invalidates its layout if it is nil.
  final func settle(_ new: Place?) {
    place = new
    lineStorage = nil
  }

  /// Invalidates the layout of the whole text.
  open func invalidateLayout() { textLayoutManager?.contentDidChange() }

  // MARK: - Lines

  /// The lines from top to bottom, including the empty one after a trailing line break.
  open var textLineFragments: [NSTextLineFragment] {
    if let lineStorage { return lineStorage }
    guard let place, let text = (textElement as? NSTextParagraph)?.attributedString else { return [] }
    let all = place.layout.lines, corner = CGPoint(x: 0, y: place.top)
    var lines = place.lines.map { index in
      let end = index + 1 < place.lines.upperBound ? all[index + 1].range.lowerBound : NSMaxRange(place.range)
      return NSTextLineFragment(
        place.layout, line: index, of: text, from: place.range.location, end: end, corner: corner)
    }
    if place.isLast, let extra = extraLine(below: lines.last, of: text) { lines.append(extra) }
    lineStorage = lines
    return lines
  }

  private func extraLine(
    below last: NSTextLineFragment?, of text: NSAttributedString
  ) -> NSTextLineFragment? {
    let string = text.string as NSString
    guard let last, string.length > 0,
      CharacterSet.newlines.contains(Unicode.Scalar(string.character(at: string.length - 1)) ?? " ")
    else { return nil }
    let font =
      UIFont.of(text.attribute(.font, at: string.length - 1, effectiveRange: nil))
      ?? UIFont(.named("Helvetica", size: 12) ?? .system(size: 12))
    let bounds = CGRect(x: 0, y: last.typographicBounds.maxY, width: 0, height: font.lineHeight)
    return NSTextLineFragment(emptyAt: string.length, of: text, bounds, baseline: font.ascender)
  }

  /// Returns the line at a distance from the fragment's top.
  ///
  /// - Returns: The line, or nil above and below all lines if an exact match is required, otherwise the
  ///   nearest line.
  open func textLineFragment(
    forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool
  ) -> NSTextLineFragment? {
    let lines = textLineFragments
    if let found = lines.first(where: {
      $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
    }) {
      return found
    }
    if requiresExactMatch { return nil }
    return lines.first { verticalOffset < $0.typographicBounds.maxY } ?? lines.last
  }

  /// Returns the line that contains a location or, with upstream affinity, the character before it.
  open func textLineFragment(
    for textLocation: any NSTextLocation, isUpstreamAffinity: Bool
  ) -> NSTextLineFragment? {
    guard let content = textElement?.textContentManager else { return nil }
    let index = content.offset(from: rangeInElement.location, to: textLocation) - (isUpstreamAffinity ? 1 : 0)
    let lines = textLineFragments
    return lines.first { NSLocationInRange(index, $0.characterRange) }
      ?? (index >= 0 ? lines.last { $0.characterRange.location <= index } : lines.first)
  }

  // MARK: - Geometry

  /// The fragment's frame in the container's coordinate space, including its margins. Its left edge is after
  /// the padding of lines. Not measured.
  open var layoutFragmentFrame: CGRect {
    guard let place else { return .zero }
    let width = textLineFragments.map(\.typographicBounds.maxX).max() ?? 0
    let extra =
      place.isLast
      ? textLineFragments.last.map { $0.characterRange.length == 0 ? $0.typographicBounds.height : 0 } ?? 0
      : 0
    return CGRect(x: place.padding, y: place.top + place.shift, width: width, height: place.height + extra)
  }
  /// The bounds in which the fragment draws, relative to its origin. A subclass that draws outside of its
  /// lines returns a larger rectangle.
  open var renderingSurfaceBounds: CGRect {
    textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }.orZero
  }
  /// The space before the lines. Always 0; layout ignores the values of subclasses.
  open var leadingPadding: CGFloat { 0 }
  /// The space after the lines. Always 0; layout ignores the values of subclasses.
  open var trailingPadding: CGFloat { 0 }
  /// The space above the lines. By default, the paragraph's `paragraphSpacingBefore`.
  open var topMargin: CGFloat { ownMargins.top }
  /// The space below the lines. By default, the paragraph's `paragraphSpacing`.
  open var bottomMargin: CGFloat { ownMargins.bottom }

  /// The margins from the paragraph style.
  final var ownMargins: (top: CGFloat, bottom: CGFloat) {
    guard let text = (textElement as? NSTextParagraph)?.attributedString, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return (0, 0) }
    return (style.paragraphSpacingBefore, style.paragraphSpacing)
  }

  /// Draws the fragment with its origin at a point, in a context whose y axis points down.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  // MARK: - Attachments

  /// The view providers of the fragment's attachments.
  @preconcurrency @MainActor open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    guard let place, let container = textLayoutManager?.textContainer else { return [] }
    return place.layout.attachments.filter { NSLocationInRange($0.place, place.range) }.compactMap {
      index, object in
      (object as? PlacedAttachment).flatMap {
        container.attachmentViews?.provider(of: $0.attachment, at: index, in: container)
      }
    }
  }

  /// Returns the frame of the attachment at a location, relative to the fragment's origin, or a zero
  /// rectangle if there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let place, let content = textElement?.textContentManager else { return .zero }
    let index = place.range.location + content.offset(from: rangeInElement.location, to: location)
    return place.layout.attachmentBox(at: index).map { $0.offsetBy(dx: 0, dy: -place.top) } ?? .zero
  }
}
