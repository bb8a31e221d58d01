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

/// How a scene was before a change.
@MainActor private struct SceneLook {
  let traits: UITraitCollection
  let space: PastSpace
  let geometry: UIWindowScene.Geometry

  init(_ scene: UIWindowScene) {
    (traits, space, geometry) = (scene.traitCollection, PastSpace(scene.screen), scene.effectiveGeometry)
  }
}

extension UIWindowScene {
  /// Tells those who watch the scene's traits, and its delegate, that the scene is another than it was.
  fileprivate final func tellUpdate(from look: SceneLook) {
    if traitCollection != look.traits { traitWatchers.tell(traitCollection, look.traits) }
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
    delegate.windowScene(
      self, didUpdate: look.space, interfaceOrientation: look.geometry.interfaceOrientation,
      traitCollection: look.traits)
    delegate.windowScene(self, didUpdateEffectiveGeometry: look.geometry)
  }
}

/// The coordinates of a screen as it was turned before. Its origin is the screen's, now as then.
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
      /// Preferences for these orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// How a scene is on its screen.
  @preconcurrency @MainActor open class Geometry: NSObject {
    /// How the interface is turned when the geometry is asked for; this does not follow it.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) { interfaceOrientation = orientation }
  }

  /// Made anew each time it is asked for.
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
  /// What was refused.
  public enum Code: Int, Sendable {
    /// The first two are not given here; a screen cannot be turned, or the controllers do not support what
    /// is asked for.
    case multipleScenesNotSupported = 0, requestDenied, geometryRequestUnsupported = 100,
      geometryRequestDenied
  }

  /// Why it is not so.
  public let code: Code
  /// The domain of errors about scenes.
  public static let errorDomain = "UISceneErrorDomain"

  init(_ code: Code) { self.code = code }
}
