public import Foundation

/// The commands of editing that responders can carry out, by whose names menus and keys send them:
/// `#selector(UIResponderStandardEditActions.copy(_:))`. All are optional there; what has none of them does
/// nothing.
@preconcurrency @MainActor public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Puts the selection on the pasteboard.
  func copy(_ sender: Any?)
  /// Puts what lies on the pasteboard in place of the selection.
  func paste(_ sender: Any?)
  /// Pastes with the looks of the text around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes an address and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Selects what the caret is at, in texts its word.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Takes the selection out without keeping it.
  func delete(_ sender: Any?)
  /// Has the paragraphs begin at the left.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Has the paragraphs begin at the right.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
  /// Makes the selection bold, or plain.
  func toggleBoldface(_ sender: Any?)
  /// Makes the selection italic, or plain.
  func toggleItalics(_ sender: Any?)
  /// Underlines the selection, or takes that away.
  func toggleUnderline(_ sender: Any?)
  /// Makes the selected text larger.
  func increaseSize(_ sender: Any?)
  /// Makes the selected text smaller.
  func decreaseSize(_ sender: Any?)
  /// Shows the bar to search by.
  func find(_ sender: Any?)
  /// Shows the bar to search by, with a field for what takes the place of what is found.
  func findAndReplace(_ sender: Any?)
  /// Goes to the next place that was found.
  func findNext(_ sender: Any?)
  /// Goes to the place before.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Prints what is shown.
  func printContent(_ sender: Any?)
  /// Renames the document.
  func rename(_ sender: Any?)
  /// Makes a copy of the document.
  func duplicate(_ sender: Any?)
  /// Moves the document elsewhere.
  func move(_ sender: Any?)
  /// Writes the document in another form.
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

/// The gestures of three fingers that undo, copy and paste.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none, `default` }
