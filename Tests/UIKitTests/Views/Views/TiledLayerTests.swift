import CoreGraphics
import QuartzCore
import RenderTree
import TestSupport
import Testing
import UIKit

/// A large drawing in tiles, as of a map: stripes and a diagonal.
private final class Chart: UIView {
  var tiles: [CGRect] = []
  var scales: Set<CGFloat> = []
  override class var layerClass: AnyClass { CATiledLayer.self }
  var tiled: CATiledLayer { layer as! CATiledLayer }  // Of the class above.

  override func draw(_ rect: CGRect) {
    tiles.append(rect)
    let context = UIGraphicsGetCurrentContext()!
    scales.insert((context.ctm.a * 1000).rounded() / 1000)
    UIColor.white.setFill()
    UIRectFill(rect)
    UIColor.black.setFill()
    var x = (rect.minX / 20).rounded(.down) * 20
    while x < rect.maxX {
      UIRectFill(CGRect(x: x, y: rect.minY, width: 10, height: rect.height))
      x += 20
    }
  }

  /// Returns the tiles and scales drawn since the last call.
  func take() -> (tiles: [CGRect], scales: Set<CGFloat>) {
    defer { (tiles, scales) = ([], []) }
    return (tiles, scales)
  }
}

private final class Zooming: NSObject, UIScrollViewDelegate {
  let view: UIView
  init(_ view: UIView) { self.view = view }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
}

/// Tests that tiled layers draw their visible part at its visible resolution.
@MainActor struct TiledLayerTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let scroller = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let chart = Chart(frame: CGRect(x: 0, y: 0, width: 2000, height: 2000))
  private let zooming: Zooming

  init() {
    zooming = Zooming(chart)
    root.contentScaleFactor = 1
    chart.contentScaleFactor = 1
    chart.tiled.tileSize = CGSize(width: 64, height: 64)
    chart.tiled.levelsOfDetail = 5
    chart.tiled.levelsOfDetailBias = 2
    scroller.contentInsetAdjustmentBehavior = .never
    scroller.contentSize = chart.bounds.size
    (scroller.minimumZoomScale, scroller.maximumZoomScale) = (0.05, 32)
    scroller.delegate = zooming
    scroller.addSubview(chart)
    root.addSubview(scroller)
  }

  @discardableResult private func show() throws -> Pixels {
    Pixels(try #require(FrameLoop(root: root).image()))
  }

  @Test func visibleTilesAreDrawnAlone() throws {
    try show()
    let places = [(0, 0), (64, 0), (0, 64), (64, 64)]
    #expect(chart.take().tiles == places.map { CGRect(x: $0.0, y: $0.1, width: 64, height: 64) })
    try show()
    #expect(chart.take().tiles.isEmpty)
    scroller.contentOffset.x = 64
    try show()
    #expect(chart.take().tiles == [0, 64].map { CGRect(x: 128, y: $0, width: 64, height: 64) })
    // Visible tiles are kept.
    scroller.contentOffset.x = 0
    try show()
    #expect(chart.take().tiles.isEmpty)
  }

  @Test func theLevelFollowsTheZoom() throws {
    let levels = [(1.0, 1.0), (1.1, 2), (2, 2), (3, 4), (16, 4), (0.5, 0.5), (0.3, 0.5), (0.1, 0.25)]
    for (zoom, scale) in levels {
      scroller.zoomScale = zoom
      scroller.contentOffset = .zero
      try show()
      let drawn = chart.take()
      #expect(drawn.scales.isEmpty || drawn.scales == [scale], "zoom \(zoom)")
      // The size of tiles on the screen corresponds to their level of detail.
      let side = 64 / scale, count = (min(2000, 100 / zoom) / side).rounded(.up)
      #expect(drawn.tiles.count <= Int(count * count), "zoom \(zoom)")
    }
    chart.tiled.levelsOfDetail = 1
    chart.tiled.levelsOfDetailBias = 0
    scroller.zoomScale = 4
    try show()
    #expect(chart.take().scales == [1])
  }

  @Test func tiledDrawingEqualsOneDrawing() throws {
    for zoom in [1.0, 2, 4] {
      scroller.zoomScale = zoom
      scroller.contentOffset = CGPoint(x: 333, y: 77)
      let tiled = try show()
      let expected = Pixels(width: 100, height: 100) { context in
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        context.scaleBy(x: zoom, y: zoom)
        context.translateBy(x: -333 / zoom, y: 0)
        context.setFillColor(.black)
        for x in stride(from: 0, to: 2000, by: 20) {
          context.fill(CGRect(x: x, y: 0, width: 10, height: 2000))
        }
      }
      #expect(tiled.worstDifference(to: expected) <= 1, "zoom \(zoom)")
    }
  }

  /// The content behind is never visible between tiles, whatever their places.
  @Test func tilesMeet() throws {
    final class Night: UIView {
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) { UIRectFill(rect) }
    }
    let night = Night(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    try #require(night.layer as? CATiledLayer).tileSize = CGSize(width: 37, height: 29)
    night.contentScaleFactor = 1
    root.backgroundColor = .white
    scroller.removeFromSuperview()
    root.addSubview(night)
    for (scale, angle) in [(0.73, 0.0), (1.37, 0), (1, 0.3), (0.61, 1), (3.1, 2)] {
      night.transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
      night.center = CGPoint(x: 50, y: 50)
      #expect(try show().values.allSatisfy { $0 == 0xFF00_0000 }, "\(scale) times, turned by \(angle)")
    }
  }

  @Test func aPartIsDrawnAgainByItsTiles() throws {
    try show()
    _ = chart.take()
    chart.setNeedsDisplay(CGRect(x: 70, y: 10, width: 5, height: 5))
    try show()
    #expect(chart.take().tiles == [CGRect(x: 64, y: 0, width: 64, height: 64)])
    chart.setNeedsDisplay()
    try show()
    #expect(chart.take().tiles.count == 4)
  }

  @Test func invisibleTilesAreNotDrawn() throws {
    chart.isHidden = true
    try show()
    #expect(chart.take().tiles.isEmpty)
    chart.isHidden = false
    let clip = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    clip.clipsToBounds = true
    root.addSubview(clip)
    clip.addSubview(chart)
    try show()
    #expect(chart.take().tiles == [CGRect(x: 0, y: 0, width: 64, height: 64)])
    clip.frame.origin.x = 1000
    chart.setNeedsDisplay()
    try show()
    #expect(chart.take().tiles.isEmpty)
  }

  /// However large the visible part of a huge layer is, the number of drawn pixels is limited.
  @Test func hugeLayersEnd() throws {
    final class Plain: UIView {
      var pixels: CGFloat = 0
      override class var layerClass: AnyClass { CATiledLayer.self }
      override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()!
        pixels += rect.width * context.ctm.a * rect.height * -context.ctm.d
      }
    }
    let plain = Plain(frame: CGRect(x: 0, y: 0, width: 1e7, height: 1e7))
    let layer = try #require(plain.layer as? CATiledLayer)
    layer.tileSize = CGSize(width: 4096, height: 4096)
    plain.transform = CGAffineTransform(scaleX: 1e-5, y: 1e-5)
    plain.center = CGPoint(x: 50, y: 50)
    root.addSubview(plain)
    try show()
    #expect(abs(plain.pixels) > 1e6)
    #expect(abs(plain.pixels) < 6.8e7)
    for size in [CGFloat.infinity, 0, -5, 1e300, 1e-300] {
      plain.bounds.size = CGSize(width: size, height: 100)
      layer.tileSize = CGSize(width: size, height: size)
      plain.setNeedsDisplay()
      try show()
    }
  }
}
