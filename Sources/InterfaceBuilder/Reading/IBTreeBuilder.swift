internal import Foundation
internal import FoundationXML

/// An object that converts the parser's events to elements, creating each one when its children are complete.
final class IBTreeBuilder: NSObject, XMLParserDelegate {
  /// The elements of a file by ordinal, and the ordinal of each one's parent.
  struct Tree {
    var elements: [IBObject]
    var parents: [Int32]
  }

  /// An element whose end tag has not been parsed yet.
  private struct Open {
    var name: String
    var attributes: [String: String]
    var children: [IBObject] = []
    var text = ""
    var line: Int
    var comment: String?
    var ordinal: Int
  }

  private let file: String
  private var open: [Open] = []
  private var elements: [IBObject?] = []
  private var parents: [Int32] = []
  private var comment: String?
  private var failure: IBReadError?
  private var stumble: (code: Int, line: Int)?
  /// A Boolean value that indicates whether no error has occurred yet.
  private var isSound: Bool { failure == nil && stumble == nil }

  init(file: String) {
    self.file = file
  }

  func parse(_ text: Data) throws(IBReadError) -> Tree {
    let parser = XMLParser(data: text)
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    // The result of `parse()` is unreliable: it is `true` for a root without an end tag, and `false` for a
    // harmless comment.
    _ = parser.parse()
    if let failure { throw failure }
    if let stumble { throw damage(code: stumble.code, line: stumble.line, in: text) }
    guard open.isEmpty, !elements.isEmpty else {
      throw damage(code: endOfDocument, line: parser.lineNumber, in: text)
    }
    return Tree(elements: elements.compactMap { $0 }, parents: parents)
  }

  /// The code `XML_ERR_DOCUMENT_END` of libxml2: the document ends too early, or at a wrong position.
  private let endOfDocument = 5

  /// Creates the error for a truncated file or malformed XML.
  private func damage(code: Int, line: Int, in text: Data) -> IBReadError {
    let lastLine = 1 + text.count { $0 == UInt8(ascii: "\n") }
    let line = min(max(line, 1), lastLine)
    let end = text.lastIndex { $0 > 32 }.map { text[...$0] } ?? text
    let isCutOff = line == lastLine && !end.ends(with: "</\(open.first?.name ?? "")>")
    if let last = open.last, isCutOff || code == endOfDocument {
      let ends = open.reversed().prefix(3).map { "</\(IBText.short($0.name))>" }
      return IBReadError(
        file: file, line: lastLine,
        reason: "the file ends inside <\(IBText.short(last.name))>, opened on line \(last.line)",
        accepted: ends.joined() + (open.count > 3 ? "…" : ""))
    }
    if elements.isEmpty {
      return IBReadError(
        file: file, line: line, reason: "the first tag is damaged or cut off",
        accepted: "<document type=…>")
    }
    let (reason, accepted) = IBDamage.describe(code, inside: open.last?.name)
    return IBReadError(file: file, line: line, reason: reason, accepted: accepted)
  }

  /// Elements whose white space is content.
  private static let textual: Set = ["string", "mutableString"]

  // MARK: Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard isSound else { return }
    let line = parser.lineNumber
    if open.count >= IBDocument.depthLimit {
      failure = IBReadError(
        file: file, line: line,
        reason: "elements lie more than \(IBDocument.depthLimit) deep in each other",
        accepted:
          "at most \(IBDocument.depthLimit) open elements, about \(IBDocument.depthLimit / 2) nested views")
      parser.abortParsing()
      return
    }
    if elements.count >= IBDocument.elementLimit {
      failure = IBReadError(
        file: file, line: line, reason: "the document has more than \(IBDocument.elementLimit) elements",
        accepted: "at most \(IBDocument.elementLimit) elements")
      parser.abortParsing()
      return
    }
    parents.append(open.last.map { Int32($0.ordinal) } ?? -1)
    open.append(
      Open(name: name, attributes: attributes, line: line, comment: comment, ordinal: elements.count))
    elements.append(nil)
    comment = nil
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard isSound, let last = open.popLast() else { return }
    let object = IBObject(
      name: last.name, attributes: last.attributes, children: last.children, text: last.text,
      line: last.line, comment: last.comment, ordinal: last.ordinal)
    elements[last.ordinal] = object
    comment = nil
    if !open.isEmpty { open[open.count - 1].children.append(object) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard isSound, let last = open.last else { return }
    // The only text between elements is indentation.
    if last.text.isEmpty, !Self.textual.contains(last.name), string.utf8.allSatisfy({ $0 <= 32 }) { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, foundComment text: String) {
    comment = text
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    let code = (error as NSError).code
    // Xcode copies the names of scenes, including hyphens, into comments. Errors after the first are its
    // consequences.
    guard stumble == nil, code != IBDamage.hyphensInComment else { return }
    stumble = (code, parser.lineNumber)
    parser.abortParsing()
  }
}

extension Data {
  /// Returns a Boolean value that indicates whether the data ends with a text.
  fileprivate func ends(with text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
