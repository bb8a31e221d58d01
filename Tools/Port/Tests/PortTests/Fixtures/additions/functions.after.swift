import AppleXCTest; import XCTest

final class Tests: XCTestCase {
  func testCalls() {
    let done = expectation(description: "done")
    load(then: done.fulfill)
  }
}
