internal import CQREncode
internal import CoreGraphics

/// A QR code (ISO/IEC 18004), created by libqrencode.
struct QRCode: Sendable {
  /// The number of modules along a side, without the border.
  let side: Int
  private let modules: [UInt8]

  /// Creates the smallest code that holds the bytes; `nil` if there are none or too many.
  ///
  /// - Parameters:
  ///   - message: The bytes.
  ///   - level: The error correction level: "L", "M", "Q" or "H"; any other string counts as "M".
  init?(_ message: Data, level: String) {
    let levels: [String: QRecLevel] = [
      "L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H,
    ]
    // The largest code holds 2,953 bytes.
    guard (1...2953).contains(message.count) else { return nil }
    let made = message.withUnsafeBytes {
      QRcode_encodeData(
        Int32(message.count), $0.bindMemory(to: UInt8.self).baseAddress, 0,
        levels[level.uppercased()] ?? QR_ECLEVEL_M)
    }
    guard let made else { return nil }
    defer { QRcode_free(made) }
    side = Int(made.pointee.width)
    modules = Array(UnsafeBufferPointer(start: made.pointee.data, count: side * side))
  }

  /// Returns a Boolean value that indicates whether a module is dark; modules outside the code are not. The
  /// top row is row 0.
  func isDark(_ column: Int, _ row: Int) -> Bool {
    (0..<side).contains(column) && (0..<side).contains(row) && modules[row * side + column] & 1 == 1
  }
}
