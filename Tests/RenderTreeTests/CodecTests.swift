import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

/// Tests of render trees as JSON.
struct CodecTests {
  private func roundTrip(_ node: RenderNode) throws -> RenderNode {
    try JSONDecoder().decode(RenderNode.self, from: JSONEncoder().encode(node))
  }

  @Test func anyTreeComesBackAsItWas() throws {
    var nodes = RandomNodes(SeededRandom())
    for _ in 0..<200 {
      let tree = nodes.tree(levels: 4)
      #expect(try roundTrip(tree) == tree)
    }
  }

  @Test func everyPropertyComesBack() throws {
    var state = LayerState()
    state.bounds = CGRect(x: -1, y: 2.5, width: 1e-9, height: 1e9)
    state.position = CGPoint(x: 0.1, y: -0.2)
    state.anchorPoint = CGPoint(x: -1, y: 2)
    state.backgroundColor = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    state.contents = CGImage(width: 2, height: 3, isOpaque: false) { pixels, _ in pixels[0] = 0xFF00_FF00 }
      .map { .image($0) }
    state.cornerRadius = 3
    state.opacity = 0.3
    state.flags = [.hidden, .masksToBounds, .geometryFlipped, .singleSided, .opaque, .rasterized, .hardEdges]
    state.detail.transform = Transform3D(rotation: 1, x: 1, y: 2, z: 3)
    state.detail.sublayerTransform.m34 = -1 / 500
    state.detail.zPosition = 4
    state.detail.anchorPointZ = 5
    state.detail.borderColor = nil
    state.detail.shadowOpacity = 0.5
    state.detail.shadowOffset = CGSize(width: 1, height: 2)
    state.detail.contentsGravity = .bottomRight
    state.detail.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
    state.detail.roundedCorners = [.maxXMaxY]
    state.detail.continuousCorners = true
    state.detail.cornerShares = CornerShares(minXMinY: 1, maxXMinY: 0.5, minXMaxY: 0, maxXMaxY: 0.25)
    state.detail.rasterizationScale = 2
    let node = RenderNode(
      state: state, mask: RenderNode(state: LayerState()), children: [RenderNode(state: state)])
    #expect(state.contents != nil)
    #expect(try roundTrip(node) == node)
  }

  @Test func drawingsAndEffectsComeBack() throws {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    var shape = ShapeDrawing(), gradient = GradientDrawing(), replication = Replication()
    shape.path = CGPath(ellipseIn: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    shape.dashes = [1, 2.5]
    shape.cap = .round
    shape.strokeEnd = 0.3
    gradient.colors = [color, .black]
    gradient.locations = [0.2, 0.8]
    gradient.kind = .conic
    replication.count = 5
    replication.transform = Transform3D(rotation: 1, x: 0, y: 0, z: 1)
    replication.offsets = [0, -0.1, 0, 0.2]
    for drawing in [LayerDrawing.shape(shape), .gradient(gradient), .replicator(replication)] {
      var state = LayerState()
      state.detail.drawing = drawing
      state.detail.shadowPath = shape.path
      state.detail.filters = [.gaussianBlur(radius: 3), .multiply(color)]
      state.detail.backgroundFilters = [.gaussianBlur(radius: 0.5), .contrast]
      state.detail.blending = LayerBlending(.softLight)
      let node = RenderNode(state: state)
      #expect(try roundTrip(node) == node)
    }
  }

  @Test func blendingIsWrittenByItsName() throws {
    for (name, mode) in CGBlendMode.byName {
      let text = try JSONEncoder().encode([LayerBlending(mode)])
      #expect(String(decoding: text, as: UTF8.self) == "[\"\(name)\"]")
      #expect(try JSONDecoder().decode([LayerBlending].self, from: text) == [LayerBlending(mode)])
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LayerBlending].self, from: Data("[\"odd\"]".utf8))
    }
  }

  @Test func aWholeFrameComesBack() throws {
    var nodes = RandomNodes(SeededRandom())
    let frame = RenderFrame(
      root: nodes.tree(levels: 3), size: CGSize(width: 64, height: 64), scale: 3, background: .white)
    let copy = try JSONDecoder().decode(RenderFrame.self, from: JSONEncoder().encode(frame))
    #expect(copy == frame)
  }
}
