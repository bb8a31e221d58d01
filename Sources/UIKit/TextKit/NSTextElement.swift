public import Foundation

/// A piece of a text that is laid out by itself: a paragraph, as a rule.
open class NSTextElement: NSObject {
  /// An element of a manager's text; nil for one of no text yet.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// Set by the manager whose element it is; not retained.
  open weak var textContentManager: NSTextContentManager?
  /// Where the element lies in the text.
  open var elementRange: NSTextRange?
  /// The elements that this one holds: none, but where a subclass has some.
  open var childElements: [NSTextElement] { [] }
  /// Nil: an element is no child of another, but where a subclass says so.
  open weak var parentElement: NSTextElement? { nil }
  /// Whether the element is laid out itself, and not its children in its place.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph with the line break that ends it.
open class NSTextParagraph: NSTextElement {
  /// The text of the paragraph; it has as many characters as the element's range, where it is to be edited.
  public let attributedString: NSAttributedString

  /// A paragraph of a text, its line break included.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString()
    super.init(textContentManager: nil)
  }

  /// The part without the line break.
  open var paragraphContentRange: NSTextRange? {
    part { NSRange(location: $0.location, length: $0.length - separatorLength) }
  }
  /// The line break; empty at the end of a text without one.
  open var paragraphSeparatorRange: NSTextRange? {
    part { NSRange(location: NSMaxRange($0) - separatorLength, length: separatorLength) }
  }

  private func part(_ of: (NSRange) -> NSRange) -> NSTextRange? {
    guard let elementRange, let textContentManager else { return nil }
    return textContentManager.textRange(of(textContentManager.offsets(of: elementRange)))
  }

  private var separatorLength: Int {
    let text = attributedString.string as NSString
    var end = 0, contentsEnd = 0
    guard text.length > 0 else { return 0 }
    text.getParagraphStart(
      nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: text.length - 1, length: 0))
    return end - contentsEnd
  }
}
