/// Ends the program with a message, as an exception that nobody catches does on iOS.
///
/// Release builds print the message too, which those of `preconditionFailure(_:file:line:)` leave out.
@inline(never) @usableFromInline
package func raiseException(
  _ message: @autoclosure () -> String, file: StaticString = #fileID, line: UInt = #line
) -> Never {
  fatalError(message(), file: file, line: line)
}

/// Ends the program with a message unless a condition holds, in release builds too.
@inlinable @inline(__always)
package func raiseUnless(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition() { raiseException(message(), file: file, line: line) }
}
