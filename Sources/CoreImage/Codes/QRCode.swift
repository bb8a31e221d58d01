internal import CQREncode
internal import CoreGraphics

/// A QR code (ISO/IEC 18004), made by libqrencode.
struct QRCode: Sendable {
  /// Modules along a side, without a border.
  let side: Int
  private let modules: [UInt8]

  /// The smallest code for bytes; nil for none or too many.
  ///
  /// - Parameter level: How much may be damaged: "L", "M", "Q" or "H"; anything else counts as "M".
  init?(_ message: Data, level: String) {
    let levels: [String: QRecLevel] = [
      "L": QR_ECLEVEL_L, "M": QR_ECLEVEL_M, "Q": QR_ECLEVEL_Q, "H": QR_ECLEVEL_H,
    ]
    // 2,953 bytes is what the largest code holds.
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

  /// Whether a module is dark, the first row on top; none outside is.
  func isDark(_ column: Int, _ row: Int) -> Bool {
    (0..<side).contains(column) && (0..<side).contains(row) && modules[row * side + column] & 1 == 1
  }
}
