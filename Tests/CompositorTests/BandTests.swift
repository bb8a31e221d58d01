import Compositor
import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

/// Tests of pictures that several threads paint.
struct BandTests {
  private func frame(_ tree: RenderNode, side: Double, scale: CGFloat) -> RenderFrame {
    var root = LayerState()
    root.detail.transform = Transform3D(scaleX: side / 64, y: side / 64)
    return RenderFrame(
      root: RenderNode(state: root, children: [tree]), size: CGSize(width: side, height: side), scale: scale,
      background: .white)
  }

  @Test func thePictureDoesNotDependOnHowManyThreadsPaintIt() throws {
    var nodes = RandomNodes(SeededRandom())
    for _ in 0..<6 {
      let frame = frame(nodes.tree(levels: 5), side: 700, scale: 2)
      let one = Pixels(try #require(Compositor(workers: 1).image(of: frame)))
      for workers in [2, 3, 5] {
        #expect(Pixels(try #require(Compositor(workers: workers).image(of: frame))) == one)
      }
    }
  }

  /// A picture painted in bands differs from one painted in a single context by rounding only.
  @Test func bandsFitTogether() throws {
    var nodes = RandomNodes(SeededRandom())
    for number in 0..<6 {
      let frame = frame(nodes.tree(levels: 5), side: 700, scale: 2)
      let bands = Pixels(try #require(Compositor().image(of: frame)))
      let whole = Pixels(width: 1400, height: 1400, scale: 2) { context in
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 700, height: 700))
        Compositor().paint(frame.root, into: context)
      }
      let worst = bands.worstDifference(to: whole)
      #expect(worst <= 1, "tree \(number): \(worst)")
    }
  }

  @Test func shadowsAndPicturesCrossBands() throws {
    var state = LayerState()
    state.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    state.position = CGPoint(x: 32, y: 32)
    state.backgroundColor = CGColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    state.detail.shadowOpacity = 0.8
    state.detail.shadowRadius = 6
    state.detail.shadowOffset = CGSize(width: 3, height: 5)
    let image = CGImage(width: 7, height: 5, isOpaque: true) { pixels, stride in
      for y in 0..<5 {
        for x in 0..<7 { pixels[y * stride + x] = 0xFF00_0000 | UInt32(x * 36) << 8 | UInt32(y * 60) }
      }
    }
    state.contents = image.map { .image($0) }
    let frame = frame(RenderNode(state: state), side: 700, scale: 2)
    let bands = Pixels(try #require(Compositor().image(of: frame)))
    let whole = Pixels(width: 1400, height: 1400, scale: 2) { context in
      context.setFillColor(.white)
      context.fill(CGRect(x: 0, y: 0, width: 700, height: 700))
      Compositor().paint(frame.root, into: context)
    }
    let worst = bands.worstDifference(to: whole)
    #expect(worst <= 2)
  }
}

/// Tests of trees that are deeper than a stack.
struct DeepTreeTests {
  private static let depth = 10_000

  /// Returns nested layers, each slightly smaller, every tenth of them faded, turned or masked.
  private func tree(_ change: (Int, inout LayerState) -> Void = { _, _ in }) -> RenderNode {
    var node: RenderNode?
    for level in (0..<Self.depth).reversed() {
      var state = LayerState()
      let side = 64 - Double(level) * 40 / Double(Self.depth)
      state.bounds = CGRect(x: 0, y: 0, width: side, height: side)
      state.position = CGPoint(x: side / 2, y: side / 2)
      state.backgroundColor = CGColor(
        red: Double(level % 7) / 7, green: 0.5, blue: Double(level % 11) / 11, alpha: 1)
      change(level, &state)
      node = RenderNode(state: state, children: node.map { [$0] } ?? [])
    }
    return node!
  }

  private func picture(_ node: RenderNode) throws -> Pixels {
    let frame = RenderFrame(root: node, size: CGSize(width: 64, height: 64), scale: 1, background: .white)
    return Pixels(try #require(Compositor().image(of: frame)))
  }

  @Test func deepTreesArePainted() throws {
    let seen = try picture(tree())
    let last = Self.depth - 1
    let expected = Pixels(width: 1, height: 1) { context in
      context.setFillColor(
        CGColor(red: Double(last % 7) / 7, green: 0.5, blue: Double(last % 11) / 11, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(seen[10, 10] == expected[0, 0])
  }

  @Test func deepTreesWithGroupsAndClipsArePainted() throws {
    let plain = try picture(tree()),
      clipped = try picture(tree { _, state in state.flags.insert(.masksToBounds) })
    #expect(clipped[10, 10] == plain[10, 10])
    // A hundred nested groups.
    let faded = try picture(tree { level, state in if level % 100 == 99 { state.opacity = 0.999 } })
    #expect(faded[10, 10] >> 24 == 255)
  }

  @Test func deepTreesOfLayersThatKeepDepthArePainted() throws {
    let node = tree { level, state in
      if level > 0, level < Self.depth - 1 { state.flags.insert(.transformLayer) }
    }
    #expect(try picture(node)[10, 10] >> 24 == 255)
  }

  @Test func deepTreesAreComparedWrittenAndRead() throws {
    let node = tree()
    #expect(node == tree())
    #expect(node != tree { level, state in if level == Self.depth - 1 { state.opacity = 0.5 } })
    let data = try JSONEncoder().encode(node)
    #expect(try JSONDecoder().decode(RenderNode.self, from: data) == node)
  }
}
