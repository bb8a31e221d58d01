import XCTest

final class Tests: XCTestCase, Reporting {
  func testName() { report(self.name) }  // line
}
class Model: Base {}
