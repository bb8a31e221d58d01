internal import Foundation

extension NSObject {
  /// Runs the `init()` of the class that a metatype names; see `makeObject()`.
  convenience init(dynamicObject: Void) { self.init() }

  /// A new object of the class that this is called on, made by its `init()`; see `UIView.make`.
  @_silgen_name("$s10Foundation8NSObjectC5UIKitE13dynamicObjectACyt_tcfC")
  static func makeObject() -> NSObject
}
