internal import Foundation

/// A report in SARIF 2.1.0, the form that code hosts read (OASIS, "Static Analysis Results
/// Interchange Format Version 2.1.0").
struct StaticAnalysisLog: Encodable {
  struct Run: Encodable {
    var tool: Tool
    var results: [Result]
    var invocations: [Invocation]
  }
  struct Tool: Encodable { var driver: Driver }
  struct Driver: Encodable {
    var name = "mica"
    var version = CheckReport.toolVersion
    var rules: [Rule]
  }
  struct Rule: Encodable {
    var id: String
    var shortDescription: Message
    var defaultConfiguration: Configuration
  }
  struct Configuration: Encodable { var level: String }
  struct Message: Encodable { var text: String }
  struct Result: Encodable {
    var ruleId: String
    var ruleIndex: Int
    var level: String
    var message: Message
    var locations: [Location]
    var properties: Properties
  }
  struct Properties: Encodable { var devices: [String] }
  struct Location: Encodable {
    var physicalLocation: Physical
    var logicalLocations: [Logical]?
  }
  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Artifact: Encodable { var uri: String }
  struct Region: Encodable { var startLine: Int }
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
  /// With a capital at the start.
  fileprivate var sentence: String { prefix(1).uppercased() + dropFirst() }
}

extension CheckReport {
  /// The version of the command, which reports name.
  package static let toolVersion = "0.1.0-dev"

  var sarif: StaticAnalysisLog {
    let rules = CheckRule.allCases.map { rule in
      StaticAnalysisLog.Rule(
        id: rule.rawValue, shortDescription: .init(text: rule.summary),
        defaultConfiguration: .init(level: rule.severity.rawValue))
    }
    let invocation = StaticAnalysisLog.Invocation(
      executionSuccessful: failures.isEmpty,
      toolExecutionNotifications: failures.map { .init(message: .init(text: $0)) })
    return StaticAnalysisLog(
      runs: [
        .init(
          tool: .init(driver: .init(rules: rules)), results: findings.map(Self.result),
          invocations: [invocation])
      ])
  }

  private static func result(_ finding: CheckFinding) -> StaticAnalysisLog.Result {
    StaticAnalysisLog.Result(
      ruleId: finding.rule.rawValue, ruleIndex: CheckRule.allCases.firstIndex(of: finding.rule) ?? 0,
      level: finding.severity.rawValue,
      message: .init(text: "\(finding.message). \(finding.remedy.sentence)."),
      locations: [
        .init(
          physicalLocation: .init(
            artifactLocation: .init(uri: address(finding.file)), region: .init(startLine: finding.line)),
          logicalLocations: finding.id.map { [.init(name: $0)] })
      ],
      properties: .init(devices: finding.devices))
  }

  /// A path as a URI reference: relative paths stay relative, so that code hosts find
  /// the file in the repository.
  private static func address(_ path: String) -> String {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let escaped = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
