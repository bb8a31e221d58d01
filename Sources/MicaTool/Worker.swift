import ArgumentParser
import Foundation
import UIInspection

/// The command `mica worker`, which reads tasks from standard input, one per line, and answers each with one
/// line of JSON; see `DocumentBatch`.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker", abstract: "Does what standard input asks for.", shouldDisplay: false,
    subcommands: [RenderWorker.self, CheckWorker.self])

  /// The location of this program, to be run as a worker.
  static var program: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  fileprivate static func serve<Task: DocumentTask>(_ run: @MainActor (Task) -> Task.Outcome) throws {
    let encoder = JSONEncoder()
    try MainActor.assumeIsolated {
      while let text = readLine() {
        let line = try encoder.encode(run(try JSONDecoder().decode(Task.self, from: Data(text.utf8))))
        try Output.write(line + Data("\n".utf8))
      }
    }
  }
}

/// The command `mica worker render`, which renders documents.
struct RenderWorker: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "render")

  @Option var output: String
  @OptionGroup var look: LookOptions

  func run() throws {
    let options = look.options, folder = URL(fileURLWithPath: output)
    try Worker.serve { (task: RenderTask) in
      RenderJob(options: options, folder: folder, workers: 1).run(task)
    }
  }
}

/// The command `mica worker check`, which checks documents.
struct CheckWorker: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "check")

  func run() throws { try Worker.serve { (task: CheckTask) in task.run() } }
}
