public import CoreGraphics
internal import InterfaceBuilder
internal import UIInspection
public import UIKit

extension HeadlessScreen {
  /// An iPhone or iPad whose screen can be simulated.
  public struct Device: Sendable, Hashable, CustomStringConvertible {
    let model: IBDevice

    /// Creates a device from its name, such as `iPhone SE (1st generation)`, `iphone-16-pro` or
    /// `iPad Pro 11`. Case, spaces and punctuation are ignored.
    ///
    /// - Throws: An error that lists the accepted names if there is no such device.
    public init(_ name: String) throws(ScreenFailure) {
      guard let model = IBDevice.named(name), model.idiom != .none else {
        throw ScreenFailure(
          description:
            "there is no device \"\(name)\"; accepted: \(IBDevice.acceptedNames.joined(separator: ", "))")
      }
      self.model = model
    }

    private init(model: IBDevice) { self.model = model }

    /// All devices, beginning with phones from the iPhone 4s on.
    public static let all = IBDevice.all.filter { $0.idiom != .none && $0.id != "mac" }.map {
      Device(model: $0)
    }

    /// The product name, such as `iPhone 15`.
    public var name: String { model.name }
    /// The size of the screen in portrait, in points.
    public var size: CGSize { CGSize(width: model.portraitSize.width, height: model.portraitSize.height) }
    /// The number of pixels per point.
    public var scale: CGFloat { model.scale }
    /// The name, for messages of tests.
    public var description: String { name }
  }

  /// Creates the screen of a device. The window's safe area excludes the status bar, sensor housing and home
  /// indicator.
  ///
  /// While the screen exists, `UIScreen.main` and `UIDevice.current` are those of the device:
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

  /// Rotates the device. Controllers are notified of their new size before they receive it.
  ///
  /// If the controller that fills the screen, or the application delegate, does not support the orientation,
  /// the interface does not change.
  ///
  /// - Precondition: The screen was created with a device.
  public func turn(to orientation: UIInterfaceOrientation) {
    raiseUnless(device != nil, "HeadlessScreen.turn(to:): a screen of a mere size; make it with a Device")
    UIScreen.main.hold(orientation)
    settle()
  }
}
