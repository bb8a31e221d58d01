import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of lists in collection views, by Apple's documentation of `UICollectionLayoutListConfiguration` and
/// `UICellAccessory`. Lengths are those of tables of the same look (`corpus/metrics.json`).
@MainActor struct ListTests {
  private final class Source: NSObject, UICollectionViewDataSource {
    var counts = [3]
    var fill: (UICollectionViewListCell, IndexPath) -> Void = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(path.item)"
      cell.contentConfiguration = content
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      if let list = cell as? UICollectionViewListCell { fill(list, indexPath) }
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let cell = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "view", for: indexPath)
      if let list = cell as? UICollectionViewListCell { fill(list, indexPath) }
      return cell
    }
  }

  private func list(_ configuration: UICollectionLayoutListConfiguration, _ source: Source)
    -> UICollectionView
  {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 600),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    view.dataSource = source
    view.layoutIfNeeded()
    return view
  }

  private func cells(_ view: UICollectionView) -> [UICollectionViewListCell] {
    view.visibleCells.compactMap { $0 as? UICollectionViewListCell }
  }

  @Test func rowsLieBelowEachOtherAndAreAtLeast44High() {
    let source = Source()
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
    #expect(
      view.visibleCells.map(\.frame) == [0, 44, 88].map { CGRect(x: 0, y: $0, width: 375, height: 44) })
    #expect(view.contentSize == CGSize(width: 375, height: 132))
  }

  @Test func aRowIsAsHighAsItsTexts() throws {
    let source = Source()
    source.counts = [1]
    source.fill = { cell, _ in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Title"
      content.secondaryText = String(repeating: "many words ", count: 20)
      cell.contentConfiguration = content
    }
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = try #require(cells(view).first)
    let labels = try #require(cell.contentView.subviews.first).allLabels
    #expect(labels.count == 2)
    #expect(labels[1].frame.height > 2 * labels[1].font.lineHeight)
    // 11 points above and below, 3 between the texts.
    let texts = labels[0].frame.height + 3 + labels[1].frame.height
    #expect(abs(cell.frame.height - (texts + 22)) <= 1)
    #expect(labels[0].convert(labels[0].bounds.origin, to: cell).x == 16)
  }

  @Test func insetGroupsStandOffTheSidesWithRoundEnds() {
    let source = Source()
    source.counts = [3, 1]
    let view = list(UICollectionLayoutListConfiguration(appearance: .insetGrouped), source)
    let rows = cells(view)
    #expect(rows.map(\.frame.minX) == [16, 16, 16, 16])
    #expect(rows.map(\.frame.width) == [343, 343, 343, 343])
    // 35 before the first section; 18 below it and 18 above the next.
    #expect(rows.map(\.frame.minY) == [35, 79, 123, 203])
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let corners: [CACornerMask] = [top, [], bottom, top.union(bottom)]
    #expect(rows.map(\.layer.maskedCorners) == corners)
    #expect(rows.map(\.layer.cornerRadius) == [10, 0, 10, 10])
    #expect(rows[0].configured.look?.backgroundColor == .secondarySystemGroupedBackground)
  }

  @Test func separatorsFollowTheTextAndEndTheGroup() {
    let source = Source()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    func lines(_ view: UICollectionView) -> [[CGRect]] {
      cells(view).map { $0.subviews.filter { !$0.isHidden && $0.backgroundColor == .separator }.map(\.frame) }
    }
    let pixel = 1 / list(configuration, source).traitCollection.displayScale
    let text = CGRect(x: 16, y: 44 - pixel, width: 327, height: pixel)
    let own = CGRect(x: 40, y: 44 - pixel, width: 295, height: pixel)
    #expect(lines(list(configuration, source)) == [[text], [text], []])
    configuration.itemSeparatorHandler = { path, look in
      var look = look
      if path.item == 0 { look.bottomSeparatorVisibility = .hidden }
      if path.item == 1 {
        look.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 8)
      }
      return look
    }
    #expect(lines(list(configuration, source)) == [[], [own], []])
    configuration.showsSeparators = false
    #expect(lines(list(configuration, source)) == [[], [], []])
  }

  @Test func accessoriesTakeTheirRoom() throws {
    let source = Source()
    source.counts = [1]
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    var deleted = 0
    source.fill = { cell, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [
        .delete { deleted += 1 }, .disclosureIndicator(), .checkmark(displayed: .whenEditing),
        .customView(configuration: .init(customView: badge, placement: .trailing(at: { _ in 0 }))),
      ]
    }
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = try #require(cells(view).first)
    cell.layoutIfNeeded()
    // The arrow is 10.5 wide and 16 off the side; the badge stands 8 before it.
    #expect(badge.frame == CGRect(x: 310.5, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: badge.frame.minX, height: 44))
    view.isEditing = true
    view.layoutIfNeeded()
    cell.layoutIfNeeded()
    // The checkmark, 24 wide, has come beside the arrow, and the button that deletes, 22 wide, before the
    // content.
    #expect(badge.frame.minX == 278.5)
    #expect(cell.contentView.frame.minX == 46)
    let button = try #require(cell.subviews.compactMap { $0 as? UIControl }.first)
    button.sendActions(for: .touchUpInside)
    #expect(deleted == 1)
  }

  @Test func aGripMovesItsItem() {
    final class Movable: NSObject, UICollectionViewDataSource {
      var items = ["a", "b", "c"]
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? UICollectionViewListCell)?.accessories = [.reorder()]
        return cell
      }
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        true
      }
      func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
      ) {
        items.insert(items.remove(at: source.item), at: destination.item)
      }
    }
    FingerWorld().run { world in
      let source = Movable()
      let view = UICollectionView(
        frame: world.window.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
      view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.isEditing = true
      world.window.addSubview(view)
      _ = FrameLoop(root: world.window).commit()
      world.down(270, 22)
      for y in stride(from: 30.0, through: 110, by: 10) { world.move(270, y) }
      world.up()
      #expect(source.items == ["b", "c", "a"])
    }
  }

  @Test func aFirstItemStandsForAHeader() {
    let source = Source()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let rows = cells(list(configuration, source))
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(rows[0].layer.maskedCorners == [])
    #expect(rows[1].layer.maskedCorners == top)
    #expect(rows[0].backgroundColor == nil)
    #expect(
      rows[0].defaultContentConfiguration().textProperties.font
        == UIFont.preferredFont(forTextStyle: .footnote))
  }

  @Test func headersStandAboveTheirRowsAndStayInSightInPlainLists() {
    let source = Source()
    source.counts = [30]
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let view = list(configuration, source)
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.minY == 100)
  }

  @Test func selectedRowsAreGrayAndCallTheirHandler() {
    let source = Source()
    var states: [Bool] = []
    source.fill = { cell, path in
      if path.item == 0 { cell.configurationUpdateHandler = { states.append($1.isSelected) } }
    }
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
    let cell = cells(view)[0]
    cell.layoutIfNeeded()
    let before = states.count
    view.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    cell.layoutIfNeeded()
    #expect(cell.configured.look?.backgroundColor == .systemGray4)
    #expect(Array(states.dropFirst(before)) == [true])
    #expect(cells(view)[1].configured.look?.backgroundColor == .systemBackground)
  }

  @Test func groundsHaveEdgesInsetsAndViews() throws {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    var look = UIBackgroundConfiguration.clear()
    (look.backgroundColor, look.strokeColor, look.strokeWidth, look.cornerRadius) = (.red, .blue, 2, 8)
    look.backgroundInsets = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 20)
    let own = UIView(frame: .zero)
    look.customView = own
    cell.backgroundConfiguration = look
    cell.layoutIfNeeded()
    let ground = try #require(cell.subviews.first as? ConfiguredBackground),
      fill = try #require(ground.subviews.first)
    let inside = CGRect(x: 10, y: 1, width: 70, height: 46)
    #expect(cell.backgroundColor == nil)
    #expect(fill.frame == inside)
    #expect(fill.layer.borderWidth == 2)
    #expect(fill.layer.cornerRadius == 8)
    #expect(fill.layer.borderColor == UIColor.blue.cgColor)
    #expect(own.superview === fill)
    #expect(own.frame == fill.bounds)
    cell.backgroundConfiguration = .clear()
    #expect(cell.subviews.allSatisfy { !($0 is ConfiguredBackground) })
  }

  @Test func valuesStandAtTheEndAndTextsBelowEachOther() throws {
    let source = Source()
    source.fill = { cell, path in
      var content = path.item == 0 ? UIListContentConfiguration.valueCell() : .cell()
      (content.text, content.secondaryText) = ("a", path.item == 0 ? "b" : nil)
      content.image = UIImage(systemName: path.item == 0 ? "star" : "chevron.right")
      cell.contentConfiguration = content
    }
    let view = list(UICollectionLayoutListConfiguration(appearance: .plain), source)
    view.layoutIfNeeded()
    let labels = cells(view).prefix(2).map(\.allLabels)
    let value = try #require(labels[0].first { $0.text == "b" })
    #expect(view.bounds.width - value.convert(value.bounds, to: view).maxX == 16)
    #expect(value.bounds.width < value.sizeThatFits(.zero).width + 1)
    let starts = try labels.map { try #require($0.first { $0.text == "a" }) }.map {
      $0.convert($0.bounds, to: view).minX
    }
    let margin = 16, room = 24, gap = 16
    #expect(starts == Array(repeating: CGFloat(margin + room + gap), count: 2))
  }

  @Test func backgroundColourOfTheListFillsTheSection() throws {
    let view = list(UICollectionLayoutListConfiguration(appearance: .grouped), Source())
    let ground = try #require(view.subviews.first { $0.backgroundColor == .systemGroupedBackground })
    #expect(ground.frame.contains(view.bounds))
    #expect(ground.layer.zPosition < 0)
  }
}

extension UIView {
  fileprivate var allLabels: [UILabel] {
    subviews.flatMap { $0.allLabels } + ([self as? UILabel].compactMap { $0 }.filter { !$0.isHidden })
  }
}
