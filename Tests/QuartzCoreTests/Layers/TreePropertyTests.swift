import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import TestSupport
import Testing

/// Tests of random changes of a tree of layers against a plain model of the tree.
struct TreePropertyTests {
  /// Layers by number, and what must be below each.
  private struct Model {
    let layers: [CALayer]
    var tree: NumberedTree

    init(count: Int) {
      layers = (0..<count).map { _ in
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 10, height: 10)
        return layer
      }
      tree = NumberedTree(count: count)
    }

    /// Returns a description of what is wrong with the layers, or `nil` if nothing is.
    func miss() -> String? {
      for (number, layer) in layers.enumerated() {
        if layer.superlayer !== tree.parent[number].map({ layers[$0] }) { return "superlayer of \(number)" }
        let wanted = tree.children[number].map { layers[$0] }
        if layer.sublayers != (wanted.isEmpty ? nil : wanted) { return "sublayers of \(number)" }
        if layer.parent?.marks.contains(.subtreeNeedsLayout) == false,
          layer.marks.contains(.subtreeNeedsLayout)
        {
          return "\(number) needs layout and its superlayer does not know"
        }
        if layer.parent?.marks.contains(.subtreeNeedsDisplay) == false,
          layer.marks.contains(.subtreeNeedsDisplay)
        {
          return "\(number) needs display and its superlayer does not know"
        }
      }
      return nil
    }

    /// Returns the tree below a layer, frozen without the caches kept between commits.
    func node(_ number: Int) -> RenderNode {
      let order = tree.children[number].enumerated().sorted {
        let (a, b) = (layers[$0.element].zPosition, layers[$1.element].zPosition)
        return a != b ? a < b : $0.offset < $1.offset
      }
      return RenderNode(state: layers[number].state, children: order.map { node($0.element) })
    }

    /// Converts a point upwards by the stored numbers alone.
    func toTop(_ p: CGPoint, from number: Int) -> CGPoint {
      var p = p
      for c in tree.upwards(from: number) where tree.parent[c] != nil {
        let state = layers[c].state
        p.x += state.position.x - state.anchor.x
        p.y += state.position.y - state.anchor.y
      }
      return p
    }

    /// Returns the nearest layer, at or above a layer, that has traits of its own.
    func source(_ number: Int) -> CALayer? {
      tree.upwards(from: number).first { layers[$0].marks.contains(.hasOwnTraits) }.map { layers[$0] }
    }
  }

  @Test func aHundredThousandChangesKeepTheTreeWholeAndLeakNothing() {
    var random = SeededRandom()
    let count = 60
    var watched: [Watched] = []
    do {
      var model = Model(count: count)
      watched = model.layers.map { Watched(layer: $0) }
      for step in 0..<100_000 {
        change(&model, &random, count)
        if step % 100 == 0, let miss = model.miss() {
          Issue.record("after \(step) changes: \(miss)")
          return
        }
        if step % 100 == 0 { checkKeptAnswers(model, &random, step) }
      }
      #expect(model.miss() == nil)
    }
    #expect(watched.allSatisfy { $0.layer == nil })
  }

  /// A weak reference to a layer.
  private struct Watched {
    weak var layer: CALayer?
  }

  private func change(_ model: inout Model, _ random: inout SeededRandom, _ count: Int) {
    let a = random.integer(0..<count), b = random.integer(0..<count)
    let (layer, above) = (model.layers[a], model.layers[b])
    switch random.integer(0..<16) {
    case 14: layer.setSource(.hasOwnTraits, random.isTrue(oneIn: 4))
    case 15: _ = layer.hitTest(random.point(-100...100))
    case 0:
      layer.removeFromSuperlayer()
      model.tree.take(a)
    case 1: layer.position = random.point(-100...100)
    case 2: layer.bounds = CGRect(origin: random.point(-10...10), size: random.size(1...100))
    case 3: layer.zPosition = CGFloat(random.integer(-1..<2))
    case 4: layer.layoutIfNeeded()
    case 5: layer.setNeedsDisplay()
    case 6: layer.displaySubtree()
    case 7:
      guard
        let sibling = model.tree.parent[a].flatMap({ model.tree.children[$0].randomElement(using: &random) }),
        sibling != a,
        let parent = model.tree.parent[a]
      else { return }
      let isAbove = random.isTrue(oneIn: 2)
      if isAbove {
        model.layers[parent].insertSublayer(layer, above: model.layers[sibling])
      } else {
        model.layers[parent].insertSublayer(layer, below: model.layers[sibling])
      }
      model.tree.put(a, into: parent) { $0.children[parent].firstIndex(of: sibling)! + (isAbove ? 1 : 0) }
    case 8:
      guard let old = model.tree.children[b].randomElement(using: &random), old != a,
        !model.tree.isAbove(a, b)
      else { return }
      above.replaceSublayer(model.layers[old], with: layer)
      model.tree.put(a, into: b) { $0.children[b].firstIndex(of: old)! + 1 }
      model.tree.take(old)
    case 9:
      let order = model.tree.children[b].shuffled(using: &random)
      above.sublayers = order.map { model.layers[$0] }
      model.tree.children[b] = order
    default:
      guard !model.tree.isAbove(a, b) else { return }
      let index = random.integer(0..<6)
      if index == 5 { above.addSublayer(layer) } else { above.insertSublayer(layer, at: UInt32(index)) }
      model.tree.put(a, into: b) { min(index == 5 ? .max : index, $0.children[b].count) }
    }
  }

  /// Checks that cached answers equal computed ones: frozen nodes, and conversions through the tree.
  private func checkKeptAnswers(_ model: Model, _ random: inout SeededRandom, _ step: Int) {
    let number = random.integer(0..<model.layers.count)
    let top = model.tree.top(number)
    #expect(model.layers[top].renderNode() == model.node(top), "after \(step) changes")
    let p = random.point(-10...10)
    let answer = model.layers[number].convert(p, to: model.layers[top]), wanted = model.toTop(p, from: number)
    #expect(hypot(answer.x - wanted.x, answer.y - wanted.y) < 1e-8, "after \(step) changes")
    #expect(model.layers[number].nearestSource === model.source(number), "after \(step) changes")
  }
}
