// long file: a search, its bar and its results share one state
internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// A view controller that shows search results in place of the content, while its search bar is used.
///
/// Its bar is the last row of the navigation bar if the controller belongs to a navigation item, otherwise a
/// view of the client's. A presented search controller whose bar is in no view hierarchy shows it at the top
/// edge.
open class UISearchController: UIViewController {
  private let results: UIViewController?
  private let bar = UISearchBar()
  private lazy var listener = SearchListener(self)
  /// The navigation item that shows the bar.
  final weak var item: UINavigationItem? {
    didSet { if item != nil { showBarAbove(animated: false) } }
  }
  private var shade: SearchShade? { viewIfLoaded as? SearchShade }
  /// The navigation controller whose bar the search has hidden.
  private var emptied: EmptiedStack?
  /// The controller that presents the search by a direct presentation, not the client's.
  private(set) final weak var searched: UIViewController?
  /// The background of the bar of a directly presented search.
  private var ground: BarBackground?

  /// - Parameter searchResultsController: The controller that shows the results, or `nil` if the searched
  ///   controller does.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  /// Creates a search controller whose results the searched controller shows.
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

  /// Creates a search controller from an archive, without a controller for results.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    connectBar()
  }

  /// The object that updates the results; not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The controller that is shown over the content while text is entered. If `nil`, the content shows the
  /// results.
  open var searchResultsController: UIViewController? { results }
  /// The search bar, which is always the same.
  open var searchBar: UISearchBar { bar }
  /// The placement of the bar in that of its navigation item.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .automatic }
  /// A Boolean value that indicates whether a search is active. Setting it begins or ends the search.
  open var isActive = false {
    didSet { if isActive != oldValue { activityDidChange() } }
  }
  /// A Boolean value that determines whether the content is dimmed during a search. A tap on the dimming ends
  /// the search.
  open var obscuresBackgroundDuringPresentation = true { didSet { showWhatIsFound() } }
  /// A Boolean value: the name of ``obscuresBackgroundDuringPresentation`` from before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that determines whether the search bar replaces title and buttons during a search.
  open var hidesNavigationBarDuringPresentation = true { didSet { item?.changed() } }
  /// A Boolean value that determines whether the bar shows a cancel button during a search, and only then.
  open var automaticallyShowsCancelButton = true
  /// The activation of the scope bar, if there are scope buttons.
  public enum ScopeBarActivation: Int, Sendable {
    /// Equivalent to `onSearchActivation`.
    case automatic
    /// Controlled by the client, with the search bar's `showsScopeBar`.
    case manual
    /// Shown while text is entered.
    case onTextEntry
    /// Shown during a search.
    case onSearchActivation
  }
  /// The activation of the scope bar. The default is `automatic`.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { showScopeBar() } }
  /// A Boolean value that determines whether the controller shows the scope bar automatically.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The suggestions, in a list below the search bar. When the user types, chooses another scope or ends the
  /// search, they are removed before the updater is notified.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      hasChosen = false
      showSuggestions()
    }
  }
  /// A Boolean value that indicates whether a suggestion was chosen: the list is then hidden until there are
  /// others.
  private var hasChosen = false
  /// A Boolean value that determines whether the list is hidden if the search bar has a row of its own, as it
  /// always has.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = true { didSet { showSuggestions() } }
  /// A Boolean value that determines whether the results are shown as soon as text is entered.
  open var automaticallyShowsSearchResultsController = true { didSet { showWhatIsFound() } }
  /// A Boolean value that indicates whether the results are shown even without text. Setting it overrides the
  /// automatic behaviour.
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
      // A bar that the client has placed further down remains visible.
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

  // MARK: - Presentation

  /// Dismisses what this controller has presented, or else ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    ending = (flag, completion)
    isActive = false
  }
  /// Ends the search along with what it has presented, requested by a controller that it covers.
  final func end(_ animated: Bool, _ completion: (() -> Void)?) {
    guard presentation != nil else { return dismiss(animated: animated, completion: completion) }
    dismissPresented(animated) { [self] in dismiss(animated: false, completion: completion) }
  }
  /// The animation of the search's end, and the closure that is called at its end.
  private var ending: (animated: Bool, completion: (() -> Void)?) = (true, nil)

  /// A Boolean value that indicates whether the bar becomes first responder because the search begins, of
  /// which the updater is notified once.
  private var isBeginning = false

  /// Called when the user has begun to edit the bar.
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
    // A single action, however often the search begins.
    let end = UIAction(identifier: .init("UISearchController.cancel")) { [weak self] _ in
      self?.isActive = false
    }
    bar.cancel?.addAction(end, for: .touchUpInside)
  }

  /// Hides title and buttons for the search, or restores them.
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

  /// Replaces the navigation bar for a search bar in the content, such as a table's header.
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

  /// Shows the navigation bar, since a search whose bar is in no view hierarchy has no way back.
  final func barWasTakenOut() {
    if isActive, item == nil { showBarAbove(animated: false) }
  }

  private func showBarAbove(animated: Bool) {
    emptied?.showBar(animated: animated)
    emptied = nil
  }

  /// Shows the navigation bar while another controller is on top, until the searched one returns.
  final func topDidChange(in navigation: UINavigationController, animated: Bool) {
    guard isActive, item == nil else { return }
    if let leaf = navigation.leaf, lies(in: leaf) { return hideBar(of: navigation, animated: animated) }
    showBarAbove(animated: animated)
    stepAside()
  }

  /// Returns a Boolean value that indicates whether the search bar is part of a controller's content.
  private func lies(in content: UIViewController) -> Bool {
    content.viewIfLoaded.map { bar.isDescendant(of: $0) } ?? false
  }

  /// Called when the user has typed, chosen another scope or ended the search.
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

  /// Covers a controller of a navigation controller during the search.
  final func show(over searched: UIViewController) {
    guard isActive, presentationOver == nil, let host = searched.view.superview else { return }
    cover(searched.view, of: searched, in: host)
    view.setSafeArea(searched.view.safeAreaInsets)
  }

  /// Covers a controller during the search if the search bar is part of its content.
  final func show(in content: UIViewController) {
    if lies(in: content) { showWhereTheBarIs() }
  }

  /// Covers the content during the search for a search bar that the client has placed.
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
    // Controllers that cover a presented search are dismissed with it.
    guard let presentationOver, !isBeingDismissed else { return end() }
    presentationOver.presentingViewController.dismissPresented(animated, end)
  }

  /// Hides the search while the searched controller is below another.
  final func stepAside() {
    guard presentationOver == nil, let view = viewIfLoaded, view.superview != nil else { return }
    startDisappearing(false)
    view.removeFromSuperview()
    finishDisappearing(false)
    if searched?.searching === self { searched?.searching = nil }
    searched = nil
  }

  override var placesChildren: Bool { true }

  /// Shows the results, the dimming or the searched content.
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

/// A navigation controller whose bar a search has hidden, to be shown again once, at the latest at the end of
/// the search.
@MainActor private final class EmptiedStack {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }
  // A deinitialiser of the search controller itself would have to be matched by those of subclasses.
  isolated deinit { showBar(animated: false) }

  func showBar(animated: Bool) {
    navigation?.setNavigationBarHidden(false, animated: animated)
    navigation = nil
  }
}
