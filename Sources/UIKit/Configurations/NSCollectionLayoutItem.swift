internal import CoreGraphics
public import Foundation

/// A cell of a compositional layout, or a group of them.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  private let size: NSCollectionLayoutSize
  private let additions: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item. Fractional sizes are relative to the group that contains the item, or to the section;
  /// supplementary items are anchored to the item's frame.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    size = layoutSize
    additions = supplementaryItems
    super.init()
  }

  /// The size that the item was created with, including ``contentInsets``.
  open var layoutSize: NSCollectionLayoutSize { size }
  /// The views that are anchored to the item's frame.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { additions }
  /// The insets by which the final frame is reduced.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between the item and its neighbours; `nil` for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Returns the cells of the item in a container of a size, in order, with frames relative to the item's
  /// origin.
  ///
  /// Cells that have reported their size have it along estimated sides, and groups are as large there as
  /// their content.
  final func place(in container: CGSize, _ sizes: inout SaidSizes) -> (size: CGSize, cells: [PlacedCell]) {
    var size = layoutSize.size(in: container)
    let open = layoutSize.openSides
    let edges = CGSize(
      width: contentInsets.leading + contentInsets.trailing, height: contentInsets.top + contentInsets.bottom)
    guard let group = self as? NSCollectionLayoutGroup else {
      if let said = sizes.take(), !open.isEmpty {
        if open.contains(.width) { size.width = said.width + edges.width }
        if open.contains(.height) { size.height = said.height + edges.height }
      }
      return (
        size,
        [
          PlacedCell(
            CGRect(origin: .zero, size: size).inset(by: contentInsets), open, with: supplementaryItems)
        ]
      )
    }
    let frame = CGRect(origin: .zero, size: size).inset(by: contentInsets)
    let inside = group.cells(in: frame.size, &sizes)
    if open.contains(.width) { size.width = inside.extent.width + edges.width }
    if open.contains(.height) { size.height = inside.extent.height + edges.height }
    var cells = inside.cells.map { $0.moved(frame.minX, frame.minY) }
    if !cells.isEmpty { cells[0].additions += group.supplementaryItems.map { ($0, frame) } }
    return (size, cells)
  }
}

/// The frame of a cell in a group, with the sides that are estimated.
@MainActor struct PlacedCell {
  var frame: CGRect
  var openSides: OpenSides
  var zIndex = 0
  /// The views that are anchored to the cell, or to the group that begins with it, and the rectangle they are
  /// anchored to.
  var additions: [(item: NSCollectionLayoutSupplementaryItem, box: CGRect)]

  init(_ frame: CGRect, _ openSides: OpenSides = [], with items: [NSCollectionLayoutSupplementaryItem] = []) {
    self.frame = frame
    self.openSides = openSides
    additions = items.map { ($0, frame) }
  }

  func moved(_ x: CGFloat, _ y: CGFloat) -> PlacedCell {
    var cell = self
    cell.frame = frame.offsetBy(dx: x, dy: y)
    cell.additions = additions.map { ($0.item, $0.box.offsetBy(dx: x, dy: y)) }
    return cell
  }
}

/// The sizes that cells have reported, in the order of layout.
@MainActor struct SaidSizes {
  /// The index of the item that is laid out next.
  var next: Int
  let traits: UITraitCollection
  let said: (Int) -> CGSize?

  mutating func take() -> CGSize? {
    defer { next += 1 }
    return said(next)
  }
}

extension CGRect {
  /// Returns the rectangle reduced by insets, with leading at the left; never of a negative size.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension NSCollectionLayoutItem {
  /// Returns the cells of an item that has a share of a line's space.
  final func share(
    _ length: CGFloat, of size: CGSize, isRow: Bool, _ sizes: inout SaidSizes
  ) -> (size: CGSize, cells: [PlacedCell]) {
    let share = isRow ? CGSize(width: length, height: size.height) : CGSize(width: size.width, height: length)
    guard self is NSCollectionLayoutGroup == false else { return place(in: share, &sizes) }
    let own = place(in: size, &sizes).size
    let box = CGRect(x: 0, y: 0, width: isRow ? length : own.width, height: isRow ? own.height : length)
    let open = layoutSize.openSides.subtracting(isRow ? .width : .height)
    return (box.size, [PlacedCell(box.inset(by: contentInsets), open, with: supplementaryItems)])
  }
}
