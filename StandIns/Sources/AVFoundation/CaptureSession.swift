public import UIKit

// A session of inputs and outputs: it keeps those that it is given and says that it runs, but there is
// nothing to come through.

open class AVCaptureSession: NSObject {
  public struct Preset: AVNameText {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset("AVCaptureSessionPresetPhoto")
    public static let high = Preset("AVCaptureSessionPresetHigh")
    public static let medium = Preset("AVCaptureSessionPresetMedium")
    public static let low = Preset("AVCaptureSessionPresetLow")
    public static let vga640x480 = Preset("AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset("AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset("AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset("AVCaptureSessionPreset3840x2160")
  }

  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open private(set) var isRunning = false { didSet { didChangeValue(forKey: "running") } }
  open var isInterrupted: Bool { false }
  open var sessionPreset = Preset.high
  open var connections: [AVCaptureConnection] { [] }
  public override init() { super.init() }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  open func addInput(_ input: AVCaptureInput) { if canAddInput(input) { inputs.append(input) } }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  open func addOutput(_ output: AVCaptureOutput) { if canAddOutput(output) { outputs.append(output) } }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  open func beginConfiguration() {}
  open func commitConfiguration() {}
  /// Runs where something comes in.
  open func startRunning() {
    guard !isRunning, !inputs.isEmpty else { return }
    isRunning = true
    Later.main { NotificationCenter.default.post(name: .AVCaptureSessionDidStartRunning, object: self) }
  }
  open func stopRunning() {
    guard isRunning else { return }
    isRunning = false
    Later.main { NotificationCenter.default.post(name: .AVCaptureSessionDidStopRunning, object: self) }
  }
}
public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
extension Notification.Name {
  public static let AVCaptureSessionRuntimeError = Notification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let AVCaptureSessionDidStartRunning = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let AVCaptureSessionDidStopRunning = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let AVCaptureSessionWasInterrupted = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let AVCaptureSessionInterruptionEnded = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}

open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  /// Fails: the app is not authorized to use a camera.
  public init(device: AVCaptureDevice) throws {
    self.device = device
    super.init()
    throw AVError(.applicationIsNotAuthorizedToUseDevice)
  }
}

/// Between an input and an output.
open class AVCaptureConnection: NSObject {
  open var isEnabled = true
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { true }
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  open var isVideoMirroringSupported: Bool { true }
  open var isVideoMirrored = false
  open var automaticallyAdjustsVideoMirroring = true
  open var videoRotationAngle: CGFloat = 0
  open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { true }
}

/// Where a camera's picture would be; clear, as before the first of them.
open class AVCaptureVideoPreviewLayer: CALayer {
  open var session: AVCaptureSession?
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var connection: AVCaptureConnection? { nil }
  open var isPreviewing: Bool { false }
  public override init() { super.init() }
  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? AVCaptureVideoPreviewLayer {
      (session, videoGravity) = (other.session, other.videoGravity)
    }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
