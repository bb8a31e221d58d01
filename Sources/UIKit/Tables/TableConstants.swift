public import Foundation

extension UITableView {
  /// The styles of tables, which determine how sections are set apart.
  public enum Style: Int, Sendable {
    /// Headers of a `plain` table stay visible while their section is. Sections of the other styles are set
    /// apart, in `insetGrouped` with rounded corners and a margin at the sides.
    case plain, grouped, insetGrouped
  }

  /// The positions to which a table scrolls a row.
  public enum ScrollPosition: Int, Sendable {
    /// `none` scrolls the minimum that makes the row visible, the others to the given part of the visible
    /// area.
    case none, top, middle, bottom
  }

  /// The animations of inserted, deleted and reloaded rows.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade. Except for `fade` and `middle`, they also slide from and to an edge by their own length.
    /// `none` is immediate.
    case fade, right, left, top, bottom, none, middle
    /// Equivalent to `fade`.
    case automatic = 100
  }

  /// The reference of separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's edges, or the positions of the automatic separator insets.
    case fromCellEdges, fromAutomaticInsets
  }

  /// The modes in which visible self-sizing rows are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, when a cell invalidates its size, and also when constraints in a cell change.
    case disabled, enabled, enabledIncludingConstraints
  }

  /// A notification that a table posts when the user, not the program, selects or deselects a row.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// A height that stands for the size that the content requires; -1.
  public nonisolated static var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
  /// The styles of cells, which determine their labels and image views.
  public enum CellStyle: Int, Sendable {
    /// `default` has an image and a text. `value1` adds a second text at the trailing end, `subtitle` one
    /// below the first. `value2` has both texts side by side and no image.
    case `default`, value1, value2, subtitle
  }

  /// The styles of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// `singleLineEtched` looks like `singleLine`, as on iOS since 7.
    case none, singleLine, singleLineEtched
  }

  /// The appearances of selected rows.
  public enum SelectionStyle: Int, Sendable {
    /// All styles but `none` show the same grey, as on iOS since 7.
    case none, blue, gray, `default`
  }

  /// The appearances of the row that has the focus.
  public enum FocusStyle: Int, Sendable {
    /// No effect: keys move no focus.
    case `default`, custom
  }

  /// The editing controls that a row offers while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing, a red minus, or a green plus.
    case none, delete, insert
  }

  /// The standard accessories at the trailing end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// `detailDisclosureButton` is a button and a chevron, `detailButton` the button alone.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The phases of dragging a row.
  public enum DragState: Int, Sendable {
    /// At rest, lifted under the finger, and following it.
    case none, lifting, dragging
  }

  /// The controls that a cell shows while its table is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from a raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The editing control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
