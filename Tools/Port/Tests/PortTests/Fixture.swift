import Foundation
import Port
import Testing

/// A source and what it becomes, in `Fixtures/<rule>/<case>.before.swift` and `.after.swift`.
struct Fixture: CustomTestStringConvertible, Sendable {
  let rule: String
  let name: String

  var testDescription: String { "\(rule)/\(name)" }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [Fixture] = {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".before.swift") }.sorted().map { path in
      let parts = path.split(separator: "/").map(String.init)
      return Fixture(rule: parts[0], name: String(parts[1].dropLast(".before.swift".count)))
    }
  }()

  func text(_ part: String) throws -> String {
    try String(
      contentsOf: Self.folder.appendingPathComponent("\(rule)/\(name).\(part).swift"), encoding: .utf8)
  }

  /// The translation of a text, which sees a small part of UIKit.
  static func translation(of text: String) -> (file: SourceFile, outcome: Translation.Outcome) {
    let file = SourceFile(path: "Case.swift", module: "Case", text: text)
    return (file, Translation([file], seeing: [kit]).outcome())
  }
  private static let kit = SourceFile(
    path: "UIKit.swift", module: "UIKit",
    text: (try? String(contentsOf: folder.appendingPathComponent("UIKit.swift"), encoding: .utf8)) ?? "")

  /// Returns what all rules make of a text, or the first conflict of edits.
  static func translated(_ text: String) -> String {
    let outcome = translation(of: text).outcome
    return outcome.conflicts.first ?? outcome.texts["Case.swift"] ?? text
  }
}
