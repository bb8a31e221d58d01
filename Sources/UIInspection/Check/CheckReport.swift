package import Foundation

/// The result of checking documents.
package struct CheckReport: Sendable, Codable {
  /// The format of a report.
  package enum Format: String, Sendable, CaseIterable {
    case text, json, sarif
  }

  package var findings: [CheckFinding] = []
  /// The parts of documents that were not checked, because code decides them.
  package private(set) var unchecked: [UncheckedPart] = []
  /// The files that could not be read, with the reasons.
  package var failures: [String] = []
  /// The number of checked documents, including those that could not be read.
  package var documents = 0
  /// The number of devices on which each document was laid out.
  package var devices = 0

  /// The number of findings that were known before; see `forgive(known:)`.
  package private(set) var known = 0

  package init() {}

  /// Adds the report on other documents.
  package mutating func add(_ other: CheckReport) {
    documents += other.documents
    devices = max(devices, other.devices)
    findings += other.findings
    unchecked += other.unchecked
    failures += other.failures
  }

  /// Combines the findings of several documents that have one cause, such as a missing font.
  package mutating func combine() { findings = CheckFinding.combined(findings) }

  /// Adds parts of a document that were not checked, each of them once.
  mutating func add(unchecked parts: [UncheckedPart]) {
    for part in parts
    where !unchecked.contains(where: { $0.file == part.file && $0.id == part.id && $0.part == part.part }) {
      unchecked.append(part)
    }
  }

  /// Removes the parts of a document that were not checked.
  mutating func removeUnchecked(of file: String) { unchecked.removeAll { $0.file == file } }

  /// A Boolean value that indicates whether there are neither findings nor failures.
  package var isClean: Bool { findings.isEmpty && failures.isEmpty }

  /// Returns the report in a format. If `isColored` is `true`, text has colours for a terminal.
  package func formatted(_ format: Format, isColored: Bool = false) throws -> String {
    switch format {
    case .text: text(isColored)
    case .json: try Self.encode(self.json)
    case .sarif: try Self.encode(self.sarif)
    }
  }

  /// Returns a paragraph for each finding in the form `file:line: severity: message [rule]`, which editors
  /// turn into links.
  private func text(_ isColored: Bool) -> String {
    var lines = findings.map { finding in
      "\(finding.file):\(finding.line):".colored(.bold, isColored)
        + " \(finding.severity.text(isColored: isColored)): \(finding.message)\(Self.others(finding))"
        + "\(place(finding)) "
        + "[\(finding.rule.rawValue)]".colored(.dim, isColored) + "\n  \(finding.remedy)"
    }
    lines += uncheckedLines
    lines.append(summary)
    return lines.joined(separator: "\n")
  }

  /// Returns a line for each document with parts that were not checked: the first of them, and how many more
  /// there are.
  private var uncheckedLines: [String] {
    var files: [String] = [], parts: [String: [UncheckedPart]] = [:]
    for part in unchecked {
      if parts[part.file] == nil { files.append(part.file) }
      parts[part.file, default: []].append(part)
    }
    return files.compactMap { file in
      guard let found = parts[file], let first = found.first else { return nil }
      let rest = found.count == 1 ? "" : ", and \(found.count - 1) more"
      return "\(file):\(first.line): not checked: \(first.part), since \(first.reason)\(rest)"
    }
  }

  /// Returns the other documents with the cause of a finding, in words.
  private static func others(_ finding: CheckFinding) -> String {
    guard let also = finding.also, let first = also.first else { return "" }
    return "; also at \(first.file):\(first.line)"
      + (also.count == 1
        ? "" : also.count == 2 ? " and another place" : " and \(also.count - 1) other places")
  }

  private func place(_ finding: CheckFinding) -> String {
    switch finding.devices.count {
    case 0: ""
    case devices where devices > 1: " (on every device)"
    case 1 where devices == 1: ""
    case let count:
      // The other formats of the report contain the whole list.
      " (on \(finding.devices.prefix(4).joined(separator: ", "))\(count > 4 ? " and \(count - 4) more of \(devices) devices" : ""))"
    }
  }

  private var summary: String {
    let files = "\(documents) \(documents == 1 ? "document" : "documents")"
    let shown = "on \(devices) \(devices == 1 ? "device" : "devices")"
    let before =
      (known > 0 ? ", \(known) known before" : "")
      + (unchecked.isEmpty ? "" : "; \(unchecked.count) not checked, since code decides")
    guard !isClean else { return "\(files) \(shown): nothing \(known > 0 ? "new" : "found")\(before)" }
    var counts: [String] = []
    for rule in CheckRule.allCases {
      let count = findings.count { $0.rule == rule }
      if count > 0 { counts.append("\(count) \(rule.rawValue)") }
    }
    if !failures.isEmpty { counts.append("\(failures.count) not read") }
    return "\(files) \(shown): \(counts.joined(separator: ", "))\(before)"
  }

  // MARK: - JSON

  private struct Plain: Codable {
    var documents: Int
    var devices: Int
    var findings: [CheckFinding]
    var failures: [String]
    /// Nil in reports of earlier versions.
    var unchecked: [UncheckedPart]?
  }

  private var json: Plain {
    Plain(
      documents: documents, devices: devices, findings: findings, failures: failures, unchecked: unchecked)
  }

  /// Removes the findings that an earlier report in JSON format also contains: those with the same rule and
  /// element in the same file, whatever the line. Findings that are new on some devices remain for these.
  ///
  /// - Throws: An error if `data` is not such a report.
  package mutating func forgive(known data: Data) throws {
    let earlier = try JSONDecoder().decode(Plain.self, from: data).findings
    var devices: [CheckFinding.Identity: Set<String>] = [:]
    for finding in earlier {
      for identity in finding.identities { devices[identity, default: []].formUnion(finding.devices) }
    }
    findings = findings.compactMap { finding in
      guard let before = devices[finding.identity] else { return finding }
      var rest = finding
      rest.devices.removeAll(where: before.contains)
      guard rest.devices.isEmpty else { return rest }
      known += 1
      return nil
    }
  }

  private static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
