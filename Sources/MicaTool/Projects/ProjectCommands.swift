import ArgumentParser

/// `mica build`: see ``ProjectProgram``.
struct BuildProject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Builds a package or a project that is written for iOS.")

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { try ProjectProgram.replaceProgram(with: ["build"] + arguments) }
}

/// `mica test`: see ``ProjectProgram``.
struct TestProject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Runs the tests of a package or a project that is written for iOS.")

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { try ProjectProgram.replaceProgram(with: ["test"] + arguments) }
}

/// `mica run`: see ``ProjectProgram``.
struct RunProject: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Builds an app that is written for iOS, and shows it in a window.")

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { try ProjectProgram.replaceProgram(with: ["run"] + arguments) }
}

/// `mica lint`: see ``ProjectProgram``.
struct LintSources: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Lists mistakes with frames, bounds, centers and transforms in Swift sources.")

  @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

  func run() throws { try ProjectProgram.replaceProgram(with: ["lint"] + arguments) }
}
