import CoreGraphics
import RenderTree
import TestSupport
import Testing

@testable import Compositor

/// Tests of the fast painting methods against the plain one.
struct OcclusionTests {
  private func frame(_ tree: RenderNode) -> RenderFrame {
    RenderFrame(root: tree, size: CGSize(width: 64, height: 64), scale: 3, background: .white)
  }

  private func count(_ node: RenderNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

  private func box(
    _ frame: CGRect, _ color: CGColor?, _ children: [RenderNode] = [],
    _ change: (inout LayerState) -> Void = { _ in }
  )
    -> RenderNode
  {
    var state = LayerState()
    state.setFrame(frame)
    state.backgroundColor = color
    change(&state)
    return RenderNode(state: state, children: children)
  }

  @Test(arguments: [true, false]) func withoutHiddenLayersThePictureIsTheSame(isAligned: Bool) throws {
    var nodes = DecoratedNodes(SeededRandom())
    nodes.isAligned = isAligned
    var left = 0, all = 0
    for number in 0..<80 {
      // Trees above trees, some of them below opaque boxes.
      var children: [RenderNode] = []
      for _ in 0..<4 {
        children.append(nodes.tree(levels: 3))
        let side = CGFloat(nodes.integer(20..<60))
        let place = CGPoint(x: CGFloat(nodes.integer(0..<30)), y: CGFloat(nodes.integer(0..<30)))
        children.append(
          box(CGRect(origin: place, size: CGSize(width: side, height: side)), .white) {
            if nodes.isTrue(oneIn: 3) { $0.cornerRadius = 5 }
          })
      }
      let frame = frame(box(CGRect(x: 0, y: 0, width: 64, height: 64), .black, children))
      let reduced = Compositor().withoutHidden(frame)
      (left, all) = (left + count(reduced.root), all + count(frame.root))
      let plain = Compositor(isPlain: true)
      let difference = Pixels(try #require(plain.image(of: reduced))).worstDifference(
        to: Pixels(try #require(plain.image(of: frame))))
      #expect(difference == 0, "tree \(number)")
    }
    #expect(left * 4 < all * 3)
    print("left \(left) of \(all) layers")
  }

  @Test func aCoveredBranchIsLeftOut() {
    let page = box(
      CGRect(x: 0, y: 0, width: 64, height: 64), .black,
      (0..<20).map { box(CGRect(x: $0, y: 0, width: 9, height: 9), .white) })
    let cover = box(CGRect(x: 0, y: 0, width: 64, height: 64), .white)
    let root = box(CGRect(x: 0, y: 0, width: 64, height: 64), nil, [page, cover])
    #expect(count(Compositor().withoutHidden(frame(root)).root) == 2)
    let glass = box(CGRect(x: 0, y: 0, width: 64, height: 64), CGColor(red: 1, green: 1, blue: 1, alpha: 0.9))
    #expect(count(Compositor().withoutHidden(frame(box(root.state.bounds, nil, [page, glass]))).root) == 23)
  }

  @Test func rowsThatCoverTogetherHideTheContentBelow() {
    let below = box(CGRect(x: 8, y: 8, width: 40, height: 40), .black)
    let rows = (0..<8).map { box(CGRect(x: 0, y: 8 * CGFloat($0), width: 64, height: 8), .white) }
    let root = box(CGRect(x: 0, y: 0, width: 64, height: 64), .black, [below] + rows)
    #expect(count(Compositor().withoutHidden(frame(root)).root) == 9)
  }

  @Test(arguments: [0, 3.0, 8.0], [1, 4.0, 9.0]) func cachedShadowsEqualDrawnShadows(
    corner: CGFloat, radius: CGFloat
  ) throws {
    for (number, opacity) in [Float(1), 0.6, 1].enumerated() {
      let photo = box(CGRect(x: 0, y: 0, width: 60, height: 56), .white) {
        $0.cornerRadius = corner
        $0.flags.insert(.masksToBounds)
      }
      let card = box(CGRect(x: 2, y: 3, width: 60, height: 56), .white, number == 2 ? [photo] : []) {
        $0.cornerRadius = corner
        $0.opacity = opacity
        $0.detail.shadowOpacity = 0.7
        $0.detail.shadowRadius = radius / 3
        $0.detail.shadowOffset = CGSize(width: 1, height: 2)
        $0.detail.continuousCorners = number == 1
      }
      let frame = frame(
        box(
          CGRect(x: 0, y: 0, width: 64, height: 64), CGColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 1),
          [card]))
      let fast = Pixels(try #require(Compositor().image(of: frame)))
      let plain = Pixels(try #require(Compositor(isPlain: true).image(of: frame)))
      #expect(fast.worstDifference(to: plain) <= 3, "\(number)")
      #expect(Pixels(try #require(Compositor(isPlain: true).image(of: frame))) == plain)
    }
  }

  @Test(arguments: [0, 5.0], [1, 9.0]) func cachedShadowsOfPathsEqualDrawnShadows(
    corner: CGFloat, radius: CGFloat
  ) throws {
    let bounds = CGRect(x: 1, y: 0, width: 58, height: 55)
    let paths = [
      CGPath(roundedRect: bounds, cornerWidth: corner, cornerHeight: corner, transform: nil),
      RoundedRectangle(rect: bounds, radius: corner).path,
      RoundedRectangle(rect: bounds, radius: corner, curve: .continuous).path,
      CGPath(ellipseIn: bounds, transform: nil),
    ]
    for (number, path) in paths.enumerated() {
      let shape = RoundedRectangle(outlinedBy: path)
      #expect((shape == nil) == (number == 3))
      #expect(abs((shape?.radius ?? corner) - corner) < 1e-6)
      #expect(shape?.rect ?? bounds == bounds)
      let card = box(CGRect(x: 4, y: 3, width: 40, height: 30), .white) {
        $0.detail.shadowOpacity = 0.7
        $0.detail.shadowRadius = radius / 3
        $0.detail.shadowOffset = CGSize(width: 1, height: 2)
        $0.detail.shadowPath = path
      }
      let frame = frame(
        box(
          CGRect(x: 0, y: 0, width: 64, height: 64), CGColor(red: 0.2, green: 0.9, blue: 0.4, alpha: 1),
          [card]))
      let fast = Pixels(try #require(Compositor().image(of: frame)))
      let plain = Pixels(try #require(Compositor(isPlain: true).image(of: frame)))
      #expect(fast.worstDifference(to: plain) <= 3, "\(number)")
    }
  }
}

extension Compositor {
  /// Returns the frame without the layers that are invisible: those outside the picture, and those completely
  /// covered by an opaque one.
  fileprivate func withoutHidden(_ frame: RenderFrame) -> RenderFrame {
    let seen = SeenLayers()
    seen.find(frame, in: frame.pixelArea, by: self)
    var result = frame
    result.root = seen.part(of: frame.root) ?? RenderNode(state: LayerState())
    return result
  }
}

extension SeenLayers {
  /// Returns the next layer as a tree of visible layers, or `nil` if none is visible.
  fileprivate func part(of node: RenderNode) -> RenderNode? {
    let entry = takeNext()
    if entry.parts.isEmpty { return nil }
    var result = node
    if !entry.parts.contains(.background) { result.state.backgroundColor = nil }
    if !entry.parts.contains(.contents) { result.state.contents = nil }
    if !entry.parts.contains(.sublayers) { result.children = [] }
    if entry.listsSublayers { result.children = result.children.compactMap(part) }
    skip(entry)
    return result
  }
}
