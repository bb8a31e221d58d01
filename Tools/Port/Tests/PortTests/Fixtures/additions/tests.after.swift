import AppleXCTest; import XCTest

final class Tests: XCTestCase {
  func testTime() {
    measureOnce { print("once") }
    measureOnce(metrics: [XCTClockMetric()]) { print("once") }
  }
  func testWaiting() {
    wait(for: [expectation(description: "no time")])
    XCTContext.runActivity(named: "step") { _ in }
  }
}
