internal import Foundation

/// A first pass over the markup that protects the XML parser from harmful input.
///
/// It blanks processing instructions, including the XML declaration (FoundationXML crashes on one without
/// content), and rejects document types. It also rejects tags with so many attributes that libxml2, which
/// compares all pairs, would take minutes. Each byte is examined once, by the C library.
struct IBScanner {
  /// The location and reason for rejecting a document.
  struct Problem {
    var index: Int
    var reason: String
    var accepted: String
  }

  /// The maximum number of attributes of a tag.
  static let attributeLimit = 1000

  /// The text, which ends in its only zero byte. Its length and its line ends are preserved.
  let text: UnsafeMutablePointer<CChar>

  /// Blanks processing instructions and returns the first problem.
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

  /// Advances the index past a tag. The parser reports tags without an end.
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

  /// The marker that `git` writes above the first side of a conflict.
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

  /// Returns the index after the next occurrence of a text.
  private func end(of mark: String, from start: Int) -> Int? {
    strstr(text + start, mark).map { $0 - text + mark.utf8.count }
  }
}
