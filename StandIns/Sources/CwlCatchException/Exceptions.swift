public import UIKit

// Linux has no exceptions that could be caught: what raises one on iOS ends the program here.

extension NSException {
  /// Runs a block; nil, since it raised nothing.
  @discardableResult public static func catchException(in block: () -> Void) -> Self? {
    block()
    return nil
  }
}

/// Returns the result of a block, or throws its error.
public func catchExceptionAsError<Output>(in block: () throws -> Output) throws -> Output { try block() }

/// An exception as an error.
public struct ExceptionError: Error {
  public let exception: NSException
  public init(_ exception: NSException) { self.exception = exception }
}
