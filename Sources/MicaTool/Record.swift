import ArgumentParser
import Foundation
import ImageIO
import UIInspection
import UIKit

/// The command `mica record`, which plays a script of touches and records the display.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Plays a script of touches on a document and records what is seen.",
    discussion: """
      A script has one step a line: \(RecordingScript.forms); \
      points are the window's, times are seconds. The clock is set by hand: the same call writes the same bytes. \
      A script that turns the device is recorded into a folder, since the frames of a file are of one size.

      Exit status: 0, 1 when the document or the script cannot be read or played or the recording cannot be \
      written, 2 for a call that makes no sense.
      """)

  @OptionGroup var shown: ShownOptions

  @Option(
    help: ArgumentHelp(
      "The script; needed, but for examples, which are flicked once without one.", valueName: "file"),
    completion: .file())
  var script: String?

  @Option(
    name: [.customShort("o"), .long],
    help: "An animated PNG, GIF or WebP by its ending, or a folder for one PNG a frame; needed.",
    completion: .file())
  var output: String?

  @Option(help: "Frames a second, 1 to 120.", transform: OptionForms.rate)
  var rate = 30.0

  func validate() throws {
    if kind == .gif, rate > GIFWriter.mostFramesPerSecond {
      throw ValidationError(
        "a GIF shows at most \(Int(GIFWriter.mostFramesPerSecond)) frames a second, not \(rate); accepted: "
          + "--rate \(Int(GIFWriter.mostFramesPerSecond)), or an output that ends with .png or .webp"
      )
    }
    try shown.validate()
    guard !shown.isList else { return }
    guard script != nil || shown.example != nil, let output, let place else {
      throw ValidationError("--script FILE and --output PLACE are expected; examples need no script")
    }
    if kind == nil, !place.pathExtension.isEmpty, !place.hasDirectoryPath {
      throw ValidationError(
        "--output \(output): accepted: a file .png, .gif or .webp, or a folder; one that is to be "
          + "made and has a point in its name is written with a slash at its end")
    }
  }

  /// The location of the recording. The URL of a folder indicates that it is one.
  private var place: URL? { output.map { URL(fileURLWithPath: $0) } }

  /// The file format of the recording, or nil for a folder.
  private var kind: AnimationWriter.Kind? {
    place.flatMap { AnimationWriter.Kind(rawValue: $0.pathExtension.lowercased()) }
  }

  func run() throws {
    try FileError.wrap {
      try MainActor.assumeIsolated {
        let document = try shown.open()
        guard let place else { return }
        for line in shown.report { FileError.say(line) }
        let steps =
          try script.map { try RecordingScript(contentsOf: URL(fileURLWithPath: $0)) }
          ?? .demonstration(in: document.window.bounds.size)
        try Recording(document, script: steps, framesPerSecond: rate).write(to: place)
      }
    }
  }
}
