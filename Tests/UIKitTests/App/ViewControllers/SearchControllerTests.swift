// long file: all searches share a table and its window
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the callbacks of search controllers, and of the place of their bars.
@MainActor struct SearchControllerTests {
  private final class Rows: UITableViewController, UISearchResultsUpdating, UISearchControllerDelegate {
    var asked = 0
    var told: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) { asked += 1 }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
    }
    func presentSearchController(_ searchController: UISearchController) { told.append("present") }
    var first: [UISearchSuggestionItem]?
    func willPresentSearchController(_ searchController: UISearchController) {
      told.append("will")
      if let first { searchController.searchSuggestions = first }
    }
    func didPresentSearchController(_ searchController: UISearchController) { told.append("did") }
  }

  /// Returns a table with a search below a bar, in a window of 300 x 500 points.
  private func search(in world: FingerWorld, place: (UISearchController, Rows) -> Void) -> (
    UISearchController, Rows, UINavigationController
  ) {
    let rows = Rows(style: .plain), search = UISearchController(searchResultsController: nil)
    (search.searchResultsUpdater, search.delegate) = (rows, rows)
    rows.title = "Rows"
    place(search, rows)
    let navigation = UINavigationController(rootViewController: rows)
    world.window.frame.size.height = 500
    world.window.rootViewController = navigation
    world.window.makeKeyAndVisible()
    navigation.view.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    world.settle()
    return (search, rows, navigation)
  }

  private func inBar(_ search: UISearchController, _ rows: Rows) {
    rows.navigationItem.searchController = search
    rows.navigationItem.hidesSearchBarWhenScrolling = false
  }

  @Test(arguments: [true, false]) func aSearchThatBeginsAsksOnce(byTheProgram: Bool) {
    FingerWorld().run { world in
      let (search, rows, _) = search(in: world, place: inBar)
      if byTheProgram { search.isActive = true } else { search.searchBar.becomeFirstResponder() }
      world.settle()
      #expect(search.isActive)
      #expect(rows.asked == 1)
      search.searchBar.resignFirstResponder()
      search.searchBar.becomeFirstResponder()
      #expect(rows.asked == 2)
    }
  }

  @Test func aScopeAsksForResults() throws {
    try FingerWorld().run { world in
      let (search, rows, _) = search(in: world, place: inBar)
      search.searchBar.scopeButtonTitles = ["All", "Some"]
      search.isActive = true
      world.settle()
      let before = rows.asked
      let scopes = try #require(search.searchBar.scopes)
      let place = scopes.convert(CGPoint(x: scopes.bounds.width * 0.75, y: scopes.bounds.midY), to: nil)
      world.tap(place.x, place.y)
      world.settle()
      #expect(search.searchBar.selectedScopeButtonIndex == 1)
      #expect(rows.asked == before + 1)
    }
  }

  @Test func suggestionsAreListedAndChosen() throws {
    try FingerWorld().run { world in
      let (search, rows, _) = search(in: world, place: inBar)
      search.isActive = true
      world.settle()
      @MainActor func lists() -> [SuggestionList] {
        search.view.subviews.compactMap { $0 as? SuggestionList }
      }
      let items = ["One", "Two"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
      search.searchSuggestions = items
      #expect(lists().isEmpty)
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
      world.settle()
      let list = try #require(lists().first)
      #expect(list.visibleCells.map { $0.textLabel?.text } == ["One", "Two"])
      let bar = search.searchBar.convert(search.searchBar.bounds, to: nil),
        place = list.convert(list.bounds, to: nil)
      #expect(place.height == 88)
      #expect(place.minY >= bar.maxY - 1)
      world.tap(150, place.minY + 66)
      world.settle()
      #expect(rows.chosen == ["Two"])
      #expect(lists().isEmpty)
      #expect(search.searchSuggestions?.count == 2)
      search.searchSuggestions = items
      #expect(lists().count == 1)
      search.searchBar.searchTextField.insertText("o")
      #expect(search.searchSuggestions == nil)
      #expect(lists().isEmpty)
    }
  }

  @Test func suggestionsOfTheBeginningStayUntilOneIsChosen() throws {
    try FingerWorld().run { world in
      let (search, rows, _) = search(in: world, place: inBar)
      rows.first = ["One", "Two"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
      @MainActor func lists() -> [SuggestionList] {
        search.view.subviews.compactMap { $0 as? SuggestionList }
      }
      for _ in 0..<2 {
        search.isActive = true
        world.settle()
        search.searchBar.resignFirstResponder()
        search.searchBar.becomeFirstResponder()
        world.settle()
        let list = try #require(lists().first), place = list.convert(list.bounds, to: nil)
        #expect(place.height == 88)
        world.tap(150, place.minY + 22)
        world.settle()
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
        #expect(search.searchSuggestions?.count == 2)
        #expect(lists().isEmpty)
        search.isActive = false
        world.settle()
        #expect(search.searchSuggestions == nil)
      }
      #expect(rows.chosen == ["One", "One"])
    }
  }

  @Test func resultsLieBelowTheSuggestions() {
    FingerWorld().run { world in
      let found = UIViewController(), search = UISearchController(searchResultsController: found)
      _ = self.search(in: world) { _, rows in inBar(search, rows) }
      search.ignoresSearchSuggestionsForSearchBarPlacementStacked = false
      search.isActive = true
      search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "One")]
      world.settle()
      search.showsSearchResultsController = true
      #expect(found.view.superview === search.view)
      #expect(search.view.subviews.last is SuggestionList)
    }
  }

  @Test func scopesShowWhenTheyAreToShow() {
    FingerWorld().run { world in
      let (search, _, _) = search(in: world, place: inBar), bar = search.searchBar
      bar.scopeButtonTitles = ["All", "Some"]
      search.scopeBarActivation = .onTextEntry
      search.isActive = true
      #expect(!bar.showsScopeBar)
      bar.searchTextField.insertText("a")
      #expect(bar.showsScopeBar)
      bar.searchTextField.deleteBackward()
      #expect(!bar.showsScopeBar)
      search.scopeBarActivation = .onSearchActivation
      #expect(bar.showsScopeBar)
      #expect(search.automaticallyShowsScopeBar)
      search.automaticallyShowsScopeBar = false
      search.isActive = false
      #expect(bar.showsScopeBar)
      #expect(search.scopeBarActivation == .manual)
    }
  }

  @Test func enteringTheFieldAgainAsksForResults() {
    FingerWorld().run { world in
      let (search, rows, _) = search(in: world, place: inBar)
      search.isActive = true
      world.settle()
      #expect(rows.told == ["present", "will", "did"])
      search.searchBar.resignFirstResponder()
      let before = rows.asked
      search.searchBar.becomeFirstResponder()
      #expect(search.isActive)
      #expect(rows.asked == before + 1)
    }
  }

  @Test func dismissingEndsTheSearch() {
    FingerWorld().run { world in
      let (search, _, navigation) = search(in: world, place: inBar)
      search.isActive = true
      world.settle()
      var isDone = false
      search.dismiss(animated: false) { isDone = true }
      world.settle()
      #expect(isDone)
      #expect(!search.isActive)
      #expect(search.view.superview == nil)
      #expect(navigation.view.window != nil)
    }
  }

  @Test func aBarInTheContentTakesThePlaceOfTheNavigationBar() {
    FingerWorld().run { world in
      let (search, rows, navigation) = search(in: world) { $1.tableView.tableHeaderView = $0.searchBar }
      #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == 64)
      search.searchBar.becomeFirstResponder()
      world.settle()
      #expect(navigation.isNavigationBarHidden)
      #expect(search.searchBar.convert(CGPoint.zero, to: nil).y == 20)
      #expect(search.view.safeAreaInsets.top == 20 + search.searchBar.frame.height)
      search.isActive = false
      world.settle()
      #expect(!navigation.isNavigationBarHidden)
      #expect(rows.tableView.contentOffset.y == -64)
      search.hidesNavigationBarDuringPresentation = false
      search.isActive = true
      world.settle()
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func aPresentedSearchBringsItsBar() {
    FingerWorld().run { world in
      let found = UIViewController(), search = UISearchController(searchResultsController: found)
      let (_, rows, _) = self.search(in: world) { _, _ in }
      rows.present(search, animated: false)
      world.settle()
      #expect(search.isActive)
      #expect(search.searchBar.window === world.window)
      #expect(search.searchBar.searchTextField.isFirstResponder)
      search.searchBar.searchTextField.insertText("a")
      world.settle()
      #expect(found.view.window === world.window)
      #expect(found.view.safeAreaInsets.top == search.searchBar.frame.maxY)
      search.isActive = false
      world.settle()
      #expect(rows.presentedViewController == nil)
      #expect(search.searchBar.superview == nil)
      #expect(search.view.window == nil)
    }
  }

  @Test func aContainerShowsASearchInItsPlace() {
    FingerWorld().run { world in
      let found = UIViewController(), search = UISearchController(searchResultsController: found)
      let container = UISearchContainerViewController(searchController: search), tabs = UITabBarController()
      tabs.viewControllers = [container, UIViewController()]
      world.window.rootViewController = tabs
      world.window.makeKeyAndVisible()
      world.settle()
      #expect(container.searchController === search)
      #expect(search.presentingViewController === container)
      #expect(search.isActive)
      #expect(search.searchBar.window === world.window)
      #expect(tabs.tabBar.window != nil)
      search.searchBar.searchTextField.insertText("a")
      world.settle()
      #expect(found.view.window === world.window)
      search.isActive = false
      world.settle()
      #expect(container.presentedViewController == nil)
      #expect(search.searchBar.window == nil)
    }
  }

  @Test func controllerPushedDuringASearchHasItsBar() {
    FingerWorld().run { world in
      let (search, rows, navigation) = search(in: world) { $1.tableView.tableHeaderView = $0.searchBar }
      search.isActive = true
      world.settle()
      for animated in [false, true] {
        #expect(navigation.isNavigationBarHidden)
        #expect(search.view.window === world.window)
        navigation.pushViewController(UIViewController(), animated: animated)
        world.settle()
        #expect(!navigation.isNavigationBarHidden)
        #expect(search.isActive)
        #expect(search.view.window == nil)
        navigation.popViewController(animated: animated)
        world.settle()
      }
      #expect(navigation.isNavigationBarHidden)
      #expect(search.view.window === world.window)
      #expect(search.view.frame == rows.view.frame)
      rows.navigationItem.searchController = search
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  @Test func aPresentedSearchGoesWithWhatCoversIt() {
    FingerWorld().run { world in
      let (_, rows, _) = self.search(in: world) { _, _ in }
      let search = UISearchController(searchResultsController: nil), next = UIViewController()
      for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
        let cover = UIViewController()
        cover.modalPresentationStyle = style
        rows.present(search, animated: false)
        world.settle()
        search.present(cover, animated: false)
        world.settle()
        search.isActive = false
        world.settle()
        #expect(rows.presentedViewController == nil)
        #expect(!search.isActive)
      }
      rows.present(search, animated: false)
      world.settle()
      search.dismiss(animated: false) { rows.present(next, animated: false) }
      world.settle()
      #expect(rows.presentedViewController === next)
    }
  }

  @Test func aSearchIsPresentedWithItsBarElsewhere() {
    FingerWorld().run { world in
      let found = UIViewController(), search = UISearchController(searchResultsController: found)
      let (_, rows, _) = self.search(in: world) { _, rows in rows.navigationItem.titleView = search.searchBar
      }
      rows.present(search, animated: false)
      world.settle()
      #expect(search.isActive)
      #expect(rows.presentedViewController === search)
      search.searchBar.searchTextField.insertText("a")
      world.settle()
      #expect(found.view.window === world.window)
      #expect(found.view.convert(CGPoint.zero, to: nil).y >= 20)
      search.isActive = false
      world.settle()
      #expect(rows.presentedViewController == nil)
      #expect(search.view.window == nil)
    }
  }

  @Test func aBarThatIsTakenOutBringsTheNavigationBarBack() {
    FingerWorld().run { world in
      let (search, rows, navigation) = search(in: world) { $1.tableView.tableHeaderView = $0.searchBar }
      search.searchBar.becomeFirstResponder()
      world.settle()
      #expect(navigation.isNavigationBarHidden)
      rows.tableView.tableHeaderView = nil
      world.settle()
      #expect(!navigation.isNavigationBarHidden)
    }
  }

  /// A search controller whose callbacks and those of its results are logged.
  private final class Told: UISearchController, UISearchControllerDelegate {
    var told: [String] = []
    func note(_ text: String) {
      let by = presentingViewController.map { "\(type(of: $0))" } ?? "nobody"
      told.append("\(text) by \(by)\(isBeingPresented ? " coming" : "")\(isBeingDismissed ? " going" : "")")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("will appear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("will disappear")
    }
    func willPresentSearchController(_ searchController: UISearchController) { note("will present") }
    func didPresentSearchController(_ searchController: UISearchController) { note("did present") }
    func willDismissSearchController(_ searchController: UISearchController) { note("will dismiss") }
    func didDismissSearchController(_ searchController: UISearchController) { note("did dismiss") }
  }

  @Test(arguments: [true, false]) func aSearchIsPresentedByTheNearestContext(isDefined: Bool) {
    FingerWorld().run { world in
      let found = UIViewController(), search = Told(searchResultsController: found)
      let (_, rows, navigation) = self.search(in: world) { _, rows in inBar(search, rows) }
      search.delegate = search
      rows.definesPresentationContext = isDefined
      #expect(navigation.definesPresentationContext)
      #expect(rows.presentedViewController == nil)
      search.isActive = true
      world.settle()
      let context: UIViewController = isDefined ? rows : navigation
      #expect(rows.presentedViewController === search)
      #expect(navigation.visibleViewController === search)
      #expect(navigation.presentedViewController === (isDefined ? nil : search))
      #expect(search.presentingViewController === context)
      #expect(found.presentingViewController == nil)
      search.searchBar.searchTextField.insertText("a")
      world.settle()
      #expect(found.presentingViewController === context)
      #expect(!search.isBeingPresented)
      var isDone = false
      rows.dismiss(animated: true) { isDone = true }
      world.settle()
      #expect(isDone)
      #expect(!search.isActive)
      #expect(search.view.window == nil)
      #expect(rows.presentedViewController == nil)
      #expect(search.presentingViewController == nil)
      let by = "by \(type(of: context))"
      #expect(
        search.told == [
          "will present by nobody", "will appear \(by) coming", "did appear \(by) coming",
          "did present \(by)", "will dismiss \(by)", "will disappear \(by) going",
          "did dismiss by nobody",
        ])
    }
  }

  @Test func dismissingTheSearchDismissesItsPresentedController() {
    FingerWorld().run { world in
      let (search, rows, _) = search(in: world, place: inBar), alert = UIViewController()
      search.isActive = true
      world.settle()
      // Apps search for the frontmost controller in this way.
      var front: UIViewController? = world.window.rootViewController
      while let next = front?.presentedViewController { front = next }
      #expect(front === search)
      front?.present(alert, animated: false)
      world.settle()
      #expect(alert.view.window === world.window)
      #expect(alert.presentingViewController === search)
      rows.dismiss(animated: false)
      world.settle()
      #expect(alert.view.window == nil)
      #expect(!search.isActive)
      #expect(rows.presentedViewController == nil)
    }
  }

  /// A search does not cover a controller that is pushed above it.
  @Test func aSearchThatStepsAsideIsPresentedAgain() {
    FingerWorld().run { world in
      let (search, rows, navigation) = search(in: world, place: inBar), next = UIViewController()
      search.isActive = true
      world.settle()
      navigation.pushViewController(next, animated: false)
      world.settle()
      #expect(next.presentedViewController == nil)
      #expect(navigation.visibleViewController === next)
      navigation.popViewController(animated: false)
      world.settle()
      #expect(search.isActive)
      #expect(rows.presentedViewController === search)
    }
  }
}
