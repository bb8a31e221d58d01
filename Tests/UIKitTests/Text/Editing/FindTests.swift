import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport
import UniformTypeIdentifiers

@testable import UIKit

/// Tests of searches in text views, and of the keyboards and pasteboards of apps.
@MainActor struct FindTests {
  private func view(_ text: String, in world: FingerWorld) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    (view.text, view.font) = (text, .systemFont(ofSize: 17))
    world.window.addSubview(view)
    world.wait(0)
    return view
  }

  @Test func optionsChooseWords() {
    var options = UITextSearchOptions()
    let text = "Cat, concat, cats and CAT"
    #expect(options.places(of: "cat", in: text).map(\.location) == [0, 8, 13, 22])
    options.wordMatchMethod = .startsWith
    #expect(options.places(of: "cat", in: text).map(\.location) == [0, 13, 22])
    options.wordMatchMethod = .fullWord
    options.stringCompareOptions = []
    #expect(options.places(of: "Cat", in: text).map(\.location) == [0])
    #expect(options.places(of: "", in: text).isEmpty)
  }

  @Test func findBarFindsTheTypedText() throws {
    try FingerWorld().run { world in
      let view = view("one two one three one", in: world)
      #expect(view.findInteraction == nil)
      view.isFindInteractionEnabled = true
      let find = try #require(view.findInteraction)
      find.presentFindNavigator(showingReplace: false)
      let bar = try #require(world.window.subviews.compactMap { $0 as? FindBar }.first)
      #expect(find.isFindNavigatorVisible)
      #expect(bar.frame.maxY == world.window.bounds.maxY)
      #expect(FirstResponder.current is UITextField)
      view.selectedRange = NSRange(location: 5, length: 0)
      (FirstResponder.current as? UITextField)?.insertText("one")
      let session = try #require(find.activeFindSession)
      #expect(session.resultCount == 3)
      #expect(session.highlightedResultIndex == 1)
      #expect(bar.countText == "2 of 3")
      #expect(find.searchText == "one")
      find.findNext()
      find.findNext()
      #expect(session.highlightedResultIndex == 0)
      #expect(bar.countText == "1 of 3")
      find.findPrevious()
      find.searchText = "four"
      #expect(bar.countText == "Not found")
      #expect(session.highlightedResultIndex == NSNotFound)
      find.searchText = "three"
      find.dismissFindNavigator()
      #expect(bar.superview == nil)
      #expect(view.selectedRange == NSRange(location: 12, length: 5))
      view.isFindInteractionEnabled = false
      #expect(view.findInteraction == nil)
    }
  }

  @Test func foundTextIsReplaced() throws {
    try FingerWorld().run { world in
      let view = view("one two one", in: world)
      view.isFindInteractionEnabled = true
      view.findAndReplace(nil)
      let find = try #require(view.findInteraction)
      view.selectedRange = NSRange(location: 0, length: 0)
      find.searchText = "one"
      find.replaceOne(with: "1")
      #expect(view.text == "1 two one")
      #expect(find.activeFindSession?.resultCount == 1)
      view.text = "one two one"
      find.searchText = "one"
      find.replaceAll(with: "none")
      #expect(view.text == "none two none")
      find.dismissFindNavigator()
      #expect(!(FirstResponder.current is UITextField))
    }
  }

  @Test func barsGoWithTheirTextView() throws {
    try FingerWorld().run { world in
      let view = view("one two", in: world)
      view.isFindInteractionEnabled = true
      view.find(nil)
      let bar = try #require(world.window.subviews.compactMap { $0 as? FindBar }.first)
      view.removeFromSuperview()
      #expect(bar.superview == nil)
      #expect(view.findInteraction?.isFindNavigatorVisible == false)
      let left = FindBar(UIFindInteraction(sessionDelegate: view), replaces: false)
      world.window.addSubview(left)
      left.findNext(nil)
      #expect(left.superview == nil)
    }
  }

  @Test func foundRangesFollowTheText() throws {
    try FingerWorld().run { world in
      let view = view("one two one", in: world)
      view.isFindInteractionEnabled = true
      view.find(nil)
      let find = try #require(view.findInteraction), session = try #require(find.activeFindSession)
      find.searchText = "one"
      #expect(session.resultCount == 2)
      view.text = "zero one"
      view.layoutIfNeeded()
      let box = try #require(view.selectionBoxes(NSRange(location: 5, length: 3)).first)
      #expect(
        view.layer.sublayers?.contains {
          abs($0.frame.minX - box.minX + 1) < 0.01 && abs($0.frame.width - box.width - 2) < 0.01
        } == true)
      let bar = world.window.subviews.compactMap { $0 as? FindBar }.first
      #expect(session.resultCount == 1)
      #expect(bar?.countText == "1 of 1")
      find.replaceOne(with: "two")
      #expect(view.text == "zero two")
      find.searchText = "two"
      find.dismissFindNavigator()
      #expect(view.selectedRange == NSRange(location: 5, length: 3))
    }
  }

  @Test func replacingAsksTheDelegateAndIsTakenBackAtOnce() throws {
    final class Guardian: NSObject, UITextViewDelegate {
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
      { range.location > 0 }
    }
    try FingerWorld().run { world in
      let view = view("one two one one", in: world), guardian = Guardian()
      (view.delegate, view.isFindInteractionEnabled, view.selectedRange) = (
        guardian, true, NSRange(location: 0, length: 0)
      )
      view.findAndReplace(nil)
      let find = try #require(view.findInteraction)
      find.searchText = "one"
      find.replaceOne(with: "1")
      #expect(view.text == "one two one one")
      find.replaceAll(with: "1")
      #expect(view.text == "one two 1 1")
      view.undoManager?.undo()
      #expect(view.text == "one two one one")
      view.undoManager?.redo()
      #expect(view.text == "one two 1 1")
      find.dismissFindNavigator()
    }
  }

  @Test func theMenuHasCommandsToFind() throws {
    try FingerWorld().run { world in
      let view = view("one two one", in: world)
      world.window.makeKeyAndVisible()
      #expect(view.becomeFirstResponder())
      #expect(!view.canPerformAction("find:", withSender: nil))
      view.isFindInteractionEnabled = true
      #expect(view.canPerformAction("find:", withSender: nil))
      #expect(view.canPerformAction("findAndReplace:", withSender: nil))
      view.selectedRange = NSRange(location: 0, length: 3)
      @MainActor func perform(_ action: Selector) throws -> Bool {
        try #require(UIMenuSystem.main.keyCommands.first { $0.action == action }).perform()
      }
      #expect(try perform("useSelectionForFind:"))
      #expect(try perform("find:"))
      let find = try #require(view.findInteraction), session = try #require(find.activeFindSession)
      #expect(find.searchText == "one")
      #expect(session.highlightedResultIndex == 0)
      #expect(FirstResponder.current is UITextField)
      #expect(try perform("findNext:"))
      #expect(session.highlightedResultIndex == 1)
      find.dismissFindNavigator()
      view.isEditable = false
      #expect(!view.canPerformAction("findAndReplace:", withSender: nil))
    }
  }

  private final class Keyboard: UIInputViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("comes") }
    override func viewDidAppear(_ animated: Bool) { log.append("here") }
    override func viewDidDisappear(_ animated: Bool) { log.append("gone") }
    override func textDidChange(_ textInput: (any UITextInput)?) { log.append("text") }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame.size.height = 120
    }
  }

  @Test func controllersAreKeyboards() {
    final class Field: UITextField {
      fileprivate let keyboard = Keyboard()
      override var inputViewController: UIInputViewController? { keyboard }
    }
    FingerWorld().run { world in
      let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      field.text = "Hello world"
      world.window.addSubview(field)
      field.becomeFirstResponder()
      world.wait(1)
      #expect(field.keyboard.view.window === world.window)
      #expect(field.keyboard.inputView?.bounds.height == 120)
      let proxy = field.keyboard.textDocumentProxy
      #expect(proxy.documentContextBeforeInput == "Hello world")
      #expect(proxy.documentContextAfterInput == nil)
      #expect(proxy.hasText)
      proxy.adjustTextPosition(byCharacterOffset: -6)
      #expect(proxy.documentContextBeforeInput == "Hello")
      #expect(proxy.documentContextAfterInput == " world")
      proxy.insertText("!")
      proxy.deleteBackward()
      proxy.insertText(",")
      #expect(field.text == "Hello, world")
      field.keyboard.dismissKeyboard()
      #expect(!field.isFirstResponder)
    }
  }

  @Test func inputViewControllersAreNotifiedOfTextAndAppearance() {
    final class Field: UITextField {
      fileprivate let keyboard = Keyboard()
      override var inputViewController: UIInputViewController? { keyboard }
    }
    FingerWorld().run { world in
      let field = Field(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
      world.window.addSubview(field)
      field.becomeFirstResponder()
      #expect(field.keyboard.log == ["comes"])
      #expect(field.inputDelegate === field.keyboard)
      world.wait(1)
      field.text = "Set"
      #expect(field.keyboard.log == ["comes", "here", "text"])
      field.resignFirstResponder()
      world.wait(1)
      #expect(field.keyboard.log.last == "gone")
      #expect(field.inputDelegate == nil)
    }
  }

  @Test func pasteboardsHaveItemsOfTypes() throws {
    let board = UIPasteboard.withUniqueName()
    board.strings = ["a", "b"]
    #expect(board.string == "a")
    #expect(board.numberOfItems == 2)
    #expect(board.types == ["public.utf8-plain-text"])
    #expect(!board.hasURLs)
    board.setItems([
      ["public.plain-text": Data("c".utf8), "public.url": URL(string: "https://example.org") as Any]
    ])
    #expect(board.string == "c")
    #expect(board.url?.host == "example.org")
    #expect(board.contains(pasteboardTypes: ["public.url"]))
    #expect(board.data(forPasteboardType: "public.url") == Data("https://example.org".utf8))
    board.addItems([["public.png": UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }]]
    )
    #expect(board.images?.count == 1)
    #expect(board.numberOfItems == 2)
    #expect(board.itemProviders.count == 2)
    #expect(board.itemProviders[1].canLoadObject(ofClass: UIImage.self))
    #expect(board.itemProviders[0].hasItemConforming(to: .text))
    board.setObjects([NSString(string: "d")])
    #expect(board.string == "d")
    UIPasteboard.remove(withName: board.name)
    #expect(UIPasteboard(name: board.name, create: false) == nil)
  }

  @Test func pasteboardsTakeColoursAndKeepTypes() {
    let board = UIPasteboard.withUniqueName()
    board.setObjects([UIColor.red])
    #expect(board.color == .red)
    #expect(board.hasColors)
    board.setValue("{}", forPasteboardType: "public.json")
    #expect(board.itemProviders.map(\.registeredTypeIdentifiers) == [["public.json"]])
    board.setItems([["public.utf8-plain-text": "gone"]], options: [.expirationDate: Date.distantPast])
    #expect(board.numberOfItems == 0)
    #expect(board.string == nil)
    UIPasteboard.remove(withName: board.name)
  }

  /// Requests without an answer yet. Requests and answers occur on the main thread.
  // Unchecked: filled and emptied by the test, on the main thread.
  private final class Waiting: @unchecked Sendable {
    var answers: [@Sendable (Data?, (any Error)?) -> Void] = []
  }

  @Test func lateItemsComeToTheirPlaceUnlessOthersAreThere() async {
    func late(_ waiting: Waiting) -> NSItemProvider {
      let provider = NSItemProvider()
      provider.registerDataRepresentation(forTypeIdentifier: "public.utf8-plain-text", visibility: .all) {
        answer in
        waiting.answers.append(answer)
        return nil
      }
      return provider
    }
    let board = UIPasteboard.withUniqueName(), waiting = Waiting()
    func arrive(_ index: Int, _ text: String) async {
      waiting.answers[index](Data(text.utf8), nil)
      // The main queue runs this after the pasteboard's blocks.
      await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    }
    board.setItemProviders(
      [late(waiting), late(waiting), NSItemProvider(object: NSString(string: "c"))], localOnly: false,
      expirationDate: nil)
    #expect(board.strings == ["c"])
    await arrive(1, "b")
    await arrive(0, "a")
    #expect(board.strings == ["a", "b", "c"])
    board.setItemProviders([late(waiting)], localOnly: false, expirationDate: nil)
    board.string = "new"
    await arrive(2, "old")
    #expect(board.strings == ["new"])
    UIPasteboard.remove(withName: board.name)
  }

  @Test func pasteControlsPasteTypesThatTheirTargetAccepts() throws {
    final class Target: UIView {
      var texts: [String] = []
      override func paste(itemProviders: [NSItemProvider]) {
        for provider in itemProviders {
          provider.loadObject(ofClass: String.self) { text, _ in
            MainActor.assumeIsolated { self.texts += text.map { [$0] } ?? [] }
          }
        }
      }
    }
    try FingerWorld().run { world in
      let target = Target(), control = UIPasteControl()
      target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      control.target = target
      control.frame.origin = CGPoint(x: 50, y: 50)
      world.window.addSubview(control)
      UIPasteboard.general.color = .red
      world.wait(0)
      _ = FrameLoop(root: world.window).commit()
      let button = try #require(control.subviews.first as? UIButton)
      #expect(!button.isEnabled)
      #expect(button.frame.width > 60)
      UIPasteboard.general.string = "Pasted"
      #expect(button.isEnabled)
      world.tap(60, 60)
      #expect(target.texts == ["Pasted"])
      UIPasteboard.general.items = []
    }
  }

  private final class Taker: UIView {
    var pasted = 0
    override var canBecomeFirstResponder: Bool { true }
    override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
  }

  @Test func theFirstResponderIsPastedInto() throws {
    try FingerWorld().run { world in
      let taker = Taker(), control = UIPasteControl()
      for view in [taker, control] { world.window.addSubview(view) }
      UIPasteboard.general.string = "Pasted"
      let button = try #require(control.subviews.first as? UIButton)
      #expect(!button.isEnabled)
      #expect(!taker.canPerformAction("paste:", withSender: nil))
      taker.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
      taker.becomeFirstResponder()
      #expect(button.isEnabled)
      #expect(taker.canPerformAction("paste:", withSender: nil))
      taker.paste(nil)
      #expect(taker.pasted == 1)
      UIPasteboard.general.color = .red
      #expect(!taker.canPerformAction("paste:", withSender: nil))
      UIPasteboard.general.items = []
      taker.resignFirstResponder()
    }
  }

  @Test func wordsAreLearned() {
    UITextChecker.learnWord("Micaceous")
    #expect(UITextChecker.hasLearnedWord("Micaceous"))
    let checker = UITextChecker()
    #expect(
      checker.completions(forPartialWordRange: NSRange(location: 0, length: 3), in: "mic", language: "en")
        == ["Micaceous"])
    UITextChecker.unlearnWord("Micaceous")
    #expect(!UITextChecker.hasLearnedWord("Micaceous"))
  }
}
