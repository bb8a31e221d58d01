import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of small parts of controls: their reports to assistive technology, and the look of scope bars.
@MainActor struct SmallPartsTests {
  @Test func actionsOfRowsAndMenusHaveTitlesAndStyles() {
    let action = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
    action.image = UIImage()
    (action.accessibilityLabel, action.accessibilityIdentifier) = ("Flag", "flag")
    action.accessibilityHint = "Marks the message"
    let button = SwipeButton(action, height: 44)
    #expect(button.accessibilityLabel == "Flag")
    #expect(button.accessibilityIdentifier == "flag")
    #expect(button.accessibilityHint == "Marks the message")
    let menu = UIMenu(title: "More", children: [UIAction(title: "Copy") { _ in }])
    (menu.accessibilityLabel, menu.accessibilityValue) = ("More actions", "2")
    menu.accessibilityTraits = .header
    let row = MenuRow(menu)
    #expect(row.accessibilityLabel == "More actions")
    #expect(row.accessibilityValue == "2")
    #expect(row.accessibilityTraits.contains(.header))
    #expect(MenuRow(menu.children[0]).accessibilityLabel == "Copy")
  }

  @Test func entriesOfMenusShowImageAndArrow() {
    func row(_ options: UIMenu.Options) -> MenuRow {
      let row = MenuRow(UIMenu(title: "More", image: UIImage(systemName: "star"), options: options))
      row.frame = CGRect(x: 0, y: 0, width: 250, height: 44)
      row.layoutIfNeeded()
      return row
    }
    func images(_ row: MenuRow) -> [UIImageView] {
      row.subviews.compactMap { $0 as? UIImageView }.filter { $0.image != nil }
    }
    let plain = images(row([]))
    #expect(plain.count == 2)
    #expect(!plain.contains { $0.frame.isEmpty })
    #expect(plain.count == 2 && plain[0].frame.intersection(plain[1].frame).isEmpty)
    func color(_ row: MenuRow) -> UIColor? { row.subviews.compactMap { $0 as? UILabel }.first?.textColor }
    #expect(color(row(.destructive)) == .systemRed)
    #expect(color(row([])) == .label)
  }

  @Test func aChoiceOfOneUnmarksEntriesOfMenusInside() {
    func action(_ title: String) -> UIAction { UIAction(title: title, state: .on) { _ in } }
    let one = action("One"), two = action("Two"), three = action("Three")
    let inline = UIMenu(options: .displayInline, children: [two, three])
    let menu = UIMenu(options: .singleSelection, children: [one, inline])
    MenuPanel.mark(three, in: menu)
    #expect(one.state == .off)
    #expect(two.state == .off)
    #expect(three.state == .on)
    MenuPanel.mark(one, in: menu)
    #expect(one.state == .on)
    #expect(two.state == .off)
    #expect(three.state == .off)
  }

  @Test func scopesAreDressed() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let early = UIImage(), late = UIImage()
    bar.setScopeBarButtonBackgroundImage(early, for: .normal)
    bar.setScopeBarButtonDividerImage(early, forLeftSegmentState: .normal, rightSegmentState: .selected)
    (bar.scopeButtonTitles, bar.showsScopeBar) = (["A", "B"], true)
    bar.layoutIfNeeded()
    bar.setScopeBarButtonBackgroundImage(late, for: .selected)
    #expect(bar.scopeBarButtonBackgroundImage(for: .normal) === early)
    #expect(bar.scopes?.backgroundImage(for: .normal, barMetrics: .default) === early)
    #expect(bar.scopes?.backgroundImage(for: .selected, barMetrics: .default) === late)
    let divider = bar.scopes?.dividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)
    #expect(divider === early)
    #expect(
      bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected) === early)
  }

  @Test func scrollViewsSayHowMuchIsSeen() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
    #expect(view.visibleSize == CGSize(width: 97, height: 170))
    view.contentInset.top = 300
    #expect(view.visibleSize.height == 0)
  }

  @Test func shortcutsCanBeChanged() {
    let item = UIMutableApplicationShortcutItem(type: "new", localizedTitle: "New")
    (item.localizedTitle, item.localizedSubtitle, item.type) = ("Write", "A letter", "write")
    let plain: UIApplicationShortcutItem = item
    #expect(plain.localizedTitle == "Write")
    #expect(plain.localizedSubtitle == "A letter")
    #expect(plain.type == "write")
  }

  @Test func guidesLeadTheFocus() {
    let guide = UIFocusGuide(), view = UIView()
    view.addLayoutGuide(guide)
    guide.preferredFocusedView = view
    #expect(guide.preferredFocusEnvironments.first === view)
    #expect(guide.isEnabled)
    let accessory = UIPointerAccessory(.verticalBeam(length: 10), position: .right)
    #expect(abs(accessory.position.angle - .pi / 2) < 1e-9)
    #expect(!accessory.orientationMatchesAngle)
  }
}
