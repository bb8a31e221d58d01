import ArgumentParser
import Foundation
import ImageIO
import InterfaceBuilder
import UIInspection

/// `mica diff`: tells what differs between two versions of a document.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Tells what differs between two versions of a storyboard or xib, and which frames come out otherwise.",
    discussion: """
      Objects are matched by their ids. Both versions are laid out, and what mica check finds in one of them only is told too. What \
      Interface Builder writes by itself (stored frames, places on the canvas, versions of tools, ids of what was pasted) is counted only.

      In git, for `git diff` and `git log -p --ext-diff`:
        git config diff.mica.command "mica diff --git"
        echo '*.storyboard diff=mica' >> .gitattributes; echo '*.xib diff=mica' >> .gitattributes

      Exit status: 0 when the versions are the same, 1 when they differ, 2 when one cannot be read, a picture \
      cannot be written or the call makes no sense. \
      With --git, 0 in both of the first cases.
      """)

  @Argument(
    help: ArgumentHelp("The old version and the new one; /dev/null stands for none.", valueName: "file"))
  var files: [String]

  @Flag(help: "Take the seven words that git gives to a program for differences.")
  var git = false

  @Flag(help: "Show what Interface Builder writes by itself, too.")
  var all = false

  @Option(help: "The form of the report: text or json.")
  var format = DifferenceFormat.text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write a picture of each scene that looks different into this folder: old, new, difference.",
      valueName: "dir"))
  var output: String?

  @Flag(help: "Pictures in dark mode.")
  var dark = false

  @OptionGroup var surface: SurfaceOptions

  func validate() throws {
    try surface.validate()
    if git {
      guard files.count == 7 || files.count == 9 else {
        throw ValidationError(
          "--git takes git's words: path old-file old-hex old-mode new-file new-hex new-mode")
      }
    } else if files.count != 2 {
      throw ValidationError("two files are expected, the old version and the new one; \(files.count) given")
    }
  }

  func run() throws {
    let paths = git ? [files[1], files[4]] : files
    let isSame: Bool
    do {
      isSame = try MainActor.assumeIsolated { try compare(paths.map { $0 == "/dev/null" ? nil : $0 }) }
    } catch {
      FileError.say("error: \(error)")
      throw ExitCode(2)
    }
    if !isSame, !git { throw ExitCode(1) }
  }

  /// Prints what differs; true where nothing does.
  @MainActor private func compare(_ paths: [String?]) throws -> Bool {
    let difference = try DocumentDifference(old: paths[0], new: paths[1], options: surface.options)
    defer { difference.close() }
    if git { try Output.write(line: "mica diff \(files[0])") }
    try Output.write(line: try difference.formatted(format, all: all))
    if let output {
      let folder = URL(fileURLWithPath: output)
      try OutputFile.makeFolder(at: folder)
      for picture in try difference.writePictures(into: folder, dark: dark) { FileError.say(picture) }
    }
    return difference.isEmpty
  }
}

extension DifferenceFormat: ExpressibleByArgument {}
