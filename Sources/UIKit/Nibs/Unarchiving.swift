internal import CoreFoundation  // Without which the unarchiver has no subclasses.
public import Foundation

/// An unarchiver that returns nil for missing keys, which would stop the program on Linux.
private final class Unarchiver: NSKeyedUnarchiver {
  override func decodeObject(forKey key: String) -> Any? {
    containsValue(forKey: key) ? super.decodeObject(forKey: key) : nil
  }
}

@_spi(SelectorTable) extension NSKeyedUnarchiver {
  /// Returns an unarchiver, in place of `NSKeyedUnarchiver(forReadingWith:)`: like Apple's, it treats empty
  /// data as an empty archive, and returns nil for missing keys.
  public static func reading(_ data: Data) -> NSKeyedUnarchiver {
    let archive = data.isEmpty ? NSKeyedArchiver(requiringSecureCoding: false).encodedData : data
    guard let reader = try? Unarchiver(forReadingFrom: archive) else {
      return NSKeyedUnarchiver(forReadingWith: archive)
    }
    reader.requiresSecureCoding = false
    return reader
  }
}
