public import Foundation

/// A container whose elements are the cells of a table of rows and columns.
///
/// - Note: Never called: the tree of accessible elements does not describe positions in tables.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
  /// Returns the cell of a row and a column, counted from 0; nil for none. A cell may span several.
  func accessibilityDataTableCellElement(forRow row: Int, column: Int)
    -> (any UIAccessibilityContainerDataTableCell)?
  /// Returns the number of rows.
  func accessibilityRowCount() -> Int
  /// Returns the number of columns.
  func accessibilityColumnCount() -> Int
  /// Returns the cells that head a row; nil, the default, for none.
  func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
  /// Returns the cells that head a column; nil, the default, for none.
  func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
  /// Returns nil.
  public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? {
    nil
  }
  /// Returns nil.
  public func accessibilityHeaderElements(forColumn column: Int)
    -> [any UIAccessibilityContainerDataTableCell]?
  { nil }
}

/// A cell of a table that is a container of its kind.
@preconcurrency @MainActor public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
  /// Returns the rows that the cell spans.
  func accessibilityRowRange() -> NSRange
  /// Returns the columns that the cell spans.
  func accessibilityColumnRange() -> NSRange
}
