internal import CoreGraphics
public import Foundation

/// The style of the status bar's content.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light according to the interface style, light, and dark.
  case `default` = 0, lightContent = 1, darkContent = 3
}

/// The animation of hiding and showing the status bar.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// The manager of a scene's status bar.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  private var window: UIWindow? { scene.flatMap { UIWindow.filling($0.screen) } ?? scene?.windows.last }
  /// The style that the controller in charge of the scene's window prefers, or that the application sets if
  /// it decides.
  open var statusBarStyle: UIStatusBarStyle {
    UIApplication.shared.statusBarStyle(for: window?.rootViewController)
  }
  /// A Boolean value that indicates whether the bar is hidden, by the same decision.
  open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden(for: window?.rootViewController) }
  /// The frame of the bar, in the screen's coordinate space: as high as the safe area of the scene's window,
  /// or as the bar of its screen if that is lower.
  open var statusBarFrame: CGRect {
    guard let window, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.belowStatusBar(window.safeAreaInsets.top))
  }
}

extension UIViewController {
  /// Rotates the interface to the device's orientation if it is now supported.
  public class func attemptRotationToDeviceOrientation() {
    UIScreen.main.settleOrientation()
  }

  /// Returns the controller in charge of the status bar: this one, or the one it delegates to.
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
