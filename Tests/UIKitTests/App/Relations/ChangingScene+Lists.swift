import CoreGraphics
import Foundation
import UIKitTestSupport

@testable import UIKit

/// The content of a row.
@MainActor private struct RowModel {
  var title = "Title"
  var detail: String? = "Detail"
  var image: UIImage?
}

// MARK: - Tables

/// A cell whose class determines its style, as required of cells that a table creates from registered
/// classes.
private class StyledCell: UITableViewCell {
  class var ownStyle: CellStyle { .default }
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: Self.ownStyle, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
private final class SubtitleCell: StyledCell { override class var ownStyle: CellStyle { .subtitle } }
private final class ValueCell: StyledCell { override class var ownStyle: CellStyle { .value1 } }

/// A table of a few rows, whose cells show their models.
private final class RowTable: UITableView, UITableViewDataSource, UITableViewDelegate {
  var rows = [
    RowModel(), RowModel(title: "A title of more words than fit into a line", detail: nil), RowModel(),
  ]
  var header: String? = "Header"
  var footer: String?
  var height: CGFloat?
  var fillCell: Fill = RowTable.configuration

  typealias Fill = @MainActor (UITableViewCell, RowModel) -> Void

  static func configuration(_ cell: UITableViewCell, _ row: RowModel) {
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.secondaryText = row.detail
    content.image = row.image
    cell.contentConfiguration = content
  }
  static func labels(_ cell: UITableViewCell, _ row: RowModel) {
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.imageView?.image = row.image
  }
  /// Adds a cell's own constraints.
  static func constraints(_ cell: UITableViewCell, _ row: RowModel) {
    let label = cell.contentView.viewWithTag(7) as? UILabel ?? UILabel()
    label.text = row.title
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    guard label.superview == nil else { return }
    let square = UIView()
    label.tag = 7
    square.backgroundColor = .systemRed
    let margins = cell.contentView.layoutMarginsGuide
    cell.contentView.addPinned(label, at: margins, leading: nil)
    cell.contentView.addPinned(square, at: margins, bottom: nil, trailing: nil)
    NSLayoutConstraint.activate([
      square.widthAnchor.constraint(equalToConstant: 15), square.heightAnchor.constraint(equalToConstant: 15),
      label.leadingAnchor.constraint(equalTo: square.trailingAnchor, constant: 9),
    ])
  }

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    dataSource = self
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    fillCell(cell, rows[indexPath.row])
    cell.accessoryType = indexPath.row == 0 ? .disclosureIndicator : .none
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { header }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? rowHeight
  }
}

extension ChangingScene {
  private static func tableChanges(_ change: ChangeList<RowTable>) {
    change("rows") {
      $0.rows.append(RowModel(title: "More"))
      $0.reloadData()
    }
    change("fewer rows") {
      $0.rows.removeFirst()
      $0.reloadData()
    }
    change("longer texts") {
      for index in $0.rows.indices {
        $0.rows[index].title = "Another title, which is longer than a line of it"
      }
      $0.reloadData()
    }
    change("images") {
      for index in $0.rows.indices { $0.rows[index].image = UIImage.block(22, 22) }
      $0.reloadData()
    }
    change("reconfigured") { table in
      table.rows[0].title = "Another title, which is longer than a line of it"
      guard table.window != nil else { return table.reloadData() }
      UIView.performWithoutAnimation {
        table.reconfigureRows(at: [[0, 0]])
        table.layoutIfNeeded()
      }
    }
    change("row height") { $0.rowHeight = 61 }
    change("height of the delegate") {
      $0.height = 33
      $0.reloadData()
    }
    change("header") {
      $0.header = "Another header"
      $0.reloadData()
    }
    change("footer") {
      $0.footer = "A footer, which takes more than one line of a table as narrow as this one"
      $0.reloadData()
    }
    change("table header") {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
      view.backgroundColor = .systemGreen
      $0.tableHeaderView = view
    }
    change("editing") { $0.setEditing(true, animated: false) }
    change("separators") { $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 10) }
    change("no separators") { $0.separatorStyle = .none }
    change("separator colour") { $0.separatorColor = .systemRed }
    change("readable") { $0.cellLayoutMarginsFollowReadableWidth = true }
    change("selection") { $0.selectRow(at: [0, 1], animated: false, scrollPosition: .none) }
    change("background") { $0.backgroundColor = .systemYellow }
    change("insets") {
      $0.contentInset = UIEdgeInsets(top: 14, left: 0, bottom: 5, right: 0)
      $0.contentOffset.y = -14
    }
  }

  static func tables(_ add: SceneCollector) {
    let fills: [(String, UITableView.Style, StyledCell.Type, RowTable.Fill)] = [
      ("configurations", .plain, StyledCell.self, RowTable.configuration),
      ("configurations in groups", .insetGrouped, StyledCell.self, RowTable.configuration),
      ("labels", .plain, SubtitleCell.self, RowTable.labels),
      ("values", .grouped, ValueCell.self, RowTable.labels),
      ("constraints", .plain, StyledCell.self, RowTable.constraints),
    ]
    for (name, style, cellClass, fill) in fills {
      add("table of \(name)", in: [.filling]) {
        let table = RowTable(frame: .zero, style: style)
        table.fillCell = fill
        table.register(cellClass, forCellReuseIdentifier: "row")
        return table
      } changes: {
        tableChanges($0)
      }
    }
  }
}

