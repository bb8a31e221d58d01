import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct BarTests {
  private func bar(_ items: [UINavigationItem], height: CGFloat = 44) -> UINavigationBar {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 375, height: height))
    bar.items = items
    bar.layoutIfNeeded()
    return bar
  }

  @Test func titleLiesInTheMiddle() throws {
    let title = try #require(bar([UINavigationItem(title: "Settings")]).parts.title)
    #expect(title.text == "Settings")
    #expect(abs(title.frame.midX - 187.5) < 1)
    #expect(abs(title.frame.midY - 22) < 1)
    #expect(title.font == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test func titlesHaveTheAccessibilityLabelOfTheirItem() {
    let item = UINavigationItem(title: "Cfg")
    let bar = bar([item])
    #expect(bar.parts.title?.accessibilityLabel == "Cfg")
    (item.accessibilityLabel, item.accessibilityHint) = ("Settings", "Of this device")
    bar.layoutIfNeeded()
    #expect(bar.parts.title?.accessibilityLabel == "Settings")
    #expect(bar.parts.title?.accessibilityHint == "Of this device")
  }

  @Test func backButtonNamesTheItemBelow() {
    let bar = bar([UINavigationItem(title: "Settings"), UINavigationItem(title: "About")])
    #expect(bar.backItem?.title == "Settings")
    #expect(bar.topItem?.title == "About")
    #expect(bar.parts.chevron?.frame.minX == 8)
    #expect(bar.parts.left.count == 1)
    bar.topItem?.hidesBackButton = true
    bar.layoutIfNeeded()
    #expect(bar.parts.chevron == nil)
    #expect(bar.parts.left.isEmpty)
    bar.popItem(animated: false)
    bar.layoutIfNeeded()
    #expect(bar.parts.title?.text == "Settings")
    #expect(bar.parts.chevron == nil)
  }

  @Test func rightButtonsStartAtTheEdge() {
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil),
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
    ]
    let bar = bar([item])
    #expect(bar.parts.right.map(\.frame.maxX).first == 359)
    #expect(bar.parts.right[1].frame.maxX < bar.parts.right[0].frame.minX)
  }

  @Test func largeTitlesTakeARowOfTheirOwn() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 96))
    bar.prefersLargeTitles = true
    bar.items = [UINavigationItem(title: "Saved")]
    bar.layoutIfNeeded()
    #expect(bar.sizeThatFits(.zero).height == 96)  // corpus/metrics.json, "navigationBar_large"
    #expect(bar.parts.title == nil)
    let title = try #require(bar.parts.largeTitle)
    #expect(title.convert(title.bounds, to: bar).minY == 47)
    bar.topItem?.largeTitleDisplayMode = .never
    #expect(bar.sizeThatFits(.zero).height == 44)
  }

  /// "Inherit the display mode from the previous navigation item" (Apple's reference of `automatic`).
  @Test func itemsThatLeaveItOpenAreAsTheItemBelow() {
    let items = [UINavigationItem(title: "One"), UINavigationItem(title: "Two")]
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 96))
    bar.prefersLargeTitles = true
    bar.items = items
    #expect(bar.showsLargeTitle)
    items[0].largeTitleDisplayMode = .never
    #expect(!bar.showsLargeTitle)
    #expect(bar.sizeThatFits(.zero).height == 44)
    items[1].largeTitleDisplayMode = .always
    #expect(bar.showsLargeTitle)
  }

  /// Since iOS 15.
  @Test func selectedItemsLieOnTheirTint() throws {
    let item = UINavigationItem(title: "Title"), button = UIBarButtonItem(title: "Bold")
    item.rightBarButtonItem = button
    let bar = bar([item])
    func shown() throws -> UIView { try #require(bar.parts.right.first) }
    let count = try shown().subviews.count
    button.isSelected = true
    bar.layoutIfNeeded()
    let ground = try #require(shown().subviews.first), label = try #require(shown().subviews.last as? UILabel)
    #expect(try shown().subviews.count == count + 1)
    #expect(ground.backgroundColor == bar.tintColor)
    #expect(label.textColor == .white)
    #expect(ground.frame.minX < label.frame.minX)
    #expect(ground.frame.maxX > label.frame.maxX)
    #expect(ground.frame.minY < label.frame.minY)
    #expect(ground.frame.maxY > label.frame.maxY)
    button.isSelected = false
    bar.layoutIfNeeded()
    #expect(try shown().subviews.count == count)
  }

  @Test func customViewsKeepTheirFrames() {
    let view = UIView(frame: CGRect(x: 42, y: 5, width: 60, height: 34))
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(customView: view)
    let bar = bar([item])
    #expect(view.frame == CGRect(x: 42, y: 5, width: 60, height: 34))
    #expect(view.convert(view.bounds, to: bar).maxX == 359)
  }

  @Test func flexibleSpacesShareTheRest() {
    let spans = ToolbarSpans(
      items: [.button(40), .flexible, .button(60), .flexible, .button(20)], length: 320)
    #expect(spans.places.map(\.start) == [0, 40, 140, 200, 300])
    let plain = ToolbarSpans(items: [.button(40), .button(60), .fixed(10), .button(5)], length: 320)
    #expect(plain.places.map(\.start) == [0, 48, 108, 118])
  }

  @Test func tabsShareTheWidth() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 83))
    let items = (0..<3).map { UITabBarItem(title: "Tab \($0)", image: nil, tag: $0) }
    bar.items = items
    bar.selectedItem = items[1]
    bar.layoutIfNeeded()
    let buttons = bar.subviews.compactMap { $0 as? TabButton }
    let thirds: [CGRect] = (0..<3).map { CGRect(x: CGFloat($0) * 125, y: 0, width: 125, height: 49) }
    #expect(buttons.map(\.frame) == thirds)
    bar.items = (0..<5).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.itemPositioning = .centered
    bar.layoutIfNeeded()
    #expect(bar.subviews.compactMap { $0 as? TabButton }.map(\.frame.width) == [75, 75, 75, 75, 75])
  }

  @Test func documentsGiveItems() throws {
    let bar: UINavigationBar? = try NibDocuments.view(
      """
      <navigationBar contentMode="scaleToFill" barStyle="black" translucent="NO" largeTitles="YES" id="b">
        \(NibDocuments.rect(0, 20, 375, 44))
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" \
      colorSpace="calibratedWhite"/></textAttributes>
        <items><navigationItem title="Photo" id="i">
          <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="l"/>
          <rightBarButtonItems>
            <barButtonItem title="Use" style="done" enabled="NO" id="r1"/>
            <barButtonItem id="r2"><view key="customView" id="v">\(NibDocuments.rect(300, 7, 30, 30))</view></barButtonItem>
          </rightBarButtonItems>
        </navigationItem></items>
      </navigationBar>
      """)
    let found = try #require(bar)
    #expect(found.barStyle == .black)
    #expect(!found.isTranslucent)
    #expect(found.prefersLargeTitles)
    #expect(found.titleTextAttributes?[.foregroundColor] as? UIColor == UIColor(white: 1, alpha: 1))
    let item = try #require(found.topItem)
    #expect(item.title == "Photo")
    #expect(item.leftBarButtonItem?.systemItem == .cancel)
    #expect(item.rightBarButtonItems?.map(\.title) == ["Use", nil])
    #expect(item.rightBarButtonItem?.style == .done)
    #expect(item.rightBarButtonItem?.isEnabled == false)
    found.layoutIfNeeded()
    #expect(found.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    #expect(item.rightBarButtonItems?[1].customView?.frame == CGRect(x: 300, y: 7, width: 30, height: 30))
  }

  @Test func itemsTurnTheirChoiceOver() {
    var runs = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Pin") { _ in runs += 1 })
    item.changesSelectionAsPrimaryAction = true
    item.perform()
    #expect(item.isSelected)
    #expect(runs == 1)
    item.perform()
    #expect(!item.isSelected)
    #expect(runs == 2)
  }

  @Test func itemsKnowTheirGroup() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)),
      item = UINavigationItem(title: "A")
    let button = UIBarButtonItem(title: "B", style: .prominent, target: nil, action: nil),
      group = button.creatingFixedGroup()
    item.trailingItemGroups = [group]
    bar.items = [item]
    bar.layoutIfNeeded()
    #expect(button.style == .done)
    #expect(button.buttonGroup === group)
  }

  @Test func largeTitlesMayBeOthers() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 96)),
      item = UINavigationItem(title: "Mail")
    item.largeTitle = "All mail"
    bar.prefersLargeTitles = true
    bar.items = [item]
    bar.layoutIfNeeded()
    func texts(_ view: UIView) -> [String] {
      view.subviews.flatMap { [($0 as? UILabel)?.text].compactMap { $0 } + texts($0) }
    }
    #expect(texts(bar).contains("All mail"))
  }

  @Test func looksOfTabsAreTakenBack() {
    let look = UITabBarItemAppearance(style: .inline)
    look.normal.iconColor = .red
    look.configureWithDefault(for: .stacked)
    #expect(look.normal.iconColor == UITabBarItemAppearance().normal.iconColor)
    #expect(UINavigationBarAppearance(idiom: .pad).idiom == .pad)
  }

  /// From memory of UIKit, not measured: where the title would be truncated otherwise, the back button shows
  /// "Back", then only its chevron.
  @Test func backButtonIsShortenedIfTheTitleWouldBeTruncated() throws {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let last = UINavigationItem(title: "Mail")
    bar.items = [UINavigationItem(title: "A page before it"), last]
    func said() throws -> String? {
      bar.layoutIfNeeded()
      return try #require(bar.parts.left.first?.subviews.compactMap { $0 as? UILabel }.first).text
    }
    func isCut() throws -> Bool {
      let label = try #require(bar.parts.title)
      return label.frame.width < label.sizeThatFits(bar.bounds.size).width - 0.5
    }
    #expect(try said() == "A page before it")
    last.title = "A title of some page"
    #expect(try said() == "Back")
    #expect(try !isCut())
    last.title = "A title that is very much wider"
    #expect(try said() == "")
    #expect(try !isCut())
    #expect(bar.parts.left.first?.accessibilityLabel == "A page before it")
    last.title = "Mail"
    #expect(try said() == "A page before it")
  }

  @Test func aBackButtonIsFittedToTitlesThatItDoesNotShow() throws {
    let item = UIBarButtonItem(title: "A page before it", primaryAction: UIAction { _ in })
    let button = BarButton(item: item, look: nil)
    let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first), own = button.contentSize
    button.fit(title: "Back")
    let short = button.contentSize
    #expect(short.width < own.width)
    #expect(short.width > 20)
    #expect(label.text == "A page before it")
    button.show(title: "Back")
    #expect(button.contentSize == short)
    #expect(label.text == "Back")
    button.fit(title: "A page before it")
    #expect(button.contentSize == own)
    #expect(label.text == "Back")
  }
}
