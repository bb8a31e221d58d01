internal import CoreGraphics
internal import Foundation

/// Where words may be divided, by Liang's method: patterns of letters with figures between them, of which odd ones allow a hyphen and
/// greater ones win.
///
/// iOS's own patterns are not known; those of TeX, as Debian's packages `hyphen-…` install them for libhyphen, divide most words alike.
package struct HyphenationPatterns: Sendable {
  /// The figures before, between and behind the letters of a pattern; a dot stands for an end of a word.
  private var patterns: [[UInt16]: [UInt8]] = [:]
  private var longest = 0
  /// The least letters before and behind a hyphen.
  private var margins = (left: 2, right: 2)

  /// The patterns of the user's language; nil where the machine has none.
  package static let own: HyphenationPatterns? = {
    let language = (Locale.preferredLanguages.first ?? "en_US").replacingOccurrences(of: "-", with: "_")
    let short = String(language.prefix { $0 != "_" })
    for name in [language, short, short == "en" ? "en_US" : "\(short)_\(short.uppercased())"] {
      let file = URL(fileURLWithPath: "/usr/share/hyphen/hyph_\(name).dic")
      guard let data = try? Data(contentsOf: file), data.count < 8 << 20 else { continue }
      let isLatin = data.starts(with: Data("ISO8859-1\n".utf8))
      if let text = String(data: data, encoding: isLatin ? .isoLatin1 : .utf8) { return HyphenationPatterns(text) }
    }
    return nil
  }()

  /// Reads patterns, one a line, as files of libhyphen hold them; lines that change letters are left out.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ")
      if words.first == "LEFTHYPHENMIN" { margins.left = max(1, Int(words.last ?? "") ?? 2) }
      if words.first == "RIGHTHYPHENMIN" { margins.right = max(1, Int(words.last ?? "") ?? 2) }
      guard words.count == 1, !line.contains(where: { $0 == "/" || $0 == "%" || $0 == "#" || $0.isUppercase }) else { continue }
      var letters: [UInt16] = [], figures: [UInt8] = [0]
      for unit in line.utf16 {
        if (48...57).contains(unit) {
          figures[figures.count - 1] = UInt8(unit - 48)
        } else {
          letters.append(unit)
          figures.append(0)
        }
      }
      patterns[letters] = figures
      longest = max(longest, letters.count)
    }
  }

  /// How many letters of a word stand before each of the hyphens that it may have, in order; none in words of more than 100.
  package func places(in word: [UInt16]) -> [Int] {
    guard word.count >= margins.left + margins.right, word.count <= 100 else { return [] }
    let dot: UInt16 = 46
    let letters = [dot] + word.map(Self.small) + [dot]
    var figures = [UInt8](repeating: 0, count: letters.count + 1)
    for start in letters.indices {
      for end in start..<min(start + longest, letters.count) {
        for (offset, figure) in (patterns[Array(letters[start...end])] ?? []).enumerated() {
          figures[start + offset] = max(figures[start + offset], figure)
        }
      }
    }
    return (margins.left...word.count - margins.right).filter { figures[$0 + 1] % 2 == 1 }
  }

  private static func small(_ unit: UInt16) -> UInt16 {
    let small = Unicode.Scalar(unit)?.properties.lowercaseMapping.utf16
    return small?.count == 1 ? small?.first ?? unit : unit
  }

  /// The places in a part of a text before which a hyphen may end a line.
  static func places(in units: [UInt16], _ range: Range<Int>) -> Set<Int> {
    guard let own else {
      notYet("hyphenation without patterns of the language in /usr/share/hyphen")
      return []
    }
    let isLetter = { (index: Int) in Unicode.Scalar(units[index])?.properties.isAlphabetic ?? false }
    return Set(range.split { !isLetter($0) }.flatMap { word in
      own.places(in: word.map { units[$0] }).map { (word.first ?? 0) + $0 }
    })
  }
}
