internal import CoreGraphics
internal import Foundation

/// The Exif data of a file: tables of numbers and strings in the format of TIFF 6.0, section 2, and Exif 2.32
/// (CIPA DC-008). Only tags that have a name in Image I/O are read.
struct ExifBlock {
  private let bytes: [UInt8]
  private let isBigEndian: Bool

  /// The maximum number of bytes that are read. JPEG blocks are less than 64 KB.
  private static let longest = 1 << 20
  /// The maximum number of entries in a table and of values in an entry.
  private static let mostEntries = 512, mostValues = 1024

  /// Creates a block from its bytes, with or without the marker "Exif". Returns nil if they do not begin with
  /// a TIFF header.
  init?(_ block: Data) {
    var bytes = [UInt8](block.prefix(Self.longest))
    if bytes.starts(with: Array("Exif\0\0".utf8)) { bytes.removeFirst(6) }
    switch bytes.prefix(4) {
    case [0x49, 0x49, 0x2A, 0]: isBigEndian = false
    case [0x4D, 0x4D, 0, 0x2A]: isBigEndian = true
    default: return nil
    }
    self.bytes = bytes
  }

  /// Creates the block of a file. Returns nil if there is none.
  init?(of file: Data, _ format: ImageFormat) {
    let found =
      switch format {
      case .jpeg: Self.segment(of: file)
      case .png: Self.chunk("eXIf", of: file, from: 8, isBigEndian: true, between: 4)
      case .webp: Self.chunk("EXIF", of: file, from: 12, isBigEndian: false, between: 0)
      case .gif: nil as Data?
      }
    guard let found else { return nil }
    self.init(found)
  }

  /// Returns the Exif segment of a JPEG file's header (ISO 10918-1, B.1.1).
  private static func segment(of file: Data) -> Data? {
    var place = file.startIndex + 2
    while place + 4 <= file.endIndex, file[place] == 0xFF {
      let marker = file[place + 1]
      if marker == 0xFF {  // Which may fill.
        place += 1
        continue
      }
      let count = Int(file[place + 2]) << 8 | Int(file[place + 3]), end = place + 2 + count
      // The image data begins, or the file is damaged.
      guard marker != 0xDA, marker != 0xD9, count >= 2, end <= file.endIndex else { return nil }
      let body = file[place + 4..<end]
      if marker == 0xE1, body.starts(with: Data("Exif\0\0".utf8)) { return body }
      place = end
    }
    return nil
  }

  /// Returns a chunk of a PNG or RIFF file. PNG chunks have the length before the name and a checksum at the
  /// end; RIFF chunks have an even length.
  private static func chunk(
    _ name: String, of file: Data, from start: Int, isBigEndian: Bool, between rest: Int
  ) -> Data? {
    var place = file.startIndex + start
    while place + 8 <= file.endIndex {
      let words = [file[place..<place + 4], file[place + 4..<place + 8]]
      let (own, length) = isBigEndian ? (words[1], words[0]) : (words[0], words[1])
      let ordered = isBigEndian ? Array(length) : length.reversed()
      let count = ordered.reduce(0) { $0 << 8 | Int($1) }, end = place + 8 + count
      guard end <= file.endIndex else { return nil }
      if own.elementsEqual(name.utf8) { return file[place + 8..<end] }
      place = end + rest + (isBigEndian ? 0 : count & 1)
    }
    return nil
  }

  /// The properties in the block, by the keys of their dictionaries. Empty dictionaries are omitted.
  var properties: [CFString: CFDictionary] {
    guard let first = number(at: 4, 4), let main = entries(at: first) else { return [:] }
    var found = [kCGImagePropertyTIFFDictionary: read(main, ExifTag.tiff)]
    for (pointer, name, tags) in [
      (0x8769, kCGImagePropertyExifDictionary, ExifTag.exif),
      (0x8825, kCGImagePropertyGPSDictionary, ExifTag.gps),
    ] {
      guard let entry = main[pointer], let place = numbers(entry)?.first,
        let inner = Int(exactly: place).flatMap(entries)
      else { continue }
      found[name] = read(inner, tags)
    }
    return found.filter { !$0.value.isEmpty }
  }

  /// The horizontal resolution in pixels per inch, or nil if the block does not specify it.
  var dotsPerInch: Double? {
    guard let first = number(at: 4, 4), let main = entries(at: first),
      let dots = main[0x011A].flatMap(numbers)?.first, dots > 0
    else { return nil }
    // 2 is inches and 3 centimetres; inches are the default.
    switch main[0x0128].flatMap(numbers)?.first ?? 2 {
    case 2: return dots
    case 3: return dots * 2.54
    default: return nil
    }
  }

  /// A value in the block: its type, the number of elements, and their position.
  private struct Entry {
    var type: Int
    var count: Int
    var place: Int
  }

