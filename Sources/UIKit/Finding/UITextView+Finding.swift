internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The search in a text view.
@MainActor final class TextFindSession: UIFindSession {
  private weak var view: UITextView?
  private var found: [NSRange] = []
  private var current: Int?
  private var marks: [CALayer] = []

  init(_ view: UITextView) {
    self.view = view
    super.init()
  }

  override var resultCount: Int { found.count }
  override var highlightedResultIndex: Int { current ?? NSNotFound }
  override var supportsReplacement: Bool { view?.isEditable ?? false }

  override func performSearch(query: String, options: UITextSearchOptions?) {
    guard let view else { return }
    found = (options ?? UITextSearchOptions()).places(of: query, in: view.editedString)
    // The one at the caret, or the next.
    let place = view.editor.selection.location
    current = found.isEmpty ? nil : found.firstIndex { $0.location >= place } ?? 0
    show()
  }

  override func highlightNextResult(in direction: UITextStorageDirection) {
    guard !found.isEmpty else { return }
    let next = current.map { $0 + (direction == .forward ? 1 : found.count - 1) } ?? 0
    current = next % found.count
    show()
  }

  override func performSingleReplacement(query searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let view, view.isEditable, let index = current else { return }
    let range = found[index]
    view.editor.replace(range, with: replacementString, byUser: true)
    view.editor.select(NSRange(location: range.location + replacementString.utf16.count, length: 0))
    performSearch(query: searchQuery, options: options)
  }

  override func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
    guard let view, view.isEditable else { return }
    performSearch(query: searchQuery, options: options)
    for range in found.reversed() { view.editor.replace(range, with: replacementString, byUser: true) }
    performSearch(query: searchQuery, options: options)
  }

  override func invalidateFoundResults() {
    let last = current.map { found[$0] }
    (found, current) = ([], nil)
    show()
    // What was marked is selected when the search is over.
    if let last, let view { view.editor.select(last) }
  }

  /// Marks what was found, and moves the marked one into sight.
  private func show() {
    for mark in marks { mark.removeFromSuperlayer() }
    marks = []
    guard let view else { return }
    for (index, range) in found.enumerated() {
      for box in view.selectionBoxes(range) {
        let mark = CALayer()
        mark.frame = box.insetBy(dx: -1, dy: 0)
        mark.cornerRadius = 3
        // Near to the system's; not measured.
        mark.backgroundColor = UIColor.systemYellow.withAlphaComponent(index == current ? 0.9 : 0.35).cgColor
        view.layer.insertSublayer(mark, at: 0)
        marks.append(mark)
      }
    }
    if let current { view.reveal(found[current]) }
  }
}

extension UITextView: UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { TextFindSession(self) }
}
