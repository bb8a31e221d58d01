import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Tests of rules about layers that were measured on Apple's code, each written as a check under its case's
/// identifier.
@MainActor struct MeasuredLayerTests {
  // On the main actor, where frames let the animations of all layers end.
  @Test func measuredRulesHold() throws {
    let facts = try FactFile("measured_core_animation")
    let checks: [String: () -> String?] = [
      "hit.z": Self.hits,
      "border.inside": Self.borderLiesInside,
      "corner.clamp": Self.cornersStopAtHalfTheShorterSide,
      "flipped": Self.flips,
      "mask": Self.masks,
      "defaults.1": {
        let layer = CALayer()
        return Self.wrong(
          layer.isDoubleSided && layer.rasterizationScale == 1 && layer.minificationFilter == .linear
            && layer.magnificationFilter == .linear)
      },
      "defaults.2": {
        let layer = CALayer()
        return Self.wrong(
          layer.model() === layer && layer.sublayers == nil && layer.contentsGravity == .resize
            && layer.borderColor == .black)
      },
      "display": {
        let layer = CALayer()
        layer.setNeedsDisplay()
        let before = layer.needsDisplay()
        layer.display()
        return Self.wrong(before && !layer.needsDisplay())
      },
      "layout.marks": Self.listsMarkTheReceiver,
      "autoresize": Self.thirds,
      "constraint": Self.constraintsPlaceSublayers,
      "transition.defaults": {
        let transition = CATransition()
        return Self.wrong(
          transition.type == .fade && transition.startProgress == 0 && transition.endProgress == 1)
      },
      "scroll": Self.scrolls,
      "renderInContext.origin": SpecialLayerFacts.rendersIntoContexts,
      "emitter.defaults": SpecialLayerFacts.emittersHaveDefaults,
      "order": SpecialLayerFacts.paintsInOrder,
      "gradient.min2": SpecialLayerFacts.gradientsNeedTwoColours,
      "gradient.corner": SpecialLayerFacts.gradientsAreRounded,
      "gradient.defaults": {
        let layer = CAGradientLayer()
        return Self.wrong(
          layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1)
            && layer.type == .axial)
      },
      "shadow": SpecialLayerFacts.shadowsOfSubtrees,
      "shape.defaults": {
        let layer = CAShapeLayer()
        return Self.wrong(
          layer.fillColor == CGColor(red: 0, green: 0, blue: 0, alpha: 1) && layer.fillRule == .nonZero
            && layer.lineWidth == 1
            && layer.miterLimit == 10
            && layer.lineCap == .butt && layer.lineJoin == .miter && layer.strokeStart == 0
            && layer.strokeEnd == 1)
      },
      "replicator.defaults": {
        let layer = CAReplicatorLayer()
        return Self.wrong(layer.instanceCount == 1 && layer.instanceColor == .white)
      },
      "anim.defaults": {
        let animation = CABasicAnimation()
        return Self.wrong(animation.repeatCount == 0 && animation.fillMode == .removed)
      },
      "spring.defaults": {
        let spring = CASpringAnimation()
        return Self.wrong(
          spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10
            && abs(spring.settlingDuration - 1.4727) < 5e-5
            && CAKeyframeAnimation().calculationMode == .linear)
      },
      "keyframe.path": SpecialLayerFacts.pathsOverrideValues,
      "tiled.defaults": {
        let layer = CATiledLayer()
        return Self.wrong(
          layer.levelsOfDetail == 1 && layer.levelsOfDetailBias == 0
            && layer.tileSize == CGSize(width: 256, height: 256)
            && CATiledLayer.fadeDuration() == 0.25)
      },
      "text.defaults": {
        let layer = CATextLayer()
        return Self.wrong(
          layer.fontSize == 36 && layer.font as? String == "Helvetica" && layer.alignmentMode == .natural
            && layer.truncationMode == .none && layer.foregroundColor == .white)
      },
      "animationKeys": { Self.wrong(CALayer().animationKeys() == nil) },
    ]
    #expect(facts.run(checks, absent: [:]) == [])
  }

  private static func wrong(_ holds: Bool) -> String? { holds ? nil : "does not hold" }

  private static func hits() -> String? {
    let root = box(0, 0, 100, 100), low = box(0, 0, 50, 50), high = box(0, 0, 50, 50),
      out = box(90, 0, 50, 50)
    for layer in [high, low, out] { root.addSublayer(layer) }
    func hit(_ x: CGFloat, _ y: CGFloat) -> CALayer? { root.hitTest(CGPoint(x: x, y: y)) }
    if hit(10, 10) !== low { return "array order among equals" }
    high.zPosition = 1
    if hit(10, 10) !== high { return "z position before array order" }
    high.isHidden = true
    if hit(10, 10) !== low { return "hidden layers are skipped" }
    if hit(120, 10) !== out { return "sublayers outside the bounds are hit" }
    root.masksToBounds = true
    if hit(120, 10) != nil { return "not where the superlayer masks to its bounds" }
    if !low.contains(.zero) { return "the near edges are inside" }
    for p in [CGPoint(x: 50, y: 0), CGPoint(x: 0, y: 50)] where low.contains(p) || root.hitTest(p) === low {
      return "the far edges are outside"
    }
    return nil
  }

  private static func borderLiesInside() -> String? {
    let layer = box(0, 0, 80, 60)
    layer.borderWidth = 5
    let pixels = Pixels(width: 90, height: 70) { layer.render(in: $0) }
    let painted = pixels.count { $0 == 255 }
    return painted == 1300 ? nil : "\(painted) points are painted"
  }

  private static func cornersStopAtHalfTheShorterSide() -> String? {
    func picture(_ radius: CGFloat, masks: Bool) -> Pixels {
      let layer = box(0, 0, 80, 60, masks ? nil : .black)
      layer.cornerRadius = radius
      layer.masksToBounds = masks
      if masks { layer.addSublayer(box(0, 0, 80, 60, .black)) }
      return Pixels(width: 80, height: 60) { layer.render(in: $0) }
    }
    let round = picture(30, masks: false)
    if picture(100, masks: false) != round { return "a larger radius is another shape" }
    if picture(30, masks: true) != round {
      return "sublayers are clipped otherwise than the background is rounded"
    }
    return Self.wrong(round.alpha(1, 1) == 0 && round.alpha(40, 1) == 255 && round.alpha(1, 30) == 255)
  }

  private static func flips() -> String? {
    let layers = (0..<4).map { _ in CALayer() }
    for (parent, child) in zip(layers, layers.dropFirst()) { parent.addSublayer(child) }
    layers[0].isGeometryFlipped = true
    layers[2].isGeometryFlipped = true
    let flipped = layers.map { $0.contentsAreFlipped() }
    return flipped == [true, true, false, false] ? nil : "\(flipped)"
  }

  private static func masks() -> String? {
    let tree = CALayer(), mask = CALayer(), layer = CALayer()
    tree.addSublayer(mask)
    layer.mask = mask
    return Self.wrong(
      tree.sublayers == nil && mask.superlayer === layer && layer.allowsEdgeAntialiasing
        && layer.allowsGroupOpacity
        && layer.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  private static func listsMarkTheReceiver() -> String? {
    let parent = CALayer(), child = CALayer(), other = CALayer()
    func marked(_ name: String, _ change: () -> Void) -> String? {
      parent.layoutIfNeeded()
      change()
      return parent.needsLayout() && !child.needsLayout() && !other.needsLayout() ? nil : name
    }
    return marked("addSublayer") { parent.addSublayer(child) }
      ?? marked("insertSublayer") { parent.insertSublayer(other, below: child) }
      ?? marked("remove") { other.removeFromSuperlayer() }
      ?? marked("replace") { parent.replaceSublayer(child, with: other) }
      ?? marked("bounds") { parent.bounds.size.width += 10 }
  }

  /// Checks the split of `autoresizing.json` ("ar.calayer.macos.…") and the text of the measurement that it
  /// restates.
  private static func thirds() -> String? {
    func parts(_ mask: CAAutoresizingMask, _ origin: CGFloat, _ length: CGFloat, growth: CGFloat) -> [CGFloat]
    {
      let parent = box(0, 0, 160, 100), child = box(origin, 0, length, 10)
      child.autoresizingMask = mask
      parent.addSublayer(child)
      parent.bounds.size.width += growth
      let f = child.frame
      return [f.minX - origin, f.width - length, 160 + growth - f.maxX - (160 - origin - length)]
    }
    let all: CAAutoresizingMask = [.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin]
    return wrong(
      parts([.layerMinXMargin, .layerWidthSizable], 10, 50, growth: 100) == [66, 34, 0]
        && parts(all, 10, 50, growth: 200) == [66, 68, 66]
        && parts(.layerWidthSizable, 10, 50, growth: 40) == [0, 40, 0]
        && parts([], 10, 50, growth: 40) == [0, 0, 40])
  }

  /// Checks the rule and the example of Apple's "Core Animation Programming Guide" ("Using Constraints to
  /// Manage Your Layer Hierarchies"), used because the measurement gives no numbers: one layer in the middle
  /// of its superlayer, another of the same width attached to its lower edge.
  private static func constraintsPlaceSublayers() -> String? {
    let root = box(0, 0, 200, 100), a = box(0, 0, 100, 25), b = box(0, 0, 40, 25), half = box(7, 8, 9, 10)
    (a.name, b.name) = ("layerA", "layerB")
    root.layoutManager = CAConstraintLayoutManager()
    // The dependent layers come first in the list.
    root.sublayers = [half, b, a]
    a.addConstraint(CAConstraint(attribute: .midY, relativeTo: "superlayer", attribute: .midY))
    a.addConstraint(CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midX))
    b.addConstraint(CAConstraint(attribute: .width, relativeTo: "layerA", attribute: .width))
    b.addConstraint(CAConstraint(attribute: .midX, relativeTo: "layerA", attribute: .midX))
    b.addConstraint(CAConstraint(attribute: .maxY, relativeTo: "layerA", attribute: .minY, offset: -10))
    half.constraints = [
      CAConstraint(attribute: .width, relativeTo: "superlayer", attribute: .width, scale: 0.5, offset: 1),
      CAConstraint(attribute: .minY, relativeTo: "layerA", attribute: .minY),
      CAConstraint(attribute: .maxY, relativeTo: "superlayer", attribute: .maxY),
      CAConstraint(attribute: .minX, relativeTo: "nobody", attribute: .minX),
    ]
    func frames() -> [CGRect] {
      root.layoutIfNeeded()
      return [a.frame, b.frame, half.frame]
    }
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: x, y: y, width: width, height: height)
    }
    if frames() != [rect(50, 37.5, 100, 25), rect(50, 2.5, 100, 25), rect(7, 37.5, 101, 62.5)] {
      return "\(frames())"
    }
    root.bounds.size.width = 300
    if frames() != [rect(100, 37.5, 100, 25), rect(100, 2.5, 100, 25), rect(7, 37.5, 151, 62.5)] {
      return "\(frames()) in 300"
    }
    a.constraints = [CAConstraint(attribute: .minX, relativeTo: "layerB", attribute: .maxX)]
    b.constraints = [CAConstraint(attribute: .minX, relativeTo: "layerA", attribute: .maxX)]
    // In a cycle, one of the layers is used at its existing place.
    return wrong(frames()[0].minX == frames()[1].maxX || frames()[1].minX == frames()[0].maxX)
  }

  private static func scrolls() -> String? {
    let layer = CAScrollLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    func origin(_ scroll: (CAScrollLayer) -> Void) -> CGPoint {
      scroll(layer)
      return layer.bounds.origin
    }
    func show(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPoint {
      origin { $0.scroll(to: CGRect(x: x, y: y, width: side, height: side)) }
    }
    if layer.scrollMode != .both { return "scrolls \(layer.scrollMode)" }
    if show(10, 10, 80) != .zero { return "what is in view moves nothing" }
    if show(150, 20, 30) != CGPoint(x: 80, y: 0) { return "as little as brings the far edge into view" }
    if show(40, 5, 30) != CGPoint(x: 40, y: 0) { return "back to what lies behind" }
    if show(300, 200, 150) != CGPoint(x: 300, y: 200) { return "what is too large to its origin" }
    layer.scrollMode = .vertically
    if origin({ $0.scroll(to: CGPoint(x: 1, y: 2)) }) != CGPoint(x: 300, y: 2) { return "along one axis" }
    layer.scrollMode = .none
    if origin({ $0.scroll(to: CGPoint(x: 1, y: 3)) }) != CGPoint(x: 300, y: 2) { return "along none" }
    return nil
  }

  @Test func layersScrollTheNearestScrollLayer() {
    let scroller = CAScrollLayer(), middle = box(50, 50, 400, 400), inner = box(10, 20, 30, 30)
    scroller.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroller.addSublayer(middle)
    middle.addSublayer(inner)
    #expect(middle.visibleRect == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(inner.visibleRect == inner.bounds)
    #expect(scroller.visibleRect == scroller.bounds)
    inner.scroll(CGPoint(x: 5, y: 5))
    #expect(scroller.bounds.origin == CGPoint(x: 65, y: 75))
    inner.scrollRectToVisible(inner.bounds)
    #expect(scroller.bounds.origin == CGPoint(x: 60, y: 70))
    let free = box(0, 0, 10, 10)
    free.scroll(CGPoint(x: 5, y: 5))
    #expect(free.visibleRect == free.bounds)
    #expect(free.bounds.origin == .zero)
  }

  // MARK: - Rendering into contexts

  /// A layer that counts its drawings.
  private final class DrawingLayer: CALayer {
    var drawings = 0
    override func draw(in ctx: CGContext) { drawings += 1 }
  }

  @Test func rendersInItsOwnCoordinatesAndDrawsOnlyLayersThatNeedDisplay() {
    let layer = DrawingLayer()
    layer.bounds = CGRect(x: 5, y: 0, width: 10, height: 10)
    layer.position = CGPoint(x: 500, y: 500)
    layer.transform = CATransform3DMakeScale(7, 7, 1)
    layer.addSublayer(box(5, 0, 5, 10, .black))
    let pixels = Pixels(width: 20, height: 10) { layer.render(in: $0) }
    #expect(layer.drawings == 0)
    #expect((0..<20).allSatisfy { pixels.alpha($0, 5) == ((5..<10).contains($0) ? 255 : 0) })
  }

  // MARK: - facts/ios26/layers_and_semantics.md

  @Test func aNewLayerHasApplesDefaults() {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowColor == .black)
    #expect(layer.borderColor == .black)
    #expect(layer.borderWidth == 0)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.sublayers == nil)
    #expect(!layer.needsLayout())
    #expect(!layer.needsDisplay())
  }

  @Test func theColourThatWasSetIsReadBack() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), layer = CALayer()
    layer.backgroundColor = color
    layer.borderColor = color
    #expect(layer.backgroundColor === color)
    #expect(layer.borderColor === color)
  }

  @Test func unknownCornersAreDropped() {
    let layer = CALayer()
    #expect(layer.maskedCorners.rawValue == 15)
    layer.maskedCorners = CACornerMask(rawValue: 0xF2)
    #expect(layer.maskedCorners == .layerMaxXMinYCorner)
  }
}
