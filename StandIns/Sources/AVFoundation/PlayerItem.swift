public import UIKit

// An item that a player plays. It is ready once the main queue has run if the file exists; otherwise it has
// failed.

open class AVPlayerItem: NSObject, NSCopying {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
  public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")

  public let asset: AVAsset
  public let automaticallyLoadedAssetKeys: [String]
  // Stored, so that they are found by their names too.
  open private(set) var status = Status.unknown { didSet { didChangeValue(forKey: "status") } }
  open private(set) var error: (any Error)?
  open private(set) var duration = CMTime.indefinite { didSet { didChangeValue(forKey: "duration") } }
  open private(set) var loadedTimeRanges: [NSValue] = [] {
    didSet { didChangeValue(forKey: "loadedTimeRanges") }
  }
  open private(set) var isPlaybackLikelyToKeepUp = false {
    didSet { didChangeValue(forKey: "playbackLikelyToKeepUp") }
  }
  weak var player: AVPlayer?
  var passing = Passing()
  private var isAsked = false

  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
    super.init()
  }
  public convenience init(asset: AVAsset) { self.init(asset: asset, automaticallyLoadedAssetKeys: nil) }
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  open func copy(with zone: NSZone? = nil) -> Any {
    AVPlayerItem(asset: asset, automaticallyLoadedAssetKeys: automaticallyLoadedAssetKeys)
  }

  open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }
  open var isPlaybackBufferFull: Bool { status == .readyToPlay }
  open var seekableTimeRanges: [NSValue] { loadedTimeRanges }
  open var presentationSize: CGSize { status == .readyToPlay ? asset.naturalSize : .zero }
  open var forwardPlaybackEndTime = CMTime.invalid
  open var preferredForwardBufferDuration: TimeInterval = 0
  open func cancelPendingSeeks() {}

  open func currentTime() -> CMTime {
    CMTime(value: Int64((min(passing.now, end) * 1_000_000_000).rounded()), timescale: 1_000_000_000)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: ((Bool) -> Void)? = nil
  ) {
    let wanted = time.isPositiveInfinity ? end : time.isNumeric ? time.seconds : 0
    passing.set(rate: passing.rate, at: max(0, min(wanted, end)))
    NotificationCenter.default.post(name: Self.timeJumpedNotification, object: self)
    player?.timeJumped(self)
    Later.main { completionHandler?(true) }
  }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
    seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
  }

  /// The end in seconds; infinite if it is unknown.
  var end: Double {
    let last = duration.isNumeric && duration > .zero ? duration.seconds : .greatestFiniteMagnitude
    return forwardPlaybackEndTime.isNumeric ? min(last, forwardPlaybackEndTime.seconds) : last
  }

  /// Begins to load it, as a player does that has it.
  func load() {
    guard !isAsked else { return }
    isAsked = true
    Later.main { [self] in
      if let failure = asset.failure ?? (asset.address == nil ? AVError(.unknown) : nil) {
        error = failure
        status = .failed
        player?.itemFailed(self)
        return
      }
      let range = CMTimeRange(start: .zero, duration: asset.duration)
      if asset.duration > .zero {
        duration = asset.duration
        loadedTimeRanges = [NSValue(timeRange: range)]
      }
      status = .readyToPlay
      isPlaybackLikelyToKeepUp = true
      player?.itemReady(self)
    }
  }
}

extension Notification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
  public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
}
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
