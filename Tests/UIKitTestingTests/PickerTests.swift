import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// What a program does after its user has picked a picture or files.
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
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
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
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) { files.append(url) }
  }

  @Test func aPictureIsPicked() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), album = Album(), picture = UIImage()
    screen.show(album)
    album.choosePicture()
    #expect(album.presentedViewController == nil)
    #expect(throws: ScreenFailure.self) { try screen.pick(picture) }
    screen.hasPhotoLibrary = true
    album.choosePicture()
    try screen.pick(picture)
    #expect(album.picture === picture && album.edited === picture && album.presentedViewController == nil)
    screen.hasPhotoLibrary = false
  }

  /// The method for one file is called where that for several is missing.
  @Test func filesArePicked() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), album = Album()
    screen.show(album)
    album.chooseFiles()
    let files = [URL(fileURLWithPath: "/one.txt")]
    try screen.pick(files)
    screen.advance(by: 1)
    #expect(album.files == files && album.presentedViewController == nil)
  }

  @Test func controllersHearThatMemoryRunsOut() {
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
