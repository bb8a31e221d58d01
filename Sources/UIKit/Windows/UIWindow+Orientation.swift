public import Foundation

extension UIWindow {
  /// The orientations that the controller that fills the window
  /// supports, of those that the application's delegate allows.
  final var supportedOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    let allowed =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: self) ?? .all
    return allowed.intersection(fillingController?.supportedInterfaceOrientations ?? .all)
  }

  /// The controller that is seen on the whole window: the root, or what is presented over it in full.
  fileprivate final var fillingController: UIViewController? {
    var controller = rootViewController
    while let presentation = controller?.presentation, !presentation.presentedViewController.beingDismissed,
      [.fullScreen, .overFullScreen].contains(presentation.presentationStyle) {
      controller = presentation.presentedViewController
    }
    return controller
  }
}

extension UIScreen {
  /// The device is held another way: the interface is turned
  /// along, as far as what fills the screen supports that.
  package final func hold(_ orientation: UIInterfaceOrientation) {
    requested = nil
    guard orientation != held else { return }
    held = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    settleOrientation()
  }

  /// Turns the interface where the controller of the frontmost window that fills the screen does not support
  /// how it is turned, and back to how the device is held, or was asked to be, where that is supported again.
  final func settleOrientation() {
    let filling = UIWindow.known.filter {
      $0.screen === self && !$0.isHidden && $0.bounds.size == bounds.size && $0.fillingController != nil
    }
    guard shapeWhenTurned != nil, let window = filling.max(by: { $0.isBehind($1) }),
      let controller = window.fillingController
    else { return }
    let wanted = [requested, held, orientation, controller.preferredInterfaceOrientationForPresentation]
      .compactMap { $0 }
    turn(toOneOf: window.supportedOrientations, wanted)
  }

  /// Turns the interface to the first orientation of a set, `wanted` before all others.
  fileprivate final func turn(
    toOneOf supported: UIInterfaceOrientationMask, _ wanted: [UIInterfaceOrientation]
  ) {
    let choices = wanted + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
    guard let choice = choices.first(where: { supported.contains(UIInterfaceOrientationMask($0)) }),
      choice != orientation,
      let turned = shapeWhenTurned?(choice)
    else { return }
    let filling = UIWindow.known.filter {
      $0.screen === self && !$0.isHidden && $0.bounds.size == bounds.size
    }
    shape = turned
    for window in filling {
      window.frame = bounds
      window.setSafeArea(safeArea)
    }
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
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// How a scene is on its screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }

  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Turns the interface to one of the wanted orientations, until the device is turned;
  /// `errorHandler` is called where the controller that fills the scene supports none
  /// of them, or nothing can turn the screen, such as in a window of a desktop.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else {
      return
    }
    guard screen.shapeWhenTurned != nil else {
      errorHandler?(UISceneError(.geometryRequestUnsupported))
      return
    }
    let supported = wanted.intersection(keyWindow?.supportedOrientations ?? .all)
    guard !supported.isEmpty else {
      errorHandler?(UISceneError(.geometryRequestDenied))
      return
    }
    screen.turn(toOneOf: supported, [screen.orientation, screen.held])
    screen.requested = screen.orientation
  }
}

/// Why a scene is not as a program wants it.
public struct UISceneError: Error, Sendable {
  public enum Code: Int, Sendable {
    case multipleScenesNotSupported = 0, requestDenied, geometryRequestUnsupported = 100,
      geometryRequestDenied
  }

  public let code: Code
  public static let errorDomain = "UISceneErrorDomain"

  init(_ code: Code) { self.code = code }
}
