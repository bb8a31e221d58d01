import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

@testable import QuartzCore

/// Tests of the cached path from a layer to the root, against a plain walk up the tree.
struct KnownWayTests {
  @Test(arguments: [UInt64](1...20)) func cachedTransformsAgreeWithTheWalkAfterAnyChange(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let layers = (0..<40).map { index in index % 9 == 8 ? CATransformLayer() : CALayer() }
    for _ in 0..<400 {
      guard let layer = layers.randomElement(using: &random) else { continue }
      change(layer, among: layers, &random)
      for other in layers.shuffled(using: &random).prefix(6) {
        let p = CGPoint(
          x: Double.random(in: -9...9, using: &random), y: Double.random(in: -9...9, using: &random))
        let known = other.convertToScreen(p), walked = other.matrixToRoot.project(p)
        let size = max(1, abs(walked.x), abs(walked.y))
        #expect(abs(known.x - walked.x) <= 1e-9 * size, "seed \(seed)")
        #expect(abs(known.y - walked.y) <= 1e-9 * size, "seed \(seed)")
      }
    }
  }

  private func change(_ layer: CALayer, among layers: [CALayer], _ random: inout SeededRandom) {
    func number() -> CGFloat { CGFloat(Double.random(in: -5...5, using: &random)) }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: layer.position = CGPoint(x: number(), y: number())
    case 1: layer.bounds.origin = CGPoint(x: number(), y: number())
    case 2: layer.frame = CGRect(x: number(), y: number(), width: 3, height: 4)
    case 3: layer.anchorPoint = CGPoint(x: number(), y: number())
    case 4: layer.setAffineTransform(CGAffineTransform(rotationAngle: number()))
    case 5: layer.transform = CATransform3DMakeRotation(number(), 1, number(), 0)
    case 6: layer.transform = CATransform3DIdentity
    case 7: layer.sublayerTransform = CATransform3DMakeScale(1 + abs(number()) / 9, 1, 1)
    case 8: layer.zPosition = number()
    case 9: layer.isGeometryFlipped.toggle()
    case 10: layer.removeFromSuperlayer()
    default:
      guard let parent = layers.randomElement(using: &random), !isInside(parent, layer) else { return }
      if parent.mask == nil, Int.random(in: 0..<4, using: &random) == 0 {
        parent.mask = layer
      } else {
        parent.addSublayer(layer)
      }
    }
  }

  private func isInside(_ layer: CALayer, _ other: CALayer) -> Bool {
    layer === other || layer.superlayer.map { isInside($0, other) } ?? false
  }

  @Test func layersThatOutliveTheirSuperlayerForgetTheirWay() {
    let child = CALayer()
    do {
      let parent = CALayer()
      parent.position = CGPoint(x: 10, y: 20)
      parent.addSublayer(child)
      #expect(child.convertToScreen(.zero) == CGPoint(x: 10, y: 20))
    }
    #expect(child.convertToScreen(.zero) == .zero)
  }
}
