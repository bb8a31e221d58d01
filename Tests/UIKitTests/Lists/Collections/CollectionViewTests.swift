import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor struct CollectionViewTests {
  /// Apps add views of the cell's size to it immediately after dequeuing it.
  @Test func cellsHaveTheirSizeWhenTheyAreDequeued() {
    final class Asking: NSObject, UICollectionViewDataSource {
      var made: [CGSize] = [], headers: [CGSize] = []
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        made.append(cell.contentView.bounds.size)
        return cell
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        headers.append(view.bounds.size)
        return view
      }
    }
    let layout = UICollectionViewFlowLayout(), source = Asking()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(source.headers == [CGSize(width: 300, height: 30)])
    #expect(Set(source.made.map(\.width)) == [90])
    #expect(Set(source.made.map(\.height)) == [60])
    layout.itemSize = CGSize(width: 140, height: 80)
    view.contentOffset.y = 900
    view.layoutIfNeeded()
    #expect(source.made.last == CGSize(width: 140, height: 80))
  }

  /// In a cell's xib, Xcode constrains a view to the cell itself if it was dragged there.
  @Test func cellsMeasureViewsConstrainedToTheCell() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), inner = UIView()
    cell.contentView.addPinned(inner, at: cell)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalToConstant: 336), inner.heightAnchor.constraint(equalToConstant: 205),
    ])
    let size = cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 336, height: 205))
  }

  /// A view in the cell beside `contentView` affects the size if it is constrained to the cell or to one of
  /// its guides.
  @Test func flowLayoutsMeasureViewsConstrainedToTheCell() {
    class Boxed: UICollectionViewCell {
      let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        layoutMargins = .zero
        box.translatesAutoresizingMaskIntoConstraints = false
        addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 120).isActive = true
        box.heightAnchor.constraint(equalToConstant: 30).isActive = true
        tie()
      }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 70, height: 20) }
      func tie() {}
    }
    final class Tied: Boxed {
      override func tie() {
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: topAnchor), box.bottomAnchor.constraint(equalTo: bottomAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor),
          box.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
      }
    }
    final class Guided: Boxed {
      override func tie() {
        let guide = layoutMarginsGuide
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: guide.topAnchor),
          box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }
    }
    func sizes(_ cells: UICollectionViewCell.Type) -> [CGSize] {
      let layout = UICollectionViewFlowLayout(), source = CountedCells([2])
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
      view.register(cells, forCellWithReuseIdentifier: "cell")
      view.dataSource = source
      view.layoutIfNeeded()
      return withExtendedLifetime(source) { view.visibleCells.map(\.frame.size) }
    }
    let measured = Array(repeating: CGSize(width: 120, height: 30), count: 2)
    #expect(sizes(Tied.self) == measured)
    #expect(sizes(Guided.self) == measured)
    #expect(sizes(Boxed.self) == Array(repeating: CGSize(width: 70, height: 20), count: 2))
  }

  @Test func anotherCollectionViewTakesThePlaceOfTheOldOne() {
    func made(_ frame: CGRect) -> UICollectionView {
      UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let old: UICollectionView = controller.collectionView, box = UIView(), front = UIView()
    controller.view.addSubview(box)
    box.addSubview(old)
    box.addSubview(front)
    let place = CGRect(x: 10, y: 20, width: 100, height: 150), new = made(.zero)
    old.frame = place
    controller.collectionView = new
    #expect(box.subviews == [new, front])
    #expect(new.frame == place)
    #expect(old.superview == nil)
    // A view without a place cannot have its place taken.
    let own = CGRect(x: 5, y: 6, width: 70, height: 80), last = made(own)
    new.removeFromSuperview()
    controller.view.insertSubview(last, at: 0)
    controller.collectionView = last
    #expect(controller.view.subviews == [last, box])
    #expect(last.frame == own)
    #expect(controller.collectionView === last)
  }

  final class Source: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var count = 100
    var made = 0
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      made += 1
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.tag = indexPath.item
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 100, height: 60) }
  }

  final class Cell: UICollectionViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  private func view(_ source: Source) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 375, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.layoutIfNeeded()
    return view
  }

  /// Registering a class that is not a reusable view succeeds. The failure occurs only when a view is
  /// requested by its identifier.
  @Test func classesOfSupplementaryViewsAreLookedAtWhenOneIsAskedFor() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: UICollectionViewFlowLayout())
    view.register(
      UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: "kind", withReuseIdentifier: "header")
    #expect(view.numberOfSections == 0)
  }

  @Test func onlyVisibleItemsHaveCells() throws {
    let source = Source()
    let view = view(source)
    #expect(view.contentSize == CGSize(width: 375, height: 34 * 60 + 33 * 10))
    #expect(view.visibleCells.count == 18)
    #expect(view.visibleCells.allSatisfy { $0 is Cell })
    let second = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
    #expect(second.frame.origin.y == 0)
    #expect(second.frame.minX > 100)
    #expect(second.frame.size == CGSize(width: 100, height: 60))
    #expect(view.indexPath(for: second) == IndexPath(item: 1, section: 0))
  }

  /// Items that begin where the view ends are not visible.
  @Test func itemsThatOnlyTouchTheBoundsHaveNoCells() {
    let source = Source(), view = view(source)
    view.frame.size.height = 350
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 15)
    let layout = view.collectionViewLayout
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 60, width: 375, height: 10)) == [])
    #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 60, width: 375, height: 11))?.count == 3)
  }

  /// LayoutKit's tests expect this of iOS.
  @Test func headersThatAreNotThereHaveNoSize() {
    let source = Source(), view = view(source)
    func frame(_ kind: String, _ section: Int) -> CGRect? {
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: section))?
        .frame
    }
    #expect(frame(UICollectionView.elementKindSectionHeader, 0) == .zero)
    #expect(
      frame(UICollectionView.elementKindSectionFooter, 0)
        == CGRect(x: 0, y: view.contentSize.height, width: 0, height: 0))
    #expect(frame(UICollectionView.elementKindSectionHeader, 1) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
  }

  @Test func scrollingUsesCellsAgain() {
    let source = Source()
    let view = view(source)
    view.contentOffset.y = 700
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleItems.first == IndexPath(item: 30, section: 0))
    #expect(view.visibleCells.contains { ($0 as? Cell)?.reuses ?? 0 > 0 })
  }

  @Test func scrollingToAnItem() {
    let view = view(Source())
    view.scrollToItem(at: IndexPath(item: 30, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == 700)
    view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .top, animated: false)
    #expect(view.contentOffset.y == view.contentSize.height - 400)
  }

  @Test func controllersClearTheSelectionWhenTheyComeIntoSight() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()),
      source = Source()
    controller.collectionView.dataSource = source
    controller.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    controller.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    controller.clearsSelectionOnViewWillAppear = false
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    controller.clearsSelectionOnViewWillAppear = true
    controller.viewWillAppear(false)
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test func selectionUpdatesTheCell() {
    let view = view(Source())
    let path = IndexPath(item: 2, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    #expect(view.cellForItem(at: path)?.isSelected == true)
    #expect(view.indexPathsForSelectedItems == [path])
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.cellForItem(at: path)?.isSelected == false)
  }

  /// The order given in the documentation of `UICollectionViewDelegate`, and the order of tables, which
  /// unhighlight a row before selecting it.
  @Test func delegatesAreNotifiedOfTouchesInOrder() {
    final class Teller: NSObject, UICollectionViewDelegate, UITableViewDelegate {
      var said: [String] = []
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
      {
        said.append("shouldHighlight")
        return true
      }
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        said.append("didHighlight")
      }
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        said.append("didUnhighlight")
      }
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      {
        said.append("shouldSelect")
        return true
      }
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        said.append("didSelect")
      }
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        said.append("shouldHighlight")
        return true
      }
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        said.append("didHighlight")
      }
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        said.append("didUnhighlight")
      }
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        said.append("willSelect")
        return indexPath
      }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        said.append("didSelect")
      }
    }
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    FingerWorld().run { world in
      let source = Source(), teller = Teller(), rows = Rows()
      let view = view(source)
      view.delegate = teller
      world.window.addSubview(view)
      view.layoutIfNeeded()
      world.tap(view.visibleCells[0].center.x, view.visibleCells[0].center.y)
      #expect(
        teller.said == ["shouldHighlight", "didHighlight", "shouldSelect", "didSelect", "didUnhighlight"])
      view.removeFromSuperview()
      teller.said = []
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      (table.dataSource, table.delegate) = (rows, teller)
      world.window.addSubview(table)
      table.layoutIfNeeded()
      world.tap(50, 20)
      #expect(
        teller.said == ["shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect"])
    }
  }

  @Test func documentsGiveLayoutCellsAndPrototypes() throws {
    let view: UICollectionView? = try NibDocuments.view(
      """
      <collectionView clipsSubviews="YES" dataMode="prototypes" id="c">\(NibDocuments.rect(0, 0, 375, 667))
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8" minimumInteritemSpacing="6" \
      scrollDirection="horizontal" id="l">
          <size key="itemSize" width="90" height="120"/>
          <size key="headerReferenceSize" width="0.0" height="30"/>
          <size key="footerReferenceSize" width="0.0" height="0.0"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
        <cells>
          <collectionViewCell opaque="NO" reuseIdentifier="Photo" id="k">\(NibDocuments.rect(0, 40, 90, 120))
            <view key="contentView" id="v">\(NibDocuments.rect(0, 0, 90, 120))
              <subviews><view tag="7" id="s">\(NibDocuments.rect(5, 6, 80, 20))</view></subviews>
            </view>
          </collectionViewCell>
        </cells>
      </collectionView>
      """)
    let collection = try #require(view)
    let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.minimumLineSpacing == 8)
    #expect(flow.minimumInteritemSpacing == 6)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.itemSize == CGSize(width: 90, height: 120))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    let cell = try #require(collection.subviews.compactMap { $0 as? UICollectionViewCell }.first)
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 90, height: 120))
    #expect(cell.contentView.viewWithTag(7)?.frame == CGRect(x: 5, y: 6, width: 80, height: 20))
    let copy = collection.dequeueReusableCell(
      withReuseIdentifier: "Photo", for: IndexPath(item: 0, section: 0))
    #expect(copy !== cell)
    #expect(copy.viewWithTag(7) != nil)
  }
}
