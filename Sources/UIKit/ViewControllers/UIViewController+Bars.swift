internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

/// The content of bars for a controller.
@MainActor struct ControllerBarItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var toolbar: [UIBarButtonItem]?
  /// The scroll views that bars follow, if the client has set them.
  weak var upperContent: UIScrollView?
  weak var lowerContent: UIScrollView?

  mutating func navigationItem(titled title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem()
    item.title = title
    navigation = item
    return item
  }

  mutating func tabBarItem(titled title: String?) -> UITabBarItem {
    if let tab { return tab }
    let item = UITabBarItem()
    item.title = title
    tab = item
    return item
  }

  func titleDidChange(to title: String?) {
    navigation?.title = title
    tab?.title = title
  }
}

extension UIViewController {
  final func nameContent(_ view: UIScrollView?, _ edge: NSDirectionalRectEdge) {
    if edge.contains(.top) { barItems.upperContent = view }
    if edge.contains(.bottom) { barItems.lowerContent = view }
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
  final func namedContent(_ edge: NSDirectionalRectEdge) -> UIScrollView? {
    edge.contains(.top) ? barItems.upperContent : edge.contains(.bottom) ? barItems.lowerContent : nil
  }

  /// Returns the scroll view that the bar at an edge follows: the one set by the client, the root view, the
  /// managed collection view, or the rearmost subview of the root view.
  final func content(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let content = contentScrollView(for: edge) ?? view as? UIScrollView { return content }
    if let content = (self as? UICollectionViewController)?.shownCollection { return content }
    return view.subviews.first as? UIScrollView
  }

  /// The tab of this controller or of one that contains it.
  final var nearestTab: UITab? {
    let all = tabBarController?.tabList.flatMap { [$0] + (($0 as? UITabGroup)?.children ?? []) } ?? []
    for controller in sequence(first: self, next: \.parent) {
      if let own = all.last(where: { $0.madeController === controller }) { return own }
    }
    return nil
  }

  /// Returns the nearest controller of a class that contains this one.
  func nearestParent<Kind: UIViewController>() -> Kind? {
    var current = parent
    while let controller = current {
      if let found = controller as? Kind { return found }
      current = controller.parent
    }
    return nil
  }
}

extension NibCoder {
  /// Reads the content of bars for a controller.
  func decodeBarItems(of controller: UIViewController) {
    if let item = make(object.child(named: "navigationItem")) as? UINavigationItem {
      controller.barItems.navigation = item
      if item.title == nil { item.title = controller.title }
    }
    controller.barItems.tab = make(object.child(named: "tabBarItem")) as? UITabBarItem
    let buttons = objects(in: "toolbarItems").compactMap { $0 as? UIBarButtonItem }
    if !buttons.isEmpty { controller.barItems.toolbar = buttons }
    if let value = bool("hidesBottomBarWhenPushed") { controller.hidesBottomBarWhenPushed = value }
    if let value = bool("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = value
    }
    if let value = bool("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = value
    }
    if let edges = object.child(named: "extendedEdge", key: "edgesForExtendedLayout") {
      var mask: UIRectEdge = []
      for (name, edge) in [("top", UIRectEdge.top), ("bottom", .bottom), ("left", .left), ("right", .right)]
      where edges.bool(name) == true {
        mask.insert(edge)
      }
      controller.edgesForExtendedLayout = mask
    }
  }

  /// Returns a view of the size of the canvas, for controllers whose view the document does not store.
  func canvasView() -> UIView {
    let size = loader.document.canvas(for: object).size
    return UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Returns the elements of the controllers that are children by relationships of a name.
  func related(_ relationship: String) -> [IBObject] {
    loader.noteLostConnections(of: object)
    return object.segues.filter { $0.relationship == relationship }.compactMap { segue in
      loader.document.object(withID: segue.destination)
    }
  }
}

extension UIViewController {
  /// Sets the controllers of a container in a document, and of its nested containers, from the relationships.
  ///
  /// - Parameters:
  ///   - containers: The ordinals of the containers around this one, which none of them may contain again.
  ///   - referenced: A closure that creates the controller of another document for a placeholder; an empty
  ///     controller
  ///     replaces one that cannot be created.
  func connectRelationships(
    inside containers: Set<Int> = [],
    _ referenced: (_ placeholder: IBObject) -> UIViewController? = { _ in nil }
  ) {
    guard let nib else { return }
    let containers = containers.union([nib.object.ordinal])
    func related(_ relationship: String) -> [UIViewController] {
      nib.related(relationship).compactMap { object in
        if containers.contains(object.ordinal) { return nil }
        if object.name == "viewControllerPlaceholder", let other = referenced(object) {
          other.adoptBarItems(of: nib.loader.controller(object))
          return other
        }
        let child = nib.loader.controller(object)
        child?.connectRelationships(inside: containers, referenced)
        return child
      }
    }
    switch self {
    case let navigation as UINavigationController: navigation.viewControllers = related("rootViewController")
    case let tabs as UITabBarController: tabs.viewControllers = related("viewControllers")
    case let split as UISplitViewController:
      let names = ["masterViewController", "supplementaryViewController", "detailViewController"]
      split.viewControllers = names.flatMap(related)
    default: break
    }
  }

  /// Adopts the bar items of a placeholder that the controller's own document does not have.
  private func adoptBarItems(of placeholder: UIViewController?) {
    let root = (self as? UINavigationController)?.viewControllers.first ?? self
    if barItems.tab == nil, root.barItems.tab == nil { barItems.tab = placeholder?.barItems.tab }
    if barItems.navigation == nil { barItems.navigation = placeholder?.barItems.navigation }
  }
}
