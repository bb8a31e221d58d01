public import CoreGraphics
internal import CoreText
public import Foundation

/// A laid-out paragraph. A subclass draws more, or keeps space above and below.
open class NSTextLayoutFragment: NSObject {
  /// How fragments are gone through.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the last to the first.
    public static let reverse = EnumerationOptions(rawValue: 1 << 0)
    /// Sizes may be guessed; here they are known.
    public static let estimatesSize = EnumerationOptions(rawValue: 1 << 1)
    /// Fragments are laid out before they are told: they always are.
    public static let ensuresLayout = EnumerationOptions(rawValue: 1 << 2)
    /// The line behind a last line break is told too: it always is.
    public static let ensuresExtraLineFragment = EnumerationOptions(rawValue: 1 << 3)
  }

  /// What is known of a fragment.
  public enum State: UInt, Sendable {
    /// Here a fragment is either not laid out, `none`, or wholly, `layoutAvailable`.
    case none, estimatedUsageBounds, calculatedUsageBounds, layoutAvailable
  }

  /// Where a fragment lies in a layout.
  struct Place {
    let layout: TextLayout
    /// The fragment's lines, and its characters in the layout's text.
    let lines: Range<Int>
    let range: NSRange
    /// The fragment's top and its height in the layout's
    /// points, and how far it was moved down in the container.
    let top, height, shift: CGFloat
    let padding: CGFloat
    let isLast: Bool
  }

  final var place: Place?
  private var lineStorage: [NSTextLineFragment]?

  /// A fragment of an element, or of a part of it; nil for all of it.
  public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
    self.textElement = textElement
    part = rangeInElement
    super.init()
  }
  /// Nil: fragments are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Set by the manager whose fragment it is; not retained.
  open internal(set) weak var textLayoutManager: NSTextLayoutManager?
  /// What the fragment shows.
  open private(set) weak var textElement: NSTextElement?
  private let part: NSTextRange?
  /// Where in the text the fragment lies.
  open var rangeInElement: NSTextRange {
    part ?? textElement?.elementRange ?? NSTextRange(NSRange(location: 0, length: 0))
  }
  /// Kept for the app: text is laid out where it is asked for.
  open var layoutQueue: OperationQueue?
  /// `none` until the manager has laid its text out, then `layoutAvailable`.
  open var state: State { place == nil ? .none : .layoutAvailable }

  /// Takes a new place; nil has it laid out anew.
  final func settle(_ new: Place?) {
    place = new
    lineStorage = nil
  }

  /// Has the whole text laid out anew when it is asked for.
  open func invalidateLayout() { textLayoutManager?.contentDidChange() }

  // MARK: - Lines

  /// The lines from top to bottom; behind a last line break there is an empty one.
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

  /// The line at a distance from the fragment's top; nil above and below all, unless the nearest will do.
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

  /// The line of a place of the text; upstream, that of the character before it.
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

  /// The fragment in the container's points, its margins included.
  /// Its left end is behind the padding of lines; not measured.
  open var layoutFragmentFrame: CGRect {
    guard let place else { return .zero }
    let width = textLineFragments.map(\.typographicBounds.maxX).max() ?? 0
    let extra =
      place.isLast
      ? textLineFragments.last.map { $0.characterRange.length == 0 ? $0.typographicBounds.height : 0 } ?? 0
      : 0
    return CGRect(x: place.padding, y: place.top + place.shift, width: width, height: place.height + extra)
  }
  /// What the fragment draws on, in points from its corner:
  /// a subclass that draws beside its lines makes it larger.
  open var renderingSurfaceBounds: CGRect {
    textLineFragments.reduce(CGRect.null) { $0.union($1.typographicBounds) }.orZero
  }
  /// Space left and right of the lines; 0, and a subclass's is not kept.
  open var leadingPadding: CGFloat { 0 }
  /// Space behind the lines; 0, and a subclass's is not kept.
  open var trailingPadding: CGFloat { 0 }
  /// Space above the lines: what the paragraph keeps before it.
  open var topMargin: CGFloat { ownMargins.top }
  /// Space below the lines: what the paragraph keeps behind it.
  open var bottomMargin: CGFloat { ownMargins.bottom }

  /// What the paragraph's style says.
  final var ownMargins: (top: CGFloat, bottom: CGFloat) {
    guard let text = (textElement as? NSTextParagraph)?.attributedString, text.length > 0,
      let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    else { return (0, 0) }
    return (style.paragraphSpacingBefore, style.paragraphSpacing)
  }

  /// Draws the fragment with its corner at a point of a context whose y points down.
  open func draw(at point: CGPoint, in context: CGContext) {
    for line in textLineFragments {
      let bounds = line.typographicBounds
      line.draw(at: CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), in: context)
    }
  }

  // MARK: - Attachments

  /// What provides the views of the fragment's attachments.
  @preconcurrency @MainActor open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
    guard let place, let container = textLayoutManager?.textContainer else { return [] }
    return place.layout.attachments.filter { NSLocationInRange($0.place, place.range) }.compactMap {
      index, object in
      (object as? PlacedAttachment).flatMap {
        container.attachmentViews?.provider(of: $0.attachment, at: index, in: container)
      }
    }
  }

  /// The box of the attachment at a place, in points from the fragment's corner; empty where there is none.
  open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
    guard let place, let content = textElement?.textContentManager else { return .zero }
    let index = place.range.location + content.offset(from: rangeInElement.location, to: location)
    return place.layout.attachmentBox(at: index).map { $0.offsetBy(dx: 0, dy: -place.top) } ?? .zero
  }
}
