internal import CoreFoundation  // Without which the unarchiver has no subclasses.
public import Foundation

/// Answers nil for what an archive does not hold, which ends the program on Linux otherwise.
private final class Unarchiver: NSKeyedUnarchiver {
  override func decodeObject(forKey key: String) -> Any? {
    containsValue(forKey: key) ? super.decodeObject(forKey: key) : nil
  }
}

@_spi(SelectorTable) extension NSKeyedUnarchiver {
  /// What stands for `NSKeyedUnarchiver(forReadingWith:)`: as Apple's, it takes no data for an archive of
  /// nothing, and answers nil for what is not there.
  public static func reading(_ data: Data) -> NSKeyedUnarchiver {
    let archive = data.isEmpty ? NSKeyedArchiver(requiringSecureCoding: false).encodedData : data
    guard let reader = try? Unarchiver(forReadingFrom: archive) else {
      return NSKeyedUnarchiver(forReadingWith: archive)
    }
    reader.requiresSecureCoding = false
    return reader
  }
}
