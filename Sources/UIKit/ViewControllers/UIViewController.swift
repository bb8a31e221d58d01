internal import CoreGraphics
public import Foundation

/// The owner of a screenful of views.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  final var childList: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var nib: NibCoder?
  final var nibIdentity: NibIdentity?
  private var titleStorage: String?
  /// What bars show for this controller; made when it is first asked for.
  final var barItems = ControllerBarItems()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  /// A controller without a document.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: - View

  /// The root view, made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setRootView(newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the root view: by default the document's, or one that fills the screen.
  open func loadView() { view = makeNibView() ?? UIView(frame: UIScreen.main.bounds) }
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    precondition(loadedView != nil, "\(type(of: self)).loadView() did not set view")
    viewDidLoad()
  }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Called in place of the view's `updateConstraints()`; an override calls super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: - Safe area and margins

  /// Added to what bars and the screen cover of the root view, in its points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.settleSafeArea() } }
  }
  /// Called after the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The least margins of the root view: 16 points at the sides up to a width of 393, 20 from 414 (`corpus/metrics.json`).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (loadedView?.bounds ?? UIScreen.main.bounds).width < 400 ? 16 : 20
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.settleMargins() } }
  }
  /// Called after the root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The strip above the content that bars cover.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.top, "_UIViewControllerTop") }
  /// The strip below the content that bars cover.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom, "_UIViewControllerBottom") }

  private func barGuide(_ role: GuideRole, _ name: String) -> BarGuide {
    view.systemGuide(role, name) { BarGuide() }
  }

  private func setRootView(_ new: UIView?) {
    if let old = loadedView {
      old.needExtras().controller = nil
      old.set(.hasController, false)
    }
    loadedView = new
    new?.needExtras().controller = self
    new?.set(.hasController, true)
    // Has `updateViewConstraints()` called.
    new?.markUsesConstraints()
    if additionalSafeAreaInsets != .zero { new?.settleSafeArea() }
  }

  // MARK: - Containment

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childList }
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parentController = self
    childList.append(childController)
  }
  open func removeFromParent() {
    guard let parent = parentController else { return }
    parent.childList.removeAll { $0 === self }
    parentController = nil
    didMove(toParent: nil)
  }
  /// Makes the controllers of a container its children, in place of those it showed before.
  final func exchangeChildren(_ old: [UIViewController], for new: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Naming

  /// The controller's name; bars show it where their items have no title of their own.
  open var title: String? {
    get { titleStorage }
    set {
      titleStorage = newValue
      barItems.titleDidChange(to: newValue)
    }
  }

  // MARK: - Bars

  /// What the navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem { barItems.navigationItem(titled: title) }
  /// The tab that stands for this controller.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(titled: title) }
    set { barItems.tab = newValue }
  }
  /// The buttons of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbar = toolbarItems
    navigationController?.view.setNeedsLayout()
  }
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view goes on below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  /// The nearest container of its kind around this controller.
  open var navigationController: UINavigationController? { nearestParent() }
  open var tabBarController: UITabBarController? { nearestParent() }
  open var splitViewController: UISplitViewController? { nearestParent() }

  open override var next: UIResponder? { loadedView?.superview }
}
