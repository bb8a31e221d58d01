import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct LargeContentTests {
  private func tabs(_ size: UIContentSizeCategory) -> (HeadlessScreen, UITabBarController) {
    let screen = HeadlessScreen(scale: 1), tabs = UITabBarController()
    tabs.viewControllers = ["First", "Second"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    screen.window.traitOverrides.preferredContentSizeCategory = size
    screen.show(tabs)
    return (screen, tabs)
  }

  @Test func tabsAreShownLargeWhileTheyAreTouched() throws {
    let (screen, tabs) = tabs(.accessibilityLarge)
    let second = try screen.find("Second").box
    TouchInput.main.begin(at: CGPoint(x: second.midX, y: second.midY), in: screen.window)
    screen.advance(by: 1)
    #expect(
      screen.elements.filter { $0.name == "Second" }.contains {
        $0.box.height > 20 && abs($0.box.midX - 196.5) < 1
      })
    TouchInput.main.end()
    screen.advance(by: 0.1)
    #expect(tabs.selectedIndex == 1)
    #expect(!screen.elements.contains { $0.name == "Second" && abs($0.box.midX - 196.5) < 1 })
  }

  @Test func smallerTextsShowNothingLarge() throws {
    let (screen, tabs) = tabs(.extraLarge)
    #expect(tabs.tabBar.interactions.isEmpty)
    #expect(!UILargeContentViewerInteraction.isEnabled)
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    #expect(tabs.tabBar.interactions.count == 1)
    #expect(UILargeContentViewerInteraction.isEnabled)
    screen.window.traitOverrides.preferredContentSizeCategory = .large
    #expect(tabs.tabBar.interactions.isEmpty)
  }

  @Test func anInteractionIsMadeWithoutADelegate() {
    let view = UIView(), interaction = UILargeContentViewerInteraction()
    view.addInteraction(interaction)
    #expect(interaction.delegate == nil)
    #expect(interaction.view === view)
  }
}
