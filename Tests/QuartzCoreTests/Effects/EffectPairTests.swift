import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

/// Tests that each effect, moved, turned, mirrored and enlarged, gives its picture moved, turned, mirrored
/// and enlarged, and that each equals its composition of simpler means.
struct EffectPairTests {
  private func pixels(_ layer: CALayer, side: Int = EffectCase.side, scale: CGFloat = 1) throws -> Pixels {
    Pixels(try #require(EffectCase.image(layer, side: side, scale: scale)))
  }

  /// Compares with the picture under a transform, whose pixel (x, y) comes from `source(x, y)`.
  private func compare(
    _ one: EffectCase, _ transform: CGAffineTransform, limit: Int, _ source: (Int, Int) -> (Int, Int)?
  ) throws {
    let plain = try pixels(one.make()), other = try pixels(EffectCase.mapped(one.make(), transform))
    var (worst, place, sum, differs) = (0, (0, 0), 0, false)
    for y in 0..<EffectCase.side {
      for x in 0..<EffectCase.side {
        guard let from = source(x, y) else { continue }
        let found = Pixels.difference(plain[from.0, from.1], other[x, y])
        if found > worst { (worst, place) = (found, (x, y)) }
        sum += found
        // The pair can fail: the compared pictures differ to begin with.
        differs = differs || plain[x, y] != other[x, y]
      }
    }
    let mean = Double(sum) / Double(EffectCase.side * EffectCase.side)
    #expect(worst <= limit, "\(one): worst \(worst) at \(place), mean \(mean)")
    #expect(mean <= 0.75, "\(one): worst \(worst) at \(place), mean \(mean)")
    #expect(differs, "\(one) is the same under the transform: it tests nothing")
  }

  @Test(arguments: EffectCase.all) func shifted(one: EffectCase) throws {
    try compare(one, CGAffineTransform(translationX: 7, y: -5), limit: 1) { x, y in
      (7..<48).contains(x) && (0..<43).contains(y) ? (x - 7, y + 5) : nil
    }
  }

  @Test(arguments: EffectCase.all) func turnedBy90Degrees(one: EffectCase) throws {
    try compare(one, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 48, ty: 0), limit: one.tolerance) {
      x, y in (y, 47 - x)
    }
  }

