import ArgumentParser
import Foundation
import UIInspection

/// `mica worker`: reads a `RenderTask` a line from standard input, renders each, and answers with one JSON
/// line; see `RenderBatch`.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Renders the documents that standard input names.", shouldDisplay: false)

  @Option var output: String
  @OptionGroup var look: LookOptions

  func run() throws {
    let encoder = JSONEncoder()
    try MainActor.assumeIsolated {
      let job = RenderJob(options: look.options, folder: URL(fileURLWithPath: output), workers: 1)
      while let text = readLine() {
        let line = try encoder.encode(
          job.run(try JSONDecoder().decode(RenderTask.self, from: Data(text.utf8))))
        try Output.write(line + Data("\n".utf8))
      }
    }
  }
}
