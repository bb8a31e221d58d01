package import Compositor
internal import CoreGraphics
internal import Foundation
package import RenderTree

extension CALayer {
  /// Converts this layer and those below it to values. Nodes of unchanged layers are reused.
  package final func renderNode(onScreen: Bool = false) -> RenderNode {
    if let node = committed?.node { return node }
    if marks.contains(.isPresentation) { presentTree() }
    // Superlayers come before their sublayers in the list, so that from its end each layer finds the nodes of
    // its sublayers made. No recursion, since a tree may be deeper than the stack allows.
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

  /// A Boolean value that indicates whether nothing in or below the layer has changed since it was committed.
  var isCommitted: Bool { marks.contains(.isCommitted) }

  /// Creates this layer's node from the existing nodes of its sublayers.
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

  /// The layer's animations and timing, or nil if it has neither.
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

  /// Paints the current tree into a context that has this layer's coordinates.
  ///
  /// - Parameters:
  ///   - context: The context.
  ///   - asSeen: Pass `true` to show animations and to apply opacity to a layer and its sublayers as a group,
  ///     as on a screen. Otherwise nothing is animated, and opacity applies to each drawn part separately.
  package final func paintTree(in context: CGContext, asSeen: Bool) {
    layoutSubtree()
    let toPixels = context.matrixToPixels
    displayTree(scale: max(hypot(toPixels.a, toPixels.b), hypot(toPixels.c, toPixels.d)))
    paint(renderNode(), in: context, asSeen: asSeen)
  }

  /// Paints the tree as it was in a frame, as on a screen. Returns `false` if the frame does not contain this
  /// layer.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - size: The size to which the layer's bounds, of whatever size they were, are scaled.
  ///   - context: The context.
  /// - Returns: `true` if the tree was painted.
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
    // The layer's own position and transform belong to its superlayer.
    node.state.position = node.state.anchor
    if node.state.hasDetail {
      node.state.detail.transform = .identity
      node.state.detail.zPosition = 0
      node.state.detail.anchorPointZ = 0
    }
    if !asSeen { node.ungroupOpacity() }
    var compositor = Compositor.ofPictures
    // `render(in:)` ignores shadow paths (`measured_core_animation.json`, "shadow").
    compositor.paintsAsOnScreen = asSeen
    compositor.paint(node, into: context)
  }
}

extension Compositor {
  /// The compositor for single images of layers. It caches the images of shadows for the next one, up to 8 MB
  /// of them.
  package static let ofPictures = Compositor()
}

extension RenderNode {
  /// Returns the node of a layer in the tree, or nil.
  fileprivate func node(of layer: ObjectIdentifier) -> RenderNode? {
    var rest = [self]
    while let node = rest.popLast() {
      if node.identity == layer { return node }
      rest += node.children
    }
    return nil
  }

  /// Makes opacity apply to every drawn part separately.
  fileprivate mutating func ungroupOpacity() {
    state.flags.insert(.ungroupedOpacity)
    for index in children.indices { children[index].ungroupOpacity() }
  }
}
