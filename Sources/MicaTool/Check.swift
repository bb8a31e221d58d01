import ArgumentParser
import Foundation
import ImageIO
import InterfaceBuilder
import UIInspection

/// The command `mica check`, which finds mistakes in layouts.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Lists what is wrong with layouts, on every device asked for, and says what to change.",
    discussion: """
      Rules:
      \(CheckRule.allCases.map { "\($0.rawValue) - \($0.summary)" }.joined(separator: "\n"))

      A project can begin with what it has: the first call writes it down, the second finds what is new.
        mica check . --baseline known.json --update-baseline
        mica check . --baseline known.json

      A file .mica.yml, in the folder or one around it, holds the settings of a project:
        excluded: ["Generated/*.xib"]
        devices: [iphone-se, iphone-15]
        rules:
          longer-text: off
          touch-area: on
          clipped-text: error

      Exit status: 0 when nothing was found, 1 when something was or a document could not be read, 2 for a call that makes \
      no sense.
      """)

  @OptionGroup var documents: DocumentArguments

  @Option(
    help: ArgumentHelp(
      "Devices by name or id, or all, instead of the document's own; several with commas between; "
        + "mica devices lists them.",
      valueName: "device"), completion: .names(IBDevice.acceptedNames + ["all"]))
  var device: [Names] = []

  @Option(
    help: ArgumentHelp(
      "The settings of the project, instead of the nearest .mica.yml; none for no settings.",
      valueName: "file"), completion: .file(extensions: ["yml"]))
  var config: String?

  @Option(
    help: "How the devices are held: portrait, landscape or both; phones as a document is drawn otherwise.")
  var orientation: Held?

  @Option(
    help: ArgumentHelp(
      "Whose texts are checked, such as de, where the project has documents in several languages.",
      valueName: "language"))
  var language: String?

  @Option(help: "The form of the report: text, json or sarif.")
  var format = CheckReport.Format.text

  @Option(help: ArgumentHelp("Only these rules, likewise.", valueName: "rule"), completion: .rules)
  var only: [Names] = []

  @Option(help: ArgumentHelp("All rules but these, likewise.", valueName: "rule"), completion: .rules)
  var ignore: [Names] = []

  @Option(
    help: ArgumentHelp(
      "Pass over what this file has, which --update-baseline or --format json wrote.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write all that is found into the file of --baseline, instead of reporting it.")
  var updateBaseline = false

  @Option(name: [.customShort("o"), .long], help: "Write the report into this file.", completion: .file())
  var output: String?

  /// Names separated by commas.
  struct Names: ExpressibleByArgument {
    let names: [String]

    init?(argument: String) {
      names = argument.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      if names.isEmpty { return nil }
    }
  }

  enum Held: String, ExpressibleByArgument, CaseIterable {
    case portrait, landscape, both

    var orientations: [IBOrientation] {
      switch self {
      case .portrait: [.portrait]
      case .landscape: [.landscape]
      case .both: [.portrait, .landscape]
      }
    }
  }

  func validate() throws {
    do { _ = try devices(device.flatMap(\.names)) } catch { throw ValidationError("\(error)") }
    if updateBaseline, baseline == nil || output != nil {
      throw ValidationError("--update-baseline writes the file of --baseline, as in --baseline known.json")
    }
    if try rules(CheckConfiguration()).isEmpty { throw ValidationError("--only and --ignore leave no rule") }
  }

  /// Returns the settings of the project, and the folder that they are for.
  private func configuration() throws -> (CheckConfiguration, folder: URL) {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    guard config != "none",
      let file = config.map({ URL(fileURLWithPath: $0) }) ?? CheckConfiguration.find(from: here)
    else { return (CheckConfiguration(), here) }
    return (try CheckConfiguration(contentsOf: file), file.deletingLastPathComponent().standardizedFileURL)
  }

  /// Returns the documents without those that the settings of the project exclude.
  private func files(_ configuration: CheckConfiguration, in folder: URL) throws -> [String] {
    let patterns = configuration.excluded.map(PathPattern.init)
    return try documents.files().filter { file in
      let path = URL(fileURLWithPath: file).standardizedFileURL.path, home = folder.path + "/"
      let place = path.hasPrefix(home) ? String(path.dropFirst(home.count)) : path
      return !patterns.contains { $0.matches(place) }
    }
  }

  /// Returns the selected rules: those of the options, otherwise those of the project's settings.
  private func rules(_ configuration: CheckConfiguration) throws -> Set<CheckRule> {
    func rules(_ lists: [Names]) throws -> [CheckRule] {
      try lists.flatMap(\.names).map { name in
        if let rule = CheckRule(rawValue: name) { return rule }
        let known = CheckRule.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("there is no rule \"\(name)\"; accepted: \(known)")
      }
    }
    var chosen = CheckRule.standard
    for (rule, setting) in configuration.rules {
      if setting == .off { chosen.remove(rule) } else { chosen.insert(rule) }
    }
    return (only.isEmpty ? chosen : Set(try rules(only))).subtracting(try rules(ignore))
  }

  /// Returns the devices with names in the selected orientations.
  private func devices(_ names: [String]) throws -> [CheckDevice] {
    let wanted =
      names.contains { $0.lowercased() == "all" }
      ? IBDevice.all.filter { $0.idiom != .none } : try names.map { try IBDevice.wanted($0) }
    return wanted.flatMap { device in
      let held = orientation.map { $0.orientations.map { Optional($0) } } ?? [nil]
      return held.map { CheckDevice(device: device, orientation: $0) }
    }
  }

  func run() throws {
    let (configuration, folder) = try FileError.wrap { try self.configuration() }
    let names = device.flatMap(\.names)
    let devices = try FileError.wrap {
      try self.devices(names.isEmpty ? configuration.devices : names)
    }
    let check = LayoutCheck(
      devices: devices, rules: try rules(configuration), language: language,
      severities: configuration.rules.compactMapValues { setting in
        if case .on(let severity) = setting { severity } else { nil }
      })
    let tasks = try files(configuration, in: folder).map { CheckTask(file: $0, check: check) }
    Languages.tell(of: tasks.map(\.file), in: language)
    let reports =
      DocumentArguments.areForOneProcess(tasks.map(\.file))
      ? MainActor.assumeIsolated { tasks.map { $0.run() } } : Self.runOnAllCores(tasks)
    var report = CheckReport()
    for part in reports { report.add(part) }
    if let baseline, updateBaseline { return try update(baseline, with: report) }
    if let baseline { try FileError.wrap { try Self.forgive(what: baseline, in: &report) } }
    report.combine()
    let text =
      try report.formatted(format, isColored: output == nil && Terminal.isColored(STDOUT_FILENO)) + "\n"
    for failure in report.failures { FileError.say("error: \(failure)") }
    if let output {
      try FileError.wrap { try OutputFile.write(Data(text.utf8), to: URL(fileURLWithPath: output)) }
    } else {
      try Output.write(Data(text.utf8))
    }
    if !report.isClean { throw ExitCode(1) }
  }

  private static func runOnAllCores(_ tasks: [CheckTask]) -> [CheckReport] {
    let bar = ProgressBar(total: tasks.count)
    defer { bar.clear() }
    return DocumentBatch<CheckTask>(program: Worker.program, arguments: ["worker", "check"]).run(
      tasks, workers: ProcessInfo.processInfo.activeProcessorCount
    ) { _, lines in
      bar.clear()
      for line in lines { FileError.say(line) }
      bar.advance()
    }
  }

  /// Writes the findings to a baseline, so that later calls ignore them.
  private func update(_ baseline: String, with report: CheckReport) throws {
    for failure in report.failures { FileError.say("error: \(failure)") }
    try FileError.wrap {
      try OutputFile.write(
        Data((try report.formatted(.json) + "\n").utf8), to: URL(fileURLWithPath: baseline))
    }
    try Output.write(line: "\(baseline): \(report.findings.count) findings are known from now on")
    if !report.failures.isEmpty { throw ExitCode(1) }
  }

  private static func forgive(what baseline: String, in report: inout CheckReport) throws {
    let accepted = "a report that mica check has written, with --update-baseline or --format json"
    let data = try InputFile.data(of: URL(fileURLWithPath: baseline), limit: .max, accepted: accepted)
    do { try report.forgive(known: data) } catch {
      throw IBReadError(file: baseline, reason: "is no report", accepted: accepted)
    }
  }
}

extension CheckReport.Format: ExpressibleByArgument {}
