import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of random edits of fields, text views and storages, compared with a model. `MICA_FUZZ_STEPS=100000`
/// sets the number of steps of each kind, and `MICA_FUZZ_KIND=view` chooses one.
@Suite(.serialized) @MainActor struct TextFuzzTests {
  enum Kind: String, CaseIterable {
    case field, secureField, styledField, view, secureView, styledView
    case viewWithStorage, viewWithAnothersStorage

    /// The kinds to be tested.
    static var chosen: [Kind] {
      ProcessInfo.processInfo.environment["MICA_FUZZ_KIND"].flatMap(Kind.init).map { [$0] } ?? allCases
    }
  }

  /// A field or a text view, its model, and the texts that undo and redo may bring back.
  @MainActor private final class World {
    let input: any UIView & UITextInput
    let undo: UndoManager
    let hasBreaks: Bool
    private let isStyled: Bool, isSecure: Bool
    /// The storage through which the program changes the text without the editor.
    private var storage: NSTextStorage?
    var model = TextModel("")
    var states: [String] = []
    var random: SeededRandom
    private var counts: [String: Int] = [:]

    init(_ kind: Kind, _ random: SeededRandom) {
      let frame = CGRect(x: 0, y: 0, width: 160, height: 90)
      switch kind {
      case .field, .secureField, .styledField:
        let field = UITextField(frame: frame)
        field.isSecureTextEntry = kind == .secureField
        (input, hasBreaks) = (field, false)
      case .view, .secureView, .styledView, .viewWithStorage:
        let view = UITextView(frame: frame)
        view.isSecureTextEntry = kind == .secureView
        if kind == .viewWithStorage { storage = view.textStorage }
        (input, hasBreaks) = (view, true)
      case .viewWithAnothersStorage:
        let storage = AppStorage.InAttributedString()
        let manager = NSLayoutManager(), container = NSTextContainer(size: frame.size)
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        (input, hasBreaks) = (UITextView(frame: frame, textContainer: container), true)
      }
      (isStyled, isSecure) = (
        kind == .styledField || kind == .styledView, kind == .secureField || kind == .secureView
      )
      self.random = random
      undo = input.undoManager ?? UndoManager()
      begin()
    }

    var text: String {
      get { (input as? UITextField)?.text ?? (input as? UITextView)?.text ?? "" }
      set {
        (input as? UITextField)?.text = newValue
        (input as? UITextView)?.text = newValue
      }
    }
    private var selection: Range<Int> {
      let range = input.selectedTextRange?.range ?? NSRange()
      return range.location..<NSMaxRange(range)
    }

    /// Sets another text, to which no undo returns.
    func begin() {
      text = FuzzText.text(&random, breaks: hasBreaks)
      model = TextModel(text)
      if isStyled {
        let styled = NSMutableAttributedString(string: text)
        for _ in 0..<3 {
          let color = [UIColor.red, .green, .blue][random.integer(0..<3)]
          styled.addAttribute(.foregroundColor, value: color, range: NSRange(model.anyRange(&random)))
        }
        (input as? UITextField)?.attributedText = styled
        (input as? UITextView)?.attributedText = styled
      }
      states = [text]
    }

    private func span(_ range: Range<Int>) -> UITextRange? {
      let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound)
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
      return start.flatMap { start in end.flatMap { input.textRange(from: start, to: $0) } }
    }

    /// Performs one step and returns its description.
    func step() -> String {
      let piece = FuzzText.piece(&random, breaks: hasBreaks), action: String
      let marked = (input.markedTextRange?.range).map { $0.location..<NSMaxRange($0) }
      switch random.integer(0..<24) {
      case 0..<7 where model.units.count < 60:
        action = "insert"
        input.insertText(piece)
        model.replace(marked ?? model.selection, with: piece)
      case 0..<10:
        action = "delete"
        input.deleteBackward()
        model.deleteBackward()
      case 10, 11:
        action = "select"
        let range = model.anyRange(&random)
        input.selectedTextRange = span(range)
        model.select(range)
      case 12, 13:
        action = "replace"
        let range = model.anyRange(&random)
        if let span = span(range) { input.replace(span, withText: piece) }
        model.replace(range, with: piece)
      case 14:
        action = "mark"
        input.setMarkedText(piece, selectedRange: NSRange(location: random.integer(0..<4), length: 0))
        model.replace(marked ?? model.selection, with: piece)
        model.select(selection)
      case 15:
        action = "unmark"
        input.unmarkText()
      case 16, 17:
        action = "undo"
        takeBack { $0.undo() }
      case 18:
        action = "redo"
        takeBack { $0.redo() }
      case 19:
        action = "paste"
        UIPasteboard.general.string = piece
        input.paste(nil)
        model.replace(marked ?? model.selection, with: piece)
      case 20:
        action = "cut"
        cut()
      case 21 where storage != nil:
        action = "change storage"
        let range = model.anyRange(&random)
        if random.isTrue(oneIn: 2) {
          storage?.replaceCharacters(in: NSRange(range), with: piece)
        } else {
          storage?.replaceCharacters(in: NSRange(range), with: NSAttributedString(string: piece))
        }
        // The editor treats this as another text.
        model.replace(range, with: piece)
        model.select(model.units.count..<model.units.count)
        states = []
      default:
        action = "ask"
        ask()
      }
      undo.endEvent()
      if !["undo", "redo"].contains(action), states.last != text { states.append(text) }
      counts[action, default: 0] += 1
      return action
    }

