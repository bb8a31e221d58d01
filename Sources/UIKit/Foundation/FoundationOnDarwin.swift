public import Foundation

// Names that Foundation has on Apple's systems and not on Linux.

/// Keys of what a bundle's Info.plist says of it.
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The short name of the program.
public let kCFBundleNameKey = "CFBundleName"
/// The number of the build.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The name of the file that is run.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The language in which the program was written.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The languages that the program has.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
/// The version of the file's own format.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"

extension UserDefaults {
  /// What is stored under a key; nil without it.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  /// Stores a value under a key; nil takes away what is stored.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

extension FileManager {
  /// Where the apps of a group share files; nil, as for a group to which the app does not belong.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? { nil }
}

/// Queues are objects there, which are equal where they are the same.
extension DispatchQueue: @retroactive Equatable, @retroactive Hashable {
  /// Whether both are one queue, whatever their labels.
  public static func == (one: DispatchQueue, other: DispatchQueue) -> Bool { one === other }
  /// Feeds which queue it is into the hasher, not its label.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Thread {
  /// The main thread.
  public static var main: Thread { mainThread }
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

/// As on Apple's systems a key of a dictionary is the same whether it is an `NSString` or a `String`: where a
/// notification's information, say, is given with objects for keys.
extension NSString: @retroactive _HasCustomAnyHashableRepresentation {
  /// The text as a `String`, which stands for the object among keys.
  public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(self as String) }
}

extension NSString {
  /// A text made by a format in the words of the current locale.
  public class func localizedStringWithFormat(_ format: NSString, _ arguments: any CVarArg...) -> NSString {
    NSString(string: String(format: format as String, locale: .current, arguments: arguments))
  }

  /// A text made by a format in the words of a locale; nil are those of none.
  public convenience init(format: String, locale: Locale?, arguments: CVaListPointer) {
    self.init(format: format, locale: locale.map { $0 as NSLocale as AnyObject }, arguments: arguments)
  }
}

extension NSLocale {
  private var swift: Locale { Locale(identifier: object(forKey: .identifier) as? String ?? "") }

  /// The name of a country or region in the locale's language; nil for a code that is none.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    swift.localizedString(forRegionCode: countryCode)
  }
  /// The name of a language in the locale's language.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    swift.localizedString(forLanguageCode: languageCode)
  }
  /// The name of another locale in the locale's language.
  public func localizedString(forLocaleIdentifier identifier: String) -> String {
    swift.localizedString(forIdentifier: identifier) ?? ""
  }
  /// The name of a currency in the locale's language.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    swift.localizedString(forCurrencyCode: currencyCode)
  }
}

/// A place that a method of Foundation's writes an object to.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>

/// Where a method of Foundation's writes what went wrong.
public typealias NSErrorPointer = AutoreleasingUnsafeMutablePointer<NSError?>?

extension URL {
  /// Asks for a file that the user gave the app: programs here reach all of the user's files.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Ends what was asked for; there is nothing to give back.
  public func stopAccessingSecurityScopedResource() {}
}

/// Contents that caches may throw away; nothing throws any away here.
public protocol NSDiscardableContent: AnyObject {
  /// Says that the contents are needed; false where they are gone.
  func beginContentAccess() -> Bool
  /// Says that they are not needed any more.
  func endContentAccess()
  /// Throws them away if nobody needs them.
  func discardContentIfPossible()
  /// Whether they were thrown away.
  func isContentDiscarded() -> Bool
}
