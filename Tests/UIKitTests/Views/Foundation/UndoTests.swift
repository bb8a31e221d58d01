import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the undo managers of windows. Source: Apple's reference of `UIResponder.undoManager` and
/// `UndoManager`.
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
    #expect(window.undoManager != nil)
    #expect(controller.undoManager === window.undoManager)
    #expect(UIWindow().undoManager !== window.undoManager)
    #expect(UIView().undoManager == nil)
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

  private final class Sum { var value = 0 }

  @Test func fewerLevelsForgetTheOldestChanges() {
    let manager = UndoManager(), sum = Sum()
    manager.groupsByEvent = false
    for number in 1...3 {
      manager.beginUndoGrouping()
      manager.registerUndo(withTarget: sum) { $0.value += number }
      manager.endUndoGrouping()
    }
    manager.levelsOfUndo = 2
    manager.undo()
    manager.undo()
    #expect(sum.value == 5)
    #expect(!manager.canUndo)
  }

  /// The changes of an event form one group: all registrations until the next frame, or until the end of a
  /// touch or a key press, including explicit groups. Source: Apple's reference of `groupsByEvent`, and
  /// "Performing Undo and Redo".
  @Test func theChangesOfAnEventAreTakenBackAsOne() {
    FingerWorld().run { world in
      let manager = UndoManager(), sum = Sum()
      @MainActor func add(_ number: Int) {
        sum.value += number
        manager.registerUndo(withTarget: sum) { _ in add(-number) }
      }
      add(1)
      #expect(manager.groupingLevel == 1)
      #expect(manager.canUndo)
      world.settle()
      #expect(manager.groupingLevel == 0)
      #expect(manager.canUndo)
      add(2)
      manager.beginUndoGrouping()
      #expect(manager.groupingLevel == 2)
      add(3)
      manager.setActionName("Adding")
      manager.endUndoGrouping()
      add(4)
      #expect(manager.groupingLevel == 1)
      #expect(manager.undoActionName == "Adding")
      manager.undo()
      #expect(sum.value == 1)
      #expect(manager.groupingLevel == 0)
      #expect(manager.redoActionName == "Adding")
      manager.redo()
      #expect(sum.value == 10)
      #expect(!manager.canRedo)
      manager.undo()
      manager.undo()
      #expect(sum.value == 0)
      #expect(!manager.canUndo)
      manager.groupsByEvent = false
      for number in [5, 6] {
        manager.beginUndoGrouping()
        add(number)
        manager.endUndoGrouping()
      }
      manager.undo()
      #expect(sum.value == 5, "without, each group is for itself")
    }
  }

  @Test func aGroupThatOutlastsItsEventEndsItsGroup() {
    FingerWorld().run { world in
      let manager = UndoManager(), sum = Sum()
      manager.beginUndoGrouping()
      world.settle()
      manager.registerUndo(withTarget: sum) { $0.value = 7 }
      #expect(manager.groupingLevel == 2)
      manager.endUndoGrouping()
      #expect(manager.groupingLevel == 0)
      manager.undo()
      #expect(sum.value == 7)
    }
  }

  @Test func eachKeyIsAnEvent() {
    FingerWorld().run { world in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      world.window.addSubview(field)
      world.window.makeKeyAndVisible()
      field.becomeFirstResponder()
      KeyInput.main.type("a")
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      KeyInput.main.type("b")
      #expect(field.text == "ba")
      press(.command)
      #expect(field.text == "a")
      press(.command)
      #expect(field.text == "")
    }
  }
}
