internal import CoreGraphics
public import Foundation

/// A tab of a tab bar controller, as a thing of its own: a title, an image and what makes its controller.
@preconcurrency @MainActor open class UITab: NSObject {
  /// Where a tab may be put. Kept for the app: a phone's bar has one order.
  public enum Placement: Int, Sendable {
    /// Which one is kept, and says nothing here.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// By which `tab(forIdentifier:)` finds it; unique within its controller.
  public let identifier: String
  /// The name below the image; takes the place of that of the controller's item.
  open var title: String { didSet { follow() } }
  /// The picture; nil for none.
  open var image: UIImage? { didSet { follow() } }
  /// A second line. Kept for the app: a bar shows none.
  open var subtitle: String?
  /// A short text in a red oval; nil for none.
  open var badgeValue: String? { didSet { follow() } }
  /// What the app keeps with the tab.
  open var userInfo: Any?
  /// Whether the bar leaves the tab out.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
  /// Whether a tap selects it.
  open var isEnabled = true { didSet { follow() } }
  /// Whether the user may hide the tab, and whether it is hidden at first. Kept for the app: a bar's tabs are
  /// not chosen by its user.
  open var allowsHiding = false
  /// Kept for the app: a bar's tabs are not chosen by its user.
  open var isHiddenByDefault = false
  /// Whether the tab is chosen while something is dragged above it. Kept for the app: nothing springs open.
  open var isSpringLoaded = false
  /// Kept for the app: a phone's bar has one order.
  open var preferredPlacement = Placement.automatic
  /// The name by which tests find the tab's button.
  open var accessibilityIdentifier: String? { didSet { follow() } }
  final weak var owner: UITabBarController?
  final weak var group: UITabGroup?
  final var hasProvider: Bool { provider != nil }
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var isMaking = false

  /// The provider is called once, when the tab's controller is asked for; without one the tab is not shown.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }

  /// The tab's controller: that of the provider, made once, when it is asked for or the tab is selected for
  /// the first time; nil without one.
  open var viewController: UIViewController? {
    // A provider may ask for the controllers itself.
    if made == nil, !isMaking, let provider {
      isMaking = true
      made = provider(self)
      isMaking = false
      made.map(name)
    }
    return made
  }
  /// The controller where it was made already.
  var madeController: UIViewController? { made }
  /// The controller that it, or the group around it, belongs to.
  open var tabBarController: UITabBarController? { owner ?? group?.tabBarController }
  /// The outermost group around the tab that has a stack of controllers.
  open var managingTabGroup: UITabGroup? {
    sequence(first: group, next: { $0?.group }).compactMap { $0 }.last {
      $0.managingNavigationController != nil
    }
  }
  /// The group that the tab is in.
  open var parent: UITabGroup? { group }
  /// Whether the tab is one of a tab bar controller's and not hidden.
  open var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil }

  /// Tells the bar's item what the tab is called.
  final func follow() {
    made.map(name)
    tabBarController?.promise(of: self).map(name)
  }
  fileprivate final func name(_ controller: UIViewController) {
    guard let item = controller.tabBarItem else { return }
    (item.title, item.image, item.badgeValue, item.isEnabled) = (title, image, badgeValue, isEnabled)
    item.accessibilityIdentifier = accessibilityIdentifier
  }
}

/// The tab of a search.
open class UISearchTab: UITab {
  /// Whether the search of the navigation item that is seen then begins when the user selects the tab.
  open var automaticallyActivatesSearch = false
  /// The tab "Search" with a magnifying glass, unless it is given another title and another image.
  public init(
    title: String? = nil, image: UIImage? = nil, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title ?? "Search", image: image ?? UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.search-tab",
      viewControllerProvider: viewControllerProvider)
  }

  public override init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }
}

