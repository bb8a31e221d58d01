import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the cost of typing as a text grows.
@Suite(.serialized) @MainActor struct LongTextTypingTests {
  /// Returns the processor time in nanoseconds for typing the second half of a number of characters.
  private func cost(_ count: Int, into input: any UIView & UITextInput) -> Double {
    var time = 0.0
    FingerWorld().run { world in
      world.window.addSubview(input)
      world.window.makeKeyAndVisible()
      input.becomeFirstResponder()
      world.frame()
      let half = String(repeating: "word and ", count: count / 18)
      KeyInput.main.type(half)
      world.frame()
      let start = clock()
      KeyInput.main.type(half)
      world.frame()
      time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
      let text = (input as? UITextField)?.text ?? (input as? UITextView)?.text
      #expect(text == half + half)
      input.resignFirstResponder()
    }
    return time
  }

  enum Kind: CaseIterable {
    case field, view, viewWithStorage
    @MainActor func make() -> any UIView & UITextInput {
      let frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      if self == .field { return UITextField(frame: frame) }
      let view = UITextView(frame: frame)
      if self == .viewWithStorage { _ = view.textStorage }
      return view
    }
  }

  /// Twice the text takes about twice the time. Quadratic work would take four times as much.
  @Test(arguments: Kind.allCases) func typingCostsTheSamePerCharacter(_ kind: Kind) {
    let short = cost(5_000, into: kind.make()), long = cost(20_000, into: kind.make())
    print("typing into \(kind): \(short) s for 5,000 characters, \(long) s for 20,000")
    #expect(long < 8 * short)
  }
}
