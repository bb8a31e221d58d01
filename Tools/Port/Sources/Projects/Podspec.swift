package import Foundation

/// The description of a library for CocoaPods, as far as a build for an iPhone needs it.
package struct Podspec: Sendable, Equatable {
  package var name = ""
  /// The name of the module, if it is another than the library's.
  package var moduleName: String?
  /// The version of Swift that the library is written in, if the description says it.
  package var swiftVersion: String?
  /// The files that are installed.
  package var sources: [String] = []
  /// The files and folders that the library's bundle has.
  package var resources: [String] = []
  /// The bundles within the library's bundle, with the files of each.
  package var bundles: [String: [String]] = [:]
  /// The names of the libraries that the library needs.
  package var needs: [String] = []

  /// The name of the module that the library builds.
  package var module: String { Manifest.Target.module(moduleName ?? name) }

  /// Reads the description in a file. Its patterns are answered with the files that lie around it.
  package init(at url: URL) throws {
    let text = try String(contentsOf: url, encoding: .utf8)
    self.init(text, folder: url.deletingLastPathComponent().standardizedFileURL)
  }

  /// Reads a description whose files lie in a folder.
  package init(_ text: String, folder: URL) {
    let parts = PodspecParts(text)
    name = parts.value("name") ?? ""
    moduleName = parts.value("module_name")
    swiftVersion = parts.value("swift_versions?")
    let installed = parts.installed
    let excluded = installed.flatMap(\.excluded).map(Glob.init)
    let files = Self.units(below: folder)
    let matches = { (patterns: [String]) -> [String] in
      let wanted = patterns.map(Glob.init)
      return files.filter { path in
        wanted.contains { $0.matches(path) } && !excluded.contains { $0.matches(path) }
      }.map { folder.appendingPathComponent($0).path }
    }
    sources = matches(installed.flatMap(\.sources)).filter { $0.hasSuffix(".swift") }
    resources = matches(installed.flatMap(\.resources)).filter { !$0.hasSuffix(".swift") }
    for (bundle, patterns) in installed.flatMap(\.bundles) {
      bundles[bundle, default: []] += matches(patterns)
    }
    for need in installed.flatMap(\.needs) where need.split(separator: "/").first.map(String.init) != name {
      let other = String(need.split(separator: "/").first ?? "")
      if !needs.contains(other) { needs.append(other) }
    }
  }

  /// The descriptions in a folder.
  package static func all(in folder: URL) -> [URL] {
    folder.entries.filter { $0.hasSuffix(".podspec") }.map { folder.appendingPathComponent($0) }
  }

  /// Returns the paths of the files below a folder. Catalogs and bundles count as files.
  private static func units(below folder: URL, _ prefix: String = "") -> [String] {
    let whole: Set = ["xcassets", "bundle", "xcdatamodeld", "framework", "xcframework"]
    return folder.entries.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }
      .flatMap { name -> [String] in
        let url = folder.appendingPathComponent(name)
        if url.isFolder, !whole.contains(url.pathExtension) {
          let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil
          return isLink ? [] : units(below: url, prefix + name + "/")
        }
        return [prefix + name]
      }
  }
}

/// A pattern of paths, as CocoaPods reads it.
struct Glob {
  private let expression: NSRegularExpression?

  init(_ pattern: String) {
    var result = "", rest = Substring(pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern)
    while let first = rest.first {
      if rest.hasPrefix("**/") {
        result += "(?:.*/)?"
        rest = rest.dropFirst(3)
        continue
      }
      switch first {
      case "*": result += rest.hasPrefix("**") ? ".*" : "[^/]*"
      case "?": result += "[^/]"
      case "{": result += "(?:"
      case "}": result += ")"
      case ",": result += "|"
      default: result += NSRegularExpression.escapedPattern(for: String(first))
      }
      rest = rest.dropFirst(rest.hasPrefix("**") ? 2 : 1)
    }
    // A folder stands for what it has.
    expression = try? NSRegularExpression(pattern: "^\(result)(?:/.*)?$")
  }

  func matches(_ path: String) -> Bool {
    expression?.firstMatch(in: path, range: NSRange(path.startIndex..., in: path)) != nil
  }
}

/// The parts of a description in Ruby: the library itself and its subspecs.
struct PodspecParts {
  /// The statements of one part.
  struct Part {
    var name: String
    /// The kind of the part, such as `subspec`; nil for the library itself.
    var kind: String?
    var parent: Int?
    var sources: [String] = []
    var resources: [String] = []
    var excluded: [String] = []
    var bundles: [(String, [String])] = []
    var needs: [String] = []
    var defaults: [String] = []
    fileprivate var variable = ""
    fileprivate var range: Range<String.Index>
  }

  private(set) var parts: [Part] = []
  private let text: String

