import ArgumentParser
import DocumentExamples
import Foundation
import InterfaceBuilder
import UIInspection
import UIKit

/// The options for the document that is played or recorded, or an example of the project by its name, on a
/// device.
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

  /// A Boolean value that indicates whether the names of examples are requested instead of a document.
  var isList: Bool { example == "list" }

  var title: String { example ?? file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "" }

  /// The path of the document, or nil for an example in code.
  var path: String? { file ?? example.flatMap { Self.storyboards[$0] } }

  /// Opens the document, hidden until its window is shown. If the examples are requested, prints their names
  /// and exits.
  @MainActor func open() throws -> PlayedDocument {
    if isList {
      try Output.write(line: Self.names.joined(separator: "\n"))
      Foundation.exit(0)
    }
    Languages.tell(of: file.map { [$0] } ?? [], in: look.surface.language)
    if look.dark { UITraitCollection.change { $0.userInterfaceStyle = .dark } }
    return try document()
  }

  /// Returns the current document in the style of the window.
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

  /// The problems in reading the document and creating its objects, as `mica render` reports them, and the
  /// contents that have no effect.
  @MainActor var report: [String] {
    guard let path, let open = try? OpenDocument(path: path, options: look.options.layout) else { return [] }
    return open.playingReport
  }

  /// Returns the version of iOS in which a document is played: that for which Interface Builder drew it, but
  /// at least that of the classic look.
  private static func release(ofDocumentAt path: String) throws -> SystemRelease {
    max(
      .classic,
      SystemRelease(toolsVersion: try IBDocument(contentsOf: URL(fileURLWithPath: path)).toolsVersion))
  }

  private static var names: [String] {
    movingExamples.map(\.key) + stillExamples.map(\.key) + storyboards.keys.sorted()
  }

  /// The storyboards of the project by name, if the program or the current folder is in the project.
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
