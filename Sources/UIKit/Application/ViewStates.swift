internal import CoreGraphics
internal import Foundation

// The state that UIKit's own views save; table and collection views by their elements, so that it is found
// again after the data have changed.

extension NSCoder {
  private static let offset = "mica.offset", zoom = "mica.zoom", start = "mica.selectionStart",
    length = "mica.selectionLength"
  private static let chosen = "mica.chosen", first = "mica.first", distance = "mica.distance"

  @MainActor func keep(_ view: UIScrollView) {
    encode(view.contentOffset, forKey: Self.offset)
    encode(Double(view.zoomScale), forKey: Self.zoom)
    switch view {
    case let text as UITextView: keepSelection(text)
    case let table as UITableView: table.keepState(self)
    case let items as UICollectionView: items.keepState(self)
    default: break
    }
  }
  @MainActor func restore(_ view: UIScrollView) {
    if containsValue(forKey: Self.zoom) { view.zoomScale = decodeDouble(forKey: Self.zoom) }
    if containsValue(forKey: Self.offset) { view.contentOffset = decodeCGPoint(forKey: Self.offset) }
    switch view {
    case let text as UITextView: restoreSelection(text)
    case let table as UITableView: table.restoreState(self)
    case let items as UICollectionView: items.restoreState(self)
    default: break
    }
  }

  @MainActor func keepSelection(_ input: some UITextInput) {
    guard let range = input.selectedTextRange else { return }
    encode(input.offset(from: input.beginningOfDocument, to: range.start), forKey: Self.start)
    encode(input.offset(from: range.start, to: range.end), forKey: Self.length)
  }
  @MainActor func restoreSelection(_ input: some UITextInput) {
    guard containsValue(forKey: Self.start),
      let start = input.position(from: input.beginningOfDocument, offset: decodeInteger(forKey: Self.start)),
      let end = input.position(from: start, offset: decodeInteger(forKey: Self.length))
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  /// Encodes the selected elements, and the distance of the first visible one from the top.
  @MainActor func keepElements(
    of view: UIScrollView, _ source: AnyObject?, chosen: [IndexPath], first: IndexPath?,
    box: (IndexPath) -> CGRect
  ) {
    let models = source as? any UIDataSourceModelAssociation
    func name(_ path: IndexPath) -> String? {
      models?.modelIdentifierForElement(at: path, in: view).map { "=" + $0 }
        ?? path.map(String.init).joined(separator: ".")
    }
    encode(chosen.compactMap(name) as NSArray, forKey: Self.chosen)
    guard let first, let name = name(first) else { return }
    encode(name as NSString, forKey: Self.first)
    let box = box(first)
    encode(
      CGPoint(x: view.contentOffset.x - box.minX, y: view.contentOffset.y - box.minY), forKey: Self.distance)
  }
  /// Returns the state that `keepElements` has encoded: the selected elements that still exist, and the
  /// position of the first visible one.
  @MainActor func keptElements(
    of view: UIScrollView, _ source: AnyObject?, box: (IndexPath) -> CGRect?
  ) -> (chosen: [IndexPath], offset: CGPoint?) {
    let models = source as? any UIDataSourceModelAssociation
    func path(_ name: String) -> IndexPath? {
      if name.hasPrefix("=") {
        return models?.indexPathForElement(withModelIdentifier: String(name.dropFirst()), in: view)
      }
      let places = name.split(separator: ".").compactMap { Int($0) }
      return places.count == 2 ? IndexPath(row: places[1], section: places[0]) : nil
    }
    // Clients may pass any coder, and Foundation on Linux fails to decode the archive if a key is missing.
    let names = containsValue(forKey: Self.chosen) ? decodeObject(forKey: Self.chosen) as? [String] ?? [] : []
    let chosen = names.compactMap(path).filter { box($0) != nil }
    guard containsValue(forKey: Self.first),
      let first = (decodeObject(forKey: Self.first) as? String).flatMap(path), let box = box(first)
    else { return (chosen, nil) }
    let distance = decodeCGPoint(forKey: Self.distance)
    return (chosen, CGPoint(x: box.minX + distance.x, y: box.minY + distance.y))
  }
}

extension UITableView {
  final func keepState(_ coder: NSCoder) {
    coder.keepElements(
      of: self, dataSource, chosen: indexPathsForSelectedRows ?? [], first: indexPathsForVisibleRows?.first,
      box: rectForRow)
  }
  final func restoreState(_ coder: NSCoder) {
    layoutIfNeeded()
    let kept = coder.keptElements(of: self, dataSource) { path in
      (0..<numberOfSections).contains(path.section)
        && (0..<numberOfRows(inSection: path.section)).contains(path.row) ? rectForRow(at: path) : nil
    }
    if let offset = kept.offset { contentOffset = offset }
    for path in kept.chosen { selectRow(at: path, animated: false, scrollPosition: .none) }
  }
}

extension UICollectionView {
  final func keepState(_ coder: NSCoder) {
    coder.keepElements(
      of: self, dataSource, chosen: indexPathsForSelectedItems ?? [], first: indexPathsForVisibleItems.min(),
      box: { layoutAttributesForItem(at: $0)?.frame ?? .zero })
  }
  final func restoreState(_ coder: NSCoder) {
    layoutIfNeeded()
    let kept = coder.keptElements(of: self, dataSource) { path in
      (0..<numberOfSections).contains(path.section)
        && (0..<numberOfItems(inSection: path.section)).contains(path.item)
        ? layoutAttributesForItem(at: path)?.frame : nil
    }
    if let offset = kept.offset { contentOffset = offset }
    for path in kept.chosen { selectItem(at: path, animated: false, scrollPosition: []) }
  }
}
