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

  @Option(
    help: "A device by name or id instead of the document's own; mica devices lists them.",
    completion: .devices)
  var device: String?

  @Option(
    help:
      "Whose sizes and looks controls and bars have: classic or ios26, instead of what the document's Xcode says."
  )
  var look: SurfaceOptions.Look?

  @Option(
    help: ArgumentHelp(
      "Whose texts are shown, such as de, where the project has the file in several languages.",
      valueName: "language"))
  var language: String?

  func validate() throws {
    guard (file == nil) != (example == nil) else {
      throw ValidationError("either a file or --example NAME is expected")
    }
    if let device {
      do { _ = try IBDevice.wanted(device) } catch { throw ValidationError("\(error)") }
    }
    if let example, !isList, !Self.names.contains(example) {
      throw ValidationError(
        "no example is called \(example); accepted: \(Self.names.joined(separator: ", "))")
    }
  }

  /// Whether the examples' names are asked for instead of a document.
  var isList: Bool { example == "list" }

  var title: String { example ?? file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "" }

  /// Opens what is wanted, hidden until its window is shown. Where the examples are asked for, prints their
  /// names and ends the program.
  @MainActor func document(scale: Double? = nil) throws -> PlayedDocument {
    if let release = try look?.release ?? file.map(Self.release(ofDocumentAt:)) {
      SystemRelease.standing = release
    }
    Languages.tell(of: file.map { [$0] } ?? [], in: language)
    if let file { return try PlayedDocument(path: file, device: device, scale: scale, language: language) }
    let name = example ?? ""
    if isList {
      try Output.write(line: Self.names.joined(separator: "\n"))
      Foundation.exit(0)
    }
    if let path = Self.storyboards[name] {
      return try PlayedDocument(path: path, device: device, scale: scale)
    }
    return try PlayedDocument(name: name, device: device, scale: scale) {
      movingExamples.first { $0.key == name }?.value()
        ?? stillExamples.first { $0.key == name }.map { StillController($0.value()) } ?? UIViewController()
    }
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
