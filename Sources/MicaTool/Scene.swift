import ArgumentParser
import Foundation
import ImageIO
import UIInspection

/// The command `mica scene`, which draws and measures layer trees in JSON.
struct Scene: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract:
      "Draws layer trees and drawings that are written in JSON, and answers where layers lie and what is hit.",
    discussion: """
      Writes ID.png for each scene, and ID.json with places and hits for a scene that has a root.

      Exit status: 0, 1 when some scene cannot be read or drawn (each is named on standard error), 2 for a call \
      that makes no sense.
      """)

  @Argument(
    help: ArgumentHelp("Scenes in JSON.", valueName: "file"), completion: .file(extensions: ["json"]))
  var files: [String]

  @Option(
    name: [.customShort("o"), .long], help: "The folder to write to; made if it is missing.",
    completion: .directory)
  var output = "."

  @Option(help: "What to draw: png, or pdf or svg, which keep shapes and text as such.")
  var format = Format.png

  enum Format: String, ExpressibleByArgument, CaseIterable { case png, pdf, svg }

  func run() throws {
    let folder = URL(fileURLWithPath: output)
    try FileError.wrap { try OutputFile.makeFolder(at: folder) }
    let failed = MainActor.assumeIsolated { files.filter { !draw($0, into: folder) } }
    if !failed.isEmpty { throw ExitCode(1) }
  }

  @MainActor private func draw(_ file: String, into folder: URL) -> Bool {
    do {
      let url = URL(fileURLWithPath: file)
      let scene = try SceneFile(contentsOf: url)
      let stem = folder.appendingPathComponent(scene.id)
      if case .views(let tree) = scene {
        let answers = tree.answers(conversions: LayerScene.conversions(beside: url))
        try OutputFile.write(try JSONEncoder().encode(answers), to: stem.appendingPathExtension("json"))
      }
      if let kind = SceneDocumentFormat(rawValue: format.rawValue) {
        guard let document = scene.document(kind) else { return fail(file, "no document can be made of it") }
        try OutputFile.write(document, to: stem.appendingPathExtension(format.rawValue))
        return true
      }
      guard let picture = scene.picture() else { return fail(file, "there is no memory for its picture") }
      try ImageEncoding.png(picture, to: stem.appendingPathExtension("png"))
      return true
    } catch let error as FileWritingError {
      FileError.say("error: \(error)")
      return false
    } catch let error as SceneError {
      return fail(file + (error.line.map { ":\($0)" } ?? ""), "\(error)")
    } catch {
      return fail(file, "\(error)")
    }
  }

  private func fail(_ file: String, _ reason: String) -> Bool {
    FileError.say("error: \(file): \(reason)")
    return false
  }
}
