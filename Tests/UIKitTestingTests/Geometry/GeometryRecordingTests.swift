import Foundation
import TestSupport
import Testing
import UIKit
@_spi(GeometryRecording) import UIKitTesting

/// A view that lays out its only subview by a closure, and counts its layouts.
private final class CountingView: UIView {
  let child = UIView()
  var lay: (CountingView) -> Void = { $0.child.frame = $0.bounds }
  var count = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    count += 1
    lay(self)
  }
}

/// Tests of the findings of layouts as they happen.
@MainActor struct GeometryRecordingTests {
  private func view(in screen: HeadlessScreen) -> CountingView {
    let view = CountingView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    view.addSubview(view.child)
    screen.window.rootViewController = UIViewController()
    screen.window.rootViewController?.view.addSubview(view)
    return view
  }

  @Test func wrongLayoutIsFoundAsItHappens() {
    let screen = HeadlessScreen(), view = view(in: screen)
    view.lay = { $0.child.frame = $0.frame }
    let found = GeometryMonitor.monitor { screen.advance(by: 0.1) }
    #expect(found.map(\.rule) == [.dependsOnPosition])
    #expect(found.first?.type?.contains("CountingView") == true)
  }

  @Test func viewWithoutAWindowIsChecked() {
    let view = CountingView(frame: CGRect(x: 40, y: 60, width: 200, height: 120))
    view.addSubview(view.child)
    view.lay = { $0.child.center = $0.center }
    #expect(GeometryMonitor.monitor { view.layoutIfNeeded() }.map(\.rule) == [.dependsOnPosition])
  }

  @Test func rightLayoutIsNotReported() {
    let screen = HeadlessScreen(), view = view(in: screen)
    let found = GeometryMonitor.monitor {
      screen.advance(by: 0.1)
      UIView.animate(withDuration: 0.2) {
        view.bounds.size.width = 150
        view.layoutIfNeeded()
      }
      screen.advance(by: 0.3)
    }
    #expect(found == [])
    #expect(view.child.frame == view.bounds)
  }

  @Test func classIsCheckedEightTimes() {
    let screen = HeadlessScreen(), view = view(in: screen)
    func layouts(_ times: Int) -> Int {
      view.count = 0
      for _ in 0..<times {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
      return view.count
    }
    _ = GeometryMonitor.monitor {
      #expect(layouts(8) > 16)
      #expect(layouts(8) == 8)
    }
    #expect(layouts(8) == 8)
  }

  @Test func anchorPointChangedAloneIsFound() {
    let screen = HeadlessScreen(), view = view(in: screen)
    screen.advance(by: 0.1)
    let found = GeometryMonitor.monitor {
      view.layer.anchorPoint = .zero
      screen.advance(by: 0.1)
    }
    #expect(found.map(\.rule) == [.anchorPointAlone])
    #expect(found.first?.message.hasSuffix("from (0.5, 0.5) to (0, 0), so it moved by (100, 60)") == true)
  }

  @Test func anchorPointOfATurnedViewMovesItAlongItsOwnAxes() {
    let screen = HeadlessScreen(), view = view(in: screen)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    screen.advance(by: 0.1)
    let found = GeometryMonitor.monitor {
      view.layer.anchorPoint = CGPoint(x: 0, y: 0.5)
      screen.advance(by: 0.1)
    }
    #expect(found.first?.message.hasSuffix("so it moved by (0, 100)") == true, "\(found)")
  }

  @Test func anchorPointChangedWithTheCenterIsRight() {
    let screen = HeadlessScreen(), view = view(in: screen)
    screen.advance(by: 0.1)
    let found = GeometryMonitor.monitor {
      let frame = view.frame
      view.layer.anchorPoint = .zero
      view.frame = frame
      screen.advance(by: 0.1)
      view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      screen.advance(by: 0.1)
    }
    #expect(found == [])
  }

  @Test func anchorPointOfAViewUnderConstructionIsRight() {
    let screen = HeadlessScreen()
    let found = GeometryMonitor.monitor {
      let hand = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 80))
      hand.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
      let view = view(in: screen)
      view.addSubview(hand)
      hand.layer.anchorPoint = CGPoint(x: 0.5, y: 0.9)
      screen.advance(by: 0.1)
    }
    #expect(found == [])
  }

  @Test func findingsAreWrittenToAFile() throws {
    let folder = try TemporaryFolder()
    let screen = HeadlessScreen(), view = view(in: screen)
    view.lay = { $0.child.frame = $0.frame }
    GeometryMonitor.record(to: folder("findings.jsonl").path)
    screen.advance(by: 0.1)
    GeometryMonitor.endRecording()
    let lines = try #require(folder.text("findings.jsonl")).split(separator: "\n").map {
      try JSONDecoder().decode([String: String].self, from: Data($0.utf8))
    }
    #expect(lines.count == 2)
    #expect(lines.first?["checked"]?.hasSuffix("CountingView") == true)
    #expect(lines.last?["rule"] == "dependsOnPosition")
    #expect(lines.last?["type"]?.hasSuffix("CountingView") == true)
  }
}
