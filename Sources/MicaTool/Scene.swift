import ArgumentParser
import Foundation
import ImageIO
import UIInspection

/// `mica scene`: draws and measures layer trees written in JSON.
struct Scene: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract:
      "Draws layer trees and drawings that are written in JSON, and answers where layers lie and what is hit.",
    discussion: """
      Writes ID.png for each scene, and ID.json with the answers for a scene that has a root; both in the form of the \
      oracle's golden files.
      """)

  @Argument(help: ArgumentHelp("Scenes in JSON.", valueName: "file"))
  var files: [String]

  @Option(name: [.customShort("o"), .long], help: "The folder to write to; made if it is missing.")
  var output = "."

  @Option(help: "What to draw: png, or pdf or svg, which keep shapes and text as such.")
  var format = "png"

  func validate() throws {
    guard format == "png" || SceneDocumentFormat(rawValue: format) != nil else {
      throw ValidationError("--format \(format): png, pdf or svg would be accepted")
    }
  }

  func run() throws {
    let folder = URL(fileURLWithPath: output)
    try FileError.wrap {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
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
        try JSONEncoder().encode(answers).write(to: stem.appendingPathExtension("json"))
      }
      if let kind = SceneDocumentFormat(rawValue: format) {
        guard let document = scene.document(kind) else { return fail(file, "no document can be made of it") }
        try document.write(to: stem.appendingPathExtension(format), options: .atomic)
        return true
      }
      guard let picture = scene.picture() else { return fail(file, "there is no memory for its picture") }
      try ImageEncoding.png(picture, to: stem.appendingPathExtension("png"))
      return true
    } catch {
      return fail(file, "\(error)")
    }
  }

  private func fail(_ file: String, _ reason: String) -> Bool {
    FileError.say("error: \(file): \(reason)")
    return false
  }
}
