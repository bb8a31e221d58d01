import Compositor
import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

/// Tests that a translated, turned or mirrored tree gives the transformed picture.
struct PicturePairTests {
  private static let side = 64
  private static let trees = 60

  private func picture(_ node: RenderNode, size: Int = side, scale: CGFloat = 1) throws -> Pixels {
    let image = Compositor().image(
      of: RenderFrame(root: node, size: CGSize(width: size, height: size), scale: scale, background: .white))
    return Pixels(try #require(image))
  }

  /// Returns the tree inside a layer that maps its plane by `transform`.
  private func mapped(_ tree: RenderNode, _ transform: CGAffineTransform) -> RenderNode {
    var state = LayerState()
    state.detail.transform = Transform3D(transform)
    return RenderNode(state: state, children: [tree])
  }

  /// Compares pictures of random trees with those of the same trees under `transform`, whose pixel (x, y)
  /// comes from `source(x, y)`. Edges between pixels may differ slightly: coverage is not measured alike
  /// along both axes.
  private func compare(
    isAligned: Bool, under transform: CGAffineTransform, _ source: (_ x: Int, _ y: Int) -> (Int, Int)?,
    name: StaticString = #function
  ) throws {
    var nodes = RandomNodes(SeededRandom(name))
    nodes.isAligned = isAligned
    for number in 0..<Self.trees {
      let tree = nodes.tree(levels: 4)
      let plain = try picture(tree), other = try picture(mapped(tree, transform))
      var worst = 0, sum = 0, count = 0
      for y in 0..<Self.side {
        for x in 0..<Self.side {
          guard let from = source(x, y) else { continue }
          let difference = Pixels.difference(plain[from.0, from.1], other[x, y])
          worst = max(worst, difference)
          sum += difference
          count += 1
        }
      }
      let mean = Double(sum) / Double(count)
      #expect(
        worst <= (isAligned ? 1 : 64),
        "tree \(number): worst \(worst), mean \(mean)")
      #expect(
        mean <= (isAligned ? 0.01 : 0.75),
        "tree \(number): worst \(worst), mean \(mean)")
    }
  }

  @Test(arguments: [true, false]) func shifted(isAligned: Bool) throws {
    try compare(isAligned: isAligned, under: CGAffineTransform(translationX: 7, y: -5)) { x, y in
      (7..<64).contains(x) && (0..<59).contains(y) ? (x - 7, y + 5) : nil
    }
  }

  @Test(arguments: [true, false]) func turnedBy90Degrees(isAligned: Bool) throws {
    try compare(isAligned: isAligned, under: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 64, ty: 0)) {
      x, y in
      (y, 63 - x)
    }
  }

  @Test(arguments: [true, false]) func mirrored(isAligned: Bool) throws {
    try compare(isAligned: isAligned, under: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 64, ty: 0)) {
      x, y in
      (63 - x, y)
    }
  }

  @Test(arguments: [true, false]) func upsideDownByTheFlagAndByATransform(isAligned: Bool) throws {
    var nodes = RandomNodes(SeededRandom())
    nodes.isAligned = isAligned
    for _ in 0..<Self.trees {
      let tree = nodes.tree(levels: 4)
      var flipped = LayerState()
      flipped.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
      flipped.position = CGPoint(x: 32, y: 32)
      flipped.flags.insert(.geometryFlipped)
      let byFlag = RenderNode(state: flipped, children: [tree])
      let byTransform = mapped(tree, CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 64))
      #expect(try picture(byFlag) == picture(byTransform))
    }
  }

  @Test func atScaleTwoEveryPointIsTwoPixels() throws {
    var nodes = RandomNodes(SeededRandom())
    for _ in 0..<Self.trees {
      let tree = nodes.tree(levels: 4)
      let doubled = mapped(tree, CGAffineTransform(scaleX: 2, y: 2))
      #expect(try picture(tree, scale: 2) == picture(doubled, size: 128))
    }
  }

  @Test func throughTheCodecNothingChanges() throws {
    var nodes = RandomNodes(SeededRandom())
    for _ in 0..<20 {
      let tree = nodes.tree(levels: 4)
      let copy = try JSONDecoder().decode(RenderNode.self, from: JSONEncoder().encode(tree))
      #expect(try picture(copy) == picture(tree))
    }
  }
}
