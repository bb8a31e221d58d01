import CoreGraphics
import TestSupport
import Testing

@testable import RenderTree

/// Tests of frames that are created in the memory of earlier frames, against sampled ones.
struct BecomingTests {
  private final class Name: Sendable {}

  private func motion(_ path: String, _ from: AnimatableValue, _ to: AnimatableValue) throws -> Motion {
    let property = try #require(AnimatedProperty(keyPath: path))
    var timing = MediaTiming()
    timing.duration = 1
    let track = PropertyTrack(
      property: property, timing: timing, course: .basic(from: from, to: to, by: nil, pace: .linear))
    return Motion(timing: MediaTiming(), tracks: [.property(track)])
  }

  /// Returns a random tree some layers of which move, fade, turn and rise above their neighbours.
  private func tree(_ random: inout SeededRandom, _ names: inout [Name], levels: Int) throws -> RenderNode {
    var state = LayerState()
    state.setFrame(CGRect(x: random.integer(0..<40), y: random.integer(0..<40), width: 9, height: 9))
    if random.isTrue(oneIn: 3) { state.detail.borderWidth = CGFloat(random.integer(0..<4)) }
    let ways: [(String, AnimatableValue, AnimatableValue)] = [
      ("opacity", .number(1), .number(0)),
      ("zPosition", .number(-9), .number(Double(random.integer(-9..<9)))),
      ("transform", .transform(.identity), .transform(Transform3D(rotation: 1, x: 0, y: 0, z: 1))),
      ("position", .point(.zero), .point(CGPoint(x: 9, y: random.integer(0..<40)))),
    ]
    let way = ways[random.integer(0..<ways.count)], moves = random.isTrue(oneIn: 2)
    var children: [RenderNode] = []
    if levels > 1 {
      for _ in 0..<random.integer(0..<4) { children.append(try tree(&random, &names, levels: levels - 1)) }
    }
    let mask = levels > 1 && random.isTrue(oneIn: 8) ? try tree(&random, &names, levels: 1) : nil
    names.append(Name())
    return RenderNode(
      state: state, mask: mask, children: children, motion: moves ? try motion(way.0, way.1, way.2) : nil,
      identity: ObjectIdentifier(names[names.count - 1]))
  }

  private func identities(_ node: RenderNode) -> [ObjectIdentifier?] {
    [node.identity] + node.children.flatMap(identities)
  }

  @Test func frameEqualsTheSampledTree() throws {
    var random = SeededRandom(), names: [Name] = []
    for _ in 0..<40 {
      let first = try tree(&random, &names, levels: 4), second = try tree(&random, &names, levels: 4)
      var frame = RenderFrame(root: first, size: .zero, scale: 1)
      // Other frames that share the lists keep their contents.
      let kept = first
      for (tree, time) in [(first, 0.1), (first, 0.6), (second, 0.3), (second, 0.9), (first, 2)] {
        let before = frame
        let wanted = RenderFrame(
          root: tree, size: CGSize(width: 3, height: time), scale: 2, background: .white)
        let copy = before
        frame.become(wanted, at: time)
        #expect(frame == wanted.sampled(at: time))
        #expect(identities(frame.root) == identities(wanted.root.sampled(at: time)))
        #expect(!frame.root.moves)
        #expect(before == copy)
      }
      #expect(kept == first)
    }
  }

  /// "zPosition": layers are painted from back to front, those of one height in the order of the sublayers.
  @Test(arguments: [false, true]) func layersThatRiseArePaintedLater(isMadeInOldMemory: Bool) throws {
    let rising = RenderNode(
      state: LayerState(), motion: try motion("zPosition", .number(-1), .number(1)),
      identity: ObjectIdentifier(Name.self))
    let resting = RenderNode(state: LayerState())
    let frame = RenderFrame(
      root: RenderNode(state: LayerState(), children: [rising, resting, resting]), size: .zero, scale: 1)
    var shown = frame.sampled(at: 0.25)
    for (time, place) in [(0.25, 0), (0.75, 2), (0.25, 0)] {
      if isMadeInOldMemory { shown.become(frame, at: time) } else { shown = frame.sampled(at: time) }
      #expect(shown.root.children.firstIndex { $0.identity != nil } == place)
    }
  }

  /// "CAMediaTiming": a layer's time runs in its superlayer's by its own begin time, speed and offset, and
  /// determines the time of its sublayers and its mask. Here 1.125 s in the parent are (1.125 − 1) · 2 + 0.25
  /// = 0.5 s in the layer, and (0.5 − 0.25) · 2 = 0.5 s again in its sublayer, whose own sublayer is half
  /// transparent then.
  @Test(arguments: [false, true])
  func sublayersAndMasksMoveInTheTimeOfTheirLayer(isMadeInOldMemory: Bool) throws {
    func fading(_ beginTime: Double) throws -> RenderNode {
      let tracks = try motion("opacity", .number(1), .number(0)).tracks
      var timing = MediaTiming()
      (timing.beginTime, timing.speed) = (beginTime, beginTime == 0 ? 1 : 2)
      let child = RenderNode(state: LayerState(), motion: Motion(timing: MediaTiming(), tracks: tracks))
      return RenderNode(
        state: LayerState(), children: [child], motion: Motion(timing: timing, tracks: tracks))
    }
    var timing = MediaTiming()
    (timing.beginTime, timing.speed, timing.timeOffset) = (1, 2, 0.25)
    let node = RenderNode(
      state: LayerState(), mask: try fading(0), children: [try fading(0.25)],
      motion: Motion(timing: timing, tracks: []))
    let frame = RenderFrame(root: node, size: .zero, scale: 1)
    var shown = RenderFrame(root: node.sampled(at: 0), size: .zero, scale: 1)
    if isMadeInOldMemory { shown.become(frame, at: 1.125) } else { shown = frame.sampled(at: 1.125) }
    let child = try #require(shown.root.children.first), mask = try #require(shown.root.mask.first)
    #expect(child.state.opacity == 0.5)
    #expect(child.children.first?.state.opacity == 0.5)
    #expect(mask.state.opacity == 0.5)
    #expect(mask.children.first?.state.opacity == 0.5)
  }
}
