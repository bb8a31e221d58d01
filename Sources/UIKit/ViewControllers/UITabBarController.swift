internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Decides on and hears of the tabs that are selected.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab may be selected by a tap.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tab was selected by a tap.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// Yes by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Controllers side by side, one of them shown above a bar of tabs.
///
/// One read from a document keeps the bar at its stored frame, out of the view tree, until it gets
/// controllers.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var list: [UIViewController] = []
  private var bar: UITabBar
  private var index = NSNotFound

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    bar = UITabBar(frame: .zero)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    bar = UITabBar(frame: .zero)
    super.init(coder: coder)
    if let stored = (coder as? NibCoder)?.view(key: "tabBar") as? UITabBar { bar = stored }
  }

  open var tabBar: UITabBar { bar }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]? {
    get { list.isEmpty ? nil : list }
    set { setViewControllers(newValue, animated: false) }
  }
  open var customizableViewControllers: [UIViewController]?
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replace(with: viewControllers ?? [])
  }
  open var selectedViewController: UIViewController? {
    get { list.indices.contains(index) ? list[index] : nil }
    set { if let place = list.firstIndex(where: { $0 === newValue }) { select(place) } }
  }
  /// `NSNotFound` without controllers.
  open var selectedIndex: Int {
    get { index }
    set { if list.indices.contains(newValue) { select(newValue) } }
  }

  open override func loadView() {
    view = nib?.canvasView() ?? UIView(frame: UIScreen.main.bounds)
    showSelected(replacing: nil)
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if !list.isEmpty { placeViews() }
  }
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let place = list.firstIndex(where: { $0.tabBarItem === item }),
      delegate?.tabBarController(self, shouldSelect: list[place]) ?? true
    else { return }
    select(place)
    delegate?.tabBarController(self, didSelect: list[place])
  }

  override var placesChildren: Bool { true }

  // MARK: - Work

  private func replace(with new: [UIViewController]) {
    let shown = selectedViewController
    exchangeChildren(list, for: new)
    list = new
    index = new.firstIndex { $0 === shown } ?? (new.isEmpty ? NSNotFound : 0)
    bar.items = new.map(\.tabBarItem)
    bar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { showSelected(replacing: nil) }
  }

  private func select(_ place: Int) {
    guard place != index else { return }
    let old = selectedViewController
    index = place
    bar.selectedItem = list[place].tabBarItem
    if isViewLoaded { showSelected(replacing: old) }
  }

  private func showSelected(replacing old: UIViewController?) {
    guard let shown = selectedViewController else { return }
    for other in list where other !== shown { other.viewIfLoaded?.removeFromSuperview() }
    view.insertSubview(shown.view, at: 0)
    if bar.superview !== view { view.addSubview(bar) }
    bar.delegate = self
    view.setNeedsLayout()
    announceAppearance(of: shown, replacing: old)
  }

  private func placeViews() {
    guard let shown = selectedViewController else { return }
    let area = CGRect(origin: .zero, size: view.bounds.size)
    let safe = view.safeAreaInsets
    let top = (shown as? UINavigationController)?.topViewController ?? shown
    let isPushed = (shown as? UINavigationController).map { $0.viewControllers.count > 1 } ?? false
    bar.isHidden = isPushed && top.hidesBottomBarWhenPushed
    let height = UITabBar.rowHeight + safe.bottom
    bar.frame = CGRect(x: 0, y: area.maxY - height, width: area.width, height: height)
    if shown.view.frame != area { shown.view.frame = area }
    shown.view.setSafeArea(
      UIEdgeInsets(
        top: safe.top, left: safe.left, bottom: bar.isHidden ? safe.bottom : height, right: safe.right))
  }
}
