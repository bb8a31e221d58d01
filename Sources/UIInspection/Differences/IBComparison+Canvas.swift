internal import InterfaceBuilder

extension IBComparison {
  /// Returns the widths and heights that views of the old document have on the canvas of the new one, by id:
  /// the root views of controllers, and the cells of collections whose layout is the same, with their
  /// locations.
  ///
  /// - Parameter new: The new document with its objects, or nil if there is none.
  /// - Returns: The sizes by the ids of the old document.
  @MainActor func sizesOnCanvas(of new: OpenDocument?) -> [String: [Double]] {
    guard let new else { return [:] }
    let roots = new.rootSizes
    var sizes: [String: [Double]] = [:]
    for (origin, id) in matches {
      if let size = roots[id] {
        sizes[origin] = size
      } else if let before = old.object(withID: origin), let cell = self.new.object(withID: id),
        Self.cells.contains(cell.name), let frame = cell.frame,
        layout(of: cell, in: self.new) == layout(of: before, in: old)
      {
        sizes[origin] = [frame.width, frame.height, frame.x, frame.y]
      }
    }
    return sizes
  }

  private static let cells: Set = ["collectionViewCell", "collectionReusableView"]

  /// Returns the elements that determine the size of a collection's cell in an app.
  private func layout(of cell: IBObject, in document: IBDocument) -> [IBObject] {
    let collection = document.owner(of: cell)
    return [collection?.child(key: "collectionViewLayout"), cell.child(key: "customSize")].compactMap { $0 }
  }
}
