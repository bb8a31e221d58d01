public import UIKit

// Pictures of films, and films that are written: there is no decoder, so that both fail with Apple's errors.

open class AVAssetImageGenerator: NSObject {
  public enum Result: Int, Sendable { case succeeded, failed, cancelled }
  public typealias CompletionHandler = (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void

  public let asset: AVAsset
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  private var failure: any Error { asset.failure ?? AVError(.decoderNotFound) }

  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage
  {
    throw failure
  }
  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) { throw failure }
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue], completionHandler handler: @escaping CompletionHandler
  ) {
    Later.main {
      for time in requestedTimes { handler(time.timeValue, nil, .zero, .failed, self.failure) }
    }
  }
  open func generateCGImageAsynchronously(
    for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) { Later.main { handler(nil, .zero, self.failure) } }
  open func cancelAllCGImageGeneration() {}
}

open class AVAssetExportSession: NSObject {
  public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }
  public let asset: AVAsset
  public let presetName: String
  open var outputURL: URL?
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open var shouldOptimizeForNetworkUse = false
  open private(set) var status = Status.unknown { didSet { didChangeValue(forKey: "status") } }
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }
  open var supportedFileTypes: [AVFileType] { [.mp4, .mov, .m4v, .m4a] }

  public init?(asset: AVAsset, presetName: String) {
    (self.asset, self.presetName) = (asset, presetName)
    super.init()
  }
  open class func allExportPresets() -> [String] {
    [AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality, AVAssetExportPresetHighestQuality]
  }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    Later.main {
      if self.status != .cancelled {
        self.error = self.asset.failure ?? AVError(.exportFailed)
        self.status = .failed
      }
      handler()
    }
  }
  open func export() async {
    await withCheckedContinuation { done in exportAsynchronously { done.resume() } }
  }
  open func cancelExport() {
    error = AVError(.operationCancelled)
    status = .cancelled
  }
}
public typealias AVAssetExportSessionStatus = AVAssetExportSession.Status

/// The volumes of tracks; all are unchanged.
open class AVAudioMix: NSObject {}
