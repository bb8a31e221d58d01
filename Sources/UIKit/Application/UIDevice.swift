public import Foundation

/// The device that the program runs on.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  /// The name "iPhone", also for pads: names of devices are not disclosed, as on iOS 16 and later.
  open var name: String { "iPhone" }
  /// The model, by the idiom of the current traits; "iPhone" if that is unspecified.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model, which is not localised.
  open var localizedModel: String { model }
  /// The name of the system that programs expect, not of the one that they run on.
  open var systemName: String { "iOS" }
  /// The version of iOS whose names and behaviour Mica has.
  open var systemVersion: String { "18.0" }
  /// An identifier that differs for each launch of the program.
  open var identifierForVendor: UUID? { vendor }
  private let vendor = UUID()
  /// The idiom of the current traits; `phone` if that is unspecified.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
  /// The orientation of the device: left and right are swapped relative to the interface's.
  open var orientation: UIDeviceOrientation {
    switch UIScreen.main.held {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
  /// A Boolean value that indicates whether notifications of rotations were requested. Always `false`:
  /// rotations are notified in any case.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing: rotations are notified in any case.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: rotations are still notified.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// A Boolean value that indicates whether the device supports multitasking. Always `true`, as on every
  /// device since iOS 4.
  open var isMultitaskingSupported: Bool { true }
  /// Stored only. A Boolean value that determines whether the battery is monitored; its state is not known.
  open var isBatteryMonitoringEnabled = false
  /// The state of the battery.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// Always `unknown`.
  open var batteryState: BatteryState { .unknown }
  /// The level of the battery, 0…1, or -1 if it is not known, as always.
  open var batteryLevel: Float { -1 }
  /// Does nothing: keys make no sound.
  open func playInputClick() {}
  /// Stored only. A Boolean value that determines whether the proximity sensor is monitored. Unavailable on
  /// Linux: there is no proximity sensor.
  open var isProximityMonitoringEnabled = false
  /// A Boolean value that indicates whether the sensor is close to the user. Always `false`. Unavailable on
  /// Linux: there is no proximity sensor.
  open var proximityState: Bool { false }

  // Never posted.
  /// Never posted: the level is not known.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted. Unavailable on Linux: there is no proximity sensor.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Posted by the device after it was rotated.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
