import CoreGraphics
import Foundation
import Testing
@_spi(SelectorTable) import UIKit
import UIKitTesting

/// Tests of a program's reaction after the user picks a picture or files.
@Suite(.serialized) @MainActor struct PickerTests {
  private final class Album: UIViewController, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate
  {
    var picture: UIImage?
    var edited: UIImage?
    var files: [URL] = []

    func choosePicture() {
      guard UIImagePickerController.isSourceTypeAvailable(.photoLibrary) else { return }
      let picker = UIImagePickerController()
      picker.allowsEditing = true
      picker.delegate = self
      present(picker, animated: false)
    }
    func imagePickerController(
      _ picker: UIImagePickerController,
      didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      picture = info[.originalImage] as? UIImage
      edited = info[.editedImage] as? UIImage
      picker.dismiss(animated: false)
    }
    func chooseFiles() {
      let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
      picker.delegate = self
      present(picker, animated: false)
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {
      files.append(url)
    }
  }

  @Test func aPictureIsPicked() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), album = Album(),
      picture = UIImage()
    screen.show(album)
    album.choosePicture()
    #expect(album.presentedViewController == nil)
    #expect(throws: ScreenFailure.self) { try screen.pick(picture) }
    screen.hasPhotoLibrary = true
    album.choosePicture()
    try screen.pick(picture)
    #expect(album.picture === picture)
    #expect(album.edited === picture)
    #expect(album.presentedViewController == nil)
    screen.hasPhotoLibrary = false
  }

  @Test func pickerWithoutADelegateIsDismissedByItself() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), root = UIViewController()
    screen.show(root)
    root.present(UIImagePickerController(), animated: false)
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  /// The method has three parameters. The pointer that it receives is the caller's.
  @Test func savedPicturesCallTheCompletionSelector() async {
    let screen = HeadlessScreen(), teller = Teller()
    let picture = UIImage()
    await teller.save(picture, with: nil)
    #expect(teller.told?.image === picture)
    #expect(teller.told?.context == nil)
    #expect(teller.told?.error?.domain == "ALAssetsLibraryErrorDomain")
    #expect(teller.told?.error?.code == -3310)
    screen.hasPhotoLibrary = true
    await teller.save(picture, with: UnsafeMutableRawPointer(bitPattern: 4096))
    #expect(teller.told?.error == nil)
    #expect(teller.told?.context.map { Int(bitPattern: $0) } == 4096)
    #expect(screen.savedPhotos == [picture])
    screen.hasPhotoLibrary = false
    #expect(screen.savedPhotos.isEmpty)
  }

  @Test func methodsOfTwoArgumentsAreCalledByName() {
    let teller = Teller()
    teller.perform(Selector("add:to:"), with: 3, with: "four")
    #expect(teller.added == ["3", "four"])
    teller.perform(Selector("one:"), with: 5, with: nil)
    #expect(teller.added == ["5"])
  }

  /// If the method for several files is missing, the method for one is called.
  @Test func filesArePicked() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), album = Album()
    screen.show(album)
    album.chooseFiles()
    let files = [URL(fileURLWithPath: "/one.txt")]
    try screen.pick(files)
    screen.advance(by: 1)
    #expect(album.files == files)
    #expect(album.presentedViewController == nil)
  }

  @Test func controllersReceiveMemoryWarnings() {
    final class Keeper: UIViewController {
      var warnings = 0
      override func didReceiveMemoryWarning() { warnings += 1 }
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), root = Keeper()
    let child = Keeper(), card = Keeper()
    root.addChild(child)
    screen.show(root)
    root.present(card, animated: false)
    screen.warnOfMemory()
    #expect([root, child, card].map(\.warnings) == [1, 1, 1])
  }
}

/// An object that is notified of saved pictures by a method with a selector table, as `mica test`
/// generates it.
@MainActor private final class Teller: NSObject, SelectorTarget {
  private(set) var told: (image: UIImage, error: NSError?, context: UnsafeRawPointer?)?
  private var heard: (() -> Void)?
  private(set) var added: [String] = []

  func save(_ image: UIImage, with context: UnsafeMutableRawPointer?) async {
    await withCheckedContinuation { continuation in
      heard = { continuation.resume() }
      UIImageWriteToSavedPhotosAlbum(
        image, self, Selector("image:didFinishSavingWithError:contextInfo:"), context)
    }
  }

  private func image(
    _ image: UIImage, didFinishSavingWithError error: NSError?, contextInfo: UnsafeRawPointer?
  ) {
    told = (image, error, contextInfo)
    heard?()
  }

  func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
    switch selector.description {
    case "image:didFinishSavingWithError:contextInfo:":
      return { sender, _ in
        self.image(
          SelectorTables.argument(sender, 0) as UIImage,
          didFinishSavingWithError: SelectorTables.argument(sender, 1) as NSError?,
          contextInfo: SelectorTables.argument(sender, 2) as UnsafeRawPointer?)
      }
    case "add:to:":
      return { sender, _ in
        self.added = [
          String(SelectorTables.argument(sender, 0) as Int), SelectorTables.argument(sender, 1) as String,
        ]
      }
    case "one:": return { sender, _ in self.added = ["\(sender ?? "nothing")"] }
    default: return nil
    }
  }
}
