import XCTest

extension XCTestExpectation {
  /// Fulfills the expectation. Tests hand on this method where a function without parameters is taken.
  public func fulfill() { fulfill(#file, line: #line) }
}

extension XCTestCase {
  /// Waits for as long as it takes, for a day at most.
  public func fulfillment(of expectations: [XCTestExpectation], enforceOrder enforceOrderOfFulfillment: Bool = false) async {
    await fulfillment(of: expectations, timeout: 86_400, enforceOrder: enforceOrderOfFulfillment)
  }
}
