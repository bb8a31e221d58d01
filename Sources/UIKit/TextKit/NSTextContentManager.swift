public import Foundation

/// What has a text made of elements.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The whole text.
  var documentRange: NSTextRange { get }
  /// Goes through the elements from the one at a place on, the first or last where nil, until the block says
  /// false; tells where it ended.
  @discardableResult func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Puts elements in the place of a part of the text; nil takes it away.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes changes to where the text is kept.
  func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?)
  /// The place so many characters from another; nil outside of the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// How many characters lie between two places; negative where the second comes first.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// The part that a change of another asks for; nil for just that.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

/// Decides on the elements of a text. Every method has a default.
public protocol NSTextContentManagerDelegate: AnyObject {
  /// The element at a place, in place of the manager's own; nil for that.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Whether an element is shown.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Nil by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// Yes by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// A text as elements, and the managers that lay it out.
/// Abstract: `NSTextContentStorage` keeps one in a text storage.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// How elements are gone through.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the last to the first.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  public override init() { super.init() }
  /// A manager of no text: nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Not retained.
  open weak var delegate: (any NSTextContentManagerDelegate)?

  // MARK: - Layout managers

  /// In the order of addition.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The one that the text is edited by; nil is the first.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = newValue }
  }
  private weak var primary: NSTextLayoutManager?
  /// Takes it from another text; does nothing where it is here.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.join(self)
  }
  /// Does nothing where it is not one of the manager's.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let place = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: place)
    textLayoutManager.join(nil)
  }
  /// Has the layout managers forget what they laid out of a changed text.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    for manager in textLayoutManagers { manager.contentDidChange() }
    completionHandler?(nil)
  }
  /// Whether layout managers hear of changes when they are made.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether changes are written at the end of a transaction.
  open var automaticallySynchronizesToBackingStore = true

  // MARK: - Changes

  /// Whether a transaction is under way.
  open private(set) var hasEditingTransaction = false
  /// Makes changes that layout managers hear of together.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let wasEditing = hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = wasEditing
    guard !wasEditing else { return }
    if automaticallySynchronizesToBackingStore { synchronize(toBackingStore: nil) }
    if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
  }
  /// Notes that a part was replaced by another: a subclass calls it for every change.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    if !hasEditingTransaction, automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
  }

  // MARK: - Elements, which a subclass says

  /// Empty, at the start; a subclass says it.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  /// Goes through nothing; a subclass says its elements.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  /// Does nothing; a subclass changes its text, and notes that with `recordEditAction(in:newTextRange:)`.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  /// Calls the handler without an error; a subclass writes its text first.
  open func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
  /// Nil; a subclass says it.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// 0; a subclass says it.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  /// Nil: just the part that was named.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  /// The elements that a part of the text touches.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location) { element in
      guard let own = element.elementRange,
        own.location.compare(range.endLocation) == .orderedAscending || range.isEmpty
      else { return false }
      found.append(element)
      return !range.isEmpty
    }
    return found
  }

  // MARK: - Offsets

  /// A part of the text in characters from its start.
  final func offsets(of range: NSTextRange) -> NSRange {
    let start = offset(from: documentRange.location, to: range.location)
    return NSRange(location: start, length: max(0, offset(from: range.location, to: range.endLocation)))
  }
  final func offset(of location: any NSTextLocation) -> Int {
    offset(from: documentRange.location, to: location)
  }
  /// The place so many characters from the start, within the text.
  final func place(_ offset: Int) -> any NSTextLocation {
    if offset <= 0 { return documentRange.location }
    return location(documentRange.location, offsetBy: offset) ?? documentRange.endLocation
  }
  final func textRange(_ range: NSRange) -> NSTextRange? {
    NSTextRange(location: place(range.location), end: place(NSMaxRange(range)))
  }
}
