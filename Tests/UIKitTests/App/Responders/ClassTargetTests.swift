import Foundation
import Testing

@testable @_spi(SelectorTable) import UIKit

/// Tests of classes as the targets of actions, which Objective-C allows because a class is an object there.
/// Source: Apple's reference of target and action.
@Suite(.serialized) @MainActor struct ClassTargetTests {
  private class Target: NSObject, ClassSelectorTarget {
    static var calls = 0

    class func classMethod(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      selector.description == "shared" ? { _, _ in calls += 1 } : nil
    }
  }

  @Test func controlCallsMethodOfClass() {
    let control = UIControl(), before = Target.calls
    control.addTarget(Target.self, action: Selector("shared"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Target.calls == before + 1)
  }

  @Test func removedClassIsNotCalled() {
    let control = UIControl(), before = Target.calls
    control.addTarget(Target.self, action: Selector("shared"), for: .valueChanged)
    control.removeTarget(Target.self, action: Selector("shared"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(Target.calls == before)
  }

  @Test func notificationReachesClass() {
    let before = Target.calls, name = Notification.Name("ClassTargetTests")
    NotificationCenter.default.addObserver(Target.self, selector: Selector("shared"), name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(Target.calls == before + 1)
  }

  @Test func barButtonItemKeepsItsClass() {
    let item = UIBarButtonItem(title: "a", style: .plain, target: Target.self, action: Selector("shared"))
    #expect(item.target != nil)
  }
}
