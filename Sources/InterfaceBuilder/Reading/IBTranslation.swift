internal import Foundation
internal import Synchronization

/// The translations of a document's texts that Xcode stores beside it.
///
/// `Base.lproj/Main.storyboard` has `de.lproj/Main.strings`, or all languages in `Main.xcstrings`, which is
/// in the same folder, beside the language folders or in `mul.lproj`.
///
/// The key of a text is the id of its object and its property, such as `a1-b2-c3.normalTitle`.
struct IBTranslation {
  /// A project's translation of the document into a language.
  enum Found {
    /// The document's own language is the requested one.
    case asDrawn
    case document(URL)
    case texts(Texts)
  }

  /// Texts by the ids of their objects and their properties.
  struct Texts: Sendable {
    /// The name of their file, for messages.
    var file = ""
    var values: [String: [String: String]] = [:]
    /// Descriptions of what could not be read.
    var notes: [String] = []
    var isEmpty: Bool { values.isEmpty && notes.isEmpty }

    fileprivate mutating func add(_ text: Any?, _ key: String) {
      guard let text = text as? String, let dot = key.firstIndex(of: ".") else {
        return notes.append("\(key) is no text of an object")
      }
      values[String(key[..<dot]), default: [:]][String(key[key.index(after: dot)...])] = text
    }
  }

  /// The folder that contains the language folders, or nil if the document is in none of them.
  private let home: URL?
  private let file: URL

  init(of file: URL) {
    self.file = file
    let folder = file.deletingLastPathComponent()
    home = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : nil
  }

  /// Returns the translation into a language, or otherwise into the language without its region, or nil if
  /// there is neither.
  func find(_ language: String) throws(IBReadError) -> Found? {
    let catalog = try catalog(), own = ownLanguage(catalog)
    for name in Self.names(of: language) {
      if let own = existing("\(name).lproj/\(file.lastPathComponent)") {
        return own.standardizedFileURL == file.standardizedFileURL ? .asDrawn : .document(own)
      }
      if let strings = existing("\(name).lproj/\(stem).strings") {
        return .texts(try Self.kept(strings, Self.strings))
      }
      if let texts = catalog?.languages[name] { return .texts(texts) }
      if own == name { return .asDrawn }
    }
    return nil
  }

  /// Returns the languages of the translations, sorted. Empty if there is only the document's own language.
  func languages() throws(IBReadError) -> [String] {
    let folders = home.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    var found: Set<String> = []
    for folder in folders where folder.hasSuffix(".lproj") && folder != "Base.lproj" && folder != "mul.lproj"
    {
      let files = ["\(stem).strings", file.lastPathComponent]
      if files.contains(where: { existing("\(folder)/\($0)") != nil }) {
        found.insert(String(folder.dropLast(6)))
      }
    }
    let catalog = try catalog()
    if let catalog { found.formUnion(catalog.languages.keys) }
    if !found.isEmpty, let own = ownLanguage(catalog) { found.insert(own) }
    return found.sorted()
  }

  /// Returns the language of the document itself, from its catalog or, for one in Base.lproj, from its
  /// project. Nil if its folder determines the language.
  private func ownLanguage(_ catalog: Catalog?) -> String? {
    if let source = catalog?.source { return source }
    guard let home, file.deletingLastPathComponent().lastPathComponent == "Base.lproj" else { return nil }
    return ProjectFolders.language(around: file, bundle: home)
  }

  private var stem: String { file.deletingPathExtension().lastPathComponent }

  private func existing(_ path: String) -> URL? {
    let place = home?.appendingPathComponent(path)
    return place.flatMap { FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
  }

  private static func names(of language: String) -> [String] {
    let words = language.split { $0 == "-" || $0 == "_" }.map(String.init)
    return (1...max(1, words.count)).reversed().flatMap { count -> [String] in
      let names = ["-", "_"].map { words.prefix(count).joined(separator: $0) }
      return Set(names).sorted()
    }
  }

  // MARK: - Files

  private struct Catalog: Sendable {
    var source: String?
    var languages: [String: Texts] = [:]
  }

  private func catalog() throws(IBReadError) -> Catalog? {
    let beside = file.deletingPathExtension().appendingPathExtension("xcstrings")
    let places = [
      FileManager.default.fileExists(atPath: beside.path) ? beside : nil, existing("\(stem).xcstrings"),
      existing("mul.lproj/\(stem).xcstrings"),
    ]
    guard let place = places.lazy.compactMap({ $0 }).first else { return nil }
    return try Self.kept(place, Self.catalog)
  }

  private static func strings(_ data: Data, _ name: String) -> Texts? {
    guard let found = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return nil }
    var texts = Texts(file: name)
    for (key, text) in found.sorted(by: { $0.key < $1.key }) { texts.add(text, key) }
    return texts
  }

