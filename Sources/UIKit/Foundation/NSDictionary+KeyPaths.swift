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
  /// Gives what is at the end of a path a value, or takes it away for nil; nothing happens where the path leads
  /// through a dictionary that is not there.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else {
      if let value { setObject(value, forKey: keyPath as NSString) } else { removeObject(forKey: keyPath) }
      return
    }
    (self.value(forKeyPath: String(keyPath[..<dot])) as? NSMutableDictionary)?
      .setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dot)...]))
  }
}
