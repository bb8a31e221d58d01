internal import Foundation

/// A variable of which every thread has its own.
///
/// Reading costs one dictionary look-up. The value is released when its thread ends.
package struct ThreadLocal<Value>: Sendable {
  private let key: String
  private let initial: @Sendable () -> Value

  /// A variable that starts on each thread with the value given. Names must differ within the process.
  package init(_ name: StaticString, initial: @escaping @Sendable () -> Value) {
    key = "Mica.\(name)"
    self.initial = initial
  }

  /// The current thread's value.
  package var value: Value {
    get { Thread.current.threadDictionary[key] as? Value ?? initial() }
    nonmutating set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs the body with another value on this thread, then puts the earlier one back.
  package func with<Result, Failure: Error>(
    _ replacement: Value, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = value
    value = replacement
    defer { value = before }
    return try body()
  }
}
