internal import Foundation

/// The combination of several images in one PNG file that is played as an animation (the APNG extension of
/// PNG's third edition).
package enum AnimatedPNG {
  /// Combines PNG files of the same size and kind. Returns nil if there are none, or one is not a PNG.
  ///
  /// - Parameters:
  ///   - pictures: The files, each with the number of frames for which it is shown.
  ///   - framesPerSecond: The frame rate, greater than 0.
  /// - Returns: The animated PNG file, or nil.
  package static func join(_ pictures: [(png: Data, frames: Int)], framesPerSecond: Double) -> Data? {
    let parts = pictures.map { chunks($0.png) }
    guard let first = parts.first, first.first?.kind == "IHDR", let header = first.first?.data,
      header.count >= 8,
      parts.allSatisfy({ $0.first?.data == header })
    else { return nil }
    var file = Data(signature), sequence: UInt32 = 0
    append("IHDR", header, to: &file)
    append("acTL", bytes(UInt32(pictures.count)) + bytes(0), to: &file)
    for one in first.dropFirst() where one.kind != "IDAT" && one.kind != "IEND" {
      append(one.kind, one.data, to: &file)
    }
    for (index, part) in parts.enumerated() {
      let delay = delay(of: pictures[index].frames, framesPerSecond)
      append("fcTL", bytes(sequence) + header.prefix(8) + Data(count: 8) + delay + Data(count: 2), to: &file)
      sequence += 1
      for one in part where one.kind == "IDAT" {
        if index == 0 {
          append("IDAT", one.data, to: &file)
        } else {
          append("fdAT", bytes(sequence) + one.data, to: &file)
          sequence += 1
        }
      }
    }
    append("IEND", Data(), to: &file)
    return file
  }

  /// Encodes a duration as a fraction of two 16-bit numbers in seconds: exactly for an integer frame rate,
  /// otherwise in the smallest fraction of a second that fits.
  private static func delay(of frames: Int, _ framesPerSecond: Double) -> Data {
    if let rate = Int(exactly: framesPerSecond), rate <= 0xFFFF, frames <= 0xFFFF {
      return short(frames) + short(rate)
    }
    let seconds = Double(frames) / framesPerSecond
    let parts = [1000, 100, 10].first { seconds * Double($0) < 0xFFFF } ?? 1
    return short(min(0xFFFF, Int((seconds * Double(parts)).rounded()))) + short(parts)
  }

  private static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  private static func chunks(_ file: Data) -> [(kind: String, data: Data)] {
    let bytes = [UInt8](file)
    guard bytes.starts(with: signature) else { return [] }
    var found: [(String, Data)] = [], place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= bytes.count else { break }
      let kind = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      found.append((kind, Data(bytes[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return found
  }

  private static func append(_ kind: String, _ data: Data, to file: inout Data) {
    let body = Data(kind.utf8) + data
    file += bytes(UInt32(data.count)) + body + bytes(checksum(body))
  }

  private static func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
  private static func short(_ number: Int) -> Data { Data([UInt8(number >> 8 & 255), UInt8(number & 255)]) }

  /// Returns the cyclic redundancy check that ends each chunk of a PNG.
  private static func checksum(_ data: Data) -> UInt32 {
    ~data.reduce(UInt32.max) { (sum: UInt32, byte: UInt8) -> UInt32 in
      table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8
    }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { (value: UInt32, _) -> UInt32 in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
