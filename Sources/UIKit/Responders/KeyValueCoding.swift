internal import Foundation
internal import QuartzCore

// Properties by their names, as far as they are known: what UIKit's classes are most often asked for, stored
// properties of others, and what classes with tables of their methods set by `setName:`.

extension UIResponder {
  /// The value of a property; nil where none of that name is known.
  public func value(forKey key: String) -> Any? { KnownKeys.value(key, of: self) }
  /// The value of what a property holds, by names with dots between them; nil where one is not known.
  public func value(forKeyPath keyPath: String) -> Any? { KnownKeys.value(keyPath, of: self) }
  /// Gives a property a value. One that is not known stays as it is, which is said once.
  public func setValue(_ value: Any?, forKey key: String) { KnownKeys.set(value, key, of: self) }
  /// Gives a property of what a property holds a value, as that of the layer by "layer.cornerRadius".
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KnownKeys.set(value, keyPath: keyPath, of: self)
  }
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
  /// The setter that Objective-C calls `setHidden:` for a property `hidden`; nil where the object has no such
  /// property that can be set.
  @MainActor static func setter(named name: String, of object: AnyObject) -> ((Any?) -> Void)? {
    guard name.hasPrefix("set"), name.firstIndex(of: ":") == name.indices.last else { return nil }
    let key = name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4).dropLast()
    guard KnownProperty.named(key).contains(where: { $0.isSettable && $0.value(object) != nil }) else {
      return nil
    }
    return { value in set(value, key, of: object) }
  }

  @MainActor static func set(_ value: Any?, _ key: String, of object: AnyObject) {
    if !take(value, key, of: object) {
      notYet("setValue(_:forKey:) of a property that is not known by name")
    }
  }

  /// Gives a property a value; false where the object has none of that name that can hold it.
  @MainActor static func take(_ value: Any?, _ key: String, of object: AnyObject) -> Bool {
    if ActionDispatch.set(key, of: object, to: value) { return true }
    if let value, StoredProperties.set(key, of: object, to: value) { return true }
    return KnownProperty.named(key).contains { $0.set(object, value) }
  }

  @MainActor static func set(_ value: Any?, keyPath: String, of object: AnyObject) {
    if let layer = object as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    guard let dot = keyPath.firstIndex(of: ".") else { return set(value, keyPath, of: object) }
    guard let owner = Self.value(String(keyPath[..<dot]), of: object) else {
      return notYet("setValue(_:forKeyPath:) by way of a property that is nil or not known by name")
    }
    set(value, keyPath: String(keyPath[keyPath.index(after: dot)...]), of: owner as AnyObject)
  }
}
