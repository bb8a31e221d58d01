internal import Foundation

/// A recursion that continues on a thread with a stack of its own, so that a tree may be deeper than one
/// stack allows.
enum FreshStack {
  /// The number of levels per stack.
  private static let levels = 256
  /// The size of a stack in bytes, of which only used pages take memory: 64 KB per level, many times what one
  /// needs.
  private static let size = levels << 16

  /// Returns a Boolean value that indicates whether a recursion at this level should continue on another
  /// stack.
  static func isDue(at level: Int) -> Bool { level % levels == levels - 1 }

  /// Calls `body` on a thread with an empty stack while this one waits, and returns its result.
  static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { body in
      let call = Call(body: body)
      let thread = Thread { call.run() }
      thread.stackSize = size
      thread.start()
      call.wait()
    }
    return result!
  }

  /// The work of the thread. The calling thread waits, so that the two never use it at the same time.
  private final class Call: @unchecked Sendable {
    // The semaphore orders every use.
    /// Released after the call, since it must not outlive the waiting function.
    private var body: (() -> Void)?
    private let isDone = DispatchSemaphore(value: 0)

    init(body: @escaping () -> Void) { self.body = body }

    func run() {
      body?()
      body = nil
      isDone.signal()
    }

    func wait() { isDone.wait() }
  }
}
