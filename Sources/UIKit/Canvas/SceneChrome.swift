internal import Foundation
internal import InterfaceBuilder

/// The bars around a scene of a document, from its simulated metrics or otherwise from its segues.
struct SceneChrome {
  /// The bar of a navigation controller above a controller.
  struct Navigation {
    /// The element of the navigation controller, or nil if the scene only simulates a bar.
    var controller: IBObject?
    /// The preceding controller on the stack, or nil for the root.
    var back: IBObject?
  }

  /// The bar of a tab bar controller below a controller.
  struct Tabs {
    var controller: IBObject
    /// The index of the selected tab.
    var selected: Int
  }

  private(set) var navigation: Navigation?
  private(set) var tabs: Tabs?
  private(set) var showsToolbar = false
  /// A Boolean value that indicates whether a tab bar is simulated that belongs to no controller of the
  /// document.
  private(set) var showsTabBar = false
  private(set) var showsStatusBar = true
  /// A Boolean value that indicates whether the simulated status bar is white, or nil if that depends on the
  /// background.
  private(set) var hasLightStatusBar: Bool?
  /// A Boolean value that indicates whether the scene is a sheet, which starts below the status bar of the
  /// scene that it covers.
  var isSheet: Bool { sheetBarTop != nil }
  /// The distance of a sheet's bar from the top of the sheet, in points, or nil if the scene is not a sheet.
  private(set) var sheetBarTop: CGFloat?

  /// A Boolean value that indicates whether the scene belongs to a tab bar controller, directly or on a
  /// stack, that a segue presents full screen.
  private(set) var isInPresentedTabs = false
  /// A Boolean value that indicates whether the simulated navigation bar is translucent, according to the
  /// nearest scene leading to this one that simulates one, or nil if there is none.
  private(set) var isSimulatedBarTranslucent: Bool?
  /// The height of the container of an embedded controller that leads to this scene, or nil if there is none.
  private(set) var hostHeight: CGFloat?

  /// Determines the bars around the scene of a controller's element.
  init(of owner: IBObject, in document: IBDocument) {
    let map = SegueMap(document)
    navigation =
      owner.name == "navigationController" ? Navigation(controller: owner) : map.navigation(of: owner)
    if let controller = navigation?.controller, controller.bool("navigationBarHidden") == true {
      navigation = nil
    }
    tabs = owner.name == "tabBarController" ? Tabs(controller: owner, selected: 0) : map.tabs(of: owner)
    isInPresentedTabs = tabs.map { map.isPresentedFullScreen($0.controller) } ?? false
    hostHeight = navigation == nil ? map.hostHeight(of: owner) : nil
    if owner.bool("hidesBottomBarWhenPushed") == true, navigation?.back != nil { tabs = nil }
    let holder = map.navigation(of: owner)?.controller ?? owner
    showsToolbar = holder.bool("toolbarHidden") == false

    // Scenes have the simulated bar, or the lack of one, of the scenes that lead to them, unless they specify
    // their own. A tab bar controller on a stack passes its simulated bar on.
    let way = map.way(to: owner), path = map.way(to: owner, throughTabs: true)
    let onStack = [owner] + path.prefix { $0.name != "navigationController" }
    let decides = { (scene: IBObject) in scene.child(key: "simulatedTopBarMetrics") != nil }
    isSimulatedBarTranslucent = onStack.lazy.compactMap {
      $0.child(named: "simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics")
    }.first.map { $0.bool("translucent") != false }
    if onStack.first(where: decides)?.isNil("simulatedTopBarMetrics") == true {
      navigation = nil
    } else if ([owner] + path).contains(where: {
      $0.child(named: "simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics") != nil
        || document.canvasDevice.idiom == .phone && $0.isSimulatedDetail
    }) {
      navigation = navigation ?? Navigation()
    }
    sheetBarTop = Self.sheetBarTop(navigation?.controller, in: document)
    if let navigation, navigation.controller == nil, owner.isSimulatedSheet,
      document.toolsVersion >= .xcode11
    {
      sheetBarTop = 0
    }
    // The same applies to the bar at the bottom. A scene shown without a navigation controller is a sheet
    // since Xcode 11; in earlier versions it has no bar of a tab bar controller (four scenes of four owners).
    var before: [IBObject] = []
    if path.contains(where: { $0.name == "navigationController" }) {
      before = path.filter { $0.name != "tabBarController" }
    } else if document.toolsVersion < .xcode11dot1 {
      before = way.prefix { map.directTabs(of: $0) == nil }
    }
    if owner.bool("hidesBottomBarWhenPushed") == true, !way.isEmpty { before = [] }
    let bottom = ([owner] + before).first { $0.child(key: "simulatedBottomBarMetrics") != nil }
    let simulated = bottom?.child(key: "simulatedBottomBarMetrics")
    showsTabBar = tabs == nil && simulated?.name == "simulatedTabBarMetrics"
    if bottom?.isNil("simulatedBottomBarMetrics") == true, owner.name != "tabBarController" {
      tabs = nil
      showsToolbar = false
    }
    if simulated?.name == "simulatedToolbarMetrics" {
      // The toolbar is above the tabs; in Xcode 26 there is space for only one bar.
      if document.toolsVersion.holdsInsetsTwice { tabs = nil }
      showsToolbar = true
    }
    let statusBar = SimulatedStatusBar(owner)
    (showsStatusBar, hasLightStatusBar) = (!statusBar.isHidden, statusBar.isLight)
  }

