internal import CoreGraphics
internal import CoreText
internal import Foundation
internal import QuartzCore

/// A view with editable text.
@MainActor protocol TextOwner: UIView {
  var editorStorage: TextEditor? { get set }
  var caretStorage: TextCaret? { get set }
  var editedString: String { get }
  /// Asks the delegate whether a range may be replaced.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Selects the whole text if the next input replaces it, before the delegate is asked.
  func selectWhatIsTypedOver()
  /// Returns the text of a range with its attributes, or nil if all of the text has the same attributes.
  func styledText(in range: NSRange) -> NSAttributedString?
  /// Replaces a range of the text and of its attributes without notifications.
  ///
  /// - Parameters:
  ///   - text: The new text.
  ///   - styled: The new text with its attributes, or nil for typing attributes.
  ///   - range: The range.
  func putText(_ text: String, styled: NSAttributedString?, in range: NSRange)
  /// Sends notifications of a change of the text by the user.
  func textWasEdited()
  /// Displays the selection, and sends notifications of a change by the user.
  func selectionWasMoved(byUser: Bool)
  /// A Boolean value that indicates whether the text has a single line, in which Return and Tab are not
  /// characters.
  var isSingleLine: Bool { get }
  /// Handles the Return key.
  ///
  /// - Returns: `true` if it is not a character in this text.
  func takeReturn() -> Bool
  /// Returns the rectangle of the caret at an offset, in the view's coordinate space.
  func caretBox(at place: Int) -> CGRect
  /// Returns the offset nearest to a point in the view's coordinate space.
  func place(nearest point: CGPoint) -> Int
  /// Returns the rectangles of a range, one per line, in the view's coordinate space.
  func selectionBoxes(_ range: NSRange) -> [CGRect]
  /// Asks the delegate for the menu of the selection, or nil for the system's.
  func editMenu(suggested: [UIMenuElement]) -> UIMenu?
}

extension TextOwner {
  /// Returns the range of the line at an offset.
  func line(at place: Int) -> NSRange {
    let y = caretBox(at: place).midY
    let start = self.place(nearest: CGPoint(x: -1e6, y: y)), end = self.place(nearest: CGPoint(x: 1e6, y: y))
    return NSRange(location: start, length: max(0, end - start))
  }

  var editor: TextEditor {
    if let editorStorage { return editorStorage }
    let new = TextEditor(self)
    editorStorage = new
    return new
  }

  /// Scrolls a rectangle of the text into view in the enclosing scroll view, for example if a keyboard covers
  /// it.
  func comeIntoSight(_ box: CGRect) {
    let around = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }.first
    around?.scrollRectToVisible(convert(box, to: around), animated: true)
  }

  /// Returns the range of the character at a point of the view, otherwise of one beside the nearest offset,
  /// or nil if there is no text.
  func character(nearest point: CGPoint) -> NSRange? {
    let text = editedString as NSString, place = place(nearest: point)
    guard text.length > 0 else { return nil }
    let beside = [place, place - 1].filter { (0..<text.length).contains($0) }.map {
      text.characterRange(at: $0)
    }
    return beside.first { selectionBoxes($0).contains { $0.contains(point) } } ?? beside.first
  }

  var caret: TextCaret {
    if let caretStorage { return caretStorage }
    let new = TextCaret(self)
    caretStorage = new
    return new
  }
}
