import CoreGraphics
import Dispatch
import Foundation
import QuartzCore
import RenderTree
import TestSupport
import Testing

/// Tests of every call that changes a tree of layers.
struct LayerTreeTests {
  private let root = CALayer()
  private let a = CALayer(), b = CALayer(), c = CALayer()

  @Test func contentsFiltersAreStored() {
    let layer = CALayer()
    for filter in [CALayerContentsFilter.trilinear, .nearest, .linear, .trilinear] {
      (layer.minificationFilter, layer.magnificationFilter) = (filter, filter)
      #expect(layer.minificationFilter == filter)
      #expect(layer.magnificationFilter == filter)
    }
    #expect(CALayer(layer: layer).minificationFilter == .trilinear)
  }

  @Test func insertingNextToAndAmongSublayers() {
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    #expect(root.sublayers == [b, a])
    root.insertSublayer(c, above: b)
    #expect(root.sublayers == [b, c, a])
    root.insertSublayer(a, at: 0)
    #expect(root.sublayers == [a, b, c])
    root.addSublayer(a)
    #expect(root.sublayers == [b, c, a])
    root.insertSublayer(b, above: a)
    #expect(root.sublayers == [c, a, b])
    // Beside one that is no sublayer, or none, the end counts.
    root.insertSublayer(c, below: CALayer())
    root.insertSublayer(a, above: nil)
    #expect(root.sublayers == [b, c, a])
    root.insertSublayer(b, at: 99)
    #expect(root.sublayers == [c, a, b])
    root.insertSublayer(c, below: c)
    #expect(root.sublayers == [a, b, c])
  }

