internal import CoreGraphics
internal import CoreText
public import Foundation

/// What its delegate is told of a text storage's changes. Every method has a default.
public protocol NSTextStorageDelegate: AnyObject {
  /// The text was changed and may be changed further; attributes may be too.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int)
  /// The text was changed; attributes may be changed further.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}

/// A text with attributes that tells layout managers of its changes.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` of a string and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` in the last two. Every other method goes through these four.
open class NSTextStorage: NSMutableAttributedString {
  /// What was changed.
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Looks have changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters have come, gone or changed.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// Posted by the storage when its delegate is told.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted by the storage when its delegate has been told the second time.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// An empty text.
  public init() { super.init(string: "") }
  /// A text without attributes.
  public override init(string str: String) { super.init(string: str) }
  /// A text with attributes for all of it.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// A copy of a text.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// A text from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Layout managers

  /// In the order of addition.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Takes it from another storage; does nothing where it is here.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Does nothing where it is not one of the storage's.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let place = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: place)
    aLayoutManager.textStorage = nil
  }
  /// Told of each change, or once of those between `beginEditing()` and `endEditing()`; not retained.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What hears of changes beside the layout managers: a content storage.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  // MARK: - Changes

  /// What was changed since changes were last processed.
  open private(set) var editedMask: EditActions = []
  /// Where, in UTF-16 units of the text as it is now; `NSNotFound` when nothing was.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text grew.
  open private(set) var changeInLength = 0
  private var depth = 0

  /// Notes a change: the range before it, and by how much the text
  /// grew. Outside of `beginEditing()` it is processed at once.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let new = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedRange.location == NSNotFound {
      self.editedRange = new
    } else {
      let start = min(self.editedRange.location, new.location)
      let end = max(self.editedRange.location + self.editedRange.length + delta, new.location + new.length)
      self.editedRange = NSRange(location: start, length: max(0, end - start))
    }
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Has what was changed be processed. What a subclass changes meanwhile belongs to it; what it changes
  /// behind the call of `super` is for layout managers alone.
  private func process() {
    guard !editedMask.isEmpty else { return }
    depth += 1
    processEditing()
    depth -= 1
    tellLayout()
  }

  /// Tells the delegate, the notifications' observers and the layout managers of what was changed.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    depth += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    depth -= 1
    tellLayout()
  }

  private func tellLayout() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
    textStorageObserver?.processEditing(
      for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
  }

  /// Attributes need no fixing here: fonts are chosen when text is set.
  open var fixesAttributesLazily: Bool { true }
  /// Does nothing: attributes need no fixing here.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing: attributes need no fixing here.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { process() }
  }

  // MARK: - The four that a subclass may replace

  /// Replaces exactly the UTF-16 units of the range, also inside a character. Half of a surrogate pair that
  /// is left alone becomes U+FFFD. Traps beyond the end of the text.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    raiseUnless(
      range.location >= 0 && range.length >= 0 && NSMaxRange(range) <= length,
      "NSTextStorage.replaceCharacters(in:with:): Range \(range) out of bounds; string length \(length)")
    let edit = CharacterEdit(range, with: str, in: string)
    let parts = edit.attributes(from: self)
    super.replaceCharacters(in: edit.range, with: edit.text)
    for part in parts { super.setAttributes(part.values, range: part.range) }
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  // MARK: - All others

  open override var length: Int { string.utf16.count }
  /// The characters as a string that can be changed: changes of it are changes of the text.
  open override var mutableString: NSMutableString { StorageString(self) }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // A subclass may keep its text in a string of Foundation's, which replaces whole characters only.
    let edit = CharacterEdit(range, with: attrString.string, in: string)
    let kept = edit.attributes(from: self)
    beginEditing()
    replaceCharacters(in: edit.range, with: edit.text)
    for part in kept { setAttributes(part.values, range: part.range) }
    attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length)) {
      attributes, part, _ in
      setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func append(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: length, length: 0), with: attrString)
  }
  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    change(range) { $0[name] = value }
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }
  private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    var parts: [(NSRange, [NSAttributedString.Key: Any])] = []
    enumerateAttributes(in: range) { attributes, part, _ in parts.append((part, attributes)) }
    beginEditing()
    for (part, old) in parts {
      var new = old
      body(&new)
      setAttributes(new, range: part)
    }
    endEditing()
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var found = NSRange(location: location, length: 0)
    let result = attributes(at: location, effectiveRange: &found)
    range?.pointee = found.intersection(rangeLimit) ?? found
    return result
  }
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string.text(in: range))
    enumerateAttributes(in: range) { attributes, part, _ in
      result.setAttributes(
        attributes, range: NSRange(location: part.location - range.location, length: part.length))
    }
    return result
  }
  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts: [([NSAttributedString.Key: Any], NSRange)] = []
    var place = enumerationRange.location
    let end = min(enumerationRange.location + enumerationRange.length, length)
    while place < end {
      var found = NSRange(location: place, length: end - place)
      let attributes = attributes(at: place, effectiveRange: &found)
      let next = min(max(found.location + found.length, place + 1), end)
      parts.append((attributes, NSRange(location: place, length: next - place)))
      place = next
    }
    var stop = ObjCBool(false)
    for (attributes, part) in opts.contains(.reverse) ? parts.reversed() : parts {
      block(attributes, part, &stop)
      if stop.boolValue { return }
    }
  }
  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, part, stop in
      block(attributes[attrName], part, stop)
    }
  }
  open override func copy(with zone: NSZone? = nil) -> Any {
    attributedSubstring(from: NSRange(location: 0, length: length))
  }
  open override func mutableCopy(with zone: NSZone? = nil) -> Any {
    NSMutableAttributedString(
      attributedString: attributedSubstring(from: NSRange(location: 0, length: length)))
  }
}
