public import Foundation

extension UITableView {
  /// How sections are set apart.
  public enum Style: Int, Sendable {
    /// `plain` headers stay in sight while their section is; the others stand apart, the last with round
    /// corners and a distance from the sides.
    case plain, grouped, insetGrouped
  }

  /// Where a row is brought by scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// `none` scrolls as little as brings the row into view, the others to a place of the visible part.
    case none, top, middle, bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// Rows fade and, but for `fade` and `middle`, come from and go to a side by their own length; `none`
    /// is at once.
    case fade, right, left, top, bottom, none, middle
    /// As `fade` here.
    case automatic = 100
  }

  /// What separator insets count from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cell's sides, or where separators begin and end by themselves.
    case fromCellEdges, fromAutomaticInsets
  }

  /// When rows that are seen get another height because their cells want one.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never, where a cell says so, and also where something changes constraints in a cell.
    case disabled, enabled, enabledIncludingConstraints
  }

  /// Posted by a table when a user has selected or deselected a row, not when a program has.
  public nonisolated static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")

  /// "As high as the content asks for", as a height.
  public nonisolated static var automaticDimension: CGFloat { -1 }
}

extension UITableViewCell {
  /// Which labels a cell has and where.
  public enum CellStyle: Int, Sendable {
    /// `default` has a picture and a text; `value1` a second text at the right end too, `subtitle` one below
    /// the first; `value2` has both texts beside each other and no picture.
    case `default`, value1, value2, subtitle
  }

  /// What lies between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// `singleLineEtched` is `singleLine` here, as on iOS since 7.
    case none, singleLine, singleLineEtched
  }

  /// How a selected row is shown.
  public enum SelectionStyle: Int, Sendable {
    /// All but `none` show the same grey, as on iOS since 7.
    case none, blue, gray, `default`
  }

  /// How the row with the focus is shown.
  public enum FocusStyle: Int, Sendable {
    /// Kept for the app: keys move no focus.
    case `default`, custom
  }

  /// What a row offers while its table is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing, a red minus, or a green plus.
    case none, delete, insert
  }

  /// What stands at the right end of a cell.
  public enum AccessoryType: Int, Sendable {
    /// `detailDisclosureButton` is a button and an arrow, `detailButton` the button alone.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How far a row is dragged.
  public enum DragState: Int, Sendable {
    /// At rest, raised under the finger, and following it.
    case none, lifting, dragging
  }

  /// What a cell shows while its table is edited.
  public struct StateMask: OptionSet, Sendable {
    /// The value that stands for it.
    public let rawValue: UInt
    /// The one with a value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The button at the left.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that confirms a deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
