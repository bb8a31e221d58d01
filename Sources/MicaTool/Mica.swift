import ArgumentParser
import Foundation
import UIInspection

/// The command `mica`.
@main struct Mica: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mica",
    abstract: "Lays out, renders, checks and compares storyboards and xibs as an iPhone would.",
    discussion: """
      In the folder of an Xcode project:
        mica render . -o pictures                    a picture of every scene
        mica check . --device iphone-se,iphone-15    what is wrong, and the remedy
        mica diff Old.storyboard New.storyboard      what a change does
      """,
    version: CheckReport.toolVersion,
    subcommands: [
      Render.self, Tree.self, Scene.self, Explain.self, Check.self, Diff.self, Record.self, Play.self,
      Devices.self, Worker.self, Survey.self,
    ])

  /// Exit status of a call that makes no sense.
  private static let misuse: Int32 = 2

  /// Throws where the first word is no command's name.
  private static func checkName(of word: String) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), !names.contains(word) else { return }
    let shown = configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    throw ValidationError("there is no command \"\(word)\"; accepted: \(shown.joined(separator: ", "))")
  }

  /// Runs the subcommand that the command line names. Misuse ends with status 2, whatever
  /// the parser's own would be.
  static func main() {
    do {
      do {
        // The command's name, which may stand after `help`.
        let word = CommandLine.arguments.dropFirst().first { $0 != "help" }
        if let word { try checkName(of: word) }
        var command = try parseAsRoot()
        try command.run()
      } catch  where exitCode(for: error) == .success {  // What was asked for is a text, such as help.
        try Output.write(line: fullMessage(for: error))
      }
    } catch let error as Output.Failure {
      error.endWhereNobodyReads()
      FileError.say("error: \(error)")
      Foundation.exit(1)
    } catch {
      guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
      FileError.say(fullMessage(for: error))
      Foundation.exit(misuse)
    }
  }
}
