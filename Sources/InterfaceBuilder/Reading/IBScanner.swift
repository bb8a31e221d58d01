internal import Foundation

/// A first pass over the markup that keeps from the XML parser what would harm it.
///
/// Instructions are blanked, the XML declaration among them (FoundationXML crashes on one without content),
/// document types are refused, and so are tags with so many attributes that libxml2, which compares each
/// with each, would take minutes. Every byte is looked at once, by the C
/// library.
struct IBScanner {
  /// Where and why a document is refused.
  struct Problem {
    var index: Int
    var reason: String
    var accepted: String
  }

  /// The most attributes that a tag may have.
  static let attributeLimit = 1000

  /// The text, ending in a zero byte and holding no other; its length and its line ends stay as they are.
  let text: UnsafeMutablePointer<CChar>

  /// Blanks the instructions, and finds the first thing that is refused.
  func scan() -> Problem? {
    var index = strspn(text, " \t\r\n")
    guard text[index] != 0 else { return noRoot(index) }
    guard text[index] == less else {
      return Problem(index: index, reason: "the file is not XML", accepted: IBSource.xml)
    }
    var hasRoot = false
    while true {
      index += strcspn(text + index, "<")
      if text[index] == 0 {
        return hasRoot ? nil : noRoot(index)
      } else if starts(with: "<?", at: index) {
        guard let end = end(of: "?>", from: index + 2) else {
          return endless("an instruction has no end", "?>", index)
        }
        for place in index..<end where text[place] != newline { text[place] = blank }
        index = end
      } else if starts(with: Self.mergeMark, at: index) {
        return unresolvedMerge(index)
      } else if starts(with: "<!--", at: index) {
        guard let end = end(of: "-->", from: index + 4) else {
          return endless("a comment has no end", "-->", index)
        }
        index = end
      } else if hasRoot, starts(with: "<![CDATA[", at: index) {
        guard let end = end(of: "]]>", from: index + 9) else {
          return endless("a CDATA section has no end", "]]>", index)
        }
        index = end
      } else if starts(with: "<!", at: index) {
        return Problem(
          index: index,
          reason: "a document type declaration, which could define entities or load other files",
          accepted: "documents without <!DOCTYPE…>, as Xcode writes them")
      } else {
        hasRoot = true
        if let problem = scanTag(&index) { return problem }
      }
    }
  }

  /// Moves behind the tag that begins at an index; one without an end is left to the parser.
  private func scanTag(_ index: inout Int) -> Problem? {
    let start = index
    var attributes = 0
    index += 1
    scanning: while true {
      index += strcspn(text + index, "<>\"'")
      switch text[index] {
      case 0: break scanning
      case less:
        if starts(with: Self.mergeMark, at: index) { return unresolvedMerge(index) }
        return Problem(index: start, reason: "a tag without its >", accepted: "<name attribute=\"value\">")
      case CChar(UInt8(ascii: ">")):
        index += 1
        break scanning
      case let quote:
        index += 1
        index += strcspn(text + index, quote == doubleQuote ? "\"<" : "'<")
        if text[index] == 0 { break scanning }
        if text[index] == less {
          return Problem(index: index, reason: "a < in the value of an attribute", accepted: "&lt;")
        }
        index += 1
        attributes += 1
      }
    }
    guard attributes > Self.attributeLimit else { return nil }
    return Problem(
      index: start, reason: "a tag with more than \(Self.attributeLimit) attributes",
      accepted: "at most \(Self.attributeLimit) attributes in a tag")
  }

  /// What `git` writes above the first side of a conflict.
  private static let mergeMark = "<<<<<<<"

  private func unresolvedMerge(_ index: Int) -> Problem {
    Problem(
      index: index, reason: "a conflict of a merge that nobody has resolved",
      accepted: "the document with one of the two sides, which mica diff tells apart")
  }

  private func noRoot(_ index: Int) -> Problem {
    Problem(index: index, reason: "the file has no root element", accepted: IBSource.xml)
  }

  private func endless(_ reason: String, _ accepted: String, _ start: Int) -> Problem {
    Problem(index: start + strlen(text + start), reason: reason, accepted: accepted)
  }

  private let less = CChar(UInt8(ascii: "<"))
  private let doubleQuote = CChar(UInt8(ascii: "\""))
  private let newline = CChar(UInt8(ascii: "\n"))
  private let blank = CChar(UInt8(ascii: " "))

  private func starts(with prefix: String, at index: Int) -> Bool {
    strncmp(text + index, prefix, prefix.utf8.count) == 0
  }

  /// The index behind the next occurrence of a text.
  private func end(of mark: String, from start: Int) -> Int? {
    strstr(text + start, mark).map { $0 - text + mark.utf8.count }
  }
}
