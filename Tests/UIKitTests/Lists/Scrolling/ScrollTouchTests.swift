import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of scroll views under touches, with a clock that is set by hand.
@Suite(.serialized) @MainActor struct ScrollTouchTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  init() { window.isHidden = false }

  private func underClock(_ body: () throws -> Void) rethrows {
    let prepare = { window.isHidden = false }
    defer {
      TouchInput.main.cancelAll()
      window.isHidden = true
    }
    try underClock(prepare: prepare, body)
  }

  private func scrollView(_ frame: CGRect? = nil, content: CGSize) -> UIScrollView {
    let view = UIScrollView(frame: frame ?? window.bounds)
    view.contentSize = content
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  /// Moves a finger in steps of 8 ms, and leaves it down.
  private func move(from: CGPoint, to: CGPoint, seconds: Double) {
    let start = clock.now
    TouchInput.main.begin(at: from, in: window)
    let steps = Int((seconds / 0.008).rounded())
    for step in 1...steps {
      clock.now = start + Double(step) * 0.008
      let part = CGFloat(step) / CGFloat(steps)
      TouchInput.main.move(
        to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
    }
  }

  /// `ios26/scroll.json`, "willEndDragging_example": 84 points of travel at 750 a second scroll by 74, and go
  /// on to 5443.67.
  @Test func aFlickScrollsAsMeasured() {
    final class Ends: UIScrollViewDelegate {
      var velocity = CGPoint.zero, target = CGPoint.zero
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
      ) { (self.velocity, target) = (velocity, targetContentOffset.pointee) }
    }
    let view = scrollView(content: CGSize(width: 393, height: 40_000)), ends = Ends()
    view.contentOffset.y = 5000
    view.delegate = ends
    window.addSubview(view)
    underClock {
      move(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 416), seconds: 0.112)
      #expect(view.isDragging)
      #expect(view.contentOffset.y == 5074)
      TouchInput.main.end()
      #expect(abs(ends.velocity.y - 0.75) < 0.001)
      #expect(abs(ends.target.y - 5443.667) < 0.5)
      for step in 1...140 { frame(at: 0.112 + Double(step) / 60) }
      #expect(abs(view.contentOffset.y - 5443.333) < 0.5)
      #expect(!view.isDecelerating)
    }
  }

  @Test func aTouchStopsContentAndTapsNothing() {
    let view = scrollView(content: CGSize(width: 393, height: 20_000))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 393, height: 20_000))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    view.addSubview(button)
    window.addSubview(view)
    underClock {
      move(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300), seconds: 0.16)
      TouchInput.main.end()
      frame(at: 0.3)
      #expect(view.isDecelerating)
      TouchInput.main.begin(at: CGPoint(x: 100, y: 100), in: window)
      #expect(!view.isDecelerating)
      #expect(view.isTracking)
      TouchInput.main.end()
      #expect(taps == 0)
      #expect(!view.isTracking)
      frame(at: 1)
      TouchInput.main.begin(at: CGPoint(x: 100, y: 100), in: window)
      TouchInput.main.end()
      #expect(!view.isTracking)
    }
  }

  @Test func dragsAcrossGoToThePagerAround() {
    let pager = scrollView(content: CGSize(width: 393 * 3, height: 852))
    pager.isPagingEnabled = true
    let list = scrollView(
      CGRect(x: 0, y: 0, width: 393, height: 852), content: CGSize(width: 393, height: 5000))
    pager.addSubview(list)
    window.addSubview(pager)
    underClock {
      move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 150, y: 410), seconds: 0.2)
      #expect(pager.isDragging)
      #expect(!list.isDragging)
      TouchInput.main.end()
      for step in 1...120 { frame(at: 0.2 + Double(step) / 60) }
      #expect(pager.contentOffset == CGPoint(x: 393, y: 0))
      #expect(list.contentOffset == .zero)
      pager.contentOffset = .zero
      move(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 310, y: 400), seconds: 0.2)
      #expect(list.isDragging)
      #expect(!pager.isDragging)
      TouchInput.main.end()
    }
  }

  @Test func axesBounceAndHandOnDragsEachForItself() {
    let outer = scrollView(content: CGSize(width: 393, height: 3000))
    let inner = scrollView(
      CGRect(x: 0, y: 100, width: 393, height: 400), content: CGSize(width: 393, height: 800))
    inner.contentOffset.y = 400
    inner.transfersVerticalScrollingToParent = false
    outer.addSubview(inner)
    window.addSubview(outer)
    underClock {
      move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), seconds: 0.2)
      #expect(inner.isDragging)
      #expect(!outer.isDragging)
      #expect(inner.contentOffset.y > 400)
      TouchInput.main.end()
      inner.stopScrollingAndZooming()
      #expect(!inner.isDecelerating)
      inner.contentOffset.y = 400
      inner.bouncesVertically = false
      move(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 300), seconds: 0.2)
      #expect(inner.contentOffset.y == 400)
      #expect(outer.contentOffset.y == 0)
      TouchInput.main.end()
      inner.setContentOffset(.zero, animated: true)
      #expect(inner.isScrollAnimating)
      #expect(!inner.isZoomAnimating)
      inner.stopScrollingAndZooming()
      #expect(!inner.isScrollAnimating)
    }
    outer.removeFromSuperview()
  }

  @Test func anInnerListAtItsEndLeavesTheDragToTheOuter() {
    let outer = scrollView(content: CGSize(width: 393, height: 3000))
    let inner = scrollView(
      CGRect(x: 0, y: 0, width: 393, height: 400), content: CGSize(width: 393, height: 800))
    inner.contentOffset.y = 400
    outer.addSubview(inner)
    window.addSubview(outer)
    underClock {
      move(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), seconds: 0.2)
      #expect(outer.isDragging)
      #expect(outer.contentOffset.y == 90)
      #expect(inner.contentOffset.y == 400)
      TouchInput.main.end()
    }
  }

  @Test func twoFingersZoom() {
    final class Zoomer: UIScrollViewDelegate {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
    }
    let view = scrollView(content: CGSize(width: 393, height: 852)), zoomer = Zoomer()
    view.addSubview(zoomer.view)
    view.delegate = zoomer
    view.maximumZoomScale = 4
    window.addSubview(view)
    underClock {
      let input = TouchInput.main
      input.send(
        [
          .init(finger: 1, phase: .began, point: CGPoint(x: 150, y: 400)),
          .init(finger: 2, phase: .began, point: CGPoint(x: 250, y: 400)),
        ], in: window)
      for step in 1...25 {
        clock.now += 0.008
        input.send(
          [
            .init(finger: 1, phase: .moved, point: CGPoint(x: 150 - CGFloat(step) * 4, y: 400)),
            .init(finger: 2, phase: .moved, point: CGPoint(x: 250 + CGFloat(step) * 4, y: 400)),
          ], in: window)
      }
      #expect(view.isZooming)
      #expect(view.zoomScale > 2.4)
      #expect(view.zoomScale < 3)
      // The point between the fingers is still between them.
      #expect(abs(zoomer.view.convert(CGPoint(x: 200, y: 400), to: window).x - 200) < 1)
      input.end(1)
      input.end(2)
      #expect(!view.isZooming)
    }
  }

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var made = 0, selected: [Int] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell: UITableViewCell
      if let old = tableView.dequeueReusableCell(withIdentifier: "row") {
        cell = old
      } else {
        cell = UITableViewCell(style: .default, reuseIdentifier: "row")
        made += 1
      }
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func aTableOfTenThousandRowsHasOnlyVisibleCells() {
    let table = UITableView(frame: window.bounds), rows = Rows()
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    window.addSubview(table)
    underClock {
      move(from: CGPoint(x: 200, y: 800), to: CGPoint(x: 200, y: 100), seconds: 0.08)
      TouchInput.main.end()
      var frames = 0
      while table.isDecelerating, frames < 400 {
        frames += 1
        frame(at: 0.08 + Double(frames) / 60)
        #expect(table.visibleCells.count <= 22)
      }
      #expect(frames > 60)
      #expect(rows.made <= 45)
      #expect(table.contentOffset.y > 2000)
      let row = table.indexPathForRow(at: CGPoint(x: 10, y: table.contentOffset.y + 100))?.row
      TouchInput.main.begin(at: CGPoint(x: 100, y: 100), in: window)
      clock.now += 0.05
      TouchInput.main.end()
      #expect(rows.selected == [row ?? -1])
    }
  }
}