    /// Copies or cuts the selection to the pasteboard. A secure text's selection is not transferred.
    private func cut() {
      let selected = model.selection, units = Array(model.units[selected])
      UIPasteboard.general.string = "before"
      if random.isTrue(oneIn: 2) {
        input.copy(nil)
      } else {
        input.cut(nil)
        if !selected.isEmpty, !isSecure { model.replace(selected, with: "") }
      }
      let expected = selected.isEmpty || isSecure ? Array("before".utf16) : units
      #expect(UIPasteboard.general.string.map { Array($0.utf16) } == expected)
    }

    private func takeBack(_ body: (UndoManager) -> Void) {
      body(undo)
      #expect(states.contains { Array($0.utf16) == Array(text.utf16) })
      model = TextModel(text)
      model.select(selection)
    }

    /// Checks positions, boxes and pieces anywhere in the text.
    private func ask() {
      let range = model.anyRange(&random), boundaries = model.boundaries
      guard let span = span(range) else {
        Issue.record("no range \(range)")
        return
      }
      #expect(input.text(in: span)?.utf16.count == range.count)
      #expect(input.caretRect(for: span.start).minX.isFinite)
      #expect(input.firstRect(for: span).height > 0)
      for rect in input.selectionRects(for: span) { #expect(rect.rect.width >= 0) }
      let point = random.point(-20...180)
      #expect(input.closestPosition(to: point).map { boundaries.contains($0.offset) } == true)
      if let found = input.characterRange(at: point)?.range {
        #expect(boundaries.contains(found.location))
        #expect(boundaries.contains(NSMaxRange(found)))
      }
      for unit in [UITextGranularity.character, .word, .sentence, .paragraph, .line] {
        let found = input.tokenizer.rangeEnclosingPosition(
          span.start, with: unit, inDirection: .storage(random.isTrue(oneIn: 2) ? .forward : .backward))
        if let found { #expect(NSMaxRange(found.range) <= model.units.count) }
      }
    }

    func check(_ step: String) {
      #expect(Array(text.utf16) == model.units, "\(step)")
      #expect(selection == model.selection, "\(step)")
      #expect(input.lengths == [model.units.count, model.units.count], "\(step)")
    }

    /// Undoes and redoes all changes.
    func rewind() {
      while undo.canRedo { undo.redo() }
      let last = text
      while undo.canUndo { undo.undo() }
      #expect(Array(text.utf16) == states.first.map { Array($0.utf16) })
      while undo.canRedo { undo.redo() }
      #expect(Array(text.utf16) == Array(last.utf16))
    }

    func finish(_ kind: Kind) {
      let said = counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      let steps = counts.values.reduce(0, +)
      print("fuzz of \(kind.rawValue): \(steps) steps: \(said.joined(separator: ", "))")
    }
  }

  @Test(arguments: Kind.chosen) func editingAgreesWithAModel(_ kind: Kind) {
    let world = World(kind, SeededRandom())
    for step in 0..<FuzzText.steps(4_000) {
      let text = world.text
      let action = world.step()
      world.check("\(action) in \(text.debugDescription)")
      if step % 97 == 96 {
        world.rewind()
        world.begin()
      }
    }
    world.finish(kind)
  }

  /// A delegate that, as common in apps, predicts the new text from the range in the request.
  private final class Predictor: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var predicted: String?
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      predicted = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
      return true
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      predicted = ((textView.text ?? "") as NSString).replacingCharacters(in: range, with: text)
      return true
    }
  }

  @Test(arguments: [Kind.field, .view]) func delegatesCanPredictTheText(_ kind: Kind) {
    FingerWorld().run { screen in
      let world = World(kind, SeededRandom()), predictor = Predictor()
      (world.input as? UITextField)?.delegate = predictor
      (world.input as? UITextView)?.delegate = predictor
      screen.window.addSubview(world.input)
      screen.window.makeKeyAndVisible()
      world.input.becomeFirstResponder()
      let keys: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardHome, .keyboardDeleteForward,
        .keyboardDeleteOrBackspace, .keyboardDeleteOrBackspace,
      ]
      for _ in 0..<FuzzText.steps(600) {
        predictor.predicted = nil
        if world.text.utf16.count < 60, random(&world.random) {
          KeyInput.main.type(FuzzText.piece(&world.random, breaks: false))
        } else {
          press(keys[world.random.integer(0..<keys.count)], random(&world.random) ? .shift : [])
        }
        if let predicted = predictor.predicted { #expect(Array(world.text.utf16) == Array(predicted.utf16)) }
        #expect(TextModel(world.text).boundaries.contains(world.input.selectedTextRange?.end.offset ?? -1))
      }
      world.input.resignFirstResponder()
    }
  }

  private func random(_ random: inout SeededRandom) -> Bool { random.isTrue(oneIn: 2) }

  enum Store: String, CaseIterable {
    case own, swiftString

    func make(_ text: String) -> NSTextStorage {
      let storage: NSTextStorage =
        switch self {
        case .own: NSTextStorage(string: "")
        case .swiftString: AppStorage.InSwiftString()
        }
      storage.replaceCharacters(in: NSRange(), with: text)
      return storage
    }
  }

  /// Edits any range, including one that begins or ends inside a character or a surrogate pair, and sets
  /// attributes of any part.
  @Test(arguments: Store.allCases) func storagesAgreeWithAModel(_ store: Store) {
    var random = SeededRandom()
    let key = NSAttributedString.Key("mark")
    let storage = store.make(FuzzText.text(&random))
    var model = TextModel(storage.string), marks = [Int](repeating: 0, count: model.units.count)
    var counts = (edits: 0, inserts: 0, attributes: 0, strings: 0)
    let total = FuzzText.steps(4_000)
    for step in 0..<total {
      let range = model.anyRange(&random), new = model.units.count < 60 ? FuzzText.piece(&random) : ""
      // New characters get the attributes of the first replaced character, or of the one before; at the
      // beginning, of the one after.
      let first = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
      let look = marks.isEmpty ? 0 : marks[first]
      switch random.integer(0..<4) {
      case 0:
        counts.edits += 1
        storage.replaceCharacters(in: NSRange(range), with: new)
        model.replace(range, with: new)
        marks.replaceSubrange(range, with: repeatElement(look, count: new.utf16.count))
      case 1:
        counts.strings += 1
        storage.mutableString.replaceCharacters(in: NSRange(range), with: new)
        model.replace(range, with: new)
        marks.replaceSubrange(range, with: repeatElement(look, count: new.utf16.count))
      case 2:
        counts.inserts += 1
        storage.replaceCharacters(
          in: NSRange(range), with: NSAttributedString(string: new, attributes: [key: step]))
        model.replace(range, with: new)
        marks.replaceSubrange(range, with: repeatElement(step, count: new.utf16.count))
      default:
        counts.attributes += 1
        storage.addAttribute(key, value: step, range: NSRange(range))
        for index in range { marks[index] = step }
      }
      #expect(Array(storage.string.utf16) == model.units, "step \(step)")
      #expect(storage.length == model.units.count)
      let part = range.clamped(to: 0..<model.units.count)
      #expect(storage.attributedSubstring(from: NSRange(part)).length == part.count)
      if store == .swiftString { continue }
      let found = model.units.indices.map { storage.attribute(key, at: $0, effectiveRange: nil) as? Int ?? 0 }
      #expect(found == marks, "step \(step)")
    }
    print("fuzz of a storage, \(store.rawValue): \(total) steps: \(counts)")
  }
}

extension UITextInput {
  /// The length of the text with its attributes and the sum of those of its runs, in UTF-16 units.
  fileprivate var lengths: [Int] {
    guard let text = (self as? UITextField)?.attributedText ?? (self as? UITextView)?.attributedText else {
      return [0, 0]
    }
    var sum = 0
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { _, range, _ in
      sum += range.length
    }
    return [text.length, sum]
  }
}
