import ArgumentParser
import Builds
import Foundation

/// The helper of `mica build`, `mica test` and `mica run`.
@main struct ProjectTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mica", abstract: "Builds, tests and runs projects that are written for iOS.",
    subcommands: [Build.self, Test.self])

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

  @Option(help: ArgumentHelp("A package to leave out, with the files that import it.", valueName: "name"))
  var without: [String] = []

  @Option(help: ArgumentHelp("The folder with the Swift SDK, if it is not installed.", valueName: "folder"))
  var sdk: String?

  @Option(
    help: ArgumentHelp(
      "Where everything is built; .build/mica in the project by default.", valueName: "folder"))
  var scratchPath: String?

  @Flag(help: "Print what the compiler and the tests write, as it is written.")
  var verbose = false

  @Flag(help: "Print the report as JSON.")
  var json = false

  func validate() throws {
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
    change(&options)
    return try Session(options, helper: ProjectTool.helper)
  }

  /// Prints a report, and throws if something failed.
  func finish(_ report: Report) throws {
    print(json ? report.json : report.summary)
    guard report.isSuccess else { throw ExitCode.failure }
  }
}

struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds a package or a project that is written for iOS.",
    discussion: """
      Exit status: 0 if everything was built, 1 if not, 2 for a call that makes no sense.
      """)

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Build for release.")
  var release = false

  @Flag(help: "Build the tests too.")
  var buildTests = false

  func run() throws {
    let session = try shared.session("build") {
      $0.isRelease = release
      $0.testsToo = buildTests
    }
    try shared.finish(session.run())
  }
}

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the tests of a package or a project that is written for iOS.",
    discussion: """
      Exit status: 0 if everything was built and no test failed, 1 if not, 2 for a call that makes no sense.
      """)

  @OptionGroup var shared: SharedOptions

  @Option(
    help: ArgumentHelp(
      "Run the tests whose names match, such as 'Kit.LabelTests/test.*'.", valueName: "regex"))
  var filter: String?

  @Option(help: ArgumentHelp("The time after which a test is ended; the others go on.", valueName: "seconds"))
  var timeout = 120.0

  @Option(help: ArgumentHelp("A file for the results, as JUnit XML.", valueName: "file"))
  var junit: String?

  func validate() throws {
    guard timeout > 0 else { throw ValidationError("--timeout \(timeout): accepted: seconds, more than 0") }
    if let filter, (try? Regex(filter)) == nil {
      throw ValidationError("--filter \(filter): accepted: a regular expression")
    }
  }

  func run() throws {
    let session = try shared.session("test") {
      $0.filter = filter
      $0.timeout = timeout
      $0.testsToo = true
      $0.runsTests = true
    }
    let report = try session.run()
    if let junit { try report.jUnit.write(toFile: junit, atomically: true, encoding: .utf8) }
    try shared.finish(report)
  }
}
