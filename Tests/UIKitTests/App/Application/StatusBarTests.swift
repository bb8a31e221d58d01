import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the choice of the controller that determines the status bar. Source: Apple's references of
/// `preferredStatusBarStyle`, `prefersStatusBarHidden`, `childForStatusBarStyle` and of the key
/// UIViewControllerBasedStatusBarAppearance.
@Suite(.serialized) @MainActor struct StatusBarTests {
  private final class Dark: UIViewController {
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { hides }
  }

  /// Returns a screen of an iPhone 15 and a window on it that shows a controller.
  private func shown(_ root: UIViewController) -> (screen: UIScreen, window: UIWindow) {
    let screen = UIScreen(size: .zero, scale: 1)
    screen.shape = .init(
      size: CGSize(width: 393, height: 852), scale: 1, hasHomeIndicator: true,
      safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    screen.showsSystemOverlay = true
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.overrideUserInterfaceStyle = .light
    window.backgroundColor = .gray
    window.rootViewController = root
    window.isHidden = false
    return (screen, window)
  }

  /// Returns the overlay of such a screen: the height and the ink of the status bar, and whether there is a
  /// home indicator.
  private func overlay(of root: UIViewController) -> (height: CGFloat, isLight: Bool, hasIndicator: Bool) {
    let (screen, window) = shown(root)
    return withExtendedLifetime(window) { overlay(on: screen) }
  }

  private func overlay(on screen: UIScreen) -> (height: CGFloat, isLight: Bool, hasIndicator: Bool) {
    let isBlack = FrameLoop(screen: screen).image()?.withPixels { pixels, stride in
      (0..<59).contains { y in (0..<120).contains { x in pixels[y * stride + x] & 0xE0E0E0 == 0 } }
    }
    let bars = screen.systemOverlay.subviews
    return (
      bars.first { $0 is StatusBar }?.frame.height ?? 0, isBlack == false,
      bars.contains { !($0 is StatusBar) }
    )
  }

  @Test func controllersDecide() {
    let plain = overlay(of: UIViewController())
    #expect(plain.height == 59)
    #expect(!plain.isLight)
    #expect(plain.hasIndicator)
    #expect(overlay(of: Dark()).isLight)
    let hidden = Dark()
    hidden.hides = true
    #expect(overlay(of: hidden).height == 0)
    // A navigation controller asks its bar and, without a visible bar, its top controller.
    let stack = UINavigationController(rootViewController: Dark())
    #expect(!overlay(of: stack).isLight)
    stack.isNavigationBarHidden = true
    #expect(overlay(of: stack).isLight)
    let tabs = UITabBarController()
    tabs.viewControllers = [Dark()]
    #expect(overlay(of: tabs).isLight)
  }

  /// Returns a picture of such a screen whose controller's view has a color, in a style.
  private func picture(
    ground: UIColor, style: UIUserInterfaceStyle, isDocument: Bool = false
  ) throws -> Pixels {
    let root = UIViewController(), (screen, window) = shown(root)
    screen.showsDocument = isDocument
    root.view.backgroundColor = ground
    window.overrideUserInterfaceStyle = style
    return Pixels(try #require(FrameLoop(screen: screen).image()))
  }

  /// On an iPhone the indicator is dark on light content and light on dark content, whatever the style.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark], [true, false])
  func theHomeIndicatorStandsOutFromWhatLiesBelow(style: UIUserInterfaceStyle, isDark: Bool) throws {
    let pixels = try picture(ground: isDark ? .black : .white, style: style)
    #expect(pixels[196, 841] & 0xFFFFFF == (isDark ? 0xFFFFFF : 0))
    #expect(pixels[196, 830] & 0xFFFFFF == (isDark ? 0 : 0xFFFFFF))
  }

  @Test(arguments: [true, false]) func theBarOfADocumentStandsOutFromWhatLiesBelow(isDark: Bool) throws {
    let pixels = try picture(ground: isDark ? .black : .white, style: .light, isDocument: true)
    let ink: UInt32 = isDark ? 0xFFFFFF : 0, time = (0..<59).flatMap { y in (0..<120).map { pixels[$0, y] } }
    #expect(time.contains { $0 & 0xFFFFFF == ink })
  }

  private final class Asked: UIViewController {
    var times = 0, style = UIStatusBarStyle.default
    override var preferredStatusBarStyle: UIStatusBarStyle {
      times += 1
      return style
    }
  }

  @Test func controllersAreAskedWhenSomethingMayHaveChanged() {
    let root = Asked(), (screen, window) = shown(root)
    #expect(!overlay(on: screen).isLight)
    let times = root.times
    root.style = .lightContent
    #expect(!overlay(on: screen).isLight)
    #expect(root.times == times)
    root.setNeedsStatusBarAppearanceUpdate()
    #expect(overlay(on: screen).isLight)
    #expect(root.times == times + 1)
    window.rootViewController = UIViewController()
    #expect(!overlay(on: screen).isLight)
  }

  @Test func theUsualInkIsThatForTheControllerThatDecides() {
    let child = UIViewController(), stack = UINavigationController(rootViewController: child)
    stack.isNavigationBarHidden = true
    child.overrideUserInterfaceStyle = .dark
    #expect(overlay(of: stack).isLight)
  }

  @Test func aProgramCanDecideInPlaceOfControllers() throws {
    let folder = TemporaryFolder(ending: ".bundle")
    let values: [String: Any] = [
      "UIViewControllerBasedStatusBarAppearance": false, "UIStatusBarStyle": "UIStatusBarStyleLightContent",
    ]
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: folder("Info.plist"))
    let before = ApplicationManifest.current
    defer { ApplicationManifest.take(before) }
    ApplicationManifest.take(try #require(Bundle(path: folder.url.path)), delegate: nil)
    let (screen, window) = shown(UIViewController())
    withExtendedLifetime(window) {
      #expect(overlay(on: screen).isLight)
      #expect(overlay(on: screen).height == 59)
      UIApplication.shared.isStatusBarHidden = true
      #expect(overlay(on: screen).height == 0)
      UIApplication.shared.isStatusBarHidden = false
      #expect(overlay(on: screen).height == 59)
    }
  }

  private final class Refusing: NSObject, UIScrollViewDelegate {
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
  }

  /// Returns a list at a height of the screen, scrolled to 900 points.
  private func list(_ y: CGFloat) -> UIScrollView {
    let list = UIScrollView(frame: CGRect(x: 0, y: y, width: 393, height: 400))
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize.height = 2000
    list.contentOffset.y = 900
    return list
  }

  /// Returns the content offsets of lists after a finger has moved from one height of the screen to another
  /// within a duration.
  private func offsets(
    of lists: [UIScrollView], from start: CGFloat = 20, to end: CGFloat = 20, within seconds: Double = 0.05,
    prepare: (UIScreen, UIViewController) -> Void = { _, _ in }
  ) -> [CGFloat] {
    FingerWorld().run { world in
      let root = UIViewController(), (screen, window) = shown(root)
      lists.forEach(root.view.addSubview)
      prepare(screen, root)
      _ = FrameLoop(screen: screen).commit()
      TouchInput.main.begin(at: CGPoint(x: 100, y: start), in: window)
      world.wait(seconds)
      TouchInput.main.move(to: CGPoint(x: 100, y: end))
      TouchInput.main.end()
      for _ in 0..<60 {
        world.wait(1 / 60)
        _ = FrameLoop(screen: screen).commit()
      }
    }
    return lists.map(\.contentOffset.y)
  }

  /// Source: Apple's reference of `scrollsToTop`.
  @Test func aTapScrollsTheOnlyListToItsTop() {
    #expect(offsets(of: [list(0)]) == [0])
    #expect(offsets(of: [list(0), list(400)]) == [900, 900])
    let still = list(400)
    still.scrollsToTop = false
    #expect(offsets(of: [list(0), still]) == [0, 900])
    let refused = list(0), delegate = Refusing()
    refused.delegate = delegate
    withExtendedLifetime(delegate) { #expect(offsets(of: [refused]) == [900]) }
  }

  @Test func theListOfASheetGoesAndTheSheetStays() {
    let inside = list(0), sheet = UIViewController()
    sheet.view.addSubview(inside)
    #expect(offsets(of: [list(0)]) { _, root in root.present(sheet, animated: false) } == [900])
    #expect(inside.contentOffset.y == 0)
  }

  @Test func onlyTapsOnTheBarCount() {
    #expect(offsets(of: [list(500)], from: 80, to: 80) == [900])
    #expect(offsets(of: [list(500)], to: 200) == [900])
    #expect(offsets(of: [list(500)], within: 3) == [900])
  }

  @Test func viewsBelowTheBarGetNoTouchesAndWindowsAboveItDo() {
    var taps = 0
    func button() -> UIButton {
      UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 40), primaryAction: UIAction { _ in taps += 1 })
    }
    #expect(offsets(of: [list(500)]) { _, root in root.view.addSubview(button()) } == [0])
    #expect(taps == 0)
    var banner: UIWindow?
    let behind = offsets(of: [list(500)]) { screen, _ in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 40))
      window.screen = screen
      window.windowLevel = .alert
      window.rootViewController = UIViewController()
      window.rootViewController?.view.addSubview(button())
      window.isHidden = false
      banner = window
    }
    withExtendedLifetime(banner) { #expect(behind == [900] && taps == 1) }
  }
}
