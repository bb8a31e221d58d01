public import CoreGraphics
public import Foundation

/// The methods of responders with simple text input. While such a responder is the first responder, it
/// receives typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is text to delete.
  var hasText: Bool { get }
  /// Inserts a text at the insertion point, replacing the selection.
  func insertText(_ text: String)
  /// Deletes the selection, or the character before the insertion point.
  func deleteBackward()
}

/// The methods of editable texts: their positions and ranges, their selection, and their geometry.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range, or nil if the range does not belong to this text.
  func text(in range: UITextRange) -> String?
  /// Replaces a range without calling `shouldChangeText(in:replacementText:)`, which only keys do.
  func replace(_ range: UITextRange, withText text: String)
  /// The selection, or an empty range at the insertion point, or nil if there is neither.
  var selectedTextRange: UITextRange? { get set }
  /// The range of text from an input method that may still change, or nil if there is none.
  var markedTextRange: UITextRange? { get }
  /// The attributes of marked text. If nil, text fields and text views tint it.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Replaces the marked text or the selection with marked text. `selectedRange` is relative to its start.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Turns the marked text into normal text.
  func unmarkText()
  /// The position at the start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The position at the end of the text.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two positions in either order, or nil if one does not belong to this text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the position a number of UTF-16 units after another, or before it if negative. Returns nil
  /// beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the position a number of steps away in a direction on the screen, or nil beyond the text. Up and
  /// down move by lines.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns the order of two positions: `orderedAscending` if the first precedes the other.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns the offset between two positions in UTF-16 units, which is negative if the second precedes the
  /// first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// The delegate that is notified of changes that are not caused by a keyboard.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// The tokenizer that finds words, sentences and other units.
  var tokenizer: any UITextInputTokenizer { get }
  /// Returns the end of a range that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Returns the range from a position to the end of the text in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Returns the base writing direction of the paragraph at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the base writing direction of the paragraphs in a range.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Returns the first rectangle of a range, in the view's coordinate space.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a position, in the view's coordinate space.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, one or more per line. There are none for an empty range.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the position nearest to a point, even if there is no text at the point. Returns nil if there is
  /// none.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the position within a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at or nearest to a point, or nil if there is no text.
  func characterRange(at point: CGPoint) -> UITextRange?

  // The following methods and properties have default implementations.
  /// Returns a Boolean value that indicates whether a range may be replaced.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Returns the attributes of the text at a position, for text typed there. Returns nil by default.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection) -> [NSAttributedString
    .Key: Any]?
  /// Returns the position a number of characters after the start of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Returns the number of characters from the start of a range to a position.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view in whose coordinate space rectangles are.
  var textInputView: UIView { get }
  /// The line to which a caret at a line break belongs. `forward` means the lower one.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// Returns `true` by default.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// Returns nil by default.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Returns the position a number of UTF-16 units after the start of a range by default, or nil beyond the
  /// text.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// Returns the number of UTF-16 units from the start of a range by default.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The text itself if it is a view, by default.
  public var textInputView: UIView { (self as? UIView) ?? UIView() }
  /// Always `forward` by default. Setting it has no effect.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

/// The methods with which a delegate is notified of changes to a text and its selection that are not caused
/// by a keyboard.
@preconcurrency @MainActor public protocol UITextInputDelegate: AnyObject {
  /// Notifies the delegate that the selection is about to change by other means than keys.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Notifies the delegate that the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A direction in the order of characters.
public enum UITextStorageDirection: Int, Sendable { case forward, backward }

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable { case right = 2, left, up, down }

/// A direction in the order of characters or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: Int
  /// Creates a value with the given raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a direction from a direction in the order of characters.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Creates a direction from a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A Boolean value that indicates whether the direction is towards the start of left-to-right text.
  var isBackward: Bool {
    [
      UITextStorageDirection.backward.rawValue, UITextLayoutDirection.left.rawValue,
      UITextLayoutDirection.up.rawValue,
    ].contains(rawValue)
  }
}

extension Int {
  /// Returns the nearest offset within a range of a text.
  @MainActor func clamped(to range: UITextRange) -> Int {
    Swift.min(Swift.max(self, range.start.offset), range.end.offset)
  }
}
