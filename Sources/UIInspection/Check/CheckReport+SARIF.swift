internal import Foundation
internal import InterfaceBuilder

/// A report in SARIF 2.1.0, the format of code hosts (OASIS, "Static Analysis Results Interchange Format
/// Version 2.1.0"), with the properties that GitHub requires ("SARIF support for code scanning").
struct StaticAnalysisLog: Encodable {
  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var results: [Result]
    var invocations: [Invocation]
  }
  struct Tool: Encodable { var driver: Driver }
  struct Driver: Encodable {
    var name = "mica"
    var version = CheckReport.toolVersion
    var semanticVersion = CheckReport.toolVersion
    var rules: [Rule]
  }
  struct Rule: Encodable {
    var id: String
    var shortDescription, fullDescription: Message
    var help: Help
    var defaultConfiguration: Configuration
    var properties: RuleProperties
  }
  struct Help: Encodable { var text, markdown: String }
  /// The properties with a meaning for GitHub.
  struct RuleProperties: Encodable {
    var tags = ["layout", "interface-builder"]
    var precision, severity: String

    enum CodingKeys: String, CodingKey {
      case tags, precision
      case severity = "problem.severity"
    }
  }
  struct Configuration: Encodable { var level: String }
  struct Message: Encodable { var text: String }
  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    /// The other places with the same cause.
    var relatedLocations: [Location]?
    var partialFingerprints: Fingerprints
    var properties: Properties
  }
  /// The fingerprint that identifies the same result in several runs, with the name that GitHub uses.
  struct Fingerprints: Encodable { var primaryLocationLineHash: String }
  struct Properties: Encodable { var devices: [String] }
  struct Location: Encodable {
    var physicalLocation: Physical
    var logicalLocations: [Logical]?
  }
  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Artifact: Encodable {
    var uri: String
    /// The base of a relative URI.
    var uriBaseId: String?
  }
  struct Region: Encodable {
    var startLine: Int
    var startColumn, endLine, endColumn: Int?
  }
  struct Logical: Encodable { var name: String }
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }
  struct Notification: Encodable {
    var level = "error"
    var message: Message
  }

  var schema = "https://json.schemastore.org/sarif-2.1.0.json"
  var version = "2.1.0"
  var runs: [Run]

  enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}

extension String {
  /// The text with its first letter capitalized.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}

extension CheckReport {
  /// The version of the command in reports.
  package static let toolVersion = "0.7.0-dev"

  var sarif: StaticAnalysisLog {
    let rules = CheckRule.allCases.map(Self.descriptor)
    let invocation = StaticAnalysisLog.Invocation(
      executionSuccessful: failures.isEmpty,
      toolExecutionNotifications: failures.map { .init(message: .init(text: $0)) })
    var sources = SourceLines(), seen: [String: Int] = [:]
    let results = findings.map { finding in
      let print = finding.fingerprint
      seen[print, default: 0] += 1
      return Self.result(
        finding, at: sources.region(of: finding), fingerprint: "\(print):\(seen[print, default: 1])")
    }
    return StaticAnalysisLog(
      runs: [.init(tool: .init(driver: .init(rules: rules)), results: results, invocations: [invocation])])
  }

  private static func descriptor(_ rule: CheckRule) -> StaticAnalysisLog.Rule {
    StaticAnalysisLog.Rule(
      id: rule.rawValue, shortDescription: .init(text: rule.summary),
      fullDescription: .init(text: rule.consequence),
      help: .init(
        text: "\(rule.consequence) \(rule.advice)",
        markdown: """
          \(rule.consequence)

          **What to do:** \(rule.advice)

          `mica check --ignore \(rule.rawValue)` leaves this rule out.
          """),
      defaultConfiguration: .init(level: rule.severity.rawValue),
      properties: .init(
        precision: rule.precision,
        severity: rule.severity == .note ? "recommendation" : rule.severity.rawValue))
  }

  private static func result(
    _ finding: CheckFinding, at region: StaticAnalysisLog.Region, fingerprint: String
  ) -> StaticAnalysisLog.Result {
    StaticAnalysisLog.Result(
      ruleId: finding.rule.rawValue, ruleIndex: CheckRule.allCases.firstIndex(of: finding.rule) ?? 0,
      level: finding.severity.rawValue,
      message: .init(text: "\(finding.message). \(finding.remedy.sentence)."),
      locations: [
        .init(
          physicalLocation: .init(artifactLocation: address(finding.file), region: region),
          logicalLocations: finding.id.map { [.init(name: $0)] })
      ],
      relatedLocations: finding.also?.map { place in
        .init(
          physicalLocation: .init(
            artifactLocation: address(place.file), region: .init(startLine: place.line)),
          logicalLocations: place.id.map { [.init(name: $0)] })
      },
      partialFingerprints: .init(primaryLocationLineHash: fingerprint),
      properties: .init(devices: finding.devices))
  }

  /// Returns the URI reference of a path. Relative paths remain relative, so that code hosts find the file in
  /// the repository.
  private static func address(_ path: String) -> StaticAnalysisLog.Artifact {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let escaped = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    return path.hasPrefix("/")
      ? .init(uri: "file://" + escaped) : .init(uri: escaped, uriBaseId: "%SRCROOT%")
  }
}

extension CheckFinding {
  /// The fingerprint of the finding, which is the same in later versions of the document even if lines have
  /// changed: an FNV-1a hash of the properties of `identity` except the file.
  fileprivate var fingerprint: String {
    let words = [rule.rawValue, id ?? message, remedy].joined(separator: "\n")
    let hash = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A cache of the lines of the documents that contain findings.
private struct SourceLines {
  private var files: [String: [Data.SubSequence]] = [:]

  /// Returns the region of a finding's line from its first to its last letter, or the whole line if it cannot
  /// be read.
  mutating func region(of finding: CheckFinding) -> StaticAnalysisLog.Region {
    let lines = files[finding.file] ?? Self.lines(of: finding.file)
    files[finding.file] = lines
    guard lines.indices.contains(finding.line - 1) else { return .init(startLine: finding.line) }
    let line = String(decoding: lines[finding.line - 1], as: UTF8.self)
    let start = line.prefix { $0 == " " || $0 == "\t" }.utf16.count
    let text = line.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return .init(startLine: finding.line) }
    return .init(
      startLine: finding.line, startColumn: start + 1, endLine: finding.line,
      endColumn: start + 1 + text.utf16.count)
  }

  private static func lines(of file: String) -> [Data.SubSequence] {
    guard !InputFile.isOfProcess(file), let data = try? Data(contentsOf: URL(fileURLWithPath: file)) else {
      return []
    }
    return data.split(separator: 10, omittingEmptySubsequences: false)
  }
}
