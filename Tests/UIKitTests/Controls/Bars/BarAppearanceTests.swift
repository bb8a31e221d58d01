import Foundation
import Testing

@testable import UIKit

/// Tests of the effect of appearances and items on the look of bars.
@MainActor struct BarAppearanceTests {
  private func bar(width: CGFloat, _ change: (UITabBarAppearance) -> Void, badge: String? = nil) -> UITabBar {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: 49))
    bar.items = (0..<3).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    bar.items?[0].badgeValue = badge
    bar.selectedItem = bar.items?[0]
    let appearance = UITabBarAppearance()
    change(appearance)
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    return bar
  }

  @Test func returnedAppearanceIsTheBarsOwn() {
    let bar = UINavigationBar(), tabs = UITabBar(), tools = UIToolbar()
    bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    tabs.standardAppearance.backgroundColor = .red
    tools.standardAppearance.shadowColor = .blue
    #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .green)
    #expect(tabs.standardAppearance.backgroundColor == .red)
    #expect(tools.standardAppearance.shadowColor == .blue)
  }

  @Test func returnedTabAppearanceIsTheBarsOwn() {
    let bar = bar(width: 375) { _ in }, fresh = UITabBar()
    fresh.standardAppearance.stackedLayoutAppearance.normal.iconColor = .red
    #expect(fresh.standardAppearance.stackedLayoutAppearance.normal.iconColor == .red)
    bar.standardAppearance.stackedLayoutAppearance.selected.titleTextAttributes = [
      .foregroundColor: UIColor.green
    ]
    bar.layoutIfNeeded()
    #expect(buttons(bar).first.flatMap { labels($0).first }?.textColor == .green)
  }

  @Test func theBackButtonHasThePictureOfItsAppearance() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 17)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 30, height: 17))
    }
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44)),
      look = UINavigationBarAppearance()
    bar.items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    look.setBackIndicatorImage(picture, transitionMaskImage: nil)
    #expect(look.backIndicatorImage !== picture)
    look.setBackIndicatorImage(picture, transitionMaskImage: picture)
    #expect((look.copy() as? UINavigationBarAppearance)?.backIndicatorImage === picture)
    bar.standardAppearance = look
    bar.layoutIfNeeded()
    #expect(bar.parts.chevron?.shownSize == CGSize(width: 30, height: 17))
    bar.standardAppearance.setBackIndicatorImage(nil, transitionMaskImage: nil)
    bar.layoutIfNeeded()
    #expect(bar.parts.chevron?.shownSize == BackChevron.size)
  }

  @Test func looksOfButtonsAreTakenBack() {
    let look = UIBarButtonItemAppearance(style: .done)
    look.normal.titlePositionAdjustment.vertical = 3
    look.configureWithDefault(for: .done)
    #expect(look.normal.titlePositionAdjustment == .zero)
  }

  @Test func barsKeepCopies() {
    let one = UINavigationBar(), other = UINavigationBar(), look = UINavigationBarAppearance()
    look.buttonAppearance.normal.titlePositionAdjustment.vertical = 3
    look.backgroundColor = .red
    let handedOut = one.standardAppearance
    (one.standardAppearance, other.standardAppearance, one.scrollEdgeAppearance) = (look, look, look)
    one.standardAppearance.backgroundColor = .blue
    one.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical = 5
    // The bar keeps nothing of a look that was replaced by another.
    handedOut.backgroundColor = .green
    #expect(one.standardAppearance.backgroundColor == .blue)
    #expect(other.standardAppearance.backgroundColor == .red)
    #expect(look.backgroundColor == .red)
    #expect(one.scrollEdgeAppearance?.backgroundColor == .red)
    #expect(one.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical == 5)
    #expect(other.standardAppearance.buttonAppearance.normal.titlePositionAdjustment.vertical == 3)
    #expect((look.copy() as? UINavigationBarAppearance)?.backgroundColor == .red)
  }

  private final class OwnBar: UINavigationBar {}
  private final class OwnTabs: UITabBar {}

  @Test func proxiesPassOnStandardAppearances() {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    OwnBar.appearance().standardAppearance = look
    OwnTabs.appearance().standardAppearance.backgroundColor = .red
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let bar = OwnBar(), tabs = OwnTabs(), own = OwnBar(), given = UINavigationBarAppearance()
    given.backgroundColor = .green
    own.standardAppearance = given
    for bar in [bar, tabs, own] { window.addSubview(bar) }
    #expect(bar.standardAppearance.backgroundColor == look.backgroundColor)
    #expect(own.standardAppearance.backgroundColor == .green)
    #expect(tabs.standardAppearance.backgroundColor == .red)
  }

  private func buttons(_ bar: UITabBar) -> [TabButton] { bar.subviews.compactMap { $0 as? TabButton } }
  private func labels(_ button: TabButton) -> [UILabel] { button.subviews.compactMap { $0 as? UILabel } }

  @Test func eachLayoutHasItsAppearance() throws {
    func change(_ appearance: UITabBarAppearance) {
      appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.inlineLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    }
    let narrow = bar(width: 375, change), button = try #require(buttons(narrow).first)
    #expect(labels(button).first?.textColor == .red)
    narrow.frame.size.width = 768
    narrow.layoutIfNeeded()
    // A view in no window takes the current traits, whose height is not compact.
    let wide = try #require(buttons(narrow).first)
    #expect(labels(wide).first?.textColor == .green)
  }

  @Test func stackedTabsAreAsWideAndFarApartAsAsked() {
    let bar = bar(width: 375) {
      $0.stackedItemPositioning = .centered
      $0.stackedItemWidth = 60
      $0.stackedItemSpacing = 10
    }
    #expect(buttons(bar).map(\.frame.minX) == [87.5, 157.5, 227.5])
    #expect(buttons(bar).allSatisfy { $0.frame.width == 60 })
  }

  @Test func badgesHaveTheirTextAttributes() throws {
    let bar = bar(
      width: 375,
      { $0.stackedLayoutAppearance.selected.badgeTextAttributes = [.foregroundColor: UIColor.black] },
      badge: "7")
    func badge() throws -> UILabel {
      let first = try #require(buttons(bar).first)
      return try #require(labels(first).first { $0.text == "7" })
    }
    #expect(try badge().textColor == .black)
    bar.items?[0].setBadgeTextAttributes(
      [.foregroundColor: UIColor.blue, .font: UIFont.boldSystemFont(ofSize: 9)], for: .normal)
    bar.layoutIfNeeded()
    #expect(try badge().textColor == .blue)
    #expect(try badge().font == .boldSystemFont(ofSize: 9))
    #expect(bar.items?[0].badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .blue)
  }

  @Test func theSelectedTabHasAMark() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 29)).image { _ in }
    let bar = bar(width: 300) { $0.selectionIndicatorImage = image }
    let marked = buttons(bar).map { $0.subviews.contains { ($0 as? UIImageView)?.image === image } }
    #expect(marked == [true, false, false])
    #expect(buttons(bar)[0].subviews[0].frame == CGRect(x: 30, y: 10, width: 40, height: 29))
  }

  @Test func aTabBringsItsOwnAppearance() {
    let bar = bar(width: 375) { _ in }
    let own = UITabBarAppearance()
    own.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.purple]
    bar.items?[1].standardAppearance = own
    bar.selectedItem = bar.items?[1]
    bar.layoutIfNeeded()
    #expect(labels(buttons(bar)[1]).first?.textColor == .purple)
  }

  @Test func itemsAreAsWideAsTheirWidestTitle() {
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    let narrow = BarButton(item: item, look: nil).contentSize
    item.possibleTitles = ["Edit", "A much longer title"]
    let wide = BarButton(item: item, look: nil).contentSize
    item.title = "A much longer title"
    #expect(wide.width == BarButton(item: item, look: nil).contentSize.width)
    #expect(wide.width > narrow.width)
    #expect(wide.height == narrow.height)
  }

  @Test func lyingPhonesShowTheirOwnImages() throws {
    let upright = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    let lying = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 18)).image { _ in }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 812, height: 44))
    window.addSubview(bar)
    let item = UIBarButtonItem(
      image: upright, landscapeImagePhone: lying, style: .plain, target: nil, action: nil)
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 2, left: 0, bottom: -2, right: 0)
    bar.items = [item]
    bar.layoutIfNeeded()
    let picture = try #require(item.shownView?.subviews.first as? UIImageView)
    #expect(picture.image?.size == lying.size)
    item.shownView?.layoutIfNeeded()
    #expect(picture.frame.midY == 24)
    window.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    item.landscapeImagePhoneInsets = .zero
    bar.layoutIfNeeded()
    #expect((item.shownView?.subviews.first as? UIImageView)?.image?.size == upright.size)
  }

  @Test func toolbarsInLandscapeHaveACompactAppearance() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 812, height: 375))
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 812, height: 44))
    window.addSubview(bar)
    let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      low = UIToolbarAppearance()
    low.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.purple]
    bar.items = [item]
    bar.compactAppearance = low
    func color() -> UIColor? {
      bar.layoutIfNeeded()
      return (item.shownView?.subviews.first as? UILabel)?.textColor
    }
    #expect(color() == .purple)
    window.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    bar.setNeedsLayout()
    #expect(color() != .purple)
  }

  /// Open Radar 47966034: the background of a toolbar at the edge of the safe area extends into it.
  @Test func backgroundsOfToolbarsGoOnBelowTheSafeArea() throws {
    let controller = UIViewController(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.additionalSafeAreaInsets.bottom = 34 - controller.view.safeAreaInsets.bottom
    let bar = UIToolbar()
    bar.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(bar)
    let edge = bar.bottomAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor), edge,
    ])
    func ground() throws -> CGRect {
      window.layoutIfNeeded()
      return try #require(bar.subviews.compactMap { $0 as? BarBackground }.first).frame
    }
    #expect(try ground().maxY == bar.bounds.height + 34)
    edge.constant = -60
    bar.setNeedsLayout()
    #expect(try ground().maxY == bar.bounds.height)
  }

  @Test func imagesAtTheEdgeStandForTheLine() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 6)).image { _ in }
    func line(_ change: (UITabBarAppearance) -> Void) throws -> UIImageView {
      let ground = try #require(bar(width: 375, change).subviews.compactMap { $0 as? BarBackground }.first)
      ground.layoutIfNeeded()
      return try #require(ground.subviews.last as? UIImageView)
    }
    #expect(try line { _ in }.image == nil)
    #expect(try line { _ in }.backgroundColor != nil)
    let shown = try line { $0.shadowImage = image }
    #expect(shown.image === image)
    #expect(shown.backgroundColor == nil)
    #expect(shown.frame.height == 6)
    let template = image.withRenderingMode(.alwaysTemplate)
    let tinted = try line {
      $0.shadowImage = template
      $0.shadowColor = .red
    }
    #expect(tinted.image === template)
    #expect(tinted.tintColor == .red)
    let none = try line {
      $0.shadowImage = template
      $0.shadowColor = nil
    }
    #expect(none.image == nil)
    #expect(none.backgroundColor == nil)
  }

  // The classes belong to this file alone, because proxies exist as long as the program.
  private final class Item: UIBarButtonItem {}
  private final class Tinted: UIBarButtonItem {}
  private final class Tab: UITabBarItem {}

  @Test func itemsUseTheAppearanceOfTheirProxies() throws {
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    Item.appearance(whenContainedInInstancesOf: [UIToolbar.self]).setTitleTextAttributes(
      [.foregroundColor: UIColor.blue], for: .normal)
    Item.appearance().setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .default)
    Tinted.appearance().tintColor = .green
    Tab.appearance().setTitleTextAttributes([.foregroundColor: UIColor.orange], for: .selected)
    let item = Item(), tinted = Tinted(), tab = Tab()
    (item.title, tinted.title, tab.title) = ("One", "Two", "Three")
    func title(_ button: UIView) throws -> UILabel {
      try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    }
    let shift = item.shown(\.ownLook) { $0.titleShifts.shown(in: $1) }
    #expect(try title(BarButton(item: item, look: nil)).textColor == .red)
    #expect(shift?.horizontal == 3)
    #expect(BarButton(item: tinted, look: nil).tintColor == .green)
    #expect(tinted.tintColor == nil)
    #expect(try title(TabButton(item: tab, isSelected: true, look: nil, color: .black)).textColor == .orange)
    #expect(try title(TabButton(item: tab, isSelected: false, look: nil, color: .black)).textColor == .black)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(try title(BarButton(item: item, look: nil)).textColor == .blue)
    item.setTitleTextAttributes([.foregroundColor: UIColor.purple], for: .normal)
    #expect(try title(BarButton(item: item, look: nil)).textColor == .purple)
    #expect(Item.appearance() === Item.appearance())
    #expect(UIBarButtonItem().shownTint == nil)
  }

  private final class Later: UIBarButtonItem {}

  @Test func ofEqualProxiesTheLaterCounts() {
    let traits = UITraitCollection(horizontalSizeClass: .compact)
    Later.appearance().tintColor = .red
    Later.appearance(for: traits).tintColor = .green
    let item = Later(), bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.traitOverrides.horizontalSizeClass = .compact
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(item.shownTint == .green)
  }

  @Test func copiedAppearancesHaveTheirIdiom() {
    let look = UITabBarAppearance(idiom: .pad)
    #expect((look.copy() as? UITabBarAppearance)?.idiom == .pad)
    #expect(UINavigationBarAppearance(barAppearance: look).idiom == .pad)
  }
}
