internal import Foundation

/// A property that few responders are given: its value is kept beside them, as associated ones are, and takes
/// no room in the others.
enum RareProperty: Int {
  case pasteConfiguration = 1, userActivity, activityItems, interactions, keyCommands, restorationIdentifier
  case restorationClass

  /// An address as the table of associated values asks for: lower than that of any variable.
  fileprivate var key: UnsafeRawPointer { UnsafeRawPointer(bitPattern: rawValue)! }
}

extension UIResponder {
  /// The value of a rare property; nil where there is none.
  final subscript<Value>(rare property: RareProperty) -> Value? {
    get { objc_getAssociatedObject(self, property.key) as? Value }
    set { objc_setAssociatedObject(self, property.key, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
