internal import CoreGraphics
public import Foundation

/// The methods that provide the items of a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// Returns the number of items in a section.
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// Returns the dequeued cell of an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections. The default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view. Called only if the layout has supplementary views.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
  /// Moves an item in the data after the user has moved it.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Returns the titles of the section index; nil for no index.
  func indexTitles(for collectionView: UICollectionView) -> [String]?
  /// Returns the item for a title of the index.
  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath
}

extension UICollectionViewDataSource {
  /// Returns `1` by default.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Stops the program: a data source for a layout with supplementary views has to implement this method.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    raiseException(
      "\(self) has no collectionView(_:viewForSupplementaryElementOfKind:at:), asked for \(kind)")
  }
  /// Returns by default whether the data source implements `collectionView(_:moveItemAt:to:)`, as far as that
  /// is known.
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    MovingSources.contains(self)
  }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { MovingSources.learn(cannotMove: self) }
  /// Returns nil by default.
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section with that index by default.
  public func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// The methods that prepare the data of items before they are shown.
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Called with items that will probably be shown soon.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Called with items that will probably not be shown after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
