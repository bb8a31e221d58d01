internal import CoreGraphics
internal import Foundation

/// What a table is told, as UIKit makes a table.
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
  /// The rows that were selected when editing began, which are selected again when it ends.
  var selectionOutsideEditing: [IndexPath] = []
  /// How many `beginUpdates()` are open, and what has changed since the first.
  var updateDepth = 0
  var updates = RowUpdates()
}

/// What a table asks its data source and delegate for.
enum RowRequest { case geometry, cells }

/// The cells and section views that are in the tree.
@MainActor struct VisibleRows {
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// Views that the delegate was asked for to learn their heights, until a layout has shown those in sight.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]
  /// Rows whose cells stayed while the heights were read anew.
  var unmeasured: Set<IndexPath> = []
  /// How a row's new cell comes in while rows change; nil where it is just there.
  var entrance: ((IndexPath, CGRect) -> CellEntrance?)?
  /// The cells made in the layout that is under way, as long as they are nowhere yet.
  var entering: Set<IndexPath> = []
  /// Memory for the list of what is to be seen, which each layout makes.
  var list: [IndexPath] = []
  /// Whether a layout has begun with these. Others take their places where rows are forgotten or changed, by
  /// which a layout learns that this has happened under it.
  var isLaidOut = false

  func indexPath(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}

/// What is known about a reuse identifier, and the views that wait to be used again.
@MainActor struct CellRegistry<View: UIView> {
  private var classes: [String: View.Type] = [:]
  /// Makes a copy of a document's prototype.
  var prototypes: [String: () -> UIView?] = [:]
  private var waiting: [String: [View]] = [:]

  /// Registers a class; nil takes the registration back. What is no view of the kind ends the program, at
  /// once or where `isLate` when one is asked for.
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

  /// Registers a xib whose first view is the one to be used; nil takes the registration back.
  mutating func register(_ nib: UINib?, for identifier: String) {
    classes[identifier] = nil
    prototypes[identifier] = nib.map { nib in
      { nib.instantiate(withOwner: nil, options: nil).lazy.compactMap { $0 as? View }.first }
    }
  }

  func type(for identifier: String) -> View.Type? { classes[identifier] }

  mutating func takeWaiting(_ identifier: String) -> View? { waiting[identifier]?.popLast() }

  /// How many views wait under an identifier.
  func countWaiting(_ identifier: String) -> Int { waiting[identifier]?.count ?? 0 }

  /// Has a view wait for its next use; one that waits already does so once.
  mutating func keep(_ view: View, for identifier: String) {
    view.leaveRowWindow()
    guard waiting[identifier]?.contains(where: { $0 === view }) != true else { return }
    waiting[identifier, default: []].append(view)
  }
}

extension ViewAnimation {
  /// What `make` gives: a view that is nowhere yet, made and prepared without the block that runs, as in
  /// UIKit. Blocks that it begins itself are animated.
  static func apart<Made>(_ make: () -> Made) -> Made {
    let outer = current
    current = nil
    defer { current = outer }
    return make()
  }
}
