internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore

/// An object that creates the bars of a picture as copies of those in the document.
@MainActor struct ChromeMaker {
  private let copies: NibLoader
  private let width: CGFloat
  private let surface: SceneSurface

  init(loader: NibLoader, width: CGFloat, surface: SceneSurface) {
    copies = NibLoader(
      document: loader.document, assets: loader.assets, sizeClasses: loader.sizeClasses,
      keepsStoredFrames: loader.keepsStoredFrames, purpose: loader.purpose,
      usesDesignSizes: loader.usesDesignSizes)
    self.width = width
    self.surface = surface
  }

  // MARK: - Navigation bar

  func navigationBar(_ navigation: SceneChrome.Navigation, over owner: IBObject, sheetBarTop: CGFloat?)
    -> UINavigationBar
  {
    let stored = navigation.controller?.child(key: "navigationBar")
    let bar = stored.flatMap(copies.view) as? UINavigationBar ?? UINavigationBar(frame: .zero)
    if navigation.controller == nil, let metrics = owner.child(key: "simulatedTopBarMetrics") {
      if metrics.bool("translucent") == false { bar.isTranslucent = false }
      if metrics.attributes["barStyle"] == "black" { bar.barStyle = .black }
    }
    bar.isHidden = false
    bar.reachesTop = true
    // Xcode 13 is the version of iOS 15, whose bars have no background if the content ends at them.
    bar.isAtScrollEdge = copies.document.toolsVersion >= .xcode13
    var items: [UINavigationItem] = []
    if let back = navigation.back { items.append(item(of: back)) }
    items.append(item(of: shown(by: owner)))
    bar.items = items
    let height = height(of: bar, over: owner, isSheet: sheetBarTop == 0)
    bar.frame = CGRect(
      x: 0, y: sheetBarTop ?? 0, width: width,
      height: sheetBarTop == 0 ? height + UINavigationBar.sheetExtra : height)
    return bar
  }

  /// Returns the height of a navigation bar (`corpus/metrics.json`, "bars").
  ///
  /// On the canvas of Xcode 11 and later, there is no large title above cells, whose list is not scrolled to
  /// its top (20 of 24 stored scenes), except in pushed scenes (three of three). There is one above an empty
  /// list (three of three), and in earlier versions (three of three). On iPads, bars of any width have a
  /// height of 50 points since Xcode 10 (36 stored bars of 13 owners), and of 44 in Xcode 8 (four of two).
  private func height(of bar: UINavigationBar, over owner: IBObject, isSheet: Bool) -> CGFloat {
    if surface.device.idiom == .phone, surface.orientation == .landscape {
      // Phones as wide as a tablet have a whole bar there: both stored scenes of one project.
      let isWide = surface.isCanvas && surface.device.sizeClasses(.landscape).width == .regular
      return isWide ? UINavigationBar.rowHeight : 32
    }
    var height = bar.standardHeight
    if bar.showsLargeTitle, surface.isCanvas, bar.backItem == nil, startsWithCells(owner) {
      height = UINavigationBar.rowHeight
    }
    if SystemRelease.current >= .iOS26 { return height + UINavigationBar.newRowExtra }
    let isPad =
      surface.device.idiom == .pad && !(surface.isCanvas && copies.document.toolsVersion < .xcode9)
    return isPad && !isSheet && height == UINavigationBar.rowHeight ? 50 : height
  }

  /// Returns a Boolean value that indicates whether the first view of a scene is a list with cells that Xcode
  /// has scrolled.
  private func startsWithCells(_ owner: IBObject) -> Bool {
    guard copies.document.toolsVersion >= .xcode11, let list = owner.child(key: "view")?.subviews.first,
      ["tableView", "collectionView"].contains(list.name), list.bool("hidden") != true
    else { return false }
    return ["prototypes", "sections", "cells"].contains { list.child(named: $0) != nil }
  }

  /// Returns the controller whose navigation item is displayed. In the scene of a navigation controller, this
  /// is its root.
  private func shown(by owner: IBObject) -> IBObject {
    guard owner.name == "navigationController" else { return owner }
    let root = owner.segues.first { $0.relationship == "rootViewController" }?.destination
    return root.flatMap { copies.document.object(withID: $0) } ?? owner
  }

  private func item(of controller: IBObject) -> UINavigationItem {
    let stored = controller.child(named: "navigationItem").flatMap(copies.object) as? UINavigationItem
    let item = stored ?? UINavigationItem()
    if item.title == nil, item.titleView == nil { item.title = controller.string("title") }
    return item
  }

  // MARK: - Tab bar

  /// Creates the bar of a tab bar controller, or a simulated bar if `tabs` is nil.
  func tabBar(_ tabs: SceneChrome.Tabs?) -> UITabBar {
    let stored = tabs?.controller.child(key: "tabBar")
    let bar = stored.flatMap(copies.view) as? UITabBar ?? UITabBar(frame: .zero)
    bar.isHidden = false
    if let tabs {
      let items = tabs.controller.segues.filter { $0.relationship == "viewControllers" }.map {
        tab(of: $0.destination)
      }
      bar.items = items
      bar.selectedItem = items.indices.contains(tabs.selected) ? items[tabs.selected] : nil
    }
    bar.frame = CGRect(x: 0, y: 0, width: width, height: UITabBar.rowHeight)
    return bar
  }

  private func tab(of id: String) -> UITabBarItem {
    guard let controller = copies.document.object(withID: id) else { return UITabBarItem() }
    if let item = controller.child(named: "tabBarItem").flatMap(copies.object) as? UITabBarItem {
      return item
    }
    let item = UITabBarItem()
    let title = controller.string("title") ?? controller.child(named: "navigationItem")?.string("title")
    item.title = title ?? "Item"
    item.image = UIImage(systemName: "app")
    return item
  }

  // MARK: - Toolbar

  func toolbar(of owner: IBObject, controller: IBObject?, isAboveEdge: Bool) -> UIToolbar {
    let stored = controller?.child(key: "toolbar")
    let bar = stored.flatMap(copies.view) as? UIToolbar ?? UIToolbar(frame: .zero)
    bar.isHidden = false
    bar.items = owner.objects(in: "toolbarItems").compactMap { copies.object($0) as? UIBarButtonItem }
    // Above a home button, the height is 44 points up to Xcode 10 and then 49 (three projects), on iPads 50
    // (three projects).
    let isNew = surface.isCanvas && copies.document.toolsVersion >= .xcode11
    let height: CGFloat =
      isNew && surface.device.idiom == .pad ? 50 : isNew || isAboveEdge ? 49 : UIToolbar.rowHeight
    bar.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return bar
  }
}
