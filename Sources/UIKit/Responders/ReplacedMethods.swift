public import Foundation

// Methods of Foundation's classes that extensions declare here, so that classes cannot override them, as they
// can with Objective-C. A translated class meets one of these protocols instead.

/// An object whose class decides itself which methods it has.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol ReplacedResponding: AnyObject {
  /// Returns whether the object has a method of that name, in place of `responds(to:)`.
  func respondsInstead(to selector: Selector!) -> Bool
}

/// An object whose class names another that receives the messages it does not know.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol ReplacedForwarding: AnyObject {
  /// Returns the object that receives a message, in place of `forwardingTarget(for:)`.
  func forwardingTargetInstead(for selector: Selector!) -> Any?
}

/// User defaults whose class reads values itself.
@_spi(SelectorTable) public protocol ReplacedValues: AnyObject {
  /// Returns the value of a key, in place of `value(forKey:)`.
  func valueInstead(forKey key: String) -> Any?
}

extension NSObject {
  /// Returns the object that receives a message of that name, which this object does not know: `nil`, unless
  /// a class overrides the method. `perform(_:with:)` sends it there; calls by the compiler's types are not
  /// forwarded.
  @preconcurrency @MainActor public func forwardingTarget(for selector: Selector!) -> Any? {
    (self as? any ReplacedForwarding)?.forwardingTargetInstead(for: selector)
  }
  /// Returns the object that receives a message by `NSObject` itself: `nil`.
  @_spi(SelectorTable) @preconcurrency @MainActor public func forwardingTargetOfKit(
    for selector: Selector!
  ) -> Any? { nil }
}

extension UserDefaults {
  /// Returns the value of a key by `UserDefaults` itself.
  @_spi(SelectorTable) public func valueOfKit(forKey key: String) -> Any? { object(forKey: key) }
}
