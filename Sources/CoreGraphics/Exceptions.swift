/// Stops the program with a message, as an uncaught exception does on iOS.
///
/// Unlike `preconditionFailure(_:file:line:)`, it prints the message in release builds too.
@inline(never) @usableFromInline
package func raiseException(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}

/// Stops the program with a message unless a condition holds, in release builds too.
@inlinable @inline(__always)
package func raiseUnless(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { raiseException(message(), file: file, line: line) }
}
