import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@_spi(SelectorTable) @testable import UIKit

/// Tests of the choice of key commands to perform.
@Suite(.serialized) @MainActor struct KeyCommandTests {
  private final class Handler: UIViewController, SelectorTarget {
    var runs = 0, refuses = false, disables = false
    func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      selector == "run:" ? { [unowned self] _, _ in runs += 1 } : nil
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      !refuses && super.canPerformAction(action, withSender: sender)
    }
    override func validate(_ command: UICommand) { command.attributes = disables ? .disabled : [] }
  }

  /// The numbers are those of USB's table of keys (HID usage page 7).
  @Test func keysHaveTheirNumbers() {
    #expect(UIKeyboardHIDUsage.keyboardB.rawValue == 0x05)
    #expect(UIKeyboardHIDUsage.keyboardZ.rawValue == 0x1D)
    #expect(UIKeyboardHIDUsage.keyboard1.rawValue == 0x1E)
    #expect(UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
    #expect(UIKeyboardHIDUsage.keyboardF1.rawValue == 0x3A)
    #expect(UIKeyboardHIDUsage.keyboardF12.rawValue == 0x45)
    #expect(UIKeyboardHIDUsage.keyboardF1.inputName == UIKeyCommand.f1)
    #expect(UIKeyboardHIDUsage.keyboardF12.inputName == UIKeyCommand.f12)
    #expect(UIKeyboardHIDUsage.keyboardEscape.inputName == UIKeyCommand.inputEscape)
    #expect(UIKeyboardHIDUsage.keyboardA.inputName == nil)
  }

  @Test func commandsThatAreRefusedOrDisabledArePassedOver() {
    FingerWorld().run { world in
      let handler = Handler(), command = UIKeyCommand(input: "k", modifierFlags: [], action: "run:"),
        key = UIKey("k")
      world.window.rootViewController = handler
      world.window.makeKeyAndVisible()
      handler.addKeyCommand(command)
      press(key)
      #expect(handler.runs == 1)
      handler.refuses = true
      press(key)
      #expect(handler.runs == 1)
      (handler.refuses, handler.disables) = (false, true)
      press(key)
      #expect(handler.runs == 1)
      #expect(command.attributes == .disabled)
      handler.disables = false
      press(key)
      #expect(handler.runs == 2)
    }
  }
}
