import ArgumentParser
import CoreGraphics
import Foundation
import ImageIO
import InterfaceBuilder
import UIInspection
import UIKit

/// `mica record`: plays a script of touches and writes what is seen.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays a script of touches on a document and records what is seen.",
    discussion: """
      A script has one step a line: wait S, tap X Y, tap "text", press X Y S, drag X Y X Y S, flick X Y X Y, pinch X Y D D S, \
      type "text"; points are the window's, times are seconds. The clock is set by hand: the same call writes the same bytes.

      Exit status: 0, 1 when the document or the script cannot be read or played, 2 for a call that makes no sense.
      """)

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"))
  var file: String

  @Option(help: ArgumentHelp("The script.", valueName: "file"))
  var script: String

  @Option(name: [.customShort("o"), .long], help: "An animated PNG, or a folder for one PNG a frame.")
  var output: String

  @Option(help: "Frames a second, 1 to 120.")
  var rate = 30.0

  @Option(help: "A device by id or name instead of the document's own.")
  var device: String?

  @Option(help: "Pixels a point, 1 to 8, instead of the device's own.")
  var scale: Double?

  func validate() throws {
    if !(1...120).contains(rate) { throw ValidationError("--rate takes a number from 1 to 120") }
    if let scale, !(scale >= 1 && scale <= 8) { throw ValidationError("--scale takes a number from 1 to 8") }
    if let device {
      do { _ = try IBDevice.wanted(device) } catch { throw ValidationError("\(error)") }
    }
  }

  func run() throws {
    try FileError.wrap {
      let text = try String(contentsOf: URL(fileURLWithPath: script), encoding: .utf8)
      let steps = try RecordingScript(text: text, name: script)
      try MainActor.assumeIsolated { try record(steps) }
    }
  }

  @MainActor private func record(_ steps: RecordingScript) throws {
    let recording = try Recording(path: file, device: device, scale: scale, script: steps, framesPerSecond: rate)
    let place = URL(fileURLWithPath: output)
    guard place.pathExtension.lowercased() == "png" else {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try recording.play { image, number in
        let picture = place.appendingPathComponent(String(format: "frame-%05d.png", number))
        try UIImage(cgImage: image).pngData()?.write(to: picture, options: .atomic)
      }
      return
    }
    var pictures: [Data] = []
    try recording.play { image, _ in
      if let picture = UIImage(cgImage: image).pngData() { pictures.append(picture) }
    }
    try AnimatedPNG.join(pictures, framesPerSecond: rate)?.write(to: place, options: .atomic)
  }
}
