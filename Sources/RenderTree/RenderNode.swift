package import CoreGraphics

/// One layer as the compositor sees it: plain values, no way back to `CALayer`.
package struct RenderNode: Sendable {
  package var state: LayerState
  /// The layer whose alpha shows or hides this one, in this layer's coordinates; at most one.
  package var mask: [RenderNode]
  /// The sublayers in painting order: by z position, then by index.
  package var children: [RenderNode]
  /// How the state moves, in the layer's own time; `sampled(at:)` puts it into `state`. Not written as JSON.
  package internal(set) var motion: Motion?
  /// Whether this node or one below it moves.
  package internal(set) var moves: Bool
  /// Tells the same layer in two frames from others beside it; nil where nothing is known. It does not change
  /// what is seen: nodes of other identities may be equal, and it is not written as JSON.
  package internal(set) var identity: ObjectIdentifier?

  package init(
    state: LayerState, mask: RenderNode? = nil, children: [RenderNode] = [], motion: Motion? = nil,
    identity: ObjectIdentifier? = nil
  ) {
    self.state = state
    self.identity = identity
    self.mask = mask.map { [$0] } ?? []
    self.children = children
    self.motion = motion
    moves = motion != nil || mask?.moves ?? false || children.contains(where: \.moves) || state.emits
  }
}

/// A whole picture to come: a tree of layers and the screen it is shown on.
package struct RenderFrame: Sendable, Equatable, Codable {
  package var root: RenderNode
  /// The screen, in points; the root layer is placed in it like any layer in its superlayer.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat
  /// What lies behind everything; nil leaves the picture transparent.
  package var background: CGColor?

  package init(root: RenderNode, size: CGSize, scale: CGFloat, background: CGColor? = nil) {
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
  }
}
