public import Foundation

/// The options of a text search.
public struct UITextSearchOptions: Sendable {
  /// The method that determines which parts of words match.
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
  /// The word matching method: `contains`, since the find bar has no menu for another.
  public internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// The options of string comparison. The default ignores case.
  public internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
  /// Creates options that ignore case and match anywhere in words.
  public init() {}

  /// Returns the ranges of a text in another, in UTF-16 units.
  func places(of query: String, in text: String) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let whole = text as NSString, units = TextUnits(whole)
    var found: [NSRange] = [], place = 0
    while place < whole.length {
      let range = whole.range(
        of: query, options: stringCompareOptions,
        range: NSRange(location: place, length: whole.length - place))
      guard range.location != NSNotFound, range.length > 0 else { break }
      let first = units.unit(.word, at: range.location), last = units.unit(.word, at: NSMaxRange(range) - 1)
      let isWanted =
        switch wordMatchMethod {
        case .contains: true
        case .startsWith: first?.location == range.location
        case .fullWord: first?.location == range.location && last.map(NSMaxRange) == NSMaxRange(range)
        }
      if isWanted { found.append(range) }
      place = NSMaxRange(range)
    }
    return found
  }
}

/// The abstract superclass of search sessions, with their results and the highlighted one.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// The style in which the find bar shows the results: "2 of 5", "5", or nothing.
  public enum SearchResultDisplayStyle: UInt, Sendable { case currentAndTotal, total, none }

  public override init() { super.init() }

  /// Called when results arrived after the search was requested.
  final var resultsDidChange: (() -> Void)?
  /// The number of results so far.
  open var resultCount: Int { 0 }
  /// The index of the highlighted result, or `NSNotFound` for none.
  open var highlightedResultIndex: Int { NSNotFound }
  /// The style in which the find bar shows the number of results. The default shows the current one and the
  /// total.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// A Boolean value that indicates whether the find bar has a field for replacements.
  open var supportsReplacement: Bool { false }
  /// A Boolean value that indicates whether the highlighted result may be replaced. The default is
  /// ``supportsReplacement``.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Searches for a query. Called for every change of the query. The find bar has no menu for other options.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the highlighted result and highlights the next.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces all results. Does nothing by default, like all methods below.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Highlights the next or previous result, wrapping around at the ends.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Called when the find bar is dismissed: no result is highlighted any more.
  open func invalidateFoundResults() {}
}

/// The delegate that provides the sessions of a find interaction.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
  /// Returns the session for a new search, or `nil` to show no find bar.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when the find bar is shown.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when the find bar was dismissed.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction that shows a find bar for a view, at the bottom edge of its window.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIFindInteractionDelegate)?
  private var bar: FindBar?
  private var session: UIFindSession?

  /// Creates an interaction. `sessionDelegate` is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    receiver = sessionDelegate
    super.init()
  }

  /// The delegate that provides sessions; not retained.
  open weak var delegate: (any UIFindInteractionDelegate)? { receiver }
  /// The view whose text is searched, or `nil` for none.
  open var view: UIView? { owner }
  /// Called before the interaction's view changes. The find bar is dismissed if there is no new view.
  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  /// Called when the interaction's view has changed.
  open func didMove(to view: UIView?) { owner = view }

  /// A Boolean value that indicates whether the find bar is shown.
  open var isFindNavigatorVisible: Bool { bar != nil }
  /// The current session, or `nil` while no find bar is shown.
  open var activeFindSession: UIFindSession? { session }
  /// The text to search for, which is kept from one search to the next.
  open var searchText: String? {
    didSet {
      bar?.query = searchText ?? ""
      search()
    }
  }
  /// The replacement text, which is kept from one search to the next.
  open var replacementText: String? { didSet { bar?.replacement = replacementText ?? "" } }
  /// Stored only. The provider of the options menu, which the find bar does not have.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: - The bar

  /// Shows the find bar, with a field for replacements if the session supports them.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let owner, let window = owner.window,
      let session = session ?? receiver?.findInteraction(self, sessionFor: owner)
    else { return }
    let isNew = self.session == nil
    self.session = session
    session.resultsDidChange = { [weak self] in self?.updateResultCount() }
    bar?.removeFromSuperview()
    let bar = FindBar(self, replaces: showingReplace && session.supportsReplacement)
    (bar.query, bar.replacement) = (searchText ?? "", replacementText ?? "")
    bar.show(in: window)
    self.bar = bar
    if isNew { receiver?.findInteraction(self, didBegin: session) }
    search()
  }
  /// Dismisses the find bar, if it is shown.
  open func dismissFindNavigator() {
    guard let session else { return }
    bar?.endEditing(true)
    bar?.removeFromSuperview()
    (bar, self.session) = (nil, nil)
    session.invalidateFoundResults()
    receiver?.findInteraction(self, didEnd: session)
  }
  /// Dismisses the find bar after the view has moved to another window or to none, since the bar is part of
  /// the window.
  final func viewDidMoveToWindow() { if bar?.window !== owner?.window { dismissFindNavigator() } }
  /// Highlights the next result, if the find bar is shown.
  open func findNext() { go(.forward) }
  /// Highlights the previous result, if the find bar is shown.
  open func findPrevious() { go(.backward) }
  /// Updates the number of results in the find bar.
  open func updateResultCount() { bar?.show(session) }

  private func go(_ direction: UITextStorageDirection) {
    session?.highlightNextResult(in: direction)
    updateResultCount()
  }
  private func search() {
    guard let session else { return }
    session.performSearch(query: searchText ?? "", options: UITextSearchOptions())
    updateResultCount()
  }

  /// Called when the user has typed into the find bar.
  final func typed(_ query: String) { searchText = query }
  final func replaceOne(with text: String) {
    guard let session, session.allowsReplacementForCurrentlyHighlightedResult else { return }
    replacementText = text
    session.performSingleReplacement(
      query: searchText ?? "", replacementString: text, options: UITextSearchOptions())
    updateResultCount()
  }
  final func replaceAll(with text: String) {
    guard let session, session.supportsReplacement else { return }
    replacementText = text
    session.replaceAll(searchQuery: searchText ?? "", replacementString: text, options: UITextSearchOptions())
    updateResultCount()
  }
}

