internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The search session of a text view.
@MainActor final class TextFindSession: UIFindSession {
  private weak var view: UITextView?
  private var found: [NSRange] = []
  private var current: Int?
  private var marks: [CALayer] = []
  /// The last query and options, and whether the text has changed since.
  private var query = "", options = UITextSearchOptions(), isStale = false

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int {
    renew()
    return found.count
  }
  override var highlightedResultIndex: Int {
    renew()
    return current ?? NSNotFound
  }
  override var supportsReplacement: Bool { view?.isEditable ?? false }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    guard let view else { return }
    (self.query, self.options) = (query, options ?? UITextSearchOptions())
    search()
    // The result at the caret, or the next one.
    let place = view.editor.selection.location
    current = found.isEmpty ? nil : found.firstIndex { $0.location >= place } ?? 0
    show()
  }

  private func search() {
    found = view.map { options.places(of: query, in: $0.editedString) } ?? []
    isStale = false
  }

  /// Searches again if the text has changed, and highlights the result nearest to the previous one.
  private func renew() {
    guard isStale else { return }
    let place = current.map { found[$0].location } ?? view?.editor.selection.location ?? 0
    search()
    current = found.indices.min { abs(found[$0].location - place) < abs(found[$1].location - place) }
  }

  /// Called when the text or its attributes have changed.
  func textDidChange() { isStale = true }

  /// Updates the highlights after the text was laid out again.
  func textWasLaidOut() {
    guard !query.isEmpty else { return }
    renew()
    mark()
    view?.findInteraction?.updateResultCount()
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    renew()
    guard !found.isEmpty else { return }
    let next = current.map { $0 + (direction == .forward ? 1 : found.count - 1) } ?? 0
    current = next % found.count
    show()
  }

  override func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {
    renew()
    guard let view, let index = current else { return }
    let range = found[index]
    guard view.mayReplace(range, with: replacementString) else { return }
    view.editor.replace(range, with: replacementString, byUser: true)
    view.editor.select(NSRange(location: range.location + replacementString.utf16.count, length: 0))
    performSearch(query: searchQuery, options: options)
  }

  override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let view, view.isEditable else { return }
    performSearch(query: searchQuery, options: options)
    let all = found.map { (range: $0, text: view.editor.text(in: $0)) }, undo = view.editor.undo
    undo.beginUndoGrouping()
    // The delegate is asked for each result, and may change the text itself: results that no longer exist are
    // skipped.
    for (range, text) in all.reversed()
    where view.mayReplace(range, with: replacementString) && view.editor.text(in: range) == text {
      view.editor.replace(range, with: replacementString, byUser: true)
    }
    // If it has set the text, no undo group is open any more.
    if undo.groupingLevel > 0 { undo.endUndoGrouping() }
    performSearch(query: searchQuery, options: options)
  }

  override func invalidateFoundResults() {
    renew()
    let last = current.map { found[$0] }
    (found, current, query) = ([], nil, "")
    mark()
    // The highlighted result is selected when the search ends.
    if let last, let view { view.editor.select(last) }
  }

  /// Shows the results and scrolls to the highlighted one.
  private func show() {
    mark()
    if let view, let current { view.reveal(found[current]) }
  }

  private func mark() {
    for mark in marks { mark.removeFromSuperlayer() }
    marks = []
    guard let view else { return }
    for (index, range) in found.enumerated() {
      for box in view.selectionBoxes(range) {
        let mark = CALayer()
        mark.frame = box.insetBy(dx: -1, dy: 0)
        mark.cornerRadius = 3
        // Similar to the system's; not measured.
        mark.backgroundColor = UIColor.systemYellow.withAlphaComponent(index == current ? 0.9 : 0.35).cgColor
        view.layer.insertSublayer(mark, at: 0)
        marks.append(mark)
      }
    }
  }
}

extension UITextView: UIFindInteractionDelegate {
  /// Returns a session that searches the view's text.
  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
    TextFindSession(self)
  }
}

extension UITextView {
  /// The session of the view's own find bar.
  final var findSession: TextFindSession? { findInteraction?.activeFindSession as? TextFindSession }

  /// Returns whether a search command can be performed, or `nil` for other actions.
  final func offersFind(_ action: Selector) -> Bool? {
    switch action.description {
    case "find:", "findNext:", "findPrevious:": findInteraction != nil
    case "findAndReplace:": findInteraction != nil && isEditable
    case "useSelectionForFind:": findInteraction != nil && selectedRange.length > 0
    default: nil
    }
  }
}
