// long file: one clock and one finger for all motions of a scroll view
import Foundation
import QuartzCore
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of scroll views that fingers and animations move, under a clock that is set by hand.
@Suite(.serialized) @MainActor struct ScrollMotionTests: HandClocked {
  let clock = FrameClock.manual(at: firstFrame)
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
  private let log = Log()

  private final class Log: UIScrollViewDelegate {
    var lines: [String] = []
    var wanted: CGPoint?
    var proposed = CGPoint.zero
    let zoomed = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if lines.last != "scroll" { lines.append("scroll") }
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      lines.append("will end \(velocity.y)")
      proposed = targetContentOffset.pointee
      if let wanted { targetContentOffset.pointee = wanted }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("did end \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("will slow") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("did slow") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      lines.append("will zoom")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { if lines.last != "zoom" { lines.append("zoom") } }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
      lines.append("did zoom \(scale)")
    }
  }

  init() {
    view.contentSize = CGSize(width: 300, height: 10_000)
    view.delegate = log
    view.contentInsetAdjustmentBehavior = .never
    window.isHidden = false
    window.addSubview(view)
  }

  private func throwUp(from offset: CGFloat = 1000, speed: CGFloat) {
    view.contentOffset.y = offset
    log.lines = []
    view.driver.beginDragging()
    view.driver.drag(by: CGPoint(x: 0, y: -40))
    view.driver.endDragging(velocity: CGPoint(x: 0, y: speed))
  }

