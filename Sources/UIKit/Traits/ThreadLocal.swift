internal import CoreGraphics
internal import Foundation

/// A thread-local variable.
///
/// The value is released when its thread ends. A process can have some hundreds of such variables, which are
/// never deallocated.
package struct ThreadLocal<Value>: Sendable {
  private let key: pthread_key_t
  private let initial: @Sendable () -> Value

  /// The storage of a thread.
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  /// Creates a variable with an initial value for each thread.
  package init(initial: @escaping @Sendable () -> Value) {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { box in
      if let box { Unmanaged<AnyObject>.fromOpaque(box).release() }
    }
    raiseUnless(failure == 0, "ThreadLocal: the process has no room for another variable")
    (self.key, self.initial) = (key, initial)
  }

  private var box: Box? {
    pthread_getspecific(key).map { Unmanaged<Box>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The current thread's value.
  package var value: Value {
    get { box?.value ?? initial() }
    nonmutating set { _ = Swift.exchange(&(box ?? makeBox()).value, with: newValue) }
    nonmutating _modify {
      let box = box ?? makeBox()
      yield &box.value
    }
  }

  private func makeBox() -> Box {
    let made = Box(initial())
    pthread_setspecific(key, Unmanaged.passRetained(made).toOpaque())
    return made
  }

  /// Runs the closure with another value on this thread, then restores the previous one.
  package func with<Result, Failure: Error>(
    _ replacement: Value, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = value
    value = replacement
    defer { value = before }
    return try body()
  }
}
