import ArgumentParser
import Foundation
import ImageIO
import UIInspection
import UIKit

/// `mica render`: draws documents.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Renders every scene to <document>-<scene id>.png.",
    discussion: """
      Exit status: 0 when every document was rendered, 1 when some failed (each is named on standard error), \
      2 for a call that makes no sense.
      """)

  @OptionGroup var documents: DocumentArguments

  @Option(name: [.customShort("o"), .long], help: "The folder to write to; made if it is missing.")
  var output = "."

  @OptionGroup var look: LookOptions

  func validate() throws { try look.validate() }

  func run() throws {
    let tasks = RenderTask.tasks(for: try documents.files())
    let folder = URL(fileURLWithPath: output)
    try FileError.wrap { try OutputFile.makeFolder(at: folder) }
    let outcomes = tasks.count < 4 ? renderHere(tasks, into: folder) : renderOnAllCores(tasks, into: folder)
    let failures = outcomes.compactMap(\.error)
    if tasks.count > 1 {
      let pictures = outcomes.reduce(0) { $0 + $1.pictures.count }
      FileError.say(
        "\(tasks.count - failures.count) of \(tasks.count) documents, \(pictures) pictures in \(output)")
    }
    if !failures.isEmpty { throw ExitCode(1) }
  }

  private func renderHere(_ tasks: [RenderTask], into folder: URL) -> [RenderOutcome] {
    MainActor.assumeIsolated {
      let job = RenderJob(options: look.options, folder: folder)
      return tasks.map { task in
        let outcome = job.run(task)
        Self.tell(outcome)
        return outcome
      }
    }
  }

  private func renderOnAllCores(_ tasks: [RenderTask], into folder: URL) -> [RenderOutcome] {
    let batch = RenderBatch(
      program: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
      arguments: ["worker", "--output", folder.path] + look.arguments)
    let bar = ProgressBar(total: tasks.count)
    let outcomes = batch.run(tasks, workers: ProcessInfo.processInfo.activeProcessorCount) { outcome in
      bar.clear()
      Self.tell(outcome)
      bar.advance()
    }
    bar.clear()
    return outcomes
  }

  private static func tell(_ outcome: RenderOutcome) {
    for line in outcome.report { FileError.say(line) }
    if let error = outcome.error { FileError.say("error: \(error)") }
    for picture in outcome.pictures { print(picture) }
  }
}

/// How pictures are to look.
struct LookOptions: ParsableArguments {
  @Option(help: "Render only the scene with this id.")
  var scene: String?

  @Flag(help: "Render in dark mode.")
  var dark = false

  @OptionGroup var surface: SurfaceOptions

  func validate() throws { try surface.validate() }

  var options: RenderOptions {
    var options = RenderOptions()
    options.scene = scene
    options.layout = surface.options
    options.dark = dark
    return options
  }

  /// The same options as words of a command line.
  var arguments: [String] {
    var words = surface.arguments
    if let scene { words += ["--scene", scene] }
    if dark { words.append("--dark") }
    return words
  }
}
