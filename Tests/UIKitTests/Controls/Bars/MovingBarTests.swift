import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of bars of navigation controllers that follow fingers: the back button, large titles, search bars,
/// hiding bars.
@MainActor struct MovingBarTests {
  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// Returns a table below a bar with a large title, in a window of 300 x 500 points.
  private func table(
    in world: FingerWorld, largeTitle: Bool = true, prepare: (Rows) -> Void = { _ in }
  ) -> (UINavigationController, Rows) {
    let rows = Rows(style: .plain)
    rows.title = "Rows"
    prepare(rows)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.prefersLargeTitles = largeTitle
    world.window.frame.size.height = 500
    world.window.rootViewController = navigation
    world.window.makeKeyAndVisible()
    navigation.view.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    world.settle()
    return (navigation, rows)
  }

  @Test func theBackButtonGoesBack() {
    FingerWorld().run { world in
      let (navigation, rows) = table(in: world, largeTitle: false)
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      world.settle()
      world.tap(40, 42)
      world.settle()
      #expect(navigation.topViewController === rows)
      #expect(next.parent == nil)
      navigation.pushViewController(next, animated: false)
      world.settle()
      // On the chevron, left of the title.
      world.tap(12, 42)
      world.settle()
      #expect(navigation.topViewController === rows)
    }
  }

