import ArgumentParser
import Foundation

/// The command `mica`.
@main struct Mica: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mica",
    abstract: "Lays out, renders, checks and compares storyboards and xibs as an iPhone would.",
    version: "0.1.0-dev",
    subcommands: [
      Render.self, Tree.self, Scene.self, Explain.self, Check.self, Diff.self, Record.self, Play.self,
      Worker.self, Survey.self,
    ])

  /// Exit status of a call that makes no sense.
  private static let misuse: Int32 = 2

  /// Runs the subcommand that the command line names. Misuse ends with status 2, whatever
  /// the parser's own would be.
  static func main() {
    do {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch where exitCode(for: error) == .success {  // What was asked for is a text, such as help.
        try Output.write(line: fullMessage(for: error))
      }
    } catch let error as Output.Failure {
      FileError.say("error: \(error)")
      Foundation.exit(1)
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileError.say(fullMessage(for: error))
      Foundation.exit(misuse)
    }
  }
}
