import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What a text interaction shows of a text of one's own.
@Suite(.serialized) @MainActor struct TextInteractionTests {
  /// Apple's reference of `UITextInteraction`: it gives a text of one's own the system's caret and selection.
  @Test func aTextOfOnesOwnHasACaret() {
    final class Line: TextInputTests.Page {
      override func caretRect(for position: UITextPosition) -> CGRect {
        CGRect(x: CGFloat((position as! Place).index) * 10, y: 5, width: 2, height: 20)
      }
    }
    FingerWorld().run { world in
      let line = Line(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      let interaction = UITextInteraction(for: .editable)
      interaction.textInput = line
      line.addInteraction(interaction)
      world.window.addSubview(line)
      world.window.makeKeyAndVisible()
      func seen() -> [CGRect] { (line.layer.sublayers ?? []).filter { !$0.isHidden }.map(\.frame) }
      #expect(seen().isEmpty)
      world.tap(50, 20)
      #expect(line.isFirstResponder && seen() == [CGRect(x: 0, y: 5, width: 2, height: 20)])
      KeyInput.main.type("ab")
      #expect(seen() == [CGRect(x: 20, y: 5, width: 2, height: 20)])
      world.wait(0.6)
      #expect(seen().isEmpty)
      let key = UIKey("", modifiers: .shift, keyCode: .keyboardLeftArrow)
      KeyInput.main.press(key)
      KeyInput.main.release(key)
      #expect(seen() == [CGRect(x: 1, y: 2, width: 3, height: 4)])
      line.selectedTextRange = TextInputTests.Page.Span(1, 1)
      line.inputDelegate?.selectionDidChange(line)
      #expect(seen() == [CGRect(x: 10, y: 5, width: 2, height: 20)])
      line.resignFirstResponder()
      #expect(seen().isEmpty && line.inputDelegate == nil)
    }
  }
}
