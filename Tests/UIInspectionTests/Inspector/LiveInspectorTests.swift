import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of the page that follows a running document. They run serially, because the clock and the trace are
/// global.
@Suite(.serialized) @MainActor struct LiveInspectorTests {
  private final class Meter: UIView {
    override func draw(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }
  }

  /// A running document with a button, whose width is constrained, and a view that draws.
  @MainActor private struct Page {
    let folder = TemporaryFolder()
    let document: PlayedDocument
    let inspector: LiveInspector
    let button = UIButton(type: .system)
    let meter = Meter()
    let width: NSLayoutConstraint

    init() throws {
      let button = button, meter = meter
      button.setTitle("Log in", for: .normal)
      width = button.widthAnchor.constraint(equalToConstant: 100)
      let width = width
      document = try PlayedDocument(name: "page") {
        let controller = UIViewController(), view = controller.view!
        for child in [button, meter] as [UIView] {
          view.addSubview(child)
          child.translatesAutoresizingMaskIntoConstraints = false
        }
        NSLayoutConstraint.activate([
          width, button.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          button.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          button.heightAnchor.constraint(equalToConstant: 44),
          meter.topAnchor.constraint(equalTo: button.bottomAnchor),
          meter.leadingAnchor.constraint(equalTo: button.leadingAnchor),
          meter.widthAnchor.constraint(equalToConstant: 50),
          meter.heightAnchor.constraint(equalToConstant: 50),
        ])
        return controller
      }
      document.show()
      _ = document.updatePicture()
      inspector = try LiveInspector(of: document, page: folder("page.html"))
      inspector.interval = 0
    }

    /// Shows a frame, as a host does.
    func showFrame() throws {
      let changed = document.updatePicture()
      try inspector.frameWasShown(hasChanged: changed?.isEmpty == false)
    }

    /// The content of the script beside the page.
    func update() throws -> [String: Any] {
      let text = try String(contentsOf: folder("page.live.js"), encoding: .utf8)
      #expect(text.hasPrefix("micaLive("))
      let json = text.dropFirst("micaLive(".count).dropLast(");\n".count)
      return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    }
  }

  private func inspecting(_ body: (Page) throws -> Void) throws {
    let clock = FrameClock.current
    FrameClock.current = .manual(at: 1000)
    defer { FrameClock.current = clock }
    let page = try Page()
    defer { page.document.hide() }
    try body(page)
    try page.inspector.close()
    #expect(try page.update()["hasEnded"] as? Bool == true)
    #expect(FrameTrace.current == nil)
  }

  private func texts(_ frame: [String: Any], _ stage: String) throws -> [String] {
    try #require(frame[stage] as? [[String: Any]]).compactMap { $0["text"] as? String }
  }

  @Test func aChangedConstantIsTracedFromTheConstraintToTheDrawing() throws {
    try inspecting { page in
      let html = try String(contentsOf: page.inspector.page, encoding: .utf8)
      #expect(html.contains("\"live\":\"page.live.js\""))
      #expect((try page.update()["frames"] as? [[String: Any]])?.isEmpty == true)
      page.width.constant = 150
      page.meter.setNeedsDisplay()
      try page.showFrame()
      let update = try page.update()
      let frame = try #require((update["frames"] as? [[String: Any]])?.last)
      #expect(frame["events"] as? [String] == [])
      let constraints = try texts(frame, "constraints")
      #expect(constraints.count == 1)
      #expect(constraints.first?.contains("width = 150") == true, "\(constraints)")
      #expect(try texts(frame, "layout").contains { $0.contains("UIView") })
      #expect(try texts(frame, "drawing").contains { $0.contains("Meter") })
      // The parts of the frame are found in the capture.
      let part = try #require((frame["constraints"] as? [[String: Any]])?.first?["node"] as? [Int])
      let captures = try #require(update["captures"] as? [[String: Any]])
      let node = try #require((captures[part[0]]["nodes"] as? [[String: Any]])?[part[1]])
      #expect(node["class"] as? String == "UIButton")
      #expect((node["frame"] as? [Double])?[2] == 150)
    }
  }

  @Test func eventsNameTheTouchedView() throws {
    try inspecting { page in
      let input = DesktopInput(window: page.document.window)
      input.buttonDown(at: CGPoint(x: 50, y: 120), pinches: false)
      try page.showFrame()
      input.buttonUp(at: CGPoint(x: 50, y: 120))
      try page.showFrame()
      let frames = try #require(try page.update()["frames"] as? [[String: Any]])
      let events = frames.flatMap { $0["events"] as? [String] ?? [] }
      #expect(events.contains("touch began at 50, 120 on UIButton \"Log in\""), "\(events)")
      #expect(events.contains("touch ended at 50, 120 on UIButton \"Log in\""), "\(events)")
    }
  }

  @Test func animatedLayersShowTheirPresentation() throws {
    try inspecting { page in
      let clock = FrameClock.current
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.meter.alpha = 0 }
      try page.showFrame()
      clock.now += 0.5
      try page.showFrame()
      let captures = try #require(try page.update()["captures"] as? [[String: Any]])
      let nodes = try #require(captures[0]["nodes"] as? [[String: Any]])
      let node = try #require(nodes.first { $0["class"] as? String == "Meter" })
      #expect(node["alpha"] as? Double == 0)
      let shown = try #require(node["presentation"] as? [String: Any])
      #expect(abs(try #require(shown["opacity"] as? Double) - 0.5) < 0.001)
      #expect(shown["frame"] == nil)
    }
  }

  @Test func aPageIsWrittenNoMoreOftenThanItsIntervalAllows() throws {
    try inspecting { page in
      page.inspector.interval = 60
      page.width.constant = 110
      try page.showFrame()
      let first = try #require(try page.update()["revision"] as? Int)
      page.width.constant = 120
      try page.showFrame()
      #expect(try page.update()["revision"] as? Int == first)
      // The frame that was not written yet is not lost.
      #expect(FrameSchedule.main.nextTime != nil)
    }
  }
}
