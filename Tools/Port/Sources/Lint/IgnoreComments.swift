/// The comments of a source by which findings are ignored.
///
/// `// mica:ignore rule` holds for the line that it is on, or for the next line if it is on a line of its
/// own. Several rules are separated by commas; without a rule all are ignored.
struct IgnoreComments {
  static let rule = "ignore-comment"
  private static let mark = "mica:ignore"

  private var rules: [Int: Set<String>] = [:]
  /// Findings about comments that name no rule.
  private(set) var findings: [Finding] = []

  init(in source: Linter.Source) {
    guard source.text.contains(Self.mark) else { return }
    for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard
        let comment = line.ranges(of: "//").first(where: { range in
          line[range.upperBound...].drop { $0 == " " }.hasPrefix(Self.mark)
        })
      else { continue }
      let rest = line[comment.upperBound...].drop { $0 == " " }.dropFirst(Self.mark.count)
      let isAlone = line[..<comment.lowerBound].allSatisfy(\.isWhitespace)
      let names = rest.prefix { $0 != ":" }.split(whereSeparator: { ", \r\t".contains($0) }).map(String.init)
      rules[index + (isAlone ? 2 : 1), default: []].formUnion(names.isEmpty ? Rules.names : names)
      for name in names where !Rules.names.contains(name) {
        findings.append(
          Finding(
            rule: Self.rule, severity: .warning, file: source.path, line: index + 1, column: nil,
            id: "\(Self.mark) \(name)", message: "there is no rule \(name) to ignore",
            remedy: "accepted, with commas between: \(Rules.names.joined(separator: ", "))"))
      }
    }
  }

  func covers(_ rule: String, _ line: Int) -> Bool { rules[line]?.contains(rule) ?? false }
}
