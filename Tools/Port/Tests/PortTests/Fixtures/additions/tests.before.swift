import XCTest

final class Tests: XCTestCase {
  func testTime() {
    measure { print("once") }
    measure(metrics: [XCTClockMetric()]) { print("once") }
  }
  func testWaiting() {
    wait(for: [expectation(description: "no time")])
    XCTContext.runActivity(named: "step") { _ in }
  }
}
