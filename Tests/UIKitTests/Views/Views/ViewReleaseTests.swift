import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor struct ViewReleaseTests {
  /// A view that reports whether it is deallocated on the main thread.
  private final class Leaf: UIView {
    var told: (@Sendable (Bool) -> Void)?
    deinit { told?(MainThread.isCurrent) }
  }

  private func tree(_ told: @escaping @Sendable (Bool) -> Void) -> UIView {
    let root = UIView(), leaf = Leaf()
    leaf.told = told
    root.addSubview(leaf)
    return root
  }

  @Test func treeReleasedOnAnotherThreadIsDeallocatedOnTheMainThread() async {
    let isOnMain = await withCheckedContinuation { done in
      // There is no other reference to it.
      nonisolated(unsafe) var root: UIView? = tree { done.resume(returning: $0) }
      Thread.detachNewThread { root = nil }
    }
    #expect(isOnMain)
  }

  /// If the list of windows holds a window that another thread releases, the list's reference is the last
  /// one.
  @Test func windowsAreReleasedOnOtherThreadsWhileTheListIsRead() {
    // Unchecked: one thread releases it, and the other does not use it meanwhile.
    final class Held: @unchecked Sendable { var window: UIWindow? }
    let heir = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    heir.isHidden = false
    defer { heir.isHidden = true }
    for _ in 0..<10_000 {
      let held = Held(), isGone = DispatchSemaphore(value: 0)
      held.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      held.window?.makeKeyAndVisible()
      DispatchQueue.global().async {
        held.window = nil
        isGone.signal()
      }
      repeat {
        _ = UIWindow.known.count
      } while isGone.wait(timeout: DispatchTime(uptimeNanoseconds: 1)) == .timedOut
    }
    #expect(UIWindow.visible.contains { $0 === heir })
  }

  @Test func presentationsOfADeepTreeAreReleasedInALoop() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var leaf = root.layer
    for _ in 0..<20_000 {
      let next = CALayer()
      next.frame = CGRect(x: 1, y: 0, width: 1, height: 1)
      leaf.addSublayer(next)
      leaf = next
    }
    _ = FrameLoop(root: root).commit()
    #expect(try #require(leaf.presentation()).convert(CGPoint.zero, to: nil).x == 20_000)
  }

  @Test func viewReleasedOnTheMainThreadIsDeallocatedAtOnce() {
    nonisolated(unsafe) var isOnMain: Bool?
    var root: UIView? = tree { isOnMain = $0 }
    #expect(root != nil)
    root = nil
    #expect(isOnMain == true)
  }
}