  init(_ source: String) {
    text = Self.plain(source)
    var open: [Int] = [], found: [Part] = []
    // Blocks end where a line has `end` or `}` alone, at the depth of what opened them.
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let head = line.firstMatch(of: Self.opening) {
        let kind = head.kind.map(String.init)
        found.append(
          Part(
            name: head.name.map(String.init) ?? "", kind: kind, parent: open.last,
            variable: String(head.variable), range: line.startIndex..<text.endIndex))
        open.append(found.count - 1)
      } else if let last = open.last, line.contains(#/^\s*(?:end|\})\s*$/#),
        Self.indent(of: line) <= Self.indent(of: text[found[last].range].prefix { $0 != "\n" })
      {
        found[last].range = found[last].range.lowerBound..<line.endIndex
        open.removeLast()
      }
    }
    parts = found
    readStatements()
  }

  nonisolated(unsafe) private static let opening =
    #/
    (?: \. (?<kind>subspec|test_spec|app_spec) \s*\(?\s* (?: ['"](?<name>[^'"]+)['"] )? \s*\)?
    | Spec\.new ) \s* (?:do|\{) \s* \| \s*(?<variable>\w+)\s* \|
    /#

  private static func indent(of line: Substring) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }

  /// Returns the text without comments and with `%w` lists as arrays.
  private static func plain(_ text: String) -> String {
    let comment = #/(?m)^(?:[^'"\n#]|'[^'\n]*'|"[^"\n]*")*?(?<comment>#(?!\{)[^\n]*)$/#
    var text = text.replacing(comment) { String($0.output.0.dropLast($0.comment.count)) }
    text = text.replacing(#/%w(?:\((?<round>[^()]*)\)|\[(?<square>[^\[\]]*)\])/#) { match in
      let words = (match.round ?? match.square ?? "").split { $0.isWhitespace }
      return "[" + words.map { "'\($0)'" }.joined(separator: ", ") + "]"
    }
    return text
  }

  /// Returns the first string that a description assigns to a property.
  func value(_ property: String) -> String? {
    let pattern = try? Regex("\\.\(property)\\s*=\\s*\\[?\\s*['\"]([^'\"]+)['\"]")
    return pattern.flatMap { text.firstMatch(of: $0) }.flatMap { $0.output[1].substring.map(String.init) }
  }

  private mutating func readStatements() {
    let pattern =
      #/
      (?<variable>\w+) \. (?: (?<system>ios|osx|macos|tvos|watchos|visionos) \. )?
      (?<key>source_files?|resources?|exclude_files?|resource_bundles?|default_subspecs?|dependency)
      (?!\w)\s*[=(]?\s*
      (?<value> \[[^\]]*\] | \{[^}]*\}+ | (?: ['"][^'"\n]+['"] (?:\s*,\s*)? (?:=>\s*)? )+ | :\w+ )
      /#
    for match in text.matches(of: pattern) {
      guard match.system == nil || match.system == "ios" else { continue }
      let place = match.range.lowerBound
      let owner = parts.indices.last {
        parts[$0].range.contains(place) && parts[$0].variable == match.variable
      }
      guard let owner else { continue }
      let value = String(match.value), words = Self.strings(in: value)
      switch match.key.prefix(8) {
      case "source_f": parts[owner].sources += words
      case "exclude_": parts[owner].excluded += words
      case "default_": parts[owner].defaults += words + value.matches(of: #/:(\w+)/#).map { String($0.1) }
      case "dependen": parts[owner].needs += words.prefix(1)
      case "resource" where match.key.hasPrefix("resource_bundle"):
        let pairs = #/['"]([^'"]+)['"]\s*=>\s*(\[[^\]]*\]|['"][^'"]+['"])/#
        for bundle in value.matches(of: pairs) {
          parts[owner].bundles.append((String(bundle.1), Self.strings(in: String(bundle.2))))
        }
      default: parts[owner].resources += words
      }
    }
  }

  private static func strings(in text: String) -> [String] {
    text.matches(of: #/['"]([^'"\n]+)['"]/#).map { String($0.1) }
  }

  /// The parts that are installed where none is asked for.
  var installed: [Part] {
    guard !parts.isEmpty else { return [] }
    var chosen: Set<Int> = []
    func add(_ index: Int) {
      guard chosen.insert(index).inserted, parts[index].kind == nil || parts[index].kind == "subspec" else {
        return
      }
      if let parent = parts[index].parent { chosen.insert(parent) }
      let inside = parts.indices.filter { parts[$0].parent == index && parts[$0].kind == "subspec" }
      let defaults = parts[index].defaults
      inside.filter { defaults.isEmpty || defaults.contains(parts[$0].name) }.forEach(add)
      for need in parts[index].needs where need.contains("/") {
        let name = need.split(separator: "/").last.map(String.init)
        if let other = parts.indices.first(where: { parts[$0].name == name && parts[$0].kind == "subspec" }) {
          add(other)
        }
      }
    }
    add(0)
    return chosen.sorted().map { parts[$0] }.filter { $0.kind == nil || $0.kind == "subspec" }
  }
}
