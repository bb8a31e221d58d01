public import Foundation

/// The device that the program runs on, as far as programs ask.
@preconcurrency @MainActor open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// "iPhone", of pads too: names of devices are not told, as on iOS 16 and later.
  open var name: String { "iPhone" }
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  open var localizedModel: String { model }
  open var systemName: String { "iOS" }
  /// The iOS whose names and behaviour these are.
  open var systemVersion: String { "18.0" }
  /// Another at each start of the program.
  open var identifierForVendor: UUID? { vendor }
  private let vendor = UUID()
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
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
  open var isMultitaskingSupported: Bool { true }
  /// Kept for the app: what the battery does is not known here.
  open var isBatteryMonitoringEnabled = false
  /// How the battery is; not known here.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }
  open var batteryState: BatteryState { .unknown }
  /// 0…1; -1, as always here, where it is not known.
  open var batteryLevel: Float { -1 }
  open func playInputClick() {}
  /// Kept for the app: nothing tells how near a face is.
  open var isProximityMonitoringEnabled = false
  open var proximityState: Bool { false }

  // Not posted.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")

  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
