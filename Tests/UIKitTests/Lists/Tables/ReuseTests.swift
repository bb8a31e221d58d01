import Foundation
import Testing

@testable import UIKit

/// Tests of the reuse of views that leave a list, in tables and collection views alike. Source: Apple's
/// references of `prepareForReuse()`, of the methods that dequeue and register, and of those that tell the
/// delegate of views that are no longer displayed.
@MainActor struct ReuseTests {
  enum Kind: CaseIterable, Sendable { case table, collection }

  /// A view that counts its preparations for reuse.
  private protocol Prepared: UIView { var preparations: Int { get } }
  private final class Row: UITableViewCell, Prepared {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }
  private final class RowHeader: UITableViewHeaderFooterView, Prepared {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }
  private final class Item: UICollectionViewCell, Prepared {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }
  private final class ItemHeader: UICollectionReusableView, Prepared {
    var preparations = 0
    override func prepareForReuse() { preparations += 1 }
  }

  /// A list 200 points high that shows 40 sections, each with a header of 30 points and two rows of 50.
  private final class List: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    let view: UIScrollView
    /// The identifier of the cells that the data source dequeues.
    var identifier = "a"
    /// The views that the data source has dequeued, with repetitions.
    private(set) var dequeued: [any Prepared] = []
    /// The rows whose cells are no longer displayed.
    var ended: [IndexPath] = []

    init(_ kind: Kind) {
      let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      switch kind {
      case .table:
        let table = UITableView(frame: frame, style: .grouped)
        for name in ["a", "b"] { table.register(Row.self, forCellReuseIdentifier: name) }
        table.register(RowHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        view = table
      case .collection:
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 50), 0)
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        for name in ["a", "b"] { collection.register(Item.self, forCellWithReuseIdentifier: name) }
        collection.register(
          ItemHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header")
        view = collection
      }
      super.init()
      table?.dataSource = self
      table?.delegate = self
      collection?.dataSource = self
      collection?.delegate = self
      view.layoutIfNeeded()
    }

    var table: UITableView? { view as? UITableView }
    var collection: UICollectionView? { view as? UICollectionView }
    var shown: [IndexPath] {
      (table?.indexPathsForVisibleRows ?? collection?.indexPathsForVisibleItems ?? []).sorted()
    }
    func cell(at path: IndexPath) -> UIView? {
      table?.cellForRow(at: path) ?? collection?.cellForItem(at: path)
    }

    func scroll(to y: CGFloat) {
      view.contentOffset.y = y
      view.layoutIfNeeded()
    }

    private func noted<View: UIView>(_ view: View) -> View {
      if let view = view as? any Prepared { dequeued.append(view) }
      return view
    }

    func numberOfSections(in tableView: UITableView) -> Int { 40 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      noted(tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath))
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header").map(noted)
    }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { ended.append(indexPath) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 40 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      noted(collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath))
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      noted(
        collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath))
    }
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { ended.append(indexPath) }
  }

  @Test(arguments: Kind.allCases) func viewsThatLeaveAreUsedAgain(kind: Kind) {
    let list = List(kind)
    for y in stride(from: CGFloat(0), through: 4000, by: 10) { list.scroll(to: y) }
    for isCell in [true, false] {
      let views = list.dequeued.filter { ($0 is Row || $0 is Item) == isCell }
      #expect(views.count >= 25, "as many came into sight")
      #expect(Set(views.map { ObjectIdentifier($0) }).count <= 8, "no more than are seen at once, and a few")
    }
  }

  @Test(arguments: Kind.allCases) func eachUseButTheFirstIsPrepared(kind: Kind) {
    let list = List(kind)
    for y in [0, 1000, 0, 2000, 3000] as [CGFloat] { list.scroll(to: y) }
    let uses = Dictionary(grouping: list.dequeued) { ObjectIdentifier($0) }
    let reused = uses.values.filter { $0.count > 1 }.map { $0[0] }
    #expect(reused.contains { $0 is Row || $0 is Item })
    #expect(reused.contains { $0 is RowHeader || $0 is ItemHeader })
    for views in uses.values { #expect(views[0].preparations == views.count - 1, "\(type(of: views[0]))") }
  }

  @Test(arguments: Kind.allCases) func delegateIsNotifiedOfEachCellThatEndsDisplay(kind: Kind) {
    let list = List(kind)
    for y in [75, 1000, 975] as [CGFloat] {
      let before = list.shown
      list.ended = []
      list.scroll(to: y)
      #expect(list.ended.sorted() == before.filter { !list.shown.contains($0) })
    }
  }

  /// "reconfigureRows(at:)" keeps the cell only if the data source dequeues it again.
  @Test(arguments: Kind.allCases) func aCellOfAnotherIdentifierTakesThePlace(kind: Kind) throws {
    let list = List(kind), path = IndexPath(row: 1, section: 0)
    let old = try #require(list.cell(at: path))
    func reconfigure() {
      list.table?.reconfigureRows(at: [path])
      list.collection?.reconfigureItems(at: [path])
      list.view.layoutIfNeeded()
    }
    reconfigure()
    #expect(list.cell(at: path) === old)
    list.identifier = "b"
    reconfigure()
    let new = try #require(list.cell(at: path))
    #expect(new !== old)
    #expect(((new as? Row)?.reuseIdentifier ?? (new as? Item)?.reuseIdentifier) == "b")
  }

  /// "register(_:forCellReuseIdentifier:)": an earlier registration of the identifier is replaced.
  @Test func theLastRegistrationCounts() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <tableViewCell id="c" reuseIdentifier="a" tag="7">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
        </tableViewCell>
      </objects></document>
      """
    let nib = UINib(data: Data(text.utf8), bundle: nil), table = UITableView()
    table.register(Row.self, forCellReuseIdentifier: "a")
    table.register(nib, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a")?.tag == 7)
    table.register(Row.self, forCellReuseIdentifier: "a")
    #expect(table.dequeueReusableCell(withIdentifier: "a") is Row)
  }
}
