internal import Foundation

/// A property that few responders set: its value is stored separately, like associated values, and takes no
/// space in other responders.
enum RareProperty: Int {
  case pasteConfiguration = 1, userActivity, activityItems, interactions, keyCommands, restorationIdentifier
  case restorationClass

  /// The key for the table of associated values: an address lower than that of any variable.
  fileprivate var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: rawValue)! }
}

extension UIResponder {
  /// The value of a rarely used property; nil if there is none.
  final subscript<Value>(rare property: RareProperty) -> Value? {
    get { objc_getAssociatedObject(self, property.key) as? Value }
    set { objc_setAssociatedObject(self, property.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
