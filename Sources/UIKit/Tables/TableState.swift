internal import CoreGraphics
internal import Foundation

/// The settings of a table, with the defaults of UIKit.
@MainActor struct TableSettings {
  var rowHeight: CGFloat = -1
  var headerHeight: CGFloat = -1
  var footerHeight: CGFloat = -1
  var estimatedRowHeight: CGFloat = -1
  var estimatedHeaderHeight: CGFloat = -1
  var estimatedFooterHeight: CGFloat = -1
  var headerTopPadding: CGFloat = -1
  var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  var separatorColor: UIColor?
  var separatorInset: UIEdgeInsets?
  var isEditing = false
  /// The rows that were selected when editing began, and that are selected again when it ends.
  var selectionOutsideEditing: [IndexPath] = []
  /// The number of open `beginUpdates()` calls; `updates` holds the changes since the first.
  var updateDepth = 0
  var updates = RowUpdates()
}

/// The kinds of questions that a table asks its data source and delegate.
enum RowRequest { case geometry, cells }

/// The cells and section views that are in the tree.
@MainActor struct VisibleRows {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The views that the delegate returned to be measured, until a layout has shown those that are visible.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]
  /// The rows whose cells stayed while the heights were read again.
  var unmeasured: Set<IndexPath> = []
  /// Returns the initial appearance of a row's new cell during an update; nil outside of updates.
  var entrance: ((IndexPath, CGRect) -> CellEntrance?)?
  /// The cells made in the current layout that have no position yet.
  var entering: Set<IndexPath> = []
  /// The storage of the list of rows to show, reused by each layout.
  var list: [IndexPath] = []
  /// A Boolean value that indicates whether a layout has started with this value. Forgetting or changing rows
  /// replaces the value, which tells a layout that the rows have changed under it.
  var isLaidOut = false

  func indexPath(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

/// The registrations of reuse identifiers, and the views waiting for reuse.
@MainActor struct CellRegistry<View: UIView> {
  private var classes: [String: View.Type] = [:]
  /// The factories of copies of a document's prototypes.
  var prototypes: [String: () -> UIView?] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class; nil removes the registration. A class of another kind stops the program, immediately
  /// or, if `isLate`, when a view is requested.
  mutating func register(_ type: AnyClass?, for identifier: String, isLate: Bool = false) {
    guard let type else {
      classes[identifier] = nil
      return
    }
    if let type = type as? View.Type {
      classes[identifier] = type
      prototypes[identifier] = nil
    } else if isLate {
      (classes[identifier], prototypes[identifier]) = (
        nil, { raiseException("register(_:…): \(type) is no \(View.self)") }
      )
    } else {
      raiseException("register(_:…): \(type) is no \(View.self)")
    }
  }

  /// Registers a nib whose first view is used; nil removes the registration.
  mutating func register(_ nib: UINib?, for identifier: String) {
    classes[identifier] = nil
    prototypes[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? View }.first }
    }
  }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  mutating func takeWaiting(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// Returns the number of views waiting under an identifier.
  func countWaiting(_ identifier: String) -> Int { waiting[identifier]?.count ?? 0 }

  /// Adds a view to those waiting for reuse, unless it is waiting already.
  mutating func keep(_ view: View, for identifier: String) {
    view.leaveRowWindow()
    guard waiting[identifier]?.contains(where: { $0 === view }) != true else { return }
    waiting[identifier, default: []].append(view)
  }
}

extension ViewAnimation {
  /// Runs `make` outside of the current animation block, so that a view without a position is created and
  /// prepared without animation, as in UIKit. Animation blocks that `make` itself starts are animated.
  static func apart<Made>(_ make: () -> Made) -> Made {
    let outer = current
    current = nil
    defer { current = outer }
    return make()
  }
}
