import ArgumentParser
import DocumentExamples
import Foundation
import InterfaceBuilder
import UIInspection
import UIKit

/// What is played or recorded: a document, or an example of the project by its name, on a device.
struct ShownOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"), completion: .documents)
  var file: String?

  @Option(
    help: ArgumentHelp(
      "An example of the project instead of a file, such as RunningClock; \"list\" prints them.",
      valueName: "name"), completion: .custom { _, _, _ in Self.names + ["list"] })
  var example: String?

  @OptionGroup var look: LookOptions

  func validate() throws {
    guard (file == nil) != (example == nil) else {
      throw ValidationError("either a file or --example NAME is expected")
    }
    try look.validate()
    if let example, look.scene != nil || look.surface.language != nil {
      throw ValidationError(
        "--scene and --language are of files; \(example) has one scene and no translations")
    }
    if let example, !isList, !Self.names.contains(example) {
      throw ValidationError(
        "no example is called \(example); accepted: \(Self.names.joined(separator: ", "))")
    }
  }

  /// Whether the examples' names are asked for instead of a document.
  var isList: Bool { example == "list" }

  var title: String { example ?? file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "" }

  /// The document that is shown; nil for an example in code.
  var path: String? { file ?? example.flatMap { Self.storyboards[$0] } }

  /// Opens what is wanted, hidden until its window is shown. Where the examples are asked for, prints their
  /// names and ends the program.
  @MainActor func open() throws -> PlayedDocument {
    if isList {
      try Output.write(line: Self.names.joined(separator: "\n"))
      Foundation.exit(0)
    }
    Languages.tell(of: file.map { [$0] } ?? [], in: look.surface.language)
    if look.dark { UITraitCollection.change { $0.userInterfaceStyle = .dark } }
    return try document()
  }

  /// The document as it is now, in the style that the window has.
  @MainActor func document() throws -> PlayedDocument {
    if let release = try look.surface.look?.release ?? file.map(Self.release(ofDocumentAt:)) {
      SystemRelease.standing = release
    }
    if let path { return try PlayedDocument(path: path, options: look.options) }
    let name = example ?? ""
    return try PlayedDocument(name: name, options: look.options) {
      movingExamples.first { $0.key == name }?.value()
        ?? stillExamples.first { $0.key == name }.map { StillController($0.value()) } ?? UIViewController()
    }
  }

  /// What could not be read or made as the document says, as `mica render` tells it, and what does nothing
  /// here.
  @MainActor var report: [String] {
    guard let path, let open = try? OpenDocument(path: path, options: look.options.layout) else { return [] }
    return open.playingReport
  }

  /// The release that a document is played in: that which Interface Builder drew it for, but none
  /// before the classic look's.
  private static func release(ofDocumentAt path: String) throws -> SystemRelease {
    max(
      .classic,
      SystemRelease(toolsVersion: try IBDocument(contentsOf: URL(fileURLWithPath: path)).toolsVersion))
  }

  private static var names: [String] {
    movingExamples.map(\.key) + stillExamples.map(\.key) + storyboards.keys.sorted()
  }

  /// The project's storyboards by name, where the project lies around the program or the current folder.
  private static var storyboards: [String: String] {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    for start in [
      program.deletingLastPathComponent(), URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
    ] {
      var folder = start
      while folder.path != "/" {
        let place = folder.appendingPathComponent("Examples/Storyboards")
        if let files = try? FileManager.default.contentsOfDirectory(
          at: place, includingPropertiesForKeys: nil)
        {
          let own = files.filter { $0.pathExtension == "storyboard" }
          return Dictionary(own.map { ($0.deletingPathExtension().lastPathComponent, $0.path) }) { first, _ in
            first
          }
        }
        folder.deleteLastPathComponent()
      }
    }
    return [:]
  }
}
