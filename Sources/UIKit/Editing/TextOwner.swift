internal import CoreGraphics
internal import CoreText
internal import Foundation
internal import QuartzCore

/// A view whose text is edited.
@MainActor protocol TextOwner: UIView {
  var editorStorage: TextEditor? { get set }
  var caretStorage: TextCaret? { get set }
  var editedString: String { get }
  /// Whether the delegate lets a piece be replaced.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Selects all of the text where what is typed next goes in its place, before the delegate is asked.
  func selectWhatIsTypedOver()
  /// The characters of a range with their attributes; nil while all of the text has the same ones.
  func styledText(in range: NSRange) -> NSAttributedString?
  /// Replaces a range of the text and of its attributes without notifying anyone. `styled` is the text with
  /// its attributes; nil for those of typed text.
  func putText(_ text: String, styled: NSAttributedString?, in range: NSRange)
  /// Tells of a change of the text by the user.
  func textWasEdited()
  /// Shows the selection, and tells of a change by the user.
  func selectionWasMoved(byUser: Bool)
  /// Whether the text is one line, in which neither Return nor Tab is a character.
  var isSingleLine: Bool { get }
  /// The return key; true where it is no character.
  func takeReturn() -> Bool
  /// The box of the caret at a place, in the view's points.
  func caretBox(at place: Int) -> CGRect
  /// The place nearest to a point of the view.
  func place(nearest point: CGPoint) -> Int
  /// The boxes of a piece, one a line, in the view's points.
  func selectionBoxes(_ range: NSRange) -> [CGRect]
  /// The delegate's menu for the selection; nil for the system's.
  func editMenu(suggested: [UIMenuElement]) -> UIMenu?
}

extension TextOwner {
  /// The line that a place is on.
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

  /// Has the scroll view around the text show a box of it, such as where a keyboard now covers it.
  func comeIntoSight(_ box: CGRect) {
    let around = sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? UIScrollView }.first
    around?.scrollRectToVisible(convert(box, to: around), animated: true)
  }

  /// The character whose box holds a point of the view, else one beside the nearest place; nil where there is
  /// no text.
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
