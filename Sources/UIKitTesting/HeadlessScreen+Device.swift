public import CoreGraphics
internal import InterfaceBuilder
internal import UIInspection
public import UIKit

extension HeadlessScreen {
  /// An iPhone or iPad that a screen may be of.
  public struct Device: Sendable, Hashable, CustomStringConvertible {
    let model: IBDevice

    /// The device that people call so, as in `iPhone SE (1st generation)`, `iphone-16-pro` or `iPad Pro 11`;
    /// case, blanks and punctuation do not count. Throws with the names that there are where there is none.
    public init(_ name: String) throws(ScreenFailure) {
      guard let model = IBDevice.named(name), model.idiom != .none else {
        throw ScreenFailure(
          description:
            "there is no device \"\(name)\"; accepted: \(IBDevice.acceptedNames.joined(separator: ", "))")
      }
      self.model = model
    }

    private init(model: IBDevice) { self.model = model }

    /// Every device, phones from the iPhone 4s on first.
    public static let all = IBDevice.all.filter { $0.idiom != .none && $0.id != "mac" }.map {
      Device(model: $0)
    }

    /// The name that people know, such as `iPhone 15`.
    public var name: String { model.name }
    /// How large the screen is held upright, in points.
    public var size: CGSize { CGSize(width: model.portraitSize.width, height: model.portraitSize.height) }
    /// Pixels a point.
    public var scale: CGFloat { model.scale }
    /// Its name, for the messages of tests.
    public var description: String { name }
  }

  /// The screen of a device, with what its status bar, sensor housing and home indicator keep free
  /// as the window's safe area.
  ///
  /// While it exists, `UIScreen.main` and `UIDevice.current` are the device's:
  ///
  ///     for device in HeadlessScreen.Device.all {
  ///       let screen = HeadlessScreen(device)
  ///       screen.show(LoginController())
  ///       #expect(screen.shows("Log in"), "\(device)")
  ///     }
  public convenience init(
    _ device: Device, _ orientation: UIInterfaceOrientation = .portrait, style: UIUserInterfaceStyle = .light,
    look: Look = .classic
  ) {
    self.init(size: device.size, scale: device.scale, style: style, look: look)
    self.device = device
    UIScreen.main.configure(as: device.model, orientation)
    UIScreen.main.shapeWhenTurned = { UIScreen.Shape(of: device.model, $0) }
    UIScreen.main.hold(orientation)
    window.frame = UIScreen.main.bounds
    window.setSafeArea(UIScreen.main.safeArea)
  }

  /// Turns the device: controllers hear of another size, then have it. Where the controller that fills the
  /// screen, or the application's delegate, does not support the orientation, the interface stays as it is.
  /// Only a screen of a device can be turned.
  public func turn(to orientation: UIInterfaceOrientation) {
    raiseUnless(device != nil, "HeadlessScreen.turn(to:): a screen of a mere size; make it with a Device")
    UIScreen.main.hold(orientation)
    settle()
  }
}
