public import Foundation

/// A part of a text that is laid out separately, usually a paragraph.
open class NSTextElement: NSObject {
  /// Creates an element of a content manager, or without one.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The content manager of the element, which is not retained.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the text.
  open var elementRange: NSTextRange?
  /// The child elements. Empty by default.
  open var childElements: [NSTextElement] { [] }
  /// The parent element. Nil by default.
  open weak var parentElement: NSTextElement? { nil }
  /// A Boolean value that indicates whether the element itself is laid out, not its children.
  open var isRepresentedElement: Bool { true }
}

/// A paragraph with the line break that ends it.
open class NSTextParagraph: NSTextElement {
  /// The text of the paragraph. To be editable, it must have as many characters as the element's range.
  public let attributedString: NSAttributedString

  /// Creates a paragraph with text that includes its line break.
  public init(attributedString: NSAttributedString?) {
    self.attributedString = attributedString ?? NSAttributedString()
    super.init(textContentManager: nil)
  }

  /// The range of the paragraph without its line break.
  open var paragraphContentRange: NSTextRange? {
    part { NSRange(location: $0.location, length: $0.length - separatorLength) }
  }
  /// The range of the line break, which is empty at the end of a text without one.
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
