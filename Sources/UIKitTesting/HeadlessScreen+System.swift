public import Foundation
public import UIKit

/// System events and the results of system pickers, which a test provides.
extension HeadlessScreen {
  // MARK: - Pickers

  /// A Boolean value that determines whether pickers can display a photo library. The default is `false`, as
  /// on Linux.
  public var hasPhotoLibrary: Bool {
    get { surroundings.photos != nil }
    set { change { $0.photos = newValue ? PhotoLibrary() : nil } }
  }

  /// The images that the app has added to the current photo library.
  public var savedPhotos: [UIImage] { surroundings.photos?.images ?? [] }

  /// Picks an image in the presented image picker. As on a device, the app dismisses the picker.
  public func pick(_ image: UIImage) throws(ScreenFailure) {
    let picker: UIImagePickerController = try shown("image picker")
    picker.finish(with: image)
    settle()
  }

  /// Picks files in the presented document picker and dismisses it.
  ///
  /// If the picker exports, a folder receives the files; other URLs are reported as those of files that were
  /// saved there.
  public func pick(_ files: [URL]) throws(ScreenFailure) {
    let picker: UIDocumentPickerViewController = try shown("document picker")
    if picker.isExporting, files.contains(where: { !$0.isFolder }) {
      picker.give(files)
    } else {
      picker.finish(with: files)
    }
    settle()
  }

  /// Returns the innermost presented controller of a class.
  private func shown<Controller: UIViewController>(_ name: String) throws(ScreenFailure) -> Controller {
    settle()
    for window in windows {
      var found: Controller?
      var next = window.rootViewController
      while let controller = next?.presentedViewController {
        if let wanted = controller as? Controller { found = wanted }
        next = controller
      }
      if let found { return found }
    }
    throw ScreenFailure(description: "no \(name) is presented")
  }

  // MARK: - App and scene delegates

  /// Asks the app to open a URL.
  ///
  /// - Returns: `false` if the app refuses.
  @discardableResult public func open(_ url: URL) -> Bool {
    defer { settle() }
    return UIApplication.shared.receive(url)
  }

  /// Asks the app to continue an activity that began elsewhere, such as a link.
  ///
  /// - Returns: `false` if the app refuses.
  @discardableResult public func `continue`(_ activity: NSUserActivity) -> Bool {
    defer { settle() }
    return UIApplication.shared.receive(activity)
  }

  /// Chooses a quick action of the app's icon.
  ///
  /// `completion` receives a Boolean value that indicates whether the app performed it.
  public func choose(_ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
    UIApplication.shared.receive(shortcut, completion: completion)
    settle()
  }

  /// Sends the app a memory warning.
  public func warnOfMemory() {
    UIApplication.shared.receiveMemoryWarning()
    settle()
  }
}
