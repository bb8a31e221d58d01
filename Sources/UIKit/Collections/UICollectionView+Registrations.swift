internal import CoreGraphics
public import Foundation

extension UICollectionView {
  /// A registration of a cell class that shows items of a type. The class is registered when the first cell
  /// is requested.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell, new or reused, for an item; called on the main actor whenever one is
    /// dequeued.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
    let identifier = UUID().uuidString
    let nib: UINib?
    let handler: Handler

    /// Creates a registration whose cells are created with `init(frame:)`.
    public init(handler: @escaping Handler) { (nib, self.handler) = (nil, handler) }
    /// Creates a registration of a nib whose first view must be a `Cell`.
    public init(cellNib: UINib, handler: @escaping Handler) { (nib, self.handler) = (cellNib, handler) }
  }

  /// A registration of a supplementary view class for a kind.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// A closure that configures a view, new or reused; called on the main actor whenever one is dequeued.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    let identifier = UUID().uuidString
    let kind: String
    let nib: UINib?
    let handler: Handler

    /// Creates a registration whose views are created with `init(frame:)`; `elementKind` is the layout's name
    /// for them.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, nil, handler)
    }
    /// Creates a registration of a nib whose first view must be a `Supplementary`.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      (kind, nib, self.handler) = (elementKind, supplementaryNib, handler)
    }
  }

  /// Dequeues a cell of a registration, configured for an item.
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

  /// Dequeues a supplementary view of a registration, configured.
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
