internal import CoreGraphics
package import Foundation
internal import ImageIO
internal import QuartzCore
internal import UIKit

/// The inspector of a running document or app: the page of `mica inspect`, which follows what is shown.
///
/// The page loads a script beside it again and again, `page.live.js` for `page.html`. So it needs no network,
/// and works from any folder that a browser reads.
@MainActor package final class LiveInspector {
  /// The file of the page.
  package let page: URL
  /// The document that is shown.
  package var document: PlayedDocument {
    didSet { isOld = true }
  }
  /// The shortest interval between two captures, in seconds; 0 captures every frame.
  package var interval = 0.2

  private let trace = FrameTrace()
  private let start = FrameClock.current.now
  private var frames: [TracedFrame] = []
  private var revision = 0
  /// A Boolean value that indicates whether something was shown since the last capture.
  private var isOld = false
  private var nextCapture = ContinuousClock.now
  private var alarm: FrameSchedule.Alarm?

  /// The number of frames that the page lists.
  private static let listedFrames = 60

  /// The argument that the script beside the page passes to it.
  private struct Update: Encodable {
    var revision: Int
    var captures: [InspectorCapture]
    var frames: [InspectorFrame]
    var hasEnded: Bool
  }

  /// Writes the page of a document that is shown, and follows it until ``close()`` is called.
  ///
  /// - Parameters:
  ///   - document: The document or app.
  ///   - page: The file of the page, or nil for one in the folder of temporary files.
  /// - Throws: An error if a file cannot be written.
  package init(of document: PlayedDocument, page: URL?) throws {
    self.document = document
    self.page =
      page
      ?? FileManager.default.temporaryDirectory.appendingPathComponent(
        "mica-inspect-\(ProcessInfo.processInfo.processIdentifier)/page.html")
    if page == nil { try OutputFile.makeFolder(at: self.page.deletingLastPathComponent()) }
    var content = InspectorDocument(title: name, captures: captures())
    content.live = script.lastPathComponent
    try OutputFile.write(InspectorPage.html(of: content), to: self.page)
    try writeScript(content.captures)
    FrameTrace.current = trace
  }

  /// The name of the document without its folder.
  private var name: String { URL(fileURLWithPath: document.name).lastPathComponent }

  /// The script beside the page.
  private var script: URL {
    page.deletingPathExtension().appendingPathExtension("live").appendingPathExtension("js")
  }

  /// Ends the inspection; the page keeps its last content.
  package func close() throws {
    FrameTrace.current = nil
    alarm?.cancel()
    record()
    try writeScript(captures(), hasEnded: true)
  }

  /// Updates the page after a turn of the main loop, at most once in an interval that leaves the program
  /// three quarters of the time.
  ///
  /// - Parameter hasChanged: `true` if other pixels are shown than before.
  /// - Throws: An error if the script cannot be written.
  package func frameWasShown(hasChanged: Bool) throws {
    if hasChanged || !trace.isEmpty { isOld = true }
    record()
    guard isOld else { return }
    let begin = ContinuousClock.now
    guard begin >= nextCapture else {
      // The last frame of a movement is captured as well.
      if alarm?.isPending != true { alarm = FrameSchedule.main.after(interval) {} }
      return
    }
    isOld = false
    try writeScript(captures())
    guard interval > 0 else { return }
    let end = ContinuousClock.now, spent = begin.duration(to: end)
    nextCapture = end.advanced(by: max(.seconds(interval), spent * 3))
  }

  /// Captures the windows, without recording the work that this takes.
  private func captures() -> [InspectorCapture] {
    let outer = FrameTrace.current
    FrameTrace.current = nil
    defer { FrameTrace.current = outer }
    let windows = document.shownWindows
    return windows.enumerated().map { index, window in
      let name = windows.count > 1 ? "\(type(of: window)) \(index + 1)" : name
      return InspectorCapture(of: window, name: name)
    }
  }

  /// Adds what was traced since the last call as a frame.
  private func record() {
    guard !trace.isEmpty else { return }
    frames.append(
      TracedFrame(trace, number: (frames.last?.number ?? 0) + 1, time: FrameClock.current.now - start))
    frames.removeFirst(max(0, frames.count - Self.listedFrames))
    trace.clear()
  }

  private func writeScript(_ captures: [InspectorCapture], hasEnded: Bool = false) throws {
    revision += 1
    let update = Update(
      revision: revision, captures: captures, frames: frames.map { $0.inWords(captures) },
      hasEnded: hasEnded)
    try OutputFile.write(Data("micaLive(\(InspectorPage.json(of: update)));\n".utf8), to: script)
  }
}

/// A frame of a trace, whose views are found in later captures.
@MainActor private struct TracedFrame {
  private struct Part {
    var text: String
    weak var view: UIView?
  }

  let number: Int
  private let time: Double
  private let events: [String]
  private let constraints: [Part], layout: [Part], drawing: [Part]

  init(_ trace: FrameTrace, number: Int, time: Double) {
    (self.number, self.time) = (number, time)
    events = trace.events.map(\.words)
    constraints = trace.constraints.objects.map { constraint in
      let guide = constraint.firstItem as? UILayoutGuide
      return Part(text: constraint.inWords, view: constraint.firstItem as? UIView ?? guide?.owningView)
    }
    layout = trace.laidOut.objects.map { Part(text: $0.inFrames, view: $0) }
    drawing = trace.drawn.objects.map { Part(text: $0.inFrames, view: $0) }
  }

  /// Returns the frame for the page, with the nodes of its views in captures.
  func inWords(_ captures: [InspectorCapture]) -> InspectorFrame {
    func parts(_ parts: [Part]) -> [InspectorFrame.Part] {
      parts.map { part in
        var node: [Int]?
        if let view = part.view.map(ObjectIdentifier.init) {
          for (index, capture) in captures.enumerated() where node == nil {
            node = capture.numbers[view].map { [index, $0] }
          }
        }
        return InspectorFrame.Part(text: part.text, node: node)
      }
    }
    return InspectorFrame(
      number: number, time: time, events: events, constraints: parts(constraints), layout: parts(layout),
      drawing: parts(drawing))
  }
}

extension FrameTrace.Event {
  /// The event in words, such as `touch began at 20, 40 on UIButton "Log in"`.
  @MainActor fileprivate var words: String {
    switch self {
    case .touch(let phase, let point, let view):
      let place = view.map { " on \($0.inFrames)" } ?? ""
      return "touch \(phase.word) at \(point.x.inPoints), \(point.y.inPoints)\(place)"
    case .key(let characters, let phase):
      return "key \(characters.isEmpty ? "" : "“\(characters)” ")\(phase.word)"
    case .motion: return "motion"
    }
  }
}

extension UIView {
  /// The class with the text and, in a document, the id.
  fileprivate var inFrames: String { nibIdentity == nil ? nameInDerivations : inWords }
}

extension UITouch.Phase {
  fileprivate var word: String {
    switch self {
    case .began, .regionEntered: "began"
    case .moved, .regionMoved: "moved"
    case .stationary: "stationary"
    case .ended, .regionExited: "ended"
    case .cancelled: "cancelled"
    }
  }
}

extension UIPress.Phase {
  fileprivate var word: String {
    switch self {
    case .began: "pressed"
    case .changed, .stationary: "held"
    case .ended: "released"
    case .cancelled: "cancelled"
    }
  }
}
