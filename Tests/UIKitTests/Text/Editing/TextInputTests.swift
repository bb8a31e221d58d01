import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of views with custom text, of words and sentences, marked text, and typing attributes. Source:
/// Apple's reference.
@Suite(.serialized) @MainActor struct TextInputTests {
  /// A field for a code, as apps write it: three methods and nothing else.
  final class CodeView: UIView, UIKeyInput {
    var code = ""
    var hasText: Bool { !code.isEmpty }
    var keyboardType = UIKeyboardType.numberPad
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { code += text }
    func deleteBackward() { if hasText { code.removeLast() } }
  }

  /// A text with custom positions.
  class Page: UIView, UITextInput {
    final class Place: UITextPosition {
      let index: Int
      init(_ index: Int) {
        self.index = index
      }
    }
    final class Span: UITextRange {
      let from: Place, to: Place
      init(_ from: Int, _ to: Int) {
        (self.from, self.to) = (Place(min(from, to)), Place(max(from, to)))
        super.init()
      }
      override var start: UITextPosition { from }
      override var end: UITextPosition { to }
      override var isEmpty: Bool { from.index == to.index }
    }
    final class Box: UITextSelectionRect {
      override var rect: CGRect { CGRect(x: 1, y: 2, width: 3, height: 4) }
    }

