public import Foundation

// Paths through dictionaries, as Apple's Foundation has them beside `value(forKey:)`.

extension NSDictionary {
  /// The value at the end of a path whose parts are keys with dots between them, through dictionaries within
  /// dictionaries; nil where one has no such key, or where what it holds is no dictionary.
  public func value(forKeyPath keyPath: String) -> Any? {
    var parts = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.popLast() else { return nil }
    var inner: NSDictionary? = self
    for part in parts { inner = inner?.object(forKey: part).flatMap(Self.asDictionary) }
    return inner?.object(forKey: last)
  }

  // What Swift keeps of a dictionary is none of Objective-C's here.
  fileprivate static func asDictionary(_ value: Any) -> NSDictionary? {
    value as? NSDictionary ?? (value as? [AnyHashable: Any]).map { NSDictionary(dictionary: $0) }
  }
}

extension NSMutableDictionary {
  /// Gives what is at the end of a path a value, or takes it away for nil; nothing happens where the path
  /// leads through what is no dictionary. Foundation on Linux hands out copies of what a dictionary holds:
  /// those on the path are put in its place, where Apple's changes the ones that are there.
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
