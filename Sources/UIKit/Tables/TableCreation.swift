internal import Foundation

// Swift runs only `required` initialisers through a metatype, and UIKit's are not. The entry point of a
// convenience initialiser allocates an instance of the class that it receives and calls that class's
// designated initialiser; these are those entry points under names of their own.

extension UITableViewCell {
  /// Creates a cell of the class that this is called on with its `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC12dynamicStyle15reuseIdentifierA2C0dF0O_SSSgtcfC")
  static func make(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// Creates a view of the class that this is called on with its `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C17dynamicIdentifierACSSSg_tcfC")
  static func make(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
