public import Foundation

/// How a text is searched.
public struct UITextSearchOptions: Sendable {
  /// Which parts of words are found.
  public enum WordMatchMethod: Int, Sendable { case contains, startsWith, fullWord }
  /// `contains`, as the bar here has no menu for another.
  public internal(set) var wordMatchMethod = WordMatchMethod.contains
  /// Without regard to case, at first.
  public internal(set) var stringCompareOptions: NSString.CompareOptions = .caseInsensitive
  /// Without regard to case, and anywhere in words.
  public init() {}

  /// The places of a text in another, in UTF-16 units.
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

/// A search in something: what it finds, and which of that is marked. Abstract: a subclass searches.
@preconcurrency @MainActor open class UIFindSession: NSObject {
  /// What the bar says of what was found: "2 of 5", "5", or nothing.
  public enum SearchResultDisplayStyle: UInt, Sendable { case currentAndTotal, total, none }

  public override init() { super.init() }

  /// Called when something was found after the search was asked for.
  final var resultsDidChange: (() -> Void)?
  /// What a subclass has found so far.
  open var resultCount: Int { 0 }
  /// `NSNotFound` where none is marked.
  open var highlightedResultIndex: Int { NSNotFound }
  /// What the bar says of the number of results: which one of how many, unless set.
  open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal
  /// Whether the bar has a field for what takes the place of what is found.
  open var supportsReplacement: Bool { false }
  /// Whether the marked result may be replaced; by default as `supportsReplacement`.
  open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }
  /// Called for every change of what is searched for. The bar has no menu for other options than at first.
  open func performSearch(query: String, options: UITextSearchOptions?) {}
  /// Replaces the marked result, and marks the next.
  open func performSingleReplacement(
    query searchQuery: String, replacementString: String, options: UITextSearchOptions?
  ) {}
  /// Replaces every result. Does nothing by default, as all below.
  open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
  /// Marks the next or the one before, from the end on at the other.
  open func highlightNextResult(in direction: UITextStorageDirection) {}
  /// Called when the bar goes: nothing is marked any more.
  open func invalidateFoundResults() {}
}

/// Makes the session of a search, and hears of it.
@preconcurrency @MainActor public protocol UIFindInteractionDelegate: AnyObject {
  /// The session for a search that begins; nil shows no bar.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called when the bar is there, and when it has gone.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called when the bar has gone.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  /// Does nothing by default.
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  /// Does nothing by default.
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Shows a bar to search in a view, at the lower edge of its window.
@preconcurrency @MainActor open class UIFindInteraction: NSObject, UIInteraction {
  private weak var owner: UIView?
  private weak var receiver: (any UIFindInteractionDelegate)?
  private var bar: FindBar?
  private var session: UIFindSession?

  /// `sessionDelegate` is not retained.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    receiver = sessionDelegate
    super.init()
  }

  /// Who makes sessions and hears of them; not retained.
  open weak var delegate: (any UIFindInteractionDelegate)? { receiver }
  /// The view in whose text is searched; nil for none.
  open var view: UIView? { owner }
  /// Called before the interaction changes its view; the bar goes where there is none to come.
  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  /// Called when the interaction has another view.
  open func didMove(to view: UIView?) { owner = view }

  /// Whether the bar is shown.
  open var isFindNavigatorVisible: Bool { bar != nil }
  /// Nil while no bar is shown.
  open var activeFindSession: UIFindSession? { session }
  /// What is searched for; kept from one search to the next.
  open var searchText: String? {
    didSet {
      bar?.query = searchText ?? ""
      search()
    }
  }
  /// What takes the place of what is found; kept from one search to the next.
  open var replacementText: String? { didSet { bar?.replacement = replacementText ?? "" } }
  /// Kept for the app: the bar has no menu.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: - The bar

  /// Shows the bar, with a field for what takes the place of what is found where the session can do that.
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
  /// Takes the bar away; does nothing where there is none.
  open func dismissFindNavigator() {
    guard let session else { return }
    bar?.endEditing(true)
    bar?.removeFromSuperview()
    (bar, self.session) = (nil, nil)
    session.invalidateFoundResults()
    receiver?.findInteraction(self, didEnd: session)
  }
  /// The view has gone to another window, or to none: the bar, a part of the window, does not follow.
  final func viewDidMoveToWindow() { if bar?.window !== owner?.window { dismissFindNavigator() } }
  /// Marks the next result; does nothing where no bar is shown.
  open func findNext() { go(.forward) }
  /// Marks the result before; does nothing where no bar is shown.
  open func findPrevious() { go(.backward) }
  /// Has the bar tell how much was found.
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

  /// The user has typed into the bar.
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

/// The bar of a search. Its measures are not measured.
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

  /// Has the interaction do something; a bar whose interaction is gone goes too.
  private func tell(_ body: (UIFindInteraction) -> Void) {
    if let interaction { return body(interaction) }
    endEditing(true)
    removeFromSuperview()
  }
  // The commands of the menu, while something is typed into the bar.
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
  /// What is said of the results.
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
