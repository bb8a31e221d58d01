internal import Foundation

/// What came of checking documents, to be printed.
package struct CheckReport: Sendable {
  /// The form of a report.
  package enum Format: String, Sendable, CaseIterable {
    case text, json, sarif
  }

  package var findings: [CheckFinding] = []
  /// The files that could not be read, with the reason.
  package var failures: [String] = []
  /// How many documents were looked at, those that could not be read included.
  package var documents = 0
  /// How many devices each was laid out on.
  package var devices = 0

  package init() {}

  /// Whether there is nothing to mend.
  package var isClean: Bool { findings.isEmpty && failures.isEmpty }

  package func formatted(_ format: Format) throws -> String {
    switch format {
    case .text: text
    case .json: try Self.encode(self.json)
    case .sarif: try Self.encode(self.sarif)
    }
  }

  /// One finding a paragraph in the form `file:line: severity: message [rule]`, which editors make into links.
  private var text: String {
    var lines = findings.map { finding in
      "\(finding.file):\(finding.line): \(finding.severity.rawValue): \(finding.message)\(place(finding)) "
        + "[\(finding.rule.rawValue)]\n  \(finding.remedy)"
    }
    lines.append(summary)
    return lines.joined(separator: "\n")
  }

  private func place(_ finding: CheckFinding) -> String {
    switch finding.devices.count {
    case 0: ""
    case devices where devices > 1: " (on every device)"
    case 1 where devices == 1: ""
    default: " (on \(finding.devices.joined(separator: ", ")))"
    }
  }

  private var summary: String {
    let files = "\(documents) \(documents == 1 ? "document" : "documents")"
    let shown = "on \(devices) \(devices == 1 ? "device" : "devices")"
    guard !isClean else { return "\(files) \(shown): nothing found" }
    var counts: [String] = []
    for rule in CheckRule.allCases {
      let count = findings.count { $0.rule == rule }
      if count > 0 { counts.append("\(count) \(rule.rawValue)") }
    }
    if !failures.isEmpty { counts.append("\(failures.count) not read") }
    return "\(files) \(shown): \(counts.joined(separator: ", "))"
  }

  // MARK: - JSON

  private struct Plain: Encodable {
    var documents: Int
    var devices: Int
    var findings: [CheckFinding]
    var failures: [String]
  }

  private var json: Plain {
    Plain(documents: documents, devices: devices, findings: findings, failures: failures)
  }

  private static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
