public import CoreGraphics
public import Foundation

/// Something that takes single characters: while such a responder is the first, what is typed comes here.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Types a text at the caret, in place of the selection.
  func insertText(_ text: String)
  /// Takes away the selection, or the character before the caret.
  func deleteBackward()
}

/// A text that is edited: places and ranges in it, its selection, and where it is on screen.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Nil for a range that is not one of this text.
  func text(in range: UITextRange) -> String?
  /// Changes the text without asking `shouldChangeText(in:replacementText:)`, which the keys do.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, or an empty range where the caret is; nil while there is neither.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method has typed and may still change; nil where nothing is.
  var markedTextRange: UITextRange? { get }
  /// The looks of marked text. Kept for the app by fields and text views, which tint what is marked.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts a text in place of what is marked, or of the selection,
  /// and marks it; `selectedRange` is counted from its beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// What is marked stays, and is text as any other.
  func unmarkText()
  /// Places that no text lies before, and behind.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind all text.
  var endOfDocument: UITextPosition { get }
  /// The range between two places, in whichever order; nil where one is not of this text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units on, or back below 0; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The same in a direction of the screen: up and down go by lines.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// `orderedAscending` where the first comes before the other.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// In UTF-16 units; below 0 where the second comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Who is told of changes that do not come from the keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Finds words, sentences and the like.
  var tokenizer: any UITextInputTokenizer { get }
  /// The end of the range that lies farthest in that direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// From a place as far as the text goes in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The direction of the paragraph around a place.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Gives the paragraphs of a range a direction.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Boxes are in the view's points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret stands at a place, in the view's points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// One box a line, or a piece of one; none for an empty range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place nearest to a point, also where no text is; nil for none.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The nearest place within a range.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character under a point, or the nearest to it; nil where there is no text.
  func characterRange(at point: CGPoint) -> UITextRange?

  // Each of these has a default.
  /// Whether a piece may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The looks of the text at a place, for what is typed there; nil by default.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString
    .Key: Any]?
  /// `offset` counts characters from the range's beginning.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many characters a place lies behind the range's beginning.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view in whose points boxes are.
  var textInputView: UIView { get }
  /// To which of two lines a caret at their break belongs: forward is the lower one.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// Yes by default.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Nil by default.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// By UTF-16 units, by default; nil beyond the text.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// In UTF-16 units, by default.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The text itself by default, where it is a view.
  public var textInputView: UIView { (self as? UIView) ?? UIView() }
  /// Always forward by default: setting it does nothing.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

/// Told of changes of a text and its selection that do not come from the keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// To be called before and after a change that keys have not made; keyboards ask for the text again.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// To be called after the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// To be called before the text changes.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// To be called after the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction in the order of the characters.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A direction of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A direction in the order of the characters as one of either kind.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// A direction on the screen as one of either kind.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Towards the beginning of a text that is read from left to right.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

extension Int {
  /// The nearest offset within a range of a text.
  @MainActor func clamped(to range: UITextRange) -> Int {
    Swift.min(Swift.max(self, range.start.offset), range.end.offset)
  }
}
