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
      In the folder of a package or an app that is written for iOS:
        mica test                                    builds it, and runs its tests
        mica run                                     builds the app, and shows it
        mica lint Sources                            mistakes with geometry in the code
      """,
    version: CheckReport.toolVersion,
    subcommands: [
      Render.self, Tree.self, Scene.self, Explain.self, Inspect.self, Check.self, Diff.self, Merge.self,
      Record.self,
      Play.self,
      BuildProject.self, TestProject.self, RunProject.self, LintSources.self, Devices.self, SDK.self,
      Worker.self, Survey.self,
    ])

  /// The exit status for invalid usage.
  private static let misuse: Int32 = 2

  /// Checks that the first word is the name of a command.
  ///
  /// - Throws: An error if it is not.
  private static func checkName(of word: String) throws {
    let names = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), !names.contains(word) else { return }
    let shown = configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    let near = word.nearest(of: shown) { $0 }.first.map { "did you mean \"\($0)\"? " } ?? ""
    throw ValidationError(
      "there is no command \"\(word)\"; \(near)accepted: \(shown.joined(separator: ", "))")
  }

  /// Runs the subcommand on the command line. Invalid usage ends with status 2, whatever the parser's own
  /// status would be.
  static func main() {
    // A failing write returns an error instead, which is reported.
    signal(SIGPIPE, SIG_IGN)
    do {
      do {
        try ProjectProgram.replaceProgram(for: Array(CommandLine.arguments.dropFirst()))
        // The name of the command, which may follow `help`.
        let word = CommandLine.arguments.dropFirst().first { $0 != "help" }
        if let word { try checkName(of: word) }
        var command = try parseAsRoot()
        try command.run()
      } catch  where exitCode(for: error) == .success {  // The output is text, such as help.
        try Output.write(line: text(for: error))
      }
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      let isMisuse = exitCode(for: error) == .validationFailure
      // The parser formats errors differently.
      let message = isMisuse ? fullMessage(for: error) : "Error: \(error)"
      FileError.say(message.hasPrefix("Error: ") ? "error: " + message.dropFirst(7) : message)
      Foundation.exit(isMisuse ? misuse : 1)
    }
  }

  /// Returns the requested text: help broken into lines for the terminal, or text for programs, unchanged.
  private static func text(for error: any Error) -> String {
    let text = fullMessage(for: error, columns: HelpText.unbroken)
    return text.contains("USAGE: ") ? HelpText.wrapped(text, columns: HelpText.columns) : text
  }
}
