public import Foundation

extension UIWindow {
  /// The orientations that the controller that fills the window supports, of those that the application's delegate allows.
  package final var supportedOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    let allowed = application.delegate?.application(application, supportedInterfaceOrientationsFor: self) ?? .all
    return allowed.intersection(fillingController?.supportedInterfaceOrientations ?? .all)
  }

  /// The controller that is seen on the whole window: the root, or what is presented over it in full.
  private var fillingController: UIViewController? {
    var controller = rootViewController
    while let presentation = controller?.presentation, !presentation.presentedViewController.beingDismissed,
      [.fullScreen, .overFullScreen].contains(presentation.presentationStyle) {
      controller = presentation.presentedViewController
    }
    return controller
  }

  /// Turns the screen where what fills the window does not support how it is turned, and back to how the device is held where that is
  /// supported again.
  final func settleOrientation() {
    guard let turn = screen.turn, !isHidden, let controller = fillingController else { return }
    let supported = supportedOrientations
    let wanted = [screen.held, screen.orientation, controller.preferredInterfaceOrientationForPresentation]
    let choice = (wanted + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown])
      .first { supported.contains(UIInterfaceOrientationMask($0)) }
    if let choice, choice != screen.orientation { turn(choice) }
  }
}

extension UIScreen {
  /// The device is held another way: the interface of the windows on it is turned along, as far as it supports that.
  package final func hold(_ orientation: UIInterfaceOrientation) {
    held = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    for window in UIWindow.known where window.screen === self { window.settleOrientation() }
  }
}

extension UIInterfaceOrientationMask {
  /// The set of one orientation.
  init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}

extension UIWindowScene {
  /// How a scene wants to be on its screen.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// What an iPhone or iPad can do about it.
    public final class iOS: GeometryPreferences {
      /// The orientations to turn to; nil leaves it as it is.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() {}
      public init(interfaceOrientations: UIInterfaceOrientationMask) { self.interfaceOrientations = interfaceOrientations }
    }
  }

  /// How a scene is on its screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }

  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Turns the interface to one of the wanted orientations, until the device is turned; `errorHandler` is called where the controller
  /// that fills the scene supports none of them, or nothing can turn the screen, such as in a window of a desktop.
  public func requestGeometryUpdate(_ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
    let supported = wanted.intersection(keyWindow?.supportedOrientations ?? .all)
    guard let turn = screen.turn, !supported.isEmpty else {
      errorHandler?(CocoaError(.featureUnsupported))
      return
    }
    guard !supported.contains(UIInterfaceOrientationMask(interfaceOrientation)) else { return }
    let choices: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    if let choice = choices.first(where: { supported.contains(UIInterfaceOrientationMask($0)) }) { turn(choice) }
  }
}
