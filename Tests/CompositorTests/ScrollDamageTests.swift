import Compositor
import CoreGraphics
import RenderTree
import TestSupport
import Testing

/// Tests of pixels that are moved instead of repainted.
struct ScrollDamageTests {
  private func frame(_ tree: RenderNode) -> RenderFrame {
    RenderFrame(root: tree, size: CGSize(width: 64, height: 64), scale: 3, background: .black)
  }

  private final class Name: Sendable {}
  private let names = (0..<64).map { _ in Name() }

  private func layer(
    _ name: Int, _ frame: CGRect, _ color: CGColor?, _ children: [RenderNode] = [],
    _ change: (inout LayerState) -> Void = { _ in }
  ) -> RenderNode {
    var state = LayerState()
    state.setFrame(frame)
    state.backgroundColor = color
    change(&state)
    return RenderNode(state: state, children: children, identity: ObjectIdentifier(names[name]))
  }

  private func shade(_ number: Int) -> CGColor {
    CGColor(
      red: Double(number % 7) / 7, green: Double(number % 5) / 5, blue: Double(number % 3) / 3, alpha: 1)
  }

  /// Returns a list of rows ten points high, scrolled by some points, below a bar and with an indicator that
  /// keeps its place.
  private func list(at offset: CGFloat, bar: Bool = true, background: CGColor? = .white) -> RenderNode {
    let rows = (Int(offset) / 10..<(Int(offset) + 59) / 10).map { row in
      // Rows that have left return with other content.
      layer(4 + row % 6, CGRect(x: 2, y: 10 * CGFloat(row), width: 60, height: 9), shade(row))
    }
    let indicator = layer(20, CGRect(x: 60, y: offset + 3 + offset / 10, width: 2, height: 12), .black) {
      $0.cornerRadius = 1
    }
    let list = layer(1, CGRect(x: 0, y: 4, width: 64, height: 50), background, rows + [indicator]) {
      $0.bounds.origin.y = offset
      $0.flags.insert(.masksToBounds)
    }
    let head = layer(
      2, CGRect(x: 0, y: 0, width: 64, height: 8), CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
    return layer(3, CGRect(x: 0, y: 0, width: 64, height: 64), .white, bar ? [list, head] : [list])
  }

  @Test func aScrolledListMovesItsPixels() throws {
    let kept = KeptPicture()
    var offset: CGFloat = 0
    _ = kept.show(frame(list(at: offset)))
    for step: CGFloat in [1, 4, 7, 2, 8, 9, -2] {
      offset += step
      let damage = try #require(kept.show(frame(list(at: offset))))
      #expect(damage.move?.dy == Int(-3 * step), "\(step): \(damage)")
      #expect(damage.move?.dx == 0, "\(step): \(damage)")
      #expect(damage.count < 192 * 150 * 3 / 4)
      #expect(
        Pixels(try #require(kept.makeImage()))
          == Pixels(try #require(Compositor().image(of: frame(list(at: offset))))))
    }
  }

  @Test func contentBehindTranslucentLayersIsNotScrolled() {
    for background in [nil, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)] {
      let damage = Compositor().damage(
        from: frame(list(at: 0, background: background)), to: frame(list(at: 5, background: background)))
      #expect(damage.move == nil)
      #expect(!damage.isEmpty)
    }
  }

  @Test func partsOfPixelsAreNotMoved() {
    let damage = Compositor().damage(from: frame(list(at: 0)), to: frame(list(at: 0.5)))
    #expect(damage.move == nil)
    #expect(!damage.isEmpty)
  }

  @Test func shortScrollWithoutABarPaintsOnlyTheExposedStrip() {
    let damage = Compositor().damage(
      from: frame(list(at: 20, bar: false)), to: frame(list(at: 21, bar: false)))
    // The strip and the indicator, each with some pixels around it.
    #expect(damage.count < 192 * 6 + 12 * 60)
  }

  /// Arbitrary lists are scrolled and changed at once.
  @Test func scrolledPixelsEqualRepaintedPixels() throws {
    var nodes = DecoratedNodes(SeededRandom())
    nodes.isAligned = true
    nodes.hasDepth = false
    var moves = 0
    for number in 0..<60 {
      let rows = (0..<4).map { _ in nodes.tree(levels: 3) }, above = [nodes.tree(levels: 2)]
      var content = layer(0, CGRect(x: 0, y: 0, width: 90, height: 90), nil, rows)
      func tree(_ origin: CGPoint) -> RenderNode {
        let list = layer(1, CGRect(x: 4, y: 6, width: 50, height: 52), .white, [content]) {
          $0.bounds.origin = origin
          $0.flags.insert(.masksToBounds)
        }
        let small = above.map { node -> RenderNode in
          var node = node
          node.state.bounds.size = CGSize(width: 20, height: 20)
          node.state.flags.insert(.masksToBounds)
          return node
        }
        return layer(3, CGRect(x: 0, y: 0, width: 64, height: 64), .white, [list] + small)
      }
      let kept = KeptPicture()
      var origin = CGPoint.zero
      _ = kept.show(frame(tree(origin)))
      for step in 0..<4 {
        origin.y += CGFloat(nodes.integer(-6..<12))
        origin.x += nodes.isTrue(oneIn: 2) ? CGFloat(nodes.integer(-3..<3)) : 0
        if nodes.isTrue(oneIn: 3) { content = nodes.changed(content) }
        let damage = try #require(kept.show(frame(tree(origin))))
        moves += damage.move == nil ? 0 : 1
        let now = Pixels(try #require(kept.makeImage()))
        let whole = Pixels(try #require(Compositor().image(of: frame(tree(origin)))))
        // Wide blurs are computed on squares of pixels, which do not move along.
        let others = now.differences(to: whole)
        let difference = now.worstDifference(to: whole)
        #expect(
          difference <= 3,
          "tree \(number), step \(step): \(others) by \(difference): \(damage)")
        #expect(
          others * 20 <= now.values.count,
          "tree \(number), step \(step): \(others) by \(difference): \(damage)")
      }
    }
    print("moved \(moves) of 240")
  }
}
