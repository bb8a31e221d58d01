public import Foundation
public import UIKit

/// What the system does to a program, and what its pickers give: a test does both in the system's place.
extension HeadlessScreen {
  // MARK: - Pickers

  /// Whether there is a library of photos that a picker can show; false at first, as on Linux.
  public var hasPhotoLibrary: Bool {
    get { surroundings.photos != nil }
    set { change { $0.photos = newValue ? PhotoLibrary() : nil } }
  }

  /// The pictures that the program has added to the library since there is one.
  public var savedPhotos: [UIImage] { surroundings.photos?.images ?? [] }

  /// Chooses a picture in the picker that is shown. As on a device, the program takes the picker away.
  public func pick(_ image: UIImage) throws(ScreenFailure) {
    let picker: UIImagePickerController = try shown("image picker")
    picker.finish(with: image)
    settle()
  }

  /// Chooses files in the document picker that is shown, which goes. Where it exports, a folder takes the
  /// files; other addresses are told as those of files that have been saved there.
  public func pick(_ files: [URL]) throws(ScreenFailure) {
    let picker: UIDocumentPickerViewController = try shown("document picker")
    if picker.isExporting, files.contains(where: { !$0.isFolder }) {
      picker.give(files)
    } else {
      picker.finish(with: files)
    }
    settle()
  }

  /// The innermost controller of a class that is presented.
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

  // MARK: - The program's delegates

  /// Has the program open an address. False where it does not want to.
  @discardableResult public func open(_ url: URL) -> Bool {
    defer { settle() }
    return UIApplication.shared.receive(url)
  }

  /// Has the program go on with what was begun elsewhere, such as a link. False where it does not want to.
  @discardableResult public func `continue`(_ activity: NSUserActivity) -> Bool {
    defer { settle() }
    return UIApplication.shared.receive(activity)
  }

  /// Chooses an entry of the menu of the program's icon; `completion` hears whether the program could do it.
  public func choose(_ shortcut: UIApplicationShortcutItem, completion: @escaping (Bool) -> Void = { _ in }) {
    UIApplication.shared.receive(shortcut, completion: completion)
    settle()
  }

  /// Tells the program that memory runs out.
  public func warnOfMemory() {
    UIApplication.shared.receiveMemoryWarning()
    settle()
  }
}
