import ArgumentParser
import Foundation
import UIInspection

/// `mica worker`: reads paths from standard input, renders each, and answers with one JSON line; see `RenderBatch`.
struct Worker: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Renders the documents whose paths come on standard input.", shouldDisplay: false)

  @Option var output: String
  @OptionGroup var look: LookOptions

  func run() throws {
    let encoder = JSONEncoder()
    try MainActor.assumeIsolated {
      let job = RenderJob(options: look.options, folder: URL(fileURLWithPath: output), workers: 1)
      while let path = readLine() {
        let line = try encoder.encode(job.run(path))
        FileHandle.standardOutput.write(line + Data("\n".utf8))
      }
    }
  }
}
