import Foundation
import TestSupport
import Testing
import UIKitTestSupport
import UniformTypeIdentifiers

@testable import UIKit

/// Tests of document browsers. Source: Apple's reference of `UIDocumentBrowserViewController`.
@MainActor @Suite(.serialized) struct DocumentBrowserTests {
  private final class App: NSObject, UIDocumentBrowserViewControllerDelegate {
    var told: [String] = []
    var new: (URL?, UIDocumentBrowserViewController.ImportMode) = (nil, .none)
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
    ) {
      told.append("open " + documentURLs.map(\.lastPathComponent).joined(separator: " "))
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController,
      didRequestDocumentCreationWithHandler importHandler:
        @escaping (
          URL?, UIDocumentBrowserViewController.ImportMode
        ) -> Void
    ) { importHandler(new.0, new.1) }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
      toDestinationURL destinationURL: URL
    ) {
      told.append("\(sourceURL.lastPathComponent) is \(destinationURL.lastPathComponent)")
    }
    func documentBrowser(
      _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL,
      error: (any Error)?
    ) {
      told.append("\(documentURL.lastPathComponent) fails")
    }
  }

  /// Returns a browser of a folder with two texts and a picture, in a window.
  private func shown(_ folder: TemporaryFolder, _ app: App, in world: FingerWorld) throws
    -> (UIDocumentBrowserViewController, FileBrowser)
  {
    for name in ["docs/a.txt", "docs/b.txt", "docs/c.png"] { try folder.write(name, to: name) }
    let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    (browser.delegate, browser.folder, browser.shouldShowFileExtensions) = (app, folder("docs"), true)
    world.window.rootViewController = browser
    world.window.makeKeyAndVisible()
    world.settle()
    let stack = try #require(browser.children.first as? UINavigationController)
    return (browser, try #require(stack.topViewController as? FileBrowser))
  }
  private func rows(_ list: FileBrowser) -> [String] {
    (0..<list.tableView.numberOfRows(inSection: 0)).map {
      list.tableView(list.tableView, cellForRowAt: IndexPath(row: $0, section: 0)).textLabel?.text ?? ""
    }
  }
  private func press(_ item: UIBarButtonItem?) { item?.primaryAction?.perform(sender: nil) }

  @Test func documentsAreOpenedAndMade() throws {
    try FingerWorld().run { world in
      let folder = TemporaryFolder(), app = App(), (browser, list) = try shown(folder, app, in: world)
      #expect(rows(list) == ["a.txt", "b.txt", "c.png"])
      for row in [2, 1] { list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: 0)) }
      #expect(app.told == ["open b.txt"], "a picture is none of its documents")
      let create = list.navigationItem.rightBarButtonItems?.first
      #expect(create?.accessibilityLabel == "Create Document")
      press(create)
      #expect(app.told.count == 1, "none was made")
      app.new = (try folder.write("new", to: "a.txt"), .move)
      press(create)
      #expect(app.told.last == "a.txt is a 2.txt")
      #expect(Set(rows(list)) == ["a.txt", "a 2.txt", "b.txt", "c.png"])
      press(create)
      #expect(app.told.last == "a.txt fails", "it was moved")
      browser.allowsDocumentCreation = false
      #expect(list.navigationItem.rightBarButtonItems?.isEmpty == true)
    }
  }

  @Test func documentsAreRevealedImportedAndRenamed() throws {
    try FingerWorld().run { world in
      let folder = TemporaryFolder(), (browser, list) = try shown(folder, App(), in: world)
      let elsewhere = try folder.write("new", to: "d.txt")
      var told: [String] = []
      let tell: (URL?, (any Error)?) -> Void = { url, error in
        told.append(url?.lastPathComponent ?? (error == nil ? "" : "error"))
      }
      browser.revealDocument(at: folder("docs/a.txt"), importIfNeeded: true, completion: tell)
      browser.revealDocument(at: elsewhere, importIfNeeded: true, completion: tell)
      browser.revealDocument(at: folder("none"), importIfNeeded: true, completion: tell)
      browser.importDocument(
        at: elsewhere, nextToDocumentAt: folder("docs/a.txt"), mode: .copy, completionHandler: tell)
      browser.renameDocument(at: folder("docs/b.txt"), proposedName: "e", completionHandler: tell)
      world.settle()
      #expect(told == ["a.txt", "d.txt", "error", "d 2.txt", "e.txt"])
      #expect(Set(rows(list)) == ["a.txt", "c.png", "d.txt", "d 2.txt", "e.txt"])
    }
  }

  @Test func theMenuOfADocumentHasTheAppsActions() throws {
    try FingerWorld().run { world in
      let folder = TemporaryFolder(), (browser, list) = try shown(folder, App(), in: world)
      var chosen: [URL] = []
      let action = UIDocumentBrowserAction(identifier: "x", localizedTitle: "X", availability: [.menu]) {
        chosen += $0
      }
      action.supportedContentTypes = [UTType.text.identifier]
      browser.customActions = [action]
      func menu(_ row: Int) -> UIContextMenuConfiguration? {
        list.tableView(
          list.tableView, contextMenuConfigurationForRowAt: IndexPath(row: row, section: 0), point: .zero)
      }
      #expect(menu(0) != nil)
      #expect(menu(2) == nil)
      list.actions(folder("docs/a.txt")).first?.perform(sender: nil)
      #expect(chosen.map(\.lastPathComponent) == ["a.txt"])
    }
  }

  private final class Editor: UIViewController, UIViewControllerTransitioningDelegate {
    var transition: UIDocumentBrowserTransitionController?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { transition }
    func animationController(forDismissed dismissed: UIViewController)
      -> (any UIViewControllerAnimatedTransitioning)?
    { transition }
  }

  @Test func aDocumentGrowsOutOfItsRow() throws {
    try FingerWorld().run { world in
      let folder = TemporaryFolder(), (browser, list) = try shown(folder, App(), in: world), editor = Editor()
      editor.modalPresentationStyle = .fullScreen
      editor.transition = browser.transitionController(forDocumentAt: folder("docs/b.txt"))
      editor.transitioningDelegate = editor
      let row = try #require(list.row(of: folder("docs/b.txt")))
      let place = row.convert(row.bounds, to: nil)
      browser.present(editor, animated: true)
      _ = FrameLoop(root: world.window).commit()
      let first = editor.view.layer.presentation()?.frame ?? .zero
      #expect(abs(first.midY - place.midY) < 1)
      #expect(abs(first.height - place.height) < 1)
      world.settle()
      #expect(editor.view.transform == .identity)
      #expect(editor.view.frame == world.window.bounds)
      browser.dismiss(animated: true)
      world.settle()
      #expect(browser.presentedViewController == nil)
      #expect(list.view.window === world.window)
    }
  }
}
