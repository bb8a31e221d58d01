internal import CoreGraphics
public import Foundation

/// The colour of what the status bar says.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light by the surroundings, light for dark ones, dark for light ones.
  case `default` = 0, lightContent = 1, darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// What a scene knows of its status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene.flatMap { UIWindow.filling($0.screen) } ?? scene?.windows.last }
  /// What the controller that decides for the scene's window wants, or the program where that decides.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.statusBarStyle(for: window?.rootViewController)
  }
  /// Whether the bar is away, by the same decision.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden(for: window?.rootViewController) }
  /// The bar's place in the screen's points: as high as the safe area of the scene's window, or as the bar of
  /// its screen where that ends above.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.belowStatusBar(window.safeAreaInsets.top))
  }
}

extension UIViewController {
  /// Turns the interface to the device's orientation where that is now supported.
  public class func attemptRotationToDeviceOrientation() {
    UIScreen.main.settleOrientation()
  }

  /// The controller that decides on the status bar: this one, or the one that it leaves that to.
  final func statusBarController(_ next: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
    var current = self
    for _ in 0..<100 {
      if let presented = current.presentation?.presentedViewController,
        current.presentation?.shouldRemovePresentersView ?? false
          || presented.modalPresentationCapturesStatusBarAppearance
      {
        current = presented
      } else if let child = current[keyPath: next] {
        current = child
      } else {
        break
      }
    }
    return current
  }
}
