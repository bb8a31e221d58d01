// UIKit is seen by way of XCTest.
import Screens
import XCTest

/// All methods are synchronous and isolated to the main actor.
@MainActor final class MainActorTests: XCTestCase {
  let controller = GreetingController()

  func testTitle() {
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.title, "Greeting")
  }

  func testThread() {
    XCTAssertTrue(Thread.isMainThread)
  }
}

/// Some of them throw.
@MainActor final class ThrowingMainActorTests: XCTestCase {
  func testView() throws {
    let view = try XCTUnwrap(GreetingController().view)
    XCTAssertEqual(view.subviews.count, 1)
  }

  func testFrame() {
    XCTAssertEqual(UIView().frame, .zero)
  }
}

/// Some of them wait.
@MainActor final class WaitingMainActorTests: XCTestCase {
  private var view: UIView?

  override func setUp() async throws {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  func testView() {
    XCTAssertEqual(view?.bounds.width, 10)
  }

  func testWaiting() async {
    await Task.yield()
    XCTAssertEqual(view?.bounds.height, 10)
  }
}
