import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of sections that scroll across their collection view.
@Suite(.serialized) @MainActor struct OrthogonalSectionTests {
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var selected: [IndexPath] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = indexPath.item.isMultiple(of: 2) ? .systemBlue : .systemTeal
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      selected.append(indexPath)
    }
  }

  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ source: Source, lead: CGFloat = 20,
    change: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> (HeadlessScreen, UICollectionView) {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(160))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: lead, bottom: 10, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    change(section)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    screen.show(view)
    screen.advance(by: 0.1)
    return (screen, view)
  }

  /// Returns the frame of an item's cell in the window.
  private func x(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: section)).map { $0.convert($0.bounds, to: nil).minX }
  }

  @Test func aSectionScrollsByItself() {
    let source = Source(), (screen, view) = show(.continuous, source)
    #expect(view.contentSize == CGSize(width: 300, height: 540))
    #expect(x(view, 0) == 20)
    #expect(x(view, 2) == 240)
    #expect(x(view, 3) == nil)
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 90, y: 100))
    screen.advance(by: 1)
    // The finger moves 10 points before the gesture is recognized.
    #expect(x(view, 0) == -80)
    #expect(x(view, 3) == 250)
    #expect(x(view, 0, 1) == 20)
    #expect(view.contentOffset.y == 0)
    screen.tap(at: CGPoint(x: 45, y: 100))
    #expect(source.selected == [IndexPath(item: 1, section: 0)])
    screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 90))
    screen.advance(by: 1)
    #expect(view.contentOffset.y == 100)
    #expect(x(view, 1) == 30)
  }

  @Test func offsetsOutlastBeingOutOfSight() {
    let source = Source(), (screen, view) = show(.continuous, source)
    screen.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 90, y: 100))
    screen.advance(by: 1)
    view.contentOffset.y = 200
    screen.advance(by: 0.1)
    #expect(x(view, 1) == nil)
    view.contentOffset.y = 0
    screen.advance(by: 0.1)
    #expect(x(view, 1) == 30)
  }

  @Test(arguments: [
    (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 1, 20.0),
    (.groupPagingCentered, 1, 100), (.paging, 3, 50),
  ])
  func pagesAreTurned(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ item: Int, _ place: CGFloat
  ) {
    let source = Source(), (screen, view) = show(behavior, source)
    if behavior == .groupPagingCentered { #expect(x(view, 0) == 100) }
    screen.swipe(from: CGPoint(x: 220, y: 100), to: CGPoint(x: 150, y: 100), during: 0.15)
    screen.advance(by: 3)
    #expect(abs((x(view, item) ?? 0) - place) < 0.51)
  }

  @Test func throwsEndAtGroups() {
    let source = Source(), (screen, view) = show(.continuousGroupLeadingBoundary, source)
    screen.swipe(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 100, y: 100), during: 0.2)
    screen.advance(by: 5)
    #expect(view.visibleCells.contains { abs($0.convert($0.bounds, to: nil).minX - 20) < 0.51 })
    #expect((x(view, 0) ?? -1000) < -50)
  }

  @Test func visibleItemsHandlersChangeVisibleItems() {
    let source = Source()
    let (screen, view) = show(.groupPaging, source) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        for item in items {
          let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
          item.alpha = max(0.2, 1 - distance / 300)
        }
      }
    }
    #expect(
      abs((view.cellForItem(at: IndexPath(item: 0, section: 0))?.alpha ?? 0) - (1 - 80.0 / 300)) < 0.001)
    screen.swipe(from: CGPoint(x: 220, y: 100), to: CGPoint(x: 150, y: 100), during: 0.15)
    screen.advance(by: 3)
    #expect(abs((view.cellForItem(at: IndexPath(item: 2, section: 0))?.alpha ?? 0) - (1 - 30.0 / 300)) < 0.01)
  }
}