  /// The sizes in bytes of the types 1 to 12 of TIFF.
  private static let sizes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8]

  /// Returns the entries of a table by tag whose values are inside the block, or nil if there is no table.
  private func entries(at place: Int) -> [Int: Entry]? {
    guard let count = number(at: place, 2) else { return nil }
    var found: [Int: Entry] = [:]
    for index in 0..<min(count, Self.mostEntries) {
      let at = place + 2 + 12 * index
      guard let tag = number(at: at, 2), let type = number(at: at + 2, 2), let count = number(at: at + 4, 4),
        let value = number(at: at + 8, 4)
      else { break }
      guard Self.sizes.indices.contains(type), type > 0, count > 0, count <= bytes.count else { continue }
      let size = count * Self.sizes[type], start = size <= 4 ? at + 8 : value
      if start + size <= bytes.count { found[tag] = Entry(type: type, count: count, place: start) }
    }
    return found
  }

  /// Returns an unsigned number, or nil outside the block.
  private func number(at place: Int, _ size: Int) -> Int? {
    guard place >= 0, place + size <= bytes.count else { return nil }
    let own = bytes[place..<place + size]
    return (isBigEndian ? Array(own) : own.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the values of an entry as numbers, or nil for strings or if one is not a number.
  private func numbers(_ entry: Entry) -> [Double]? {
    func one(_ place: Int) -> Double? {
      func whole(_ place: Int, _ size: Int, isSigned: Bool) -> Double? {
        number(at: place, size).map {
          isSigned && $0 >> (8 * size - 1) == 1 ? Double($0 - 1 << (8 * size)) : Double($0)
        }
      }
      switch entry.type {
      case 1, 7: return whole(place, 1, isSigned: false)
      case 3: return whole(place, 2, isSigned: false)
      case 4: return whole(place, 4, isSigned: false)
      case 6: return whole(place, 1, isSigned: true)
      case 8: return whole(place, 2, isSigned: true)
      case 9: return whole(place, 4, isSigned: true)
      case 5, 10:
        let isSigned = entry.type == 10
        guard let above = whole(place, 4, isSigned: isSigned),
          let below = whole(place + 4, 4, isSigned: isSigned), below != 0
        else { return nil }
        return above / below
      case 11: return number(at: place, 4).map { Double(Float(bitPattern: UInt32($0))) }
      case 12:
        guard let high = number(at: place + (isBigEndian ? 0 : 4), 4),
          let low = number(at: place + (isBigEndian ? 4 : 0), 4)
        else { return nil }
        return Double(bitPattern: UInt64(high) << 32 | UInt64(low))
      default: return nil
      }
    }
    var found: [Double] = []
    for index in 0..<min(entry.count, Self.mostValues) {
      guard let value = one(entry.place + index * Self.sizes[entry.type]), value.isFinite else { return nil }
      found.append(value)
    }
    return found
  }

  /// Returns a string up to its terminator, without trailing spaces.
  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self).trimmingSuffix { $0 == " " }
  }

  private func read(_ entries: [Int: Entry], _ tags: [Int: ExifTag]) -> CFDictionary {
    var found: CFDictionary = [:]
    for (tag, entry) in entries {
      if let known = tags[tag], let value = value(entry, known.form) { found[known.name] = value }
    }
    return found
  }

  private func value(_ entry: Entry, _ form: ExifTag.Form) -> Any? {
    let own = bytes[entry.place..<entry.place + entry.count * Self.sizes[entry.type]]
    if entry.type == 2 { return text(own) }
    switch form {
    case .comment:
      // Eight bytes name the encoding; Unicode and JIS are not read.
      let isPlain = own.starts(with: Array("ASCII".utf8)) || own.prefix(8).allSatisfy { $0 == 0 }
      return isPlain ? text(own.dropFirst(8)) : nil
    case .version:
      // "0231" is 2, 3, 1, and "0100" is 1, 0.
      var digits = own.map { Int($0) - 48 }
      guard digits.count == 4, digits.allSatisfy({ 0...9 ~= $0 }) else { return nil }
      if digits[0] == 0 { digits.removeFirst() }
      if digits.last == 0 { digits.removeLast() }
      return digits
    case .degrees, .time:
      guard let parts = numbers(entry), parts.count == 3 else { return nil }
      if form == .degrees { return parts[0] + parts[1] / 60 + parts[2] / 3600 }
      guard parts.allSatisfy({ 0..<100 ~= $0 }) else { return nil }
      let second = parts[2] == parts[2].rounded() ? "%02.0f" : "%05.2f"
      return String(format: "%02.0f:%02.0f:" + second, parts[0], parts[1], parts[2])
    case .plain, .list:
      guard let numbers = numbers(entry) else { return nil }
      let isWhole = ![5, 10, 11, 12].contains(entry.type)
      if form == .plain, numbers.count == 1 { return isWhole ? Int(numbers[0]) as Any : numbers[0] }
      return isWhole ? numbers.map { Int($0) } as Any : numbers
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> String {
    var copy = self
    while let last = copy.last, isTrimmed(last) { copy.removeLast() }
    return copy
  }
}
