public import Foundation

// The session that describes the purpose of an app's sound: it stores its values, may not record, and plays
// through a speaker.

open class AVAudioSession: NSObject {
  public struct Category: AVNameText {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let ambient = Category("AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category("AVAudioSessionCategorySoloAmbient")
    public static let playback = Category("AVAudioSessionCategoryPlayback")
    public static let record = Category("AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category("AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category("AVAudioSessionCategoryMultiRoute")
  }
  public struct Mode: AVNameText {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Mode("AVAudioSessionModeDefault")
    public static let voiceChat = Mode("AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode("AVAudioSessionModeVideoChat")
    public static let videoRecording = Mode("AVAudioSessionModeVideoRecording")
    public static let measurement = Mode("AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode("AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode("AVAudioSessionModeSpokenAudio")
  }
  public struct Port: AVNameText {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInSpeaker = Port("Speaker")
    public static let builtInReceiver = Port("Receiver")
    public static let builtInMic = Port("MicrophoneBuiltIn")
    public static let headphones = Port("Headphones")
    public static let bluetoothA2DP = Port("BluetoothA2DPOutput")
  }
  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }
  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }
  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }
  public enum InterruptionType: UInt, Sendable { case ended, began }
  public enum RouteChangeReason: UInt, Sendable {
    case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
    case wakeFromSleep = 6, noSuitableRouteForCategory, routeConfigurationChange
  }
  public enum PortOverride: UInt, Sendable { case none = 0, speaker = 0x7370_6B72 }
  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474, denied = 0x6465_6E79, granted = 0x6772_6E74
  }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
  public static let mediaServicesWereResetNotification = Notification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")

  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []
  open private(set) var recordPermission = RecordPermission.undetermined

  open func setCategory(_ category: Category) throws { try setCategory(category, mode: mode, options: []) }
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    try setCategory(category, mode: mode, options: options)
  }
  open func setCategory(_ category: Category, with options: CategoryOptions) throws {
    try setCategory(category, mode: mode, options: options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func setActive(_ active: Bool, with options: SetActiveOptions) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// The user says no.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    Later.main {
      self.recordPermission = .denied
      response(false)
    }
  }

  open var sampleRate: Double { 48000 }
  open var outputVolume: Float { 1 }
  open var isInputAvailable: Bool { false }
  open var inputNumberOfChannels: Int { 0 }
  open var outputNumberOfChannels: Int { 2 }
  open var isOtherAudioPlaying: Bool { false }
  open var availableInputs: [AVAudioSessionPortDescription]? { nil }
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
}

/// Where sound goes: to a speaker.
open class AVAudioSessionRouteDescription: NSObject {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [AVAudioSessionPortDescription()] }
}
open class AVAudioSessionPortDescription: NSObject {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "Speaker" }
  open var uid: String { "Speaker" }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
// Of Swift before 4.2.
public let AVAudioSessionCategoryAmbient = AVAudioSession.Category.ambient
public let AVAudioSessionCategorySoloAmbient = AVAudioSession.Category.soloAmbient
public let AVAudioSessionCategoryPlayback = AVAudioSession.Category.playback
public let AVAudioSessionCategoryRecord = AVAudioSession.Category.record
public let AVAudioSessionCategoryPlayAndRecord = AVAudioSession.Category.playAndRecord
public let AVAudioSessionModeDefault = AVAudioSession.Mode.default
public let AVAudioSessionModeMeasurement = AVAudioSession.Mode.measurement
public typealias AVAudioSessionCategoryOptions = AVAudioSession.CategoryOptions
public typealias AVAudioSessionInterruptionType = AVAudioSession.InterruptionType
public typealias AVAudioSessionInterruptionOptions = AVAudioSession.InterruptionOptions
public typealias AVAudioSessionRouteChangeReason = AVAudioSession.RouteChangeReason
extension Notification.Name {
  public static let AVAudioSessionInterruption = AVAudioSession.interruptionNotification
  public static let AVAudioSessionRouteChange = AVAudioSession.routeChangeNotification
}
