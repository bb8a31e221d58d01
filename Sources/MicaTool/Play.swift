import ArgumentParser
import Foundation
import InterfaceBuilder
import QuartzCore
import UIInspection
import UIKit

/// `mica play`: a document in a window of the desktop.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows a document in a window, to be used as on a device.",
    discussion: """
      The left button is a finger, with Control held one of two that pinch around the window's middle. The wheel scrolls, keys \
      type, touch screens touch, and another size of the window lays the document out anew. Needs SDL 2.

      Exit status: 0, 1 when the document cannot be read or no window opened, 2 for a call that makes no sense.
      """)

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"))
  var file: String

  @Option(help: "A device by id or name instead of the document's own.")
  var device: String?

  @Option(help: "How large a point is in the desktop's units, 0.25 to 4.")
  var zoom = 1.0

  @Option(help: ArgumentHelp("Ends after so many seconds.", visibility: .hidden))
  var seconds: Double?

  @Option(help: ArgumentHelp("A PNG of what was shown last.", visibility: .hidden))
  var picture: String?

  func validate() throws {
    if !(0.25...4).contains(zoom) { throw ValidationError("--zoom takes a number from 0.25 to 4") }
    if let seconds, !(0...3600).contains(seconds) { throw ValidationError("--seconds takes a number from 0 to 3600") }
    if let device {
      do { _ = try IBDevice.wanted(device) } catch { throw ValidationError("\(error)") }
    }
  }

  func run() throws {
    try FileError.wrap { try MainActor.assumeIsolated { try play() } }
  }

  @MainActor private func play() throws {
    let document = try PlayedDocument(path: file, device: device)
    let host = try DesktopWindow(document, title: URL(fileURLWithPath: file).lastPathComponent, zoom: zoom)
    defer { host.close() }
    document.window.makeKeyAndVisible()
    if let seconds { FrameSchedule.main.after(seconds) { ApplicationLoop.main.stop() } }
    ApplicationLoop.main.host = host
    ApplicationLoop.main.run()
    ApplicationLoop.main.host = nil
    if let failure = host.failure { throw failure }
    if let picture, let image = host.picture {
      try UIImage(cgImage: image).pngData()?.write(to: URL(fileURLWithPath: picture), options: .atomic)
    }
  }
}
