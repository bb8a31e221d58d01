internal import Foundation

/// The text of a source file, in which words are found.
package struct CodeText: Sendable {
  /// The bytes of the text, with a zero at their end alone.
  let bytes: [UInt8]

  /// Creates a text as it is.
  init(plain data: Data) { bytes = Self.terminated([UInt8](data)) }

  /// Creates the text of a source without its comments and imports.
  ///
  /// - Parameters:
  ///   - data: The source.
  ///   - nestsComments: A Boolean value that indicates whether comments contain others, as in Swift.
  init(code data: Data, nestsComments: Bool = true) {
    var bytes = [UInt8](data)
    Self.blankComments(in: &bytes, nested: nestsComments)
    self.bytes = Self.terminated(bytes)
  }

  private static func terminated(_ bytes: [UInt8]) -> [UInt8] {
    (bytes.contains(0) ? bytes.map { $0 == 0 ? 32 : $0 } : bytes) + [0]
  }

  private static func blankComments(in bytes: inout [UInt8], nested: Bool) {
    bytes.withUnsafeMutableBufferPointer { bytes in
      var at = 0, isLineStart = true
      let count = bytes.count
      func blankLine() {
        while at < count, bytes[at] != 10 {
          bytes[at] = 32
          at += 1
        }
      }
      while at < count {
        let byte = bytes[at], next = at + 1 < count ? bytes[at + 1] : 0
        switch byte {
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): blankLine()
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
          var depth = 0
          repeat {
            let (this, following) = (bytes[at], at + 1 < count ? bytes[at + 1] : 0)
            let begins = this == UInt8(ascii: "/") && following == UInt8(ascii: "*") && (nested || depth == 0)
            let ends = this == UInt8(ascii: "*") && following == UInt8(ascii: "/")
            depth += begins ? 1 : ends ? -1 : 0
            for _ in 0..<(begins || ends ? 2 : 1) where at < count {
              if bytes[at] != 10 { bytes[at] = 32 }
              at += 1
            }
          } while at < count && depth > 0
        case UInt8(ascii: "\""):
          at += 1
          while at < count, bytes[at] != UInt8(ascii: "\""), bytes[at] != 10 {
            at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
          }
          at += 1
          isLineStart = false
        case UInt8(ascii: "#") where isLineStart && next == UInt8(ascii: "i"): blankLine()
        case UInt8(ascii: "@")
        where isLineStart && next == UInt8(ascii: "c") && at + 6 < count
          && bytes[at + 6] == UInt8(ascii: " "):
          blankLine()
        default:
          if byte == 10 { isLineStart = true } else if byte != 32, byte != 9 { isLineStart = false }
          at += 1
        }
      }
    }
  }

  // MARK: - Words

  /// Returns a Boolean value that indicates whether the text contains another one.
  func contains(_ needle: String) -> Bool { find(Array(needle.utf8) + [0], from: 0) != nil }

  /// Returns the first place of bytes that end with a zero, which is not looked for.
  func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard needle.count > 1, start >= 0, start + needle.count <= bytes.count else { return nil }
    let length = needle.count - 1, last = bytes.count - 1 - length
    return bytes.withUnsafeBytes { text in
      needle.withUnsafeBytes { wanted in
        guard let base = text.baseAddress, let word = wanted.baseAddress else { return nil }
        var place = start
        // The first byte is looked for by the vector instructions of the C library.
        while place <= last, let next = memchr(base + place, Int32(wanted[0]), last + 1 - place) {
          place = UnsafeRawPointer(next) - base
          if memcmp(next, word, length) == 0 { return place }
          place += 1
        }
        return nil
      }
    }
  }

  /// Returns the places of a whole word, or of words that begin with it.
  func occurrences(of word: String, asPrefix: Bool = false) -> [Int] {
    let needle = Array(word.utf8) + [0], length = needle.count - 1
    var found: [Int] = [], start = 0
    while let place = find(needle, from: start) {
      start = place + length
      let isWhole = asPrefix || start >= bytes.count || !Self.isWord(bytes[start])
      if isWhole, place == 0 || !Self.isWord(bytes[place - 1]) { found.append(place) }
    }
    return found
  }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 95, 128...: true
    default: false
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }

  func skip(_ place: inout Int, while isSkipped: (UInt8) -> Bool) {
    while place < bytes.count, isSkipped(bytes[place]) { place += 1 }
  }

  func word(at place: inout Int) -> String {
    let start = place
    skip(&place, while: Self.isWord)
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  func byte(at place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

  /// Returns the text of up to `length` bytes before a place.
  func before(_ place: Int, _ length: Int) -> String {
    String(decoding: bytes[max(0, place - length)..<place], as: UTF8.self)
  }

  /// Returns the words of the text that are among some.
  func words(among known: Set<String>) -> Set<String> {
    var found: Set<String> = [], place = 0
    while place < bytes.count - 1 {
      guard Self.isWord(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      skip(&place, while: Self.isWord)
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      if known.contains(word) { found.insert(word) }
    }
    return found
  }

  // MARK: - Declarations

  /// A declaration or extension of a class.
  struct Declaration {
    /// A Boolean value that indicates whether it is no extension.
    var isMain: Bool
    var superclass: String?
  }

  private static let keywords: Set = ["class", "extension", "struct", "enum", "interface", "implementation"]

  /// Returns the declarations and extensions of a class in the file.
  func declarations(of name: String) -> [Declaration] {
    occurrences(of: name).compactMap { start in
      guard let keyword = keyword(before: start) else { return nil }
      var place = start + name.utf8.count
      skip(&place, while: Self.isSpace)
      var superclass: String?
      if byte(at: place) == UInt8(ascii: ":"), keyword == "class" || keyword == "interface" {
        place += 1
        skip(&place, while: Self.isSpace)
        superclass = word(at: &place)
      }
      return Declaration(isMain: keyword != "extension", superclass: superclass)
    }
  }

  /// Returns the keyword of a declaration directly before a place, or nil.
  private func keyword(before place: Int) -> String? {
    var end = place
    while end > 0, Self.isSpace(bytes[end - 1]) { end -= 1 }
    guard end < place else { return nil }
    var start = end
    while start > 0, Self.isWord(bytes[start - 1]) { start -= 1 }
    let found = String(decoding: bytes[start..<end], as: UTF8.self)
    return Self.keywords.contains(found) ? found : nil
  }

  /// The names of the types that the file declares or extends.
  var declared: Set<String> {
    var found: Set<String> = []
    for keyword in Self.keywords.union(["protocol"]) {
      for start in occurrences(of: keyword) {
        var place = start + keyword.utf8.count
        guard Self.isSpace(byte(at: place)) else { continue }
        skip(&place, while: Self.isSpace)
        let name = word(at: &place)
        if name.first?.isUppercase == true { found.insert(name) }
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the file declares a type, rather than only extends it.
  func isDeclaredHere(_ name: String) -> Bool { declarations(of: name).contains(where: \.isMain) }

  /// A Boolean value that indicates whether the file has functions or variables outside of types, or the
  /// start of a program.
  var hasGlobals: Bool { isEntry || Self.globals.contains(where: contains) }

  /// A Boolean value that indicates whether a program or a test begins in the file.
  var isEntry: Bool {
    ["@main", "UIApplicationMain", "XCTestCase", "UIApplicationDelegate"].contains(where: contains)
  }

  private static let globals = ["\nfunc ", "\nlet ", "\nvar ", "\npublic func ", "\nstatic "]

  /// The names of the functions and variables outside of types, or nil if one of them is not known, such as
  /// that of an operator.
  var globalNames: Set<String>? {
    var found: Set<String> = []
    for mark in Self.globals {
      let needle = Array(mark.utf8) + [0]
      var next = 0
      while let start = find(needle, from: next) {
        next = start + needle.count - 1
        var place = next
        if mark == "\nstatic " {
          // The name is the last word before the value or the parameters, behind the type.
          skip(&place) { ![10, 40, 59, 61, 91].contains($0) }
          while place > next, Self.isSpace(bytes[place - 1]) { place -= 1 }
          var first = place
          while first > next, Self.isWord(bytes[first - 1]) { first -= 1 }
          place = first
        }
        let name = word(at: &place)
        if name.isEmpty { return nil }
        found.insert(name)
      }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the text has a word that is no member of a class of the
  /// system that has one of the name `main`.
  func names(_ word: String) -> Bool {
    occurrences(of: word).contains { start in
      let lead = before(start, 24)
      return !["Queue.", "Bundle.", "Screen.", "RunLoop.", "Thread."].contains(where: lead.hasSuffix)
        && !lead.hasSuffix("@")
    }
  }
}
