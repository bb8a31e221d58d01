import AppleXCTest; import XCTest

final class Tests: ExpectingTestCase {
  func testName() { XCTExpectFailure("known") }  // line
}