    var content = ""
    var selection = Span(0, 0)
    weak var inputDelegate: (any UITextInputDelegate)?
    lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
    var markedTextRange: UITextRange?
    var markedTextStyle: [NSAttributedString.Key: Any]?
    override var canBecomeFirstResponder: Bool { true }
    var textInputView: UIView { self }
    private func ends(_ range: UITextRange) -> Range<String.Index> {
      let span = range as! Span
      return content.index(
        content.startIndex, offsetBy: span.from.index)..<content.index(
          content.startIndex, offsetBy: span.to.index)
    }
    var hasText: Bool { !content.isEmpty }
    func insertText(_ text: String) { replace(selection, withText: text) }
    func deleteBackward() {
      if selection.isEmpty, selection.from.index > 0 {
        selection = Span(selection.from.index - 1, selection.from.index)
      }
      replace(selection, withText: "")
    }
    func text(in range: UITextRange) -> String? { String(content[ends(range)]) }
    func replace(_ range: UITextRange, withText text: String) {
      content.replaceSubrange(ends(range), with: text)
      let end = (range as! Span).from.index + text.count
      selection = Span(end, end)
    }
    var selectedTextRange: UITextRange? {
      get { selection }
      set { selection = newValue as! Span }
    }
    func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
    func unmarkText() {}
    var beginningOfDocument: UITextPosition { Place(0) }
    var endOfDocument: UITextPosition { Place(content.count) }
    func textRange(from a: UITextPosition, to b: UITextPosition) -> UITextRange? {
      Span((a as! Place).index, (b as! Place).index)
    }
    func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let index = (position as! Place).index + offset
      return (0...content.count).contains(index) ? Place(index) : nil
    }
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
      -> UITextPosition?
    {
      self.position(from: position, offset: direction == .left ? -offset : direction == .right ? offset : 0)
    }
    func compare(_ a: UITextPosition, to b: UITextPosition) -> ComparisonResult {
      let (a, b) = ((a as! Place).index, (b as! Place).index)
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func offset(from: UITextPosition, to: UITextPosition) -> Int {
      (to as! Place).index - (from as! Place).index
    }
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
      range.end
    }
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
      -> UITextRange?
    { nil }
    func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
      -> NSWritingDirection
    { .natural }
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
    func firstRect(for range: UITextRange) -> CGRect { .zero }
    func caretRect(for position: UITextPosition) -> CGRect { .zero }
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [Box()] }
    func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
    func characterRange(at point: CGPoint) -> UITextRange? { nil }
  }

  func shown<View: UIView>(_ view: View, _ body: (View) -> Void) {
    FingerWorld().run { world in
      view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      world.window.addSubview(view)
      world.window.makeKeyAndVisible()
      #expect(view.becomeFirstResponder())
      world.window.layoutIfNeeded()
      body(view)
      view.resignFirstResponder()
    }
  }

  @Test func keysReachAnyKeyInputResponder() {
    shown(CodeView()) { view in
      KeyInput.main.type("12a")
      press(.keyboardDeleteOrBackspace)
      KeyInput.main.type("3")
      #expect(view.code == "123")
    }
    shown(Page()) { page in
      KeyInput.main.type("one twx")
      press(.keyboardLeftArrow, .shift)
      KeyInput.main.type("o")
      press(.keyboardLeftArrow)
      KeyInput.main.type("w")
      #expect(page.content == "one twwo")
    }
  }

  @Test func theShiftKeyMovesOneEndOfTheSelection() {
    shown(Page()) { page in
      KeyInput.main.type("abcd")
      press(.keyboardLeftArrow, .shift)
      press(.keyboardLeftArrow, .shift)
      press(.keyboardRightArrow, .shift)
      #expect(page.selection.from.index == 3)
      #expect(page.selection.to.index == 4)
    }
  }

  @Test func textsThatAreOnlyReadPassKeysOn() {
    final class Behind: UIView {
      var keys: [UIKeyboardHIDUsage] = []
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap { $0.key?.keyCode }
      }
    }
    FingerWorld().run { world in
      let behind = Behind(frame: CGRect(x: 0, y: 0, width: 200, height: 100)),
        view = UITextView(frame: behind.bounds)
      (view.text, view.isEditable) = ("read me", false)
      behind.addSubview(view)
      world.window.addSubview(behind)
      world.window.makeKeyAndVisible()
      #expect(view.becomeFirstResponder())
      press(.keyboardDeleteOrBackspace)
      #expect(behind.keys == [.keyboardDeleteOrBackspace])
      #expect(view.text == "read me")
      view.resignFirstResponder()
    }
  }

  @Test func markingEndsWhereTheSelectionLeaves() {
    shown(UITextView()) { view in
      view.text = "ab"
      view.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
      view.selectedRange = NSRange(location: 0, length: 0)
      #expect(view.markedTextRange == nil)
      view.insertText("x")
      #expect(view.text == "xabn")
    }
  }

  @Test func inputDelegatesAreNotifiedOfSetText() {
    final class Told: NSObject, UITextInputDelegate {
      var log: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) {}
      func selectionDidChange(_ textInput: (any UITextInput)?) {}
      func textWillChange(_ textInput: (any UITextInput)?) { log.append("will") }
      func textDidChange(_ textInput: (any UITextInput)?) { log.append("did") }
    }
    shown(UITextView()) { view in
      let told = Told()
      view.inputDelegate = told
      KeyInput.main.type("a")
      #expect(told.log.isEmpty)
      view.text = "b"
      #expect(told.log == ["will", "did"])
    }
  }

  @Test func fontsThatDoNotChangeLeaveTheCaret() {
    shown(UITextView()) { view in
      view.attributedText = NSAttributedString(
        string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      view.selectedRange = NSRange(location: 1, length: 0)
      view.adjustsFontForContentSizeCategory = true
      #expect(view.selectedRange == NSRange(location: 1, length: 0))
    }
  }

  @Test func tokenizersKnowWordsSentencesAndParagraphs() throws {
    let page = Page()
    page.content = "Don't go. It's 3.50!\nNew one"
    func at(_ index: Int) -> UITextPosition { Page.Place(index) }
    func piece(_ index: Int, _ unit: UITextGranularity, _ direction: UITextStorageDirection = .forward)
      -> String?
    {
      page.tokenizer.rangeEnclosingPosition(at(index), with: unit, inDirection: .storage(direction)).flatMap {
        page.text(in: $0)
      }
    }
    #expect(piece(2, .word) == "Don't")
    #expect(piece(5, .word) == nil)
    #expect(piece(5, .word, .backward) == "Don't")
    #expect(piece(16, .word) == "3.50")
    #expect(piece(9, .word, .backward) == nil)
    #expect(piece(1, .sentence) == "Don't go. ")
    #expect(piece(12, .sentence) == "It's 3.50!\n")
    #expect(piece(23, .paragraph) == "New one")
    #expect(piece(0, .character) == "D")
    #expect(piece(0, .document) == page.content)
    let forward = UITextDirection.storage(.forward), backward = UITextDirection.storage(.backward)
    func next(_ index: Int, _ direction: UITextDirection) -> Int? {
      (page.tokenizer.position(from: at(index), toBoundary: .word, inDirection: direction) as? Page.Place)?
        .index
    }
    #expect(next(0, forward) == 5)
    #expect(next(5, forward) == 8)
    #expect(next(8, backward) == 6)
    #expect(next(0, backward) == nil)
    #expect(page.tokenizer.isPosition(at(5), atBoundary: .word, inDirection: forward))
    #expect(!page.tokenizer.isPosition(at(5), atBoundary: .word, inDirection: backward))
    #expect(page.tokenizer.isPosition(at(6), atBoundary: .word, inDirection: backward))
    #expect(page.tokenizer.isPosition(at(3), withinTextUnit: .word, inDirection: forward))
  }

  @Test func fieldsAndTextViewsReturnPositionsByDirection() throws {
    shown(UITextView()) { view in
      view.text = "one two\nthree"
      let start = view.beginningOfDocument
      let line = view.tokenizer.rangeEnclosingPosition(start, with: .line, inDirection: .storage(.forward))
      #expect(line.flatMap { view.text(in: $0) } == "one two")
      let below = view.position(from: start, in: .down, offset: 1)
      #expect(below.map { view.offset(from: start, to: $0) } == 8)
      #expect(view.position(from: start, in: .left, offset: 1) == nil)
      #expect(
        view.characterRange(byExtending: start, in: .right).flatMap { view.text(in: $0) } == "one two\nthree")
      let end = view.tokenizer.position(from: start, toBoundary: .line, inDirection: .storage(.forward))
      #expect(end.map { view.offset(from: start, to: $0) } == 7)
      let beginning = view.tokenizer.position(
        from: view.endOfDocument, toBoundary: .line, inDirection: .storage(.backward))
      #expect(beginning.map { view.offset(from: start, to: $0) } == 8)
      #expect(view.baseWritingDirection(for: start, in: .forward) == .leftToRight)
      view.setBaseWritingDirection(.rightToLeft, for: view.textRange(from: start, to: view.endOfDocument)!)
      #expect(view.baseWritingDirection(for: start, in: .forward) == .rightToLeft)
      #expect(view.caretRect(for: start).minX > 150)
    }
  }

  @Test func markedTextIsReplacedUntilItIsUnmarked() throws {
    final class Told: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textViewDidChange(_ textView: UITextView) {
        log.append("\(textView.text!) \(textView.markedTextRange != nil)")
      }
    }
    shown(UITextView()) { view in
      let told = Told()
      view.delegate = told
      view.text = "a"
      view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(view.markedTextRange.flatMap { view.text(in: $0) } == "ni")
      #expect(view.selectedRange.location == 3)
      view.setMarkedText("nih", selectedRange: NSRange(location: 1, length: 1))
      #expect(view.text == "anih")
      #expect(view.selectedRange == NSRange(location: 2, length: 1))
      view.insertText("\u{4F60}")
      #expect(view.text == "a\u{4F60}")
      #expect(view.markedTextRange == nil)
      #expect(told.log == ["ani true", "anih true", "a\u{4F60} false"])
      view.setMarkedText("x", selectedRange: NSRange(location: 1, length: 0))
      view.unmarkText()
      #expect(view.text == "a\u{4F60}x")
      #expect(view.markedTextRange == nil)
    }
  }

  @Test func selectionChangesAreNotifiedBeforeTextChanges() {
    final class Told: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
      {
        log.append("should")
        return true
      }
      func textViewDidChangeSelection(_ textView: UITextView) {
        log.append("selection \(textView.selectedRange.location)")
      }
      func textViewDidChange(_ textView: UITextView) { log.append("text \(textView.text!)") }
    }
    shown(UITextView()) { view in
      let told = Told()
      view.delegate = told
      KeyInput.main.type("a")
      #expect(told.log == ["should", "selection 1", "text a"])
    }
  }

  /// Apple documents that `textViewDidChange(_:)` is not called for changes by the program. The selection
  /// does change, and programs that set `selectedRange` rely on the notification (AztecEditor-iOS, pull
  /// request 327).
  @Test func settingTheTextNotifiesOfTheSelectionAlone() {
    final class Told: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textViewDidChangeSelection(_ textView: UITextView) {
        log.append("selection \(textView.selectedRange.location)")
      }
      func textViewDidChange(_ textView: UITextView) { log.append("text") }
    }
    let view = UITextView(), told = Told()
    view.delegate = told
    view.text = "abc"
    #expect(told.log == ["selection 3"])
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect(told.log == ["selection 3", "selection 1"])
  }

  /// MessageViewController's tests count the calls.
  @Test func settingTheTextSetsTheAttributedTextOfSubclasses() {
    final class Counted: UITextView, UITextViewDelegate {
      var log: [String] = []
      override var attributedText: NSAttributedString! {
        didSet { log.append("text \(attributedText.string)") }
      }
      func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    }
    let view = Counted()
    view.delegate = view
    view.textColor = .red
    view.text = "abc"
    view.text = ""
    view.text = ""
    #expect(view.log == ["selection", "text abc", "selection", "text ", "text "])
    #expect(view.textColor == .red)
  }

  @Test func respondersKeepTheirShortcuts() {
    let field = UITextField(), group = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    field.inputAssistantItem.leadingBarButtonGroups = [group]
    #expect(field.inputAssistantItem.leadingBarButtonGroups == [group])
    #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
  }

  @Test func tapsChooseAPlaceInATextOfOnesOwn() {
    final class Asked: UITextInteractionDelegate {
      var log: [String] = []
      func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool {
        log.append("may")
        return point.x < 200
      }
      func interactionWillBegin(_ interaction: UITextInteraction) { log.append("will") }
      func interactionDidEnd(_ interaction: UITextInteraction) { log.append("did") }
    }
    FingerWorld().run { world in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let pad = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 30))
      field.text = "Hello"
      let interaction = UITextInteraction(for: .nonEditable), asked = Asked()
      (interaction.textInput, interaction.delegate) = (field, asked)
      for view in [field, pad] { world.window.addSubview(view) }
      pad.addInteraction(interaction)
      world.tap(90, 110)
      #expect(asked.log == ["may", "will", "did"])
      #expect(field.isFirstResponder)
      #expect(
        field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) } == 5)
      world.tap(250, 110)
      #expect(asked.log.count == 4)
      #expect(interaction.view === pad)
      #expect(interaction.gesturesForFailureRequirements.count == 1)
    }
  }
}
