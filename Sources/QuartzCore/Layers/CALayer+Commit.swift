internal import CoreGraphics
package import Compositor
internal import Foundation
package import RenderTree

extension CALayer {
  /// Freezes this layer and those below it into values; parts that did not change since
  /// the last time are reused.
  package final func renderNode(onScreen: Bool = false) -> RenderNode {
    if let node = committed?.node { return node }
    if marks.contains(.isPresentation) { presentTree() }
    // Superlayers come before their sublayers; from the back, each finds the nodes of its sublayers made. A
    // tree may be deeper than the stack allows a recursion to be.
    var stale = ShortList(self)
    var index = 0
    while index < stale.count {
      let layer = stale[index]
      if let mask = layer.extras?.mask, !mask.isCommitted { stale.append(mask) }
      for child in layer.children where !child.isCommitted { stale.append(child) }
      index += 1
    }
    while let layer = stale.popLast() {
      if onScreen, !layer.marks.contains(.isShown) { layer.becomeShown() }
      layer.commitAboveSublayers()
    }
    return renderNode()
  }

  /// Whether nothing in or below the layer has changed since it was committed.
  var isCommitted: Bool { marks.contains(.isCommitted) }

  /// Makes this layer's node from those of its sublayers, which are made.
  private func commitAboveSublayers() {
    var children = paintingOrder.map { $0.committed!.node! }
    if let tiles = extras?.tiles { children.insert(contentsOf: tiles.nodes, at: 0) }
    let node = RenderNode(
      state: state, mask: extras?.mask?.committed?.node, children: children, motion: motion,
      identity: ObjectIdentifier(self))
    let transition = extras?.animations.lazy.compactMap(\.transition).last
    let shown = transition?.node(to: node) ?? node
    if let committed { committed.node = shown } else { committed = CommittedNode(shown) }
    marks.insert(.isCommitted)
  }

  /// The layer's animations and its time, where it has either.
  private var motion: Motion? {
    guard let extras, !extras.animations.isEmpty || extras.timing != nil else { return nil }
    return Motion(timing: timing, tracks: runningTracks)
  }

  /// The sublayers from back to front: by z position, then by index.
  package final var paintingOrder: [CALayer] {
    guard marks.contains(.ordersByZ) else { return children }
    if marks.contains(.isPresentation) { presentBelow() }
    return children.enumerated().sorted {
      let (a, b) = ($0.element.state.detail.zPosition, $1.element.state.detail.zPosition)
      return a != b ? a < b : $0.offset < $1.offset
    }.map(\.element)
  }

  /// Paints the tree as it is now into `context`, which has this layer's own coordinates.
  ///
  /// - Parameter asSeen: Whether animations show and a layer and its sublayers fade together, as on a screen;
  ///   else nothing is animated, and each thing that is drawn fades for itself.
  package final func paintTree(in context: CGContext, asSeen: Bool) {
    layoutSubtree()
    let toPixels = context.matrixToPixels
    displayTree(scale: max(hypot(toPixels.a, toPixels.b), hypot(toPixels.c, toPixels.d)))
    paint(renderNode(), in: context, asSeen: asSeen)
  }

  /// Paints the tree as it was in a frame, as on a screen; false where the frame does not have this layer.
  ///
  /// - Parameter size: What the layer's bounds are stretched to, of whatever size they were.
  package final func paintTree(of frame: RenderNode, size: CGSize, in context: CGContext) -> Bool {
    guard marks.contains(.isShown), let node = frame.node(of: ObjectIdentifier(self)) else { return false }
    let was = node.state.bounds
    guard was.width > 0, was.height > 0 else { return false }
    context.scaleBy(x: size.width / was.width, y: size.height / was.height)
    context.translateBy(x: -was.minX, y: -was.minY)
    paint(node, in: context, asSeen: true)
    return true
  }

  private func paint(_ node: RenderNode, in context: CGContext, asSeen: Bool) {
    let time = CALayer.convertTime(CACurrentMediaTime(), from: nil, to: parent)
    var node = node.sampled(at: time, animated: asSeen)
    // The layer's own place and transform belong to its superlayer.
    node.state.position = node.state.anchor
    if node.state.hasDetail {
      node.state.detail.transform = .identity
      node.state.detail.zPosition = 0
      node.state.detail.anchorPointZ = 0
    }
    if !asSeen { node.ungroupOpacity() }
    var compositor = Compositor.ofPictures
    // `render(in:)` has no shadow paths (`measured_core_animation.json`, "shadow").
    compositor.paintsAsOnScreen = asSeen
    compositor.paint(node, into: context)
  }
}

extension Compositor {
  /// What paints single pictures of layers. The pictures of shadows that one needs are there for the next, up
  /// to 8 MB of them.
  package static let ofPictures = Compositor()
}

extension RenderNode {
  /// The part of the tree that is a layer's, or nil.
  fileprivate func node(of layer: ObjectIdentifier) -> RenderNode? {
    var rest = [self]
    while let node = rest.popLast() {
      if node.identity == layer { return node }
      rest += node.children
    }
    return nil
  }

  /// Has every part of what is drawn fade for itself.
  fileprivate mutating func ungroupOpacity() {
    state.flags.insert(.ungroupedOpacity)
    for index in children.indices { children[index].ungroupOpacity() }
  }
}
