public import Foundation

/// The device that the program runs on, as far as programs ask.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The one device that there is.
  public static let current = UIDevice()

  /// "iPhone", of pads too: names of devices are not told, as on iOS 16 and later.
  open var name: String { "iPhone" }
  /// By the idiom of the current traits; "iPhone" where they name none.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same: names of models are not translated.
  open var localizedModel: String { model }
  /// The system that programs expect, not the one that they run on.
  open var systemName: String { "iOS" }
  /// The iOS whose names and behaviour these are.
  open var systemVersion: String { "18.0" }
  /// Another at each start of the program.
  open var identifierForVendor: UUID? { vendor }
  private let vendor = UUID()
  /// Of the current traits; `phone` where they name none.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    let idiom = UITraitCollection.current.userInterfaceIdiom
    return idiom == .unspecified ? .phone : idiom
  }
  /// How the device is held: left and right are exchanged beside the interface's.
  open var orientation: UIDeviceOrientation {
    switch UIScreen.main.held {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
  /// False: turns are told of without being asked for.
  open var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing: turns are told of in any case.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: turns are still told of.
  open func endGeneratingDeviceOrientationNotifications() {}
  /// True, as on every device since iOS 4.
  open var isMultitaskingSupported: Bool { true }
  /// Kept for the app: what the battery does is not known here.
  open var isBatteryMonitoringEnabled = false
  /// How the battery is; not known here.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  /// `unknown`, whether it is monitored or not.
  open var batteryState: BatteryState { .unknown }
  /// 0…1; -1, as always here, where it is not known.
  open var batteryLevel: Float { -1 }
  /// Does nothing: keys make no sound here.
  open func playInputClick() {}
  /// Kept for the app: nothing tells how near a face is.
  open var isProximityMonitoringEnabled = false
  /// False: nothing is near the device.
  open var proximityState: Bool { false }

  // Not posted.
  /// Not posted: the level is not known.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Not posted: nothing tells how near a face is.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  /// Posted by the device after it was turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
