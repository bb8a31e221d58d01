internal import CoreGraphics
public import Foundation

/// The selected ranges of a text, or the location of a caret.
///
/// - Note: Mica does not use the properties of selections; they are stored for clients.
open class NSTextSelection: NSObject {
  /// The unit of text by which a selection is extended.
  public enum Granularity: Int, Sendable {
    /// The units, from the smallest to the largest but for `line`.
    case character, word, paragraph, line, sentence
  }
  /// The line to which a location between two lines belongs.
  public enum Affinity: Int, Sendable {
    /// The end of the upper line, or the beginning of the lower line.
    case upstream, downstream
  }

  /// Creates a selection of several ranges, in the order of the text.
  public init(
    _ textRanges: [NSTextRange], affinity: Affinity = .downstream, granularity: Granularity = .character
  ) {
    (self.textRanges, self.affinity, self.granularity) = (textRanges, affinity, granularity)
    super.init()
  }
  /// Creates a selection of one range.
  public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
    self.init([range], affinity: affinity, granularity: granularity)
  }
  /// Creates a selection that is a caret.
  public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
    self.init([NSTextRange(location: location)], affinity: affinity)
  }
  /// Returns nil, because selections are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The selected ranges in the order of the text. An empty range is a caret.
  public let textRanges: [NSTextRange]
  /// The affinity of the selection. The default is `downstream`.
  public let affinity: Affinity
  /// The granularity of the selection. The default is `character`.
  public let granularity: Granularity
  /// A Boolean value that indicates whether the selection contains no ranges.
  open var isTransient: Bool { textRanges.isEmpty }
  /// Stored only. The position in the container's coordinate space that the caret keeps while it moves up and
  /// down.
  open var anchorPositionOffset: CGFloat = 0
  /// Stored only. A Boolean value that indicates whether the ranges adjoin in the text rather than on the
  /// screen.
  open var isLogical = true
  /// Stored only. The other end of a selection in bidirectional text.
  open var secondarySelectionLocation: (any NSTextLocation)?
  /// Stored only. The attributes of text typed at the selection.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Returns a selection of other ranges with the same properties.
  open func textSelection(with textRanges: [NSTextRange]) -> NSTextSelection {
    let new = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
    (new.anchorPositionOffset, new.isLogical, new.typingAttributes) = (
      anchorPositionOffset, isLogical, typingAttributes
    )
    new.secondarySelectionLocation = secondarySelectionLocation
    return new
  }
}
