import Screens
import Testing
import UIKit
import UIKitTesting

@MainActor struct ScreenTests {
  @Test func buttonCountsTaps() throws {
    let screen = HeadlessScreen()
    let controller = GreetingController()
    screen.show(controller)
    try screen.tap("Again")
    #expect(controller.taps == 1)
  }

  @Test func textIsShown() {
    let screen = HeadlessScreen()
    screen.show(GreetingController())
    #expect(screen.shows("Hello from a resource"))
  }
}
