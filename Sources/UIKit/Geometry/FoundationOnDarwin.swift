public import Foundation

// Names that Foundation has on Apple's systems and not on Linux.

/// Keys of what a bundle's Info.plist says of it.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
public let kCFBundleNameKey = "CFBundleName"
public let kCFBundleVersionKey = "CFBundleVersion"
public let kCFBundleExecutableKey = "CFBundleExecutable"
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"

extension UserDefaults {
  /// What is stored under a key; nil without it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Stores a value under a key; nil takes away what is stored.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension Scanner {
  /// Reads `string` if it comes next; tells whether it does.
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanString(string), result)
  }

  /// Reads up to `string` or the end; false where nothing is before it.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanUpToString(string), result)
  }

  /// Reads the characters of a set that come next; false where none does.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanCharacters(from: set), result)
  }

  /// Reads up to a character of a set or the end; false where nothing is before it.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanUpToCharacters(from: set), result)
  }

  private func store(_ found: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let found else { return false }
    result?.pointee = NSString(string: found)
    return true
  }
}
