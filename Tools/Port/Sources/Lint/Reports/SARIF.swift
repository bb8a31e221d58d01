import Foundation

/// A report in SARIF 2.1.0, the format of code hosts, in the form that `mica check` writes.
enum SARIF {
  struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }
  struct Run: Encodable {
    var tool: Tool
    var columnKind = "utf16CodeUnits"
    var results: [Result]
    var invocations: [Invocation]
  }
  struct Tool: Encodable { var driver: Driver }
  struct Driver: Encodable {
    var name = "mica"
    var rules: [Rule]
  }
  struct Rule: Encodable {
    var id: String
    var shortDescription, fullDescription: Message
    var help: Help
    var defaultConfiguration: Configuration
    var properties = Properties()
  }
  struct Help: Encodable { var text, markdown: String }
  struct Properties: Encodable { var tags = ["layout", "uikit"], precision = "high" }
  struct Configuration: Encodable { var level: String }
  struct Message: Encodable { var text: String }
  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
    var partialFingerprints: Fingerprints
    var fixes: [Fix]?
  }
  struct Fingerprints: Encodable { var primaryLocationLineHash: String }
  struct Location: Encodable { var physicalLocation: Physical }
  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }
  struct Artifact: Encodable {
    var uri: String
    /// The base of a relative URI.
    var uriBaseId: String?
  }
  struct Region: Encodable { var startLine: Int }
  struct Fix: Encodable {
    var description: Message
    var artifactChanges: [Change]
  }
  struct Change: Encodable {
    var artifactLocation: Artifact
    var replacements: [Replacement]
  }
  struct Replacement: Encodable {
    var deletedRegion: Deleted
    var insertedContent: Message
  }
  struct Deleted: Encodable { var byteOffset, byteLength: Int }
  struct Invocation: Encodable {
    var executionSuccessful: Bool
    var toolExecutionNotifications: [Notification]
  }
  struct Notification: Encodable {
    var level = "error"
    var message: Message
  }

  static func log(of report: LintReport) -> Log {
    var seen: [String: Int] = [:]
    let results = report.findings.map { finding in
      let print = fingerprint(finding)
      seen[print, default: 0] += 1
      return result(finding, "\(print):\(seen[print, default: 1])")
    }
    let rules = Rules.all.map { rule in
      Rule(
        id: rule.name, shortDescription: .init(text: rule.summary), fullDescription: .init(text: rule.reason),
        help: .init(
          text: rule.reason,
          markdown:
            "\(rule.reason)\n\n```swift\n\(rule.right)\n```\n\n`mica lint --ignore \(rule.name)` leaves "
            + "this rule out."), defaultConfiguration: .init(level: rule.severity.rawValue))
    }
    let invocation = Invocation(
      executionSuccessful: report.failures.isEmpty,
      toolExecutionNotifications: report.failures.map { .init(message: .init(text: $0)) })
    return Log(runs: [
      .init(tool: .init(driver: .init(rules: rules)), results: results, invocations: [invocation])
    ])
  }

  private static func result(_ finding: Finding, _ fingerprint: String) -> Result {
    let file = address(finding.file)
    let fixes = finding.fixes.map { fixes in
      [
        Fix(
          description: .init(text: finding.remedy),
          artifactChanges: [
            .init(
              artifactLocation: file,
              replacements: fixes.map {
                .init(
                  deletedRegion: .init(byteOffset: $0.offset, byteLength: $0.length),
                  insertedContent: .init(text: $0.text))
              })
          ])
      ]
    }
    return Result(
      ruleId: finding.rule, level: finding.severity.rawValue,
      message: .init(text: "\(sentence(finding.message)) \(sentence(finding.remedy))"),
      locations: [
        .init(physicalLocation: .init(artifactLocation: file, region: .init(startLine: finding.line)))
      ],
      partialFingerprints: .init(primaryLocationLineHash: fingerprint), fixes: fixes)
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Returns the URI reference of a path. Relative paths remain relative, so that code hosts find the file.
  private static func address(_ path: String) -> Artifact {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let escaped = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    return path.hasPrefix("/") ? .init(uri: "file://" + escaped) : .init(uri: escaped, uriBaseId: "%SRCROOT%")
  }

  /// Returns an FNV-1a hash of what identifies a finding in later versions of the file.
  private static func fingerprint(_ finding: Finding) -> String {
    let words = [finding.rule, finding.id ?? finding.message, finding.remedy].joined(separator: "\n")
    let hash = words.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
