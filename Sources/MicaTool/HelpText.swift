import Foundation

/// The text of `--help`, broken into lines for a terminal.
///
/// The argument parser's own line breaking has no notion of lines that are to be pasted into a shell, so it
/// is asked for unbroken lines.
enum HelpText {
  /// More columns than any line of the help has.
  static let unbroken = 100_000
  /// The column at which the argument parser puts what it says of an option.
  private static let abstractColumn = 26

  /// The number of columns that help has on this terminal, or 80 without one.
  static var columns: Int { max(Terminal.columns(of: STDOUT_FILENO) ?? 80, 2 * abstractColumn) }

  /// The help with its lines broken at `columns`, except for those to be pasted: the indented lines of the
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

  /// A line in pieces of at most `columns` characters, those after the first indented.
  private static func wrapped(_ line: Substring, columns: Int, indent: Int) -> [String] {
    var lines: [String] = [], rest = line
    let margin = String(repeating: " ", count: indent)
    while true {
      let room = lines.isEmpty ? columns : columns - indent
      guard rest.count > room else { return lines + [(lines.isEmpty ? "" : margin) + rest] }
      // The text of the first piece begins behind the option's name and blanks.
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
