import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of visible cells that request another size, as Apple documents `selfSizingInvalidation`.
@Suite(.serialized) @MainActor struct SelfSizingTests {
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
      cell.contentConfiguration = text(1)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
      cell.contentConfiguration = text(1)
      return cell
    }
    func text(_ lines: Int) -> UIListContentConfiguration {
      var text = UIListContentConfiguration.cell()
      text.text = (0..<lines).map { "line \($0)" }.joined(separator: "\n")
      return text
    }
  }

  @Test func rowsFollowTheConfigurationOfTheirCells() throws {
    try FingerWorld().run { world in
      let source = Source(), table = world.table(source)
      world.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let old = cell.frame.height
      @MainActor func below() -> CGFloat? { table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY }
      cell.contentConfiguration = source.text(4)
      world.window.layoutIfNeeded()
      #expect(cell.frame.height > old + 40)
      #expect(below() == cell.frame.height)
      table.selfSizingInvalidation = .disabled
      let high = cell.frame.height
      cell.contentConfiguration = source.text(1)
      world.window.layoutIfNeeded()
      #expect(cell.frame.height == high)
      table.selfSizingInvalidation = .enabled
      cell.invalidateIntrinsicContentSize()
      world.window.layoutIfNeeded()
      #expect(cell.frame.height == old)
      #expect(below() == old)
    }
  }

  /// A cell with a square as wide as the margins of its content.
  private final class Square: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      (preservesSuperviewLayoutMargins, contentView.preservesSuperviewLayoutMargins) = (true, true)
      let square = UIView()
      contentView.addPinned(square, at: contentView.layoutMarginsGuide)
      square.heightAnchor.constraint(equalTo: square.widthAnchor).isActive = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// A row is measured with the margins of its final place, whatever its width was before, as in the pictures
  /// of essential-feed-case-study.
  @Test(arguments: [UITableViewCell.SeparatorStyle.none, .singleLine])
  func rowsAreMeasuredWithTheMarginsOfTheirPlace(separators: UITableViewCell.SeparatorStyle) throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
        cell.frame.size.width = 414
        return cell
      }
    }
    try FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds, style: .plain), rows = Rows()
      table.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      table.separatorStyle = separators
      table.register(Square.self, forCellReuseIdentifier: "a")
      table.dataSource = rows
      world.window.addSubview(table)
      world.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let margins = cell.contentView.layoutMargins
      #expect(margins.left == 30)
      #expect(margins.right == 30)
      #expect(cell.frame.minX == 0)
      #expect(cell.contentView.subviews[0].frame.width == 240)
      let line: CGFloat = separators == .none ? 0 : 1, height = 240 + margins.top + margins.bottom + line
      #expect(abs(cell.frame.height - height) < 1e-9)
    }
  }

  private final class Own: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      var text = UIListContentConfiguration.cell()
      text.text = "a\nb\nc\nd"
      contentConfiguration = text
    }
  }

  /// Configurations that depend on the state are included in the first measurement and cause no other; nor do
  /// rows of a given height.
  @Test func statesAskForNoOtherHeight() throws {
    try FingerWorld().run { world in
      let source = Source(), table = world.table(source, cells: Own.self),
        path = IndexPath(row: 0, section: 0)
      world.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: path))
      #expect(cell.frame.height > 80)
      #expect(!table.resizesAnimated)
      cell.isHighlighted = true
      cell.layoutIfNeeded()
      #expect(!table.resizesAnimated)
      cell.contentConfiguration = source.text(6)
      #expect(table.resizesAnimated)
      table.reloadData()
      #expect(!table.resizesAnimated)
      table.rowHeight = 50
      world.window.layoutIfNeeded()
      table.cellForRow(at: path)?.contentConfiguration = source.text(6)
      #expect(!table.followsSizes)
    }
  }

  @Test func itemsFollowTheConfigurationOfTheirCells() throws {
    try FingerWorld().run { world in
      let layout = UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain))
      let source = Source(), view = world.collection(layout, source, cells: UICollectionViewListCell.self)
      world.window.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let old = cell.frame.height
      cell.contentConfiguration = source.text(4)
      world.window.layoutIfNeeded()
      #expect(cell.frame.height > old + 40)
      #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == cell.frame.maxY)
    }
  }

  /// Adds a label 10 points inside the cell's content, and returns it.
  private static func label(in content: UIView) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.tag = 1
    label.text = "one"
    content.addPinned(label, top: 10, bottom: 10)
    return label
  }

  private final class LabelCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      _ = SelfSizingTests.label(in: contentView)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class LabelItem: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      _ = SelfSizingTests.label(in: contentView)
    }
    required init?(coder: NSCoder) { nil }
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
      let size = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      return CGSize(width: size.width, height: size.height + 100)
    }
  }

  private final class Labels: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath)
    }
  }

  /// A changed text moves rows by itself where constraints determine the height, and by an update of the
  /// table where they do not.
  @Test func selfSizingRowsFollowChangedConstraints() throws {
    try FingerWorld().run { world in
      let source = Labels(), table = world.table(source, cells: LabelCell.self)
      world.window.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let label = try #require(cell.viewWithTag(1) as? UILabel), old = cell.frame.height
      label.text = "one\ntwo\nthree"
      world.window.layoutIfNeeded()
      #expect(cell.frame.height == old)
      table.performBatchUpdates(nil)
      world.settle()
      let high = cell.frame.height
      #expect(high > old + 30)
      table.selfSizingInvalidation = .enabledIncludingConstraints
      label.text = "one"
      world.settle()
      #expect(cell.frame.height == old)
      #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == old)
      let constraint = cell.contentView.constraints.first { $0.firstAttribute == .top }
      constraint?.constant = 50
      world.settle()
      #expect(cell.frame.height == old + 40)
    }
  }

  @Test func itemsFollowConstraintsAndSayTheirSizes() throws {
    try FingerWorld().run { world in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: item.layoutSize, subitems: [item])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      let source = Labels(), view = world.collection(layout, source, cells: LabelItem.self)
      world.window.layoutIfNeeded()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
      let label = try #require(cell.viewWithTag(1) as? UILabel), old = cell.frame.height
      #expect(
        old == cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height + 100)
      view.selfSizingInvalidation = .enabledIncludingConstraints
      label.text = "one\ntwo\nthree"
      world.settle()
      #expect(cell.frame.height > old + 30)
    }
  }

  /// The delegate is asked at layout. A label that is set to its current text causes no request.
  @Test func heightsAreAskedForAtLayout() throws {
    final class Heights: NSObject, UITableViewDelegate {
      var asked = 0
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked += 1
        return UITableView.automaticDimension
      }
    }
    try FingerWorld().run { world in
      let table = UITableView(frame: world.window.bounds), source = Labels(), heights = Heights()
      table.register(LabelCell.self, forCellReuseIdentifier: "a")
      (table.dataSource, table.delegate) = (source, heights)
      let before = LayoutEvents.listeners
      table.selfSizingInvalidation = .enabledIncludingConstraints
      #expect(LayoutEvents.listeners == before + 1)
      world.window.addSubview(table)
      world.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
      let label = try #require(cell.viewWithTag(1) as? UILabel), asked = heights.asked,
        old = cell.frame.height
      label.text = "one"
      #expect(!table.resizesAnimated)
      label.text = "one\ntwo"
      #expect(heights.asked == asked)
      #expect(table.resizesAnimated)
      world.settle()
      #expect(heights.asked > asked)
      #expect(cell.frame.height > old)
      // Another view that requests a size leaves the cell at its own.
      let bounds = cell.bounds
      _ = cell.systemLayoutSizeFitting(
        CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(cell.bounds == bounds)
      #expect(!cell.isMeasured)
      let listeners = LayoutEvents.listeners
      table.selfSizingInvalidation = .enabled
      #expect(LayoutEvents.listeners == listeners - 1)
    }
  }

  /// Constraints of a cell whose subviews are in the cell itself count.
  @Test func itemsWithoutContentAreSolvedByTheirOwnConstraints() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), box = UIView()
    cell.addPinned(box, at: cell)
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 70), box.widthAnchor.constraint(equalToConstant: 30),
    ])
    #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 30, height: 70))
  }

  private final class GrowingRow: UITableViewCell {
    var height: CGFloat = 40
    override func systemLayoutSizeFitting(
      _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
      verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize { CGSize(width: targetSize.width, height: height) }
  }

  /// A cell that runs a closure while it is measured.
  private final class TryingItem: UICollectionViewListCell {
    let probe = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var height: CGFloat = 50
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      contentView.addSubview(probe)
      probe.alpha = 0
      probe.alpha = 1
      layoutAttributes.frame.size.height = height
      return layoutAttributes
    }
  }

  /// From memory of UIKit, which clips cells during updates; not measured.
  @Test func aRowThatGrowsShowsNothingBeyondItsEdges() throws {
    try FingerWorld().run { world in
      let source = Source(), table = world.table(source, cells: GrowingRow.self)
      world.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? GrowingRow)
      let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
      cell.height = 90
      table.performBatchUpdates(nil)
      #expect(cell.frame.height == 90)
      #expect(cell.layer.animation(forKey: "bounds") != nil)
      world.frame(0.1)
      #expect(cell.layer.presentation()?.masksToBounds == true)
      #expect(!cell.clipsToBounds)
      #expect(next.layer.presentation()?.masksToBounds == false)
      world.settle()
      #expect(cell.layer.presentation()?.masksToBounds == false)
    }
  }

  @Test func whatAnItemTriesWhileItIsMeasuredIsNotSeen() throws {
    try FingerWorld().run { world in
      let list = UICollectionLayoutListConfiguration(appearance: .plain)
      let layout = UICollectionViewCompositionalLayout.list(using: list)
      let source = Source(), view = world.collection(layout, source, cells: TryingItem.self)
      world.settle()
      let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? TryingItem)
      #expect(cell.frame.height == 50)
      cell.height = 90
      cell.invalidateIntrinsicContentSize()
      UIView.animate(withDuration: 1) { view.layoutIfNeeded() }
      #expect(cell.frame.height == 90)
      #expect(cell.layer.animation(forKey: "bounds") != nil)
      #expect(cell.probe.layer.animationKeys()?.isEmpty ?? true)
    }
  }
}
