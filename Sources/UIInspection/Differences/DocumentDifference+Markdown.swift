internal import InterfaceBuilder

extension DocumentDifference {
  /// Returns the differences in Markdown, for the comment of a review. Frames are folded.
  ///
  /// - Parameters:
  ///   - all: A Boolean value that determines whether automatic changes are included.
  ///   - withLayout: A Boolean value that determines whether frames and findings are included.
  /// - Returns: The text.
  func markdown(all: Bool, withLayout: Bool = true) -> String {
    var lines = ["### \(Self.code(path))", "", Self.plain(summary(all: all, withFrames: withLayout))]
    for section in sections(all: all) where withLayout || !section.changes.isEmpty {
      lines.append("")
      if let title = section.title, !section.isWhole { lines += ["**Scene \(Self.plain(title))**", ""] }
      lines += section.changes.flatMap(Self.markdown)
      if withLayout { lines += Self.table(section.frames) }
    }
    if withLayout { lines += findingsMarkdown(all: all) }
    return lines.joined(separator: "\n")
  }

  /// Returns the frames and findings in Markdown.
  func layoutMarkdown(all: Bool) -> String {
    let lines = Self.table(sections(all: all).flatMap(\.frames)) + findingsMarkdown(all: all)
    return lines.isEmpty ? "No frame differs." : lines.joined(separator: "\n")
  }

  private func findingsMarkdown(all: Bool) -> [String] {
    Self.markdown(reported(newFindings, all: all), "New in `mica check`")
      + Self.markdown(reported(goneFindings, all: all), "Gone from `mica check`")
  }

  private static func table(_ groups: [FrameGroup]) -> [String] {
    guard !groups.isEmpty else { return [] }
    var lines = [
      "", "<details><summary>Frames</summary>", "", "| after | view | old | new |", "|---|---|---|---|",
    ]
    for group in groups {
      lines += group.lines.map { line in
        "| \(cell(line.cause ?? group.cause)) | \(cell(line.subject)) | "
          + (line.movement.map { "\($0) |" } ?? "\(line.old) | \(line.new)") + " |"
      }
      if group.rest > 0 { lines.append("| \(cell(group.cause)) | and \(group.rest) more | | |") }
    }
    return lines + ["", "</details>"]
  }

  private static func markdown(_ change: IBChange) -> [String] {
    let verb = change.kind.rawValue
    if let first = change.details.first, first.property.isEmpty {
      return ["- \(verb) \(code(first.old ?? ""))", "  to \(code(first.new ?? ""))"]
        + change.details.dropFirst().map(markdown)
    }
    return ["- \(verb) \(code(change.subject))"] + change.details.map(markdown)
      + change.contents.map { content in
        let details = content.details.map { "\(plain($0.property)) \(code($0.new ?? ""))" }
        return String(repeating: "  ", count: content.depth + 1) + "- with \(code(content.subject))"
          + (details.isEmpty ? "" : ": " + details.joined(separator: ", "))
      } + change.sentences.map { "  - \(code($0))" }
  }

  private static func markdown(_ detail: IBChange.Detail) -> String {
    let name = "  - \(plain(detail.property)): "
    return switch (detail.old, detail.new) {
    case (nil, let new?): name + code(new)
    case (let old?, nil): name + "was " + code(old)
    default: name + "\(code(detail.old ?? "")) → \(code(detail.new ?? ""))"
    }
  }

  private static func markdown(_ findings: [CheckFinding], _ title: String) -> [String] {
    guard !findings.isEmpty else { return [] }
    return ["", "**\(title)**", ""]
      + findings.map {
        "- line \($0.line): \($0.severity.rawValue): \(plain($0.message)) (`\($0.rule.rawValue)`)"
      }
  }

  // MARK: - Escaping

  /// Returns a text as a code span, with as many backticks as it needs.
  nonisolated static func code(_ text: String) -> String {
    let line = onOneLine(text)
    guard line.contains("`") else { return line.isEmpty ? "\"\"" : "`\(line)`" }
    let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(line) \(fence)"
  }

  /// Returns a code span for the cell of a table.
  private static func cell(_ text: String) -> String {
    text.isEmpty ? "" : code(text.replacing("|", with: "\\|"))
  }

  /// Returns a text in which the characters of Markdown stand for themselves.
  static func plain(_ text: String) -> String {
    var escaped = ""
    for character in onOneLine(text) {
      if "\\`*_{}[]<>#|&".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
