import Foundation
import Testing

@testable import UIKit

/// Data sources hear of rows and items before these come into sight.
@MainActor @Suite struct PrefetchTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching, UICollectionViewDataSource,
    UICollectionViewDataSourcePrefetching
  {
    var asked: [[Int]] = [], dropped: [[Int]] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, prefetchRowsAt paths: [IndexPath]) { asked.append(paths.map(\.row)) }
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) { dropped.append(paths.map(\.row)) }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 100 }
    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) { asked.append(paths.map(\.item)) }
    func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
      dropped.append(paths.map(\.item))
    }
  }

  private let source = Source()

  @Test func rowsAheadAreAskedForOnce() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    table.rowHeight = 50
    table.dataSource = source
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    #expect(source.asked == [[4, 5, 6, 7]])
    table.layoutSubviews()
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(source.asked == [[4, 5, 6, 7], [8, 9]])
    #expect(source.dropped == [])
  }

  @Test func turningAroundDropsWhatLaidAhead() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
    table.contentOffset.y = 2000
    table.layoutIfNeeded()
    table.prefetchDataSource = source
    table.layoutSubviews()
    #expect(source.asked == [[44, 45, 46, 47]])
    table.contentOffset.y = 1950
    table.layoutIfNeeded()
    #expect(source.asked.last == [38, 37, 36, 35])
    #expect(source.dropped == [[44, 45, 46, 47]])
  }

  @Test func itemsToTheRight() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.prefetchDataSource = source
    view.layoutIfNeeded()
    #expect(source.asked == [[2, 3]])
    view.contentOffset.x = 100
    view.layoutIfNeeded()
    #expect(source.asked == [[2, 3], [4]])
    view.isPrefetchingEnabled = false
    view.contentOffset.x = 500
    view.layoutIfNeeded()
    #expect(source.asked == [[2, 3], [4]])
  }
}
