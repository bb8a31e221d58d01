import Compositor
import CoreGraphics
import RenderTree
import TestSupport
import Testing

/// Tests of cached pictures that are repainted only where frames differ. They are compared with pictures
/// painted as a whole.
struct DamageTests {
  private static let scale: CGFloat = 3

  private func frame(_ tree: RenderNode) -> RenderFrame {
    RenderFrame(root: tree, size: CGSize(width: 64, height: 64), scale: Self.scale, background: .white)
  }

  private func whole(_ frame: RenderFrame) throws -> Pixels {
    Pixels(try #require(Compositor().image(of: frame)))
  }

  /// Returns the largest difference of a channel outside some areas.
  private func worst(_ a: Pixels, _ b: Pixels, outside areas: [PixelArea]) -> Int {
    var worst = 0
    a.forEachDifference(to: b) { index, one, other in
      let pixel = PixelArea(x: index % a.width, y: index / a.width, width: 1, height: 1)
      if !areas.contains(where: { $0.contains(pixel) }) { worst = max(worst, Pixels.difference(one, other)) }
    }
    return worst
  }

  /// The kinds of trees under test.
  enum Kind: CaseIterable {
    /// No edge lies between pixels.
    case aligned
    case inThePlane
  }

  /// Outside the damage, two whole pictures are identical to the bit. Inside it, the cached picture equals
  /// the whole one except for rounding. Where edges lie between pixels, Cairo measures the coverage of a few
  /// of them slightly differently at the boundary where it clips a shape.
  @Test(arguments: Kind.allCases) func undamagedAreasStayAndDamagedOnesAreRepainted(kind: Kind) throws {
    var nodes = DecoratedNodes(SeededRandom())
    nodes.isAligned = kind == .aligned
    nodes.hasDepth = false
    var painted = 0, all = 0
    for number in 0..<50 {
      var tree = nodes.tree()
      var before = try whole(frame(tree))
      let kept = KeptPicture()
      _ = kept.show(frame(tree))
      for step in 0..<5 {
        tree = nodes.changed(tree)
        let damage = try #require(kept.show(frame(tree)))
        let after = try whole(frame(tree))
        let moved = damage.move.map { [$0.area] } ?? []
        let stray = worst(before, after, outside: damage.areas + moved)
        #expect(stray == 0, "tree \(number), step \(step): \(damage)")
        let now = Pixels(try #require(kept.makeImage()))
        let difference = now.worstDifference(to: after)
        let others = now.differences(to: after)
        let isClose =
          kind == .aligned
          ? difference <= 1 && others * 200 <= now.values.count
          : difference <= 17 && others * 200 <= now.values.count
        #expect(isClose, "tree \(number), step \(step): \(others) pixels differ, by \(difference): \(damage)")
        (before, painted, all) = (after, painted + damage.count, all + damage.screen.count)
      }
    }
    print("painted \(100 * painted / all) % of the pixels")
  }

  @Test func unchangedFramePaintsNothing() throws {
    var nodes = DecoratedNodes(SeededRandom())
    for _ in 0..<20 {
      let tree = nodes.tree()
      let kept = KeptPicture()
      #expect(kept.show(frame(tree))?.count == 192 * 192)
      #expect(kept.show(frame(tree))?.isEmpty == true)
      // The same values in other memory.
      let copy = RenderNode(state: tree.state, children: tree.children.map { $0 }, identity: tree.identity)
      #expect(kept.show(frame(copy))?.isEmpty == true)
    }
  }

  private func box(_ frame: CGRect, _ color: CGColor, _ children: [RenderNode] = []) -> RenderNode {
    var state = LayerState()
    state.setFrame(frame)
    state.backgroundColor = color
    return RenderNode(state: state, children: children)
  }

  /// Changes in a rasterized layer are repainted as far as the layer's coarser pixels show them.
  @Test func rasterizedLayersAreRepaintedAsFarAsTheyShow() throws {
    func tree(_ x: CGFloat, scale: CGFloat) -> RenderNode {
      let dot = box(CGRect(x: x, y: 4.3, width: 9, height: 9), .black)
      var card = box(CGRect(x: 10.2, y: 8.4, width: 40, height: 30), CGColor(gray: 0.8, alpha: 1), [dot])
      card.state.flags.insert(.rasterized)
      card.state.detail.rasterizationScale = scale
      card.state.detail.transform = Transform3D(rotation: 0.2, x: 0, y: 0, z: 1)
      return box(CGRect(x: 0, y: 0, width: 64, height: 64), .white, [card])
    }
    for scale in [0.5, 1, 2, 4] {
      let kept = KeptPicture()
      _ = kept.show(frame(tree(3, scale: scale)))
      for x in [5.5, 30, 36, -6] {
        let damage = try #require(kept.show(frame(tree(x, scale: scale))))
        let now = Pixels(try #require(kept.makeImage())), after = try whole(frame(tree(x, scale: scale)))
        // Edges lie between pixels, of which a few are measured differently where shapes are cut off.
        let others = now.differences(to: after)
        #expect(!damage.isEmpty, "\(scale), \(x)")
        #expect(now.worstDifference(to: after) <= 1, "\(scale), \(x)")
        #expect(others <= 9, "\(scale), \(x)")
      }
    }
  }

  @Test func aChangedColourDamagesTheLayerAlone() throws {
    func tree(_ color: CGColor) -> RenderNode {
      box(
        CGRect(x: 0, y: 0, width: 64, height: 64), .white,
        [
          box(CGRect(x: 8, y: 8, width: 8, height: 8), color),
          box(CGRect(x: 40, y: 40, width: 8, height: 8), .black),
        ])
    }
    let damage = Compositor().damage(from: frame(tree(.black)), to: frame(tree(.white)))
    #expect(damage.areas == [PixelArea(x: 23, y: 23, width: 26, height: 26)])
  }

  /// Redrawing a part of a layer's contents damages only that part, wherever the layer lies.
  @Test func aPartOfContentsThatChangesIsPaintedAlone() throws {
    var nodes = DecoratedNodes(SeededRandom())
    let picture = CGImage(width: 40, height: 40, isOpaque: true) { pixels, _ in
      pixels.update(repeating: 0xFFC0_8040)
    }
    for number in 0..<14 {
      var state = LayerState()
      state.setFrame(CGRect(x: 12, y: 12, width: 40, height: 40))
      state.contents = .image(try #require(picture))
      if number > 0 {
        state.detail.contentsGravity = ContentsGravity.allCases[number % ContentsGravity.allCases.count]
        state.detail.contentsScale = CGFloat(number % 5 + 1) / 2
        state.detail.transform = Transform3D(rotation: CGFloat(number % 7), x: 0, y: 0, z: 1)
      }
      let kept = KeptPicture()
      _ = kept.show(frame(RenderNode(state: state)))
      var before = try whole(frame(RenderNode(state: state)))
      for step in 0..<3 {
        if number == 0 {
          let context = CGContext(
            redrawing: picture!, in: CGRect(x: 10, y: step, width: 5, height: 3), scale: 1, origin: .zero)
          state.contents = .image(context!.finish())
        } else {
          state.contents = state.contents.map { nodes.drawnAgainInPart($0) }
        }
        let node = RenderNode(state: state)
        let damage = try #require(kept.show(frame(node))), after = try whole(frame(node))
        #expect(worst(before, after, outside: damage.areas) == 0, "picture \(number), step \(step)")
        #expect(Pixels(try #require(kept.makeImage())).worstDifference(to: after) <= 17)
        // Five pixels and three, and two around them on the side of the picture, three on the screen's.
        if step == 0, number == 0 { #expect(damage.count == (9 * 3 + 6) * (7 * 3 + 6)) }
        before = after
      }
    }
  }

  @Test func areasDoNotOverlapAndAreFew() {
    var random = SeededRandom()
    for _ in 0..<100 {
      var damage = Damage(screen: PixelArea(x: 0, y: 0, width: 1000, height: 1000))
      var added: [PixelArea] = []
      for _ in 0..<20 {
        let area = PixelArea(
          x: random.integer(-50..<1000), y: random.integer(-50..<1000), width: random.integer(0..<200),
          height: random.integer(0..<200))
        damage.add(area)
        added.append(area.intersection(damage.screen))
      }
      #expect(damage.areas.count <= Damage.mostAreas)
      for (index, area) in damage.areas.enumerated() {
        #expect(!damage.areas[..<index].contains { $0.intersects(area) })
      }
      #expect(added.allSatisfy { area in damage.areas.contains { $0.contains(area) } })
    }
  }
}
