internal import CoreGraphics
internal import CoreText
public import Foundation

/// The methods with which a delegate follows the changes of a text storage. All methods have default
/// implementations.
public protocol NSTextStorageDelegate: AnyObject {
  /// Notifies the delegate that the text was edited. The delegate may change characters and attributes.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int)
  /// Notifies the delegate that the text was edited. The delegate may change attributes.
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

/// An attributed string that notifies layout managers of its changes.
///
/// A subclass with its own backing store overrides `string`, `attributes(at:effectiveRange:)`, the
/// `replaceCharacters(in:with:)` that takes a string, and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` in the last two. All other methods use these four.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of edits.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes were changed.
    public static let editedAttributes = EditActions(rawValue: 1)
    /// Characters were added, removed or replaced.
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  /// A notification that the storage posts after the first message to its delegate.
  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// A notification that the storage posts after the second message to its delegate.
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// Creates an empty text storage.
  public init() { super.init(string: "") }
  /// Creates a text storage with a string without attributes.
  public override init(string str: String) { super.init(string: str) }
  /// Creates a text storage with a string and attributes for all of it.
  public override init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: str, attributes: attrs)
  }
  /// Creates a text storage with a copy of an attributed string.
  public override init(attributedString attrStr: NSAttributedString) { super.init(attributedString: attrStr) }
  /// Creates a text storage from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: - Layout managers

  /// The layout managers in the order in which they were added.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// Adds a layout manager, removing it from its former text storage. Does nothing if it was added before.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }
  /// Removes a layout manager. Does nothing if it belongs to another storage.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let place = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: place)
    aLayoutManager.textStorage = nil
  }
  /// The delegate, which is not retained. It is notified of each change, or once of all changes between
  /// `beginEditing()` and `endEditing()`.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The observer that is notified of changes in addition to the layout managers, such as a content storage.
  open weak var textStorageObserver: (any NSTextStorageObserving)?

  // MARK: - Edits

  /// The kinds of edits since changes were last processed.
  open private(set) var editedMask: EditActions = []
  /// The edited range in UTF-16 units of the current text. Its location is `NSNotFound` if nothing was
  /// edited.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The number of UTF-16 units by which the text has grown.
  open private(set) var changeInLength = 0
  private var depth = 0

  /// Records an edit, which is processed immediately outside of `beginEditing()` and `endEditing()`.
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of edits.
  ///   - editedRange: The range before the edit.
  ///   - delta: The number of UTF-16 units by which the text has grown.
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

  /// Processes the recorded edits.
  ///
  /// Edits made while this happens are part of them. Edits that a subclass makes after its call of `super`
  /// are reported to layout managers only.
  private func process() {
    guard !editedMask.isEmpty else { return }
    depth += 1
    processEditing()
    depth -= 1
    tellLayout()
  }

  /// Notifies the delegate, the observers of notifications and the layout managers of the recorded edits.
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

  /// A Boolean value that indicates whether attributes are fixed lazily. Always `true`: attributes need no
  /// fixing, because fonts are substituted when text is typeset.
  open var fixesAttributesLazily: Bool { true }
  /// Does nothing, because attributes need no fixing.
  open func invalidateAttributes(in range: NSRange) {}
  /// Does nothing, because attributes need no fixing.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { process() }
  }

  // MARK: - Primitives, overridden by subclasses

  /// Replaces exactly the UTF-16 units of a range, even within a character.
  ///
  /// A surrogate whose other half is missing becomes U+FFFD.
  ///
  /// - Precondition: The range is within the text.
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

  // MARK: - Derived methods

  open override var length: Int { string.utf16.count }
  /// The characters as a mutable string. Changing it changes the text.
  open override var mutableString: NSMutableString { StorageString(self) }
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // A subclass may store its text in a Foundation string, which can only replace whole characters.
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
