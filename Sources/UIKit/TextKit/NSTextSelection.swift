internal import CoreGraphics
public import Foundation

/// Selected parts of a text, or the place of a caret.
open class NSTextSelection: NSObject {
  /// What the ends of a selection keep to.
  public enum Granularity: Int, Sendable {
    /// Kept for the app, with the selection.
    case character, word, paragraph, line, sentence
  }
  /// Which line a place between two lines belongs to.
  public enum Affinity: Int, Sendable {
    /// The end of the upper one, or the beginning of the lower one.
    case upstream, downstream
  }

  /// Several parts, the first of them first.
  public init(
    _ textRanges: [NSTextRange], affinity: Affinity = .downstream, granularity: Granularity = .character
  ) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }
  /// One part.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }
  /// A caret.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity)
  }
  /// Nil: selections are not read from archives.
  public required init?(coder: NSCoder) { nil }

  /// In the order of the text; one that is empty is a caret.
  public let textRanges: [NSTextRange]
  /// `downstream` unless said.
  public let affinity: Affinity
  /// `character` unless said.
  public let granularity: Granularity
  /// Whether the selection is one of the toolkit's, of nothing that the user chose.
  open var isTransient: Bool { textRanges.isEmpty }
  /// Where the caret keeps to while it moves up and down, in the container's points.
  open var anchorPositionOffset: CGFloat = 0
  /// Whether the parts lie beside each other in the text, not on the screen.
  open var isLogical = true
  /// The other end of a selection in text of both directions. Kept for the app.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// The look of what is typed there.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// A selection of the same kind of other parts.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let new = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (new.anchorPositionOffset, new.isLogical, new.typingAttributes) = (
      anchorPositionOffset, isLogical, typingAttributes
    )
    new.secondarySelectionLocation = secondarySelectionLocation
    return new
  }
}
