public import UIKit

// Cameras and microphones: there are none, and the user refuses them when asked.

public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

open class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public struct DeviceType: AVNameText {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType("AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType("AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType("AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInTrueDepthCamera = DeviceType("AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInMicrophone = DeviceType("AVCaptureDeviceTypeBuiltInMicrophone")
  }

  /// Looks for cameras, and finds none.
  open class DiscoverySession: NSObject {
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    open var devices: [AVCaptureDevice] { [] }
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var asked: Set<AVMediaType> = []   // Behind the lock.

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    lock.lock()
    defer { lock.unlock() }
    return asked.contains(mediaType) ? .denied : .notDetermined
  }
  open class func authorizationStatus(forMediaType mediaType: AVMediaType) -> AVAuthorizationStatus {
    authorizationStatus(for: mediaType)
  }
  /// Answers on another queue, as on a device.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    nonisolated(unsafe) let handler = handler   // Called on that queue alone.
    DispatchQueue.global().async {
      markAsked(mediaType)
      handler(false)
    }
  }
  open class func requestAccess(
    forMediaType mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    requestAccess(for: mediaType, completionHandler: handler)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    markAsked(mediaType)
    return false
  }
  private class func markAsked(_ mediaType: AVMediaType) {
    lock.lock()
    asked.insert(mediaType)
    lock.unlock()
  }

  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func devices() -> [AVCaptureDevice] { [] }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  open class func devices(withMediaType mediaType: AVMediaType) -> [Any]? { [] }
  public convenience init?(uniqueID deviceUniqueID: String) { return nil }
  override init() { super.init() }

  // The properties of a camera; no device has one.
  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var deviceType: DeviceType { .builtInWideAngleCamera }
  open var isConnected: Bool { false }
  open var hasFlash: Bool { false }
  open var hasTorch: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var torchLevel: Float { 0 }
  open var flashMode = FlashMode.off
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var videoZoomFactor: CGFloat = 1
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func isFlashModeSupported(_ flashMode: FlashMode) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  open func unlockForConfiguration() {}
}
public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode

