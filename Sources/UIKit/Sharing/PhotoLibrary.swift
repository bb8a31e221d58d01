// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Foundation
internal import Synchronization

/// Adds an image to the user's photos, and calls a method like
/// `image(_:didFinishSavingWithError:contextInfo:)` on the main thread when that is free.
///
/// - Note: There is a photo library only in a test whose `HeadlessScreen` has one; otherwise the error is
///   that of an iPhone whose library is not available.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  PhotoLibrary.save(
    image, "UIImageWriteToSavedPhotosAlbum", completionTarget, completionSelector, contextInfo)
}

/// Adds a video to the user's photos.
///
/// - Note: No library accepts videos: the method, like `video(_:didFinishSavingWithError:contextInfo:)`, is
///   called with an error.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  PhotoLibrary.save(
    videoPath, "UISaveVideoAtPathToSavedPhotosAlbum", completionTarget, completionSelector, contextInfo)
}

/// Returns `false`, since no photo library accepts videos.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The user's photos, which exist if a test's screen has some.
package final class PhotoLibrary: Sendable {
  private let kept = Mutex<[UIImage]>([])
  private static let used = Mutex<PhotoLibrary?>(nil)

  package init() {}

  /// The library that programs access; `nil` if there is none, as on Linux.
  package static var current: PhotoLibrary? {
    get { used.withLock { $0 } }
    set { used.withLock { $0 = newValue } }
  }

  /// The images that programs have added, in order.
  package var images: [UIImage] { kept.withLock { $0 } }

  /// The error of a missing library: `ALAssetsLibraryDataUnavailableError`.
  private static var failure: NSError {
    NSError(
      domain: "ALAssetsLibraryErrorDomain", code: -3310,
      userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
  }

  /// Adds an item to the current library.
  fileprivate static func save(
    _ item: Any, _ api: StaticString, _ target: Any?, _ selector: Selector?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let library = current
    // Passed to the main thread, where the caller's method is called with them.
    nonisolated(unsafe) let (item, target, context) = (item, target, context)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        var error: NSError?
        if let library, let image = item as? UIImage {
          library.kept.withLock { $0.append(image) }
        } else {
          notYet(api)
          error = failure
        }
        guard let target, let selector else { return }
        ActionDispatch.call(
          selector, of: target as AnyObject, with: SelectorArguments(values: [item, error, context]),
          "the method that hears of a saved picture, of an object without a table of its methods")
      }
    }
  }
}
