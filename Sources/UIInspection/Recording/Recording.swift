package import CoreGraphics
internal import Foundation
internal import ImageIO
internal import InterfaceBuilder
internal import QuartzCore
internal import UIKit

/// A recording of a script that is played on a document with a manual clock.
///
/// Frames are identical in each run with the same document, device and script. An app is recorded at the
/// speed at which it runs, because its tasks and queues use the clock of the machine; they have run when a
/// frame is recorded. In translated apps, timers and blocks on the main queue depend on the frames
/// (`Timer+FrameClock.swift`).
@MainActor package struct Recording {
  private let document: PlayedDocument
  private let clock: FrameClock
  private let script: RecordingScript
  package let framesPerSecond: Double
  private var window: UIWindow { document.window }

  /// The time of the first frame, in seconds.
  package static let start = 1000.0
  /// The interval of finger movements in seconds, as on an iPhone's screen.
  private static let beat = 1.0 / 120

  /// Creates a recording of a document that has not been shown yet.
  package init(_ document: PlayedDocument, script: RecordingScript, framesPerSecond: Double = 30) {
    self.document = document
    clock = FrameClock.manual(at: Self.start, knowsToday: document.isApp)
    self.script = script
    self.framesPerSecond = framesPerSecond
  }

  /// Plays the script. `show` receives each frame with its number, starting at 0. `atEnd` is called while the
  /// document is still shown.
  package func play(atEnd: () -> Void = {}, _ show: (CGImage, Int) throws -> Void) throws {
    let before = FrameClock.current, traits = UITraitCollection.current
    FrameClock.current = clock
    defer {
      TouchInput.main.cancelAll()
      document.hide()
      UITraitCollection.current = traits
      FrameClock.current = before
    }
    document.show()
    var frames = 0
    let begin = Date()
    /// Advances time, and records the frames in between.
    func pass(until end: Double) throws {
      while true {
        let next = Self.start + Double(frames) / framesPerSecond
        guard next <= end + 1e-9 else { break }
        clock.now = next
        if document.isApp { run(until: begin + (next - Self.start)) }
        // The frame is painted like a window, so that the recording is identical to the display.
        if document.updatePicture() != nil, let image = document.makeImage() { try show(image, frames) }
        frames += 1
      }
      // A step that ends with a frame ends exactly at its time, without accumulated rounding errors.
      if abs(clock.now - end) > 1e-9 { clock.now = end }
    }
    try pass(until: Self.start)
    for (step, line) in zip(script.steps, script.lines) {
      try play(step, on: line, pass)
      // Input is laid out and drawn in the turn of the run loop that delivers it, at its own time.
      _ = FrameLoop(screen: window.screen).commit()
    }
    try pass(until: clock.now)
    atEnd()
  }

  /// Plays a step. `pass` advances time.
  private func play(
    _ step: RecordingScript.Step, on line: Int, _ pass: (_ end: Double) throws -> Void
  ) throws {
    let start = clock.now
    switch step {
    case .wait(let seconds): try pass(start + seconds)
    case .press(let place, let seconds):
      TouchInput.main.begin(at: try point(of: place, line), in: window)
      try pass(start + seconds)
      TouchInput.main.end()
    case .drag(let from, let to, let seconds, let rests):
      for end in [from, to] { try check(end, line) }
      TouchInput.main.begin(at: from, in: window)
      try move(seconds, pass) { TouchInput.main.move(to: Self.between(from, to, $0)) }
      if rests { try pass(clock.now + 0.15) }
      TouchInput.main.end()
    case .pinch(let middle, let from, let to, let seconds):
      try check(middle, line)
      func fingers(_ phase: UITouch.Phase, _ part: Double) -> [TouchInput.Change] {
        let reach = (from + (to - from) * part) / 2
        return [
          .init(finger: 1, phase: phase, point: CGPoint(x: middle.x - reach, y: middle.y)),
          .init(finger: 2, phase: phase, point: CGPoint(x: middle.x + reach, y: middle.y)),
        ]
      }
      TouchInput.main.send(fingers(.began, 0), in: window)
      try move(seconds, pass) { TouchInput.main.send(fingers(.moved, $0), in: window) }
      TouchInput.main.send(fingers(.ended, 1), in: window)
    case .type(let text): KeyInput.main.type(text)
    case .turn(let orientation): document.turn(to: orientation)
    case .look(let style): UITraitCollection.change { $0.userInterfaceStyle = style }
    case .down(let point):
      try check(point, line)
      TouchInput.main.begin(at: point, in: window)
    case .move(let point):
      try check(point, line)
      TouchInput.main.move(to: point)
    case .up: TouchInput.main.end()
    }
  }

  /// Runs the main queue, tasks and timers until a time of the machine's clock, and at least what is due.
  private func run(until end: Date) {
    // A run loop without sources does not wait.
    let patience = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.main.add(patience, forMode: .default)
    defer { patience.invalidate() }
    repeat { _ = RunLoop.main.run(mode: .default, before: end) } while Date() < end
  }

  /// Plays the script and writes the recording.
  ///
  /// Depending on the extension, it is an animated PNG, GIF or WebP file, and otherwise a folder with one PNG
  /// file per frame.
  ///
  /// - Throws: `AnimationWritingError` for a file if the script rotates the device, because its frames must
  ///   have the same size, and `FileWritingError` if the recording cannot be written.
  package func write(to place: URL, atEnd: () -> Void = {}) throws {
    guard let kind = AnimationWriter.Kind(rawValue: place.pathExtension.lowercased()) else {
      try OutputFile.makeFolder(at: place)
      return try play(atEnd: atEnd) { image, number in
        let name = String(format: "frame-%05d.png", number)
        try ImageEncoding.png(image, to: place.appendingPathComponent(name))
      }
    }
    var writer: AnimationWriter?
    try play(atEnd: atEnd) { image, _ in
      if writer == nil {
        writer = try AnimationWriter(
          kind, width: image.width, height: image.height, framesPerSecond: framesPerSecond)
      }
      try writer?.add(image)
    }
    if let data = try writer?.finish() { try OutputFile.write(data, to: place) }
  }

  private func move(_ seconds: Double, _ pass: (Double) throws -> Void, _ place: (Double) -> Void) throws {
    let start = clock.now, beats = max(1, Int((seconds / Self.beat).rounded()))
    for beat in 1...beats {
      try pass(start + seconds * Double(beat) / Double(beats))
      place(Double(beat) / Double(beats))
    }
  }

  private static func between(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  /// Checks that a point is in the window, so that a finger can touch it.
  ///
  /// - Throws: An error if it is not.
  private func check(_ point: CGPoint, _ line: Int) throws(IBReadError) {
    let size = window.bounds.size
    guard (0...size.width).contains(point.x), (0...size.height).contains(point.y) else {
      throw script.error(
        at: line, "no finger can be at \(point.x.inPoints) \(point.y.inPoints)",
        accepted: "points of the window, which is \(size.width.inPoints) x \(size.height.inPoints) then")
    }
  }

  /// Returns the list of visible texts in an error.
  private static func accepted(_ texts: [String]) -> String {
    let listed = texts.prefix(20).map { "\"\($0.shortened(to: 40))\"" }.joined(separator: ", ")
    return listed.isEmpty
      ? "a point; no text is seen"
      : "a text that is seen: \(listed)"
        + (texts.count > 20 ? " and \(texts.count - 20) more" : "")
  }

  private func point(of place: RecordingScript.Place, _ line: Int) throws(IBReadError) -> CGPoint {
    switch place {
    case .point(let point):
      try check(point, line)
      return point
    case .text(let text):
      _ = FrameLoop(screen: window.screen).commit()
      let windows = UIWindow.shown(on: window.screen).reversed()
      guard let view = windows.lazy.compactMap({ $0.firstView(showing: text) }).first else {
        throw script.error(
          at: line, "no view shows \"\(text)\" then",
          accepted: Self.accepted(windows.flatMap { $0.shownTexts }))
      }
      return window.convert(
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), from: view.window)
    }
  }
}

extension UIView {
  /// The distinct texts of all visible views.
  fileprivate var shownTexts: [String] {
    guard !isHidden, alpha > 0.01 else { return [] }
    var seen: Set<String> = []
    return ([shownText].compactMap { $0 } + subviews.flatMap(\.shownTexts)).filter {
      seen.insert($0).inserted
    }
  }
}
