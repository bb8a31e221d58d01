// long file: updates and self-sizing of items share a data source and a clock
import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of inserted, deleted and moved items, and of cells' preferred sizes, under a clock that is set by
/// hand.
@Suite(.serialized) @MainActor struct ItemUpdateTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

  private final class Source: TextCells, UICollectionViewDelegate {
    var ended: [Int] = []
    convenience init() { self.init([["a", "b", "c", "d", "e"]]) }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      ended.append(indexPath.item)
    }
  }

  private final class Cell: TextCell {
    var wanted: CGSize?
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
      if let wanted { attributes.size = wanted }
      return attributes
    }
  }

  private func line(height: CGFloat = 40) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: height)
    layout.minimumLineSpacing = 0
    return layout
  }

  private func underClock(
    _ layout: UICollectionViewLayout, _ source: Source, cells: UICollectionViewCell.Type = Cell.self,
    _ body: @MainActor (UICollectionView) -> Void
  ) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(cells, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = source
    view.delegate = source
    window.addSubview(view)
    window.isHidden = false
    underClock { body(view) }
    window.isHidden = true
  }

  private func cell(_ text: String, _ view: UICollectionView) -> Cell? {
    view.subviews.compactMap { $0 as? Cell }.first { $0.text == text }
  }
  private func shownY(_ text: String, _ view: UICollectionView) -> CGFloat? {
    cell(text, view).flatMap { $0.layer.presentation()?.frame.minY }
  }
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

  @Test func itemsMakeRoomForOthersAndCloseTheGap() {
    let source = Source()
    underClock(line(), source) { view in
      let c = cell("c", view)
      view.selectItem(at: path(2), animated: false, scrollPosition: [])
      var done: Bool?
      view.performBatchUpdates {
        source.sections = [["a", "x", "b", "c", "e"]]
        view.insertItems(at: [path(1)])
        view.deleteItems(at: [path(3)])
      } completion: {
        done = $0
      }
      frame(at: 0.15)
      #expect(done == nil)
      #expect(cell("c", view) === c)
      #expect(c?.frame.minY == 120)
      // Half way from 80.
      #expect(abs((shownY("c", view) ?? 0) - 100) < 0.5)
      #expect(shownY("a", view) == 0)
      #expect(shownY("e", view) == 160)
      #expect(cell("x", view)?.frame.minY == 40)
      #expect(abs((cell("x", view)?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
      #expect(abs((cell("d", view)?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
      frame(at: 0.4)
      #expect(done == true)
      #expect(source.ended == [3])
      #expect(cell("d", view) == nil)
      #expect(view.visibleCells.compactMap { ($0 as? Cell)?.text } == ["a", "x", "b", "c", "e"])
      #expect(view.indexPathsForSelectedItems == [path(3)])
    }
  }

  /// Begins a group of updates without changes in the handler of the last one.
  @MainActor private final class Updater {
    var calls = 0
    func update(_ view: UICollectionView) {
      view.performBatchUpdates({}) { [self] _ in
        calls += 1
        if calls < 5 { update(view) }
      }
    }
  }

  /// The package SwiftList begins updates in this way without end, and passes its tests on iPhones.
  @Test func handlersOfUpdatesWithoutMovementsRunInTheNextTurn() {
    let source = Source()
    underClock(line(), source) { view in
      let updater = Updater()
      updater.update(view)
      #expect(updater.calls == 0)
      for turn in 1...5 { frame(at: Double(turn) * 0.5) }
      #expect(updater.calls == 5)
    }
  }

  /// As with reloaded items, index paths are those before the updates, while the data source is asked for
  /// those after them.
  @Test func reconfiguredItemsKeepTheirCellsInABatchUpdate() {
    let source = Source()
    underClock(line(), source) { view in
      let kept = cell("c", view), other = cell("b", view)
      view.performBatchUpdates {
        source.sections = [["x", "a", "b", "C", "d", "e"]]
        view.insertItems(at: [path(0)])
        view.reconfigureItems(at: [path(2)])
        #expect(kept?.text == "c")
      }
      #expect(kept != nil)
      #expect(kept?.text == "C")
      #expect(other?.text == "b")
      #expect(view.cellForItem(at: path(3)) === kept)
    }
  }

  @Test func itemsMoveAlsoFromAndToWhereTheyCannotBeSeen() {
    let source = Source()
    source.sections = [(0..<20).map { "\($0)" }]
    underClock(line(), source) { view in
      let first = cell("0", view)
      view.performBatchUpdates {
        source.sections[0].append(source.sections[0].removeFirst())
        view.moveItem(at: path(0), to: path(19))
      }
      frame(at: 0.15)
      // From 0 to 760, and from 400 to 360.
      #expect(abs((first?.layer.presentation()?.frame.minY ?? 0) - 380) < 1)
      #expect(abs((shownY("10", view) ?? 0) - 380) < 1)
      frame(at: 1)
      #expect(cell("0", view) == nil)
      #expect(first?.alpha == 1)
      #expect((view.visibleCells.first as? Cell)?.text == "1")
      #expect(cell("10", view)?.frame.minY == 360)
    }
  }

  @Test func layoutProvidesInitialAndFinalAttributes() {
    final class Layout: UICollectionViewFlowLayout {
      var updated: [UICollectionViewUpdateItem.Action] = []
      var isFinal = false
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        updated = updateItems.map(\.updateAction)
      }
      override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        attributes?.center.x += 300
        return attributes
      }
      override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
      {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        return attributes
      }
      override func finalizeCollectionViewUpdates() { isFinal = true }
    }
    let source = Source(), layout = Layout()
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    underClock(layout, source) { view in
      let b = cell("b", view)
      source.sections = [["a", "c", "d", "e", "f"]]
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(4)])
      }
      #expect(Set(layout.updated) == [.insert, .delete])
      #expect(layout.isFinal)
      frame(at: 0.15)
      #expect(abs((cell("f", view)?.layer.presentation()?.frame.minX ?? 0) - 150) < 1)
      #expect(abs((b?.layer.presentation()?.frame.width ?? 0) - 225) < 1)
      frame(at: 1)
      #expect(cell("f", view)?.frame == CGRect(x: 0, y: 160, width: 300, height: 40))
      #expect(b?.superview == nil)
      #expect(b?.transform == .identity)
    }
  }

  @Test func sectionsComeAndGo() {
    let source = Source()
    source.sections = [["a"], ["b"], ["c"]]
    underClock(line(), source) { view in
      let c = cell("c", view)
      source.sections = [["n"], ["c"], ["a"]]
      view.performBatchUpdates {
        view.deleteSections([1])
        view.insertSections([0])
        view.moveSection(2, toSection: 1)
      }
      frame(at: 1)
      #expect(view.visibleCells.compactMap { ($0 as? Cell)?.text } == ["n", "c", "a"])
      #expect(view.indexPath(for: c!) == path(0, 1))
      #expect(c?.frame.minY == 40)
    }
  }

  @Test func snapshotsMoveCommonItems() {
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: line())
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, item in cell.text = item }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    window.addSubview(view)
    window.isHidden = false
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "c"], toSection: 0)
    snapshot.appendItems(["d"], toSection: 1)
    source.apply(snapshot, animatingDifferences: false)
    frame(at: 0)
    let (a, d) = (cell("a", view), cell("d", view))
    snapshot.deleteItems(["b"])
    snapshot.moveItem("d", beforeItem: "a")
    snapshot.insertSections([7], beforeSection: 0)
    snapshot.appendItems(["x"], toSection: 7)
    snapshot.reconfigureItems(["a"])
    var isOver = false
    source.apply(snapshot) { isOver = true }
    frame(at: 0.15)
    #expect(!isOver)
    #expect(cell("a", view) === a)
    #expect(cell("d", view) === d)
    // From 120 to 40, and from 0 to 80.
    #expect(abs((shownY("d", view) ?? 0) - 80) < 0.5)
    #expect(abs((shownY("a", view) ?? 0) - 40) < 0.5)
    frame(at: 1)
    #expect(isOver)
    #expect(view.visibleCells.compactMap { ($0 as? Cell)?.text } == ["x", "d", "a", "c"])
    window.isHidden = true
  }

  @Test func anySnapshotIsReachedByItsChanges() {
    var random = SeededRandom()
    for _ in 0..<200 {
      func make() -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections(
          Array((0..<5).shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random))))
        for item in (0..<20).shuffled(using: &random).prefix(14) {
          snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &random))
        }
        return snapshot
      }
      let (old, new) = (make(), make())
      let change = SnapshotChange(from: old, to: new)
      var updates = RowUpdates()
      for path in change.deleted { updates.deletedRows[path] = .fade }
      for path in change.inserted { updates.insertedRows[path] = .fade }
      for move in change.moved { updates.movedRows[move.from] = move.to }
      for section in change.deletedSections { updates.deletedSections[section] = .fade }
      for section in change.insertedSections { updates.insertedSections[section] = .fade }
      for move in change.movedSections { updates.movedSections[move.from] = move.to }
      for item in new.itemIdentifiers {
        guard let place = new.path(of: item), let before = updates.path(before: place) else { continue }
        #expect(old.item(at: before) == item, "\(old) \(new)")
        #expect(updates.path(after: before) == place, "\(old) \(new)")
      }
      for item in old.itemIdentifiers {
        guard let place = old.path(of: item), let after = updates.path(after: place) else { continue }
        #expect(new.item(at: after) == item, "\(old) \(new)")
      }
    }
  }

  @Test func cellsSayTheirSizes() {
    let source = Source(), layout = line()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 0
    final class Fitting: UICollectionViewCell {
      override init(frame: CGRect) {
        super.init(frame: frame)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.widthAnchor.constraint(equalToConstant: 120), box.heightAnchor.constraint(equalToConstant: 30),
          box.topAnchor.constraint(equalTo: contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    underClock(layout, source, cells: Fitting.self) { view in
      let frames = view.visibleCells.map(\.frame)
      #expect(frames.allSatisfy { $0.size == CGSize(width: 120, height: 30) })
      #expect(frames.map(\.minY) == [0, 0, 30, 30, 60])
      #expect(view.contentSize.height == 90)
      source.sections[0].remove(at: 0)
      view.deleteItems(at: [path(0)])
      frame(at: 1)
      #expect(view.visibleCells.map(\.frame.minY) == [0, 0, 30, 30])
    }
  }

  /// Preferred sizes of cells replace the delegate's sizes, which are requested once.
  @Test func theDelegateIsAskedOnceForSizesThatCellsReplace() {
    final class Sized: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      var asked: [Int] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? Cell)?.wanted = CGSize(width: 300, height: 20 + 10 * CGFloat(indexPath.item))
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        asked.append(indexPath.item)
        return CGSize(width: 300, height: 60)
      }
    }
    let source = Sized(), layout = line()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let frame = CGRect(x: 0, y: 0, width: 300, height: 400)
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    (view.dataSource, view.delegate) = (source, source)
    view.layoutIfNeeded()
    #expect((0..<4).compactMap { view.cellForItem(at: path($0))?.frame.minY } == [0, 20, 50, 90])
    #expect(view.contentSize.height == 140)
    #expect(source.asked == [0, 1, 2, 3])
  }

  @Test func estimatedHeightsOfACompositionalLayoutBecomeThoseOfTheCells() {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    final class Tall: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        #expect(layoutAttributes.size.width == 300)
        layoutAttributes.size.height = 20 + 10 * CGFloat(layoutAttributes.indexPath.item)
        return layoutAttributes
      }
    }
    let source = Source()
    underClock(UICollectionViewCompositionalLayout(section: section), source, cells: Tall.self) { view in
      #expect(view.visibleCells.map(\.frame.minY) == [0, 25, 60, 105, 160])
      #expect(view.contentSize.height == 220)
    }
  }

  @Test func viewsThatTheLayoutTakesOutAreThoseBeforeTheChange() {
    final class Taking: UICollectionViewFlowLayout {
      var gone: [IndexPath] = [], asked = 0
      override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { gone }
      override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        asked += 1
        return []
      }
    }
    let source = Source(), layout = Taking(), kind = UICollectionView.elementKindSectionHeader
    source.sections = [["a"], ["b"], ["c"]]
    layout.itemSize = CGSize(width: 300, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    underClock(layout, source) { view in
      let old = (0..<3).map { view.supplementaryView(forElementKind: kind, at: path(0, $0)) }
      layout.gone = [path(0, 1)]
      source.sections.removeFirst()
      view.deleteSections([0])
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 0)) !== old[1])
      #expect(view.supplementaryView(forElementKind: kind, at: path(0, 1)) === old[2])
      #expect(layout.asked > 0)
    }
  }

  @Test func layoutsAreNotifiedOfAnimatedBoundsChanges() {
    final class Hearing: UICollectionViewFlowLayout {
      var heard: [CGFloat] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { heard.append(oldBounds.height) }
    }
    let layout = Hearing()
    underClock(layout, Source()) { view in
      UIView.animate(withDuration: 0.3) { view.bounds.size.height = 300 }
      UIView.animate(withDuration: 0.3) { view.frame.size.height = 200 }
      view.frame.size.height = 100
      #expect(layout.heard == [400, 300])
    }
  }

  @Test func headersAndFootersStayInSight() {
    let source = Source(), layout = line(height: 100)
    source.sections = [["a", "b", "c", "d", "e"], ["f", "g", "h", "i", "j"]]
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let (header, footer) = (
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter
    )
    underClock(layout, source) { view in
      // Each section is 550 long.
      @MainActor func y(_ kind: String, _ section: Int) -> CGFloat? {
        view.supplementaryView(forElementKind: kind, at: path(0, section))?.frame.minY
      }
      #expect(y(header, 0) == 0)
      #expect(y(footer, 0) == 380)
      let places: [(offset: CGFloat, head: CGFloat, foot: CGFloat)] = [
        (100, 100, 480), (200, 200, 530), (520, 500, 530),
      ]
      for (offset, head, foot) in places {
        view.contentOffset.y = offset
        frame(at: 0)
        #expect(y(header, 0) == head)
        #expect(y(footer, 0) == foot)
      }
      #expect(y(header, 1) == 550)
      #expect(y(footer, 1) == 900)
    }
  }

  @Test func boundaryItemsStayInSight() {
    let all = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: all, subitems: [NSCollectionLayoutItem(layoutSize: all)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let source = Source()
    source.sections = [["a", "b", "c", "d", "e"], ["f", "g", "h", "i", "j"]]
    underClock(UICollectionViewCompositionalLayout(section: section), source) { view in
      @MainActor func y(_ section: Int) -> CGFloat? {
        view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader, at: path(0, section))?.frame.minY
      }
      for (offset, place) in [(0, 0), (120, 120), (510, 500)] as [(CGFloat, CGFloat)] {
        view.contentOffset.y = offset
        frame(at: 0)
        #expect(y(0) == place)
      }
      #expect(y(1) == 530)
    }
  }
}
