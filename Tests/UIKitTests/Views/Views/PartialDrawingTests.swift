import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

/// A view that paints all of itself and records the parts that it was asked to draw.
private final class Painting: UIView {
  var color = UIColor.red
  var parts: [CGRect] = []
  var clips: [CGRect] = []

  override func draw(_ rect: CGRect) {
    parts.append(rect)
    clips.append(UIGraphicsGetCurrentContext()?.boundingBoxOfClipPath ?? .null)
    color.setFill()
    UIRectFill(bounds)
  }

  /// Returns the parts requested since the last call.
  func take() -> [CGRect] {
    defer { parts = [] }
    return parts
  }
}

/// Tests of `setNeedsDisplay(_:)`, which redraws a part of a view's content and leaves the rest unchanged.
@MainActor struct PartialDrawingTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let view = Painting(frame: CGRect(x: 20, y: 20, width: 100, height: 80))

  init() {
    view.contentScaleFactor = 2
    root.addSubview(view)
  }

  private func show() { _ = FrameLoop(root: root).commit() }

  /// Draws everything, and resets the record.
  private func begin() {
    show()
    _ = view.take()
  }

  /// Returns the color of a pixel of the contents.
  private func pixel(_ x: Int, _ y: Int) throws -> UInt32 {
    Pixels(try #require(view.layer.contents as? CGImage))[x, y]
  }

  @Test func theFirstTimeIsWhole() {
    show()
    #expect(view.take() == [view.bounds])
  }

  @Test func partsAreDrawnOnceWithinTheRectangleAroundThem() throws {
    begin()
    view.color = .blue
    view.setNeedsDisplay(CGRect(x: 10, y: 10, width: 10, height: 10))
    view.setNeedsDisplay(CGRect(x: 40, y: 20, width: 5, height: 20))
    #expect(view.layer.needsDisplay())
    show()
    let part = CGRect(x: 10, y: 10, width: 35, height: 30)
    #expect(view.take() == [part])
    #expect(view.clips.last == part)
    #expect(try [pixel(20, 20), pixel(89, 79), pixel(30, 70)] == [0xFF00_00FF, 0xFF00_00FF, 0xFF00_00FF])
    #expect(try [pixel(19, 20), pixel(90, 79), pixel(89, 80)] == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
    show()
    #expect(view.take().isEmpty)
  }

  @Test func partsThatAreNotRedrawnBecomeClear() throws {
    begin()
    view.color = .clear
    view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 10, height: 10))
    show()
    #expect(try pixel(5, 5) == 0)
    #expect(try pixel(25, 5) == 0xFFFF_0000)
  }

  @Test func wholeBoundsAndAPartAreTheWholeBounds() {
    for partIsFirst in [true, false] {
      begin()
      if partIsFirst { view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      view.setNeedsDisplay()
      if !partIsFirst { view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1)) }
      show()
      #expect(view.take() == [view.bounds])
    }
  }

  @Test func partsAreGrownToPixelsAndCutToTheBounds() {
    begin()
    view.setNeedsDisplay(CGRect(x: 90.3, y: -5, width: 50, height: 10.2))
    show()
    #expect(view.take() == [CGRect(x: 90, y: 0, width: 10, height: 5.5)])
    view.setNeedsDisplay(CGRect(x: 30, y: 30, width: -10, height: -10))
    show()
    #expect(view.take() == [CGRect(x: 20, y: 20, width: 10, height: 10)])
  }

  @Test(arguments: [
    CGRect(x: 200, y: 0, width: 10, height: 10), .null, .zero, CGRect(x: 10, y: 10, width: 0, height: 5),
  ]) func nothingOfTheBoundsDrawsNothing(part: CGRect) {
    begin()
    view.setNeedsDisplay(part)
    #expect(!view.layer.needsDisplay())
    show()
    #expect(view.take().isEmpty)
  }

  @Test(arguments: [
    CGRect.infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9),
  ]) func invalidRectanglesAreTheWholeBounds(part: CGRect) {
    begin()
    view.setNeedsDisplay(part)
    show()
    #expect(view.take() == [view.bounds])
  }

  /// Contents of another size or scale, or that were not drawn, cannot be partly kept.
  @Test func contentsThatCannotBeReusedAreRedrawnWhole() {
    let part = CGRect(x: 0, y: 0, width: 10, height: 10)
    begin()
    view.setNeedsDisplay(part)
    view.bounds.size.width = 60
    show()
    #expect(view.take() == [view.bounds])
    view.contentScaleFactor = 3
    view.setNeedsDisplay(part)
    show()
    #expect(view.take() == [view.bounds])
    view.layer.contents = CGImage(width: 180, height: 240, isOpaque: true) { _, _ in }
    view.setNeedsDisplay(part)
    show()
    #expect(view.take() == [view.bounds])
    view.layer.contents = nil
    view.setNeedsDisplay(part)
    show()
    #expect(view.take() == [view.bounds])
  }

  /// Contents keep their place when the origin of the bounds changes, as in a scroll view that draws.
  @Test func partsAreOfTheBoundsAsTheyAre() throws {
    view.bounds.origin = CGPoint(x: 1000, y: 500)
    begin()
    view.color = .blue
    view.setNeedsDisplay(CGRect(x: 1010, y: 510, width: 10, height: 10))
    show()
    #expect(view.take() == [CGRect(x: 1010, y: 510, width: 10, height: 10)])
    #expect(try pixel(20, 20) == 0xFF00_00FF)
    #expect(try pixel(40, 20) == 0xFFFF_0000)
  }

  @Test func layersAndTheirDelegatesDrawPartsToo() {
    final class Delegate: NSObject, CALayerDelegate {
      var clips: [CGRect] = []
      func draw(_ layer: CALayer, in ctx: CGContext) {
        clips.append(ctx.boundingBoxOfClipPath)
        ctx.fill(layer.bounds)
      }
    }
    let layer = CALayer(), delegate = Delegate()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.setNeedsDisplay(CGRect(x: 4, y: 8, width: 16, height: 2))
    layer.displayIfNeeded()
    #expect(delegate.clips == [layer.bounds, CGRect(x: 4, y: 8, width: 16, height: 2)])
  }
}
