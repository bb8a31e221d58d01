internal import Foundation
internal import InterfaceBuilder

/// The format of printed differences.
package enum DifferenceFormat: String, Sendable, CaseIterable {
  case text, json, markdown
}

extension DocumentDifference {
  /// Returns the differences in a format.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - all: A Boolean value that determines whether automatic changes of Interface Builder are included.
  ///   - isColored: A Boolean value that determines whether the findings in text have colours for a terminal.
  /// - Returns: The differences as text in the format.
  /// - Throws: An error if the differences cannot be encoded.
  package func formatted(_ format: DifferenceFormat, all: Bool, isColored: Bool = false) throws -> String {
    switch format {
    case .text: return text(all: all, isColored).joined(separator: "\n")
    case .markdown: return markdown(all: all)
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(Plain(self, all: all)), as: UTF8.self)
    }
  }

  private struct Plain: Encodable {
    var changes: [IBChange]
    var frames: [Frame]
    var newFindings, goneFindings: [CheckFinding]

    @MainActor init(_ difference: DocumentDifference, all: Bool) {
      changes = difference.changes.filter { all || !$0.isIncidental }
      (frames, newFindings, goneFindings) = (
        difference.frames + (all ? difference.framesWithoutCause : []), difference.newFindings,
        difference.goneFindings
      )
    }
  }

  // MARK: - Plain text

  /// Returns the lines of the report.
  ///
  /// - Parameters:
  ///   - all: A Boolean value that determines whether automatic changes are included.
  ///   - isColored: A Boolean value that determines whether findings have colours.
  ///   - withLayout: A Boolean value that determines whether frames and findings are included.
  /// - Returns: The lines, with a summary at the end.
  func text(all: Bool, _ isColored: Bool, withLayout: Bool = true) -> [String] {
    var sections = sections(all: all)
    if !withLayout {
      for index in sections.indices { sections[index].frames = [] }
      sections.removeAll { $0.changes.isEmpty }
    }
    return sections.flatMap(Self.lines) + (withLayout ? findingLines(all: all, isColored) : [])
      + [summary(all: all, withFrames: withLayout)]
  }

  /// Returns the lines on findings that only one version has.
  func findingLines(all: Bool, _ isColored: Bool) -> [String] {
    Self.lines(reported(newFindings, all: all), "new in mica check", isColored)
      + Self.lines(reported(goneFindings, all: all), "gone from mica check", isColored)
  }

  /// Returns the lines on the frames of all scenes.
  func frameLines(all: Bool) -> [String] {
    sections(all: all).flatMap { section -> [String] in
      guard !section.frames.isEmpty else { return [] }
      let lines = section.frames.flatMap(Self.lines)
      return section.title.map { ["scene \"\($0)\""] + lines.map { "  " + $0 } } ?? lines
    }
  }

  private static func lines(_ section: Section) -> [String] {
    let lines = section.changes.flatMap(lines) + section.frames.flatMap(Self.lines)
    guard let title = section.title, !section.isWhole else { return lines }
    return ["scene \"\(title)\""] + lines.map { "  " + $0 }
  }

  private static func lines(_ change: IBChange) -> [String] {
    let sign: [IBChange.Kind: String] = [.added: "+", .removed: "-", .changed: "~", .moved: ">"]
    let title = "\(sign[change.kind]!) \(change.subject)"
    if let first = change.details.first, first.property.isEmpty {
      // A sentence with another wording.
      return ["~ \(first.old ?? "")", "  → \(first.new ?? "")"] + change.details.dropFirst().map(Self.line)
    }
    return [title] + change.details.map(Self.line) + change.contents.map(Self.line)
      + change.sentences.map { "    \($0)" }
  }

  private static func line(_ detail: IBChange.Detail) -> String {
    let old = detail.old.map(onOneLine), new = detail.new.map(onOneLine)
    return switch (old, new) {
    case (nil, let new?): "    \(detail.property): \(new)"
    case (let old?, nil): "    \(detail.property): was \(old)"
    default: "    \(detail.property): \(old ?? "") → \(new ?? "")"
    }
  }

  /// Returns a text on one line. It is not shortened, because texts may differ at their ends.
  nonisolated static func onOneLine(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ⏎ ")
  }

  private static func line(_ content: IBChange.Content) -> String {
    let details = content.details.map { "\($0.property): \(onOneLine($0.new ?? ""))" }
    return "    " + String(repeating: "  ", count: content.depth) + "+ \(content.subject)"
      + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))")
  }

  private static func lines(_ group: FrameGroup) -> [String] {
    let title = group.cause.isEmpty ? "frames" : "frames, after \(group.cause)"
    let lines = group.lines.map { line in
      "    \(line.subject): \(line.movement ?? "\(line.old) → \(line.new)")"
        + (line.cause.map { $0.isEmpty ? "" : ", after \($0)" } ?? "")
    }
    return [title] + lines + (group.rest > 0 ? ["    and \(group.rest) more"] : [])
  }

  private static func lines(_ findings: [CheckFinding], _ title: String, _ isColored: Bool) -> [String] {
    guard !findings.isEmpty else { return [] }
    let limit = 12
    return [title]
      + findings.prefix(limit).map { finding in
        "  line \(finding.line): \(finding.severity.text(isColored: isColored)): \(finding.message) "
          + "[\(finding.rule.rawValue)]".colored(.dim, isColored)
      } + (findings.count > limit ? ["  and \(findings.count - limit) more"] : [])
  }
}
