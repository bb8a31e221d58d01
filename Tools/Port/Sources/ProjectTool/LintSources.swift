public import ArgumentParser
import Foundation
public import Lint

/// The command `mica lint`, which finds mistakes with geometry in Swift sources.
struct LintSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lists mistakes with frames, bounds, centers and transforms in Swift sources.",
    discussion: """
      Rules:
      \(Documentation.rules.map { "\($0) - \(Documentation.summary(of: $0) ?? "")" }.joined(separator: "\n"))

      A project can begin with what it has: the first call writes it down, the second finds what is new.
        mica lint . --baseline known.json --update-baseline
        mica lint . --baseline known.json

      Exit status: 0 when nothing was found, 1 when something was or a file could not be read, 2 for a \
      call that makes no sense.
      """)

  @Argument(help: ArgumentHelp("Swift files, or folders for all Swift files below them.", valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("Pass over folders of this name, such as Tests; several times.", valueName: "name"))
  var exclude: [String] = []

  @Option(help: "The form of the report: text, json or sarif.")
  var format = LintReport.Format.text

  @Option(help: "The lowest severity that is reported: error, warning or note.")
  var level = Severity.note

  @Option(help: ArgumentHelp("Only these rules, with commas between.", valueName: "rule"))
  var only: [String] = []

  @Option(help: ArgumentHelp("All rules but these, with commas between.", valueName: "rule"))
  var ignore: [String] = []

  @Option(
    help: ArgumentHelp(
      "Pass over what this file has, which --update-baseline or --format json wrote.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write all that is found into the file of --baseline, instead of reporting it.")
  var updateBaseline = false

  @Flag(help: "Write the changes that are certain into the files, and report the rest.")
  var fix = false

  @Option(name: [.customShort("o"), .long], help: "Write the report into this file.")
  var output: String?

  @Flag(help: "Print the number of files and lines, and the time.")
  var statistics = false

  @Flag(help: .hidden)
  var page = false

  func validate() throws {
    if page { return }
    if paths.isEmpty { throw ValidationError("give Swift files or folders, as in mica lint Sources") }
    if updateBaseline, baseline == nil || output != nil || fix {
      throw ValidationError("--update-baseline writes the file of --baseline, as in --baseline known.json")
    }
    if try rules().isEmpty { throw ValidationError("--only and --ignore leave no rule") }
  }

  /// Returns the names of the selected rules.
  private func rules() throws -> Set<String> {
    func names(_ lists: [String]) throws -> [String] {
      try lists.flatMap { $0.split(separator: ",") }.map { name in
        let name = name.trimmingCharacters(in: .whitespaces)
        if Documentation.rules.contains(name) { return name }
        throw ValidationError(
          "there is no rule \"\(name)\"; accepted: \(Documentation.rules.joined(separator: ", "))")
      }
    }
    return Set(only.isEmpty ? Documentation.rules : try names(only)).subtracting(try names(ignore))
  }

  func run() throws {
    if page { return print(Documentation.page, terminator: "") }
    let start = DispatchTime.now().uptimeNanoseconds
    let input = SourceFiles(paths: paths, exclude: exclude)
    var report = Linter(rules: try rules()).run(input.sources)
    report.failures = input.failures
    report.findings.removeAll { $0.severity > level }
    if let baseline, updateBaseline { return try update(baseline, with: report) }
    if let baseline { try forgive(what: baseline, in: &report) }
    if fix { try apply(&report, input.sources) }
    for failure in report.failures { Self.say("error: \(failure)") }
    let text = try report.formatted(format, isColored: output == nil && isatty(STDOUT_FILENO) == 1) + "\n"
    if let output {
      try write(text, to: output)
    } else {
      FileHandle.standardOutput.write(Data(text.utf8))
    }
    if statistics {
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      Self.say("\(report.documents) files, \(report.lines) lines, \(String(format: "%.1f", seconds)) s")
    }
    if !report.isClean { throw ExitCode(1) }
  }

  /// Writes the fixes into the files, and removes their findings from the report.
  private func apply(_ report: inout LintReport, _ sources: [Linter.Source]) throws {
    let findings = Dictionary(grouping: report.findings.filter { $0.fixes != nil }, by: \.file)
    var count = 0
    for source in sources {
      guard let found = findings[source.path] else { continue }
      let result = LintReport.fixed(source.text, found)
      try write(result.text, to: source.path)
      count += found.count
    }
    report.findings.removeAll { $0.fixes != nil }
    Self.say("\(count) findings fixed in \(findings.count) files")
  }

  private func update(_ baseline: String, with report: LintReport) throws {
    for failure in report.failures { Self.say("error: \(failure)") }
    try write(try report.formatted(.json) + "\n", to: baseline)
    print("\(baseline): \(report.findings.count) findings are known from now on")
    if !report.failures.isEmpty { throw ExitCode(1) }
  }

  private func forgive(what baseline: String, in report: inout LintReport) throws {
    let accepted = "a report that mica lint has written, with --update-baseline or --format json"
    guard let data = FileManager.default.contents(atPath: baseline) else {
      Self.say("error: \(baseline): cannot be read; accepted: \(accepted)")
      throw ExitCode(1)
    }
    do { try report.forgive(known: data) } catch {
      Self.say("error: \(baseline): is no report; accepted: \(accepted)")
      throw ExitCode(1)
    }
  }

  /// Writes into what is at the path, so that links, modes and pipes stay.
  private func write(_ text: String, to path: String) throws {
    do { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) } catch {
      Self.say(
        "error: \(path): cannot be written; accepted: a path in a folder that exists and can be written to")
      throw ExitCode(1)
    }
  }

  static func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

extension LintReport.Format: ExpressibleByArgument {}
extension Severity: ExpressibleByArgument {}
