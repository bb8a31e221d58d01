public import Foundation

/// An object that provides text as elements.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the whole text.
  var documentRange: NSTextRange { get }
  /// Calls a block for each element, beginning with the one at a location, until the block returns `false`.
  ///
  /// - Parameters:
  ///   - textLocation: The location, or nil for the first or, in reverse, the last element.
  ///   - options: The options of the enumeration.
  ///   - block: A block that receives an element.
  /// - Returns: The location at which the enumeration ended.
  @discardableResult func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?
  /// Replaces a range of the text with elements, or removes it if the elements are nil.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)
  /// Writes changes to the backing store.
  func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?)
  /// Returns the location that is a number of characters away from another, or nil if it is outside the text.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?
  /// Returns the number of characters between two locations, which is negative if the second precedes the
  /// first.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int
  /// Returns the range that an edit of another range requires, or nil if it is the same.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

/// The methods with which a delegate controls the elements of a text. All methods have default
/// implementations.
public protocol NSTextContentManagerDelegate: AnyObject {
  /// Asks the delegate for the element at a location, or nil to use the manager's own.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?
  /// Asks the delegate whether an element is displayed.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Returns nil by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }
  /// Returns `true` by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// An abstract class that provides text as elements and manages the objects that lay it out.
/// ``NSTextContentStorage`` stores the text in a text storage.
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// Options for enumerating elements.
  public struct EnumerationOptions: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Elements are enumerated from the last to the first.
    public static let reverse = EnumerationOptions(rawValue: 1)
  }

  public override init() { super.init() }
  /// Creates a manager without text. Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The delegate, which is not retained.
  open weak var delegate: (any NSTextContentManagerDelegate)?

  // MARK: - Layout managers

  /// The layout managers in the order in which they were added.
  open private(set) var textLayoutManagers: [NSTextLayoutManager] = []
  /// The layout manager that edits the text. If nil is set, it is the first one.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = newValue }
  }
  private weak var primary: NSTextLayoutManager?
  /// Adds a layout manager, removing it from its former content manager. Does nothing if it was added before.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.join(self)
  }
  /// Removes a layout manager. Does nothing if it belongs to another content manager.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let place = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: place)
    textLayoutManager.join(nil)
  }
  /// Invalidates the layout of all layout managers after changes to the text.
  open func synchronizeTextLayoutManagers(_ completionHandler: (((any Error)?) -> Void)? = nil) {
    for manager in textLayoutManagers { manager.contentDidChange() }
    completionHandler?(nil)
  }
  /// A Boolean value that determines whether layout managers are notified of changes automatically.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// A Boolean value that determines whether changes are written to the backing store at the end of a
  /// transaction.
  open var automaticallySynchronizesToBackingStore = true

  // MARK: - Editing transactions

  /// A Boolean value that indicates whether a transaction is in progress.
  open private(set) var hasEditingTransaction = false
  /// Performs changes in a transaction, after which layout managers are notified once.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let wasEditing = hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    hasEditingTransaction = wasEditing
    guard !wasEditing else { return }
    if automaticallySynchronizesToBackingStore { synchronize(toBackingStore: nil) }
    if automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
  }
  /// Records that a range was replaced with another. Subclasses call this method for every change.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    if !hasEditingTransaction, automaticallySynchronizesTextLayoutManagers { synchronizeTextLayoutManagers() }
  }

  // MARK: - Elements, overridden by subclasses

  /// The range of the whole text. An empty range by default; subclasses override this property.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }
  /// Enumerates the elements. Does nothing by default; subclasses override this method.
  @discardableResult open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [],
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }
  /// Replaces a range of the text. Does nothing by default; subclasses change their text and call
  /// `recordEditAction(in:newTextRange:)`.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}
  /// Calls the handler without an error. Subclasses write their text first.
  open func synchronize(toBackingStore completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
  /// Returns nil by default; subclasses override this method.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }
  /// Returns 0 by default; subclasses override this method.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
  /// Returns nil, which means that the range needs no adjustment.
  open func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? { nil }

  /// Returns the elements that intersect a range.
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

  /// Returns a range in characters from the start of the text.
  final func offsets(of range: NSTextRange) -> NSRange {
    let start = offset(from: documentRange.location, to: range.location)
    return NSRange(location: start, length: max(0, offset(from: range.location, to: range.endLocation)))
  }
  final func offset(of location: any NSTextLocation) -> Int {
    offset(from: documentRange.location, to: location)
  }
  /// Returns the location at a number of characters from the start, clamped to the text.
  final func place(_ offset: Int) -> any NSTextLocation {
    if offset <= 0 { return documentRange.location }
    return location(documentRange.location, offsetBy: offset) ?? documentRange.endLocation
  }
  final func textRange(_ range: NSRange) -> NSTextRange? {
    NSTextRange(location: place(range.location), end: place(NSMaxRange(range)))
  }
}