  @Test func scrollViewMayBeDeallocatedWhileItDecelerates() {
    final class Leaving: UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.removeFromSuperview() }
    }
    let leaving = Leaving()
    weak var moving: UIScrollView?
    underClock {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      view.contentSize.height = 2000
      window.addSubview(view)
      view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      view.delegate = leaving
      moving = view
    }
    underClock {
      #expect(moving != nil)
      frame(at: 10)
      #expect(moving == nil)
    }
  }

  @Test func delegatesAreNotifiedOfADecelerationInOrder() {
    underClock {
      throwUp(speed: 750)
      #expect(view.isDecelerating)
      #expect(!view.isDragging)
      #expect(!view.isTracking)
      for step in 1...200 { frame(at: Double(step) / 60) }
      #expect(
        log.lines == [
          "will drag", "scroll", "will end 0.75", "did end true", "will slow", "scroll", "did slow",
        ])
      #expect(!view.isDecelerating)
      // `ios26/scroll.json`: x0 + (v0 - 10) * 0.499.
      #expect(abs(view.contentOffset.y - (1040 + 740 * 0.499)) < 0.01)
      #expect(abs(log.proposed.y - view.contentOffset.y) < 0.01)
    }
  }

  /// The position depends on the time alone, not on the number of frames.
  @Test func framesMayBeLeftOut() {
    var places: [CGFloat] = []
    for step in [1, 7] {
      underClock {
        throwUp(speed: 2000)
        for frameNumber in stride(from: step, through: 70, by: step) { frame(at: Double(frameNumber) / 60) }
        places.append(view.contentOffset.y)
        view.driver.rest()
      }
    }
    #expect(places[0] == places[1])
  }

  @Test func offsetsLieOnPixels() {
    underClock {
      window.contentScaleFactor = 3
      throwUp(speed: 1234)
      for step in 1...30 {
        frame(at: Double(step) / 60)
        let pixels = view.contentOffset.y * view.contentScaleFactor
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
      }
    }
  }

  /// Content can be flicked into the space of the insets at the ends, and rests there.
  @Test func aThrowEndsBehindTheInsets() {
    view.contentSize = CGSize(width: 1000, height: 2000)
    view.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    for (speed, end) in [
      (8000.0, CGPoint(x: 1000 + 40 - 300, y: 2000 + 30 - 600)), (-8000, CGPoint(x: -20, y: -10)),
    ] {
      underClock {
        view.driver.beginDragging()
        view.driver.drag(by: CGPoint(x: -speed / 100, y: -speed / 100))
        view.driver.endDragging(velocity: CGPoint(x: speed, y: speed))
        for step in 1...300 { frame(at: Double(step) / 60) }
        #expect(view.contentOffset == end)
      }
    }
  }

  @Test func aFingerStopsTheContent() {
    underClock {
      throwUp(speed: 2000)
      frame(at: 0.2)
      view.driver.touchDown()
      #expect(log.lines.last == "did slow")
      #expect(view.isTracking)
      let place = view.contentOffset
      frame(at: 0.5)
      #expect(view.contentOffset == place)
    }
  }

  @Test func endsAreElasticAndContentReturns() {
    underClock {
      view.driver.beginDragging()
      view.driver.drag(by: CGPoint(x: 30, y: 200))
      // There is nothing to scroll in the other direction; 200 points beyond the end appear as 0.55 of them
      // and less.
      #expect(view.contentOffset.x == 0)
      #expect(abs(view.contentOffset.y + RubberBand.shown(200, dimension: 600)) < 0.5)
      view.driver.endDragging(velocity: .zero)
      #expect(log.proposed == .zero)
      for step in 1...120 { frame(at: Double(step) / 60) }
      #expect(view.contentOffset == .zero)
      #expect(log.lines.last == "did slow")
      view.bounces = false
      view.driver.beginDragging()
      view.driver.drag(by: CGPoint(x: 0, y: 200))
      #expect(view.contentOffset == .zero)
      view.driver.endDragging(velocity: .zero)
    }
  }

  @Test func delegatesChooseTheTarget() {
    underClock {
      log.wanted = CGPoint(x: 0, y: 1300)
      throwUp(speed: 1500)
      for step in 1...200 { frame(at: Double(step) / 60) }
      #expect(view.contentOffset.y == 1300)
    }
  }

  @Test func pagesSnap() {
    underClock {
      view.isPagingEnabled = true
      throwUp(from: 1200, speed: 400)
      #expect(log.proposed.y == 1800)
      for step in 1...200 { frame(at: Double(step) / 60) }
      #expect(view.contentOffset.y == 1800)
    }
  }

  @Test func animatedOffsetsTakeTheirTime() {
    underClock {
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      #expect(view.contentOffset.y == 0)
      frame(at: 0.125)
      #expect(abs(view.contentOffset.y - 200) < 0.5)
      frame(at: 0.3)
      #expect(view.contentOffset.y == 400)
      #expect(log.lines == ["scroll", "animated"])
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      frame(at: 1)
      #expect(log.lines == ["scroll", "animated"])
    }
  }

  @Test func scrollViewOutsideAWindowJumps() {
    let alone = UIScrollView(frame: view.frame)
    alone.contentSize = view.contentSize
    alone.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    #expect(alone.contentOffset.y == 50)
  }

  @Test(arguments: [
    (CGPoint(x: -3, y: -30), CGPoint(x: 0, y: 60)), (CGPoint(x: -30, y: 3), CGPoint(x: 80, y: 0)),
    (CGPoint(x: -20, y: -30), CGPoint(x: 80, y: 60)), (CGPoint(x: -30, y: -20), CGPoint(x: 80, y: 60)),
  ])
  func lockedDragsKeepToOneAxis(start: CGPoint, offset: CGPoint) {
    underClock {
      view.contentSize = CGSize(width: 5000, height: 5000)
      view.isDirectionalLockEnabled = true
      view.driver.beginDragging()
      view.driver.drag(by: start)
      view.driver.drag(by: CGPoint(x: -80, y: -60))
      #expect(view.contentOffset == offset)
      view.driver.endDragging(velocity: .zero)
    }
  }

  @Test func pinchingKeepsThePointUnderTheFingers() {
    underClock {
      view.contentSize = CGSize(width: 300, height: 600)
      view.addSubview(log.zoomed)
      view.maximumZoomScale = 3
      let mark = UIView(frame: CGRect(x: 100, y: 200, width: 0, height: 0))
      log.zoomed.addSubview(mark)
      view.beginPinching(at: CGPoint(x: 100, y: 200))
      #expect(view.isZooming)
      view.pinch(by: 2, at: CGPoint(x: 100, y: 200))
      #expect(view.zoomScale == 2)
      #expect(view.contentSize == CGSize(width: 600, height: 1200))
      // The point of the content stays under the fingers, relative to the window.
      #expect(log.zoomed.convert(CGPoint(x: 100, y: 200), to: window) == CGPoint(x: 100, y: 200))
      #expect(mark.convert(CGPoint.zero, to: window) == CGPoint(x: 100, y: 200))
      view.pinch(by: 6, at: CGPoint(x: 100, y: 200))
      #expect(view.zoomScale > 3)
      #expect(view.zoomScale < 6)
      view.endPinching()
      #expect(view.isZoomBouncing)
      frame(at: 0.3)
      #expect(view.zoomScale == 3)
      #expect(!view.isZooming)
      #expect(log.lines.first == "will zoom")
      #expect(log.lines.last == "did zoom 3.0")
    }
  }

  @Test func animatedZoomsEndWithinTheContent() {
    underClock {
      view.contentSize = CGSize(width: 300, height: 600)
      view.addSubview(log.zoomed)
      view.maximumZoomScale = 4
      view.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 300), animated: true)
      #expect(view.zoomScale == 1)
      frame(at: 0.125)
      #expect(abs(view.zoomScale - 1.5) < 0.01)
      frame(at: 0.3)
      #expect(view.zoomScale == 2)
      #expect(view.contentOffset == .zero)
      #expect(log.zoomed.frame == CGRect(x: 0, y: 0, width: 600, height: 1200))
    }
  }

  /// A zoom that has not ended would prevent dragging.
  @Test func animatedZoomsThatAreCutShortEnd() {
    underClock {
      view.contentSize = CGSize(width: 300, height: 600)
      view.addSubview(log.zoomed)
      view.maximumZoomScale = 4
      let cuts: [() -> Void] = [
        { self.view.setZoomScale(1.5, animated: false) },
        { self.view.zoom(to: CGRect(x: 0, y: 0, width: 100, height: 200), animated: false) },
        { self.view.setContentOffset(CGPoint(x: 0, y: 3), animated: false) },
        { self.view.setContentOffset(CGPoint(x: 0, y: 5), animated: true) },
      ]
      for (index, cut) in cuts.enumerated() {
        log.lines = []
        view.setZoomScale(4, animated: true)
        frame(at: Double(index) + 0.1)
        #expect(view.isZoomAnimating)
        #expect(view.zoomScale < 4)
        cut()
        #expect(!view.isZooming)
        #expect(log.lines.last == "did zoom \(view.zoomScale)")
        frame(at: Double(index) + 0.9)
        #expect(log.lines.count { $0.hasPrefix("did zoom") } == 1)
      }
      // An animation that replaces another continues.
      view.setZoomScale(4, animated: true)
      view.setZoomScale(2, animated: true)
      #expect(view.isZooming)
      frame(at: 10)
      #expect(!view.isZooming)
      #expect(log.lines.last == "did zoom 2.0")
    }
  }

  @Test func refreshingTakesRoomUntilItEnds() {
    underClock {
      let refresh = UIRefreshControl()
      var starts = 0
      refresh.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
      view.refreshControl = refresh
      view.driver.beginDragging()
      view.driver.drag(by: CGPoint(x: 0, y: 100))
      #expect(starts == 0)
      view.driver.drag(by: CGPoint(x: 0, y: 400))
      #expect(starts == 1)
      #expect(refresh.isRefreshing)
      view.driver.endDragging(velocity: .zero)
      for step in 1...90 { frame(at: Double(step) / 60) }
      #expect(view.contentOffset.y == -60)
      refresh.endRefreshing()
      for step in 91...130 { frame(at: Double(step) / 60) }
      #expect(view.contentOffset.y == 0)
      #expect(starts == 1)
    }
  }

  /// The handler may finish at once. A finger that continues to pull starts nothing until it is lifted.
  @Test func oneDragStartsOneRefresh() {
    underClock {
      let refresh = UIRefreshControl()
      var starts = 0
      refresh.addAction(
        UIAction { [unowned refresh] _ in
          starts += 1
          refresh.endRefreshing()
        }, for: .valueChanged)
      view.refreshControl = refresh
      @MainActor func drag() {
        view.driver.beginDragging()
        for step in 1...5 { view.driver.drag(by: CGPoint(x: 0, y: Double(step) * 100)) }
        #expect(!refresh.isRefreshing)
        view.driver.endDragging(velocity: .zero)
      }
      for number in 1...2 {
        drag()
        #expect(starts == number)
        for step in 1...90 { frame(at: Double(number) * 2 + Double(step) / 60) }
        #expect(view.contentOffset.y == 0)
      }
      // The finger is lifted and set down again before the content has moved.
      drag()
      drag()
      #expect(starts == 4)
    }
  }

  @Test func indicatorsShowWhileScrollingAndFade() {
    underClock {
      throwUp(speed: 750)
      frame(at: 0.1)
      #expect(view.indicators.first?.alpha == 1)
      for step in 6...180 { frame(at: Double(step) / 60) }
      #expect(view.indicators.first?.alpha == 0)
    }
  }

  @Test func theStatusBarScrollsToTheTop() {
    underClock {
      view.contentOffset.y = 900
      #expect(view.scrollToTop())
      frame(at: 0.3)
      #expect(view.contentOffset.y == 0)
      #expect(!view.scrollToTop())
    }
  }

  /// Indicators are inset by the system's part of the edges only. The app's own insets affect them through
  /// the indicator insets.
  @Test func indicatorsKeepToThemselvesWithinTheAppsInsets() throws {
    view.contentInset.top = 100
    view.flashScrollIndicators()
    view.contentOffset.y = -100
    view.layoutIfNeeded()
    let bar = try #require(view.indicators.first { $0.axis == .vertical })
    #expect(bar.frame.minY - view.bounds.minY < 10)
    view.contentInset.top = 0
    window.setSafeArea(UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0))
    view.contentInsetAdjustmentBehavior = .always
    view.contentOffset.y = -50
    view.placeIndicators()
    #expect(bar.frame.minY - view.bounds.minY > 50)
    window.setSafeArea(.zero)
  }

  @Test func indicatorsThatAreSeenFollowTheirSettings() throws {
    view.flashScrollIndicators()
    let bar = try #require(view.indicators.first { $0.axis == .vertical })
    let before = bar.frame
    view.verticalScrollIndicatorInsets = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 7)
    #expect(bar.frame.minY == before.minY + 40)
    #expect(bar.frame.maxX == before.maxX - 7)
    view.indicatorStyle = .white
    #expect(bar.backgroundColor == UIColor.white.withAlphaComponent(0.35))
  }
}
