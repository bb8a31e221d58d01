internal import Foundation

/// The contents of a file prepared for the XML parser: UTF-8 without a byte order mark, scanned by
/// `IBScanner`.
///
/// The parser receives neither an encoding declaration nor a document type, so it has no reason to open files
/// or to expand entities other than the five predefined ones.
struct IBSource {
  /// The text, with the same number of lines as the file.
  let utf8: Data

  static let xml = "a .storyboard or .xib file in XML, starting with \"<?xml\" or \"<document\""

  init(_ data: Data, file: String) throws(IBReadError) {
    var bytes = try Self.decode([UInt8](data), file: file)
    bytes.append(0)
    let problem = bytes.withUnsafeMutableBytes { buffer in
      IBScanner(text: buffer.assumingMemoryBound(to: CChar.self).baseAddress!).scan()
    }
    bytes.removeLast()
    if let problem {
      throw IBReadError(
        file: file, line: Self.line(of: problem.index, in: bytes), reason: problem.reason,
        accepted: problem.accepted)
    }
    utf8 = Data(bytes)
  }

  // MARK: Encoding

  private static func decode(_ data: [UInt8], file: String) throws(IBReadError) -> [UInt8] {
    func refuse(_ reason: String, _ line: Int? = nil, accepted: String = xml) -> IBReadError {
      IBReadError(file: file, line: line, reason: reason, accepted: accepted)
    }
    if data.isEmpty { throw refuse("the file is empty") }
    if data.starts(with: Array("NIBArchive".utf8)) || data.starts(with: Array("bplist".utf8)) {
      throw refuse("this is a compiled nib, not its source")
    }
    var bytes = data
    if data.starts(with: [0xEF, 0xBB, 0xBF]) {
      bytes.removeFirst(3)
    } else if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0, 0x3C]) {
      bytes = utf16(data, high: 0)
    } else if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0x3C, 0]) {
      bytes = utf16(data, high: 1)
    }
    if let zero = bytes.firstIndex(of: 0) {
      throw refuse("a zero byte: the file is binary or damaged", line(of: zero, in: bytes), accepted: "text")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let declared = declaredEncoding(bytes)
      if declared == "iso-8859-1" || declared == "latin1" {
        return Array(String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) })).utf8)
      }
      throw refuse(
        "the text is not valid UTF-8", line(of: firstInvalid(in: bytes), in: bytes),
        accepted: "UTF-8, UTF-16 with a byte order mark, or declared ISO-8859-1")
    }
    return bytes
  }

  /// Converts UTF-16 to UTF-8. Unpaired surrogates become U+FFFD.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - high: The offset of each unit's high byte.
  /// - Returns: The bytes as UTF-8.
  private static func utf16(_ data: [UInt8], high: Int) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(data.count / 2)
    for index in stride(from: 0, to: data.count - 1, by: 2) {
      units.append(UInt16(data[index + high]) << 8 | UInt16(data[index + 1 - high]))
    }
    if units.first == 0xFEFF { units.removeFirst() }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private static func firstInvalid(in bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var position = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { position += UTF8.width(scalar) }
    return min(position, bytes.count - 1)
  }

  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard let end = declarationEnd(bytes) else { return nil }
    let declaration = String(decoding: bytes[..<end], as: UTF8.self)
    guard let found = declaration.range(of: "encoding") else { return nil }
    let quoted = declaration[found.upperBound...].split(whereSeparator: { $0 == "\"" || $0 == "'" })
    return quoted.count > 1 ? quoted[1].lowercased() : nil
  }

  private static func declarationEnd(_ bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: Array("<?xml".utf8)) else { return nil }
    return bytes.prefix(1024).firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 }
  }

  private static func line(of index: Int, in bytes: [UInt8]) -> Int {
    1 + bytes[..<index].count { $0 == UInt8(ascii: "\n") }
  }
}
