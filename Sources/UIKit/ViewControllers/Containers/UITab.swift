internal import CoreGraphics
public import Foundation

/// A tab of a tab bar controller, with a title, an image and a provider of its controller.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The placement of a tab in a bar that the user can customise.
  public enum Placement: Int, Sendable {
    /// The placements.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  /// The identifier by which `tab(forIdentifier:)` finds the tab; unique within its controller.
  public let identifier: String
  /// The title below the image, which replaces that of the controller's item.
  open var title: String { didSet { follow() } }
  /// The image, or `nil` for none.
  open var image: UIImage? { didSet { follow() } }
  /// Stored only. The subtitle; a bar shows none.
  open var subtitle: String?
  /// The text of the badge; `nil` for none.
  open var badgeValue: String? { didSet { follow() } }
  /// An object that the client associates with the tab.
  open var userInfo: Any?
  /// A Boolean value that determines whether the tab is hidden.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
  /// A Boolean value that determines whether a tap selects the tab.
  open var isEnabled = true { didSet { follow() } }
  /// Stored only. A Boolean value that determines whether the user may hide the tab; the user cannot
  /// customise the tabs of a bar.
  open var allowsHiding = false
  /// Stored only. A Boolean value that determines whether the tab is hidden initially; the user cannot
  /// customise the tabs of a bar.
  open var isHiddenByDefault = false
  /// Stored only. A Boolean value that determines whether the tab is selected while something is dragged over
  /// it; spring loading is not implemented.
  open var isSpringLoaded = false
  /// Stored only. The preferred placement; the bar of a phone has a fixed order.
  open var preferredPlacement = Placement.automatic
  /// The identifier by which tests find the tab's button.
  open var accessibilityIdentifier: String? { didSet { follow() } }
  final weak var owner: UITabBarController?
  final weak var group: UITabGroup?
  final var hasProvider: Bool { provider != nil }
  private let provider: ((UITab) -> UIViewController)?
  private var made: UIViewController?
  private var isMaking = false

  /// Creates a tab. The provider is called once, when the controller is needed; without one the tab is not
  /// shown.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider)
    super.init()
  }

  /// The tab's controller, created once by the provider when it is read or the tab is first selected; `nil`
  /// without a provider.
  open var viewController: UIViewController? {
    // A provider may read the controllers itself.
    if made == nil, !isMaking, let provider {
      isMaking = true
      made = provider(self)
      isMaking = false
      made.map(name)
    }
    return made
  }
  /// The controller, if it has already been created.
  var madeController: UIViewController? { made }
  /// The tab bar controller of the tab or of the group that contains it.
  open var tabBarController: UITabBarController? { owner ?? group?.tabBarController }
  /// The outermost group around the tab that has a navigation controller.
  open var managingTabGroup: UITabGroup? {
    sequence(first: group, next: { $0?.group }).compactMap { $0 }.last {
      $0.managingNavigationController != nil
    }
  }
  /// The group that contains the tab.
  open var parent: UITabGroup? { group }
  /// A Boolean value that indicates whether the tab belongs to a tab bar controller and is not hidden.
  open var hasVisiblePlacement: Bool { !isHidden && tabBarController != nil }

  /// Updates the bar's item with the properties of the tab.
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

/// A tab for searching.
open class UISearchTab: UITab {
  /// A Boolean value that determines whether selecting the tab activates the search of the visible navigation
  /// item.
  open var automaticallyActivatesSearch = false
  /// Creates a search tab, by default with the title "Search" and a magnifying glass.
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

/// A tab that contains other tabs. The bar of a phone shows it as a single tab, with the selected child's
/// controller if it has none of its own.
open class UITabGroup: UITab {
  /// The tabs in the group, in the order of addition.
  open var children: [UITab] { didSet { adopt() } }
  /// The selected child.
  open weak var selectedChild: UITab? { didSet { tabBarController?.showTabs() } }
  /// The identifier of the child that is selected initially. If `nil`, it is the first.
  open var defaultChildIdentifier: String?
  /// Stored only. A Boolean value that determines whether users may reorder the tabs; a bar has a fixed
  /// order.
  open var allowsReordering = false
  /// The appearance of a group in a sidebar.
  public enum SidebarAppearance: Int, Sendable { case automatic, inline, rootSection }
  /// Stored only. The appearance of the group in a sidebar; no sidebar is shown.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Stored only. The actions below the children in a sidebar; no sidebar is shown.
  open var sidebarActions: [UIAction] = []
  /// The order of the children by their identifiers; children that it does not contain come last.
  open var displayOrderIdentifiers: [String] = []
  /// The children in display order.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { child in !named.contains { $0 === child } }
  }
  /// The navigation controller for the controllers of the children. It only determines ``managingTabGroup``.
  ///
  /// - Note: The children's controllers are shown without it.
  open var managingNavigationController: UINavigationController?

  /// Creates a group that contains the given tabs.
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
  /// Returns the tab with an identifier in this group or a nested one, or `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { children.find(identifier) }

  /// The child that is shown.
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
  /// Returns the tab with an identifier in the array or a nested group.
  @MainActor fileprivate func find(_ identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.children.find(identifier) { return found }
    }
    return nil
  }
}

extension UITabBarController {
  /// The tabs of the controller. Setting them sets its view controllers.
  public final var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }
  /// Replaces the tabs.
  ///
  /// - Note: The change is never animated.
  public final func setTabs(_ tabs: [UITab], animated: Bool) {
    for old in tabList { old.owner = nil }
    tabList = tabs
    for tab in tabs { tab.owner = self }
    showTabs()
  }
  /// The selected tab; a group that has a controller of its own is returned itself.
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
  /// Returns the tab with an identifier among the tabs and their groups, or `nil` if there is none.
  public final func tab(forIdentifier identifier: String) -> UITab? { tabList.find(identifier) }

  /// Shows the tabs that are not hidden.
  final func showTabs() {
    let chosen = shownTabs.indices.contains(selectedIndex) ? shownTabs[selectedIndex] : nil
    let shown = tabList.filter { !$0.isHidden && $0.canBeShown }
    // A group remains selected when another of its children is selected.
    replace(
      with: shown.map { tab in tab.madeController ?? promise(of: tab) ?? TabPromise(tab) }, of: shown,
      choosing: shown.firstIndex { $0 === chosen })
    for tab in tabList { tab.follow() }
  }

  /// Returns the placeholder of a tab that was never selected.
  fileprivate final func promise(of tab: UITab) -> TabPromise? {
    list.lazy.compactMap { $0 as? TabPromise }.first { $0.promised === tab }
  }
  private func place(of tab: UITab) -> Int? {
    list.firstIndex { one in (one as? TabPromise).map { $0.promised === tab } ?? (one === tab.madeController)
    }
  }
}

extension UITab {
  /// A Boolean value that indicates whether there is a controller or one can be created.
  fileprivate final var canBeShown: Bool {
    madeController != nil || hasProvider || (self as? UITabGroup)?.shownChild?.canBeShown == true
  }
}

/// A placeholder in a tab bar controller for a controller that is created when its tab is first selected.
final class TabPromise: UIViewController {
  let promised: UITab

  init(_ tab: UITab) {
    promised = tab
    super.init(nibName: nil, bundle: nil)
    tab.name(self)
  }
  required init?(coder: NSCoder) { nil }
}
