import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Fingers that rest on text, and the edit menu that they open.
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

  /// The middle of a place of the text, in the window's points.
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
      #expect(field.isFirstResponder && field.editor.selection == NSRange(location: 1, length: 0))
      world.move(end.x, end.y)
      #expect(field.editor.selection.location == 4 && !menu.isMenuVisible)
      world.up()
      #expect(menu.isMenuVisible && menu.offeredActions.contains("selectAll:"))
      KeyInput.main.type("x")
      #expect(!menu.isMenuVisible && field.text == "one xtwo")
    }
  }

  @Test func twoTapsOfferWhatCanBeDoneWithAWord() {
    let field = field
    edit(field) { world, menu in
      let place = point(5, field)
      world.tap(place.x, place.y)
      #expect(!menu.isMenuVisible)
      world.wait(0.05)
      world.tap(place.x, place.y)
      #expect(field.editor.selection == NSRange(location: 4, length: 3) && menu.offeredActions.starts(with: ["cut:", "copy:"]))
      // A tap on the selection closes the menu, and the next one opens it.
      world.wait(1)
      world.tap(place.x, place.y)
      #expect(!menu.isMenuVisible && field.editor.selection.length == 3)
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
      #expect(menu.isMenuVisible && menu.offeredActions == ["copy:", "selectAll:"])
    }
  }
}
