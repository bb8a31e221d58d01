import Foundation

extension Data {
  /// The bytes at an address, as on iOS: a `data:` address holds them itself, and one that does not say how it is read is refused, where
  /// Foundation asks the network for both on Linux. A module's own comes before another's.
  init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    switch url.scheme?.lowercased() {
    case "data":
      guard let held = Data.held(by: url.absoluteString) else { throw CocoaError(.fileReadCorruptFile) }
      self = held
    case nil: throw CocoaError(.fileReadUnsupportedScheme)
    default: self = try Data(referencing: NSData(contentsOf: url, options: options))
    }
  }

  /// What follows the first comma of a `data:` address.
  private static func held(by address: String) -> Data? {
    guard let comma = address.firstIndex(of: ",") else { return nil }
    guard let text = address[address.index(after: comma)...].removingPercentEncoding else { return nil }
    return address[..<comma].lowercased().hasSuffix(";base64") ? Data(base64Encoded: text) : Data(text.utf8)
  }
}
