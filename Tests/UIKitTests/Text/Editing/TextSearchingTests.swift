import Foundation
import Testing

@testable import UIKit

/// Tests of searches in the program's own views. Source: Apple's reference of `UITextSearching`.
@MainActor struct TextSearchingTests {
  final class Place: UITextPosition {
    let at: Int
    init(_ at: Int) { self.at = at }
  }
  final class Span: UITextRange {
    let units: Range<Int>
    init(_ units: Range<Int>) { self.units = units }
    override var start: UITextPosition { Place(units.lowerBound) }
    override var end: UITextPosition { Place(units.upperBound) }
  }

  final class Pages: UIView, UITextSearching {
    typealias DocumentIdentifier = Int
    var pages = ["one two one", "two one"]
    var log: [String] = []
    var selected = 0
    var waits: [() -> Void] = []
    var isSlow = false
    var ends = true

    private func name(_ range: UITextRange, _ page: Int?) -> String {
      "\(page ?? -1):\((range as? Span)?.units.lowerBound ?? -1)"
    }
    var selectedTextRange: UITextRange? { Span(selected..<selected) }
    var selectedTextSearchDocument: Int? { 0 }
    // The search passes back ranges that were found, which are spans.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: Int?) -> ComparisonResult {
      let (a, b) = ((foundRange as! Span).units.lowerBound, (toRange as! Span).units.lowerBound)
      return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }
    func compare(document: Int, toDocument: Int) -> ComparisonResult {
      document < toDocument ? .orderedAscending : document > toDocument ? .orderedDescending : .orderedSame
    }
    func performTextSearch(
      queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<Int>
    ) {
      let work = { [self] in
        for (page, text) in pages.enumerated().reversed() {
          for range in options.places(of: queryString, in: text) {
            resultAggregator.foundRange(
              Span(range.location..<range.location + range.length), searchString: queryString, document: page)
          }
        }
        if ends { resultAggregator.finishedSearching() }
      }
      if isSlow { waits.append(work) } else { work() }
    }
    func decorate(foundTextRange: UITextRange, document: Int?, usingStyle: UITextSearchFoundTextStyle) {
      log.append("\(usingStyle) \(name(foundTextRange, document))")
    }
    func clearAllDecoratedFoundText() { log.append("clear") }
    var supportsTextReplacement: Bool { true }
    func shouldReplace(foundTextRange: UITextRange, document: Int?, withText replacementText: String) -> Bool
    { replacementText != "no" }
    func replace(foundTextRange: UITextRange, document: Int?, withText replacementText: String) {
      let range = (foundTextRange as! Span).units
      pages[document!] = (pages[document!] as NSString).replacingCharacters(
        in: NSRange(location: range.lowerBound, length: range.count), with: replacementText)
    }
    func replaceAll(queryString: String, options: UITextSearchOptions, withText replacementText: String) {
      pages = pages.map { $0.replacingOccurrences(of: queryString, with: replacementText) }
    }
    func scrollRangeToVisible(_ range: UITextRange, inDocument: Int?) {
      log.append("scroll \(name(range, inDocument))")
    }
    func said() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @Test func resultsAreMarkedInTheirOrder() {
    let view = Pages(), session = UITextSearchingFindSession(searchableObject: view)
    view.selected = 2
    session.performSearch(query: "one", options: nil)
    #expect(view.said() == ["clear", "found 1:4", "found 0:0", "found 0:8", "highlighted 0:8", "scroll 0:8"])
    #expect(session.resultCount == 3)
    #expect(session.highlightedResultIndex == 1)
    session.highlightNextResult(in: .forward)
    #expect(view.said() == ["found 0:8", "highlighted 1:4", "scroll 1:4"])
    session.highlightNextResult(in: .forward)
    #expect(session.highlightedResultIndex == 0)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 2)
    _ = view.said()
    session.invalidateFoundResults()
    #expect(view.said() == ["clear"])
    #expect(session.resultCount == 0)
    #expect(session.highlightedResultIndex == NSNotFound)
  }

  @Test func resultsAreReplaced() {
    let view = Pages(), session = UITextSearchingFindSession(searchableObject: view)
    session.performSearch(query: "one", options: nil)
    #expect(session.allowsReplacementForCurrentlyHighlightedResult)
    session.performSingleReplacement(query: "one", replacementString: "no", options: nil)
    #expect(view.pages[0] == "one two one")
    session.performSingleReplacement(query: "one", replacementString: "1", options: nil)
    #expect(view.pages[0] == "1 two one")
    #expect(session.resultCount == 2)
    session.replaceAll(searchQuery: "one", replacementString: "1", options: nil)
    #expect(view.pages == ["1 two 1", "two 1"])
    #expect(session.resultCount == 0)
    #expect(!session.allowsReplacementForCurrentlyHighlightedResult)
  }

  @Test func lateResultsAreIgnored() {
    let view = Pages(), session = UITextSearchingFindSession(searchableObject: view)
    view.isSlow = true
    var told = 0
    session.resultsDidChange = { told += 1 }
    session.performSearch(query: "one", options: nil)
    session.performSearch(query: "two", options: nil)
    let before = told
    view.waits[0]()
    #expect(session.resultCount == 0)
    #expect(told == before)
    view.waits[1]()
    #expect(session.resultCount == 2)
    #expect(told > before)
  }

  @Test func beforeTheEndTheFirstStepBackMarksTheLast() {
    let view = Pages(), session = UITextSearchingFindSession(searchableObject: view)
    view.ends = false
    session.performSearch(query: "one", options: nil)
    #expect(session.resultCount == 3)
    #expect(session.highlightedResultIndex == NSNotFound)
    session.highlightNextResult(in: .backward)
    #expect(session.highlightedResultIndex == 2)
  }

  final class Host: UIFindInteractionDelegate {
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
      (view as? Pages).map { UITextSearchingFindSession(searchableObject: $0) }
    }
  }

  @Test func findBarCountsLateResults() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)),
      view = Pages(frame: window.bounds), host = Host()
    window.addSubview(view)
    window.isHidden = false
    defer { window.isHidden = true }
    let interaction = UIFindInteraction(sessionDelegate: host)
    view.addInteraction(interaction)
    view.isSlow = true
    interaction.presentFindNavigator(showingReplace: false)
    interaction.searchText = "two"
    let bar = try #require(window.subviews.compactMap { $0 as? FindBar }.first)
    #expect(bar.countText == "Not found")
    view.waits.last?()
    #expect(bar.countText == "1 of 2")
    interaction.dismissFindNavigator()
  }
}
