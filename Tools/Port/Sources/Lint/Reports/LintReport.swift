public import Foundation

/// The result of checking sources, in the forms of `mica check`.
public struct LintReport: Sendable {
  /// The format of a report.
  public enum Format: String, Sendable, CaseIterable {
    case text, json, sarif
  }

  /// The findings in the order of the files and lines.
  public var findings: [Finding] = []
  /// The files that could not be read, with the reasons.
  public var failures: [String] = []
  /// The number of checked files.
  public var documents = 0
  /// The number of lines that were read.
  public var lines = 0
  /// The number of findings that were known before; see `forgive(known:)`.
  public private(set) var known = 0

  /// Creates an empty report.
  public init() {}

  /// A Boolean value that indicates whether there are neither findings nor failures.
  public var isClean: Bool { findings.isEmpty && failures.isEmpty }

  /// Returns the report in a format. If `isColored` is `true`, text has colours for a terminal.
  public func formatted(_ format: Format, isColored: Bool = false) throws -> String {
    switch format {
    case .text: text(isColored)
    case .json:
      try Self.encode(
        Plain(documents: documents, devices: 0, findings: findings, failures: failures))
    case .sarif: try Self.encode(SARIF.log(of: self))
    }
  }

  private func text(_ isColored: Bool) -> String {
    func colored(_ text: String, _ code: String) -> String {
      isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
    let codes: [Severity: String] = [.error: "31", .warning: "33", .note: "36"]
    let paragraphs = findings.map { finding in
      colored("\(finding.file):\(finding.line):\(finding.column.map { "\($0):" } ?? "")", "1")
        + " \(colored(finding.severity.rawValue, codes[finding.severity] ?? "0")): \(finding.message) "
        + colored("[\(finding.rule)]", "2")
        + "\n  \(finding.remedy)\(finding.fixes == nil ? "" : " (--fix does)")"
    }
    return (paragraphs + [summary]).joined(separator: "\n")
  }

  private var summary: String {
    let files = "\(documents) \(documents == 1 ? "file" : "files")"
    let before = known > 0 ? ", \(known) known before" : ""
    guard !isClean else { return "\(files): nothing \(known > 0 ? "new" : "found")\(before)" }
    var counts: [String] = []
    for severity in Severity.allCases {
      let count = findings.count { $0.severity == severity }
      if count > 0 { counts.append("\(count) \(severity.rawValue)\(count == 1 ? "" : "s")") }
    }
    for rule in Rules.names + [IgnoreComments.rule] {
      let count = findings.count { $0.rule == rule }
      if count > 0 { counts.append("\(count) \(rule)") }
    }
    if !failures.isEmpty { counts.append("\(failures.count) not read") }
    return "\(files): \(counts.joined(separator: ", "))\(before)"
  }

  // MARK: - Baselines

  /// A report in JSON, which is also a baseline.
  private struct Plain: Codable {
    var documents: Int
    var devices: Int
    var findings: [Finding]
    var failures: [String]
  }

  /// Removes the findings that an earlier report in JSON also contains: those with the same rule and source
  /// in the same function of the same file, whatever the line, as many as the earlier report has.
  ///
  /// - Throws: An error if `data` is not such a report.
  public mutating func forgive(known data: Data) throws {
    var left: [Finding.Identity: Int] = [:]
    for finding in try JSONDecoder().decode(Plain.self, from: data).findings {
      left[finding.identity, default: 0] += 1
    }
    findings.removeAll { finding in
      guard let count = left[finding.identity], count > 0 else { return false }
      left[finding.identity] = count - 1
      known += 1
      return true
    }
  }

  private static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
