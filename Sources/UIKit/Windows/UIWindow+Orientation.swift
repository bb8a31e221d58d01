public import Foundation

extension UIWindow {
  /// The orientations that both the controller that fills the window and the application delegate support.
  final var supportedOrientations: UIInterfaceOrientationMask {
    let application = UIApplication.shared
    let allowed =
      application.delegate?.application(application, supportedInterfaceOrientationsFor: self) ?? .all
    return allowed.intersection(fillingController?.supportedInterfaceOrientations ?? .all)
  }

  /// The controller that is visible in the whole window: the root, or a controller that is presented over it
  /// full screen.
  fileprivate final var fillingController: UIViewController? {
    var controller = rootViewController
    while let presentation = controller?.presentation, !presentation.presentedViewController.beingDismissed,
      [.fullScreen, .overFullScreen].contains(presentation.presentationStyle)
    {
      controller = presentation.presentedViewController
    }
    return controller
  }
}

extension UIScreen {
  /// Rotates the device. The interface follows if the controller that fills the screen supports the
  /// orientation.
  package final func hold(_ orientation: UIInterfaceOrientation) {
    requested = nil
    guard orientation != held else { return }
    held = orientation
    NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
    settleOrientation()
  }

  /// Rotates the interface if the controller of the frontmost window that fills the screen does not support
  /// its orientation, and back to the requested orientation or that of the device once it is supported again.
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

  /// Rotates the interface to the first supported orientation, trying those in `wanted` first.
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
    let scenes = Set(filling.compactMap(\.windowScene)).map { ($0, SceneLook($0)) }
    let previous = orientation
    post(UIApplication.willChangeStatusBarOrientationNotification, choice)
    defer { post(UIApplication.didChangeStatusBarOrientationNotification, previous) }
    shape = turned
    for (scene, look) in scenes { scene.tellUpdate(from: look) }
    for window in filling {
      window.frame = bounds
      window.setSafeArea(safeArea)
    }
  }
}

extension UIScreen {
  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    guard self === UIScreen.main else { return }
    NotificationCenter.default.post(
      name: name, object: UIApplication.shared,
      userInfo: [UIApplication.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }
}

/// The properties of a scene before a change.
@MainActor private struct SceneLook {
  let traits: UITraitCollection
  let space: PastSpace
  let geometry: UIWindowScene.Geometry

  init(_ scene: UIWindowScene) {
    (traits, space, geometry) = (scene.traitCollection, PastSpace(scene.screen), scene.effectiveGeometry)
  }
}

extension UIWindowScene {
  /// Notifies the observers of the scene's traits, and its delegate, of a change.
  fileprivate final func tellUpdate(from look: SceneLook) {
    if traitCollection != look.traits { traitWatchers.tell(traitCollection, look.traits) }
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self, didUpdate: look.space, interfaceOrientation: look.geometry.interfaceOrientation,
      traitCollection: look.traits)
    delegate.windowScene(self, didUpdateEffectiveGeometry: look.geometry)
  }
}

/// The coordinate space of a screen in its former orientation. Its origin is the current one of the screen.
private final class PastSpace: NSObject, UICoordinateSpace {
  private let screen: UIScreen
  let bounds: CGRect

  init(_ screen: UIScreen) { (self.screen, bounds) = (screen, screen.bounds) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.coordinateSpace.convert(point, to: coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    screen.coordinateSpace.convert(point, from: coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.coordinateSpace.convert(rect, to: coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    screen.coordinateSpace.convert(rect, from: coordinateSpace)
  }
}

extension UIInterfaceOrientationMask {
  /// Creates a mask with one orientation.
  init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }
}

extension UIWindowScene {
  /// The geometry that a client prefers for a scene.
  @preconcurrency @MainActor open class GeometryPreferences: NSObject {
    /// Preferences for the geometry of a scene on an iPhone or iPad.
    public final class iOS: GeometryPreferences {
      /// The preferred orientations, or nil for no preference.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public override init() {}
      /// Creates preferences with orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// The geometry of a scene on its screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// The orientation of the interface when the geometry was created. It is not updated.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }

  /// The current geometry, created on each access.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Requests another orientation of the interface, which lasts until the device is rotated.
  ///
  /// `errorHandler` is called if the controller that fills the scene supports none of the orientations, or if
  /// the screen cannot be rotated, like the window of a desktop.
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

/// An error that describes why a request for a scene failed.
public struct UISceneError: Error, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// Mica does not use the first two. The others mean that the screen cannot be rotated, and that the
    /// controllers do not support the requested orientations.
    case multipleScenesNotSupported = 0, requestDenied, geometryRequestUnsupported = 100,
      geometryRequestDenied
  }

  /// The code of the error.
  public let code: Code
  /// The error domain for scenes.
  public static let errorDomain = "UISceneErrorDomain"

  init(_ code: Code) { self.code = code }
}
