internal import Foundation

// Foundation on Linux ends an archive over a missing key: these methods check first.

extension NSCoder {
  /// Returns the object for a key; nil if there is none of the class.
  func object<Kind: NSObject & NSCoding>(_ kind: Kind.Type, at key: String) -> Kind? {
    containsValue(forKey: key) ? decodeObject(of: kind, forKey: key) : nil
  }

  /// Returns the array of objects of a class for a key; nil if there is none.
  func objects<Kind: NSObject & NSCoding>(_ kind: Kind.Type, at key: String) -> [Kind]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self, kind], forKey: key) as? [Kind]
  }

  /// Returns the string for a key, or nil.
  func string(at key: String) -> String? { object(NSString.self, at: key).map { "\($0)" } }

  /// Returns the number for a key, or nil.
  func figure(at key: String) -> CGFloat? {
    containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil
  }

  /// Returns the enumeration case whose raw value is stored for a key, or nil.
  func choice<Choice: RawRepresentable>(at key: String) -> Choice? where Choice.RawValue == Int {
    containsValue(forKey: key) ? Choice(rawValue: decodeInteger(forKey: key)) : nil
  }

  /// Returns the Boolean for a key; `false` if there is none.
  func flag(at key: String) -> Bool { containsValue(forKey: key) && decodeBool(forKey: key) }
}
