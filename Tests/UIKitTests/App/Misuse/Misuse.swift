// long file: the table of the calls for which UIKit raises an exception
import Foundation
import QuartzCore
import UIKitTestSupport

@testable import UIKit

/// A call for which UIKit raises an exception, and a part of its message.
struct Misuse: Sendable {
  let name: String
  let text: String
  let call: @MainActor @Sendable () -> Void

  init(_ name: String, _ text: String, _ call: @escaping @MainActor @Sendable () -> Void) {
    (self.name, self.text, self.call) = (name, text, call)
  }

  /// Every call of the table, by area.
  static let all = geometry + tables + collections + constraints + controllers + controls + views
  static let nan = CGFloat.nan

  // MARK: - Geometry

  private static let geometry = [
    Misuse("a frame at no number", "CALayer position contains NaN: [nan 5]") {
      UIView().frame = CGRect(x: nan, y: 0, width: 10, height: 10)
    },
    Misuse("a frame of no width", "CALayer bounds contains NaN: [0 0; nan 10]") {
      UIView().frame = CGRect(x: 0, y: 0, width: nan, height: 10)
    },
    Misuse("a center that is no number", "CALayer position contains NaN: [3 nan]") {
      UIView().center = CGPoint(x: 3, y: nan)
    },
    Misuse("bounds of no height", "CALayer bounds contains NaN: [0 0; 4 nan]") {
      UIView().bounds = CGRect(x: 0, y: 0, width: 4, height: nan)
    },
    Misuse("bounds at no number", "CALayer bounds contains NaN: [nan 0; 4 4]") {
      UIScrollView().bounds = CGRect(x: nan, y: 0, width: 4, height: 4)
    },
    Misuse("a content offset that is no number", "CALayer bounds contains NaN") {
      UIScrollView().contentOffset = CGPoint(x: 0, y: nan)
    },
    Misuse("a layer's position", "CALayer position contains NaN: [nan nan]") {
      CALayer().position = CGPoint(x: nan, y: nan)
    },
    Misuse("a layer's bounds", "CALayer bounds contains NaN: [0 nan; 1 2]") {
      CALayer().bounds = CGRect(x: 0, y: nan, width: 1, height: 2)
    },
    Misuse("a layer's frame", "CALayer position contains NaN: [1 nan]") {
      CALayer().frame = CGRect(x: 0, y: nan, width: 2, height: 2)
    },
    Misuse("a position by its key", "CALayer position contains NaN") {
      CALayer().setValue(CGPoint(x: nan, y: 0), forKey: "position")
    },
  ]

  /// The objects of the calls, kept alive until the program ends, because lists and constraints hold their
  /// targets weakly.
  @MainActor private static var alive: [AnyObject] = []

  // MARK: - Tables

