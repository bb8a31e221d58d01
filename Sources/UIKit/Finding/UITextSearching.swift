internal import CoreText
public import Foundation
internal import QuartzCore

/// The style of a range of text during a search: normal, a found result, or the highlighted result.
public enum UITextSearchFoundTextStyle: Int, Sendable { case normal, found, highlighted }

/// An object that a find interaction can search: a view with a text, or with several documents.
@preconcurrency @MainActor public protocol UITextSearching: AnyObject {
  /// The type that identifies documents.
  associatedtype DocumentIdentifier: Hashable = AnyHashable?

  /// The selection: the first result after it is highlighted first.
  var selectedTextRange: UITextRange? { get }
  /// Returns the order of two ranges in a document.
  func compare(
    _ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?
  ) -> ComparisonResult
  /// Searches, immediately or asynchronously, and reports results to the aggregator.
  func performTextSearch(
    queryString: String, options: UITextSearchOptions,
    resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
  /// Shows a range in a style. Called as results appear and disappear.
  func decorate(
    foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
  /// Shows all text in the normal style.
  func clearAllDecoratedFoundText()
  /// A Boolean value that indicates whether results can be replaced. The default is `false`.
  var supportsTextReplacement: Bool { get }
  /// Returns whether a result may be replaced. The default is ``supportsTextReplacement``.
  func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool
  /// Replaces a result. Does nothing by default.
  func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String)
  /// Replaces all results. Does nothing by default.
  func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  /// Called before a result is highlighted.
  func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
  /// Scrolls to a range. Called when a result is highlighted. Does nothing by default.
  func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
  /// The selected document, or `nil`, the default, if there is only one.
  var selectedTextSearchDocument: DocumentIdentifier? { get }
  /// Returns the order of two documents.
  func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
}

extension UITextSearching {
  /// A Boolean value that indicates whether the text can be replaced. Returns `false` by default.
  public var supportsTextReplacement: Bool { false }
  /// Returns ``supportsTextReplacement``.
  public func shouldReplace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) -> Bool {
    supportsTextReplacement
  }
  /// Does nothing.
  public func replace(
    foundTextRange: UITextRange, document: DocumentIdentifier?, withText replacementText: String
  ) {}
  /// Does nothing.
  public func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String)
  {}
  /// Does nothing.
  public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
  /// Does nothing.
  public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
  /// Returns `nil`: there is one document.
  public var selectedTextSearchDocument: DocumentIdentifier? { nil }
  /// Returns `orderedSame`: there is one document.
  public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
    .orderedSame
  }
}

/// A collector of search results. It may be called on any thread.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
  let search: FoundText<DocumentIdentifier>
  /// The number of the session's search it collects for; results of an earlier one are ignored.
  let number: Int

  /// The results so far, in order.
  public var allFoundRanges: [UITextRange] { onMain { $0.results.map(\.range) } }
  /// Reports a result, which is inserted in the order of documents and ranges.
  public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
    nonisolated(unsafe) let document = document  // Passed on.
    later { $0.add(range, document) }
  }
  /// Reports that the search is complete.
  public func finishedSearching() { later { $0.finish() } }
  /// Removes a result that no longer exists.
  public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
    nonisolated(unsafe) let document = document  // Passed on.
    later { $0.remove(range, document) }
  }
  /// Removes all results.
  public func invalidate() { later { $0.clear() } }

  private func later(_ body: @escaping @MainActor (FoundText<DocumentIdentifier>) -> Void) {
    let search = search, number = number
    @Sendable func run() { MainActor.assumeIsolated { if search.number == number { body(search) } } }
    if MainThread.isCurrent { run() } else { DispatchQueue.main.async { run() } }
  }
  private func onMain<Value>(_ body: @MainActor (FoundText<DocumentIdentifier>) -> Value) -> Value {
    nonisolated(unsafe) var value: Value?  // The caller waits meanwhile.
    let search = search
    @Sendable func run() { MainActor.assumeIsolated { value = body(search) } }
    if MainThread.isCurrent { run() } else { DispatchQueue.main.sync { run() } }
    return value!
  }
}

/// A session that searches an object of the client.
open class UITextSearchingFindSession: UIFindSession {
  private let search: any ObjectSearch
  private weak var object: (any UITextSearching)?

  /// Creates a session that searches an object, which is not retained.
  public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
    let found = FoundText(searchableObject)
    (search, object) = (found, searchableObject)
    super.init()
    found.didChange = { [weak self] in self?.resultsDidChange?() }
  }

  /// The object that is searched; not retained.
  open weak var searchableObject: (any UITextSearching)? { object }
  open override var resultCount: Int { search.count }
  open override var highlightedResultIndex: Int { search.current ?? NSNotFound }
  open override var supportsReplacement: Bool { object?.supportsTextReplacement ?? false }
  open override var allowsReplacementForCurrentlyHighlightedResult: Bool {
    supportsReplacement && search.current != nil
  }
  open override func performSearch(query: String, options: UITextSearchOptions?) {
    search.begin(query, options ?? UITextSearchOptions())
  }
  open override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    if search.replaceCurrent(with: replacementString) { performSearch(query: searchQuery, options: options) }
  }
  open override func replaceAll(
    searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    guard let object, supportsReplacement else { return }
    object.replaceAll(
      queryString: searchQuery, options: options ?? UITextSearchOptions(), withText: replacementString)
    performSearch(query: searchQuery, options: options)
  }
  open override func highlightNextResult(in direction: UITextStorageDirection) {
    search.go(direction == .forward ? 1 : -1)
  }
  open override func invalidateFoundResults() { search.end() }
}

