public import Foundation

/// An object that observes the changes of a text storage, in addition to layout managers.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The observed text storage.
  var textStorage: NSTextStorage? { get set }
  /// Notifies the observer that the text has changed. The text storage calls this method.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange)
  /// Performs changes to the storage in a transaction, after which observers are notified once.
  func performEditingTransaction(for textStorage: NSTextStorage, block transaction: () -> Void)
}

/// The methods with which a delegate controls the paragraphs of a text storage. All methods have default
/// implementations.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Asks the delegate for a paragraph that replaces the storage's own and has the same number of characters,
  /// or nil to use the storage's.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns nil by default.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}

/// A content manager that provides the paragraphs of a text storage. Locations are UTF-16 offsets from its
/// start.
open class NSTextContentStorage: NSTextContentManager, NSTextStorageObserving {
  private var storage: NSTextStorage?
  /// The paragraphs and their ranges, cached until the text changes.
  private var paragraphs: [(range: NSRange, element: NSTextElement)]?

  /// Creates a content manager with an empty text storage.
  public override init() {
    super.init()
    textStorage = NSTextStorage()
  }
  /// Creates a content manager with an empty text storage. Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    textStorage = NSTextStorage()
  }

  /// The text storage. The content manager becomes its observer.
  open var textStorage: NSTextStorage? {
    get { storage }
    set {
      if storage?.textStorageObserver === self { storage?.textStorageObserver = nil }
      storage = newValue
      newValue?.textStorageObserver = self
      forgetParagraphs()
    }
  }
  /// The text. Setting it creates a text storage with a copy.
  open var attributedString: NSAttributedString? {
    get { storage }
    set { textStorage = newValue.map { NSTextStorage(attributedString: $0) } }
  }

  /// Returns the text of a paragraph, or nil for other elements.
  open func attributedString(for textElement: NSTextElement) -> NSAttributedString? {
    (textElement as? NSTextParagraph)?.attributedString
  }
  /// Creates a paragraph with text.
  open func textElement(for attributedString: NSAttributedString) -> NSTextElement? {
    NSTextParagraph(attributedString: attributedString)
  }

  // MARK: - Edits

  /// Updates the paragraphs around an edit, shifts rendering attributes with the text, and notifies layout
  /// managers. The text storage calls this method.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions, range newCharRange: NSRange,
    changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
  ) {
    renewParagraphs(around: newCharRange, delta)
    let old = NSRange(location: newCharRange.location, length: max(0, newCharRange.length - delta))
    for manager in textLayoutManagers { manager.moveRenderingAttributes(old, delta) }
    recordEditAction(in: NSTextRange(old), newTextRange: NSTextRange(newCharRange))
    for manager in textLayoutManagers { manager.textContainer?.onEdit?() }
  }
  /// Performs changes in a transaction, between calls to the storage's `beginEditing()` and `endEditing()`.
  open func performEditingTransaction(for textStorage: NSTextStorage, block transaction: () -> Void) {
    performEditingTransaction {
      textStorage.beginEditing()
      transaction()
      textStorage.endEditing()
    }
  }
  open override func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {
    let text = NSMutableAttributedString()
    for element in textElements ?? [] { attributedString(for: element).map(text.append) }
    storage?.replaceCharacters(in: offsets(of: range), with: text)
  }

  private func forgetParagraphs() {
    paragraphs = nil
    synchronizeTextLayoutManagers()
  }

  /// Updates cached paragraphs after an edit. Paragraphs before and after it keep their objects.
  private func renewParagraphs(around range: NSRange, _ delta: Int) {
    guard let old = paragraphs, let storage else { return }
    let text = storage.string as NSString
    let touched = text.paragraphRange(
      for: NSRange(location: range.location, length: min(range.length, text.length - range.location)))
    var result = old.filter { NSMaxRange($0.range) <= touched.location }
    let known = result.last.map { NSMaxRange($0.range) } ?? 0
    // An edit at the start of a paragraph may join it with the one before.
    if known < touched.location { return paragraphs = nil }
    result += made(in: touched)
    for (range, element) in old where range.location + delta >= NSMaxRange(touched) {
      let moved = NSRange(location: range.location + delta, length: range.length)
      element.elementRange = NSTextRange(moved)
      result.append((moved, element))
    }
    let isWhole = zip(result, result.dropFirst()).allSatisfy { NSMaxRange($0.range) == $1.range.location }
    paragraphs = isWhole && (result.last.map { NSMaxRange($0.range) } ?? 0) == text.length ? result : nil
  }

  private func made(in range: NSRange) -> [(range: NSRange, element: NSTextElement)] {
    guard let storage else { return [] }
    let text = storage.string as NSString, chooser = delegate as? any NSTextContentStorageDelegate
    var result: [(range: NSRange, element: NSTextElement)] = [], place = range.location
    while place < NSMaxRange(range) {
      let own = text.paragraphRange(for: NSRange(location: place, length: 0))
      let element =
        delegate?.textContentManager(self, textElementAt: TextOffset(place)) ?? chooser?.textContentStorage(
          self, textParagraphWith: own)
        ?? NSTextParagraph(attributedString: storage.attributedSubstring(from: own))
      element.textContentManager = self
      element.elementRange = NSTextRange(own)
      result.append((own, element))
      place = max(NSMaxRange(own), place + 1)
    }
    return result
  }

  private var all: [(range: NSRange, element: NSTextElement)] {
    if let paragraphs { return paragraphs }
    let new = made(in: NSRange(location: 0, length: storage?.length ?? 0))
    paragraphs = new
    return new
  }

  // MARK: - Elements

  open override var documentRange: NSTextRange {
    NSTextRange(NSRange(location: 0, length: storage?.length ?? 0))
  }
  @discardableResult open override func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? {
    let all = all, isReverse = options.contains(.reverse)
    let start = (textLocation as? TextOffset)?.value ?? (isReverse ? storage?.length ?? 0 : 0)
    let first = all.firstIndex { NSLocationInRange(start, $0.range) } ?? (start <= 0 ? 0 : all.count)
    // In reverse, enumeration starts with the element that ends at the location.
    let last = all.lastIndex { $0.range.location < start } ?? -1
    let part =
      isReverse
      ? Array(all[..<max(0, min(last + 1, all.count))].reversed()) : Array(all[min(first, all.count)...])
    var end: (any NSTextLocation)?
    for (range, element) in part
    where delegate?.textContentManager(self, shouldEnumerate: element, options: options) ?? true {
      end = TextOffset(isReverse ? range.location : NSMaxRange(range))
      if !block(element) { break }
    }
    return end
  }
  open override func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
    guard let start = (location as? TextOffset)?.value else { return nil }
    let (place, isTooFar) = start.addingReportingOverflow(offset)
    return !isTooFar && (0...(storage?.length ?? 0)).contains(place) ? TextOffset(place) : nil
  }
  open override func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int {
    guard let start = (from as? TextOffset)?.value, let end = (to as? TextOffset)?.value else { return 0 }
    return end - start
  }
}
