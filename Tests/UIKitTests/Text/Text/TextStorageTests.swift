import Foundation
import Testing
import UIKit

/// Tests of changes of text storages, as made by editors.
@MainActor struct TextStorageTests {
  /// The storage of WWDC 2013's session 220, which colors typed text.
  private final class Highlighter: AppStorage.InAttributedString {
    var passes = 0, coloursBehind = false

    override func processEditing() {
      passes += 1
      if coloursBehind { super.processEditing() }
      var place = 0
      for word in string.components(separatedBy: " ") {
        let range = NSRange(location: place, length: word.utf16.count)
        if word.hasPrefix("i") { addAttributes([.foregroundColor: UIColor.red], range: range) }
        place += word.utf16.count + 1
      }
      if !coloursBehind { super.processEditing() }
    }
  }

  private final class Hearer: NSLayoutManager {
    var heard: [String] = []
    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
      changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
      heard.append("\(editMask.rawValue) \(newCharRange.location)+\(newCharRange.length) \(delta)")
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedCharRange)
    }
  }

  @Test func changesDuringProcessEditingBelongToTheSameEdit() {
    let storage = Highlighter(), manager = Hearer()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "an iPod")
    #expect(storage.passes == 1)
    #expect(manager.heard == ["3 0+7 7"])
    #expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
    storage.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: 0))
    #expect(storage.passes == 1, "nothing was changed")
  }

  @Test func layoutManagersHearOfWhatIsChangedBehindTheCallOfSuper() {
    let storage = Highlighter(), manager = Hearer()
    manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
    storage.addLayoutManager(manager)
    storage.coloursBehind = true
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "an iPod")
    #expect(storage.passes == 1)
    #expect(manager.heard == ["2 0+7 7", "1 3+4 0"])
    #expect(storage.editedMask == [])
  }

  /// Apple's reference: "The receiver tracks changes to this string and keeps its attribute mappings up to
  /// date."
  @Test func theStringThatCanBeChangedChangesTheText() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.font = .systemFont(ofSize: 17)
    view.text = "abc"
    let string = view.textStorage.mutableString
    string.append("DEF")
    #expect(view.text == "abcDEF")
    #expect(string as String == "abcDEF")
    #expect(view.layoutManager.usedRect(for: view.textContainer).width > 40)
    #expect(
      view.textStorage.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    let whole = NSRange(location: 0, length: string.length)
    #expect(string.replaceOccurrences(of: "c", with: "\u{1F44D}", range: whole) == 1)
    #expect(view.text == "ab\u{1F44D}DEF")
    #expect(string.length == view.textStorage.length)
    string.deleteCharacters(in: NSRange(location: 0, length: 4))
    #expect(view.text == "DEF")
    #expect(string.isEqual(to: "DEF"))

    let own = Highlighter()
    own.mutableString.setString("an iMac")
    #expect(own.string == "an iMac")
    #expect(own.passes == 1)
    #expect(own.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .red)
  }
}