  @MainActor private final class Rows: NSObject, UITableViewDataSource {
    var counts = [3]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))

    init(isShown: Bool = true) {
      super.init()
      alive.append(self)
      table.dataSource = self
      if isShown {
        window.addSubview(table)
        window.isHidden = false
      }
      table.layoutIfNeeded()
    }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private static let disagreement = """
    Invalid update: invalid number of rows in section 0. The number of rows contained in an existing \
    section after the update (3) must be equal to the number of rows contained in that section before the \
    update (3), plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 \
    deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out).
    """

  private static let tables = [
    Misuse("a deletion that the model does not know", disagreement) {
      Rows().table.deleteRows(at: [row(0)], with: .none)
    },
    Misuse("the same on no screen", disagreement) {
      Rows(isShown: false).table.deleteRows(at: [row(0)], with: .fade)
    },
    Misuse("an insertion that the model does not know", "(1 inserted, 0 deleted)") {
      Rows().table.insertRows(at: [row(0)], with: .none)
    },
    Misuse("a model that has changed alone", "after the update (5)") {
      let rows = Rows()
      rows.counts = [5]
      rows.table.beginUpdates()
      rows.table.endUpdates()
    },
    Misuse("a move into a section that has not grown", "(1 moved in, 0 moved out)") {
      let rows = Rows()
      rows.counts = [3, 3]
      rows.table.reloadData()
      rows.table.layoutIfNeeded()
      rows.counts = [2, 3]
      rows.table.moveRow(at: row(0), to: row(0, 1))
    },
    Misuse(
      "a reload of no row",
      "attempt to delete row 9 from section 0 which only contains 3 rows before the update"
    ) {
      Rows().table.reloadRows(at: [row(9)], with: .none)
    },
    Misuse(
      "a deletion of no row",
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ) {
      let rows = Rows()
      rows.counts = [2]
      rows.table.deleteRows(at: [row(3)], with: .none)
    },
    Misuse(
      "a deletion in no section",
      "attempt to delete row 0 from section 4, but there are only 1 sections before"
    ) {
      Rows().table.deleteRows(at: [row(0, 4)], with: .none)
    },
    Misuse(
      "an insertion behind the end",
      "attempt to insert row 6 into section 0, but there are only 4 rows in section 0 after"
    ) {
      let rows = Rows()
      rows.counts = [4]
      rows.table.insertRows(at: [row(6)], with: .none)
    },
    Misuse("a move from no row", "attempt to move index path (0 - 7) that does not exist") {
      Rows().table.moveRow(at: row(7), to: row(0))
    },
    Misuse(
      "a move to no row",
      "to index path (0 - 8) that does not exist - there are only 3 rows in section 0 after"
    ) {
      Rows().table.moveRow(at: row(0), to: row(8))
    },
    Misuse(
      "a section deleted alone",
      "invalid number of sections. The number of sections contained in the table view after the update (1)"
    ) {
      Rows().table.deleteSections([0], with: .none)
    },
    Misuse("a section inserted alone", "(1 inserted, 0 deleted)") {
      let rows = Rows()
      rows.counts = [3, 1, 1]
      rows.table.insertSections([1], with: .none)
    },
    Misuse(
      "a section deleted that is none",
      "attempt to delete section 2, but there are only 1 sections before the update"
    ) {
      Rows().table.deleteSections([2], with: .none)
    },
    Misuse(
      "a section reloaded that is none",
      "attempt to delete section 5, but there are only 1 sections before"
    ) {
      Rows().table.reloadSections([5], with: .none)
    },
    Misuse("a row deleted and reloaded", "attempt to delete and reload the same index path") {
      let rows = Rows()
      rows.table.performBatchUpdates {
        rows.counts = [2]
        rows.table.deleteRows(at: [row(1)], with: .none)
        rows.table.reloadRows(at: [row(1)], with: .none)
      }
    },
    Misuse("a row deleted and moved", "attempt to perform a delete and a move from the same index path") {
      let rows = Rows()
      rows.table.performBatchUpdates {
        rows.table.deleteRows(at: [row(1)], with: .none)
        rows.table.moveRow(at: row(1), to: row(0))
      }
    },
    Misuse(
      "scrolling to no row",
      """
      Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows in section 0.
      """
    ) {
      Rows().table.scrollToRow(at: row(3), at: .top, animated: false)
    },
    Misuse(
      "scrolling to no section",
      "Attempted to scroll the table view to an out-of-bounds section (2) when there are only 1 sections."
    ) {
      Rows().table.scrollToRow(at: row(0, 2), at: .top, animated: false)
    },
    Misuse(
      "a cell of no kind",
      """
      unable to dequeue a cell with identifier a - must register a nib or a class for the identifier or \
      connect a prototype cell in a storyboard
      """
    ) {
      _ = Rows().table.dequeueReusableCell(withIdentifier: "a", for: row(0))
    },
  ]

  // MARK: - Collections

  @MainActor private final class Items {
    let cells = CountedCells([3])
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 500), collectionViewLayout: UICollectionViewFlowLayout())

    init() {
      alive.append(self)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      collection.dataSource = cells
      collection.layoutIfNeeded()
    }
  }

  private static let collections = [
    Misuse(
      "an item deleted alone",
      """
      invalid number of items in section 0. The number of items contained in an existing section after the \
      update (3)
      """
    ) {
      Items().collection.deleteItems(at: [row(0)])
    },
    Misuse("an item inserted alone", "(1 inserted, 0 deleted)") {
      Items().collection.insertItems(at: [row(0)])
    },
    Misuse("items changed alone", "after the update (1)") {
      let items = Items()
      items.collection.performBatchUpdates { items.cells.counts = [1] }
    },
    Misuse(
      "a reload of no item",
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"
    ) {
      Items().collection.reloadItems(at: [row(3)])
    },
    Misuse(
      "an item inserted behind the end",
      "attempt to insert item 5 into section 0, but there are only 4 items in section 0 after the update"
    ) {
      let items = Items()
      items.cells.counts = [4]
      items.collection.insertItems(at: [row(5)])
    },
    Misuse("a move to no item", "to index path (0 - 3) that does not exist") {
      Items().collection.moveItem(at: row(0), to: row(3))
    },
    Misuse(
      "a section of items deleted alone",
      "The number of sections contained in the collection view after the update (1)"
    ) {
      Items().collection.deleteSections([0])
    },
    Misuse(
      "scrolling to no item",
      """
      Attempted to scroll the collection view to an out-of-bounds item (4) when there are only 3 items in \
      section 0.
      """
    ) {
      Items().collection.scrollToItem(at: row(4), at: .top, animated: false)
    },
    Misuse(
      "scrolling to no section of items",
      """
      Attempted to scroll the collection view to an out-of-bounds section (1) when there are only 1 sections.
      """
    ) {
      Items().collection.scrollToItem(at: row(0, 1), at: .top, animated: false)
    },
    Misuse(
      "an item of no kind",
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier b - must register"
    ) {
      _ = Items().collection.dequeueReusableCell(withReuseIdentifier: "b", for: row(0))
    },
    Misuse(
      "a header of no kind",
      "could not dequeue a view of kind: UICollectionElementKindSectionHeader with identifier c"
    ) {
      _ = Items().collection.dequeueReusableSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "c", for: row(0))
    },
  ]

  // MARK: - Constraints

  /// Creates a constraint between two views in a common superview.
  @MainActor @discardableResult private static func constraint(
    _ one: NSLayoutConstraint.Attribute, _ two: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let outer = UIView(), inner = UIView()
    outer.addSubview(inner)
    alive.append(outer)
    return NSLayoutConstraint(
      item: inner, attribute: one, relatedBy: .equal, toItem: outer, attribute: two, multiplier: multiplier,
      constant: constant)
  }

  private static let constraints = [
    Misuse("leading to top", "Invalid pairing of layout attributes") { constraint(.leading, .top) },
    Misuse("a baseline to a center of the other axis", "Invalid pairing of layout attributes") {
      constraint(.firstBaseline, .centerX)
    },
    Misuse("a location to a size", "Invalid pairing of layout attributes") { constraint(.left, .width) },
    Misuse(
      "leading to left",
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute"
    ) {
      constraint(.leading, .left)
    },
    Misuse("a location by nothing", "Location attributes must be specified in pairs") {
      constraint(.centerX, .centerX, multiplier: 0)
    },
    Misuse("a location by a constant", "Location attributes must be specified in pairs") {
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 4)
    },
    Misuse("a multiplier that is no number", "Multiplier is not finite!  That's illegal.") {
      constraint(.width, .width, multiplier: nan)
    },
    Misuse("a constant that is no number", "Constant is not finite!  That's illegal.") {
      constraint(.width, .width).constant = nan
    },
    Misuse(
      "an installed constraint made optional",
      """
      Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. \
       You passed priority 250
      """
    ) {
      let installed = constraint(.width, .width)
      installed.isActive = true
      installed.priority = .defaultLow
    },
    Misuse("an installed constraint made required", "and the existing priority was 750") {
      let installed = constraint(.top, .top)
      installed.priority = .defaultHigh
      installed.isActive = true
      installed.priority = .required
    },
    Misuse("views in different trees", "because they have no common ancestor.") {
      UIView().topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
    },
    Misuse("a constraint beyond the view", "Unable to install constraint on view.") {
      let outer = UIView(), inner = UIView()
      outer.addSubview(inner)
      inner.addConstraint(inner.topAnchor.constraint(equalTo: outer.topAnchor))
    },
  ]

  // MARK: - Controllers

  @MainActor private static func shown(_ root: UIViewController = UIViewController()) -> UIViewController {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.rootViewController = root
    window.makeKeyAndVisible()
    windows.append(window)
    return root
  }
  @MainActor private static var windows: [UIWindow] = []

  private static let controllers = [
    Misuse("presenting oneself", "Application tried to present modal view controller on itself.") {
      let root = shown()
      root.present(root, animated: false)
    },
    Misuse(
      "presenting the controller around",
      "Application tried to present modal view controller on itself."
    ) {
      let root = shown(), child = UIViewController()
      root.addChild(child)
      child.present(root, animated: false)
    },
    Misuse("presenting twice", "Application tried to present modally a view controller") {
      let root = shown(), other = UIViewController()
      root.present(other, animated: false)
      root.present(other, animated: false)
    },
    Misuse("presenting from another what is presented", "that is already being presented by") {
      let root = shown(), other = UIViewController()
      root.present(other, animated: false)
      shown().present(other, animated: false)
    },
    Misuse("presenting a child", "that has a parent view controller") {
      let root = shown(), child = UIViewController()
      root.addChild(child)
      root.present(child, animated: false)
    },
    Misuse(
      "a tab that is none",
      "only a view controller in the tab bar controller's list of view controllers can be selected."
    ) {
      UITabBarController().selectedViewController = UIViewController()
    },
    Misuse("a preferred action that is none", "must be contained in the actions array") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    },
    Misuse("two actions that cancel", "can only have one action with a style of UIAlertActionStyleCancel") {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      for title in ["a", "b"] { alert.addAction(UIAlertAction(title: title, style: .cancel)) }
    },
    Misuse(
      "a text field in a sheet",
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert"
    ) {
      UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
    },
    Misuse("pushing twice", "Pushing the same view controller instance more than once is not supported") {
      let root = UIViewController(), stack = UINavigationController(rootViewController: root)
      stack.pushViewController(root, animated: false)
    },
    Misuse("pushing a stack", "Pushing a navigation controller is not supported") {
      UINavigationController(rootViewController: UIViewController()).pushViewController(
        UINavigationController(), animated: false)
    },
    Misuse("pushing a split view", "Split View Controllers cannot be pushed to a Navigation Controller") {
      UINavigationController(rootViewController: UIViewController()).pushViewController(
        UISplitViewController(), animated: false)
    },
    Misuse("popping to a stranger", "Tried to pop to a view controller that doesn't exist.") {
      UINavigationController(rootViewController: UIViewController()).popToViewController(
        UIViewController(), animated: false)
    },
    Misuse("a stack of one twice", "All view controllers in a navigation controller must be distinct") {
      let root = UIViewController()
      UINavigationController().setViewControllers([root, root], animated: false)
    },
    Misuse("a child of itself", "so it cannot be its child") {
      let controller = UIViewController()
      controller.addChild(controller)
    },
    Misuse("a parent as a child", "so it cannot be its child") {
      let outer = UIViewController(), inner = UIViewController()
      outer.addChild(inner)
      inner.addChild(outer)
    },
    Misuse(
      "no page",
      """
      The number of view controllers provided (0) doesn't match the number required (1) for the requested \
      transition
      """
    ) {
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        .setViewControllers([], direction: .forward, animated: false)
    },
    Misuse("a segue that is none", "has no segue with identifier 'a'") {
      UIViewController().performSegue(withIdentifier: "a", sender: nil)
    },
    Misuse("a storyboard that is none", "Could not find a storyboard named 'Nothing' in bundle") {
      _ = UIStoryboard(name: "Nothing", bundle: nil)
    },
  ]

  // MARK: - Controls and animators

  private static let controls = [
    Misuse("a minimum at the maximum", "UIStepper.minimumValue") { UIStepper().minimumValue = 100 },
    Misuse("a maximum below the minimum", "UIStepper.maximumValue") { UIStepper().maximumValue = -1 },
    Misuse("a step of nothing", "UIStepper.stepValue") { UIStepper().stepValue = 0 },
    Misuse(
      "an animator let go while paused",
      "It is an error to release a paused or stopped property animator."
    ) {
      let view = UIView()
      UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }.pauseAnimation()
    },
    Misuse(
      "an animator let go while stopped",
      "must either finish animating or be explicitly stopped and finished"
    ) {
      let view = UIView()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
      animator.startAnimation()
      animator.stopAnimation(false)
    },
    Misuse("an animator finished while it runs", "finishAnimation(at:)") {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.startAnimation()
      animator.finishAnimation(at: .end)
    },
  ]

  // MARK: - Views

  private static let views = [
    Misuse("a view in itself", "Can't add self as subview") {
      let view = UIView()
      view.addSubview(view)
    },
    Misuse("a view in its subview", "is a part of cycle in its layer tree") {
      let outer = UIView(), inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(outer)
    },
    Misuse("an exchange of no subviews", "exchangeSubview(at:withSubviewAt:)") {
      UIView().exchangeSubview(at: 0, withSubviewAt: 1)
    },
    Misuse("a cell's class that is none", "register(_:") {
      UITableView().register(UIView.self, forCellReuseIdentifier: "a")
    },
  ]
}
