public import Foundation

/// The editing commands that responders can perform, by whose names menus and keys send them:
/// `#selector(UIResponderStandardEditActions.copy(_:))`. All are optional; the defaults do nothing.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Replaces the selection by the contents of the pasteboard.
  func paste(_ sender: Any?)
  /// Pastes in the style of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes a URL and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the item at the caret, in texts the word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Deletes the selection without copying it.
  func delete(_ sender: Any?)
  /// Makes the writing direction of the paragraphs left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Makes the writing direction of the paragraphs right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Toggles boldface of the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italics of the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles underlining of the selection.
  func toggleUnderline(_ sender: Any?)
  /// Increases the size of the selected text.
  func increaseSize(_ sender: Any?)
  /// Decreases the size of the selected text.
  func decreaseSize(_ sender: Any?)
  /// Shows the find bar.
  func find(_ sender: Any?)
  /// Shows the find bar with a replacement field.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next match.
  func findNext(_ sender: Any?)
  /// Goes to the previous match.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Renames the document.
  func rename(_ sender: Any?)
  /// Duplicates the document.
  func duplicate(_ sender: Any?)
  /// Moves the document.
  func move(_ sender: Any?)
  /// Exports the document.
  func export(_ sender: Any?)
}

extension UIResponderStandardEditActions {
  /// Does nothing by default.
  public func cut(_ sender: Any?) {}
  /// Does nothing by default.
  public func copy(_ sender: Any?) {}
  /// Does nothing by default.
  public func paste(_ sender: Any?) {}
  /// Does nothing by default.
  public func pasteAndMatchStyle(_ sender: Any?) {}
  /// Does nothing by default.
  public func pasteAndGo(_ sender: Any?) {}
  /// Does nothing by default.
  public func pasteAndSearch(_ sender: Any?) {}
  /// Does nothing by default.
  public func select(_ sender: Any?) {}
  /// Does nothing by default.
  public func selectAll(_ sender: Any?) {}
  /// Does nothing by default.
  public func delete(_ sender: Any?) {}
  /// Does nothing by default.
  public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  /// Does nothing by default.
  public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  /// Does nothing by default.
  public func toggleBoldface(_ sender: Any?) {}
  /// Does nothing by default.
  public func toggleItalics(_ sender: Any?) {}
  /// Does nothing by default.
  public func toggleUnderline(_ sender: Any?) {}
  /// Does nothing by default.
  public func increaseSize(_ sender: Any?) {}
  /// Does nothing by default.
  public func decreaseSize(_ sender: Any?) {}
  /// Does nothing by default.
  public func find(_ sender: Any?) {}
  /// Does nothing by default.
  public func findAndReplace(_ sender: Any?) {}
  /// Does nothing by default.
  public func findNext(_ sender: Any?) {}
  /// Does nothing by default.
  public func findPrevious(_ sender: Any?) {}
  /// Does nothing by default.
  public func useSelectionForFind(_ sender: Any?) {}
  /// Does nothing by default.
  public func printContent(_ sender: Any?) {}
  /// Does nothing by default.
  public func rename(_ sender: Any?) {}
  /// Does nothing by default.
  public func duplicate(_ sender: Any?) {}
  /// Does nothing by default.
  public func move(_ sender: Any?) {}
  /// Does nothing by default.
  public func export(_ sender: Any?) {}
}

extension UIResponder: UIResponderStandardEditActions {}

/// The three-finger gestures that undo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
