internal import Foundation

// Properties by their names, as far as they are known: what UIKit's classes are most often asked for, stored
// properties of others, and what classes with tables of their methods set by `setName:`.

extension UIResponder {
  /// The value of a property; nil where none of that name is known.
  public func value(forKey key: String) -> Any? { KnownKeys.value(key, of: self) }
  public func value(forKeyPath keyPath: String) -> Any? { KnownKeys.value(keyPath, of: self) }
  /// Gives a property a value. One that is not known stays as it is, which is said once.
  public func setValue(_ value: Any?, forKey key: String) { KnownKeys.set(value, key, of: self) }
}

extension UIBarItem {
  /// The value of a property; nil where none of that name is known.
  public func value(forKey key: String) -> Any? { KnownKeys.value(key, of: self) }
  /// Gives a property a value. One that is not known stays as it is, which is said once.
  public func setValue(_ value: Any?, forKey key: String) { KnownKeys.set(value, key, of: self) }
}

extension UIDevice {
  /// The value of a property; nil where none of that name is known.
  public func value(forKey key: String) -> Any? {
    key == "orientation" ? orientation.rawValue : KnownKeys.value(key, of: self)
  }
  /// Gives a property a value. `orientation`, a number, turns the device as if its user did. One that is not
  /// known stays as it is, which is said once.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation" else { return KnownKeys.set(value, key, of: self) }
    switch value as? Int ?? (value as? NSNumber)?.intValue {
    case UIDeviceOrientation.unknown.rawValue: return  // Old code says so before it says how the device is turned.
    case let number?:
      // Left and right of devices have the numbers of the interface's right and left.
      guard let held = UIInterfaceOrientation(rawValue: number) else {
        return notYet("a device that lies on its back or its face")
      }
      UIScreen.main.hold(held)
    case nil: notYet("setValue(_:forKey:) of an orientation that is no number")
    }
  }
}

extension KnownKeys {
  @MainActor static func set(_ value: Any?, _ key: String, of object: AnyObject) {
    if ActionDispatch.set(key, of: object, to: value) { return }
    if let value, StoredProperties.set(key, of: object, to: value) { return }
    notYet("setValue(_:forKey:) of a property that is not known by name")
  }
}