  /// Returns the distance of a sheet's bar from the top, or nil if the bar does not belong to a sheet.
  ///
  /// Bars of sheets have a height of 56 or 108 points and start at the top (`corpus/metrics.json`,
  /// "navigationBar_in_sheet"). Those that Xcode 26 stores start 16 points below it, or 20, which on devices
  /// with a home button is the bottom of a full screen's status bar.
  private static func sheetBarTop(_ controller: IBObject?, in document: IBDocument) -> CGFloat? {
    guard let frame = controller?.child(key: "navigationBar")?.frame else { return nil }
    let isLower = frame.y == 16 || frame.y == 20 && document.canvasDevice.safeArea().bottom > 0
    if isLower, SystemRelease(toolsVersion: document.toolsVersion) >= .iOS26 { return CGFloat(frame.y) }
    return frame.y == 0 && (frame.height == 56 || frame.height == 108) ? 0 : nil
  }
}

/// The status bar in the simulated metrics of a controller.
struct SimulatedStatusBar {
  var isHidden = false
  /// A Boolean value that indicates whether the status bar is white, or nil if that depends on the
  /// background.
  var isLight: Bool?

  init(_ owner: IBObject?) {
    guard let owner else { return }
    isHidden = owner.isNil("simulatedStatusBarMetrics")
    let metrics = owner.child(named: "simulatedStatusBarMetrics", key: "simulatedStatusBarMetrics")
    isLight = metrics?.attributes["statusBarStyle"].map { $0 != "default" }
  }
}

extension IBObject {
  /// A Boolean value that indicates whether a controller simulates the size of a page or form sheet.
  var isSimulatedSheet: Bool {
    let metrics = child(key: "simulatedDestinationMetrics")?.name
    return metrics == "modalPageSheetSimulatedSizeMetrics" || metrics == "modalFormSheetSimulatedSizeMetrics"
  }

  /// A Boolean value that indicates whether a controller simulates the size of a split view's detail. On a
  /// phone this is pushed onto a stack: twelve stored scenes of one project have its bar.
  fileprivate var isSimulatedDetail: Bool {
    child(named: "splitViewDetailSimulatedSizeMetrics", key: "simulatedDestinationMetrics") != nil
  }
}

/// The segues of a document by their destinations.
private struct SegueMap {
  private var incoming: [String: [(source: IBObject, segue: IBSegue, index: Int)]] = [:]
  private let isPhone: Bool

  init(_ document: IBDocument) {
    isPhone = document.canvasDevice.idiom == .phone
    for scene in document.scenes {
      guard let controller = scene.viewController else { continue }
      var tabs = 0
      for object in scene.objects {
        object.forEach { element in
          guard element.name != "segue" else { return }
          for segue in element.segues where !segue.destination.isEmpty {
            incoming[segue.destination, default: []].append((controller, segue, tabs))
            if segue.relationship == "viewControllers" { tabs += 1 }
          }
        }
      }
    }
  }

