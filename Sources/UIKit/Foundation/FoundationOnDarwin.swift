public import Foundation

// Names that Foundation has on Apple's systems and not on Linux.

/// The key of a bundle's identifier in its Info.plist.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The key of the short name of the program.
public let kCFBundleNameKey = "CFBundleName"
/// The key of the build number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The key of the name of the executable file.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The key of the development language.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The key of the languages of the program.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
/// The key of the version of the file's format.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"

extension UserDefaults {
  /// Returns the value for a key; nil if there is none.
  public func value(forKey key: String) -> Any? {
    if let own = self as? any ReplacedValues { return own.valueInstead(forKey: key) }
    return object(forKey: key)
  }
  /// Sets the value for a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension FileManager {
  /// Returns nil, as for a group to which the app does not belong: there are no shared containers.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

/// Queues are objects on Apple's systems, which are equal if they are identical.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  /// Returns whether both are the same queue, regardless of their labels.
  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one === other }
  /// Hashes the identity of the queue, not its label.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Thread {
  /// The main thread.
  public static var main: Thread { mainThread }
}

extension Scanner {
  /// Scans `string`; returns whether it comes next.
  @_disfavoredOverload @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanString(string), result)
  }

  /// Scans up to `string` or the end; returns `false` if nothing precedes it.
  @_disfavoredOverload @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanUpToString(string), result)
  }

  /// Scans the characters of a set that come next; returns `false` if there are none.
  @_disfavoredOverload @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanCharacters(from: set), result)
  }

  /// Scans up to a character of a set or the end; returns `false` if nothing precedes it.
  @_disfavoredOverload @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanUpToCharacters(from: set), result)
  }

  private func store(_ found: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let found else { return false }
    result?.pointee = NSString(string: found)
    return true
  }
}

/// As on Apple's systems, `NSString` and `String` are interchangeable as keys of a dictionary, for instance
/// of a notification's user information.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  /// Returns the text as a `String`, which represents the object among keys.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}

extension NSString {
  /// Returns a string formatted in the current locale.
  public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: arguments))
  }

  /// Creates a string formatted in a locale; nil for none.
  public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
    self.init(format: format, locale: locale.map { $0 as NSLocale as AnyObject }, arguments: arguments)
  }
}

extension NSLocale {
  private var swift: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

  /// Returns the name of a country or region in the locale's language; nil for an unknown code.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    swift.localizedString(forRegionCode: countryCode)
  }
  /// Returns the name of a language in the locale's language.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    swift.localizedString(forLanguageCode: languageCode)
  }
  /// Returns the name of another locale in the locale's language.
  public func localizedString(forLocaleIdentifier identifier: String) -> String {
    swift.localizedString(forIdentifier: identifier) ?? ""
  }
  /// Returns the name of a currency in the locale's language.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    swift.localizedString(forCurrencyCode: currencyCode)
  }
}

/// A pointer to which a Foundation method writes an object.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// A pointer to which a Foundation method writes an error.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension URL {
  /// Requests access to a file outside the sandbox; returns `true` for files, since programs can access all
  /// files of the user.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Does nothing: there is no access to end.
  public func stopAccessingSecurityScopedResource() {}
}

/// Contents that caches may discard; nothing discards any in Mica.
public protocol NSDiscardableContent: AnyObject {
  /// Marks the contents as needed; returns `false` if they were discarded.
  func beginContentAccess() -> Bool
  /// Marks the contents as no longer needed.
  func endContentAccess()
  /// Discards the contents if they are not needed.
  func discardContentIfPossible()
  /// Returns whether the contents were discarded.
  func isContentDiscarded() -> Bool
}

extension URL {
  /// Returns whether the file or a promise of it is reachable. No files are promised here.
  public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}