/// A tab with tabs inside. A phone's bar shows it as one, whose controller is that of the chosen tab inside
/// where it has none of its own.
open class UITabGroup: UITab {
  /// In the order of addition.
  open var children: [UITab] { didSet { adopt() } }
  /// The chosen tab inside.
  open weak var selectedChild: UITab? { didSet { tabBarController?.showTabs() } }
  /// The tab that is chosen at first; nil for the first.
  open var defaultChildIdentifier: String?
  /// Whether users may put the tabs into another order. Kept for the app: a bar has one order.
  open var allowsReordering = false
  /// How a sidebar shows the group.
  public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
  /// Kept for the app: no sidebar is shown.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// What a sidebar offers below the tabs inside. Kept for the app: no sidebar is shown.
  open var sidebarActions: [UIAction] = []
  /// The order of the tabs inside, by their identifiers; those that it does not name come after.
  open var displayOrderIdentifiers: [String] = []
  /// The tabs inside in that order.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }
  /// A stack for the controllers of the tabs inside. Kept for the app: they are shown without one.
  open var managingNavigationController: UINavigationController?

  /// A group, to which the children belong from then on.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() {
    for child in children { child.group = self }
    tabBarController?.showTabs()
  }
  /// The tab of a name, here or in a group inside; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? { children.find(identifier) }

  /// The tab inside that is shown.
  final var shownChild: UITab? {
    let shown = children.filter { !$0.isHidden }
    return shown.first { $0 === selectedChild } ?? shown.first { $0.identifier == defaultChildIdentifier }
      ?? shown.first
  }
  override var madeController: UIViewController? {
    super.madeController ?? (hasProvider ? nil : shownChild?.madeController)
  }
  open override var viewController: UIViewController? {
    if let own = super.viewController { return own }
    guard let inner = shownChild?.viewController else { return nil }
    (inner.tabBarItem.title, inner.tabBarItem.image) = (title, image)
    return inner
  }
}

extension [UITab] {
  /// The tab of a name, here or in a group.
  @MainActor fileprivate func find(_ identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.children.find(identifier) { return found }
    }
    return nil
  }
}

extension UITabBarController {
  /// The tabs, of a controller that is made of such; setting them sets its view controllers.
  public final var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }
  /// Replaces the tabs; at once, animated or not.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    for old in tabList { old.owner = nil }
    tabList = tabs
    for tab in tabs { tab.owner = self }
    showTabs()
  }
  /// The chosen tab: of a group with a controller of its own the group.
  public final var selectedTab: UITab? {
    get {
      guard let shown = selectedViewController else { return nil }
      var tab = tabList.first { !$0.isHidden && $0.madeController === shown }
      while let child = (tab as? UITabGroup)?.shownChild, child.madeController === shown { tab = child }
      return tab
    }
    set {
      guard var outer = newValue else { return }
      while let group = outer.group {
        group.selectedChild = outer
        outer = group
      }
      if let place = place(of: outer) { selectedIndex = place }
    }
  }
  /// The tab of a name among the tabs and in their groups; nil for none.
  public final func tab(forIdentifier identifier: String) -> UITab? { tabList.find(identifier) }

  /// Shows the tabs that are not hidden.
  final func showTabs() {
    let chosen = shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil
    let shown = tabList.filter { !$0.isHidden && $0.canBeShown }
    // A group stays chosen when another of its tabs is.
    replace(
      with: shown.map { tab in tab.madeController ?? promise(of: tab) ?? TabPromise(tab) }, of: shown,
      choosing: shown.firstIndex { $0 === chosen })
    for tab in tabList { tab.follow() }
  }

  /// What stands for a tab until it is selected.
  fileprivate final func promise(of tab: UITab) -> TabPromise? {
    list.lazy.compactMap { $0 as? TabPromise }.first { $0.promised === tab }
  }
  private func place(of tab: UITab) -> Int? {
    list.firstIndex { one in (one as? TabPromise).map { $0.promised === tab } ?? (one === tab.madeController)
    }
  }
}

extension UITab {
  /// Whether there is, or can be made, a controller.
  fileprivate final var canBeShown: Bool {
    madeController != nil || hasProvider || (self as? UITabGroup)?.shownChild?.canBeShown == true
  }
}

/// Stands among a tab bar controller's controllers for one that is made when its tab is selected for the
/// first time.
final class TabPromise: UIViewController {
  let promised: UITab

  init(_ tab: UITab) {
    promised = tab
    super.init(nibName: nil, bundle: nil)
    tab.name(self)
  }
  required init?(coder: NSCoder) { nil }
}
