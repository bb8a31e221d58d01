import ArgumentParser
import Foundation
import ImageIO
import UIInspection

/// `mica record`: plays a script of touches and writes what is seen.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Plays a script of touches on a document and records what is seen.",
    discussion: """
      A script has one step a line: wait S, tap X Y, tap "text", press X Y S, drag X Y X Y S, flick X Y X Y, pinch X Y D D S, \
      type "text", turn landscape|portrait, look dark|light, down X Y, move X Y, up; \
      points are the window's, times are seconds. The clock is set by hand: the same call writes the same bytes. A script that turns \
      the device is recorded into a folder, since the frames of a file are of one size.

      Exit status: 0, 1 when the document or the script cannot be read or played, 2 for a call that makes no sense.
      """)

  @OptionGroup var shown: ShownOptions

  @Option(help: ArgumentHelp("The script.", valueName: "file"))
  var script: String

  @Option(
    name: [.customShort("o"), .long],
    help: "An animated PNG, GIF or WebP by its ending, or a folder for one PNG a frame.")
  var output: String

  @Option(help: "Frames a second, 1 to 120.")
  var rate = 30.0

  @Option(help: "Pixels a point, 1 to 8, instead of the device's own.")
  var scale: Double?

  func validate() throws {
    if !(1...120).contains(rate) { throw ValidationError("--rate takes a number from 1 to 120") }
    if let scale, !(scale >= 1 && scale <= 8) { throw ValidationError("--scale takes a number from 1 to 8") }
    if kind == .gif, rate > GIFWriter.mostFramesPerSecond {
      throw ValidationError(
        "a GIF shows at most \(Int(GIFWriter.mostFramesPerSecond)) frames a second: --rate \(rate) is too much"
      )
    }
    try shown.validate()
  }

  /// What the output is; nil for a folder.
  private var kind: AnimationWriter.Kind? {
    AnimationWriter.Kind(rawValue: URL(fileURLWithPath: output).pathExtension.lowercased())
  }

  func run() throws {
    try FileError.wrap {
      let text = try String(contentsOf: URL(fileURLWithPath: script), encoding: .utf8)
      let steps = try RecordingScript(text: text, name: script)
      try MainActor.assumeIsolated { try record(steps) }
    }
  }

  @MainActor private func record(_ steps: RecordingScript) throws {
    try Recording(try shown.document(scale: scale), script: steps, framesPerSecond: rate).write(
      to: URL(fileURLWithPath: output))
  }
}
