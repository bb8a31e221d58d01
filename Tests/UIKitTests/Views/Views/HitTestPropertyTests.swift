import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Tests of hit-testing of any tree against a plain model: structs, and the rules of `facts/README.md`.
@MainActor struct HitTestPropertyTests {
  /// A view and its layer, as numbers.
  private struct Box {
    var name: Int
    var bounds: CGRect
    var position: CGPoint
    var anchor: CGPoint
    var transform: CGAffineTransform
    var z = 0.0
    var isHidden = false
    var alpha = 1.0
    var isEnabled = true
    var masks = false
    var children: [Box] = []

    /// Converts a point from the superview's coordinates to this box's own.
    func local(_ p: CGPoint) -> CGPoint {
      let turned = CGPoint(x: p.x - position.x, y: p.y - position.y).applying(transform.inverted())
      return CGPoint(
        x: turned.x + bounds.minX + anchor.x * bounds.width,
        y: turned.y + bounds.minY + anchor.y * bounds.height)
    }

    /// Returns the hit view by UIKit's rules. `p` is in the box's own coordinates.
    func viewHit(_ p: CGPoint) -> Int? {
      guard isEnabled, !isHidden, alpha >= 0.01, bounds.contains(p) else { return nil }
      for child in children.reversed() {
        if let hit = child.viewHit(child.local(p)) { return hit }
      }
      return name
    }

    /// Returns the hit layer by Core Animation's rules. `p` is in the superlayer's coordinates.
    func layerHit(_ p: CGPoint) -> Int? {
      guard !isHidden else { return nil }
      let own = local(p), isInside = bounds.contains(own)
      if masks, !isInside { return nil }
      let order = children.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
      for child in order.reversed() {
        if let hit = child.element.layerHit(own) { return hit }
      }
      return isInside ? name : nil
    }
  }

  /// Returns the tree as views, with the box's name as `tag`.
  private func view(_ box: Box) -> UIView {
    let view = UIView()
    view.tag = box.name
    view.bounds = box.bounds
    view.center = box.position
    view.layer.anchorPoint = box.anchor
    view.transform = box.transform
    view.layer.zPosition = box.z
    view.isHidden = box.isHidden
    view.alpha = box.alpha
    view.isUserInteractionEnabled = box.isEnabled
    view.clipsToBounds = box.masks
    for child in box.children { view.addSubview(self.view(child)) }
    return view
  }

  private func box(_ nodes: inout RandomNodes, levels: Int, width: Int, name: inout Int) -> Box {
    name += 1
    var box = Box(
      name: name, bounds: CGRect(origin: nodes.random.point(-20...20), size: nodes.random.size(10...150)),
      position: nodes.random.point(0...200), anchor: CGPoint(x: 0.5, y: 0.5), transform: .identity)
    if nodes.random.isTrue(oneIn: 3) { box.anchor = nodes.random.point(-0.5...1.5) }
    if nodes.random.isTrue(oneIn: 3) { box.transform = nodes.transform() }
    if nodes.random.isTrue(oneIn: 3) { box.z = Double(nodes.random.integer(-2..<3)) }
    box.isHidden = nodes.random.isTrue(oneIn: 12)
    if nodes.random.isTrue(oneIn: 8) { box.alpha = [0, 0.009, 0.02, 0.5][nodes.random.integer(0..<4)] }
    box.isEnabled = !nodes.random.isTrue(oneIn: 12)
    box.masks = nodes.random.isTrue(oneIn: 4)
    let count = levels <= 1 ? 0 : nodes.random.integer(0..<width)
    box.children = (0..<count).map { _ in self.box(&nodes, levels: levels - 1, width: width, name: &name) }
    return box
  }

  /// Tests deep and narrow trees, and flat ones that are wide enough for an index.
  @Test(arguments: [(5, 5), (2, 600), (3, 40)]) func hitsAreThoseOfTheModel(levels: Int, width: Int) {
    var nodes = RandomNodes(SeededRandom())
    var hits = 0
    for _ in 0..<20 {
      var name = 0
      var root = box(&nodes, levels: levels, width: width, name: &name)
      root.bounds.size = CGSize(width: 250, height: 250)
      (root.isHidden, root.isEnabled, root.alpha) = (false, true, 1)
      let top = view(root)
      for _ in 0..<100 {
        let p = nodes.random.point(-50...250)
        let wanted = root.viewHit(p)
        #expect(top.hitTest(p, with: nil)?.tag == wanted, "\(p) in a tree of \(name)")
        let layer = top.layer.hitTest(p)
        #expect((layer?.delegate as? UIView)?.tag == root.layerHit(p), "\(p) in a tree of \(name)")
        if wanted != nil, wanted != root.name { hits += 1 }
      }
    }
    #expect(hits > 100)
  }
}