/// A search, independent of the type that identifies documents.
@MainActor private protocol ObjectSearch: AnyObject {
  var count: Int { get }
  /// The index of the highlighted result.
  var current: Int? { get }
  func begin(_ query: String, _ options: UITextSearchOptions)
  func go(_ step: Int)
  func replaceCurrent(with text: String) -> Bool
  func end()
}

/// The results in an object, in the object's order.
@MainActor final class FoundText<Document: Hashable>: ObjectSearch {
  typealias Result = (range: UITextRange, document: Document)

  private(set) var results: [Result] = []
  private(set) var current: Int?
  private(set) var number = 0
  var didChange: (() -> Void)?
  private let object: Searched

  /// The methods of the object, which reference it weakly.
  private struct Searched {
    var order: (_ one: Result, _ other: Result) -> ComparisonResult
    var isBehindSelection: (Result) -> Bool
    var perform: (String, UITextSearchOptions, UITextSearchAggregator<Document>) -> Void
    var decorate: (UITextRange, Document, UITextSearchFoundTextStyle) -> Void
    var show: (UITextRange, Document) -> Void
    var replace: (UITextRange, Document, String) -> Bool
    var clear: () -> Void
  }

  init<Object: UITextSearching>(_ object: Object) where Object.DocumentIdentifier == Document {
    func order(_ one: Result, _ other: Result, _ object: Object) -> ComparisonResult {
      if one.document != other.document {
        let documents = object.compare(document: one.document, toDocument: other.document)
        if documents != .orderedSame { return documents }
      }
      return object.compare(one.range, toRange: other.range, document: one.document)
    }
    self.object = Searched(
      order: { [weak object] in object.map { [one = $0, other = $1] in order(one, other, $0) } ?? .orderedSame
      },
      isBehindSelection: { [weak object] result in
        guard let object, let selected = object.selectedTextRange else { return true }
        return order(result, (selected, object.selectedTextSearchDocument ?? result.document), object)
          != .orderedAscending
      },
      perform: { [weak object] in
        object?.performTextSearch(queryString: $0, options: $1, resultAggregator: $2)
      },
      decorate: { [weak object] in object?.decorate(foundTextRange: $0, document: $1, usingStyle: $2) },
      show: { [weak object] in
        object?.willHighlight(foundTextRange: $0, document: $1)
        object?.decorate(foundTextRange: $0, document: $1, usingStyle: .highlighted)
        object?.scrollRangeToVisible($0, inDocument: $1)
      },
      replace: { [weak object] in
        guard let object, object.shouldReplace(foundTextRange: $0, document: $1, withText: $2) else {
          return false
        }
        object.replace(foundTextRange: $0, document: $1, withText: $2)
        return true
      },
      clear: { [weak object] in object?.clearAllDecoratedFoundText() })
  }

  var count: Int { results.count }

  func begin(_ query: String, _ options: UITextSearchOptions) {
    end()
    if !query.isEmpty { object.perform(query, options, UITextSearchAggregator(search: self, number: number)) }
  }

  func end() {
    number += 1
    clear()
  }

  func clear() {
    (results, current) = ([], nil)
    object.clear()
    didChange?()
  }

  func add(_ range: UITextRange, _ document: Document) {
    let new = (range: range, document: document)
    let place = results.firstPlace { object.order($0, new) == .orderedDescending }
    results.insert(new, at: place)
    if let marked = current, place <= marked { current = marked + 1 }
    object.decorate(range, document, .found)
    didChange?()
  }

  func remove(_ range: UITextRange, _ document: Document) {
    let place = results.firstIndex {
      $0.range === range || $0.document == document && object.order($0, (range, document)) == .orderedSame
    }
    guard let place else { return }
    results.remove(at: place)
    object.decorate(range, document, .normal)
    if let marked = current {
      current = marked > place ? marked - 1 : marked
      // The next result takes its index.
      if marked == place { mark(results.isEmpty ? nil : place % results.count) }
    }
    didChange?()
  }

  /// Called when the search is complete: highlights the first result after the selection.
  func finish() {
    guard current == nil, !results.isEmpty else { return }
    mark(results.firstIndex(where: object.isBehindSelection) ?? 0)
    didChange?()
  }

  func go(_ step: Int) {
    guard !results.isEmpty else { return }
    let old = current
    if let old { object.decorate(results[old].range, results[old].document, .found) }
    mark(old.map { ($0 + step + results.count) % results.count } ?? (step < 0 ? results.count - 1 : 0))
    didChange?()
  }

  func replaceCurrent(with text: String) -> Bool {
    current.map { object.replace(results[$0].range, results[$0].document, text) } ?? false
  }

  private func mark(_ place: Int?) {
    current = place
    if let place { object.show(results[place].range, results[place].document) }
  }
}
