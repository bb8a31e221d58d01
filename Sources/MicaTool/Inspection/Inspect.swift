import ArgumentParser
import Foundation
import ImageIO
import InterfaceBuilder
import UIInspection

/// The command `mica inspect`, which writes a page that shows the layers of a document.
struct Inspect: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Writes a page that shows the layers of a document, their geometry and its causes.",
    discussion: """
      The page is one HTML file that works offline: the screen beside the exploded stack of its layers, a \
      tree with search, the geometry, constraints and derivations of what is selected, overlays, points in \
      every coordinate system with the verdicts of hit testing, conversions, and sliders to try values.

        mica inspect Main.storyboard -o page.html
        mica inspect Main.storyboard --device iphone-se,ipad-pro-11 -o page.html
        mica inspect Old.storyboard New.storyboard -o page.html
        mica inspect --example RunningClock -o page.html

      Several documents, devices and scenes are captures of the same page, which compares two of them. Exit \
      status: 0, 1 when a document cannot be read or the page cannot be written, 2 for a call that makes \
      no sense.
      """)

  @Argument(help: ArgumentHelp("Storyboards or xibs.", valueName: "file"), completion: .documents)
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "An example of the project instead of files; mica play --example list prints them.", valueName: "name"))
  var example: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file of the page.", valueName: "page.html"),
    completion: .file(extensions: ["html"]))
  var output: String

  @Option(help: "Devices by name or id, separated by commas, instead of the document's own.")
  var device: String?

  @Option(help: ArgumentHelp("The scene, instead of all.", valueName: "id"))
  var scene: String?

  @Flag(help: "Captures in dark mode.")
  var dark = false

  @Option(help: ArgumentHelp("The language of texts, such as de.", valueName: "language"))
  var language: String?

  func validate() throws {
    guard files.isEmpty != (example == nil) else {
      throw ValidationError("either files or --example NAME is expected")
    }
    for device in devices.compactMap(\.self) {
      do { _ = try IBDevice.wanted(device) } catch { throw ValidationError("\(error)") }
    }
  }

  /// The requested devices, or nil for the document's own.
  private var devices: [String?] {
    device?.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } ?? [nil]
  }

  func run() throws {
    try FileError.wrap {
      let captures = try MainActor.assumeIsolated { try self.captures() }
      let names = example.map { [$0] } ?? files.map { URL(fileURLWithPath: $0).lastPathComponent }
      let page = try InspectorPage.html(
        of: InspectorDocument(title: names.joined(separator: ", "), captures: captures))
      try OutputFile.write(page, to: URL(fileURLWithPath: output))
    }
  }

  @MainActor private func captures() throws -> [InspectorCapture] {
    var captures: [InspectorCapture] = []
    for device in devices {
      if example != nil {
        var shown = try ShownOptions.parse(["--example", example ?? ""])
        shown.look.dark = dark
        shown.look.surface.device = device
        captures += try InspectorCapture.captures(of: shown.open(), device: device)
      }
      for file in files {
        var options = LayoutOptions()
        (options.device, options.language) = (device, language)
        let open = try OpenDocument(path: file, options: options)
        let prefix = files.count > 1 ? "\(URL(fileURLWithPath: file).lastPathComponent): " : ""
        captures += try open.captures(scene: scene, dark: dark, prefix: prefix)
      }
    }
    return captures
  }
}
