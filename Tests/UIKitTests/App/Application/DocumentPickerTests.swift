import Foundation
import TestSupport
import Testing
import UniformTypeIdentifiers

@testable import UIKit

/// Tests of file types, of the browser of document pickers, and of previews.
@MainActor struct DocumentPickerTests {
  @Test func typesKnowTheirTagsAndKinds() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType("public.png") == .png)
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.isSubtype(of: .data))
    #expect(!UTType.png.isSubtype(of: .png))
    #expect(UTType.item.isSupertype(of: .swiftSource))
    #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType.html.preferredMIMEType == "text/html")
    #expect(UTType.json.localizedDescription != nil)
    #expect(UTType("com.example.none") == nil)
    #expect(UTType.mp3.isPublic)
    #expect(UTType.pdf.isDeclared)
    #expect(!UTType.pdf.isDynamic)
    let unknown = try #require(UTType(filenameExtension: "zzq"))
    #expect(unknown.isDynamic)
    #expect(unknown.preferredFilenameExtension == "zzq")
    #expect(unknown.conforms(to: .data))
    #expect(UTType(unknown.identifier) == unknown)
    #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
    let own = UTType(exportedAs: "com.example.note", conformingTo: .plainText)
    #expect(own.conforms(to: .text))
    #expect(UTType("com.example.note") == own)
    #expect(
      URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .pdf).lastPathComponent == "b.pdf")
    #expect(
      URL(fileURLWithPath: "/a").appendingPathComponent("b.jpg", conformingTo: .jpeg).lastPathComponent
        == "b.jpg")
    #expect(try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.pdf])) == [.pdf])
    #expect(UTType.urlBookmarkData.conforms(to: .data))
    #expect(UTType.urlBookmarkData != .bookmark)
    #expect(Set([UTType.pdf, UTType("COM.adobe.PDF") ?? .data]).count == 1)
    #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil).count == 2)
  }

  @Test func pickerTellsTheModeThatItWasMadeFor() {
    let file = URL(fileURLWithPath: "/a")
    #expect(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf]).documentPickerMode == .open)
    #expect(
      UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true).documentPickerMode
        == .import)
    #expect(UIDocumentPickerViewController(forExporting: [file]).documentPickerMode == .moveToService)
    #expect(
      UIDocumentPickerViewController(urls: [file], in: .exportToService).documentPickerMode
        == .exportToService)
  }

  private final class Reader: NSObject, UIDocumentPickerDelegate {
    var (files, isCancelled): ([URL], Bool) = ([], false)
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
      files = urls
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { isCancelled = true }
  }

  private func folder(_ body: (URL) throws -> Void) throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(at: folder("inner"), withIntermediateDirectories: true)
    for (name, text) in [("a.txt", "A"), ("b.txt", "B"), ("c.png", "C"), ("inner/d.txt", "D")] {
      try Data(text.utf8).write(to: folder(name))
    }
    try body(folder.url)
  }

  /// Returns the browser that a picker shows, after a layout.
  private func list(_ picker: UIDocumentPickerViewController) throws -> FileBrowser {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = picker
    window.makeKeyAndVisible()
    _ = FrameLoop(root: window).commit()
    return try #require((picker.children.first as? UINavigationController)?.topViewController as? FileBrowser)
  }
  private func rows(_ list: FileBrowser) -> [String] {
    (0..<list.tableView.numberOfRows(inSection: 0)).map {
      list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text ?? ""
    }
  }
  private func choose(_ row: Int, _ list: FileBrowser) {
    list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  @Test func filesOfATypeAreChosen() throws {
    try folder { folder in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText], asCopy: false),
        reader = Reader()
      (picker.delegate, picker.directoryURL, picker.shouldShowFileExtensions) = (reader, folder, true)
      let list = try list(picker)
      #expect(rows(list) == ["a.txt", "b.txt", "c.png", "inner"])
      choose(2, list)
      #expect(reader.files.isEmpty, "a picture is no text")
      choose(1, list)
      #expect(reader.files.map(\.lastPathComponent) == ["b.txt"])
    }
  }

  @Test func filesOfATypeThatNothingDeclaresAreNotAllFiles() throws {
    try folder { folder in
      let picker = UIDocumentPickerViewController(documentTypes: ["com.example.unheard-of"], in: .open),
        reader = Reader()
      (picker.delegate, picker.directoryURL) = (reader, folder)
      choose(0, try list(picker))
      #expect(reader.files.isEmpty)
    }
  }

  @Test func severalFilesAreChosenAndCopied() throws {
    try folder { folder in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.text, .image], asCopy: true),
        reader = Reader()
      (picker.delegate, picker.directoryURL, picker.allowsMultipleSelection) = (reader, folder, true)
      let list = try list(picker)
      #expect(rows(list).first == "a")
      #expect(list.navigationItem.rightBarButtonItem == nil)
      choose(0, list)
      choose(2, list)
      choose(0, list)
      choose(1, list)
      try #require(list.navigationItem.rightBarButtonItem).perform()
      #expect(reader.files.map(\.lastPathComponent) == ["b.txt", "c.png"])
      #expect(!reader.files[0].path.hasPrefix(folder.path))
      #expect(try reader.files.map { try String(contentsOf: $0, encoding: .utf8) } == ["B", "C"])
      try #require(list.navigationItem.leftBarButtonItem).perform()
      #expect(reader.isCancelled)
    }
  }

  @Test func foldersAreEnteredAndTakeFiles() throws {
    try folder { folder in
      let file = folder.appendingPathComponent("inner/d.txt")
      let picker = UIDocumentPickerViewController(forExporting: [file], asCopy: true), reader = Reader()
      (picker.delegate, picker.directoryURL) = (reader, folder)
      let list = try list(picker)
      UIView.performWithoutAnimation { choose(3, list) }
      let inner = try #require(list.navigationController?.topViewController as? FileBrowser)
      #expect(inner !== list)
      #expect(inner.title == "inner")
      try #require(inner.navigationItem.rightBarButtonItem).perform()
      #expect(reader.files.map(\.lastPathComponent) == ["d 2.txt"], "the name was taken")
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test func documentsAreShown() throws {
    final class Owner: NSObject, UIDocumentInteractionControllerDelegate {
      let stack = UINavigationController(rootViewController: UIViewController())
      var log: [String] = []
      func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
      ) -> UIViewController? { stack }
      func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {
        log.append("begins")
      }
      func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {
        log.append("ended")
      }
      func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
      { log.append("menu") }
      func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        log.append("left")
      }
    }
    try folder { folder in
      let owner = Owner(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      window.rootViewController = owner.stack
      window.makeKeyAndVisible()
      let controller = UIDocumentInteractionController(url: folder.appendingPathComponent("a.txt"))
      #expect(!controller.presentPreview(animated: false), "nobody says where")
      controller.delegate = owner
      #expect(controller.uti == "public.plain-text")
      #expect(controller.name == "a.txt")
      #expect(controller.icons.count == 1)
      #expect(controller.presentPreview(animated: false))
      let page = try #require(owner.stack.topViewController)
      #expect(page.title == "a.txt")
      #expect(page.view.subviews.compactMap { ($0 as? UITextView)?.text } == ["A"])
      controller.dismissPreview(animated: false)
      #expect(owner.log == ["begins", "ended"])
      #expect(owner.stack.viewControllers.count == 1)
      let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200)).pdfData {
        $0.beginPage()
        $0.beginPage()
      }
      controller.url = folder.appendingPathComponent("e.pdf")
      try pages.write(to: folder.appendingPathComponent("e.pdf"))
      #expect(controller.presentPreview(animated: false))
      let list = try #require(
        owner.stack.topViewController?.view.subviews.compactMap { $0 as? UIScrollView }.first)
      list.frame = CGRect(x: 0, y: 0, width: 100, height: 300)
      list.layoutIfNeeded()
      #expect(list.contentSize == CGSize(width: 100, height: 408), "both pages, and the gap")
      controller.dismissPreview(animated: false)
      #expect(
        !UIDocumentInteractionController(url: folder.appendingPathComponent("c.png")).presentPreview(
          animated: false))
      #expect(controller.presentOptionsMenu(from: .zero, in: owner.stack.view, animated: false))
      #expect(owner.log.last == "menu")
      #expect(
        (owner.stack.presentedViewController as? UIAlertController)?.actions.map(\.title) == [
          "Quick Look", "Copy", "Save to Files", "Cancel",
        ])
      controller.dismissMenu(animated: false)
      #expect(owner.log.last == "left")
      #expect(!controller.presentOpenInMenu(from: .zero, in: owner.stack.view, animated: false))
    }
  }
}
