import XCTest

final class Tests: XCTest.XCTestCase {
  func testName() { XCTExpectFailure("known") }  // line
}
