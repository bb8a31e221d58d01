import Greeting
import UIKit
import XCTest

@MainActor final class GreetingViewTests: XCTestCase {
  func testLabelIsInTheMiddle() {
    let view = GreetingView(name: "Anna")
    view.layoutIfNeeded()
    XCTAssertEqual(view.label.center.x, 160, accuracy: 0.5)
    XCTAssertEqual(view.label.center.y, 50, accuracy: 0.5)
  }
}