  private static func catalog(_ data: Data, _ name: String) -> Catalog? {
    guard let content = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = content["strings"] as? [String: Any]
    else { return nil }
    var catalog = Catalog(source: content["sourceLanguage"] as? String)
    for (key, entry) in entries.sorted(by: { $0.key < $1.key }) {
      for (language, text) in (entry as? [String: Any])?["localizations"] as? [String: Any] ?? [:] {
        let unit = (text as? [String: Any])?["stringUnit"] as? [String: Any]
        catalog.languages[language, default: Texts(file: name)].add(unit?["value"], key)
      }
    }
    return catalog
  }

  /// The parsed contents of a file, cached while the file does not change.
  private struct Kept: Sendable {
    var date: Date
    var size: Int
    var content: any Sendable
  }
  private static let known = Mutex<[URL: Kept]>([:])

  /// Returns the parsed contents of a file, from the cache if the file has not changed.
  private static func kept<Content: Sendable>(_ url: URL, _ read: (Data, String) -> Content?)
    throws(IBReadError) -> Content
  {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    let date = attributes?[.modificationDate] as? Date ?? .distantPast, size = attributes?[.size] as? Int ?? 0
    if let known = known.withLock({ $0[url] }), known.date == date, known.size == size,
      let content = known.content as? Content
    {
      return content
    }
    let kinds = "texts by keys, such as a file .strings or .xcstrings"
    let name = url.pathComponents.suffix(2).joined(separator: "/")
    guard let content = read(try InputFile.data(of: url, accepted: kinds), name) else {
      throw IBReadError(file: url.path, reason: "cannot be read as texts", accepted: kinds)
    }
    known.withLock { $0[url] = Kept(date: date, size: size, content: content) }
    return content
  }
}

extension IBObject {
  /// Returns the element with other texts, by the ids of objects and their properties. Texts that belong to
  /// nothing in it remain in `texts`. Unchanged elements are shared.
  func translated(_ texts: inout [String: [String: String]]) -> IBObject {
    var changed = false
    var children = children.map { child in
      let new = child.translated(&texts)
      changed = changed || new !== child
      return new
    }
    var attributes = attributes
    if let id, let own = texts.removeValue(forKey: id) {
      let unused = own.filter { property, text in !Self.put(text, property[...], &attributes, &children) }
      if !unused.isEmpty { texts[id] = unused }
      changed = changed || unused.count < own.count
    }
    return changed ? copy(attributes, children, self.text) : self
  }

  private func copy(_ attributes: [String: String], _ children: [IBObject], _ text: String) -> IBObject {
    IBObject(
      name: name, attributes: attributes, children: children, text: text, line: line, comment: comment,
      ordinal: ordinal)
  }

  private func with(_ text: String, for property: Substring) -> IBObject {
    var attributes = attributes, children = children
    _ = Self.put(text, property, &attributes, &children)
    return copy(attributes, children, self.text)
  }

  /// The states of buttons by Xcode's names of their texts.
  private static let states = [
    "normalTitle": "normal", "selectedTitle": "selected", "highlightedTitle": "highlighted",
    "disabledTitle": "disabled",
  ]

  /// Sets a text of an element.
  ///
  /// - Returns: `false` if the element has no text of that property.
  private static func put(
    _ text: String, _ property: Substring, _ attributes: inout [String: String], _ children: inout [IBObject]
  ) -> Bool {
    func change(_ isIt: (IBObject) -> Bool, _ body: (IBObject) -> IBObject) -> Bool {
      guard let place = children.firstIndex(where: isIt) else { return false }
      children[place] = body(children[place])
      return true
    }
    if let state = states[String(property)] {
      return change({ $0.name == "state" && $0.key == state }) { $0.with(text, for: "title") }
    }
    if property.hasPrefix("accessibility"), property.count > 13 {
      return change({ $0.name == "accessibility" }) {
        $0.with(text, for: property.dropFirst(13).lowercased()[...])
      }
    }
    // A text in a list, such as segmentTitles[0].
    if let open = property.firstIndex(of: "["),
      let number = Int(property[property.index(after: open)...].dropLast())
    {
      let several = String(property[..<open]), isSegment = several == "segmentTitles"
      return change({ isSegment ? $0.name == "segments" : $0.key == several || $0.name == several }) { list in
        var parts = list.children
        guard parts.indices.contains(number) else { return list }
        parts[number] =
          isSegment
          ? parts[number].with(text, for: "title")
          : parts[number].copy(parts[number].plainAttributes, [], text)
        return list.copy(list.attributes, parts, list.text)
      }
    }
    if let dot = property.firstIndex(of: ".") {
      let part = String(property[..<dot])
      return change({ $0.key == part }) { $0.with(text, for: property[property.index(after: dot)...]) }
    }
    let name = String(property)
    guard attributes[name] != nil else {
      return change({ $0.key == name && ($0.name == "string" || $0.name == "mutableString") }) {
        $0.copy($0.plainAttributes, [], text)
      }
    }
    attributes[name] = text
    return true
  }

  /// The attributes without the one for texts in Base64.
  private var plainAttributes: [String: String] { attributes.filter { $0.key != "base64-UTF8" } }
}
