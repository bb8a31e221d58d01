import CoreGraphics
import Testing

@testable import UIKit

/// Tests of the key window while controllers load their views.
@MainActor struct KeyWindowTests {
  private final class Page: UIViewController {
    var keyWindow: UIWindow?
    override func viewDidLoad() {
      super.viewDidLoad()
      keyWindow = UIApplication.shared.windows.first { $0.isKeyWindow }
    }
  }

  @Test func aChildOfTheRootFindsTheKeyWindowAsItLoads() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), page = Page()
    window.waitsToLoad = true
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    #expect(page.keyWindow === window)
  }

  @Test func aWindowOfTheLaunchLoadsItsRootWhenItIsShown() {
    UIWindow.areCreatedAtLaunch = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), page = Page()
    UIWindow.areCreatedAtLaunch = false
    window.rootViewController = page
    #expect(!page.isViewLoaded)
    window.isHidden = false
    defer { window.isHidden = true }
    #expect(page.isViewLoaded)
  }
}
