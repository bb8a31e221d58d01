public import Foundation

// Key paths through dictionaries, as in Apple's Foundation.

extension NSDictionary {
  /// Returns the value at a key path through nested dictionaries; nil if a key is missing, or if an
  /// intermediate value is not a dictionary.
  public func value(forKeyPath keyPath: String) -> Any? {
    var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.popLast() else { return nil }
    var inner: NSDictionary? = self
    for part in parts { inner = inner?.object(forKey: part).flatMap(Self.asDictionary) }
    return inner?.object(forKey: last)
  }

  // A Swift dictionary does not bridge to an Objective-C one on Linux.
  fileprivate static func asDictionary(_ value: Any) -> NSDictionary? {
    value as? NSDictionary ?? (value as? [AnyHashable: Any]).map { NSDictionary(dictionary: $0) }
  }
}

extension NSMutableDictionary {
  /// Sets the value at a key path, or removes it for nil; does nothing if an intermediate value is not a
  /// dictionary. Foundation on Linux returns copies of nested dictionaries: those on the path are replaced,
  /// while Apple's changes them in place.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else {
      if let value { setObject(value, forKey: keyPath as NSString) } else { removeObject(forKey: keyPath) }
      return
    }
    let key = String(keyPath[..<dot])
    guard let held = object(forKey: key).flatMap(Self.asDictionary),
      let inner = held.mutableCopy() as? NSMutableDictionary
    else { return }
    inner.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
    setObject(inner, forKey: key as NSString)
  }
}
