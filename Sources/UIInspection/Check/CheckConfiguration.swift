package import Foundation
package import InterfaceBuilder

/// The settings of `mica check` for a project, in a file `.mica.yml`.
///
/// ```yaml
/// excluded:
///   - "Generated/*.xib"
/// devices: [iphone-se, iphone-15]
/// rules:
///   longer-text: off
///   touch-area: on
///   clipped-text: error
/// ```
///
/// The file is YAML of this form: lists of one line or of one line an element, texts with or without
/// quotation marks, and comments.
package struct CheckConfiguration: Sendable, Equatable {
  /// A setting of a rule.
  package enum Setting: Sendable, Equatable {
    case off
    /// The rule applies, with its own severity if there is no other.
    case on(CheckFinding.Severity?)
  }

  /// The name of the file.
  package static let fileName = ".mica.yml"

  /// The patterns of paths to skip, relative to the folder of the file.
  package private(set) var excluded: [String] = []
  /// The names of devices.
  package private(set) var devices: [String] = []
  package private(set) var rules: [CheckRule: Setting] = [:]

  /// Creates the settings without a file.
  package init() {}

  /// Returns the nearest file of settings in a folder or the folders around it, up to the root of a checkout.
  package static func find(from folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while true {
      let file = folder.appendingPathComponent(fileName)
      if FileManager.default.fileExists(atPath: file.path) { return file }
      let isRoot = FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path)
      guard !isRoot, folder.pathComponents.count > 1 else { return nil }
      folder = folder.deletingLastPathComponent()
    }
  }

  /// Reads a file of settings.
  ///
  /// - Throws: An error with the line of the first mistake.
  package init(contentsOf url: URL) throws(IBReadError) {
    let data = try InputFile.data(
      of: url, limit: 1 << 20, accepted: "settings of mica check, as in .mica.yml")
    try self.init(text: String(decoding: data, as: UTF8.self), file: url.relativePath)
  }

  /// Reads settings from a text. `file` names them in errors.
  init(text: String, file: String) throws(IBReadError) {
    var section: String?
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = Self.withoutComment(line)
      let words = content.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words == "---" { continue }
      func fail(_ reason: String, _ accepted: String) -> IBReadError {
        IBReadError(file: file, line: index + 1, reason: reason, accepted: accepted)
      }
      let isIndented = content.first?.isWhitespace == true
      if words.hasPrefix("- ") || words == "-" {
        guard let section, section != "rules" else {
          throw fail("an element of no list", "a list below excluded: or devices:")
        }
        add([Self.plain(words.dropFirst())], to: section)
        continue
      }
      guard let colon = words.firstIndex(of: ":") else {
        throw fail("\"\(words)\" is no setting", "a name and a colon, such as excluded:")
      }
      let name = Self.plain(words[..<colon]), value = words[words.index(after: colon)...]
      if isIndented, section == "rules" {
        guard let rule = CheckRule(rawValue: name) else {
          throw fail(
            "there is no rule \"\(name)\"", CheckRule.allCases.map(\.rawValue).joined(separator: ", "))
        }
        guard let setting = Self.setting(Self.plain(value)) else {
          throw fail("\"\(Self.plain(value))\" is no setting of a rule", "on, off, error, warning or note")
        }
        rules[rule] = setting
        continue
      }
      guard !isIndented, ["excluded", "devices", "rules"].contains(name) else {
        throw fail(
          "there is no setting \"\(name)\"", "excluded, devices and rules, without a space before them")
      }
      section = name
      let list = value.trimmingCharacters(in: .whitespaces)
      if list.isEmpty { continue }
      guard list.hasPrefix("["), list.hasSuffix("]"), name != "rules" else {
        throw fail("\"\(list)\" is no list", "[one, two], or lines that begin with a hyphen")
      }
      let elements = list.dropFirst().dropLast().split(separator: ",").map(Self.plain)
      add(elements.filter { !$0.isEmpty }, to: name)
    }
  }

  private mutating func add(_ values: [String], to section: String) {
    if section == "excluded" { excluded += values } else { devices += values }
  }

  private static func setting(_ text: String) -> Setting? {
    switch text {
    case "off", "false", "no": .off
    case "on", "true", "yes": .on(nil)
    default: CheckFinding.Severity(rawValue: text).map { .on($0) }
    }
  }

  /// Returns a line up to a comment, which follows a space or begins the line.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?, last: Character = " "
    for index in line.indices {
      let letter = line[index]
      if let open = quote {
        if letter == open { quote = nil }
      } else if letter == "\"" || letter == "'" {
        quote = letter
      } else if letter == "#", last.isWhitespace {
        return line[..<index]
      }
      last = letter
    }
    return line
  }

  /// Returns a text without spaces and quotation marks around it.
  private static func plain(_ text: some StringProtocol) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    for mark in ["\"", "'"] where text.count > 1 && text.hasPrefix(mark) && text.hasSuffix(mark) {
      return String(text.dropFirst().dropLast())
    }
    return text
  }
}