  /// The header of navigation controllers does not declare conformance to the bar's delegate. Programs that
  /// keep the user from going back declare the conformance themselves.
  @Test func theBackButtonAsksFirst() {
    final class Careful: UINavigationController, UINavigationBarDelegate {
      var allows = false
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        allows
      }
    }
    FingerWorld().run { world in
      let navigation = Careful(rootViewController: UIViewController()), next = UIViewController()
      world.window.rootViewController = navigation
      navigation.pushViewController(next, animated: false)
      world.settle()
      world.tap(30, 22)
      world.settle()
      #expect(navigation.topViewController === next)
      var isAsked = false
      next.navigationItem.backAction = UIAction { _ in isAsked = true }
      navigation.allows = true
      world.settle()
      world.tap(30, 22)
      world.settle()
      #expect(navigation.topViewController === next)
      #expect(isAsked)
    }
  }

  @Test func aBarOfItsOwnPopsItsItem() {
    FingerWorld().run { world in
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
      world.window.addSubview(bar)
      world.settle()
      world.tap(30, 22)
      #expect(bar.items?.map(\.title) == ["One"])
    }
  }

  // A bar with a large title is 96 points high, without 44 (`corpus/metrics.json`, "bars").
  @Test func largeTitlesGoWithTheContent() {
    FingerWorld().run { world in
      let (navigation, rows) = table(in: world)
      let bar = navigation.navigationBar
      #expect(bar.frame.height == 96)
      #expect(rows.tableView.contentOffset.y == -116)
      rows.tableView.contentOffset.y = -90
      #expect(bar.frame.height == 70)
      #expect(rows.view.safeAreaInsets.top == 90)
      #expect(rows.tableView.adjustedContentInset.top == 90)
      rows.tableView.contentOffset.y = 30
      world.settle()
      #expect(bar.frame.height == 44)
      #expect(rows.tableView.contentOffset.y == 30)
      let small = bar.parts.title, large = bar.parts.largeTitle
      #expect(small?.alpha == 1)
      #expect(large?.superview?.frame.height == 0)
      #expect(!bar.isAtScrollEdge)
      rows.tableView.contentOffset.y = -116
      world.settle()
      #expect(bar.frame.height == 96)
      #expect(bar.parts.title?.alpha == 0)
      #expect(bar.isAtScrollEdge)
      // Pulled content moves the title with it.
      rows.tableView.contentOffset.y = -136
      world.settle()
      #expect(bar.frame.height == 116)
      #expect(rows.view.safeAreaInsets.top == 116)
      #expect(bar.parts.largeTitle.map { $0.convert($0.bounds, to: bar).minY } == 67)
    }
  }

  @Test func aTitleIsShownWholeOrNotAtAll() {
    FingerWorld().run { world in
      let (navigation, rows) = table(in: world)
      let ways: [(CGFloat, CGFloat)] = [(16, 96), (46, 44)]
      for (way, height) in ways {
        rows.tableView.contentOffset.y = -116
        world.settle()
        world.down(150, 250)
        for step in 1...20 { world.move(150, 250 - (10 + way) * CGFloat(step) / 20) }
        world.wait(0.5)
        world.move(150, 250 - 10 - way)
        world.up()
        world.wait(2)
        world.settle()
        #expect(navigation.navigationBar.frame.height == height)
        #expect(rows.tableView.contentOffset.y == -20 - height)
      }
    }
  }

  @Test func theBarRemembersEachController() {
    FingerWorld().run { world in
      let (navigation, rows) = table(in: world)
      rows.tableView.contentOffset.y = 100
      let next = UIViewController()
      navigation.pushViewController(next, animated: false)
      world.settle()
      #expect(navigation.navigationBar.frame.height == 96)
      navigation.popViewController(animated: false)
      world.settle()
      #expect(navigation.navigationBar.frame.height == 44)
      #expect(rows.tableView.contentOffset.y == 100)
    }
  }

  @Test func searchBarsWaitAboveTheContent() {
    FingerWorld().run { world in
      let search = UISearchController(searchResultsController: nil)
      let (navigation, rows) = table(in: world) { $0.navigationItem.searchController = search }
      let bar = navigation.navigationBar
      #expect(bar.frame.height == 96)
      #expect(rows.tableView.contentOffset.y == -116)
      rows.tableView.contentOffset.y = -168
      world.settle()
      #expect(bar.frame.height == 148)
      #expect(search.searchBar.window != nil)
      let field = search.searchBar.searchTextField
      // The field has the bar's margins and ends 15 points above its lower edge.
      #expect(field.convert(field.bounds, to: bar) == CGRect(x: 16, y: 97, width: 268, height: 36))
      rows.navigationItem.hidesSearchBarWhenScrolling = false
      world.settle()
      rows.tableView.contentOffset.y = 200
      world.settle()
      #expect(bar.frame.height == 96)
      #expect(bar.parts.title?.alpha == 1)
    }
  }

  @Test func aSearchTakesTheBar() {
    final class Finder: UIViewController, UISearchResultsUpdating {
      var looked: [String] = []
      func updateSearchResults(for searchController: UISearchController) {
        looked.append(searchController.searchBar.text ?? "")
      }
    }
    FingerWorld().run { world in
      let found = UIViewController(), finder = Finder()
      let search = UISearchController(searchResultsController: found)
      search.searchResultsUpdater = finder
      let (navigation, rows) = table(in: world) {
        $0.navigationItem.searchController = search
        $0.navigationItem.hidesSearchBarWhenScrolling = false
      }
      #expect(navigation.navigationBar.frame.height == 148)
      world.tap(150, 134)
      world.settle()
      #expect(search.isActive)
      #expect(search.searchBar.searchTextField.isFirstResponder)
      #expect(search.searchBar.showsCancelButton)
      #expect(navigation.navigationBar.frame.height == 52)
      #expect(search.view.window != nil)
      #expect(found.viewIfLoaded?.window == nil)
      #expect(rows.tableView.contentOffset.y == -72)
      search.searchBar.searchTextField.insertText("a")
      world.settle()
      #expect(finder.looked.last == "a")
      #expect(found.view.window != nil)
      #expect(found.parent === search)
      #expect(found.view.safeAreaInsets.top == 72)
      world.tap(265, 46)
      world.settle()
      #expect(!search.isActive)
      #expect(search.searchBar.text == "")
      #expect(found.view.window == nil)
      #expect(search.view.window == nil)
      #expect(navigation.navigationBar.frame.height == 148)
      #expect(navigation.navigationBar.topItem === rows.navigationItem)
    }
  }

  @Test func aTapOnTheShadeEndsTheSearch() {
    FingerWorld().run { world in
      let search = UISearchController(searchResultsController: nil)
      _ = table(in: world) { $0.navigationItem.searchController = search }
      search.isActive = true
      world.settle()
      world.tap(150, 250)
      world.settle()
      #expect(!search.isActive)
      #expect(search.view.superview == nil)
    }
  }

  // In pictures of an iPhone 14 Pro with iOS 16 the row's middle is 76 points below the edge, that of the
  // search field 168.5 under a large title.
  @Test func barsBeginBelowTheStatusBar() {
    FingerWorld().run { world in
      world.window.screen = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
      world.window.screen.shape = UIScreen.Shape(
        size: CGSize(width: 393, height: 852), scale: 3, hasHomeIndicator: true,
        safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      world.window.frame.size = CGSize(width: 393, height: 852)
      let rows = Rows(style: .plain), search = UISearchController(searchResultsController: nil)
      (rows.title, rows.navigationItem.searchController, rows.navigationItem.hidesSearchBarWhenScrolling) = (
        "Rows", search, false
      )
      let navigation = UINavigationController(rootViewController: rows), bar = navigation.navigationBar
      bar.prefersLargeTitles = true
      world.window.rootViewController = navigation
      world.window.makeKeyAndVisible()
      world.settle()
      #expect(bar.frame == CGRect(x: 0, y: 54, width: 393, height: 148))
      #expect(rows.view.safeAreaInsets.top == 202)
      let field = search.searchBar.searchTextField
      #expect(field.convert(field.bounds, to: nil) == CGRect(x: 16, y: 151, width: 361, height: 36))
      navigation.isNavigationBarHidden = true
      world.settle()
      #expect(rows.view.safeAreaInsets.top == 59)
    }
  }

  @Test func barsHideAnimated() {
    FingerWorld().run { world in
      let (navigation, rows) = table(in: world, largeTitle: false)
      navigation.setNavigationBarHidden(true, animated: true)
      #expect(!navigation.navigationBar.isHidden)
      #expect(navigation.isNavigationBarHidden)
      world.settle()
      #expect(navigation.navigationBar.isHidden)
      #expect(rows.view.safeAreaInsets.top == 20)
      navigation.setNavigationBarHidden(false, animated: true)
      world.settle()
      #expect(!navigation.navigationBar.isHidden)
      #expect(navigation.navigationBar.frame.minY == 20)
    }
  }

  @Test func tapsAndSwipesHideTheBars() {
    FingerWorld().run { world in
      let (navigation, _) = table(in: world, largeTitle: false)
      navigation.hidesBarsOnTap = true
      world.tap(150, 200)
      world.settle()
      #expect(navigation.isNavigationBarHidden)
      world.tap(150, 200)
      world.settle()
      #expect(!navigation.isNavigationBarHidden)
      navigation.hidesBarsOnTap = false
      navigation.hidesBarsOnSwipe = true
      for (from, to) in [(250.0, 100.0), (100, 250)] {
        world.down(150, from)
        for step in 1...10 { world.move(150, from + (to - from) * Double(step) / 10) }
        world.up()
        world.settle()
        #expect(navigation.isNavigationBarHidden == (to < from))
      }
    }
  }

  @Test func presentedControllerIsTheVisibleViewController() {
    FingerWorld().run { world in
      let (navigation, rows) = table(in: world, largeTitle: false), sheet = UIViewController()
      #expect(navigation.visibleViewController === rows)
      rows.present(sheet, animated: false)
      #expect(navigation.visibleViewController === sheet)
    }
  }

  @Test func theBarFollowsTheContentThatIsNamed() {
    FingerWorld().run { world in
      let page = UIViewController(),
        content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      content.contentSize.height = 2000
      let box = UIView(frame: content.frame)
      page.view.addSubview(box)
      box.addSubview(content)
      page.setContentScrollView(content, for: .top)
      let navigation = UINavigationController(rootViewController: page)
      navigation.navigationBar.prefersLargeTitles = true
      world.window.frame.size.height = 500
      world.window.rootViewController = navigation
      world.settle()
      content.contentOffset.y = 500
      world.settle()
      #expect(page.contentScrollView(for: .top) === content)
      #expect(page.contentScrollView(for: .bottom) == nil)
      #expect(navigation.navigationBar.frame.height == 44)
    }
  }

  @Test func controllerPushedFromASearchIsVisible() {
    FingerWorld().run { world in
      let search = UISearchController(searchResultsController: nil), next = UIViewController()
      let (navigation, _) = table(in: world) { $0.navigationItem.searchController = search }
      search.isActive = true
      world.settle()
      navigation.pushViewController(next, animated: false)
      world.settle()
      #expect(search.view.window == nil)
      #expect(search.isActive)
      #expect(next.view.window === world.window)
      navigation.popViewController(animated: false)
      world.settle()
      #expect(search.view.window === world.window)
    }
  }

  @Test func onlyTheBarThatChangesMoves() {
    FingerWorld().run { world in
      let (navigation, _) = table(in: world, largeTitle: false)
      navigation.setNavigationBarHidden(true, animated: true)
      #expect(navigation.toolbar.isHidden)
      #expect(!navigation.navigationBar.isHidden)
      world.settle()
      navigation.setToolbarHidden(false, animated: true)
      #expect(navigation.navigationBar.isHidden)
      #expect(!navigation.toolbar.isHidden)
      world.settle()
      #expect(navigation.toolbar.frame.maxY == 500)
    }
  }

  @Test func barsThatNoLongerHideStayAway() {
    FingerWorld().run { world in
      let (navigation, _) = table(in: world, largeTitle: false)
      navigation.hidesBarsOnTap = true
      navigation.hidesBarsOnTap = false
      navigation.isNavigationBarHidden = true
      world.settle()
      world.tap(150, 200)
      world.settle()
      #expect(navigation.isNavigationBarHidden)
    }
  }
}
