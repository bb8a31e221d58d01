// long file: the measured figures of all bars, one claim each
import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of `facts/ios26/chrome_ios26.json`: bars, alerts, sheets and menus of iOS 26 on an iPhone 16.
@Suite(.serialized) @MainActor struct ChromeFactTests {
  private let clock = FrameClock.manual(at: 30)

  private func json() throws -> JSONValue { try FactFile.json("ios26/chrome_ios26") }

  /// Runs a body as iOS 26 on the phone of the facts, whose window it receives.
  private func onThePhone(_ body: (UIWindow, _ frame: (Double) -> Void) throws -> Void) rethrows {
    let before = UIScreen.standIn
    UIScreen.standIn = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)
    let outer = FrameClock.current
    FrameClock.current = clock
    defer {
      FrameClock.current = outer
      UIScreen.standIn = before
    }
    try SystemRelease.iOS26.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.setSafeArea(UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      try body(window) { seconds in
        clock.now = 30 + seconds
        _ = FrameLoop(root: window).commit()
      }
    }
  }

  private func expect(
    _ found: CGRect, _ wanted: [Double], within tolerance: CGFloat = 0.001, _ name: String,
    _ place: SourceLocation = #_sourceLocation
  ) {
    let numbers = [found.minX, found.minY, found.width, found.height]
    let isFound = zip(numbers, wanted).allSatisfy { abs($0 - CGFloat($1)) <= tolerance } && wanted.count == 4
    #expect(isFound, "\(name): \(numbers), not \(wanted)", sourceLocation: place)
  }

  @Test func navigationBarsHavePlatters() throws {
    let facts = try json(), bars = facts["navigation_bar"], buttons = facts["bar_buttons"]
    try onThePhone { window, frame in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      root.title = "Title"
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Filter")
      root.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(image: UIImage(systemName: "plus")),
        UIBarButtonItem(image: UIImage(systemName: "trash")),
        UIBarButtonItem(systemItem: .edit),
      ]
      frame(0)
      let bar = navigation.navigationBar, height = CGFloat(buttons["platter_h"].double)
      #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: CGFloat(bars["inline_zone"].double)))
      #expect(root.view.safeAreaInsets.top == 59 + CGFloat(bars["inline_zone"].double))
      let platters = bar.subviews.compactMap { $0 as? BarPlatter }
      #expect(platters.count == 3)
      #expect(platters.allSatisfy { $0.frame.height == height && $0.frame.minY == 0 })
      let side = CGFloat(buttons["side_margin"].double)
      #expect(platters[0].frame.minX == side)
      #expect(393 - platters[1].frame.maxX == side)
      // Two pictures share a platter; a title has its own.
      #expect(platters[1].frame.width > height)
      #expect(platters[1].frame.minX - platters[2].frame.maxX == CGFloat(buttons["gap"].double))
      let title = try #require(
        bar.subviews.compactMap { $0 as? BarButton }.first { $0.item.title == "Filter" })
      let label = try #require(title.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.font == .systemFont(ofSize: 17, weight: .medium))
      #expect(label.textColor == .label)
      let box = bar.convert(label.frame, from: title)
      #expect(abs(box.height - 61.0 / 3) < 0.001)
      #expect(abs(box.minY - 12) <= 0.34)
      #expect(abs(box.minX - platters[0].frame.minX - CGFloat(buttons["content_inset"].double)) <= 0.34)
      // The title's middle is 22 points below the top, 32 where 10 points lie above the bar.
      let middle = try #require(bar.subviews.compactMap { $0 as? UILabel }.first).frame.midY
      #expect(abs(middle - (bars["title_center_y"].double - bars["top_padding"].double)) <= 0.34)
      bar.prefersLargeTitles = true
      frame(0.1)
      #expect(bar.frame.height == CGFloat(bars["inline_zone"].double + bars["large_title_zone"].double))
    }
  }

  @Test func prominentItemsAreTintedAndSystemTitlesBecomeSymbols() {
    onThePhone { window, frame in
      let root = UIViewController(), second = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      root.title = "First"
      navigation.pushViewController(second, animated: false)
      second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
      frame(0)
      let bar = navigation.navigationBar, platters = bar.subviews.compactMap { $0 as? BarPlatter }
      #expect(platters.map(\.frame.size) == [CGSize(width: 44, height: 44), CGSize(width: 44, height: 44)])
      #expect(platters[0].color == nil)
      #expect(platters[1].color == .systemBlue)
      let buttons = bar.subviews.compactMap { $0 as? BarButton }
      // A chevron without a title still has the back button's accessibility label.
      #expect(buttons.first?.accessibilityLabel == "First")
      #expect(buttons.first?.contentSize.width == 0)
      #expect(buttons.last?.subviews.contains { $0 is UIImageView } == true)
      #expect(UIBarButtonItem.SystemItem.cancel.look == .symbol("xmark"))
      #expect(UIBarButtonItem.SystemItem.edit.look == .text("Edit"))
    }
    #expect(UIBarButtonItem.SystemItem.done.look == .text("Done"))
  }

  @Test func platterSpansAreAFunctionOfWidths() {
    func item(_ kind: PlatterSpans.Item.Kind, _ width: CGFloat, setOff: Bool = false) -> PlatterSpans.Item {
      PlatterSpans.Item(kind: kind, width: width, isSetOff: setOff)
    }
    let row = PlatterSpans([
      item(.picture, 20), item(.picture, 22), item(.title, 40), item(.picture, 20, setOff: true),
    ])
    #expect(row.platters.map(\.start) == [0, 92, 176])
    #expect(row.platters.map(\.length) == [80, 72, 44])
    #expect(row.places.map(\.start) == [4, 40, 92, 180])
    #expect(row.end == 220)
    let apart = PlatterSpans([item(.picture, 20), item(.space, 30), item(.picture, 20)])
    #expect(apart.platters.map(\.start) == [0, 74])
    #expect(apart.end == 118)
    #expect(PlatterSpans([]).end == 0)
  }

  @Test func toolbarsAndTabBarsHavePlatters() throws {
    let facts = try json()
    try onThePhone { window, frame in
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 760, width: 393, height: 54))
      toolbar.items = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(systemItem: .trash),
      ]
      let tabs = UITabBarController()
      tabs.viewControllers = (0..<3).map { index in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
        return controller
      }
      window.rootViewController = tabs
      tabs.view.addSubview(toolbar)
      frame(0)
      let platters = toolbar.subviews.compactMap { $0 as? BarPlatter }
      #expect(
        platters.map(\.frame.height)
          == [CGFloat](repeating: facts["bar_buttons"]["toolbar_platter_h"].double, count: 2))
      #expect(platters.first?.frame.minX == 16)
      #expect(platters.last?.frame.maxX == 377)
      let figures = facts["tab_bar_catalyst"], bar = tabs.tabBar
      let platter = try #require(bar.subviews.compactMap { $0 as? BarPlatter }.first)
      #expect(platter.frame.height == CGFloat(figures["platter_h"].double))
      #expect(abs(platter.frame.width - 274) <= 0.34)
      let tab = try #require(bar.subviews.compactMap { $0 as? TabButton }.first)
      let icon = try #require(tab.subviews.compactMap { $0 as? UIImageView }.first)
      let title = try #require(tab.subviews.compactMap { $0 as? UILabel }.first)
      #expect(abs(icon.frame.midY - figures["icon_center_y"].double) <= 0.34)
      #expect(abs(title.frame.midY - figures["title_center_y"].double) <= 0.34)
      #expect(title.font == .systemFont(ofSize: 10, weight: .semibold))
      #expect(title.textColor == tabs.tabBar.tintColor)
      let capsule = try #require(
        bar.subviews.first { $0.frame.height == CGFloat(figures["selected_capsule_h"].double) })
      #expect(capsule.frame.midX == tab.frame.midX)
      #expect(!capsule.isHidden)
    }
  }

  @Test func rowsOfPhonesThatLieAreAsHighAsPlatters() {
    onThePhone { window, frame in
      let bar = UINavigationBar(frame: .zero), item = UINavigationItem(title: "Title")
      item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      bar.items = [item]
      bar.isCompact = true
      #expect(bar.shownHeight(width: 852) == 44)
      #expect(SystemRelease.classic.perform { bar.shownHeight(width: 852) } == 32)
      bar.frame = CGRect(x: 0, y: 0, width: 393, height: 44)
      window.addSubview(bar)
      frame(0)
      @MainActor func platters() -> [CGRect] {
        bar.subviews.compactMap { $0 as? BarPlatter }.map { $0.frame }
      }
      #expect(platters() == [CGRect(x: 333, y: 0, width: 44, height: 44)])
      // As documents store it.
      bar.frame.size.height = 32
      frame(0.1)
      #expect(platters() == [CGRect(x: 333, y: 0, width: 44, height: 32)])
    }
  }

  @Test func aBareItemOfANavigationBarHasNoPlatter() {
    onThePhone { window, frame in
      let root = UIViewController(), bare = UIBarButtonItem(systemItem: .add)
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      bare.hidesSharedBackground = true
      root.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .trash)
      root.navigationItem.rightBarButtonItem = bare
      frame(0)
      #expect(
        navigation.navigationBar.subviews.compactMap { $0 as? BarPlatter }.map(\.isHidden) == [false, true])
    }
  }

  @Test(arguments: [false, true]) func theChevronBesideATitleOrAPictureTakesTaps(isMirrored: Bool) throws {
    try onThePhone { window, frame in
      let root = UIViewController(), navigation = UINavigationController(rootViewController: root),
        bar = navigation.navigationBar
      if isMirrored { bar.semanticContentAttribute = .forceRightToLeft }
      window.rootViewController = navigation
      navigation.pushViewController(UIViewController(), animated: false)
      for item in [UIBarButtonItem(title: "All"), UIBarButtonItem(image: UIImage(systemName: "star"))] {
        root.navigationItem.backBarButtonItem = item
        bar.barItemDidChange()
        frame(0)
        let platter = try #require(bar.subviews.compactMap { $0 as? BarPlatter }.first).frame
        let chevron = try #require(bar.subviews.compactMap { $0 as? BackChevron }.first).frame
        let button = try #require(bar.subviews.compactMap { $0 as? BarButton }.first)
        let content = bar.convert(try #require(button.subviews.first).frame, from: button)
        #expect(abs(isMirrored ? platter.maxX - 377 : platter.minX - 16) < 1e-9)
        for part in [chevron, content] {
          #expect(part.minX > platter.minX - 1e-9)
          #expect(part.maxX < platter.maxX + 1e-9)
          #expect(part.minY > platter.minY - 1e-9)
          #expect(part.maxY < platter.maxY + 1e-9)
        }
        #expect(!chevron.intersects(content))
        #expect(isMirrored ? chevron.minX > content.maxX : chevron.maxX < content.minX)
        for x in [isMirrored ? platter.maxX - 2 : platter.minX + 2, chevron.midX, content.midX] {
          #expect(bar.hitTest(CGPoint(x: x, y: platter.midY), with: nil) === button, "\(x)")
        }
      }
    }
  }

  @Test func aTabBarWithoutTabsShowsNoCapsule() throws {
    try onThePhone { window, frame in
      let bar = UITabBar(frame: CGRect(x: 0, y: 780, width: 393, height: 72)),
        item = UITabBarItem(title: "Tab", image: nil, tag: 0)
      bar.items = [item]
      bar.selectedItem = item
      window.addSubview(bar)
      frame(0)
      let capsule = try #require(bar.subviews.first { type(of: $0) == UIView.self })
      #expect(!capsule.isHidden)
      bar.items = nil
      frame(0.1)
      #expect(capsule.isHidden)
      #expect(!bar.subviews.contains { $0 is BarPlatter })
    }
  }

  @Test func barsHaveRoomForTheirPlatters() throws {
    let facts = try json(), region = CGFloat(facts["tab_bar_catalyst"]["region"].double),
      high = CGFloat(facts["toolbar"]["height"].double)
    try onThePhone { window, frame in
      let root = UIViewController(), navigation = UINavigationController(rootViewController: root),
        tabs = UITabBarController()
      window.rootViewController = navigation
      root.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      navigation.setToolbarHidden(false, animated: false)
      frame(0)
      #expect(navigation.toolbar.frame == CGRect(x: 0, y: 818 - high, width: 393, height: high))
      #expect(root.view.safeAreaInsets.bottom == 34 + high)
      #expect(UIToolbar().intrinsicContentSize.height == high)
      tabs.viewControllers = [UIViewController()]
      window.rootViewController = tabs
      frame(0.1)
      #expect(tabs.tabBar.frame.height == 83)
      window.setSafeArea(.zero)
      frame(0.2)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 852 - region, width: 393, height: region))
      let platter = try #require(tabs.tabBar.subviews.compactMap { $0 as? BarPlatter }.first)
      #expect(platter.frame.minY == 0)
      #expect(platter.frame.maxY == region - CGFloat(facts["tab_bar_catalyst"]["bottom_margin"].double))
    }
    SystemRelease.classic.perform {
      #expect(UITabBar.height(above: 0) == 49)
      #expect(UITabBar.height(above: 34) == 83)
      #expect(UIToolbar.height(isAboveIndicator: true) == 49)
      #expect(UIToolbar.height(isAboveIndicator: false) == 44)
    }
  }

  @Test func alertsAreAsHighAsMeasured() throws {
    let facts = try json()["alert"], heights = facts["heights"]
    try onThePhone { window, frame in
      let root = try #require(window.rootViewController)
      var seconds = 0.0
      @MainActor func alert(
        _ title: String?, _ message: String?, _ style: UIAlertController.Style, _ names: [String]
      ) throws -> UIAlertController {
        let alert = UIAlertController(title: title, message: message, preferredStyle: style)
        for name in names {
          alert.addAction(UIAlertAction(title: name, style: name == "Cancel" ? .cancel : .default))
        }
        root.present(alert, animated: false)
        frame(seconds)
        seconds += 1
        frame(seconds)
        return alert
      }
      @MainActor func leave() {
        root.dismiss(animated: false)
        seconds += 1
        frame(seconds)
      }
      for (name, title, message, style, count) in [
        ("title+message+1", "Title", "Message", UIAlertController.Style.alert, 1),
        ("single+1", "Title", nil, .alert, 1),
        ("title+message+3", "Title", "Message", .alert, 3),
        ("sheet title+message+4", "Title", "Message", .actionSheet, 4),
      ] {
        let shown = try alert(title, message, style, (0..<count).map { "Action \($0)" })
        #expect(abs(shown.view.frame.height - heights[name].double) <= 0.34, "\(name): \(shown.view.frame)")
        #expect(shown.view.frame.width == CGFloat(facts["width"].double))
        if style == .alert { #expect(abs(shown.view.frame.midY - 438.5) <= 0.34) }
        leave()
      }
      let pair = try alert("Title", "Message", .alert, ["Keep", "Cancel"])
      let buttons = pair.view.subviews.compactMap { $0 as? UIButton }
      #expect(buttons.map { $0.title(for: .normal) } == ["Cancel", "Keep"])
      #expect(buttons.map(\.frame.minX) == [16, 164])
      #expect(buttons.allSatisfy { $0.frame.height == 48 && $0.layer.cornerRadius == 24 })
      leave()
    }
  }

  @Test func sheetsFloat() throws {
    let facts = try json()["sheet"]
    try onThePhone { window, frame in
      let root = try #require(window.rootViewController)
      var seconds = 0.0
      @MainActor func shown(_ detent: UISheetPresentationController.Detent) throws -> CGRect {
        let sheet = UIViewController(), sheetView = UIView()
        sheet.view = sheetView
        sheet.sheetPresentationController?.detents = [detent]
        root.present(sheet, animated: false)
        frame(seconds)
        defer {
          root.dismiss(animated: false)
          seconds += 1
          frame(seconds)
        }
        return sheetView.frame
      }
      expect(try shown(.large()), facts["large_frame"].numbers, "large")
      expect(try shown(.medium()), facts["medium_frame"].numbers, within: 0.002, "medium")
      var most: CGFloat = 0
      for (name, wanted) in facts["custom_detent_frames"].members {
        let value = try #require(Double(name))
        let detent = UISheetPresentationController.Detent.custom {
          most = $0.maximumDetentValue
          return value
        }
        expect(try shown(detent), wanted.numbers, within: 0.002, name)
      }
      #expect(most == CGFloat(facts["maximumDetentValue"].double))
    }
  }

  @Test func menusAreAsHighAsMeasured() throws {
    let heights = try json()["menu"]["heights"]
    func action(_ title: String, _ subtitle: String? = nil) -> UIAction {
      UIAction(title: title, subtitle: subtitle) { _ in }
    }
    let inner = UIMenu(title: "More", children: [action("x")])
    let menus: [(String, UIMenu)] = [
      ("1", UIMenu(children: [action("a")])), ("2 nested", UIMenu(children: [action("a"), inner])),
      ("3", UIMenu(children: [action("a"), action("b"), action("c")])),
      (
        "3 inline",
        UIMenu(children: [
          action("a"), UIMenu(options: .displayInline, children: [action("b"), action("c")]),
        ])
      ),
      ("titled 2", UIMenu(title: "Title", children: [action("a"), action("b")])),
      ("2 subtitles", UIMenu(children: [action("a", "b"), action("c", "d")])),
    ]
    try onThePhone { window, frame in
      for (name, menu) in menus {
        let panel = try #require(
          MenuPanel.open(menu, at: CGRect(x: 100, y: 200, width: 44, height: 44), in: window, sender: nil))
        frame(0)
        let board = try #require(panel.subviews.last)
        #expect(
          abs(board.bounds.height - heights[name].double) <= 0.001,
          "\(name): \(board.bounds)")
        #expect(
          board.bounds.width == 250,
          "\(name): \(board.bounds)")
        panel.removeFromSuperview()
      }
    }
  }

  @Test func rowsAndGroupsAreTaller() {
    SystemRelease.iOS26.perform {
      let metrics = TableMetrics(style: .insetGrouped, scale: 2, width: 375)
      #expect(metrics.row == 51.5)
      #expect(TableMetrics.groupRadius == 26)
      #expect(
        UITableViewHeaderFooterView.label("General", isHeader: true, style: .grouped).font
          == .systemFont(ofSize: 17, weight: .semibold))
    }
    #expect(TableMetrics(style: .plain, scale: 2, width: 375).row == 43.5)
  }
}