  /// Returns the controllers that precede one on the stack of its navigation controller, including the
  /// latter, the nearest first.
  ///
  /// - Parameters:
  ///   - owner: The element of the controller.
  ///   - throughTabs: A Boolean value that determines whether the search continues from a tab bar
  ///     controller's scene to the tab bar controller.
  /// - Returns: The elements of the controllers.
  func way(to owner: IBObject, throughTabs: Bool = false) -> [IBObject] {
    var way: [IBObject] = [], current = owner, visited: Set<Int> = []
    while let id = current.id, visited.insert(current.ordinal).inserted,
      let next = incoming[id]?.first(where: {
        $0.segue.relationship == "rootViewController" || $0.segue.kind == "show" || $0.segue.kind == "push"
          || throughTabs && $0.segue.relationship == "viewControllers"
      })?.source
    {
      way.append(next)
      current = next
    }
    return way
  }

  /// Returns the height of the view of the nearest embedded controller that leads to a controller.
  func hostHeight(of owner: IBObject) -> CGFloat? {
    var current = owner, visited: Set<Int> = []
    while let ways = current.id.flatMap({ incoming[$0] }), visited.insert(current.ordinal).inserted {
      if ways.contains(where: { $0.segue.kind == "embed" }) {
        return current.ordinal == owner.ordinal
          ? nil : current.child(key: "view")?.frame.map { CGFloat($0.height) }
      }
      guard
        let next = ways.first(where: { ["show", "presentation", "push", "modal"].contains($0.segue.kind) })
      else { return nil }
      current = next.source
    }
    return nil
  }

  func navigation(of owner: IBObject) -> SceneChrome.Navigation? {
    var visited: Set<Int> = []
    return navigation(of: owner, visited: &visited)
  }

  private func navigation(of owner: IBObject, visited: inout Set<Int>) -> SceneChrome.Navigation? {
    guard let id = owner.id, visited.insert(owner.ordinal).inserted else { return nil }
    let ways = incoming[id] ?? []
    for way in ways where way.segue.relationship == "rootViewController" {
      if way.source.name == "navigationController" { return SceneChrome.Navigation(controller: way.source) }
    }
    for way in ways where way.segue.kind == "show" || way.segue.kind == "push" {
      if let outer = navigation(of: way.source, visited: &visited) {
        return SceneChrome.Navigation(controller: outer.controller, back: way.source)
      }
    }
    // On a phone, the detail of a split view is pushed onto the stack of its other column: three stored
    // scenes of two owners have the bar of that stack. Scenes shown in this way elsewhere have none.
    for way in ways where isPhone && way.segue.kind == "showDetail" {
      if let outer = navigation(of: way.source, visited: &visited), let controller = outer.controller,
        split(of: controller) != nil
      {
        return SceneChrome.Navigation(controller: controller, back: way.source)
      }
    }
    // If a tab bar controller is on a stack, its controllers are below the bar of that stack.
    for way in ways where way.segue.relationship == "viewControllers" && way.source.name == "tabBarController"
    {
      if let outer = navigation(of: way.source, visited: &visited) { return outer }
    }
    return nil
  }

  func tabs(of owner: IBObject) -> SceneChrome.Tabs? {
    let holders = [owner] + [navigation(of: owner)?.controller].compactMap { $0 }
    return (holders + holders.compactMap(split)).lazy.compactMap(directTabs).first ?? tabsOnStack(to: owner)
  }

  /// Returns the tab bar controller on a stack whose scenes lead to a controller. Its bar remains visible:
  /// twelve stored scenes of two owners.
  private func tabsOnStack(to owner: IBObject) -> SceneChrome.Tabs? {
    way(to: owner).lazy.compactMap(directTabs).first { navigation(of: $0.controller) != nil }
  }

  func isPresentedFullScreen(_ owner: IBObject) -> Bool {
    let ways = owner.id.flatMap { incoming[$0] } ?? []
    return ways.contains { $0.segue.modalPresentationStyle == "fullScreen" }
  }

  /// Returns the split view controller that has a controller as one of its columns.
  private func split(of owner: IBObject) -> IBObject? {
    let ways = owner.id.flatMap { incoming[$0] } ?? []
    return ways.first { $0.source.name == "splitViewController" && $0.segue.kind == "relationship" }?.source
  }

  func directTabs(of owner: IBObject) -> SceneChrome.Tabs? {
    let ways = owner.id.flatMap { incoming[$0] } ?? []
    return ways.first { $0.segue.relationship == "viewControllers" && $0.source.name == "tabBarController" }
      .map { SceneChrome.Tabs(controller: $0.source, selected: $0.index) }
  }
}
