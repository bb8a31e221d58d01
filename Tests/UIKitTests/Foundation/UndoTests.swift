import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Undo managers of windows. Source: Apple's reference of `UIResponder.undoManager` and `UndoManager`.
@Suite(.serialized) @MainActor struct UndoTests {
  private final class Counter: UIView {
    var value = 0
    override var canBecomeFirstResponder: Bool { true }
    func add(_ number: Int) {
      value += number
      undoManager?.registerUndo(withTarget: self) { $0.add(-number) }
    }
  }

  private func press(_ modifiers: UIKeyModifierFlags) {
    let key = UIKey("z", modifiers: modifiers)
    KeyInput.main.press(key)
    KeyInput.main.release(key)
  }

  @Test func aWindowHasOneForAllInIt() {
    let window = UIWindow(), controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    #expect(window.undoManager != nil && controller.undoManager === window.undoManager)
    #expect(UIWindow().undoManager !== window.undoManager && UIView().undoManager == nil)
  }

  @Test func keysUndoAndRedo() {
    FingerWorld().run { world in
      let counter = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      world.window.addSubview(counter)
      world.window.makeKeyAndVisible()
      counter.becomeFirstResponder()
      counter.add(3)
      press(.command)
      #expect(counter.value == 0)
      press([.command, .shift])
      #expect(counter.value == 3)
      press([])
      #expect(counter.value == 3)
    }
  }
}