/// The find bar. Its dimensions are not measured.
final class FindBar: UIView {
  private weak var interaction: UIFindInteraction?
  private let field = UITextField(), other = UITextField(), count = UILabel()
  private let replaces: Bool
  private static let row: CGFloat = 52

  init(_ interaction: UIFindInteraction, replaces: Bool) {
    (self.interaction, self.replaces) = (interaction, replaces)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    for (one, hint) in [(field, "Find"), (other, "Replace")] {
      one.placeholder = hint
      one.borderStyle = .roundedRect
    }
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { [weak self] _ in self.map { bar in bar.tell { $0.typed(bar.query) } } }, for: .editingChanged
    )
    field.addAction(UIAction { [weak self] _ in self?.findNext(nil) }, for: .editingDidEndOnExit)
    count.font = .preferredFont(forTextStyle: .footnote)
    count.textColor = .secondaryLabel
    count.setContentHuggingPriority(.required, for: .horizontal)
    let upper = row([
      field, count, button(image: "chevron.up", "Previous") { $0.findPrevious(nil) },
      button(image: "chevron.down", "Next") { $0.findNext(nil) },
      button("Done") { bar in bar.tell { $0.dismissFindNavigator() } },
    ])
    let lower = row([
      other, button("Replace") { bar in bar.tell { $0.replaceOne(with: bar.replacement) } },
      button("All") { bar in bar.tell { $0.replaceAll(with: bar.replacement) } },
    ])
    let rows = UIStackView(arrangedSubviews: replaces ? [upper, lower] : [upper])
    (rows.axis, rows.spacing, rows.distribution) = (.vertical, 0, .fillEqually)
    rows.translatesAutoresizingMaskIntoConstraints = false
    addSubview(rows)
    NSLayoutConstraint.activate([
      rows.topAnchor.constraint(equalTo: topAnchor),
      rows.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      rows.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      rows.heightAnchor.constraint(equalToConstant: Self.row * (replaces ? 2 : 1)),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Calls a closure with the interaction. A bar whose interaction was deallocated is removed.
  private func tell(_ body: (UIFindInteraction) -> Void) {
    if let interaction { return body(interaction) }
    endEditing(true)
    removeFromSuperview()
  }
  // The commands of the menu, while the find bar is edited.
  override func find(_ sender: Any?) { field.becomeFirstResponder() }
  override func findNext(_ sender: Any?) { tell { $0.findNext() } }
  override func findPrevious(_ sender: Any?) { tell { $0.findPrevious() } }

  var query: String {
    get { field.text ?? "" }
    set { if newValue != query { field.text = newValue } }
  }
  var replacement: String {
    get { other.text ?? "" }
    set { if newValue != replacement { other.text = newValue } }
  }
  /// The text for the number of results.
  var countText: String { count.text ?? "" }

  private func row(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    (stack.spacing, stack.alignment) = (12, .center)
    return stack
  }
  private func button(
    _ title: String? = nil, image: String? = nil, _ label: String? = nil, _ body: @escaping (FindBar) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self.map(body) })
    button.setTitle(title, for: .normal)
    button.setImage(image.flatMap { UIImage(systemName: $0) }, for: .normal)
    button.accessibilityLabel = label
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    return button
  }

  func show(in window: UIWindow) {
    let height = Self.row * (replaces ? 2 : 1) + window.safeAreaInsets.bottom, area = window.bounds
    frame = CGRect(x: 0, y: area.maxY - height, width: area.width, height: height)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    window.addSubview(self)
    field.becomeFirstResponder()
  }

  func show(_ session: UIFindSession?) {
    guard let session, !query.isEmpty, session.searchResultDisplayStyle != .none else {
      return count.text = nil
    }
    let total = session.resultCount, index = session.highlightedResultIndex
    if total == 0 { return count.text = "Not found" }
    let isPlaced = session.searchResultDisplayStyle == .currentAndTotal && index != NSNotFound
    count.text = isPlaced ? "\(index + 1) of \(total)" : "\(total)"
  }
}
