import Foundation

extension Data {
  /// Creates data with the bytes at an address, as on iOS: a `data:` address holds them itself, and one without
  /// a scheme is refused. On Linux, Foundation asks the network for both.
  public init(contentsOfAddress url: __shared URL, options: Data.ReadingOptions = []) throws {
    switch url.scheme?.lowercased() {
    case "data":
      guard let held = Data.held(by: url.absoluteString) else { throw CocoaError(.fileReadCorruptFile) }
      self = held
    case nil: throw CocoaError(.fileReadUnsupportedScheme)
    default: self = try Data(referencing: NSData(contentsOf: url, options: options))
    }
  }

  /// Returns the contents after the first comma of a `data:` address.
  private static func held(by address: String) -> Data? {
    guard let comma = address.firstIndex(of: ",") else { return nil }
    let bytes = unescaped(address[address.index(after: comma)...].utf8)
    return address[..<comma].lowercased().hasSuffix(";base64") ? Data(base64Encoded: bytes) : bytes
  }

  /// The bytes behind percent signs and those that stand for themselves; text need not come out.
  private static func unescaped(_ text: Substring.UTF8View) -> Data {
    var rest = text[...], bytes = Data()
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
