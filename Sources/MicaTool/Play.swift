import ArgumentParser
import Foundation
import ImageIO
import QuartzCore
import UIInspection
import UIKit
import UIKitDesktop

/// The command `mica play`, which displays a document in a window of the desktop.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Shows a document in a window, to be used as on a device.",
    discussion: """
      The left button is a finger, with Control held one of two that pinch around the window's middle. \
      The wheel scrolls, keys type, touch screens touch, and another size of the window lays the document \
      out anew. Control is Command: Control-C, -X and -V copy, cut and paste with the desktop's clipboard. \
      Control-Shift-A switches between light and dark, Control-Shift-O turns the device. Without --scene a \
      storyboard begins with its initial controller.

      The window fits the screen, and says at which scale. The document is laid out anew when its file, a \
      storyboard that it refers to, its texts, pictures or colors change on disk; a file that cannot be read \
      is named, and the last picture stays. Needs SDL 2.

      With --inspect a page in the browser follows the window: its layers with the values that animations \
      show, and which events, constraints, layouts and drawings each frame consists of.

      Exit status: 0, 1 when the document cannot be read or no window opened, 2 for a call that makes no sense.
      """)

  @OptionGroup var shown: ShownOptions

  @Option(
    help: "How large a point is in the desktop's units, 0.25 to 4; less where the screen is too small.",
    transform: OptionForms.zoom)
  var zoom = 1.0

  @Flag(
    help: "Shows the layers of the window, their geometry and the stages of each frame in a page."
  )
  var inspect = false

  @Option(
    help: ArgumentHelp(
      "The file of the page of --inspect, which is then not opened.", valueName: "page.html"),
    completion: .file(extensions: ["html"]))
  var page: String?

  @Option(help: ArgumentHelp("Ends after so many seconds.", visibility: .hidden))
  var seconds: Double?

  @Option(help: ArgumentHelp("A PNG of what was shown last.", visibility: .hidden))
  var picture: String?

  @Flag(
    help: ArgumentHelp(
      "Time passes by the right button alone, a sixtieth of a second a press; each frame that is shown is said.",
      visibility: .hidden))
  var stepped = false

  func validate() throws {
    if let seconds, !(0...3600).contains(seconds) {
      throw ValidationError("--seconds takes a number from 0 to 3600")
    }
    try shown.validate()
  }

  func run() throws {
    try FileError.wrap { try MainActor.assumeIsolated { try play() } }
  }

  @MainActor private func play() throws {
    if stepped { FrameClock.current = .manual(at: Recording.start) }
    let document = try shown.open()
    let host = try DesktopWindow(document, title: shown.title, zoom: zoom)
    defer { host.close() }
    host.isStepped = stepped
    document.show()
    ApplicationLoop.main.host = host
    // The window shows the document before its files are read again for what is said of them.
    ApplicationLoop.main.turn()
    let source = shown.path.map { PlayedSource(path: $0, shown: shown, host: host) }
    defer { source?.close() }
    UIApplication.opener = DesktopWindow.open
    if inspect || page != nil { try host.inspect(page: page.map { URL(fileURLWithPath: $0) }) }
    if let seconds { FrameSchedule.main.after(seconds) { ApplicationLoop.main.stop() } }
    ApplicationLoop.main.run()
    ApplicationLoop.main.host = nil
    if let failure = host.failure { throw failure }
    if let picture, let image = host.picture {
      try ImageEncoding.png(image, to: URL(fileURLWithPath: picture))
    }
  }
}
