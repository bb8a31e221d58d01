internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension TextOwner {
  /// Shows the edit menu of the selection.
  func showEditMenu() {
    guard isFirstResponder else { return }
    let boxes = selectionBoxes(editor.selection)
    let box = boxes.dropFirst().reduce(boxes.first ?? caretBox(at: editor.selection.location)) {
      $0.union($1)
    }
    let menu = UIMenuController.shared
    if let own = editMenu(suggested: menu.suggestions) {
      return menu.showMenu(from: self, rect: box, of: own)
    }
    menu.showMenu(from: self, rect: box)
  }

  /// Handles taps on a text that is first responder.
  ///
  /// One tap sets the caret, or opens the menu at the existing selection, and closes an open menu. Two taps
  /// select a word, and more the whole text.
  func tapText(at point: CGPoint, count: Int, wasEdited: Bool) {
    let place = place(nearest: point), old = editor.selection
    switch count {
    case 1:
      let isSelected =
        old.length > 0 ? selectionBoxes(old).contains { $0.contains(point) } : place == old.location
      guard wasEdited, isSelected else {
        return editor.select(NSRange(location: place, length: 0), byUser: true)
      }
      if !UIMenuController.shared.wasClosedByTouch { showEditMenu() }
    case 2:
      editor.select(editor.word(around: place), byUser: true)
      showEditMenu()
    default:
      selectAll(nil)
      showEditMenu()
    }
  }
}

/// A long press on a text field, with which the caret follows the finger. The menu opens when the finger is
/// lifted.
@MainActor final class FieldPress {
  private unowned let field: UITextField
  private let start: CGPoint
  private var alarm: FrameSchedule.Alarm?
  private(set) var isOn = false

  /// The duration and the tolerance of a long press.
  private static let time = 0.5, slack: CGFloat = 10

  init(_ field: UITextField, at point: CGPoint) {
    (self.field, start) = (field, point)
    alarm = FrameSchedule.main.after(Self.time) { [weak self] in
      guard let self, self.field.becomeFirstResponder() else { return }
      isOn = true
      self.field.follow(point)
    }
  }

  /// Cancels the press, because the finger was lifted or belongs to another gesture.
  func cancel() { alarm?.cancel() }

  func move(to point: CGPoint) {
    if isOn { return field.follow(point) }
    if abs(point.x - start.x) > Self.slack || abs(point.y - start.y) > Self.slack { alarm?.cancel() }
  }
}

extension UITextField {
  fileprivate final func follow(_ point: CGPoint) {
    editor.select(NSRange(location: place(nearest: point), length: 0), byUser: true)
  }
}

extension UITextView {
  /// Adds a long press that opens the menu of a link or another item.
  ///
  /// Elsewhere it sets the caret and moves it with the finger, or selects a word in read-only text. The menu
  /// opens at its end.
  final func addPressToEdit() {
    let press = UILongPressGestureRecognizer()
    press.onAction { [weak self] gesture in self?.pressed(gesture.state, at: gesture.location(in: self)) }
    addGestureRecognizer(press)
  }

  private func pressed(_ state: UIGestureRecognizer.State, at point: CGPoint) {
    if state == .began { pressedItem = item(at: point).map { opensMenu(of: $0, at: point) } ?? false }
    if pressedItem { return }
    switch state {
    case .began, .changed:
      guard isEditable || isSelectable, isFirstResponder || becomeFirstResponder() else { return }
      let place = place(nearest: point)
      editor.select(
        isEditable ? NSRange(location: place, length: 0) : editor.word(around: place), byUser: true)
    case .ended: showEditMenu()
    default: break
    }
  }
}
