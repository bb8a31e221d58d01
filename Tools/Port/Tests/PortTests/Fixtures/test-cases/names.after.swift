import AppleXCTest; import XCTest

final class Tests: NamedTestCase, Reporting {
  func testName() { report(self.name) }  // line
}
class Model: Base {}
