import Foundation
import Testing

@testable import UIKit

/// Who decides on the status bar. Source: Apple's references of `preferredStatusBarStyle`, `prefersStatusBarHidden`, `childForStatusBarStyle`
/// and of the key UIViewControllerBasedStatusBarAppearance.
@Suite(.serialized) @MainActor struct StatusBarTests {
  private final class Dark: UIViewController {
    var hides = false
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { hides }
  }

  /// The furniture of a screen of an iPhone 15 that shows a controller: how high the status bar is, its ink, whether there is a home indicator.
  private func furniture(of root: UIViewController) -> (height: CGFloat, isLight: Bool, hasIndicator: Bool) {
    let screen = UIScreen(size: .zero, scale: 1)
    screen.shape = .init(
      size: CGSize(width: 393, height: 852), scale: 1, hasHomeIndicator: true, safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    screen.showsFurniture = true
    let window = UIWindow(frame: screen.bounds)
    window.screen = screen
    window.overrideUserInterfaceStyle = .light
    window.backgroundColor = .gray
    window.rootViewController = root
    window.isHidden = false
    let isBlack = FrameLoop(screen: screen).image()?.withPixels { pixels, stride in
      (0..<59).contains { y in (0..<120).contains { x in pixels[y * stride + x] & 0xE0E0E0 == 0 } }
    }
    let bars = screen.furniture.subviews
    return (bars.first { $0 is StatusBar }?.frame.height ?? 0, isBlack == false, bars.contains { !($0 is StatusBar) })
  }

  @Test func controllersDecide() {
    let plain = furniture(of: UIViewController())
    #expect(plain.height == 59 && !plain.isLight && plain.hasIndicator)
    #expect(furniture(of: Dark()).isLight)
    let hidden = Dark()
    hidden.hides = true
    #expect(furniture(of: hidden).height == 0)
    // A stack looks at its bar, and without one at its top.
    let stack = UINavigationController(rootViewController: Dark())
    #expect(!furniture(of: stack).isLight)
    stack.isNavigationBarHidden = true
    #expect(furniture(of: stack).isLight)
    let tabs = UITabBarController()
    tabs.viewControllers = [Dark()]
    #expect(furniture(of: tabs).isLight)
  }
}
