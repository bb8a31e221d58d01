import CoreGraphics
import Foundation
import ImageIO
import TestSupport
import Testing

/// Tests that play the same touches in a window, by real X events, and in a recording without a window. Every
/// frame is the same, pixel by pixel.
///
/// In the window, presses of the right button advance the time by a sixtieth of a second each, so that both
/// have the same clock.
@Suite(.serialized) struct WindowFramesTests {
  /// A step of a touch sequence. Coordinates are whole points, because a pointer has no others. `wait`
  /// advances the time, in frames.
  enum Step: CustomStringConvertible {
    case down(Int, Int), move(Int, Int), up, wait(Int), type(String)

    var description: String {
      switch self {
      case .down(let x, let y): "down \(x) \(y)"
      case .move(let x, let y): "move \(x) \(y)"
      case .up: "up"
      case .wait(let frames): "wait \(Double(frames) / 60)"
      case .type(let text): "type \"\(text)\""
      }
    }
  }

  private static func tap(_ x: Int, _ y: Int) -> [Step] { [.down(x, y), .wait(4), .up, .wait(6)] }

  /// Returns the steps of a finger that moves from one point to another, a frame at a time, and is lifted
  /// while it moves.
  private static func flick(_ x: Int, _ y: Int, _ toX: Int, _ toY: Int, frames: Int) -> [Step] {
    [.down(x, y), .wait(1)]
      + (1...frames).flatMap {
        [.move(x + (toX - x) * $0 / frames, y + (toY - y) * $0 / frames), .wait(1)] as [Step]
      } + [.up]
  }

  static let scripts: [(document: String, steps: [Step])] = [
    // A field that is typed into, and a button.
    ("Login", tap(196, 420) + [.type("anna lee"), .wait(40)] + tap(196, 480) + [.type("x"), .wait(3)]),
    // A list that is dragged past its end, flicked, and caught while it moves.
    (
      "Settings",
      flick(200, 700, 200, 300, frames: 12) + [.wait(10)] + flick(200, 300, 205, 760, frames: 6) + [.wait(12)]
        + tap(200, 400) + [.wait(30)]
    ),
    // Tabs, and what they show.
    ("Tabs", tap(300, 810) + [.wait(10)] + tap(90, 810) + flick(200, 600, 200, 200, frames: 5) + [.wait(20)]),
    // An animation without touches, and a scroll view.
    ("AnimatedBounds", [.wait(60)]),
    ("TellingScrollView", flick(200, 450, 200, 300, frames: 5) + [.wait(50)]),
  ]

  private static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("mica")

  private func process(_ arguments: [String], display: String? = nil) -> Process {
    let process = Process()
    process.executableURL = Self.tool
    process.currentDirectoryURL = Project.root
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["DISPLAY": display ?? "", "SDL_VIDEODRIVER": "x11", "SDL_RENDER_DRIVER": "software"]) { $1 }
    return process
  }

  /// Returns the pictures of a recording, a word a pixel.
  private func recorded(_ document: String, _ steps: [Step]) throws -> [CGImage] {
    let folder = TemporaryFolder()
    let script = folder("script"), frames = folder("frames")
    try Data(steps.map(\.description).joined(separator: "\n").utf8).write(to: script)
    let recorder = process(
      [
        "record", "--example", document, "--script", script.path, "-o", frames.path, "--rate", "60",
        "--scale", "1",
      ])
    recorder.standardOutput = FileHandle.nullDevice
    try recorder.run()
    recorder.waitUntilExit()
    try #require(recorder.terminationStatus == 0)
    return try FileManager.default.contentsOfDirectory(at: frames, includingPropertiesForKeys: nil)
      .sorted { $0.path < $1.path }.map { try ImageDecoding.decode(Data(contentsOf: $0)) }
  }

  @Test(
    .enabled(if: XDisplay.missing == nil, "real X events need \(XDisplay.missing ?? "nothing")"),
    .timeLimit(.minutes(Project.hang)), arguments: scripts.map(\.document))
  func aWindowShowsTheFramesOfARecording(document: String) throws {
    let steps = try #require(Self.scripts.first { $0.document == document }).steps
    let wanted = try recorded(document, steps)
    let first = try #require(wanted.first)
    let display = try XDisplay(width: first.width + 100, height: first.height + 100)
    let player = process(["play", "--example", document, "--stepped"], display: display.name)
    let output = Pipe(), errors = Pipe()
    player.standardOutput = output
    player.standardError = errors
    try player.run()
    defer {
      player.end()
      player.waitUntilExit()
    }
    var said = ""
    /// Waits until the player reports that it shows a frame.
    func awaitFrame(_ number: Int) throws {
      while !said.contains("frame \(number)\n") {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty {
          let why = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
          throw XDisplay.Failure(description: "the window closed before frame \(number): \(why)")
        }
        said += String(decoding: more, as: UTF8.self)
      }
    }
    try awaitFrame(0)
    let (window, origin) = try display.window(width: first.width, height: first.height)
    var shown = 0, different: [Int] = []
    func compare() throws {
      let pixels = try display.pixels(of: window, width: first.width, height: first.height)
      let equal = wanted[shown].withPixels { words, stride in
        pixels.withUnsafeBufferPointer { pixels in
          (0..<first.height).allSatisfy { y in
            memcmp(pixels.baseAddress! + y * first.width, words.baseAddress! + y * stride, first.width * 4)
              == 0
          }
        }
      }
      if !equal { different.append(shown) }
    }
    func place(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: origin.x + CGFloat(x), y: origin.y + CGFloat(y)) }
    try compare()
    // The window receives presses only while the pointer is inside it.
    display.move(to: place(0, 0))
    for step in steps {
      switch step {
      case .down(let x, let y):
        display.move(to: place(x, y))
        display.button(1, isDown: true)
      case .move(let x, let y): display.move(to: place(x, y))
      case .up: display.button(1, isDown: false)
      case .type(let text): text.forEach(display.type)
      case .wait(let frames):
        for _ in 0..<frames {
          display.button(3, isDown: true)
          display.button(3, isDown: false)
          shown += 1
          try awaitFrame(shown)
          try #require(shown < wanted.count)
          try compare()
        }
      }
    }
    #expect(shown + 1 == wanted.count)
    #expect(
      different.isEmpty,
      "\(document): \(different.count) of \(wanted.count) frames differ, the first is \(different.first ?? 0)"
    )
    print(
      "window: \(document): \(wanted.count - different.count) of \(wanted.count) frames are those of the recording"
    )
  }
}
