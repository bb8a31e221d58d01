import Foundation

/// The text of `--help`, broken into lines for a terminal.
///
/// The argument parser would also break lines that are meant to be pasted into a shell, so it is asked for
/// unbroken lines.
enum HelpText {
  /// A number of columns greater than the length of any line of the help.
  static let unbroken = 100_000
  /// The column at which the argument parser writes the description of an option.
  private static let abstractColumn = 26

  /// The number of columns of help on this terminal, or 80 without one.
  static var columns: Int { max(Terminal.columns(of: STDOUT_FILENO) ?? 80, 2 * abstractColumn) }

  /// Breaks the lines of the help at `columns`, except those to be pasted: the indented lines of the
  /// overview, and the usage.
  static func wrapped(_ help: String, columns: Int) -> String {
    var isOverview = true
    return help.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      if line.hasPrefix("USAGE:") { isOverview = false }
      let isPasted =
        isOverview ? line.hasPrefix(" ") : line.hasPrefix("USAGE:") || line.hasPrefix("       mica")
      if isPasted { return [String(line)] }
      return wrapped(line, columns: columns, indent: isOverview ? 0 : abstractColumn)
    }.joined(separator: "\n")
  }

  /// Breaks a line into parts of at most `columns` characters, and indents all but the first.
  private static func wrapped(_ line: Substring, columns: Int, indent: Int) -> [String] {
    var lines: [String] = [], rest = line
    let margin = String(repeating: " ", count: indent)
    while true {
      let room = lines.isEmpty ? columns : columns - indent
      guard rest.count > room else { return lines + [(lines.isEmpty ? "" : margin) + rest] }
      // The text of the first part starts after the name of the option and spaces.
      let start = lines.isEmpty ? rest.index(rest.startIndex, offsetBy: indent) : rest.startIndex
      let end = rest.index(rest.startIndex, offsetBy: room + 1)
      guard let space = rest[start..<end].lastIndex(of: " ") ?? rest[end...].firstIndex(of: " ") else {
        return lines + [(lines.isEmpty ? "" : margin) + rest]
      }
      lines.append((lines.isEmpty ? "" : margin) + rest[..<space])
      rest = rest[rest.index(after: space)...]
    }
  }
}
