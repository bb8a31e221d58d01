import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of the places of bars' titles and buttons. The places beside a sensor housing and the row above a
/// large title are UIKit's as engineers know them, not measured.
@MainActor @Suite(.serialized) struct BarRowTests {
  private func shown(_ title: String?, titleView: UIView? = nil, back: String? = nil, large: Bool = false)
    -> (screen: HeadlessScreen, bar: UINavigationBar)
  {
    let screen = HeadlessScreen(), navigation = UINavigationController()
    navigation.navigationBar.prefersLargeTitles = large
    let last = UIViewController()
    (last.title, last.navigationItem.titleView) = (title, titleView)
    last.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let first = back.map { title in
      let first = UIViewController()
      first.title = title
      return first
    }
    navigation.viewControllers = [first, last].compactMap { $0 }
    screen.show(navigation)
    return (screen, navigation.navigationBar)
  }

  /// Each of the back button's titles causes a single layout: a button that tried the titles on itself would
  /// request layout again.
  @Test(arguments: ["Mail", "A title of some page", "A title that is very much wider"])
  func aBarWithABackButtonComesToRest(title: String) throws {
    let (screen, bar) = shown(title, back: "A page before it")
    screen.advance(by: 0.5)
    let label = try #require(bar.parts.left.first?.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "" || label.frame.width > 20)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    for view in bar.parts.left + bar.parts.right { #expect(!view.layer.needsLayout(), "\(view)") }
  }

  @Test func aViewForTheTitleLiesInTheRowAboveALargeTitle() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    for title in ["Hello", nil] {
      let bar = shown(title, titleView: view, large: true).bar
      #expect(bar.bounds.height == 96)
      #expect(view.convert(view.bounds, to: bar).midY == 22)
      #expect(bar.parts.right.first?.center.y == 22)
      let large = try #require(bar.parts.largeTitle)
      #expect(large.text == title ?? "")
      #expect((large.frame.width > 60) == (title != nil))
    }
  }

  @Test func aBarWithoutRoomHasNoLargeTitle() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "First"), UINavigationItem()]
    bar.layoutIfNeeded()
    #expect(bar.parts.largeTitle == nil)
    #expect(bar.parts.left.first?.center.y == 22)
  }

  /// Returns a window of a phone in landscape.
  private func lying(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.setSafeArea(UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test func barsAreClearOfASensorHousingAtTheSide() throws {
    let first = UIViewController(), last = UIViewController(), navigation = UINavigationController()
    (first.title, last.title) = ("Settings", "Edit")
    last.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigation.viewControllers = [first, last]
    let window = lying(navigation), bar = navigation.navigationBar
    #expect(window.safeAreaInsets.left == 59)
    #expect(bar.safeAreaInsets.left == 59)
    let chevron = try #require(bar.parts.chevron), right = try #require(bar.parts.right.first)
    #expect(chevron.frame.minX == 67)
    #expect(right.frame.maxX <= 777)
    #expect(abs((bar.parts.title?.center.x ?? 0) - bar.bounds.midX) < 0.5)
  }

  @Test func buttonsOfAToolbarAreClearOfASensorHousing() throws {
    let controller = UIViewController()
    controller.toolbarItems = [
      UIBarButtonItem(title: "Left", primaryAction: UIAction { _ in }), .flexibleSpace(),
      UIBarButtonItem(title: "Right", primaryAction: UIAction { _ in }),
    ]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    let window = lying(navigation), bar = try #require(navigation.toolbar)
    let buttons = bar.subviews.compactMap { $0 as? BarButton }
    #expect(window.safeAreaInsets.right == 59)
    #expect(abs((buttons.first?.frame.minX ?? 0) - 79) < 0.001)
    #expect(buttons.last?.frame.maxX == 773)
  }

  /// Hidden buttons and hidden spaces of a toolbar occupy no space.
  @Test(arguments: [SystemRelease.iOS18, .iOS26]) func hiddenItemsOfAToolbarTakeNoRoom(release: SystemRelease)
  {
    release.perform {
      @MainActor func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
      }
      @MainActor func places(_ items: [UIBarButtonItem]) -> [CGRect] {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
        bar.items = items
        bar.layoutIfNeeded()
        return bar.subviews.compactMap { $0 as? BarButton }.map { $0.frame }
      }
      let hidden = [item("Hidden"), .flexibleSpace(), .fixedSpace(40)]
      for one in hidden { one.isHidden = true }
      let end = UIBarButtonItem.flexibleSpace()
      let plain = places([item("One"), item("Two"), end, item("Three")])
      #expect(
        places([hidden[2], item("One"), hidden[0], hidden[1], item("Two"), end, hidden[2], item("Three")])
          == plain)
      #expect(plain.count == 3)
      // An item that is shown again gets its space back.
      hidden[0].isHidden = false
      #expect(places([item("One"), hidden[0], item("Two"), end, item("Three")])[2] != plain[1])
    }
  }
}
