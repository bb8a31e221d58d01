internal import Foundation
internal import FoundationXML

/// Turns the parser's events into objects, each made once its children are known.
final class IBTreeBuilder: NSObject, XMLParserDelegate {
  /// The elements of a file by ordinal, and the ordinal of each one's parent.
  struct Tree {
    var elements: [IBObject]
    var parents: [Int32]
  }

  /// An element whose end tag has not come yet.
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
  private var names: [String: String] = [:]
  private var comment: String?
  private var failure: IBReadError?
  private var isComplete = false

  init(file: String) {
    self.file = file
  }

  func parse(_ text: Data) throws(IBReadError) -> Tree {
    let parser = XMLParser(data: text)
    parser.delegate = self
    parser.shouldResolveExternalEntities = false
    let succeeded = parser.parse()
    if let failure { throw failure }
    if !succeeded || !isComplete {
      throw unfinished(parser)
    }
    return Tree(elements: elements.compactMap { $0 }, parents: parents)
  }

  private func unfinished(_ parser: XMLParser) -> IBReadError {
    let line = max(parser.lineNumber, 1)
    let ends = open.map { "</\(IBText.short($0.name))>" }
    if let last = open.last, parser.parserError == nil {
      return IBReadError(
        file: file, line: line,
        reason: "the file ends inside <\(IBText.short(last.name))>, opened on line \(last.line)",
        accepted: ends.reversed().prefix(3).joined() + (ends.count > 3 ? "…" : ""))
    }
    return IBReadError(
      file: file, line: line, reason: "the XML is damaged", accepted: "well-formed XML")
  }

  /// Elements whose white space is content.
  private static let textual: Set = ["string", "mutableString"]

  // MARK: Events

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    let line = parser.lineNumber
    if open.count >= IBDocument.depthLimit {
      failure = IBReadError(
        file: file, line: line,
        reason: "elements lie more than \(IBDocument.depthLimit) deep in each other",
        accepted: "at most \(IBDocument.depthLimit) open elements, about \(IBDocument.depthLimit / 2) nested views")
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
    guard failure == nil, let last = open.popLast() else { return }
    let isText = Self.textual.contains(name) || last.text.contains { !$0.isWhitespace }
    let object = IBObject(
      name: last.name, attributes: last.attributes, children: last.children, text: isText ? last.text : "",
      line: last.line, comment: last.comment, ordinal: last.ordinal)
    elements[last.ordinal] = object
    comment = nil
    if open.isEmpty { isComplete = true } else { open[open.count - 1].children.append(object) }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, foundComment text: String) {
    comment = text
  }

  func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
    guard failure == nil else { return }
    failure = IBReadError(
      file: file, line: max(parser.lineNumber, 1), reason: "the XML is damaged: \(error)",
      accepted: "well-formed XML")
  }
}
