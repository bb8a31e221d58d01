public import UIKit

// Requests for pictures or changes: pictures are reported as missing, and changes are made in blocks that are
// not run.

open class PHChangeRequest: NSObject {}

open class PHAssetChangeRequest: PHChangeRequest {
  open var creationDate: Date?
  open var isFavorite = false
  open var isHidden = false
  open var placeholderForCreatedAsset: PHObjectPlaceholder? { nil }
  public override init() { super.init() }
  public convenience init(for asset: PHAsset) { self.init() }
  @discardableResult open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    .init()
  }
  @discardableResult open class func creationRequestForAssetFromImage(atFileURL fileURL: URL)
    -> PHAssetChangeRequest?
  {
    .init()
  }
  @discardableResult open class func creationRequestForAssetFromVideo(atFileURL fileURL: URL)
    -> PHAssetChangeRequest?
  {
    .init()
  }
  open class func deleteAssets(_ assets: any NSFastEnumerationList) {}
}
/// A collection of objects of the library.
public protocol NSFastEnumerationList {}
extension NSArray: NSFastEnumerationList {}
extension Array: NSFastEnumerationList {}
extension PHFetchResult: NSFastEnumerationList {}

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}
public enum PHImageRequestOptionsVersion: Int, Sendable { case current, unadjusted, original }
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic, highQualityFormat, fastFormat
}
public enum PHImageRequestOptionsResizeMode: Int, Sendable { case none, fast, exact }
public typealias PHImageRequestID = Int32
public typealias PHAssetImageProgressHandler = (
  Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void
public let PHInvalidImageRequestID: PHImageRequestID = 0
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"
public let PHImageErrorKey = "PHImageErrorKey"

open class PHImageRequestOptions: NSObject, NSCopying {
  open var version = PHImageRequestOptionsVersion.current
  open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  open var resizeMode = PHImageRequestOptionsResizeMode.fast
  open var normalizedCropRect = CGRect.zero
  open var isNetworkAccessAllowed = false
  open var isSynchronous = false
  open var progressHandler: PHAssetImageProgressHandler?
  public override init() { super.init() }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = PHImageRequestOptions()
    (copy.version, copy.deliveryMode, copy.resizeMode) = (version, deliveryMode, resizeMode)
    (copy.isNetworkAccessAllowed, copy.isSynchronous) = (isNetworkAccessAllowed, isSynchronous)
    (copy.normalizedCropRect, copy.progressHandler) = (normalizedCropRect, progressHandler)
    return copy
  }
}

/// On the main queue, as soon as it runs.
func told(_ block: @escaping () -> Void) {
  nonisolated(unsafe) let block = block   // Called on that queue alone.
  DispatchQueue.main.async { block() }
}
