internal import Foundation

// Foundation on Linux ends an archive over a key that is missing: these ask before they read.

extension NSCoder {
  /// The object under a key; nil where there is none of the class.
  func object<Kind: NSObject & NSCoding>(_ kind: Kind.Type, at key: String) -> Kind? {
    containsValue(forKey: key) ? decodeObject(of: kind, forKey: key) : nil
  }

  /// The list under a key, of objects of a class; nil where there is none.
  func objects<Kind: NSObject & NSCoding>(_ kind: Kind.Type, at key: String) -> [Kind]? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSArray.self, kind], forKey: key) as? [Kind]
  }

  /// The string under a key, or nil.
  func string(at key: String) -> String? { object(NSString.self, at: key).map { "\($0)" } }

  /// The number under a key, or nil.
  func figure(at key: String) -> CGFloat? {
    containsValue(forKey: key) ? CGFloat(decodeDouble(forKey: key)) : nil
  }

  /// The case whose number lies under a key, or nil.
  func choice<Choice: RawRepresentable>(at key: String) -> Choice? where Choice.RawValue == Int {
    containsValue(forKey: key) ? Choice(rawValue: decodeInteger(forKey: key)) : nil
  }

  /// Whether something holds, as it lies under a key; false where nothing does.
  func flag(at key: String) -> Bool { containsValue(forKey: key) && decodeBool(forKey: key) }
}
