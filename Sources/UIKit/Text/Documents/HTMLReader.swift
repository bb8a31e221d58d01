internal import CoreGraphics
internal import Foundation

/// A reader that converts HTML to attributed text as Apple's does: block elements become paragraphs, white
/// space collapses to single spaces, and list items get markers.
struct HTMLReader {
  private struct Open {
    var element: HTMLDeclarations.Element
    var style: HTMLStyle
    var list: (isOrdered: Bool, next: Int)?
    /// The location at which the element's text begins.
    var start: Int
  }

  private let plain: [NSAttributedString.Key: Any]
  private let result = NSMutableAttributedString()
  private var sheets = HTMLDeclarations()
  /// The open elements. Every document has these two, even if it does not contain their tags.
  private var open = ["html", "body"].map { Open(element: .init($0, [:]), style: HTMLStyle(), start: 0) }
  private var rootAttributes: [String: [String: String]] = [:]
  /// A Boolean value that indicates whether text added now begins a line.
  private var isAtStart = true

  static func read(_ source: String, _ plain: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var reader = HTMLReader(plain: plain)
    reader.read(Substring(source))
    return reader.result
  }

  private init(plain: [NSAttributedString.Key: Any]) { self.plain = plain }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "center", "table",
    "tr", "dl", "dt", "dd", "section", "article", "header", "footer", "nav", "main", "aside", "figure",
    "figcaption", "address", "form", "fieldset", "hr",
  ]
  private static let empty: Set<String> = [
    "br", "hr", "img", "meta", "link", "input", "area", "base", "col", "wbr", "source",
  ]

  private mutating func read(_ source: Substring) {
    var rest = source
    while let mark = rest.firstIndex(of: "<") {
      add(String(rest[..<mark]))
      rest = rest[mark...]
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let next = rest.dropFirst().first, next.isLetter || "/!?".contains(next) else {
        add("<")
        rest = rest.dropFirst()
        continue
      }
      guard let end = Self.end(of: rest) else { return }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        close(tag.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased())
      } else if next.isLetter {
        let name = tag.prefix { $0.isLetter || $0.isNumber || $0 == "-" }.lowercased()
        let attributes = Self.attributes(tag.dropFirst(name.count))
        // The contents of these elements are not text.
        if ["style", "script", "title"].contains(name) {
          let stop = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
          if name == "style" {
            sheets.read(String(rest[..<stop]))
            styleRoots()
          }
          rest = rest[stop...]
          continue
        }
        begin(name, attributes)
      }
    }
    add(String(rest))
    while open.count > 2 { closeLast() }
  }

  /// Applies the declarations read so far to the `html` and `body` elements.
  private mutating func styleRoots() {
    var style = HTMLStyle()
    for index in 0..<2 {
      let name = open[index].element.tag, attributes = rootAttributes[name] ?? [:]
      open[index].element = .init(name, attributes)
      apply(to: &style, name, attributes, open[...index].map(\.element))
      open[index].style = style
    }
  }

  /// Applies the styles of the tag, the style sheets and the `style` attribute, in this order. Descendants of
  /// a hidden element stay hidden.
  private func apply(
    to style: inout HTMLStyle, _ name: String, _ attributes: [String: String],
    _ chain: [HTMLDeclarations.Element]
  ) {
    let wasHidden = style.isHidden
    style.apply(tag: name, attributes)
    for (property, value) in sheets.declarations(for: chain) { style.apply(property, value) }
    if let own = attributes["style"] {
      for (property, value) in HTMLDeclarations.declarations(Substring(own)) { style.apply(property, value) }
    }
    style.isHidden = style.isHidden || wasHidden
  }

  /// Returns the index of the `>` that ends a tag, skipping any in quotation marks.
  private static func end(of tag: Substring) -> Substring.Index? {
    var quote: Character?
    for index in tag.indices {
      let character = tag[index]
      if let mark = quote {
        if character == mark { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return index
      }
    }
    return tag.firstIndex(of: ">")
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:], rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" && $0 != "/" }
      guard !name.isEmpty else { return found }
      rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
      guard rest.first == "=" else {
        found[name.lowercased()] = ""
        continue
      }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(value.count)
      }
      found[name.lowercased()] = HTMLEntities.decoded(String(value))
    }
  }

  // MARK: - Elements

  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    if name == "html" || name == "body" {
      rootAttributes[name] = attributes
      return styleRoots()
    }
    // A block element closes an open `<p>`, and a list or table item closes the one before.
    if Self.blocks.contains(name), open.last?.element.tag == "p" { close("p") }
    if ["li", "dt", "dd", "tr", "td", "th"].contains(name), open.last?.element.tag == name { close(name) }
    var style = open[open.count - 1].style
    if Self.blocks.contains(name) { (style.before, style.after) = (0, 0) }
    let element = HTMLDeclarations.Element(name, attributes), chain = open.map(\.element) + [element]
    apply(to: &style, name, attributes, chain)
    // A hidden element has no breaks, rules, markers or numbers.
    guard !style.isHidden else {
      if !Self.empty.contains(name) {
        open.append(Open(element: element, style: style, start: result.length))
      }
      return
    }
    if name == "br" { return addBreak() }
    if Self.blocks.contains(name) { endLine() }
    guard !Self.empty.contains(name) else { return }
    var new = Open(element: element, style: style, start: result.length)
    // Like browsers, which use 32-bit integers: a larger start value is ignored.
    if name == "ul" || name == "ol" {
      new.list = (name == "ol", attributes["start"].flatMap { Int32($0) }.map { Int($0) } ?? 1)
    }
    if name == "td" || name == "th", !isAtStart { append("\t", style) }
    open.append(new)
    if name == "li" { addMark() }
  }

  /// Adds the bullet or number of a list item, between two tabs.
  private mutating func addMark() {
    guard let index = open.lastIndex(where: { $0.list != nil }), let list = open[index].list else { return }
    let depth = open.filter { $0.list != nil }.count
    let bullets = ["\u{2022}", "\u{25E6}", "\u{25AA}"]
    append(
      list.isOrdered ? "\t\(list.next).\t" : "\t\(bullets[min(depth, bullets.count) - 1])\t",
      open[open.count - 1].style)
    open[index].list?.next += 1
    isAtStart = true
  }

  private mutating func close(_ name: String) {
    guard let index = open.lastIndex(where: { $0.element.tag == name }), index > 1 else { return }
    while open.count > index { closeLast() }
  }

  private mutating func closeLast() {
    let closed = open.removeLast()
    guard Self.blocks.contains(closed.element.tag) else { return }
    if result.length > closed.start { endLine(closed.style) }
  }

  // MARK: - Text

  private var lastCharacter: unichar? {
    result.length > 0 ? (result.string as NSString).character(at: result.length - 1) : nil
  }

  /// Ends the current paragraph, if there is one, and removes trailing white space.
  private mutating func endLine(_ style: HTMLStyle? = nil) {
    guard let last = lastCharacter, last != 10 else { return isAtStart = true }
    if last == 32 { result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1)) }
    append("\n", style ?? open[open.count - 1].style)
    isAtStart = true
  }

  /// Adds the line break of a `<br>`.
  ///
  /// Within a paragraph, a list item or a heading it is a line separator; elsewhere it ends the paragraph, as
  /// in WebKit's reader.
  private mutating func addBreak() {
    let block = open.last { Self.blocks.contains($0.element.tag) }?.element.tag ?? ""
    let isParagraph =
      block == "p" || block == "li" || block.hasPrefix("h") && block.count == 2 && block != "hr"
    if lastCharacter == 32, !isAtStart {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    append(isParagraph ? "\u{2028}" : "\n", open[open.count - 1].style)
    isAtStart = true
  }

  private mutating func add(_ source: String) {
    let style = open[open.count - 1].style
    guard !source.isEmpty, !style.isHidden else { return }
    var text = HTMLEntities.decoded(source)
    if !style.keepsSpace {
      // A no-break space is not collapsible white space.
      func isSpace(_ character: Character) -> Bool {
        character == " " || character == "\n" || character == "\t" || character == "\r\n" || character == "\r"
      }
      let words = text.split(whereSeparator: isSpace).joined(separator: " ")
      let hasSpace = (first: text.first.map(isSpace) ?? false, last: text.last.map(isSpace) ?? false)
      if words.isEmpty {
        text = isAtStart || lastCharacter == 32 ? "" : " "
      } else {
        text =
          (hasSpace.first && !isAtStart && lastCharacter != 32 ? " " : "") + words
          + (hasSpace.last ? " " : "")
      }
    }
    guard !text.isEmpty else { return }
    append(style.isUppercase ? text.uppercased() : text, style)
    isAtStart = false
  }

  private func append(_ text: String, _ style: HTMLStyle) {
    var attributes = style.attributes(plain)
    let depth = open.filter { $0.list != nil }.count
    if depth > 0, let paragraph = attributes[.paragraphStyle] as? NSMutableParagraphStyle {
      // The marker starts 11 points and the text 36 points from the edge; each further level adds 36 points.
      let left = CGFloat(depth - 1) * 36
      paragraph.tabStops = [
        NSTextTab(textAlignment: .left, location: left + 11),
        NSTextTab(textAlignment: .natural, location: left + 36),
      ]
      (paragraph.headIndent, paragraph.firstLineHeadIndent) = (left + 36, 0)
      attributes[.paragraphStyle] = paragraph
    }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }
}
