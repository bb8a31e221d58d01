import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of the bar-metrics API from before bar appearances, for bars of each height.
@MainActor struct BarMetricsTests {
  /// A phone in portrait, and one in landscape.
  private let windows = [CGSize(width: 375, height: 812), CGSize(width: 812, height: 375)].map {
    UIWindow(frame: CGRect(origin: .zero, size: $0))
  }

  /// Returns a bar with a back button on such a phone.
  private func bar(isLying: Bool = false, back item: UIBarButtonItem? = nil) -> UINavigationBar {
    let window = windows[isLying ? 1 : 0]
    let bar = UINavigationBar(
      frame: CGRect(x: 0, y: 0, width: window.bounds.width, height: isLying ? 32 : 44))
    window.addSubview(bar)
    let first = UINavigationItem(title: "First")
    first.backBarButtonItem = item
    bar.items = [first, UINavigationItem(title: "Second")]
    bar.layoutIfNeeded()
    return bar
  }

  private func picture(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: 20)).image { _ in }
  }

  private func backLabel(_ bar: UINavigationBar) throws -> UILabel {
    let button = try #require(bar.parts.left.first)
    button.layoutIfNeeded()
    return try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
  }

  /// Programs used to hide the titles of back buttons in this way.
  @Test func aBackTitleIsMovedAwayAndKeepsItsRoom() throws {
    let item = UIBarButtonItem(title: "Before", style: .plain, target: nil, action: nil)
    let plain = try backLabel(bar(back: item)), room = try #require(plain.superview?.bounds)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 3), for: .default)
    let moved = try backLabel(bar(back: item))
    #expect(moved.frame == plain.frame.offsetBy(dx: -1000, dy: 3))
    #expect(moved.superview?.bounds == room)
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
    // A lower bar uses the same one unless it has its own.
    #expect(item.backButtonTitlePositionAdjustment(for: .compact) == .zero)
    #expect(try backLabel(bar(isLying: true, back: item)).frame.minX < -900)
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 4, vertical: 0), for: .compact)
    #expect(try backLabel(bar(isLying: true, back: item)).frame.minX == 4)
  }

  @Test func aBackButtonHasItsOwnPictureBehindIt() throws {
    let item = UIBarButtonItem(title: "Before", style: .plain, target: nil, action: nil)
    let behind = picture(90), pressed = picture(90)
    item.setBackgroundImage(picture(30), for: .normal, barMetrics: .default)
    item.setBackButtonBackgroundImage(behind, for: .normal, barMetrics: .default)
    item.setBackButtonBackgroundImage(pressed, for: .highlighted, barMetrics: .default)
    func shown() throws -> (button: BarButton, ground: UIImageView) {
      let bar = bar(back: item), button = try #require(bar.parts.left.first)
      button.layoutIfNeeded()
      #expect(bar.parts.chevron != nil)
      return (button, try #require(button.subviews.first as? UIImageView))
    }
    let plain = try shown().ground.frame
    item.setBackButtonBackgroundVerticalPositionAdjustment(2, for: .default)
    let (button, ground) = try shown()
    #expect(ground.image === behind)
    #expect(plain.width == 90)
    #expect(ground.frame == plain.offsetBy(dx: 0, dy: 2))
    button.isHighlighted = true
    #expect(ground.image === pressed)
    #expect(item.backButtonBackgroundImage(for: .disabled, barMetrics: .default) === behind)
    #expect(item.backButtonBackgroundImage(for: .normal, barMetrics: .compact) == nil)
  }

  private final class Item: UIBarButtonItem {}

  @Test func aButtonHasAPictureForLowBars() throws {
    let item = Item(title: "Do", style: .plain, target: nil, action: nil)
    let high = picture(60), low = picture(70)
    Item.appearance().setBackgroundImage(high, for: .normal, barMetrics: .default)
    Item.appearance().setBackgroundImage(low, for: .normal, barMetrics: .compact)
    func ground(isLying: Bool) throws -> UIImage? {
      let bar = bar(isLying: isLying)
      bar.topItem?.rightBarButtonItem = item
      bar.layoutIfNeeded()
      return (bar.parts.right.first?.subviews.first as? UIImageView)?.image
    }
    #expect(try ground(isLying: false) === high)
    #expect(try ground(isLying: true) === low)
    item.setBackgroundImage(high, for: .normal, barMetrics: .compact)
    #expect(try ground(isLying: true) === high)
  }

  @Test func aBarHasAPictureAndAPlaceOfItsTitleForEachHeight() throws {
    let high = picture(10), low = picture(10)
    for isLying in [false, true] {
      let bar = bar(isLying: isLying)
      let title = try #require(bar.parts.title?.frame)
      bar.setBackgroundImage(high, for: .default)
      bar.setBackgroundImage(low, for: .compact)
      bar.setTitleVerticalPositionAdjustment(-3, for: .default)
      bar.setTitleVerticalPositionAdjustment(5, for: .compact)
      bar.layoutIfNeeded()
      let shown = bar.parts.background.subviews.lazy.compactMap { ($0 as? UIImageView)?.image }.first
      #expect(shown === (isLying ? low : high))
      #expect(bar.parts.title?.frame == title.offsetBy(dx: 0, dy: isLying ? 5 : -3))
      #expect(bar.backgroundImage(for: .compact) === low)
      #expect(bar.backgroundImage(for: .compactPrompt) == nil)
      #expect(bar.titleVerticalPositionAdjustment(for: .default) == -3)
    }
  }

  @Test func unsetBarMetricsFallBackToTheDefault() {
    var figures = ByBarMetrics<Int>()
    for metrics in [UIBarMetrics.default, .compact, .defaultPrompt, .compactPrompt] {
      #expect(figures.shown(in: metrics) == nil)
    }
    figures[.default] = 1
    #expect(figures.shown(in: .compactPrompt) == 1)
    #expect(figures[.compactPrompt] == nil)
    figures[.compact] = 2
    #expect(figures.shown(in: .compactPrompt) == 2)
    #expect(figures.shown(in: .defaultPrompt) == 1)
    figures[.compactPrompt] = 3
    #expect(figures.shown(in: .compactPrompt) == 3)
  }

  private final class Spacer: UIBarButtonItem {
    var note = "made"
  }

  @Test func spacesAreOfTheClassThatIsAsked() {
    let wide = Spacer.fixedSpace(12), loose = Spacer.flexibleSpace()
    #expect(type(of: wide) == Spacer.self)
    #expect(wide.note == "made")
    #expect(wide.width == 12)
    #expect(wide.isSpace)
    #expect(type(of: loose) == Spacer.self)
    #expect(loose.note == "made")
    #expect(loose.systemItem == .flexibleSpace)
  }

  @Test func viewsOfItemsHaveTheirIdentifiers() {
    let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    let tab = UITabBarItem(title: "One", image: nil, tag: 0)
    let button = BarButton(item: item, look: nil)
    let shown = TabButton(item: tab, isSelected: false, look: nil, color: .black)
    #expect(button.accessibilityIdentifier == nil)
    item.accessibilityIdentifier = "do"
    tab.accessibilityIdentifier = "one"
    #expect(button.accessibilityIdentifier == "do")
    #expect(shown.accessibilityIdentifier == "one")
    let back = UIBarButtonItem(title: "Before", style: .plain, target: nil, action: nil)
    back.accessibilityIdentifier = "before"
    #expect(bar(back: back).parts.left.first?.accessibilityIdentifier == "before")
  }

  private func told(_ label: UILabel?, _ key: NSAttributedString.Key) -> Double? {
    let value = label?.attributedText?.attribute(key, at: 0, effectiveRange: nil)
    return (value as? Int).map { Double($0) } ?? (value as? CGFloat).map { Double($0) }
  }

  @Test func titlesKeepAllOfTheirAttributes() {
    let bar = bar(), look: [NSAttributedString.Key: Any] = [.kern: CGFloat(3), .underlineStyle: 1]
    bar.titleTextAttributes = look
    bar.layoutIfNeeded()
    #expect(told(bar.parts.title, .kern) == 3)
    #expect(told(bar.parts.title, .underlineStyle) == 1)
    #expect(bar.parts.title?.text == "Second")
    #expect(bar.parts.title?.font.pointSize == CGFloat(17))
    let tab = UITabBarItem(title: "One", image: nil, tag: 0)
    tab.setTitleTextAttributes(look, for: .normal)
    let shown = TabButton(item: tab, isSelected: false, look: nil, color: .red)
    let label = shown.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(told(label, .kern) == 3)
    #expect(label?.text == "One")
    #expect(label?.textColor == .red)
  }

  @Test func titlesOfButtonsHaveTheAttributesOfTheirState() {
    let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.kern: CGFloat(3), .font: UIFont.systemFont(ofSize: 20)], for: .normal)
    item.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .highlighted)
    item.setTitleTextAttributes([.strikethroughStyle: 1], for: .disabled)
    let button = BarButton(item: item, look: nil)
    let label = button.subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(told(label, .kern) == 3)
    #expect(label?.font.pointSize == CGFloat(20))
    button.isHighlighted = true
    #expect(told(label, .kern) == 3)
    #expect(label?.font.pointSize == CGFloat(30))
    button.isHighlighted = false
    #expect(label?.font.pointSize == CGFloat(20))
    #expect(told(label, .strikethroughStyle) == nil)
    item.isEnabled = false
    let off = BarButton(item: item, look: nil).subviews.lazy.compactMap { $0 as? UILabel }.first
    #expect(told(off, .strikethroughStyle) == 1)
    #expect(off?.font.pointSize == CGFloat(20))
  }

  @Test func barsShowTheirImagesInPlaceOfTheLine() throws {
    let image = picture(4)
    func line(_ bar: UIView) throws -> UIImageView {
      bar.layoutIfNeeded()
      let ground = try #require(bar.subviews.lazy.compactMap { $0 as? BarBackground }.first)
      ground.layoutIfNeeded()
      return try #require(ground.subviews.last as? UIImageView)
    }
    let bar = bar(), tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.shadowImage = image
    tabs.shadowImage = image
    tools.setShadowImage(image, forToolbarPosition: .any)
    for view in [bar, tabs, tools] as [UIView] {
      let shown = try line(view)
      #expect(shown.image === image)
      #expect(shown.backgroundColor == nil)
      #expect(shown.frame.size == CGSize(width: 375, height: 20))
    }
    #expect(try line(bar).frame.minY == CGFloat(44))
    #expect(try line(tabs).frame.maxY == CGFloat(0))
    #expect(try line(tools).frame.maxY == CGFloat(0))
    tools.setShadowImage(nil, forToolbarPosition: .any)
    tools.setShadowImage(image, forToolbarPosition: .top)
    #expect(try line(tools).image == nil)
    bar.shadowImage = UIImage()
    #expect(try line(bar).frame.height == CGFloat(0))
    #expect(try line(bar).backgroundColor == nil)
  }

  private final class Styled: UIBarButtonItem {}

  @Test func imagesForAStyleAreStored() {
    let item = Styled(title: "Do", style: .plain, target: nil, action: nil), all = picture(50)
    let done = picture(60), shared = picture(70)
    func ground() -> UIImage? { (BarButton(item: item, look: nil).subviews.first as? UIImageView)?.image }
    item.setBackgroundImage(done, for: .normal, style: .done, barMetrics: .default)
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === done)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) == nil)
    #expect(ground() == nil)
    item.setBackgroundImage(all, for: .normal, barMetrics: .default)
    #expect(ground() === all)
    item.style = .done
    #expect(ground() === done)
    #expect(item.backgroundImage(for: .normal, barMetrics: .default) === done)
    // Proxies have images for styles that the objects themselves lack.
    Styled.appearance().setBackgroundImage(shared, for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundImage(nil, for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundImage(nil, for: .normal, barMetrics: .default)
    #expect(ground() === shared)
    item.style = .plain
    #expect(ground() == nil)
  }
}
