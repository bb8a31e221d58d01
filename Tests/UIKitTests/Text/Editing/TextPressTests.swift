import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of long presses on text, and of the edit menu that they open.
@Suite(.serialized) @MainActor struct TextPressTests {
  private func edit(_ view: any TextOwner, _ body: (FingerWorld, UIMenuController) -> Void) {
    FingerWorld().run { world in
      world.window.addSubview(view)
      world.window.makeKeyAndVisible()
      world.window.layoutIfNeeded()
      body(world, .shared)
      view.resignFirstResponder()
      #expect(!UIMenuController.shared.isMenuVisible)
    }
  }

  private var field: UITextField {
    let field = UITextField(frame: CGRect(x: 10, y: 200, width: 280, height: 34))
    field.text = "one two"
    return field
  }

  /// Returns the middle of a place of the text, in the window's points.
  private func point(_ place: Int, _ view: any TextOwner) -> CGPoint {
    let box = view.caretBox(at: place)
    return view.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
  }

  @Test func aLongPressTakesTheCaretAlongAndOpensTheMenu() {
    let field = field
    edit(field) { world, menu in
      let start = point(1, field), end = point(4, field)
      world.down(start.x, start.y)
      world.wait(0.6)
      #expect(field.isFirstResponder)
      #expect(field.editor.selection == NSRange(location: 1, length: 0))
      world.move(end.x, end.y)
      #expect(field.editor.selection.location == 4)
      #expect(!menu.isMenuVisible)
      world.up()
      #expect(menu.isMenuVisible)
      #expect(menu.offeredActions.contains("selectAll:"))
      KeyInput.main.type("x")
      #expect(!menu.isMenuVisible)
      #expect(field.text == "one xtwo")
    }
  }

  @Test func doubleTapShowsTheEditMenuOfAWord() {
    let field = field
    edit(field) { world, menu in
      let place = point(5, field)
      world.tap(place.x, place.y)
      #expect(!menu.isMenuVisible)
      world.wait(0.05)
      world.tap(place.x, place.y)
      #expect(field.editor.selection == NSRange(location: 4, length: 3))
      #expect(menu.offeredActions.starts(with: ["cut:", "copy:"]))
      // A tap on the selection closes the menu, and the next one opens it.
      world.wait(1)
      world.tap(place.x, place.y)
      #expect(!menu.isMenuVisible)
      #expect(field.editor.selection.length == 3)
      world.wait(1)
      world.tap(place.x, place.y)
      #expect(menu.isMenuVisible)
    }
  }

  @Test func textThatIsReadGivesAWord() {
    let view = UITextView(frame: CGRect(x: 10, y: 150, width: 280, height: 100))
    (view.text, view.isEditable) = ("one two", false)
    edit(view) { world, menu in
      let place = point(5, view)
      world.down(place.x, place.y)
      world.wait(0.2)
      world.wait(0.6)
      world.up()
      #expect(view.editor.selection == NSRange(location: 4, length: 3))
      #expect(menu.isMenuVisible)
      #expect(menu.offeredActions == ["copy:", "selectAll:"])
    }
  }

  @Test func handlesOfASelectionArePulled() throws {
    let view = UITextView(frame: CGRect(x: 10, y: 50, width: 280, height: 200))
    view.text = (1...40).map { "line \($0)" }.joined(separator: "\n")
    edit(view) { world, menu in
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 12, length: 4)
      world.window.layoutIfNeeded()
      let handles = view.subviews.compactMap { $0 as? SelectionHandle }
      #expect(handles.count == 2)
      @MainActor func middle(_ end: SelectionHandle.End) -> CGPoint {
        handles.first { $0.end == end }.map {
          $0.superview!.convert(CGPoint(x: $0.frame.midX, y: $0.frame.midY), to: nil)
        } ?? .zero
      }
      let end = middle(.end), goal = point(24, view)
      world.down(end.x, end.y)
      world.move(end.x + 4, end.y + 10)
      world.move(goal.x, goal.y)
      world.up()
      #expect(view.selectedRange == NSRange(location: 12, length: 12))
      #expect(view.contentOffset == .zero)
      #expect(menu.isMenuVisible)
      #expect(menu.offeredActions.contains("copy:"))
      // The beginning of the selection cannot be moved past its end.
      let start = middle(.start), below = point(40, view)
      world.down(start.x, start.y)
      world.move(below.x, below.y)
      world.up()
      #expect(view.selectedRange == NSRange(location: 23, length: 1))
      view.selectedRange = NSRange(location: 3, length: 0)
      #expect(!view.subviews.contains { $0 is SelectionHandle })
    }
  }
}
