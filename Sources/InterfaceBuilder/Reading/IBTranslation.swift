internal import Foundation

/// The texts of a document in other languages, as Xcode keeps them beside it: `Base.lproj/Main.storyboard` has `de.lproj/Main.strings`, or
/// all languages in `Main.xcstrings`, which lies with it, beside the folders or in `mul.lproj`.
///
/// A text is called by the id of its object and the property that it is for: `a1-b2-c3.normalTitle`.
struct IBTranslation {
  /// The folder of the languages; nil where the document lies in none.
  private let home: URL?
  private let file: URL

  init(of file: URL) {
    self.file = file
    let folder = file.deletingLastPathComponent()
    home = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : nil
  }

  /// The document as it was drawn for a language by itself.
  func ownDocument(_ language: String) -> URL? { existing("\(language).lproj/\(file.lastPathComponent)") }

  /// The texts of a language; nil where there are none. A language of a region has those of the language where it has none itself.
  func texts(_ language: String) -> [String: String]? {
    for name in Self.names(of: language) {
      if let file = existing("\(name).lproj/\(stem).strings"), let data = try? Data(contentsOf: file),
        let texts = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      { return texts }
    }
    let catalog = catalog
    return Self.names(of: language).lazy.compactMap { catalog[$0] }.first
  }

  /// The languages that there are texts or documents of, sorted.
  var languages: [String] {
    let folders = home.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    let named = folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.filter { name in
      name != "Base" && name != "mul" && (existing("\(name).lproj/\(stem).strings") != nil || ownDocument(name) != nil)
    }
    return Set(named).union(catalog.keys).sorted()
  }

  private var stem: String { file.deletingPathExtension().lastPathComponent }

  private func existing(_ path: String) -> URL? {
    let place = home?.appendingPathComponent(path)
    return place.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  private static func names(of language: String) -> [String] {
    let words = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    return (1...max(1, words.count)).reversed().flatMap { count in
      Array(Set([words.prefix(count).joined(separator: "-"), words.prefix(count).joined(separator: "_")])).sorted()
    }
  }

  // MARK: - Catalogs

  private struct Catalog: Decodable {
    struct Entry: Decodable { var localizations: [String: Localization]? }
    struct Localization: Decodable { var stringUnit: Unit? }
    struct Unit: Decodable { var value: String }
    var strings: [String: Entry]
  }

  /// The texts of the catalog by language.
  private var catalog: [String: [String: String]] {
    let places = [file.deletingPathExtension().appendingPathExtension("xcstrings"), existing("\(stem).xcstrings"), existing("mul.lproj/\(stem).xcstrings")]
    guard let data = places.lazy.compactMap({ $0.flatMap { try? Data(contentsOf: $0) } }).first,
      let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [:] }
    var found: [String: [String: String]] = [:]
    for (key, entry) in catalog.strings {
      for (language, text) in entry.localizations ?? [:] { found[language, default: [:]][key] = text.stringUnit?.value }
    }
    return found
  }
}

extension IBObject {
  /// The element with other texts, by the ids of objects and their properties. What does not change is shared.
  func translated(_ texts: [String: [String: String]]) -> IBObject {
    var changed = false
    var children = children.map { child in
      let new = child.translated(texts)
      changed = changed || new !== child
      return new
    }
    var attributes = attributes
    for (property, text) in id.flatMap({ texts[$0] }) ?? [:] {
      changed = true
      Self.put(text, property[...], &attributes, &children)
    }
    return changed ? copy(attributes, children, self.text) : self
  }

  private func copy(_ attributes: [String: String], _ children: [IBObject], _ text: String) -> IBObject {
    IBObject(name: name, attributes: attributes, children: children, text: text, line: line, comment: comment, ordinal: ordinal)
  }

  private func with(_ text: String, for property: Substring) -> IBObject {
    var attributes = attributes, children = children
    Self.put(text, property, &attributes, &children)
    return copy(attributes, children, self.text)
  }

  /// What Xcode calls the texts of a button's states.
  private static let states = ["normalTitle": "normal", "selectedTitle": "selected", "highlightedTitle": "highlighted", "disabledTitle": "disabled"]

  /// Gives an element a text where it has one of that property.
  private static func put(_ text: String, _ property: Substring, _ attributes: inout [String: String], _ children: inout [IBObject]) {
    func change(_ isIt: (IBObject) -> Bool, _ body: (IBObject) -> IBObject) {
      if let place = children.firstIndex(where: isIt) { children[place] = body(children[place]) }
    }
    if let state = states[String(property)] { return change({ $0.name == "state" && $0.key == state }) { $0.with(text, for: "title") } }
    if property.hasPrefix("accessibility"), property.count > 13 {
      return change({ $0.name == "accessibility" }) { $0.with(text, for: property.dropFirst(13).lowercased()[...]) }
    }
    // One of several, such as segmentTitles[0].
    if let open = property.firstIndex(of: "["), let number = Int(property[property.index(after: open)...].dropLast()) {
      let several = String(property[..<open]), isSegment = several == "segmentTitles"
      return change({ isSegment ? $0.name == "segments" : $0.key == several || $0.name == several }) { list in
        var parts = list.children
        guard parts.indices.contains(number) else { return list }
        parts[number] = isSegment ? parts[number].with(text, for: "title") : parts[number].copy(parts[number].plainAttributes, [], text)
        return list.copy(list.attributes, parts, list.text)
      }
    }
    if let dot = property.firstIndex(of: ".") {
      let part = String(property[..<dot])
      return change({ $0.key == part }) { $0.with(text, for: property[property.index(after: dot)...]) }
    }
    let name = String(property)
    if attributes[name] != nil {
      attributes[name] = text
    } else {
      change({ $0.key == name && ($0.name == "string" || $0.name == "mutableString") }) { $0.copy($0.plainAttributes, [], text) }
    }
  }

  /// Those of a text that is not stored in base 64.
  private var plainAttributes: [String: String] { attributes.filter { $0.key != "base64-UTF8" } }
}
