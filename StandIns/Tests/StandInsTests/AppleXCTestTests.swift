import AppleXCTest
import XCTest

final class ExpectedFailureTests: ExpectingTestCase {
  func testAnExpectedFailureIsNone() {
    XCTExpectFailure("known") { XCTAssertEqual(1, 2) }
  }

  func testAFailureThatIsNotStrictMayStayAway() {
    XCTExpectFailure("known", strict: false) {}
  }
}

final class NameTests: NamedTestCase {
  func testANameIsApples() {
    XCTAssertEqual(name, "-[NameTests testANameIsApples]")
  }
}

final class AdditionTests: XCTestCase {
  func testABlockIsMeasuredOnce() {
    var count = 0
    measureOnce { count += 1 }
    XCTAssertEqual(count, 1)
  }

  func testAnObjectIsKeptToTheEnd() {
    weak var found: NSObject?
    do { found = keptToTheEnd(NSObject()) }
    XCTAssertNotNil(found)
  }

  func testExpectationsAreWaitedFor() {
    let expectation = expectation(description: "a")
    DispatchQueue.main.async(execute: expectation.fulfill)
    wait(for: [expectation])
  }
}
