// long file: one suite of the special layers, with shared canvases
import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@testable import QuartzCore

/// Tests of special layer classes: their own drawing, and its animation.
@MainActor struct SpecialLayerTests {
  // On the main actor, where frames let the animations of all layers end.
  private func prepare<L: CALayer>(_ layer: L, width: CGFloat = 100, height: CGFloat = 40) -> L {
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    return layer
  }

  private func picture(_ layer: CALayer) -> Pixels {
    Pixels(width: Int(layer.bounds.width), height: Int(layer.bounds.height)) {
      layer.paintTree(in: $0, asSeen: true)
    }
  }

  /// Returns the columns in which something is painted.
  private func columns(_ pixels: Pixels) -> ClosedRange<Int>? {
    let used = (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels.alpha(x, $0) > 60 } }
    guard let first = used.first, let last = used.last else { return nil }
    return first...last
  }

  @Test func shapesAreFilledWithBlackInColour() {
    #expect(CAShapeLayer().fillColor?.components == [0, 0, 0, 1])
  }

  @Test func animationsOfOnesOwnClassAreCopied() {
    final class Own: CABasicAnimation {
      var count = 0
      override init() {
        super.init()
        repeatCount = 7
        count = 3
      }
      required init?(coder: NSCoder) { nil }
    }
    let own = Own()
    (own.keyPath, own.duration, own.repeatCount) = ("opacity", 2, 9)
    let copy = own.copy() as? Own
    #expect(copy !== own)
    #expect(copy?.keyPath == "opacity")
    #expect(copy?.duration == 2)
    #expect(copy?.repeatCount == 9)
    #expect(copy?.count == 3)
  }

  @Test func textFollowsItsAlignmentMode() throws {
    let layer = prepare(CATextLayer())
    layer.fontSize = 20
    layer.string = "Hi"
    layer.alignmentMode = .left
    let left = try #require(columns(picture(layer)))
    layer.alignmentMode = .right
    let right = try #require(columns(picture(layer)))
    layer.alignmentMode = .center
    let center = try #require(columns(picture(layer)))
    #expect(left.lowerBound < 5)
    #expect(right.upperBound > 94)
    #expect(abs(center.lowerBound + center.upperBound - 99) <= 4)
  }

  @Test func textIsDrawnAgainWhenItChanges() {
    let layer = prepare(CATextLayer())
    layer.string = "a"
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(layer.contents is CGImage)
    #expect(!layer.needsDisplay())
    layer.bounds.size.width = 80
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.foregroundColor = .black
    #expect(layer.needsDisplay())
    layer.string = nil
    layer.displayIfNeeded()
    #expect(layer.contents == nil)
  }

  @Test func textWrapsOnlyIfIsWrapped() {
    let layer = prepare(CATextLayer(), width: 60, height: 100)
    layer.fontSize = 16
    layer.string = "one two three four"
    func rows() -> Int {
      let pixels = picture(layer)
      return (0..<100).count { y in (0..<60).contains { pixels.alpha($0, y) > 60 } }
    }
    let single = rows()
    layer.isWrapped = true
    #expect(single < 20)
    #expect(rows() > 2 * single)
  }

  /// A tiled layer that records its tiles.
  private final class Mosaic: CATiledLayer {
    var tiles: [CGRect] = []
    override func draw(in ctx: CGContext) {
      tiles.append(ctx.boundingBoxOfClipPath)
      ctx.setFillColor(.black)
      ctx.fill(bounds)
    }
  }

  @Test func tilesAreDrawnOneByOne() throws {
    let layer = prepare(Mosaic())
    layer.tileSize = CGSize(width: 64, height: 32)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    let context = try #require(CGContext(pixelsWide: 200, pixelsHigh: 80, scale: 2))
    layer.render(in: context)
    #expect(layer.tiles.count == 4 * 3)
    #expect(layer.tiles.first == CGRect(x: 0, y: 0, width: 32, height: 16))
    #expect(layer.tiles.last == CGRect(x: 96, y: 32, width: 4, height: 8))
    #expect(Pixels(context.finish()).values.allSatisfy { $0 == 0xFF00_0000 })
  }

  private func emitter() -> CAEmitterLayer {
    let layer = prepare(CAEmitterLayer()), cell = CAEmitterCell()
    cell.contents = CGImage(width: 2, height: 2, isOpaque: true) { pixels, _ in
      pixels.update(repeating: 0xFFFF_FFFF)
    }
    cell.birthRate = 10
    cell.lifetime = 1
    cell.velocity = 20
    cell.yAcceleration = 10
    cell.alphaSpeed = -0.5
    layer.emitterPosition = CGPoint(x: 50, y: 20)
    layer.emitterCells = [cell]
    return layer
  }

  @Test func particlesMoveByTheirAge() throws {
    let node = emitter().renderNode().sampled(at: 2.05)
    // Particles are emitted at 1.1, 1.2, … 2.0.
    #expect(node.children.count == 10)
    for (index, particle) in node.children.enumerated() {
      let age = 2.05 - (1.1 + Double(index) / 10)
      #expect(abs(particle.state.position.x - (50 + 20 * age)) < 1e-6)
      #expect(abs(particle.state.position.y - (20 + 5 * age * age)) < 1e-6)
      #expect(abs(Double(particle.state.opacity) - (1 - 0.5 * age)) < 1e-5)
    }
  }

  @Test func cellsEmitInTheirOwnTime() throws {
    let layer = emitter(), cell = try #require(layer.emitterCells?.first)
    (cell.beginTime, cell.duration) = (1, 0.5)
    layer.emitterCells = [cell]
    func ages(at time: Double) -> [Int] {
      layer.renderNode().sampled(at: time).children.map {
        Int((($0.state.position.x - 50) / 20 * 100).rounded())
      }
    }
    #expect(ages(at: 0.99) == [])
    // Particles are emitted at 1, 1.1, … 1.4; the last expires at 2.4.
    #expect(ages(at: 1.25) == [25, 15, 5])
    #expect(ages(at: 1.95) == [95, 85, 75, 65, 55])
    #expect(ages(at: 2.35) == [95])
    #expect(ages(at: 2.45) == [])
    layer.emitterCells?[0].name = "spark"
    layer.setValue(2, forKeyPath: "emitterCells.spark.speed")
    // Twice as fast: particles are emitted at 1, 1.05, … 1.2, and expire after half a second.
    #expect(ages(at: 1.12) == [24, 14, 4])
    #expect(ages(at: 1.71) == [])
    layer.setValue(0, forKeyPath: "emitterCells.spark.beginTime")
    layer.setValue(1, forKeyPath: "emitterCells.spark.speed")
    layer.setValue(0, forKeyPath: "emitterCells.spark.duration")
    layer.setValue(0.25, forKeyPath: "emitterCells.spark.timeOffset")
    #expect(ages(at: 0) == [25, 15, 5])
  }

  /// An emitter that stops or moves leaves its existing particles unchanged.
  @Test func changesAffectLaterParticlesOnly() {
    let old = emitter().renderNode().state.detail.emitter
    func seen(_ drawing: EmitterDrawing, at time: Double) -> [CGPoint] {
      var state = LayerState()
      state.detail.drawing = .emitter(drawing)
      return RenderNode(state: state).sampled(at: time).children.map(\.state.position)
    }
    var stopped = old
    stopped.birthRate = 0
    stopped = stopped.following(old, at: 2.05)
    #expect(seen(stopped, at: 2.05) == seen(old, at: 2.05))
    // Particles are emitted at 1.6, … 2.0; the last expires at 3.
    #expect(seen(stopped, at: 2.55).count == 5)
    #expect(stopped.emits(at: 3))
    #expect(seen(stopped, at: 3.2).isEmpty)
    #expect(!stopped.emits(at: 3.2))
    var moved = old
    moved.position = CGPoint(x: 500, y: 20)
    moved = moved.following(old, at: 2.05)
    #expect(seen(moved, at: 2.25).filter { $0.x >= 500 }.count == 2)
    #expect(seen(moved, at: 2.25).count == 10)
    #expect(stopped.hasOutlivedEarlier(at: 3.2))
    #expect(!stopped.hasOutlivedEarlier(at: 3))
    var dead = old
    dead.lifetime = 0
    #expect(!dead.following(old, at: 2.05).emits(at: 3.2))
    // Changes between which nothing is emitted leave no particles behind.
    var moving = old
    for frame in 1...60 {
      var next = moving
      next.position.x += 1
      moving = next.following(moving, at: 2.05 + Double(frame) / 60)
    }
    #expect((moving.earlier ?? []).count <= 12)
    #expect(seen(moving, at: 3.05).count == 10)
  }

  @Test func cellsAreReachedByTheirNames() {
    let layer = emitter()
    layer.emitterCells?[0].name = "spark"
    layer.setValue(30, forKeyPath: "emitterCells.spark.birthRate")
    #expect(layer.emitterCells?[0].birthRate == 30)
    #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Float == 30)
    #expect(layer.renderNode().sampled(at: 2.05).children.count == 30)
  }

  @Test func particlesOfAMomentAreAlwaysTheSame() {
    let layer = emitter()
    layer.emitterShape = .circle
    layer.emitterSize = CGSize(width: 15, height: 0)
    layer.emitterCells = layer.emitterCells.map { cells in
      cells[0].velocityRange = 10
      cells[0].emissionRange = 3
      return cells
    }
    let node = layer.renderNode()
    #expect(node.sampled(at: 5) == node.sampled(at: 5))
    #expect(node.sampled(at: 5) != node.sampled(at: 5.5))
    layer.seed = 7
    #expect(layer.renderNode().sampled(at: 5) != node.sampled(at: 5))
    #expect(layer.renderNode().sampled(at: .nan).children.isEmpty)
    #expect(layer.renderNode().sampled(at: -1).children.isEmpty)
  }

  @Test func particlesMoveAsLongAsTheyAreOnAScreen() {
    let screen = CALayer(), layer = emitter()
    screen.marks.insert(.isScreenRoot)
    #expect(!layer.isAnimating)
    screen.addSublayer(layer)
    #expect(layer.isAnimating)
    #expect(layer.renderNode().moves)
    layer.birthRate = 0
    #expect(!layer.isAnimating)
    #expect(!layer.renderNode().moves)
    layer.birthRate = 1
    layer.removeFromSuperlayer()
    #expect(!layer.isAnimating)
  }

  @Test func particlesLeaveThePlane() throws {
    let layer = emitter(), cell = try #require(layer.emitterCells?.first)
    (cell.emissionLatitude, cell.zAcceleration) = (.pi / 2, 4)
    layer.emitterZPosition = -30
    layer.renderMode = .backToFront
    layer.emitterCells = [cell]
    let node = layer.renderNode().sampled(at: 2.05)
    // The particles emitted last are the farthest, because all of them fly towards the viewer.
    for (index, particle) in node.children.enumerated() {
      let age = 0.05 + Double(index) / 10
      #expect(abs(particle.state.position.x - 50) < 1e-6)
      #expect(abs(particle.state.detail.zPosition - (-30 + 20 * age + 2 * age * age)) < 1e-6)
    }
    #expect(!node.state.flags.contains(.transformLayer))
    layer.preservesDepth = true
    #expect(layer.renderNode().sampled(at: 2.05).state.flags.contains(.transformLayer))
  }

  @Test(arguments: [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume])
  func particlesAreBornInTheShape(mode: CAEmitterLayerEmitterMode) throws {
    let layer = emitter(), cell = try #require(layer.emitterCells?.first)
    (cell.birthRate, cell.velocity, cell.yAcceleration) = (300, 0, 0)
    (layer.emitterSize, layer.emitterDepth, layer.emitterMode) = (CGSize(width: 40, height: 20), 10, mode)
    layer.emitterCells = [cell]
    func places(_ shape: CAEmitterLayerEmitterShape) -> [(x: Double, y: Double, z: Double)] {
      layer.emitterShape = shape
      return layer.renderNode().sampled(at: 3).children.map { particle in
        let state = particle.state
        return (
          state.position.x - 50, state.position.y - 20, state.hasDetail ? Double(state.detail.zPosition) : 0
        )
      }
    }
    /// Returns the number of a box's extents at which a place lies on a side: all of them in a corner, zero
    /// inside.
    func sides(_ p: (x: Double, y: Double, z: Double)) -> Int {
      [abs(p.x) - 20, abs(p.y) - 10, abs(p.z) - 5].count { abs($0) < 1e-9 }
    }
    let least = [CAEmitterLayerEmitterMode.points: 3, .outline: 2, .surface: 1][mode] ?? 0
    let inBox = places(.cuboid)
    #expect(inBox.count == 300)
    #expect(
      inBox.allSatisfy {
        abs($0.x) <= 20 + 1e-9 && abs($0.y) <= 10 + 1e-9 && abs($0.z) <= 5 + 1e-9 && sides($0) >= least
      })
    // Every octant is reached.
    #expect(Set(inBox.map { [$0.x > 0, $0.y > 0, $0.z > 0] }).count == 8)
    let inBall = places(.sphere)
    #expect(
      inBall.allSatisfy { p in
        let distance = (p.x * p.x + p.y * p.y + p.z * p.z).squareRoot()
        return mode == .volume ? distance <= 40 + 1e-9 : abs(distance - 40) < 1e-9
      })
    #expect(Set(inBall.map { [$0.x > 0, $0.y > 0, $0.z > 0] }).count == 8)
  }

  @Test func particlesEmitParticlesWhereTheyAre() throws {
    let layer = emitter(), rocket = try #require(layer.emitterCells?.first), spark = CAEmitterCell()
    rocket.birthRate = 0.1
    spark.contents = rocket.contents
    spark.birthRate = 4
    spark.lifetime = 2
    spark.xAcceleration = 6
    rocket.emitterCells = [spark]
    layer.emitterCells = [rocket]
    // The rocket exists for a second. Its sparks, emitted at 0.25, 0.5 and 0.75, outlive it.
    for (time, count) in [(0.2, 1), (0.6, 3), (1.5, 3), (2.4, 2), (2.8, 0)] {
      #expect(layer.renderNode().sampled(at: time).children.count == count, "at \(time)")
    }
    for (index, one) in layer.renderNode().sampled(at: 1.5).children.enumerated() {
      let birth = 0.25 * Double(index + 1), age = 1.5 - birth
      #expect(abs(one.state.position.x - (50 + 20 * birth + 3 * age * age)) < 1e-6)
      #expect(abs(one.state.position.y - (20 + 5 * birth * birth)) < 1e-6)
    }
  }

  @Test func replicasFallBehindByTheirDelay() {
    let layer = prepare(CAReplicatorLayer()), dot = CALayer(), fade = CABasicAnimation(keyPath: "opacity")
    layer.instanceCount = 3
    layer.instanceDelay = 0.25
    layer.addSublayer(dot)
    fade.fromValue = 0.0
    fade.toValue = 1.0
    fade.duration = 10
    fade.beginTime = 1
    dot.add(fade, forKey: "fade")
    let copies = layer.renderNode().sampled(at: 6).children
    let seen = copies.map { Double($0.children[0].state.opacity) }
    #expect(copies.count == 3)
    for (found, wanted) in zip(seen, [0.5, 0.475, 0.45]) { #expect(abs(found - wanted) < 1e-5) }
  }

  @Test func pathsAndColoursOfDrawingsAreAnimated() throws {
    func course(_ key: String, _ from: Any, _ to: Any) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 2
      animation.beginTime = 1
      return animation
    }
    func square(_ side: CGFloat) -> CGPath {
      CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    }
    let shape = CAShapeLayer()
    shape.path = square(1)
    shape.add(course("path", square(10), square(20)), forKey: "path")
    shape.add(course("strokeEnd", 0.0, 1.0), forKey: "end")
    let middle = shape.renderNode().sampled(at: 2).state.detail.shape
    #expect(middle.path == square(15))
    #expect(middle.strokeEnd == 0.5)
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black, CGColor.black]
    gradient.add(course("colors", [CGColor.black, .white], [CGColor.white, .black]), forKey: "colors")
    gradient.add(
      course("locations", [0.0, 1.0] as [NSNumber], [0.5, 1.0] as [NSNumber]), forKey: "locations")
    let mixed = gradient.renderNode().sampled(at: 2).state.detail.gradient
    #expect(mixed.colors.allSatisfy { abs($0.srgb.red - 0.5) < 1e-6 })
    #expect(mixed.locations == [0.25, 1])
  }

  @Test func theWholeOfKeyframesHasAPace() {
    let layer = CALayer(), moving = CAKeyframeAnimation(keyPath: "position.x")
    moving.values = [0.0, 100.0, 200.0]
    moving.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    (moving.duration, moving.beginTime) = (1, 1)
    layer.add(moving, forKey: "walk")
    // `ios26/animation.json`: easeInOut at 0.25.
    #expect(abs(layer.renderNode().sampled(at: 1.25).state.position.x - 200 * 0.129161931) < 1e-3)
  }

  @Test func namesOfBlendModesAreUnderstood() {
    let layer = CALayer()
    layer.compositingFilter = "softLightBlendMode"
    #expect(layer.compositingFilter as? String == "softLightBlendMode")
    for (name, mode) in CGBlendMode.byName where mode != .normal {
      layer.compositingFilter = name + "BlendMode"
      #expect(layer.compositingFilter as? String == name + "BlendMode")
    }
    #expect(CGBlendMode.byName.count == 28)
    layer.compositingFilter = "normalBlendMode"
    #expect(layer.compositingFilter == nil)
  }

  // The factor stands in Apple's CALayer.h.
  @Test func qualitiesAreAsInANewLayer() {
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
    let layer = CALayer()
    #expect(layer.contentsFormat == .RGBA8Uint)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(!layer.wantsExtendedDynamicRangeContent)
    layer.contentsFormat = .gray8Uint
    layer.wantsExtendedDynamicRangeContent = true
    layer.edgeAntialiasingMask = .layerTopEdge
    let copy = CALayer(layer: layer)
    #expect(copy.contentsFormat == .gray8Uint)
    #expect(copy.edgeAntialiasingMask == .layerTopEdge)
    #expect(copy.wantsExtendedDynamicRangeContent)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)
    #expect(
      (animation.copy() as? CABasicAnimation)?.preferredFrameRateRange
        == CAFrameRateRange(minimum: 30, maximum: 60))
  }

  @Test func cellsKnowAllOfTheirPropertiesByName() {
    let cell = CAEmitterCell(), spark = CAEmitterCell(), part = CGRect(x: 0, y: 0, width: 0.5, height: 1)
    for key in ["contentsScale", "contentsRect", "minificationFilter", "magnificationFilter", "speed"] {
      #expect(cell.value(forKey: key) != nil, "\(key)")
    }
    cell.setValue(NSNumber(value: 2), forKey: "contentsScale")
    cell.setValue(NSNumber(value: 3), forKey: "repeatCount")
    cell.setValue(NSNumber(value: 4), forKey: "repeatDuration")
    cell.setValue(NSValue(rect: part), forKey: "contentsRect")
    cell.setValue("nearest", forKey: "magnificationFilter")
    cell.setValue([spark], forKey: "emitterCells")
    cell.setValue("forwards", forKey: "fillMode")
    #expect(cell.contentsScale == CGFloat(2))
    #expect(cell.repeatCount == 3)
    #expect(cell.repeatDuration == 4)
    #expect(cell.contentsRect == part)
    #expect(cell.magnificationFilter == "nearest")
    #expect(cell.minificationFilter == "linear")
    #expect(cell.emitterCells?.first === spark)
    #expect(cell.fillMode == .forwards)
    #expect(cell.value(forKey: "fillMode") as? String == "forwards")
    #expect((cell.value(forKey: "contentsRect") as? NSValue)?.rectValue == part)
  }
}
