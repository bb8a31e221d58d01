import ArgumentParser
import Builds
import Foundation

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
      Exit status: 0 if everything was built, no test failed and --geometry found nothing, 1 if not, 2 for a
      call that makes no sense.
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

  @Option(
    help: ArgumentHelp(
      "The device whose screen the tests run on, as `mica devices` lists them.", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "A folder for the pictures of snapshot tests that differ from their references.", valueName: "folder"))
  var pictures: String?

  @Flag(
    help: ArgumentHelp(
      "Run the tests a second time, and check the layout of each view that they lay out.",
      discussion: "Findings are views whose layout depends on their position, their transform or the layout "
        + "before, controls that no touch reaches, and the like."))
  var geometry = false

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
      $0.device = device
      $0.checksGeometry = geometry
      $0.pictures = pictures.map { URL(fileURLWithPath: $0).standardizedFileURL }
    }
    let report = try session.run()
    if let junit { try report.jUnit.write(toFile: junit, atomically: true, encoding: .utf8) }
    try shared.finish(report)
  }
}

struct RunApp: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app that is written for iOS, and shows it in a window.",
    discussion: """
      mica run Shop --device iphone-15
      mica run Shop --list                               what can be tapped, by name and place
      mica run Shop --inspect                            its layers and frames live, in a browser
      mica run Shop -- --record taps.txt -o taps.gif     a script of touches in place of a user

      Arguments behind -- are the program's. Exit status: the program's; 1 if it was not built, 2 for a call
      that makes no sense.
      """)

  @OptionGroup var shared: SharedOptions

  @Option(help: ArgumentHelp("The app, if the project has several.", valueName: "name"))
  var product: String?

  @Option(
    help: ArgumentHelp("The device whose screen is shown, as `mica devices` lists them.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("portrait or landscape.", valueName: "orientation"))
  var orientation: String?

  @Option(
    help: ArgumentHelp(
      "The size of the window, from 0.25 to 4 times that of the screen.", valueName: "factor"))
  var scale: Double?

  @Flag(help: "Show the dark appearance.")
  var dark = false

  @Option(help: ArgumentHelp("The language that the app is shown in, such as de.", valueName: "language"))
  var language: String?

  @Option(help: ArgumentHelp("Frames a second of a recording, 1 to 120.", valueName: "frames"))
  var rate: Double?

  @Flag(
    help: "Print what can be tapped, a line of a script each, a second after the launch or after --record.")
  var list = false

  @Flag(
    help: "Show the layers of the window, their geometry and the stages of each frame in a page.")
  var inspect = false

  @Option(
    help: ArgumentHelp("The file of the page of --inspect, which is then not opened.", valueName: "page.html")
  )
  var page: String?

  @Flag(help: "Build for debugging.")
  var debug = false

  @Flag(help: "Build the app, and print where it is.")
  var buildOnly = false

  @Argument(parsing: .postTerminator, help: ArgumentHelp("Arguments of the program.", valueName: "arguments"))
  var arguments: [String] = []

  func validate() throws {
    if let orientation, !["portrait", "landscape"].contains(orientation) {
      throw ValidationError("--orientation \(orientation): accepted: portrait, landscape")
    }
    if let scale, !(0.25...4).contains(scale) {
      throw ValidationError("--scale \(scale): accepted: a number from 0.25 to 4")
    }
    if let rate, !(1...120).contains(rate) {
      throw ValidationError("--rate \(rate): accepted: a number from 1 to 120")
    }
    if list, inspect || page != nil {
      throw ValidationError("--inspect follows a window; --list shows none")
    }
  }

  func run() throws {
    let session = try shared.session("run") {
      $0.isRelease = !debug
      $0.product = product
      $0.language = language
    }
    let report = try session.run()
    guard report.isBuilt else { return try shared.finish(report) }
    for line in report.leftOut {
      FileHandle.standardError.write(Data("left out: \(line.what): \(line.reason)\n".utf8))
    }
    let program = try session.program()
    if buildOnly { return print(program.path) }
    var words: [String] = []
    if let device { words += ["--device", device] }
    if let orientation { words += ["--orientation", orientation] }
    if let scale { words += ["--zoom", "\(scale)"] }
    if let rate { words += ["--rate", "\(rate)"] }
    if dark { words.append("--dark") }
    if list { words.append("--list") }
    if inspect { words.append("--inspect") }
    if let page { words += ["--page", page] }
    switch try ShellCommand(program.path, words + arguments).runInForeground() {
    case .status(0): return
    case .status(let status): throw ExitCode(status)
    case .signal(let number):
      throw Session.Failed(
        "\(program.lastPathComponent) ended with \(ShellCommand.End.signal(number))")
    case .timeout: throw ExitCode.failure
    }
  }
}

struct WriteInterface: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface", abstract: "Prints where the file is that says what Mica's modules have.",
    shouldDisplay: false)

  func run() throws { print(try Resources(helper: ProjectTool.helper).interface().path) }
}
