import Foundation
import QuartzCore
import TestSupport
import Testing

/// Tests of transactions and of the search for actions. The ids are those of
/// `facts/apple/behaviour_rules.json`, which `BehaviourFactTests` counts.
struct TransactionTests {
  private func fade() -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.duration) = (0, 1)
    return fade
  }

  /// Runs `body` on a thread of its own, which has its own transactions.
  private func alone(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    Thread {
      body()
      done.signal()
    }.start()
    done.wait()
  }

  @Test func completionsRunWhenTheirTransactionEnds() {
    alone {
      var calls: [Int] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { calls.append(1) }
      CATransaction.begin()
      // `ios26/animation.json`, "nested_begin_inherits".
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.setCompletionBlock { calls.append(2) }
      CATransaction.commit()
      #expect(calls == [2])
      // Another block: the first runs at once.
      CATransaction.setCompletionBlock { calls.append(3) }
      #expect(calls == [2, 1])
      CATransaction.flush()
      #expect(calls == [2, 1])
      CATransaction.commit()
      #expect(calls == [2, 1, 3])
    }
  }

  /// Apple's reference of `setCompletionBlock`: the block waits for "all animations subsequently added".
  @Test @MainActor func completionsDoNotWaitForEarlierAnimations() {
    let layer = CALayer()
    var calls: [Int] = []
    CATransaction.begin()
    layer.add(fade(), forKey: "before")
    CATransaction.setCompletionBlock { calls.append(1) }
    CATransaction.commit()
    #expect(calls == [1])
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append(2) }
    layer.add(fade(), forKey: "after")
    CATransaction.commit()
    #expect(calls == [1])
    layer.removeAnimation(forKey: "before")
    #expect(calls == [1])
    layer.removeAnimation(forKey: "after")
    #expect(calls == [1, 2])
  }

  /// A replaced block waits for the animations that were added while it was set, and the new one for those
  /// added after it.
  @Test @MainActor func replacedCompletionsKeepTheirAnimations() {
    let layer = CALayer()
    var calls: [Int] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls.append(1) }
    layer.add(fade(), forKey: "first")
    CATransaction.setCompletionBlock { calls.append(2) }
    #expect(calls == [])
    layer.add(fade(), forKey: "second")
    CATransaction.setCompletionBlock(nil)
    #expect(CATransaction.completionBlock() == nil)
    layer.add(fade(), forKey: "third")
    CATransaction.commit()
    #expect(calls == [])
    layer.removeAnimation(forKey: "second")
    #expect(calls == [2])
    layer.removeAnimation(forKey: "first")
    #expect(calls == [2, 1])
    layer.removeAllAnimations()
    #expect(calls == [2, 1])
  }

  /// An outer block waits for what inner transactions add after it is set.
  @Test @MainActor func outerCompletionsWaitForInnerTransactions() {
    let layer = CALayer()
    var calls: [Int] = []
    CATransaction.begin()
    CATransaction.begin()
    layer.add(fade(), forKey: "early")
    CATransaction.commit()
    CATransaction.setCompletionBlock { calls.append(1) }
    CATransaction.begin()
    layer.add(fade(), forKey: "late")
    CATransaction.commit()
    CATransaction.commit()
    #expect(calls == [])
    layer.removeAnimation(forKey: "late")
    #expect(calls == [1])
  }

  @Test func flushEndsTheImplicitTransaction() {
    alone {
      var calls = 0
      CATransaction.setCompletionBlock { calls += 1 }
      CATransaction.setAnimationDuration(3)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      #expect(CATransaction.animationDuration() == 3)
      #expect(CATransaction.disableActions())
      CATransaction.flush()
      #expect(calls == 1)
      #expect(CATransaction.animationDuration() == 0.25)
      #expect(!CATransaction.disableActions())
    }
  }

  @Test func threadsHaveTransactionsOfTheirOwn() {
    alone {
      CATransaction.setAnimationDuration(9)
      alone { #expect(CATransaction.animationDuration() == 0.25) }
      #expect(CATransaction.animationDuration() == 9)
    }
  }

  /// Source: `functionWithName:` returns the same object for a name (`CAMediaTimingFunctionBuiltin`). No
  /// other object is equal.
  @Test func timingFunctionsOfOneNameAreEqual() {
    let one = CAMediaTimingFunction(name: .linear)
    #expect(one == CAMediaTimingFunction(name: .linear))
    #expect(one.hash == CAMediaTimingFunction(name: .linear).hash)
    #expect(one != CAMediaTimingFunction(name: .easeIn))
    #expect(one != CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
    let other = CAMediaTimingFunction(controlPoints: 0, 0, 1, 1)
    #expect(other != CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
  }

  @Test func timingFunctionsHaveTheNamedCurvesPoints() {
    func points(_ name: CAMediaTimingFunctionName) -> [Float] {
      let function = CAMediaTimingFunction(name: name)
      return (0...3).flatMap { index in
        var point: [Float] = [9, 9]
        function.getControlPoint(at: index, values: &point)
        return point
      }
    }
    #expect(points(.default) == [0, 0, 0.25, 0.1, 0.25, 1, 1, 1])
    #expect(points(.linear) == [0, 0, 0, 0, 1, 1, 1, 1])
    #expect(points(.easeIn) == [0, 0, 0.42, 0, 1, 1, 1, 1])
    #expect(points(.easeOut) == [0, 0, 0, 0, 0.58, 1, 1, 1])
    #expect(points(.easeInEaseOut) == [0, 0, 0.42, 0, 0.58, 1, 1, 1])
  }
}
