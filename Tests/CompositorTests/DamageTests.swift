import Compositor
import CoreGraphics
import RenderTree
import TestSupport
import Testing

/// Pictures that are kept and repainted where frames differ, beside pictures that are painted as a whole.
@Suite struct DamageTests {
  private static let side = 96, scale: CGFloat = 3

  private func frame(_ tree: RenderNode) -> RenderFrame {
    RenderFrame(root: tree, size: CGSize(width: 64, height: 64), scale: Self.scale, background: .white)
  }

  private func whole(_ frame: RenderFrame) throws -> Pixels { Pixels(try #require(Compositor().image(of: frame))) }

  /// The largest difference of a channel outside of some areas.
  private func worst(_ a: Pixels, _ b: Pixels, outside areas: [PixelArea]) -> Int {
    var worst = 0
    for y in 0..<a.height {
      for x in 0..<a.width where a[x, y] != b[x, y] {
        if areas.contains(where: { $0.contains(PixelArea(x: x, y: y, width: 1, height: 1)) }) { continue }
        for shift: UInt32 in [0, 8, 16, 24] { worst = max(worst, abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255))) }
      }
    }
    return worst
  }

  /// Outside of the damage two whole pictures are the same to the bit; the kept picture is the whole one but for rounding.
  @Test(arguments: [true, false]) func whatIsNotDamagedStaysAndTheRestIsRepainted(hasDepth: Bool) throws {
    var nodes = DecoratedNodes(SeededRandom())
    nodes.hasDepth = hasDepth
    nodes.blends = !hasDepth
    var painted = 0, all = 0
    for number in 0..<60 {
      var tree = nodes.tree()
      var before = try whole(frame(tree))
      let kept = KeptPicture()
      _ = kept.show(frame(tree))
      for step in 0..<6 {
        tree = nodes.changed(tree)
        let damage = try #require(kept.show(frame(tree)))
        let after = try whole(frame(tree))
        let moved = damage.move.map { [$0.area] } ?? []
        let stray = worst(before, after, outside: damage.areas + moved)
        #expect(stray == 0, "tree \(number), step \(step): \(damage)")
        let difference = Pixels(try #require(kept.makeImage())).worstDifference(to: after)
        #expect(difference <= 2, "tree \(number), step \(step): \(damage)")
        (before, painted, all) = (after, painted + damage.count, all + damage.screen.count)
      }
    }
    print("painted \(100 * painted / all) % of the pixels")
  }
}
