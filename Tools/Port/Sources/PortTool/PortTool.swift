import ArgumentParser
import Foundation
import Port

@main struct PortTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port", abstract: "Translates UIKit sources for systems without Objective-C.",
    subcommands: [Translate.self, WriteInterface.self, ListRules.self])
}

struct ListRules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules", abstract: "Prints the table of the rules as Markdown.")

  func run() { print(Rules.table, terminator: "") }
}

struct WriteInterface: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface", abstract: "Writes what other modules see of modules, for --see.")

  @Argument(help: "Folders with the modules' sources.")
  var sources: [String]

  @Option(name: .customLong("out"), help: "The file that is written.")
  var out: String

  func run() throws {
    let files = try Input.parsed(sources.flatMap { try Input.all(at: $0, module: nil) })
    try Interface(of: files).text.write(to: URL(fileURLWithPath: out), atomically: true, encoding: .utf8)
  }
}

struct Translate: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Translates the sources of modules.")

  @Argument(help: "Folders, each with the sources of a module named as the folder; or files of one module.")
  var sources: [String]

  @Option(name: .customLong("out"), help: "The folder that changed files are written to.")
  var out: String?

  @Flag(help: "Write changed files where they lie.")
  var inPlace = false

  @Option(help: "A file that is written for the compiler's -vfsoverlay, by which changed files stand in.")
  var overlay: String?

  @Option(help: "The module's name, if one module is translated.")
  var module: String?

  @Option(help: "Folders of modules that are only looked up, such as UIKit's sources.")
  var see: [String] = []

  @Option(help: "Paths within the folders that are left out, as a manifest excludes them.")
  var exclude: [String] = []

  @Option(name: .customLong("define"), help: "Compilation conditions that are set.")
  var defined: [String] = []

  @Option(name: .customLong("rule"), help: "Names of the rules to apply; all by default.")
  var rules: [String] = []

  @Flag(help: "Put imports on lines of their own, by which all others move.")
  var looseLines = false

  @Flag(help: "Parse the results, and report those that a rule has broken.")
  var verify = false

  @Flag(help: "Print how many files and lines were read, and in what time.")
  var statistics = false

  func validate() throws {
    guard out != nil || inPlace else { throw ValidationError("Give --out DIR or --in-place.") }
    let known = Set(Rules.all.map { $0.name })
    for name in rules where !known.contains(name) {
      throw ValidationError(
        "There is no rule '\(name)'; the rules are \(known.sorted().joined(separator: ", ")).")
    }
  }

  func run() throws {
    let start = Date()
    let inputs = try sources.flatMap { try Input.all(at: $0, module: module, excluding: exclude) }
    let others = try see.flatMap { try Input.all(at: $0, module: nil) }
    let files = try Input.parsed(inputs), seen = try Input.parsed(others)
    let translation = Translation(files, seeing: seen, platform: Platform(defined: Set(defined)))
    let chosen = Rules.all.filter { rules.isEmpty || rules.contains($0.name) }
    let outcome = translation.outcome(rules: chosen, keepsLines: !looseLines)
    var failed = outcome.conflicts
    if verify { failed += Translation.broken(outcome.texts, among: files) }
    var replaced: [(original: String, copy: String)] = []
    for input in inputs {
      guard let text = outcome.texts[input.path] else { continue }
      let place = inPlace ? input.path : out! + "/" + input.relative
      try write(text, to: place)
      replaced.append((input.path, place))
    }
    if let overlay { try write(Overlay.text(of: replaced), to: overlay) }
    for note in outcome.notes { FileHandle.standardError.write(Data("\(note)\n".utf8)) }
    for failure in failed { FileHandle.standardError.write(Data("port: \(failure)\n".utf8)) }
    if statistics {
      let lines = files.reduce(0) { $0 + $1.lineCount }
      let seconds = Date().timeIntervalSince(start)
      print("\(files.count) files, \(lines) lines, \(replaced.count) changed, \(seconds) s")
    }
    if !failed.isEmpty { throw ExitCode.failure }
  }

  /// Writes a file unless it has the text already, so that what is built of it stays.
  private func write(_ text: String, to path: String) throws {
    if (try? String(contentsOfFile: path, encoding: .utf8)) == text { return }
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
