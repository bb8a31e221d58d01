import Testing
import UIKit

/// Tests of the windows of delegates, for each way in which a program obtains them.
@MainActor struct DelegateWindowTests {
  private final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }
  private final class Bare: UIResponder, UIApplicationDelegate {}
  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
  }

  @Test func windowsAreUnwrappedOnceAndTwice() {
    let app = App(), scene = Scene(), window = UIWindow(), root = UIViewController()
    window.rootViewController = root
    (app.window, scene.window) = (window, window)
    let delegate: (any UIApplicationDelegate)? = app, other: any UISceneDelegate = scene
    #expect(delegate?.window?.rootViewController === root)
    #expect(delegate?.window??.rootViewController === root)
    #expect(delegate!.window!!.rootViewController === root)
    #expect(delegate!.window!.rootViewController === root)
    #expect((other as? any UIWindowSceneDelegate)?.window??.rootViewController === root)
    #expect((other as? any UIWindowSceneDelegate)?.window?.rootViewController === root)
    delegate?.window = nil
    #expect(app.window == nil)
    #expect(delegate?.window == nil)
    #expect(Bare().window == nil)
  }
}
