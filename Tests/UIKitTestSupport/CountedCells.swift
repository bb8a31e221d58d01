package import Foundation
package import UIKit

/// A data source with a number of plain cells in each section, and plain supplementary views: those
/// registered as "cell" and "view".
package final class CountedCells: NSObject, UICollectionViewDataSource {
  package var counts: [Int]
  /// The number of times that a cell was requested.
  package private(set) var asked = 0
  package init(_ counts: [Int]) { self.counts = counts }

  package func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  package func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    counts[section]
  }
  package func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    asked += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
  package func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }
}
