import CoreGraphics
import Foundation
import TestSupport
import Testing

/// `mica play` in a window of an X server, operated by a simulated user.
final class PlayedWindow {
  let display: XDisplay
  /// The window and its frame on the screen, in pixels.
  private(set) var id: UInt
  private(set) var frame: CGRect
  private let process = Process(), errors = Pipe()
  private var said = ""

  /// Opens a window and waits until it is there.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the command.
  ///   - display: The display on which the window is opened.
  ///   - size: The window's size in pixels.
  ///   - folder: The working directory.
  /// - Throws: An error if the command cannot be started or opens no window.
  init(_ arguments: [String], on display: XDisplay, size: CGSize, in folder: URL = Project.root) throws {
    self.display = display
    process.executableURL = MicaCommand.tool
    process.currentDirectoryURL = folder
    process.arguments = ["play"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_RENDER_DRIVER": "software"]) { $1 }
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    let before = display.frames
    try process.run()
    (id, frame) = (0, .null)
    try awaitTrue("a window of \(size)") { display.frames.count > before.count && (try? find(size)) != nil }
    // The window receives keys and presses only while the pointer is inside it.
    display.move(to: CGPoint(x: frame.midX, y: frame.midY))
  }

  deinit {
    process.end()
    process.waitUntilExit()
  }

  /// Finds the window again by another size.
  func find(_ size: CGSize) throws {
    let found = try display.window(width: Int(size.width), height: Int(size.height))
    (id, frame) = (found.id, CGRect(origin: found.origin, size: size))
  }

  /// Lets real time pass until a condition is true and does not throw, as it may while the window's size
  /// changes. Fails with the description of the condition.
  func awaitTrue(_ what: String, _ isSo: () throws -> Bool) throws {
    for _ in 0..<1500 {
      if (try? isSo()) == true { return }
      guard process.isRunning else {
        let rest = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        throw XDisplay.Failure(description: "the window closed before \(what): \(said)\(rest)")
      }
      _ = poll(nil, 0, 20)
    }
    throw XDisplay.Failure(description: "there never was \(what): \(said)")
  }

  /// Waits until standard error contains a text written since the last call, and returns everything before
  /// it.
  @discardableResult func hear(_ text: String) throws -> String {
    while true {
      if let range = said.range(of: text) {
        defer { said.removeSubrange(..<range.upperBound) }
        return String(said[..<range.upperBound])
      }
      let more = errors.fileHandleForReading.availableData
      if more.isEmpty { throw XDisplay.Failure(description: "\(text) was never said: \(said)") }
      said += String(decoding: more, as: UTF8.self)
    }
  }

  /// Returns the color of a pixel of the window, without opacity.
  ///
  /// SDL replaces the window when it creates the renderer, so the one that was found first may be gone.
  func color(_ x: Int, _ y: Int) throws -> UInt32 {
    let (width, height) = (Int(frame.width), Int(frame.height))
    if !display.isShown(id) { try find(frame.size) }
    return try display.pixels(of: id, width: width, height: height)[y * width + x] & 0xFFFFFF
  }

  func tap(_ x: Int, _ y: Int) {
    display.move(to: CGPoint(x: frame.minX + CGFloat(x), y: frame.minY + CGFloat(y)))
    display.button(1, isDown: true)
    display.button(1, isDown: false)
  }
}
