public import Foundation

// A player of a sound: time passes as long as the file lasts, and no sound is played.

/// The methods that a player calls on its delegate when a sound ends.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}
extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  open private(set) var url: URL?
  open private(set) var data: Data?
  open private(set) var duration: TimeInterval = 0
  open private(set) var numberOfChannels = 0
  open private(set) var format = AVAudioFormat()
  open var settings: [String: Any] {
    [AVSampleRateKey: format.sampleRate, AVNumberOfChannelsKey: numberOfChannels]
  }
  open var volume: Float = 1
  open var enableRate = false
  /// The number of repetitions; a negative number repeats the sound without end.
  open var numberOfLoops = 0
  open var isMeteringEnabled = false
  private var passing = Passing()
  private var played = 0
  private var run = 0

  /// A player of nothing.
  public override init() { super.init() }

  /// Fails where the file is missing or no sound.
  public convenience init(contentsOf url: URL) throws { try self.init(contentsOf: url, fileTypeHint: nil) }
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    super.init()
    guard url.isFileURL, let bytes = try? Data(contentsOf: url, options: .mappedIfSafe) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)  // 'wht?'
    }
    self.url = url
    try read(bytes)
  }
  public convenience init(data: Data) throws { try self.init(data: data, fileTypeHint: nil) }
  public init(data: Data, fileTypeHint utiString: String?) throws {
    super.init()
    self.data = data
    try read(data)
  }

  private func read(_ bytes: Data) throws {
    guard !bytes.isEmpty else { throw NSError(domain: NSOSStatusErrorDomain, code: 1_685_348_671) }  // 'dta?'
    // Kinds whose header is not read here last no time.
    guard let file = MediaFile(bytes) else { return }
    (duration, numberOfChannels) = (file.duration, file.channels)
    format = AVAudioFormat(rate: file.sampleRate, channels: UInt32(file.channels))
  }

  /// The speed of playback; it has an effect only if `enableRate` is `true`.
  open var rate: Float = 1 {
    didSet { if isPlaying { start() } }
  }
  open var isPlaying: Bool { passing.rate > 0 }
  open var currentTime: TimeInterval {
    get { min(passing.now, duration) }
    set {
      passing.set(rate: passing.rate, at: max(0, min(newValue, duration)))
      if isPlaying { start() }
    }
  }
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  @discardableResult open func prepareToPlay() -> Bool { true }
  @discardableResult open func play() -> Bool {
    guard url != nil || data != nil else { return false }
    if !isPlaying { start() }
    return true
  }
  open func pause() {
    guard isPlaying else { return }
    run += 1
    passing.set(rate: 0)
  }
  open func stop() {
    pause()
    played = 0
  }
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  open func updateMeters() {}
  /// Silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private func start() {
    run += 1
    let speed = enableRate ? Double(max(0.01, rate)) : 1, current = run
    passing.set(rate: speed)
    Later.main(after: max(0.001, (duration - passing.now) / speed)) { [weak self] in
      guard let self, self.run == current else { return }
      self.reachEnd()
    }
  }

  private func reachEnd() {
    passing.set(rate: 0, at: 0)
    // A sound of no length is not played for ever.
    if numberOfLoops < 0 || played < numberOfLoops, duration > 0 {
      played += 1
      return start()
    }
    (played, run) = (0, run + 1)
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }
}

/// A format of audio: its sample rate and number of channels.
open class AVAudioFormat: NSObject {
  public let sampleRate: Double
  public let channelCount: UInt32
  open var settings: [String: Any] {
    [AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount)]
  }

  init(rate: Double = 44100, channels: UInt32 = 2) {
    (sampleRate, channelCount) = (rate, channels)
    super.init()
  }
  public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard channels > 0 else { return nil }
    self.init(rate: sampleRate, channels: channels)
  }
  public convenience init?(settings: [String: Any]) {
    self.init(
      rate: (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 44100,
      channels: (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? 1)
  }
}