  @Test(arguments: EffectCase.all) func mirrored(one: EffectCase) throws {
    try compare(one, CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 48, ty: 0), limit: one.tolerance) {
      x, y in (47 - x, y)
    }
  }

  @Test(arguments: EffectCase.all) func flipped(one: EffectCase) throws {
    try compare(one, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 48), limit: one.tolerance) {
      x, y in (x, 47 - y)
    }
  }

  @Test(arguments: EffectCase.all) func atScaleTwo(one: EffectCase) throws {
    let byScale = try pixels(one.make(), scale: 2)
    let byTransform = try pixels(EffectCase.mapped(one.make(), CGAffineTransform(scaleX: 2, y: 2)), side: 96)
    #expect(byScale.worstDifference(to: byTransform) <= 1, "\(one)")
    let plain = try pixels(one.make())
    var matching = 0
    for y in 0..<48 {
      for x in 0..<48 where Pixels.difference(plain[x, y], byScale[2 * x, 2 * y]) <= 40 { matching += 1 }
    }
    #expect(matching > 48 * 48 * 8 / 10, "\(one): a picture of another thing")
  }

  // MARK: - Equivalent layers

  @Test(arguments: EffectCase.gravityNames) func contentsLieWhereALayerOfTheirSizeWould(
    gravity: CALayerContentsGravity
  ) throws {
    let layer = box(8, 9, 32, 30, EffectCase.color(0.9, 0.9, 0.9))
    layer.contents = EffectCase.picture(16, 10)
    layer.contentsGravity = gravity
    layer.masksToBounds = true
    layer.magnificationFilter = .nearest
    // By hand: UIKit's rules for a picture of 16 × 10 in 32 × 30, y down; the top of Core
    // Animation is the bottom there.
    let (w, h): (CGFloat, CGFloat)
    switch gravity {
    case .resize: (w, h) = (32, 30)
    case .resizeAspect: (w, h) = (32, 20)
    case .resizeAspectFill: (w, h) = (48, 30)
    default: (w, h) = (16, 10)
    }
    let name = gravity.rawValue.lowercased()
    let x: CGFloat = name.contains("left") ? 0 : name.contains("right") ? 32 - w : (32 - w) / 2
    // iOS: a layer's "top" is where y is least in a flipped tree, and greatest without; layers here are
    // drawn as iOS draws them.
    let isTop = name.contains("top"), isBottom = name.contains("bottom")
    let places = [isTop ? 30 - h : isBottom ? 0 : (30 - h) / 2, isTop ? 0 : isBottom ? 30 - h : (30 - h) / 2]
    let pictures = try places.map { y -> Pixels in
      let outer = box(8, 9, 32, 30, EffectCase.color(0.9, 0.9, 0.9))
      outer.masksToBounds = true
      let inner = box(x, y, w, h)
      inner.contents = EffectCase.picture(16, 10)
      inner.magnificationFilter = .nearest
      outer.addSublayer(inner)
      return try pixels(outer)
    }
    let found = try pixels(layer)
    let near = pictures.map { $0.worstDifference(to: found) }
    #expect(near.min()! <= 2, "\(gravity): \(near)")
    if isTop || isBottom { #expect(near.max()! > 24, "top and bottom are not the same") }
  }

  /// Nine layers, each of one part of the picture.
  @Test func stretchingIsNineParts() throws {
    let layer = box(4, 6, 40, 36)
    layer.contents = EffectCase.picture(16, 16)
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    layer.magnificationFilter = .nearest
    let root = box(4, 6, 40, 36)
    let (xs, ys): ([CGFloat], [CGFloat]) = ([0, 4, 36, 40], [0, 4, 32, 36])
    let parts: [CGFloat] = [0, 0.25, 0.75, 1]
    for row in 0..<3 {
      for column in 0..<3 {
        let part = box(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
        part.contents = EffectCase.picture(16, 16)
        part.contentsRect = CGRect(
          x: parts[column], y: parts[row], width: parts[column + 1] - parts[column],
          height: parts[row + 1] - parts[row])
        part.magnificationFilter = .nearest
        root.addSublayer(part)
      }
    }
    #expect(try pixels(layer).worstDifference(to: pixels(root)) <= 1)
  }

  /// A mask of a half-clear rectangle is the layer at that opacity, cut to it.
  @Test func aRectangularMaskCuts() throws {
    let masked = box(6, 6, 36, 36, EffectCase.color(0.1, 0.4, 0.8))
    masked.mask = box(4, 10, 20, 14, EffectCase.color(1, 1, 1, 0.5))
    let cut = box(10, 16, 20, 14, EffectCase.color(0.1, 0.4, 0.8, 0.5))
    #expect(try pixels(masked).worstDifference(to: pixels(cut)) <= 1)
  }

  /// A shadow that is not blurred is the layer's outline in the shadow's colour, beneath it.
  @Test func aHardShadowIsARectangle() throws {
    let shadow = box(12, 12, 20, 16, EffectCase.color(1, 0.9, 0.3))
    shadow.shadowOpacity = 0.8
    shadow.shadowColor = EffectCase.color(0.1, 0, 0.3)
    shadow.shadowOffset = CGSize(width: 4, height: 6)
    shadow.shadowRadius = 0
    let root = box(0, 0, 48, 48)
    root.addSublayer(box(16, 18, 20, 16, EffectCase.color(0.1, 0, 0.3, 0.8)))
    root.addSublayer(box(12, 12, 20, 16, EffectCase.color(1, 0.9, 0.3)))
    #expect(try pixels(shadow).worstDifference(to: pixels(root)) <= 1)
  }

  /// A gradient of two colours is one row of plain colour after the other.
  @Test func anAxialGradientIsRowsOfColour() throws {
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 4, y: 4, width: 40, height: 40)
    gradient.colors = [EffectCase.color(1, 0, 0), EffectCase.color(0, 0, 1)]
    let root = box(4, 4, 40, 40)
    for row in 0..<40 {
      let part = (CGFloat(row) + 0.5) / 40
      root.addSublayer(box(0, CGFloat(row), 40, 1, EffectCase.color(1 - part, 0, part)))
    }
    #expect(try pixels(gradient).worstDifference(to: pixels(root)) <= 2)
  }
}
