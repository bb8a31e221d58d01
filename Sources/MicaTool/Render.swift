import ArgumentParser
import CoreGraphics
import Foundation
import ImageIO
import Synchronization
import UIInspection
import UIKit

/// The command `mica render`, which renders documents.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders every scene to <document>-<scene id>.png.",
    discussion: """
      Exit status: 0 when every document was rendered, 1 when some failed (each is named on standard error), \
      2 for a call that makes no sense.
      """)

  @OptionGroup var documents: DocumentArguments

  @Option(
    name: [.customShort("o"), .long], help: "The folder to write to; made if it is missing.",
    completion: .directory)
  var output = "."

  @OptionGroup var look: LookOptions

  func validate() throws { try look.validate() }

  func run() throws {
    let tasks = RenderTask.tasks(for: try documents.files())
    Languages.tell(of: tasks.map(\.file), in: look.surface.language)
    let folder = URL(fileURLWithPath: output)
    try FileError.wrap { try OutputFile.makeFolder(at: folder) }
    let outcomes =
      DocumentArguments.areForOneProcess(tasks.map(\.file))
      ? try renderHere(tasks, into: folder) : try renderOnAllCores(tasks, into: folder)
    let failures = outcomes.compactMap(\.error)
    if tasks.count > 1 {
      let pictures = outcomes.reduce(0) { $0 + $1.pictures.count }
      FileError.say(
        "\(tasks.count - failures.count) of \(tasks.count) documents, \(pictures) pictures in \(output)")
    }
    if !failures.isEmpty { throw ExitCode(1) }
  }

  private func renderHere(_ tasks: [RenderTask], into folder: URL) throws -> [RenderOutcome] {
    try MainActor.assumeIsolated {
      let job = RenderJob(options: look.options, folder: folder)
      return try tasks.map { task in
        let outcome = job.run(task)
        try Self.tell(outcome)
        return outcome
      }
    }
  }

  private func renderOnAllCores(_ tasks: [RenderTask], into folder: URL) throws -> [RenderOutcome] {
    let batch = DocumentBatch<RenderTask>(
      program: Worker.program, arguments: ["worker", "render", "--output", folder.path] + look.arguments)
    let bar = ProgressBar(total: tasks.count), failure = Mutex<(any Error)?>(nil)
    let outcomes = batch.run(tasks, workers: ProcessInfo.processInfo.activeProcessorCount) { outcome, lines in
      bar.clear()
      for line in lines { FileError.say(line) }
      do { try Self.tell(outcome) } catch { failure.withLock { $0 = error } }
      bar.advance()
    }
    bar.clear()
    if let error = failure.withLock({ $0 }) { throw error }
    return outcomes
  }

  private static func tell(_ outcome: RenderOutcome) throws {
    for line in outcome.report { FileError.say(line) }
    if let error = outcome.error { FileError.say("error: \(error)") }
    for picture in outcome.pictures { try Output.write(line: picture) }
  }
}

/// The options for the displayed part of documents and its appearance.
struct LookOptions: ParsableArguments {
  @Option(help: "Only the scene with this id.")
  var scene: String?

  @Flag(help: "In dark mode.")
  var dark = false

  @OptionGroup var surface: SurfaceOptions

  func validate() throws {
    try surface.validate()
    // The scale of a device is unknown until a document is read.
    if let size = surface.size, !CGImage.canBe(size.inPoints, scale: surface.scale ?? 1) {
      throw ValidationError("--size and --scale make pictures too large: \(CGImage.limits)")
    }
  }

  var options: RenderOptions {
    var options = RenderOptions()
    options.scene = scene
    options.layout = surface.options
    options.dark = dark
    return options
  }

  /// The options as arguments of a command line.
  var arguments: [String] {
    var words = surface.arguments
    if let scene { words += ["--scene", scene] }
    if dark { words.append("--dark") }
    return words
  }
}
