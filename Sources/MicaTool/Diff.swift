import ArgumentParser
import Foundation
import ImageIO
import InterfaceBuilder
import UIInspection

/// The command `mica diff`, which reports the differences between two versions of a document.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Tells what differs between two versions of a storyboard or xib, and which frames follow from it.",
    discussion: """
      Objects are matched by their ids. Both versions are laid out on one canvas. Frames are told with the \
      change that they follow from, and so is what mica check finds in one version only. What Interface \
      Builder writes by itself (stored frames, the canvas, sizes of images, colours of catalogs, versions of \
      tools, ids of what was pasted) is counted only.

      Files .strings, .stringsdict and .xcstrings, Contents.json and catalogs of assets are compared by their \
      keys. A version that cannot be read as a document is compared as text.

      In git, for `git diff` and `git log -p --ext-diff`:
        git config diff.mica.command "mica diff --git"
        echo '*.storyboard diff=mica' >> .gitattributes; echo '*.xib diff=mica' >> .gitattributes

      Exit status: 0 when the versions are the same, 1 when they differ, 2 when one is neither a document nor \
      text, a picture cannot be written or the call makes no sense. \
      With --git always 0, and what cannot be read is said in place of the differences.
      """)

  @Argument(
    help: ArgumentHelp(
      "The old version and the new one; - is standard input, and /dev/null stands for none.",
      valueName: "file"), completion: .documents)
  var files: [String]

  @Flag(
    help:
      "Take the words that git gives to a program for differences; pictures and fonts are the project's."
  )
  var git = false

  @Flag(help: "Show what Interface Builder writes by itself, too.")
  var all = false

  @Option(help: "The form of the report: text, json or markdown, for a comment in a review.")
  var format = DifferenceFormat.text

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "Write a picture of each scene that looks different into this folder: old, new, difference.",
      valueName: "dir"), completion: .directory)
  var output: String?

  @Flag(help: "Pictures in dark mode.")
  var dark = false

  @Option(
    help: ArgumentHelp(
      "Devices by name or id, instead of the document's own; several with commas between; "
        + "mica devices lists them.",
      valueName: "device"), completion: .names(IBDevice.acceptedNames))
  var device: [Check.Names] = []

  @OptionGroup var window: WindowOptions

  func validate() throws {
    for name in device.flatMap(\.names) {
      do { _ = try IBDevice.wanted(name) } catch { throw ValidationError("\(error)") }
    }
    if git {
      guard [1, 7, 8, 9].contains(files.count) else {
        throw ValidationError(
          "--git takes git's words: path old-file old-hex old-mode new-file new-hex new-mode")
      }
    } else if files.count != 2 {
      throw ValidationError("two files are expected, the old version and the new one; \(files.count) given")
    }
  }

  func run() throws {
    if git { return try runForGit() }
    let isSame: Bool
    do {
      isSame = try MainActor.assumeIsolated { try compare(files[0], files[1], standingAt: nil) }
    } catch {
      FileError.say("error: \(error)")
      throw ExitCode(2)
    }
    if !isSame { throw ExitCode(1) }
  }

  /// Prints the output that git requests.
  ///
  /// Errors are printed in place of the differences, because git aborts the rest of a log if its program
  /// fails.
  private func runForGit() throws {
    let path = files[0], now = files.count > 7 ? files[7] : path
    // Markdown names the document itself.
    if format != .markdown || now != path || files.count == 1 {
      try Output.write(line: "mica diff \(path)" + (now == path ? "" : " -> \(now)"))
    }
    guard files.count > 1 else { return try Output.write(line: "unmerged") }
    if files[3] != files[6], files[3] != ".", files[6] != "." {
      try Output.write(line: "mode \(files[3]) -> \(files[6])")
    }
    do {
      _ = try MainActor.assumeIsolated { try compare(files[1], files[4], standingAt: now) }
      // The next document's heading needs a line between.
      if format == .markdown { try Output.write(line: "") }
    } catch let error as Output.Failure {
      throw error
    } catch {
      try Output.write(line: "not compared: \(error)")
    }
  }

  /// Prints the differences.
  ///
  /// - Parameters:
  ///   - old: The path of the old version.
  ///   - new: The path of the new version.
  ///   - place: The location of both versions in their project if git has extracted them from it.
  /// - Returns: `true` if there are none.
  /// - Throws: An error if a version cannot be read or a picture cannot be written.
  @MainActor private func compare(_ old: String, _ new: String, standingAt place: String?) throws -> Bool {
    let paths = [old, new].map { path in
      path == "/dev/null" ? nil : path == "-" ? DocumentArguments.standardInput : path
    }
    let name = place ?? (new == "/dev/null" ? old : new)
    if KeyedDifference.applies(to: name) {
      let difference = try KeyedDifference(old: paths[0], new: paths[1], name: name)
      try Output.write(line: try difference.formatted(format))
      return difference.changes.isEmpty
    }
    let difference: DeviceDifferences
    do {
      difference = try DeviceDifferences(
        old: paths[0], new: paths[1], standingAt: place, devices: device.flatMap(\.names),
        options: window.options)
    } catch {
      return try compareTexts(paths, named: name, because: error)
    }
    defer { difference.close() }
    Languages.tell(of: place.map { [$0] } ?? paths.compactMap { $0 }, in: window.language)
    try Output.write(
      line: try difference.formatted(format, all: all, isColored: Terminal.isColored(STDOUT_FILENO)))
    if let output {
      let folder = URL(fileURLWithPath: output)
      try OutputFile.makeFolder(at: folder)
      for picture in try difference.writePictures(into: folder, dark: dark) { FileError.say(picture) }
    }
    return difference.isEmpty
  }

  /// Prints the differences by lines, in place of those of documents.
  ///
  /// - Parameters:
  ///   - paths: The paths of the old and new version, or nil for one that does not exist.
  ///   - name: The path for reports.
  ///   - error: The error in reading a version.
  /// - Returns: `true` if there are none.
  /// - Throws: `error` if a version is not text.
  private func compareTexts(_ paths: [String?], named name: String, because error: any Error) throws -> Bool {
    // Standard input has been read.
    guard format != .json, !paths.contains(DocumentArguments.standardInput),
      let difference = try? TextDifference(oldPath: paths[0], newPath: paths[1])
    else { throw error }
    if git {
      try Output.write(line: "not compared: \(error)")
    } else {
      FileError.say("warning: \(error); compared as text")
    }
    let text = difference.isEmpty ? "no difference" : difference.unified
    try Output.write(line: format == .markdown ? difference.markdown(name: name) : text)
    return difference.isEmpty
  }
}

extension DifferenceFormat: ExpressibleByArgument {}
