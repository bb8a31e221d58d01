/// The names of SF Symbols, up to iOS 26, which determine whether a system image exists.
///
/// Source: the lists of names by release that Apple ships with its SF Symbols app, as several public packages
/// repeat them, including names that were replaced.
///
/// They are stored as a tree of the words between the full stops. An entry is a word followed by its ending:
/// nothing if the name is complete, `.` and the only entry that continues it, or all entries that continue
/// it, in parentheses if the name may also be complete and in square brackets if it may not. A capital letter
/// represents an ending that many words share.
enum SymbolNames {
  /// Returns a Boolean value that indicates whether a symbol exists.
  static func contains(_ name: String) -> Bool {
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard let first = words.first, let place = firstWords[first] else { return false }
    return tree.ending(at: place, has: words.dropFirst())
  }

  private static let tree = Tree(table)
  private static let shared = Dictionary(
    uniqueKeysWithValues: endings.map { ($0.key.asciiValue ?? 0, Tree($0.value)) })

  /// The positions of the endings of all first words.
  private static let firstWords: [[UInt8]: Int] = {
    var result: [[UInt8]: Int] = [:]
    var place = 0
    while let word = tree.word(at: place) {
      result[word] = place + word.count
      place = tree.next(after: place)
    }
    return result
  }()

  /// A part of the tree in its text form.
  private struct Tree {
    private let text: [UInt8]

    init(_ text: String) { self.text = text.utf8.map { $0 == 0x0A ? 0x20 : $0 } }

    private func byte(_ place: Int) -> Character? {
      place < text.count ? Character(Unicode.Scalar(text[place])) : nil
    }

    /// Returns the word at the start of an entry, or nil if there is no entry.
    func word(at place: Int) -> [UInt8]? {
      let end = text[place...].firstIndex { !(0x61...0x7A).contains($0) && !(0x30...0x39).contains($0) }
      let word = text[place..<(end ?? text.count)]
      return word.isEmpty ? nil : Array(word)
    }

    /// Returns the position of the next sibling of an entry, or of the end of the enclosing brackets or of
    /// the text.
    func next(after place: Int) -> Int {
      var place = place, depth = 0
      while let byte = byte(place) {
        if depth == 0, byte == " " { return place + 1 }
        if byte == "(" || byte == "[" { depth += 1 }
        if byte == ")" || byte == "]" { depth -= 1 }
        if depth < 0 { return place }
        place += 1
      }
      return place
    }

    /// Returns a Boolean value that indicates whether an ending matches the given words.
    func ending(at place: Int, has words: ArraySlice<[UInt8]>) -> Bool {
      switch byte(place) {
      case "."?: return entry(at: place + 1, has: words)
      case "("?, "["?:
        if words.isEmpty { return byte(place) == "(" }
        var place = place + 1
        while word(at: place) != nil {
          if entry(at: place, has: words) { return true }
          place = next(after: place)
        }
        return false
      case let capital? where ("A"..."Z").contains(capital):
        return SymbolNames.shared[text[place]]?.ending(at: 0, has: words) ?? false
      default: return words.isEmpty
      }
    }

    private func entry(at place: Int, has words: ArraySlice<[UInt8]>) -> Bool {
      guard let first = words.first, word(at: place) == first else { return false }
      return ending(at: place + first.count, has: words.dropFirst())
    }
  }
}
