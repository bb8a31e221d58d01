internal import CoreGraphics
internal import Foundation

/// Patterns that determine where words may be hyphenated, by Liang's method: letters with digits between
/// them, of which odd ones allow a hyphen and larger ones take precedence.
///
/// iOS's own patterns are not known; those of TeX, as Debian's packages `hyphen-…` install them for
/// libhyphen, divide most words alike.
package struct HyphenationPatterns: Sendable {
  /// A set of patterns: the digits before, between and after the letters of each. A dot represents an end of
  /// a word.
  private struct Level: Sendable {
    var patterns: [[UInt16]: [UInt8]] = [:]
    var longest = 0
  }

  /// The patterns of whole words, then those of the parts into which the previous level divides a word.
  private var levels = [Level()]
  /// The minimum numbers of letters before and after a hyphen.
  private var margins = (left: 2, right: 2)
  /// The maximum number of letters of a word that is hyphenated.
  private static let longestWord = 100

  /// The patterns of the user's language, or nil if the machine has none.
  package static let own = HyphenationPatterns(language: Locale.preferredLanguages.first ?? "en_US")

  /// Creates the patterns of a language, or of another region's variant of it. Returns nil if the folder has
  /// none that can be read.
  package init?(language: String, in folder: String = "/usr/share/hyphen") {
    let language = language.replacingOccurrences(of: "-", with: "_"),
      short = String(language.prefix { $0 != "_" })
    let all = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let names = [language, short, short == "en" ? "en_US" : "\(short)_\(short.uppercased())"].map {
      "hyph_\($0).dic"
    }
    let others = all.filter { $0.hasPrefix("hyph_\(short)_") && $0.hasSuffix(".dic") && !names.contains($0) }
    for name in names.filter(all.contains) + others {
      guard let data = try? Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name)),
        data.count < 8 << 20
      else { continue }
      let first = String(decoding: data.prefix { $0 != 10 && $0 != 13 }, as: UTF8.self)
      guard let encoding = Self.encoding(named: first), let text = String(data: data, encoding: encoding)
      else { continue }
      self.init(text)
      return
    }
    return nil
  }

  /// Returns the encoding that the first line of a libhyphen file names, with Core Foundation's numbers where
  /// `String.Encoding` has no name.
  private static func encoding(named name: String) -> String.Encoding? {
    switch name.trimmingCharacters(in: .whitespaces) {
    case "UTF-8": .utf8
    case "KOI8-R": String.Encoding(rawValue: 0x8000_0A02)
    case "microsoft-cp1251": .windowsCP1251
    case let name where name.hasPrefix("ISO8859-"):
      name.split(separator: "-").last.flatMap { UInt8($0) }.map {
        String.Encoding(rawValue: 0x8000_0200 | UInt($0))
      }
    default: nil
    }
  }

  /// Creates patterns from the text of a libhyphen file: one per line after the name of the encoding. Lines
  /// that change letters are ignored.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let words = line.split(separator: " ")
      let margin = words.last.flatMap { Int($0) }.map { min(max($0, 1), Self.longestWord) } ?? 2
      switch words.first {
      case "LEFTHYPHENMIN": margins.left = margin
      case "RIGHTHYPHENMIN": margins.right = margin
      case "NEXTLEVEL": levels.append(Level())
      default: break
      }
      guard words.count == 1, !line.contains(where: { $0 == "/" || $0 == "%" || $0 == "#" || $0.isUppercase })
      else { continue }
      var letters: [UInt16] = [], figures: [UInt8] = [0]
      for unit in line.utf16 {
        if (48...57).contains(unit) {
          figures[figures.count - 1] = UInt8(unit - 48)
        } else {
          letters.append(unit)
          figures.append(0)
        }
      }
      let level = levels.count - 1
      levels[level].patterns[letters] = figures
      levels[level].longest = max(levels[level].longest, letters.count)
    }
  }

  /// Returns the numbers of letters before each possible hyphen of a word, in order. Empty for words of more
  /// than 100 letters.
  package func places(in word: [UInt16]) -> [Int] {
    word.count <= Self.longestWord ? places(in: word.map(Self.small)[...], levels[...]) : []
  }

  private func places(in word: ArraySlice<UInt16>, _ levels: ArraySlice<Level>) -> [Int] {
    guard let level = levels.first, word.count >= margins.left + margins.right else { return [] }
    let dot: UInt16 = 46
    let letters = [dot] + word + [dot]
    var figures = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      for end in start..<min(start + level.longest, letters.count) {
        for (offset, figure) in (level.patterns[Array(letters[start...end])] ?? []).enumerated() {
          figures[start + offset] = max(figures[start + offset], figure)
        }
      }
    }
    let own = (margins.left...word.count - margins.right).filter { figures[$0 + 1] % 2 == 1 }
    guard levels.count > 1 else { return own }
    let ends = [0] + own + [word.count]
    let inner = zip(ends, ends.dropFirst()).flatMap { start, end in
      places(in: word.dropFirst(start).prefix(end - start), levels.dropFirst()).map { start + $0 }
    }
    return (own + inner).sorted()
  }

  private static func small(_ unit: UInt16) -> UInt16 {
    let small = Unicode.Scalar(unit)?.properties.lowercaseMapping.utf16
    return small?.count == 1 ? small?.first ?? unit : unit
  }

  /// Returns the indices in a part of a text before which a hyphen may end a line. Words that extend beyond
  /// the part are considered whole, up to `limits`.
  static func places(in units: [UInt16], _ range: Range<Int>, limits: Range<Int>) -> [Int] {
    guard let own else {
      notYet("hyphenation without patterns of the language in /usr/share/hyphen")
      return []
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > limits.lowerBound, isLetter(units[start - 1]) { start -= 1 }
    while end < limits.upperBound, isLetter(units[end]) { end += 1 }
    let words: [Range<Int>] = (start..<end).split { !isLetter(units[$0]) }
    return words.flatMap { word -> [Int] in
      own.places(in: Array(units[word])).map { word.lowerBound + $0 }
    }.filter(range.contains)
  }

  /// Returns a Boolean value that indicates whether a character belongs to a word: letters and combining
  /// marks.
  private static func isLetter(_ unit: UInt16) -> Bool {
    guard let properties = Unicode.Scalar(unit)?.properties else { return false }
    return properties.isAlphabetic || [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }
}
