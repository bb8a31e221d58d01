internal import CoreGraphics
public import Foundation

extension UICollectionView {
  /// How cells of a class show items of a type; the class is registered when the first cell is asked for.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell, new or used before, with an item; called on the main actor whenever one is dequeued.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Cells of the class are made by `init(frame:)`.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// The xib's first view has to be a `Cell`.
    public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
  }

  /// How supplementary views of a class and a kind are filled.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// Fills a view, new or used before; called on the main actor whenever one is dequeued.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Views of the class are made by `init(frame:)`; `elementKind` is what the layout calls them.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, nil, handler)
    }
    /// The xib's first view has to be a `Supplementary`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  /// A cell of a registration, filled with an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if let nib = registration.nib {
      register(nib, forCellWithReuseIdentifier: registration.identifier)
    } else {
      register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    }
    guard
      let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath) as? Cell
    else {
      raiseException("dequeueConfiguredReusableCell(using:for:item:): the nib holds no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A supplementary view of a registration, filled.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.kind, registration.identifier)
    if let nib = registration.nib {
      register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    } else {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    let made = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      raiseException(
        "dequeueConfiguredReusableSupplementary(using:for:): the nib holds no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
