public import UIKit

// The information about the current item for the lock screen, and its buttons, which are neither visible nor
// pressed. The slider of the volume, which changes nothing. There is no library of music.

public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }
open class MPNowPlayingInfoCenter: NSObject {
  private static let shared = MPNowPlayingInfoCenter()
  open class func `default`() -> MPNowPlayingInfoCenter { shared }
  open var nowPlayingInfo: [String: Any]?
  open var playbackState = MPNowPlayingPlaybackState.unknown
}
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPMediaItemPropertyPersistentID = "persistentID"

/// A picture of what is played.
open class MPMediaItemArtwork: NSObject {
  private let make: (CGSize) -> UIImage
  public let bounds: CGRect
  public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
    (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    super.init()
  }
  public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }
  open func image(at size: CGSize) -> UIImage? { make(size) }
}

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0, noSuchContent = 100, noActionableNowPlayingItem = 110, deviceNotFound = 120,
    commandFailed = 200
}
open class MPRemoteCommandEvent: NSObject {
  public let command: MPRemoteCommand
  open var timestamp: TimeInterval { 0 }
  init(_ command: MPRemoteCommand) {
    self.command = command
    super.init()
  }
}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

open class MPRemoteCommand: NSObject {
  open var isEnabled = true
  // The command is never sent, so that its targets need not be retained.
  open func addTarget(_ target: Any, action: Selector) {}
  @discardableResult open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any, action: Selector?) {}
}
open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = [10]
}
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

open class MPRemoteCommandCenter: NSObject {
  private static let center = MPRemoteCommandCenter()
  open class func shared() -> MPRemoteCommandCenter { center }
  public let pauseCommand = MPRemoteCommand()
  public let playCommand = MPRemoteCommand()
  public let stopCommand = MPRemoteCommand()
  public let togglePlayPauseCommand = MPRemoteCommand()
  public let nextTrackCommand = MPRemoteCommand()
  public let previousTrackCommand = MPRemoteCommand()
  public let seekForwardCommand = MPRemoteCommand()
  public let seekBackwardCommand = MPRemoteCommand()
  public let skipForwardCommand = MPSkipIntervalCommand()
  public let skipBackwardCommand = MPSkipIntervalCommand()
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
}

/// The slider of the volume, which stands at its end; it changes nothing.
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  open var showsVolumeSlider = true { didSet { slider.isHidden = !showsVolumeSlider } }
  open var showsRouteButton = true
  private let slider = UISlider()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSlider()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSlider()
  }
  private func addSlider() {
    slider.value = 1
    addSubview(slider)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 34) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
    let height = min(34, bounds.height)
    return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
  }
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }
}
