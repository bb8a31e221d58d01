internal import Foundation
internal import Synchronization

/// Adds a picture to the user's photos, and tells of it, on the main thread as soon as that is free, by a
/// method like `image(_:didFinishSavingWithError:contextInfo:)`. There is no library of photos here but in a
/// test whose `HeadlessScreen` has one: elsewhere the error says so, as an iPhone's does whose library
/// cannot be reached.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  PhotoLibrary.save(
    image, "UIImageWriteToSavedPhotosAlbum", completionTarget, completionSelector, contextInfo)
}

/// Adds a film to the user's photos. There is no library that takes films: the method that is told, like
/// `video(_:didFinishSavingWithError:contextInfo:)`, hears of an error.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  PhotoLibrary.save(
    videoPath, "UISaveVideoAtPathToSavedPhotosAlbum", completionTarget, completionSelector, contextInfo)
}

/// Whether the library of photos takes a film; false, for none does here.
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The user's photos, which are there where a test's screen has some.
package final class PhotoLibrary: Sendable {
  private let kept = Mutex<[UIImage]>([])
  private static let used = Mutex<PhotoLibrary?>(nil)

  package init() {}

  /// The library that programs reach; nil where there is none, as on Linux.
  package static var current: PhotoLibrary? {
    get { used.withLock { $0 } }
    set { used.withLock { $0 = newValue } }
  }

  /// The pictures that programs have added, in their order.
  package var images: [UIImage] { kept.withLock { $0 } }

  /// What is said of a library that is not there: `ALAssetsLibraryDataUnavailableError`.
  private static var failure: NSError {
    NSError(
      domain: "ALAssetsLibraryErrorDomain", code: -3310,
      userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
  }

  /// Adds an item to the library that is there when this is called.
  fileprivate static func save(
    _ item: Any, _ api: StaticString, _ target: Any?, _ selector: Selector?,
    _ context: UnsafeMutableRawPointer?
  ) {
    let library = current
    // Handed over to the main thread, where the caller's method is called with them.
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
