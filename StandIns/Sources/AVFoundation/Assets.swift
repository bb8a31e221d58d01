public import UIKit

// Assets: what their header says of how long they are; those on a network cannot be loaded. Tracks have no
// samples.

/// The progress of loading a property of an asset.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

open class AVAsset: NSObject, NSCopying {
  let address: URL?
  private var known: MediaFile??

  /// An asset of nothing.
  public override init() {
    address = nil
    super.init()
  }
  init(address: URL?) {
    self.address = address
    super.init()
  }
  /// An asset of a file or an address.
  public convenience init(url URL: URL) { self.init(address: URL) }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The contents of the file's header, read once; nil if there is no file or its kind is unknown.
  var file: MediaFile? {
    if let known { return known }
    let data = address.flatMap { $0.isFileURL ? try? Data(contentsOf: $0, options: .mappedIfSafe) : nil }
    let found = data.flatMap { MediaFile($0) }
    known = .some(found)
    return found
  }
  /// Why it cannot be had; nil where it can.
  var failure: (any Error)? {
    guard let address else { return nil }
    guard address.isFileURL else { return URLError(.notConnectedToInternet) }
    return FileManager.default.fileExists(atPath: address.path) ? nil : URLError(.fileDoesNotExist)
  }

  open var duration: CMTime {
    file.map { CMTime(value: Int64(($0.duration * 600).rounded()), timescale: 600) } ?? .zero
  }
  open var preferredTransform: CGAffineTransform { .identity }
  open var naturalSize: CGSize { file?.size ?? .zero }
  open var isPlayable: Bool { address != nil && failure == nil }
  open var isReadable: Bool { isPlayable }
  open var isExportable: Bool { false }
  open var isComposable: Bool { isPlayable }
  open var tracks: [AVAssetTrack] {
    guard let file else { return [] }
    return (file.hasVideo ? [AVAssetTrack(.video, of: self, id: 1)] : [])
      + (file.hasAudio ? [AVAssetTrack(.audio, of: self, id: 2)] : [])
  }
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  open func track(withTrackID trackID: CMPersistentTrackID) -> AVAssetTrack? {
    tracks.first { $0.trackID == trackID }
  }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    if let failure { throw failure }
    return tracks(withMediaType: mediaType)
  }

  open func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?)
    -> AVKeyValueStatus
  {
    guard let failure else { return .loaded }
    outError?.pointee = failure as NSError
    return .failed
  }
  open func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
    Later.main { handler?() }
  }
  open func cancelLoading() {}
}

open class AVURLAsset: AVAsset {
  public let url: URL
  public init(url URL: URL, options: [String: Any]? = nil) {
    url = URL
    super.init(address: URL)
  }
  public convenience init(url URL: URL) { self.init(url: URL, options: nil) }
}

/// A track of an asset.
open class AVAssetTrack: NSObject {
  open private(set) weak var asset: AVAsset?
  public let trackID: CMPersistentTrackID
  public let mediaType: AVMediaType
  private let duration: CMTime
  private let size: CGSize

  init(_ type: AVMediaType, of asset: AVAsset?, id: CMPersistentTrackID) {
    (mediaType, self.asset, trackID) = (type, asset, id)
    (duration, size) = (asset?.duration ?? .zero, type == .video ? asset?.naturalSize ?? .zero : .zero)
    super.init()
  }
  open var timeRange: CMTimeRange { CMTimeRange(start: .zero, duration: duration) }
  open var naturalSize: CGSize { size }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { mediaType == .video ? 30 : 0 }
  open var isEnabled: Bool { true }
  open var isPlayable: Bool { true }
}
