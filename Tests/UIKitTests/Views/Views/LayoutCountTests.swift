import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTestSupport

/// Tests that layout runs at the same times and as often as Apple's.
@MainActor struct LayoutCountTests {
  private let outer = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let middle = CountingView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
  private let inner = CountingView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

  /// A tree that is laid out.
  init() {
    outer.addSubview(middle)
    middle.addSubview(inner)
    outer.layoutIfNeeded()
    [outer, middle, inner].forEach { $0.forget() }
  }

  /// The numbers of layouts of the three views, outermost first.
  private var layouts: [Int] { [outer.layouts, middle.layouts, inner.layouts] }

  /// Returns the numbers of layouts after `change` and two passes.
  private func counts(_ change: () -> Void) -> [Int] {
    change()
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    return layouts
  }

  @Test func newViewIsLaidOutOnce() {
    let view = CountingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.layer.needsLayout())
    #expect(view.layouts == 0)
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.layouts == 1)
    #expect(view.sublayerLayouts == 1)
    #expect(!view.layer.needsLayout())
  }

  @Test func nothingChangedNothingIsLaidOut() { #expect(counts {} == [0, 0, 0]) }

  @Test func askingTwiceLaysOutOnceAndOnlyTheViewThatAsked() {
    #expect(
      counts {
        middle.setNeedsLayout()
        middle.setNeedsLayout()
      } == [0, 1, 0])
  }

  @Test func movingLaysOutNothing() {
    #expect(
      counts {
        middle.frame.origin = CGPoint(x: 30, y: 40)
        middle.center = CGPoint(x: 1, y: 2)
        middle.layer.position = CGPoint(x: 3, y: 4)
        middle.layer.anchorPoint = .zero
        middle.transform = CGAffineTransform(rotationAngle: 1)
        middle.layer.zPosition = 3
      } == [0, 0, 0])
  }

  @Test func looksLayOutNothing() {
    #expect(
      counts {
        middle.isHidden = true
        middle.alpha = 0.5
        middle.backgroundColor = .red
        middle.clipsToBounds = true
        middle.setNeedsDisplay()
      } == [0, 0, 0])
  }

  @Test func newSizeLaysOutTheViewAndItsSuperview() {
    #expect(counts { middle.frame.size = CGSize(width: 60, height: 60) } == [1, 1, 0])
    #expect(counts { middle.layer.bounds.size = CGSize(width: 61, height: 60) } == [2, 2, 0])
    #expect(counts { middle.frame.size = CGSize(width: 61, height: 60) } == [2, 2, 0])
  }

  @Test func boundsOriginLaysOutTheViewAlone() {
    #expect(counts { middle.bounds.origin = CGPoint(x: 0, y: 20) } == [0, 1, 0])
  }

  @Test func changesOfTheListLayOutTheSuperview() {
    #expect(counts { inner.removeFromSuperview() } == [0, 1, 0])
    let other = CountingView()
    #expect(
      counts {
        middle.addSubview(inner)
        middle.insertSubview(other, at: 0)
      } == [0, 2, 0])
    #expect(other.layouts == 1)
    #expect(counts { middle.exchangeSubview(at: 0, withSubviewAt: 1) } == [0, 3, 0])
    #expect(counts { middle.sendSubviewToBack(other) } == [0, 4, 0])
  }

  /// Layers without views among the subviews' layers are sublayers like any other.
  @Test func freeLayersLayOutTheirView() {
    let free = CALayer()
    #expect(counts { middle.layer.addSublayer(free) } == [0, 1, 0])
    #expect(counts { free.position = CGPoint(x: 5, y: 5) } == [0, 1, 0])
    #expect(counts { middle.layer.insertSublayer(free, at: 0) } == [0, 2, 0])
    #expect(counts { middle.layer.replaceSublayer(free, with: CALayer()) } == [0, 3, 0])
    #expect(counts { middle.layer.sublayers?.first?.removeFromSuperlayer() } == [0, 4, 0])
  }

  @Test func spaceAndTimeLayOutNothing() {
    #expect(
      counts {
        middle.transform3D = CATransform3DMakeRotation(1, 1, 0, 0)
        middle.layer.sublayerTransform.m34 = -1 / 500
        middle.layer.isGeometryFlipped = true
        middle.layer.anchorPointZ = 4
        middle.layer.speed = 0.5
        middle.layer.cornerRadius = 3
        middle.tag = 4
        middle.frame = middle.frame
        middle.bounds = middle.bounds
      } == [0, 0, 0])
  }

  /// `layoutIfNeeded` on a view of which only the superview needs layout lays out the superview.
  @Test func aSubviewAsksForItsSuperviewsLayout() {
    outer.setNeedsLayout()
    middle.layoutIfNeeded()
    #expect(layouts == [1, 0, 0])
  }

  @Test func eachPassCallsTheLayersDelegateOnce() {
    #expect(counts { middle.setNeedsLayout() } == [0, 1, 0])
    #expect(middle.sublayerLayouts == 1)
    #expect(outer.sublayerLayouts == 0)
    // Another layer's layout does not lay out the view.
    let free = CALayer()
    free.delegate = middle
    free.setNeedsLayout()
    free.layoutIfNeeded()
    #expect(middle.sublayerLayouts == 2)
    #expect(middle.layouts == 1)
    free.delegate = nil
  }

  @Test func aFreeLayersDelegateLaysItOut() {
    final class Delegate: CALayerDelegate {
      var calls = 0
      func layoutSublayers(of layer: CALayer) { calls += 1 }
    }
    let layer = CALayer(), delegate = Delegate()
    layer.delegate = delegate
    layer.layoutIfNeeded()
    #expect(delegate.calls == 0)
    layer.bounds.size = CGSize(width: 10, height: 10)
    layer.addSublayer(CALayer())
    layer.layoutIfNeeded()
    layer.layoutIfNeeded()
    #expect(delegate.calls == 1)
    layer.position = CGPoint(x: 4, y: 4)
    layer.layoutIfNeeded()
    #expect(delegate.calls == 1)
    layer.layoutSublayers()
    #expect(delegate.calls == 2)
  }

  @Test func growingSubviewsByTheirMaskLaysThemOut() {
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    #expect(counts { middle.frame.size = CGSize(width: 120, height: 120) } == [1, 1, 1])
    #expect(inner.frame.size == CGSize(width: 70, height: 70))
  }

  /// Superviews are laid out before their subviews, all in one pass.
  @Test func sizesSetDuringLayoutReachTheBottomInOnePass() {
    outer.onLayout = { [outer, middle] in middle.frame = outer.bounds.insetBy(dx: 10, dy: 10) }
    middle.onLayout = { [middle, inner] in inner.frame = middle.bounds.insetBy(dx: 10, dy: 10) }
    outer.frame.size = CGSize(width: 400, height: 300)
    outer.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 360, height: 260))
    #expect(!outer.layer.needsLayout())
    #expect(!middle.layer.needsLayout())
    #expect(!inner.layer.needsLayout())
  }

  @Test func layoutIfNeededStartsAtTheTopmostLayerThatNeedsIt() {
    outer.setNeedsLayout()
    middle.setNeedsLayout()
    middle.layoutIfNeeded()
    #expect(layouts == [1, 1, 0])
    // The search upwards ends at a superview that needs no layout.
    outer.setNeedsLayout()
    inner.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(layouts == [1, 1, 1])
  }

  @Test func aViewThatAlwaysAsksForLayoutDoesNotHang() {
    middle.onLayout = { [middle] in middle.setNeedsLayout() }
    middle.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect((1...10).contains(middle.layouts))
    #expect(inner.layouts == 0)
  }

  @Test func viewsTakenOutDuringLayoutAreLaidOutWhereTheyComeTo() {
    outer.onLayout = { [middle] in middle.removeFromSuperview() }
    middle.setNeedsLayout()
    outer.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(middle.layouts == 0)
    outer.onLayout = nil
    outer.addSubview(middle)
    outer.layoutIfNeeded()
    #expect(middle.layouts == 1)
  }

  @Test func scrollingLaysOutTheScrollViewAlone() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    outer.addSubview(scroll)
    outer.layoutIfNeeded()
    outer.forget()
    scroll.contentOffset.y = 40
    #expect(scroll.layer.needsLayout())
    #expect(counts {} == [0, 0, 0])
    #expect(!scroll.layer.needsLayout())
  }

  @Test func resizingStretchesTheDrawingAndRedrawModeDrawsAgain() {
    outer.layer.displaySubtree()
    #expect(outer.drawings == 1)
    outer.frame.size = CGSize(width: 90, height: 90)
    outer.layer.displaySubtree()
    #expect(outer.drawings == 1)
    outer.contentMode = .redraw
    outer.layer.displaySubtree()
    outer.frame.size = CGSize(width: 80, height: 80)
    outer.frame.origin.x = 3
    outer.layer.displaySubtree()
    #expect(outer.drawings == 3)
  }

  /// Apple's reference of `UIView.updateProperties()`, iOS 26.
  @Test func propertiesAreUpdatedBeforeTheLayout() throws {
    final class Counting: UIView {
      var log: [String] = []
      override func updateProperties() {
        super.updateProperties()
        log.append("properties")
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    final class Controller: UIViewController {
      var count = 0
      override func loadView() { view = Counting() }
      override func updateProperties() { count += 1 }
    }
    let controller = Controller(), view = try #require(controller.view as? Counting)
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.log == ["properties", "layout", "layout"])
    #expect(controller.count == 1)
    controller.setNeedsUpdateProperties()
    controller.updatePropertiesIfNeeded()
    #expect(view.log == ["properties", "layout", "layout", "properties"])
    #expect(controller.count == 2)
    view.layoutIfNeeded()
    #expect(view.log.suffix(2) == ["properties", "layout"])
    #expect(controller.count == 2)
  }
}
