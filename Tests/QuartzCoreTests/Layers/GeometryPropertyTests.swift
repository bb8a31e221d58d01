import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Tests of properties of layer geometry that hold for any layer tree.
struct GeometryPropertyTests {
  /// Returns a tree of layers with random places, origins, anchors, transforms and flips.
  private static func tree(_ random: inout SeededRandom, count: Int, spatial: Bool) -> [CALayer] {
    var nodes = RandomNodes(random)
    var layers: [CALayer] = []
    for index in 0..<count {
      let layer = CALayer()
      layer.bounds = CGRect(origin: nodes.random.point(-50...50), size: nodes.random.size(10...200))
      layer.position = nodes.random.point(-100...300)
      layer.anchorPoint = nodes.random.point(-1...2)
      if nodes.random.isTrue(oneIn: 2) { layer.setAffineTransform(nodes.transform()) }
      if nodes.random.isTrue(oneIn: 6) { layer.isGeometryFlipped = true }
      if spatial, nodes.random.isTrue(oneIn: 3) {
        layer.transform = CATransform3DRotate(
          layer.transform, nodes.random.number(-0.4...0.4), nodes.random.number(-1...1), 1, 0)
        layer.zPosition = nodes.random.number(-30...30)
      }
      if spatial, nodes.random.isTrue(oneIn: 5) { layer.sublayerTransform.m34 = -1 / 5000 }
      if index > 0 { layers[nodes.random.integer(0..<index)].addSublayer(layer) }
      layers.append(layer)
    }
    random = nodes.random
    return layers
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

  /// Returns the tolerance of a result. Doubles lose precision with the size of the intermediate numbers.
  private static func tolerance(_ points: CGPoint...) -> CGFloat {
    1e-7 * points.reduce(1000) { max($0, abs($1.x), abs($1.y)) }
  }

  @Test(arguments: [false, true]) func convertingThereAndBackGivesThePoint(spatial: Bool) {
    var random = SeededRandom()
    for _ in 0..<40 {
      let layers = Self.tree(&random, count: 30, spatial: spatial)
      for _ in 0..<40 {
        let a = layers[random.integer(0..<30)], b = layers[random.integer(0..<30)]
        let p = random.point(0...100)
        let there = a.convert(p, to: b)
        let back = a.convert(there, from: b)
        #expect(
          Self.distance(back, p) <= Self.tolerance(p, there) * (spatial ? 100 : 1), "\(p) \(there) \(back)")
        #expect(b.convert(p, from: a) == there)
      }
    }
  }

  @Test func convertingByWayOfAnotherLayerIsTheSame() {
    var random = SeededRandom()
    for _ in 0..<40 {
      let layers = Self.tree(&random, count: 30, spatial: false)
      for _ in 0..<40 {
        let (a, b, c) = (
          layers[random.integer(0..<30)], layers[random.integer(0..<30)], layers[random.integer(0..<30)]
        )
        let p = random.point(0...100)
        let straight = a.convert(p, to: c), middle = a.convert(p, to: b)
        #expect(Self.distance(b.convert(middle, to: c), straight) <= Self.tolerance(p, middle, straight))
      }
    }
  }

  /// The formula of the documents, step by step, for layers without depth.
  @Test func convertingUpwardsFollowsTheFormula() {
    var random = SeededRandom()
    for _ in 0..<40 {
      let layers = Self.tree(&random, count: 30, spatial: false)
      for layer in layers {
        let p = random.point(0...100)
        var expected = p
        var current = layer
        while let above = current.superlayer {
          let b = current.bounds, anchor = current.anchorPoint
          if current.isGeometryFlipped { expected.y = 2 * b.minY + b.height - expected.y }
          expected.x -= b.minX + anchor.x * b.width
          expected.y -= b.minY + anchor.y * b.height
          expected = expected.applying(current.affineTransform())
          expected.x += current.position.x
          expected.y += current.position.y
          current = above
        }
        #expect(Self.distance(layer.convert(p, to: layers[0]), expected) <= Self.tolerance(p, expected))
      }
    }
  }

  @Test func aConvertedRectangleIsTheBoxOfItsCorners() {
    var random = SeededRandom()
    for _ in 0..<40 {
      let layers = Self.tree(&random, count: 20, spatial: false)
      let a = layers[random.integer(0..<20)], b = layers[random.integer(0..<20)]
      let rect = CGRect(origin: random.point(-50...50), size: random.size(0...100))
      let box = a.convert(rect, to: b)
      let corners = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ].map { a.convert($0, to: b) }
      let limit = Self.tolerance(corners[0])
      #expect(abs(box.minX - corners.map(\.x).min()!) <= limit)
      #expect(abs(box.maxX - corners.map(\.x).max()!) <= limit)
      #expect(abs(box.minY - corners.map(\.y).min()!) <= limit)
      #expect(abs(box.maxY - corners.map(\.y).max()!) <= limit)
    }
  }

  /// Under the identity and scales, reading the frame returns the frame that was set. The same holds under
  /// turns by multiples of 90° and mirrors if the anchor is in the middle: the position is set as if the
  /// layer were not turned (`layer_geometry.json`).
  @Test func theFrameThatWasSetIsRead() {
    var random = SeededRandom()
    for round in 0..<4000 {
      let layer = CALayer()
      layer.bounds.origin = random.point(-50...50)
      let scale = CGAffineTransform(scaleX: random.number(0.1...3), y: random.number(0.1...3))
      let mirror = CGAffineTransform(scaleX: random.isTrue(oneIn: 2) ? -1 : 1, y: 1)
      let turn = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][random.integer(0..<4)]
      let turned = CGAffineTransform(a: turn.0, b: turn.1, c: -turn.1, d: turn.0, tx: 0, ty: 0)
      if round % 4 < 2 { layer.anchorPoint = random.point(-1...2) }
      switch round % 4 {
      case 0: break
      case 1: layer.setAffineTransform(scale)
      case 2: layer.setAffineTransform(turned.concatenating(mirror))
      default:
        layer.setAffineTransform(scale.concatenating(turned).translatedBy(x: random.number(-20...20), y: 3))
      }
      let origin = layer.bounds.origin
      let rect = CGRect(origin: random.point(-500...500), size: random.size(0...500))
      layer.frame = rect
      let frame = layer.frame
      let error = max(
        abs(frame.minX - rect.minX), abs(frame.minY - rect.minY), abs(frame.width - rect.width),
        abs(frame.height - rect.height))
      #expect(error < 1e-9, "\(rect) is read as \(frame) under \(layer.affineTransform())")
      #expect(layer.bounds.origin == origin)
    }
  }

  /// The frame is exact to the last bit, as PinLayout's tests expect on iOS.
  @Test(arguments: [1.5, 3, 0.5, -1.5]) func theFrameUnderAScaleIsExact(scale: CGFloat) {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: abs(scale)))
    layer.frame = CGRect(x: 150, y: 175, width: 100, height: 50)
    #expect(layer.frame == CGRect(x: 150, y: 175, width: 100, height: 50))
  }

  @Test func theFrameIsTheBoxOfTheCornersInTheSuperlayer() {
    var random = SeededRandom()
    for _ in 0..<40 {
      for layer in Self.tree(&random, count: 20, spatial: false) {
        guard let above = layer.superlayer else { continue }
        let box = layer.convert(layer.bounds, to: above), frame = layer.frame
        #expect(abs(box.minX - frame.minX) < 1e-9)
        #expect(abs(box.maxY - frame.maxY) < 1e-9)
        #expect(abs(box.width - frame.width) < 1e-9)
        #expect(abs(box.height - frame.height) < 1e-9)
      }
    }
  }
}
