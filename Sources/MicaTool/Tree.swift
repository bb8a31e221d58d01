import ArgumentParser
import Foundation
import UIInspection
import UIKit

/// The command `mica tree`, which prints view trees.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Prints the view tree of every scene: class, id, frame, and what differs from the plain.",
    discussion: """
      With --json, each document is one JSON value: {"scenes": [{"id", "title", "size", "root"}]}, a node having id, class, \
      customClass, frame [x, y, width, height], bounds, center, transform, hidden, alpha and subviews. \
      Exit status: 0, 1 when a document failed, 2 for a call that makes no sense.
      """)

  /// The source of the printed frames.
  enum Layout: String, ExpressibleByArgument, CaseIterable {
    /// The frames stored by Xcode.
    case stored
    /// The frames that result from the constraints.
    case solved
  }

  @OptionGroup var documents: DocumentArguments

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @Option(help: "Whose frames: those that the document stores, or those that its constraints give.")
  var layout = Layout.solved

  @OptionGroup var surface: SurfaceOptions

  func validate() throws { try surface.validate() }

  func run() throws {
    let files = try documents.files()
    Languages.tell(of: files, in: surface.language)
    let failed = try MainActor.assumeIsolated { try files.filter { try !show($0, named: files.count > 1) } }
    if !failed.isEmpty { throw ExitCode(1) }
  }

  private var options: LayoutOptions {
    var options = surface.options
    options.keepsStoredFrames = layout == .stored
    return options
  }

  /// Prints a document, with its path above if `named` is `true`.
  ///
  /// - Returns: `false` if it cannot be read, which is reported on standard error.
  @MainActor private func show(_ file: String, named: Bool) throws -> Bool {
    let open: OpenDocument
    do { open = try OpenDocument(path: file, options: options) } catch {
      FileError.say("error: \(error)")
      return false
    }
    if layout == .solved { open.layOut() }
    for line in open.report { FileError.say(line) }
    if json {
      try Output.write(try open.tree.json() + Data("\n".utf8))
    } else {
      if named { try Output.write(line: "\(file):") }
      try Output.write(line: open.tree.text)
    }
    return true
  }
}
