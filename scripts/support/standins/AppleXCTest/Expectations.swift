import XCTest

extension XCTestExpectation {
  /// Fulfills the expectation. Tests hand on this method where a function without parameters is taken.
  public func fulfill() { fulfill(#file, line: #line) }
}
