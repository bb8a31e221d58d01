import ArgumentParser
import Builds
import Foundation

/// The helper of `mica build`, `mica test`, `mica run` and `mica lint`.
@main struct ProjectTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mica", abstract: "Builds, tests and runs projects that are written for iOS.",
    subcommands: [Build.self, Test.self, RunApp.self, LintSources.self, WriteInterface.self])

  /// Runs the subcommand. Invalid usage ends with status 2.
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      let code = exitCode(for: error)
      guard code != .success else {
        print(fullMessage(for: error))
        return
      }
      let isMisuse = code == .validationFailure
      let message = isMisuse ? fullMessage(for: error) : "error: \(error)"
      let text = message.hasPrefix("Error: ") ? "error: " + message.dropFirst(7) : Substring(message)
      FileHandle.standardError.write(Data("\(text)\n".utf8))
      Foundation.exit(isMisuse ? 2 : 1)
    }
  }

  /// The path of this program.
  static var helper: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }
}

/// The options that all subcommands have.
struct SharedOptions: ParsableArguments {
  @Argument(help: "The folder of the project.")
  var path = "."

  @Option(
    name: .customLong("package"),
    help: ArgumentHelp(
      "The folder of a package that the project depends on.", valueName: "name=path"))
  var packages: [String] = []

  @Option(
    help: ArgumentHelp(
      "A package or a framework to leave out, with the files that import it.", valueName: "name"))
  var without: [String] = []

  @Option(help: ArgumentHelp("The folder with the Swift SDK, if it is not installed.", valueName: "folder"))
  var sdk: String?

  @Option(
    help: ArgumentHelp(
      "Where everything is built; .build/mica in the project by default.", valueName: "folder"))
  var scratchPath: String?

  @Flag(help: "Print what the compiler and the tests write, as it is written.")
  var verbose = false

  @Flag(help: "Replace functions that do not compile: they stop when they are called, and tests fail.")
  var stubErrors = false

  @Option(
    help: ArgumentHelp(
      "Compile everything in this mode of Swift, such as 5 without the errors of 6 about data races.",
      valueName: "version"))
  var languageMode: String?

  @Flag(help: "Print the report as JSON.")
  var json = false

  func validate() throws {
    if let languageMode, !["4", "4.2", "5", "6"].contains(languageMode) {
      throw ValidationError("--language-mode \(languageMode): accepted: 4, 4.2, 5, 6")
    }
    for pair in packages {
      let parts = pair.split(separator: "=", maxSplits: 1)
      var isFolder: ObjCBool = false
      guard parts.count == 2,
        FileManager.default.fileExists(atPath: String(parts[1]), isDirectory: &isFolder), isFolder.boolValue
      else {
        throw ValidationError(
          "--package \(pair): accepted: NAME=PATH, the name of a package and the folder where it lies")
      }
    }
  }

  /// Returns what a session needs.
  func session(_ command: String, _ change: (inout Session.Options) -> Void) throws -> Session {
    var options = Session.Options()
    options.command = "mica \(command)"
    options.path = path
    options.packages = Dictionary(
      packages.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.map { ($0[0], $0[1]) }
    ) { $1 }
    options.without = without
    options.sdkFolder = sdk.map { URL(fileURLWithPath: $0).standardizedFileURL }
    options.scratch = scratchPath.map { URL(fileURLWithPath: $0).standardizedFileURL }
    options.isVerbose = verbose
    options.stubsErrors = stubErrors
    options.languageMode = languageMode
    change(&options)
    return try Session(options, helper: ProjectTool.helper)
  }

  /// Prints a report, and throws if something failed.
  func finish(_ report: Report) throws {
    print(json ? report.json : report.summary)
    guard report.isSuccess else { throw ExitCode.failure }
  }
}
