// long file: a search, its bar and what it shows, whose calls share one state.
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Shows results of a search in place of the content, while its search bar is used.
///
/// Its bar is the last row of the navigation bar where the controller is that of a navigation item, else a
/// view of the user's. One that is presented while its bar is nowhere shows that at the upper edge.
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar()
  private lazy var listener = SearchListener(self)
  /// The navigation item that shows the bar.
  final weak var item: UINavigationItem? {
    didSet { if item != nil { showBarAbove(animated: false) } }
  }
  private var shade: SearchShade? { viewIfLoaded as? SearchShade }
  /// The stack whose bar the search has hidden.
  private var emptied: EmptiedStack?
  /// The controller that presents the search while it is shown there, and not by a presentation of the app's.
  private(set) final weak var searched: UIViewController?
  /// What lies behind the bar of a search that is presented by itself.
  private var ground: BarBackground?

  /// - Parameter searchResultsController: Shows the results; nil where the searched controller does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// One whose results the searched controller shows.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  private func prepare() {
    (modalPresentationStyle, modalTransitionStyle) = (.overFullScreen, .crossDissolve)
    bar.sizeToFit()
    connectBar()
  }

  private func connectBar() {
    listener.listen(to: bar)
    bar.search = self
  }

  /// One read from an archive, without a controller for results.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    connectBar()
  }

  /// Finds what is searched for; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of beginnings and ends; not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Shown over the content while something is typed; nil leaves the content to show what is found.
  open var searchResultsController: UIViewController? { results }
  /// The bar in which the user types; the same one each time.
  open var searchBar: UISearchBar { bar }
  /// Where the bar lies in that of its navigation item.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }
  /// Whether the user searches; setting it begins or ends that.
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }
  /// Whether the content is shaded during a search; a tap on the shade ends the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { showWhatIsFound() } }
  /// The name of `obscuresBackgroundDuringPresentation` before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the search bar takes the place of title and buttons during a search.
  open var hidesNavigationBarDuringPresentation = true { didSet { item?.changed() } }
  /// Whether the bar has a button to cancel during a search, and only then.
  open var automaticallyShowsCancelButton = true
  /// When the scope buttons show, of which there have to be any.
  public enum ScopeBarActivation: Int, Sendable {
    /// As `onSearchActivation`.
    case automatic
    /// When the program says so, by the search bar's `showsScopeBar`.
    case manual
    /// As long as something is typed.
    case onTextEntry
    /// During a search, and only then.
    case onSearchActivation
  }
  /// `automatic` unless set.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopeBar() } }
  /// Whether the controller shows the scope buttons.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// What the user may search for, in a list below the search bar. A user who types, chooses another scope or
  /// ends the search takes them away before the updater is told.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      hasChosen = false
      showSuggestions()
    }
  }
  /// Whether one of the suggestions was chosen: the list has gone then, until there are others.
  private var hasChosen = false
  /// Whether there is no list where the search bar has a row of its own, as it has here.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true { didSet { showSuggestions() } }
  /// Whether the results show as soon as something has been typed.
  open var automaticallyShowsSearchResultsController = true { didSet { showWhatIsFound() } }
  /// Whether the results show though nothing has been typed; setting it takes the decision from the
  /// controller.
  open var showsSearchResultsController: Bool {
    get { showsResults }
    set {
      automaticallyShowsSearchResultsController = false
      resultsAreWanted = newValue
      showWhatIsFound()
    }
  }
  private var resultsAreWanted = false

  open override func loadView() {
    let shade = SearchShade(frame: .zero)
    shade.addAction(UIAction { [weak self] _ in self?.isActive = false }, for: .touchUpInside)
    shade.bar = bar
    view = shade
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    var safe = view.safeAreaInsets, area = view.bounds
    if let ground {
      let top = view.window?.belowStatusBar(safe.top) ?? safe.top
      bar.frame = CGRect(
        x: 0, y: top, width: view.bounds.width, height: bar.sizeThatFits(view.bounds.size).height)
      safe.top = bar.frame.maxY
      ground.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: safe.top)
    } else if presentationOver != nil, bar.window != nil {
      // A bar that the user has put somewhere below stays in sight.
      let top = max(0, bar.convert(bar.bounds, to: view).maxY)
      area = area.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
      safe.top = 0
    }
    if let list = shade?.list {
      let room = CGRect(
        x: area.minX, y: area.minY + safe.top, width: area.width, height: max(0, area.height - safe.top))
      list.frame = CGRect(
        origin: room.origin, size: CGSize(width: room.width, height: min(room.height, list.naturalHeight)))
    }
    guard let root = results?.viewIfLoaded, root.superview === view else { return }
    root.frame = area
    root.setSafeArea(safe)
  }

  private func showSuggestions() {
    guard let shade else { return }
    let shows = isActive && !hasChosen && !ignoresSearchSuggestionsForSearchBarPlacementStacked
    let shown = shows ? searchSuggestions ?? [] : []
    shade.list?.removeFromSuperview()
    shade.list =
      shown.isEmpty
      ? nil
      : SuggestionList(shown) { [weak self] suggestion in
        guard let self else { return }
        hasChosen = true
        showSuggestions()
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
      }
    if let list = shade.list { shade.addSubview(list) }
    shade.setNeedsLayout()
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard presentationOver != nil, bar.superview == nil else { return }
    let ground = BarBackground(frame: .zero)
    ground.show(BarLook(tint: nil, isTranslucent: true, style: .default))
    bar.searchBarStyle = .minimal
    view.addSubview(ground)
    view.addSubview(bar)
    self.ground = ground
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isBeingPresented { isActive = true }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentationOver == nil, ground != nil || isBeingDismissed else { return }
    if let ground {
      ground.removeFromSuperview()
      bar.removeFromSuperview()
      self.ground = nil
    }
    isActive = false
  }

  // MARK: - Work

  /// Ends what this controller has presented, else the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    ending = (flag, completion)
    isActive = false
  }
  /// Ends the search along with what it has presented, because a controller that it covers says so.
  final func end(_ animated: Bool, _ completion: (() -> Void)?) {
    guard presentation != nil else { return dismiss(animated: animated, completion: completion) }
    dismissPresented(animated) { [self] in dismiss(animated: false, completion: completion) }
  }
  /// How the search goes, and what is called once it has gone.
  private var ending: (animated: Bool, completion: (() -> Void)?) = (true, nil)

  /// Whether the bar takes the keys because the search begins, of which the updater hears once.
  private var isBeginning = false

  /// The user has gone to the bar, at first or anew.
  final func editingDidBegin() {
    guard isActive else { return isActive = true }
    if !isBeginning { update() }
  }

  private func activityDidChange() {
    if isActive {
      delegate?.presentSearchController(self)
      delegate?.willPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
    }
    if automaticallyShowsCancelButton { showCancelButton() }
    showScopeBar()
    if !isActive {
      bar.text = nil
      bar.resignFirstResponder()
    } else {
      isBeginning = true
      bar.searchTextField.becomeFirstResponder()
      isBeginning = false
    }
    if isActive, presentationOver == nil { beingPresented = true }
    moveBars()
    guard isActive else { return leave() }
    if presentationOver == nil { beingPresented = false }
    showSuggestions()
    update()
    delegate?.didPresentSearchController(self)
  }

  private func showScopeBar() {
    guard scopeBarActivation != .manual, bar.scopeButtonTitles?.isEmpty == false else { return }
    let shows = isActive && (scopeBarActivation != .onTextEntry || bar.text?.isEmpty == false)
    if bar.showsScopeBar != shows { bar.showsScopeBar = shows }
  }

  private func showCancelButton() {
    bar.setShowsCancelButton(isActive, animated: true)
    bar.layoutIfNeeded()
    // One action, however often the search begins.
    let end = UIAction(identifier: .init("UISearchController.cancel")) { [weak self] _ in
      self?.isActive = false
    }
    bar.cancel?.addAction(end, for: .touchUpInside)
  }

  /// Title and buttons make room for the search, or come back.
  private func moveBars() {
    item?.changed()
    if !isActive { showBarAbove(animated: true) }
    guard let navigation = (item?.holder as? UINavigationBar)?.navigation,
      navigation.isShown
    else {
      if isActive, item == nil { hideBarsAbove() }
      return showWhereTheBarIs()
    }
    UIView.animate(
      withDuration: UINavigationController.hideShowBarDuration, delay: 0, options: .allowUserInteraction
    ) { navigation.view.layoutIfNeeded() }
  }

  /// A search bar in the content, such as a table's header, takes the place of the navigation bar.
  private func hideBarsAbove() {
    guard let navigation = bar.nearestController?.navigationController,
      !bar.isDescendant(of: navigation.navigationBar)
    else { return }
    navigation.contentSearch = self
    hideBar(of: navigation, animated: true)
    navigation.view.layoutIfNeeded()
  }

  private func hideBar(of navigation: UINavigationController, animated: Bool) {
    guard hidesNavigationBarDuringPresentation, !navigation.isNavigationBarHidden else { return }
    emptied = EmptiedStack(navigation)
    navigation.setNavigationBarHidden(true, animated: animated)
  }

  /// Nothing leads back from a search whose bar is nowhere: the navigation bar does.
  final func barWasTakenOut() {
    if isActive, item == nil { showBarAbove(animated: false) }
  }

  private func showBarAbove(animated: Bool) {
    emptied?.showBar(animated: animated)
    emptied = nil
  }

  /// The stack that the search bar lies in has another controller on top: its bar is there again until the
  /// searched one comes back.
  final func topDidChange(in navigation: UINavigationController, animated: Bool) {
    guard isActive, item == nil else { return }
    if let leaf = navigation.leaf, lies(in: leaf) { return hideBar(of: navigation, animated: animated) }
    showBarAbove(animated: animated)
    stepAside()
  }

  /// Whether the search bar is part of a controller's content.
  private func lies(in content: UIViewController) -> Bool {
    content.viewIfLoaded.map { bar.isDescendant(of: $0) } ?? false
  }

  /// The user has typed, chosen another scope or ended the search.
  final func inputDidChange() {
    if searchSuggestions != nil { searchSuggestions = nil }
    update()
  }

  final func update() {
    showScopeBar()
    showWhatIsFound()
    let stack = (item?.holder as? UINavigationBar)?.navigation
    stack?.viewControllers.first { $0.barItems.navigation === item }?
      .setNeedsUpdateContentUnavailableConfiguration()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private var showsResults: Bool {
    guard isActive, results != nil else { return false }
    return automaticallyShowsSearchResultsController ? bar.text?.isEmpty == false : resultsAreWanted
  }

  /// Covers a controller of a navigation controller as long as the search goes on.
  final func show(over searched: UIViewController) {
    guard isActive, presentationOver == nil, let host = searched.view.superview else { return }
    cover(searched.view, of: searched, in: host)
    view.setSafeArea(searched.view.safeAreaInsets)
  }

  /// The same where the search bar is part of the controller's content.
  final func show(in content: UIViewController) {
    if lies(in: content) { showWhereTheBarIs() }
  }

  /// The same for a search bar that the user has put somewhere.
  private func showWhereTheBarIs() {
    guard isActive, item == nil, presentationOver == nil, let window = bar.window else { return }
    let content = bar.nearestController, root = content?.view ?? window
    guard let host = root.superview ?? window as UIView? else { return }
    cover(root, of: content, in: host)
    let top = max(0, bar.convert(bar.bounds, to: view).maxY)
    view.setSafeArea(UIEdgeInsets(top: top, left: 0, bottom: root.safeAreaInsets.bottom, right: 0))
  }

  private func cover(_ root: UIView, of content: UIViewController?, in host: UIView) {
    view.frame = root.frame
    if view.superview !== host {
      searched = content?.searchContext
      searched?.searching = self
      host.insertSubview(view, aboveSubview: root)
      startAppearing(false)
      settleAppearing(false)
      finishAppearing(false)
      showSuggestions()
    }
    showWhatIsFound()
  }

  private func leave() {
    let (animated, completion) = ending
    ending = (true, nil)
    showWhatIsFound()
    if presentationOver == nil {
      beingDismissed = true
      stepAside()
      beingDismissed = false
    }
    inputDidChange()
    let end = { [self] in
      delegate?.didDismissSearchController(self)
      completion?()
    }
    // What covers a search that is presented goes along.
    guard let presentationOver, !isBeingDismissed else { return end() }
    presentationOver.presentingViewController.dismissPresented(animated, end)
  }

  /// The searched controller has gone below another: what covers it goes until it comes back.
  final func stepAside() {
    guard presentationOver == nil, let view = viewIfLoaded, view.superview != nil else { return }
    startDisappearing(false)
    view.removeFromSuperview()
    finishDisappearing(false)
    if searched?.searching === self { searched?.searching = nil }
    searched = nil
  }

  override var placesChildren: Bool { true }

  /// Shows the results, the shade or the searched content.
  private func showWhatIsFound() {
    guard let shade else { return }
    shade.isShading = isActive && obscuresBackgroundDuringPresentation
    guard let results else { return }
    let shows = showsResults
    guard shows != (results.viewIfLoaded?.superview === shade) else { return }
    if shows {
      if results.parent !== self { addChild(results) }
      let above: UIView? = ground ?? shade.list
      if let above {
        shade.insertSubview(results.view, belowSubview: above)
      } else {
        shade.addSubview(results.view)
      }
      results.didMove(toParent: self)
      announceAppearance(of: results, replacing: nil)
      shade.setNeedsLayout()
    } else {
      results.willMove(toParent: nil)
      announceAppearance(of: nil, replacing: results)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

/// A stack whose bar a search has hidden; it comes back once, with the end of the search at the latest.
@MainActor private final class EmptiedStack {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }
  // A deinitialiser of the search itself would be one that those of subclasses had to match.
  isolated deinit { showBar(animated: false) }

  func showBar(animated: Bool) {
    navigation?.setNavigationBarHidden(false, animated: animated)
    navigation = nil
  }
}
