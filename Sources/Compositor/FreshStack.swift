internal import Foundation

/// Continues a recursion on a thread with a stack of its own, so that a tree may be
/// deeper than one stack holds.
enum FreshStack {
  /// How many levels share a stack.
  private static let levels = 256
  /// Bytes of a stack, which take memory only where they are used: 64 KB a level, many times what one needs.
  private static let size = levels << 16

  /// Whether a recursion that has come to this level should go on elsewhere.
  static func isDue(at level: Int) -> Bool { level % levels == levels - 1 }

  /// The result of `body`, run on a thread with an empty stack while this one waits.
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

  /// What the thread is to do; this one waits meanwhile, so that never both use it.
  private final class Call: @unchecked Sendable {
    // The semaphore orders every use.
    /// Given up when it has run, for it must not outlive the call that waits.
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
