internal import Foundation
internal import QuartzCore

// Key-value coding as far as properties are known by name: common properties of UIKit's classes, stored
// properties of others, and those that classes with method tables set by `setName:`.

extension UIResponder {
  /// Returns the value of a property; nil if no property of that name is known.
  public func value(forKey key: String) -> Any? { KnownKeys.value(key, of: self) }
  /// Returns the value at a key path of names separated by dots; nil if one is not known.
  public func value(forKeyPath keyPath: String) -> Any? { KnownKeys.value(keyPath, of: self) }
  /// Sets the value of a property. An unknown property is ignored, with one warning per name.
  public func setValue(_ value: Any?, forKey key: String) { KnownKeys.set(value, key, of: self) }
  /// Sets the value at a key path, such as "layer.cornerRadius".
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KnownKeys.set(value, keyPath: keyPath, of: self)
  }
}

extension UIStoryboard {
  /// Returns the value of a property; nil if no property of that name is known. `identifierToNibNameMap`,
  /// which apps read to find out whether a storyboard has a controller, has its identifiers as keys.
  public func value(forKey key: String) -> Any? {
    guard key == "identifierToNibNameMap" else { return KnownKeys.value(key, of: self) }
    return [String: String](controllerIdentifiers.map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension UIBarItem {
  /// Returns the value of a property; nil if no property of that name is known.
  public func value(forKey key: String) -> Any? { KnownKeys.value(key, of: self) }
  /// Sets the value of a property. An unknown property is ignored, with one warning per name.
  public func setValue(_ value: Any?, forKey key: String) { KnownKeys.set(value, key, of: self) }
}

extension UIDevice {
  /// Returns the value of a property; nil if no property of that name is known.
  public func value(forKey key: String) -> Any? {
    key == "orientation" ? orientation.rawValue : KnownKeys.value(key, of: self)
  }
  /// Sets the value of a property. `orientation`, a number, rotates the device as its user would. An unknown
  /// property is ignored, with one warning per name.
  public func setValue(_ value: Any?, forKey key: String) {
    guard key == "orientation" else { return KnownKeys.set(value, key, of: self) }
    switch value as? Int ?? (value as? NSNumber)?.intValue {
    case UIDeviceOrientation.unknown.rawValue: return  // Old code sets this before the real orientation.
    case let number?:
      // Left and right of devices have the numbers of the interface's right and left.
      guard let held = UIInterfaceOrientation(rawValue: number) else {
        // Unavailable on Linux: a window lies on nothing.
        return notYet("a device that lies on its back or its face")
      }
      UIScreen.main.hold(held)
    case nil: notYet("setValue(_:forKey:) of an orientation that is no number")
    }
  }
}

extension KnownKeys {
  /// Returns the setter that Objective-C calls `setHidden:` for a property `hidden`; nil if the object has no
  /// such settable property.
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

  /// Sets a property. Returns `false` if the object has none of that name that can hold the value.
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
