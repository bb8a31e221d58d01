internal import Foundation
package import InterfaceBuilder

/// The differences between two versions of a file with texts or assets: values by keys.
package struct KeyedDifference: Sendable {
  /// A key with different values. A value is nil if the version does not contain the key.
  package struct Change: Sendable, Encodable, Equatable {
    package var key: String
    package var old, new: String?
  }

  /// The changes, sorted by key.
  package let changes: [Change]
  /// The path of the file for reports.
  private let name: String

  /// The extensions of the files and folders that are compared by keys.
  private static let extensions: Set = [
    "strings", "stringsdict", "xcstrings", "xcassets", "imageset", "colorset", "appiconset", "symbolset",
    "dataset",
  ]

  /// Returns a Boolean value that indicates whether a file or folder is compared by keys: texts of a
  /// language, catalogs of texts, catalogs of assets and their parts.
  package static func applies(to path: String) -> Bool {
    let url = URL(fileURLWithPath: path)
    return extensions.contains(url.pathExtension) || url.lastPathComponent == "Contents.json"
  }

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - oldPath: The path of the old version, or nil for one without keys.
  ///   - newPath: The path of the new version, or nil for one without keys.
  ///   - name: The name that determines the format, where the files have others.
  /// - Throws: An error if a version cannot be read.
  package init(old oldPath: String?, new newPath: String?, name: String) throws(IBReadError) {
    let was = oldPath == nil ? [:] : try Self.values(oldPath ?? "", name: name)
    let now = newPath == nil ? [:] : try Self.values(newPath ?? "", name: name)
    self.name = name
    changes = Set(was.keys).union(now.keys).sorted().compactMap { key in
      was[key] == now[key] ? nil : Change(key: key, old: was[key], new: now[key])
    }
  }

  // MARK: - Reading

  private static func values(_ path: String, name: String) throws(IBReadError) -> [String: String] {
    let url = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return try values(ofFile: url, name: URL(fileURLWithPath: name).lastPathComponent)
    }
    var values: [String: String] = [:]
    for file in FileManager.default.enumerator(atPath: path)?.compactMap({ $0 as? String }) ?? [] {
      let inside = url.appendingPathComponent(file)
      if inside.lastPathComponent == "Contents.json" {
        let prefix = (file as NSString).deletingLastPathComponent
        for (key, value) in try self.values(ofFile: inside, name: "Contents.json") {
          values[prefix.isEmpty ? key : "\(prefix): \(key)"] = value
        }
      } else if let data = try? Data(contentsOf: inside) {
        // The checksum distinguishes pictures of the same size.
        values[file] = "\(data.count) bytes, \(checksum(of: data))"
      }
    }
    return values
  }

  /// Returns the Fowler–Noll–Vo hash of data (FNV-1a, 32 bits) in hexadecimal.
  private static func checksum(of data: Data) -> String {
    String(data.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }, radix: 16)
  }

  private static func values(ofFile url: URL, name: String) throws(IBReadError) -> [String: String] {
    let kind = (name as NSString).pathExtension, isJSON = kind == "xcstrings" || kind == "json"
    let accepted = isJSON ? "JSON as Xcode writes it" : "texts by keys, such as \"key\" = \"text\";"
    var data = try InputFile.data(of: url, accepted: accepted)
    if !isJSON, data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    {
      data = Data(text.utf8)
    }
    let content =
      isJSON
      ? try? JSONSerialization.jsonObject(with: data)
      : try? PropertyListSerialization.propertyList(from: data, format: nil)
    // A file without texts is an empty list.
    guard let content = content as? [String: Any] else {
      throw IBReadError(file: url.relativePath, reason: "cannot be read", accepted: accepted)
    }
    var values: [String: String] = [:]
    switch kind {
    case "xcstrings":
      for (key, entry) in content["strings"] as? [String: Any] ?? [:] {
        addCatalogEntry(entry as? [String: Any] ?? [:], key, to: &values)
      }
    case "json": add(content.filter { $0.key != "info" }, "", to: &values)
    default: add(content, "", to: &values)
    }
    return values
  }

  /// Adds the texts of one key of a string catalog, by language.
  private static func addCatalogEntry(
    _ entry: [String: Any], _ key: String, to values: inout [String: String]
  ) {
    values[key] = "a text"
    add(entry.filter { $0.key != "localizations" }, key, to: &values)
    for (language, text) in entry["localizations"] as? [String: Any] ?? [:] {
      let text = text as? [String: Any] ?? [:]
      let unit = text["stringUnit"] as? [String: Any]
      if let value = unit?["value"] as? String {
        let state = unit?["state"] as? String ?? "translated"
        values["\(key) (\(language))"] = state == "translated" ? value : "\(value) [\(state)]"
      }
      add(text.filter { $0.key != "stringUnit" }, "\(key) (\(language))", to: &values)
    }
  }

  private static func add(_ content: Any, _ prefix: String, to values: inout [String: String]) {
    switch content {
    case let members as [String: Any]:
      for (name, value) in members { add(value, prefix.isEmpty ? name : "\(prefix).\(name)", to: &values) }
    case let items as [Any]:
      var seen: [String: Int] = [:]
      for item in items {
        let name = description(of: item), count = (seen[name] ?? 0) + 1
        seen[name] = count
        add(item, "\(prefix)[\(name)\(count > 1 ? " \(count)" : "")]", to: &values)
      }
    case let text as String: values[prefix] = text
    default: values[prefix] = "\(content)"
    }
  }

  /// Returns the conditions under which an item of an asset is used, such as its scale.
  private static func description(of item: Any) -> String {
    guard let members = item as? [String: Any] else { return "\(item)" }
    var words: [String] = []
    for (name, value) in members.sorted(by: { $0.key < $1.key }) where name != "filename" {
      if let text = value as? String { words.append(text) }
      for case let condition as [String: String] in value as? [Any] ?? [] {
        words += condition.sorted { $0.key < $1.key }.map(\.value)
      }
    }
    return words.joined(separator: " ")
  }

  // MARK: - Reports

  /// Returns the differences in a format.
  package func formatted(_ format: DifferenceFormat) throws -> String {
    func count(_ word: String, _ isCounted: (Change) -> Bool) -> String? {
      let count = changes.count(where: isCounted)
      return count > 0 ? "\(count) \(word)" : nil
    }
    let counts = [
      count("added") { $0.old == nil }, count("removed") { $0.new == nil },
      count("changed") { $0.old != nil && $0.new != nil },
    ].compactMap { $0 }
    let summary = counts.isEmpty ? "no difference" : counts.joined(separator: ", ")
    let shown = { DocumentDifference.onOneLine($0) }
    switch format {
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(["changes": changes]), as: UTF8.self)
    case .text:
      let lines = changes.map { change in
        switch (change.old, change.new) {
        case (nil, let new): "+ \(shown(change.key)): \(shown(new ?? ""))"
        case (let old, nil): "- \(shown(change.key)): was \(shown(old ?? ""))"
        case (let old, let new): "~ \(shown(change.key)): \(shown(old ?? "")) → \(shown(new ?? ""))"
        }
      }
      return (lines + [summary]).joined(separator: "\n")
    case .markdown:
      let code = { DocumentDifference.code($0) }
      let lines = changes.map { change in
        switch (change.old, change.new) {
        case (nil, let new): "- added \(code(change.key)): \(code(new ?? ""))"
        case (let old, nil): "- removed \(code(change.key)): was \(code(old ?? ""))"
        case (let old, let new): "- \(code(change.key)): \(code(old ?? "")) → \(code(new ?? ""))"
        }
      }
      return (["### \(code(name))", "", summary, ""] + lines).joined(separator: "\n")
    }
  }
}
