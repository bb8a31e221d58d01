internal import Foundation

// Swift lets only `required` initialisers run through a metatype, and UIKit's are not. A convenience
// initialiser's entry point allocates the class that it is handed and calls that class's designated
// initialiser; these are those entry points under their own names.

extension UITableViewCell {
  /// A new cell of the class that this is called on, made by its `init(style:reuseIdentifier:)`.
  @_silgen_name("$s5UIKit15UITableViewCellC12dynamicStyle15reuseIdentifierA2C0dF0O_SSSgtcfC")
  static func make(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  /// A new view of the class that this is called on, made by its `init(reuseIdentifier:)`.
  @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C17dynamicIdentifierACSSSg_tcfC")
  static func make(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
