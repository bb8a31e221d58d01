import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of editing by user-perceived characters. Sources: Unicode's UAX #29 for their definition, Apple's
/// reference of `UITextInput`, `UndoManager` and `NSTextStorage`.
@Suite(.serialized) @MainActor struct GraphemeEditingTests {
  /// A text, the text typed after a position in it, and the result.
  nonisolated static let typed: [(String, Int, String, String)] = [
    ("abe", 3, "\u{301}", "abe\u{301}"), ("ok 👍", 5, "🏽", "ok 👍🏽"),
    ("👨👩", 2, "\u{200D}", "👨\u{200D}👩"),
    ("ก", 1, "\u{E33}", "ก\u{E33}"), ("क", 1, "\u{94D}", "क\u{94D}"), ("🇩", 2, "🇪", "🇩🇪"),
    ("ש", 1, "\u{5C1}", "ש\u{5C1}"), ("a\rb", 2, "\n", "a\r\nb"),
  ]

  @Test(arguments: typed) func undoRemovesAJoinedCombiningCharacter(
    _ text: String, _ place: Int, _ new: String, _ result: String
  ) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = text
    view.selectedRange = NSRange(location: place, length: 0)
    view.insertText(new)
    #expect(Array(view.text.utf16) == Array(result.utf16))
    view.undoManager?.undo()
    #expect(Array(view.text.utf16) == Array(text.utf16))
    view.undoManager?.redo()
    #expect(Array(view.text.utf16) == Array(result.utf16))
  }

  @Test(arguments: ["e\u{301}", "👍🏽", "👨‍👩‍👧", "🇩🇪", "ก\u{E33}", "क\u{94D}षि", "\r\n"])
  func backspaceDeletesACharacter(_ character: String) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "a" + character
    view.deleteBackward()
    #expect(view.text == "a")
    view.undoManager?.undo()
    #expect(Array(view.text.utf16) == Array(("a" + character).utf16))
  }

  @Test(arguments: 0...7) func secureFieldsHaveACaretAtEveryOffset(_ offset: Int) throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    field.text = "😀a👍🏽"
    field.isSecureTextEntry = true
    let position = try #require(field.position(from: field.beginningOfDocument, offset: offset))
    let dot = ("\u{2022}" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
    // An offset inside a character shows the caret after it.
    let dots = [0, 1, 1, 2, 3, 3, 3, 3][offset]
    let start = field.caretRect(for: field.beginningOfDocument).minX
    #expect(abs(field.caretRect(for: position).minX - start - CGFloat(dots) * dot) < 0.01)
  }

  @Test func secureTextViewsShowOneDotPerCharacter() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "😀👍🏽"
    view.isSecureTextEntry = true
    let middle = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let start = view.caretRect(for: view.beginningOfDocument).minX
    let end = view.caretRect(for: view.endOfDocument).minX
    #expect(abs(view.caretRect(for: middle).minX - (start + end) / 2) < 0.01)
    #expect(view.closestPosition(to: CGPoint(x: end + 50, y: 15))?.offset == 6)
  }

  @Test func halfOfASurrogatePairIsReplaced() {
    let storage = NSTextStorage(string: "a👍b")
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "xy")
    #expect(storage.string == "axy\u{FFFD}b")
    #expect(storage.length == 5)
  }

  @Test func storagesReplaceInsideACharacter() {
    let storage = NSTextStorage(string: "abe\u{301}x")
    storage.mutableString.deleteCharacters(in: NSRange(location: 3, length: 1))
    #expect(storage.string == "abex")
    storage.mutableString.insert("\u{302}", at: 3)
    #expect(storage.string == "abe\u{302}x")
  }

  @Test func replacementKeepsTheAttributesOfTheRestOfTheCharacter() {
    let key = NSAttributedString.Key("part"), storage = NSTextStorage(string: "e\u{301}\u{302}")
    for place in 0..<3 {
      storage.addAttribute(key, value: place, range: NSRange(location: place, length: 1))
    }
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "\u{303}\u{304}")
    #expect((0..<4).map { storage.attribute(key, at: $0, effectiveRange: nil) as? Int } == [0, 1, 1, 2])
  }

  @Test func undoRestoresAttributes() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let text = NSMutableAttributedString(string: "red and blue")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    view.attributedText = text
    view.selectedRange = NSRange(location: 0, length: 7)
    view.deleteBackward()
    view.undoManager?.undo()
    let color = { view.attributedText.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
    #expect(view.text == "red and blue")
    #expect(color(1) == .red)
    #expect(color(4) != .red)
  }

  /// The caret after a line break is on the next line, whichever character breaks the line.
  @Test(arguments: ["\n", "\r\n", "\r", "\u{2029}"]) func aLineBreakBeginsALine(_ lineBreak: String) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "ab" + lineBreak
    let first = view.caretRect(for: view.beginningOfDocument), last = view.caretRect(for: view.endOfDocument)
    #expect(last.minY > first.minY)
    #expect(last.minX == first.minX)
    // After the end of the first line, and not between CR and LF.
    #expect(view.closestPosition(to: CGPoint(x: 150, y: first.midY))?.offset == 2)
  }
}