  @Test func replacing() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(root.sublayers == [c, b])
    #expect(a.superlayer == nil)
    root.replaceSublayer(c, with: b)
    #expect(root.sublayers == [b])
    #expect(c.superlayer == nil)
    root.replaceSublayer(a, with: c)
    #expect(root.sublayers == [b])
  }

  @Test func settingSublayersKeepsCommonLayers() {
    root.sublayers = [a, b, c]
    root.sublayers = [c, a]
    #expect(root.sublayers == [c, a])
    #expect(b.superlayer == nil)
    #expect(a.superlayer === root)
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(a.superlayer == nil)
    #expect(c.superlayer == nil)
  }

  @Test func aLayerHasOneSuperlayer() {
    let other = CALayer()
    root.addSublayer(a)
    other.addSublayer(a)
    #expect(root.sublayers == nil)
    #expect(a.superlayer === other)
    root.mask = a
    #expect(other.sublayers == nil)
    #expect(root.mask === a)
    #expect(root.sublayers == nil)
    other.addSublayer(a)
    #expect(root.mask == nil)
    #expect(a.superlayer === other)
    root.mask = b
    root.mask = c
    #expect(b.superlayer == nil)
    #expect(c.superlayer === root)
  }

  @Test func theListMayChangeWhileItIsWalked() {
    root.sublayers = [a, b, c]
    for layer in root.sublayers ?? [] {
      layer.removeFromSuperlayer()
      root.insertSublayer(layer, at: 0)
    }
    #expect(root.sublayers == [c, b, a])
    for layer in root.sublayers ?? [] { layer.removeFromSuperlayer() }
    #expect(root.sublayers == nil)
  }

  @Test func deallocatedSuperlayersAreCleared() {
    var parent: CALayer? = CALayer()
    parent?.addSublayer(a)
    parent?.mask = b
    parent = nil
    #expect(a.superlayer == nil)
    #expect(b.superlayer == nil)
    root.addSublayer(a)
    root.addSublayer(b)
    #expect(root.sublayers == [a, b])
  }

  @Test func layersAreDeallocatedAfterTheirLastReference() {
    weak var parent: CALayer?, child: CALayer?, mask: CALayer?
    do {
      let layer = CALayer(), inner = CALayer(), masking = CALayer()
      layer.addSublayer(inner)
      inner.mask = masking
      _ = layer.renderNode()
      (parent, child, mask) = (layer, inner, masking)
    }
    #expect(parent == nil)
    #expect(child == nil)
    #expect(mask == nil)
  }

  @Test func retainedSublayersOutliveTheirTree() {
    var parent: CALayer? = CALayer()
    let middle = CALayer()
    parent?.addSublayer(middle)
    middle.addSublayer(a)
    parent = nil
    #expect(middle.superlayer == nil)
    #expect(middle.sublayers == [a])
    #expect(a.superlayer === middle)
  }

  @Test func aLayerInItselfIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let layer = CALayer()
      layer.addSublayer(layer)
    }
  }

  @Test func aLayerBelowItselfIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let outer = CALayer(), middle = CALayer(), inner = CALayer()
      outer.addSublayer(middle)
      middle.addSublayer(inner)
      inner.insertSublayer(outer, at: 0)
    }
  }

  @Test func aLayerInItsOwnMaskIsRefused() async {
    await #expect(processExitsWith: .failure) {
      let outer = CALayer(), inner = CALayer()
      outer.mask = inner
      inner.addSublayer(outer)
    }
  }

  // MARK: - Depth

  /// Runs `body` on a thread with a stack of `kilobytes` and waits for it.
  private func onThread(kilobytes: Int, _ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = (kilobytes << 10) * Project.stackFactor
    thread.start()
    done.wait()
  }

  /// Layout, display, conversion and deallocation of a deep tree need no deep stack.
  @Test func tenThousandNestedLayersOnASmallStack() {
    onThread(kilobytes: 512) {
      weak var bottom: CALayer?
      do {
        let root = CALayer()
        var last = root
        for _ in 0..<10_000 {
          let layer = CALayer()
          layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
          layer.setNeedsDisplay()
          layer.setNeedsLayout()
          last.addSublayer(layer)
          last = layer
        }
        bottom = last
        root.layoutIfNeeded()
        root.displaySubtree()
        #expect(!last.needsLayout())
        #expect(!last.needsDisplay())
        #expect(last.convert(CGPoint.zero, to: root) == .zero)
      }
      #expect(bottom == nil)
    }
  }

  /// Traversals with more pending layers than they store inline (`ShortList`) keep the order.
  @Test func manySublayersAreLaidOutAndFrozenInOrder() {
    var order: [String] = []
    let logging = LayoutLog { order.append($0) }
    var names: [String] = []
    for i in 0..<40 {
      let layer = CALayer()
      for (name, child) in [("\(i)", layer), ("\(i).a", CALayer()), ("\(i).b", CALayer())] {
        (child.name, child.delegate) = (name, logging)
        names.append(name)
        (child === layer ? root : layer).addSublayer(child)
        child.setNeedsLayout()
      }
    }
    root.layoutIfNeeded()
    #expect(order == names)
    let first = root.renderNode()
    #expect(first.children.map(\.identity) == root.sublayers?.map { ObjectIdentifier($0) })
    #expect(first.children.allSatisfy { $0.children.count == 2 })
    // Only changed layers are frozen again.
    root.sublayers?[30].sublayers?[1].opacity = 0.5
    let second = root.renderNode()
    #expect(second.children[30].children[1].state.opacity == 0.5)
    #expect(first.children.indices.filter { first.children[$0] != second.children[$0] } == [30])
  }

  /// A layer releases its previous contents when they are replaced, not at the next freeze.
  @Test func frozenContentsAreReleasedWhenReplaced() throws {
    func picture() throws -> CGImage {
      let context = try #require(
        CGContext(
          data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      return try #require(context.makeImage())
    }
    weak var last: CGImage?
    root.addSublayer(a)
    do {
      let image = try picture()
      a.contents = image
      last = image
    }
    _ = root.renderNode()
    #expect(last != nil)
    a.contents = nil
    #expect(last == nil)
  }

  /// A frozen tree is released level by level, which uses about 200 bytes of stack per level.
  @Test func tenThousandNestedLayersAreHitAndFrozen() {
    onThread(kilobytes: 8192) {
      let root = CALayer()
      var last = root
      root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      for _ in 0..<10_000 {
        let layer = CALayer()
        layer.frame = root.frame
        last.addSublayer(layer)
        last = layer
      }
      #expect(root.hitTest(CGPoint(x: 5, y: 5)) === last)
      let node = root.renderNode()
      last.opacity = 0.5
      #expect(node.children.count == 1)
      #expect(root.renderNode().children.count == 1)
    }
  }
}

private final class LayoutLog: CALayerDelegate {
  private let log: (String) -> Void
  init(_ log: @escaping (String) -> Void) { self.log = log }
  func layoutSublayers(of layer: CALayer) { log(layer.name ?? "") }
}