// MARK: - Collections

/// A collection of a few items.
private final class ItemCollection: UICollectionView, UICollectionViewDataSource {
  var rows = (0..<7).map { RowModel(title: "Item \($0)", detail: nil) }
  var isList = false

  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
    register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
    register(TextItem.self, forCellWithReuseIdentifier: "text")
    register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.elementKindSectionHeader,
      withReuseIdentifier: "head")
    dataSource = self
  }
  required init?(coder: NSCoder) { nil }

  var flow: UICollectionViewFlowLayout? { collectionViewLayout as? UICollectionViewFlowLayout }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let row = rows[indexPath.item]
    let cell = dequeueReusableCell(withReuseIdentifier: isList ? "list" : "text", for: indexPath)
    if let cell = cell as? UICollectionViewListCell {
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      content.image = row.image
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    (cell as? TextItem)?.label.text = row.title
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    view.backgroundColor = .systemGreen
    return view
  }
}

/// A cell with a label that determines its size.
private final class TextItem: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemFill
    label.font = .preferredFont(forTextStyle: .callout)
    label.adjustsFontForContentSizeCategory = true
    contentView.addPinned(label, top: 2, leading: 3, trailing: 8)
  }
  required init?(coder: NSCoder) { nil }
}

extension ChangingScene {
  private static func itemChanges(_ change: ChangeList<ItemCollection>) {
    change("more items") {
      $0.rows += [RowModel(title: "New")]
      $0.reloadData()
    }
    change("fewer items") {
      $0.rows.removeFirst(4)
      $0.reloadData()
    }
    change("longer texts") {
      for index in $0.rows.indices { $0.rows[index].title = "Another title \(index)" }
      $0.reloadData()
    }
    change("images") {
      for index in $0.rows.indices { $0.rows[index].image = UIImage.block(18, 18) }
      $0.reloadData()
    }
    // An offset that is still valid stays where it is, so the program moves it, as on iOS.
    change("insets") {
      $0.contentInset = UIEdgeInsets(top: 14, left: 3, bottom: 5, right: 9)
      $0.contentOffset = CGPoint(x: -3, y: -14)
    }
    change("selection") { $0.selectItem(at: [0, 1], animated: false, scrollPosition: []) }
  }

  private static func flowChanges(_ change: ChangeList<ItemCollection>) {
    change("smaller items") { $0.flow?.itemSize = CGSize(width: 21, height: 17) }
    change("larger items") { $0.flow?.itemSize = CGSize(width: 81, height: 57) }
    change("line spacing") { $0.flow?.minimumLineSpacing = 23 }
    change("item spacing") { $0.flow?.minimumInteritemSpacing = 19 }
    change("section insets") {
      $0.flow?.sectionInset = UIEdgeInsets(top: 5, left: 17, bottom: 9, right: 2)
    }
    change("reference of insets") { $0.flow?.sectionInsetReference = .fromLayoutMargins }
    change("scroll direction") { $0.flow?.scrollDirection = .horizontal }
    change("header") { $0.flow?.headerReferenceSize = CGSize(width: 50, height: 21) }
    change("estimated") { $0.flow?.estimatedItemSize = UICollectionViewFlowLayout.automaticSize }
    change("another layout") {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 33, height: 44)
      $0.setCollectionViewLayout(layout, animated: false)
    }
  }

  static func collections(_ add: SceneCollector) {
    func flow(
      _ name: String, _ change: @escaping (UICollectionViewFlowLayout) -> Void
    ) {
      add("flow \(name)", in: [.filling]) {
        let layout = UICollectionViewFlowLayout()
        change(layout)
        return ItemCollection(frame: .zero, collectionViewLayout: layout)
      } changes: { (change: ChangeList<ItemCollection>) in
        itemChanges(change)
        flowChanges(change)
      }
    }
    func list(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
      add("list \(appearance)", in: [.filling]) {
        let layout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: appearance))
        let view = ItemCollection(frame: .zero, collectionViewLayout: layout)
        view.isList = true
        return view
      } changes: {
        itemChanges($0)
      }
    }
    func composed(_ name: String, _ make: @escaping () -> NSCollectionLayoutSection) {
      add("composed \(name)", in: [.filling]) {
        let layout = UICollectionViewCompositionalLayout(section: make())
        return ItemCollection(frame: .zero, collectionViewLayout: layout)
      } changes: {
        itemChanges($0)
      }
    }
    flow("of fixed items", { $0.itemSize = CGSize(width: 60, height: 30) })
    flow("of wide items", { $0.itemSize = CGSize(width: 140, height: 20) })
    flow("of items that say their size", { $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize })
    flow("sideways", { $0.scrollDirection = .horizontal })
    for appearance in [UICollectionLayoutListConfiguration.Appearance.plain, .insetGrouped, .sidebar] {
      list(appearance)
    }
    composed("of fractions") {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.3), heightDimension: .absolute(31)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 5, bottom: 2, trailing: 3)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(31)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets.leading = 14
      return section
    }
    composed("of estimates") {
      let size = NSCollectionLayoutSize(widthDimension: .estimated(60), heightDimension: .estimated(20))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(20)),
        subitems: [NSCollectionLayoutItem(layoutSize: size)])
      group.interItemSpacing = .fixed(4)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsetsReference = .layoutMargins
      return section
    }
    composed("that scrolls sideways") {
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(50)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      return section
    }
  }
}
