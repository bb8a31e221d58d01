@_exported public import AVFoundation
public import UIKit

// Makes pictures of assets: it answers that it has none, at once where the request is to wait for it.

public enum PHVideoRequestOptionsVersion: Int, Sendable { case current, original }
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}
open class PHVideoRequestOptions: NSObject {
  open var version = PHVideoRequestOptionsVersion.current
  open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  open var isNetworkAccessAllowed = false
  open var progressHandler: PHAssetImageProgressHandler?
}

open class PHImageManager: NSObject {
  private static let shared = PHImageManager()
  private static let lock = NSLock()
  private nonisolated(unsafe) static var last: PHImageRequestID = 0   // Behind the lock.
  open class func `default`() -> PHImageManager { shared }
  public override init() { super.init() }

  private func answer(
    _ options: PHImageRequestOptions?, _ block: @escaping ([AnyHashable: Any]) -> Void
  ) -> PHImageRequestID {
    Self.lock.lock()
    Self.last += 1
    let id = Self.last
    Self.lock.unlock()
    let info: [AnyHashable: Any] = [
      PHImageErrorKey: PHPhotosError(.accessUserDenied), PHImageResultRequestIDKey: id,
      PHImageResultIsDegradedKey: false,
    ]
    if options?.isSynchronous ?? false { block(info) } else { told { block(info) } }
    return id
  }

  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { answer(options) { resultHandler(nil, $0) } }
  @discardableResult open func requestImageData(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, UIImage.Orientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { answer(options) { resultHandler(nil, nil, .up, $0) } }
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler: @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { answer(options) { resultHandler(nil, nil, .up, $0) } }
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID { answer(nil) { resultHandler(nil, nil, $0) } }
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

open class PHCachingImageManager: PHImageManager {
  open var allowsCachingHighQualityImages = true
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  open func stopCachingImagesForAllAssets() {}
}
