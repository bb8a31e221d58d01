internal import Foundation

/// The declarations of style sheets and the elements they apply to.
///
/// Selectors may consist of tags, classes and identifiers, and of descendant combinations of these. Rules
/// with other selectors are ignored.
struct HTMLDeclarations {
  /// An element as selectors match it.
  struct Element {
    var tag: String, id: String?, classes: Set<String>

    init(_ tag: String, _ attributes: [String: String]) {
      (self.tag, id) = (tag, attributes["id"])
      classes = Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    }
  }

  private struct Simple {
    var tag: String?, id: String?, classes: Set<String> = []

    init?(_ text: Substring) {
      var rest = text
      let name = rest.prefix { $0 != "." && $0 != "#" }
      rest = rest.dropFirst(name.count)
      if !name.isEmpty, name != "*" { tag = name.lowercased() }
      while let mark = rest.first {
        let word = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
        if mark == "." { classes.insert(String(word)) } else { id = String(word) }
        rest = rest.dropFirst(word.count + 1)
      }
      if text.contains(where: { ":[>+~".contains($0) }) { return nil }
    }

    var weight: Int { (id == nil ? 0 : 100) + classes.count * 10 + (tag == nil ? 0 : 1) }
    func fits(_ element: Element) -> Bool {
      (tag == nil || tag == element.tag) && (id == nil || id == element.id)
        && classes.isSubset(of: element.classes)
    }
  }

  private struct Rule {
    var path: [Simple], declarations: [(String, String)]
    var weight: Int { path.reduce(0) { $0 + $1.weight } }

    func fits(_ chain: [Element]) -> Bool {
      guard let last = path.last, let element = chain.last, last.fits(element) else { return false }
      var rest = path.dropLast()
      for element in chain.dropLast().reversed() {
        if let next = rest.last, next.fits(element) { rest.removeLast() }
      }
      return rest.isEmpty
    }
  }

  private var rules: [Rule] = []

  /// Parses the contents of a `<style>` element and adds its rules.
  mutating func read(_ sheet: String) {
    var rest = Substring(
      sheet.replacingOccurrences(of: #"/\*[\s\S]*?\*/|<!--|-->"#, with: "", options: .regularExpression))
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let declarations = Self.declarations(rest[rest.index(after: open)..<close])
      for selector in rest[..<open].split(separator: ",") {
        let parts = selector.split(whereSeparator: \.isWhitespace), path = parts.compactMap { Simple($0) }
        if !path.isEmpty, path.count == parts.count {
          rules.append(Rule(path: path, declarations: declarations))
        }
      }
      rest = rest[rest.index(after: close)...]
    }
  }

  /// Returns the declarations that apply to the innermost of nested elements, in the order in which to apply
  /// them.
  func declarations(for chain: [Element]) -> [(String, String)] {
    rules.enumerated().filter { $0.element.fits(chain) }
      .sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .flatMap(\.element.declarations)
  }

  /// Parses the body of a rule or the value of a `style` attribute.
  static func declarations(_ body: Substring) -> [(String, String)] {
    body.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let value = part[part.index(after: colon)...].replacingOccurrences(of: "!important", with: "")
      return (
        part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value.trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }

  static func families(_ list: String) -> [String] {
    list.split(separator: ",").map { $0.trimmingCharacters(in: CharacterSet(charactersIn: " \t\n\"'")) }
  }
}
