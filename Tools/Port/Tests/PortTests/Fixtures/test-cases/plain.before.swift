import XCTest

final class Tests: XCTestCase {
  func testName() { let name = "a"; report(name) }
}
