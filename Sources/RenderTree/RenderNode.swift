package import CoreGraphics

/// A layer as the compositor sees it: plain values without a reference to `CALayer`.
package struct RenderNode: Sendable {
  package var state: LayerState
  /// The layer whose opacity masks this one, in this layer's coordinate space. At most one.
  package var mask: [RenderNode]
  /// The sublayers in painting order: by z position, then by index.
  package var children: [RenderNode]
  /// The motion of the state in the layer's time space, which `sampled(at:)` applies to `state`. Not encoded.
  package internal(set) var motion: Motion?
  /// A Boolean value that indicates whether this node or a descendant moves.
  package internal(set) var moves: Bool
  /// The identity of the layer, which distinguishes it from its siblings in two frames, or nil if unknown. It
  /// does not affect what is shown: nodes of different identities may be equal, and it is not encoded.
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

/// A frame to render: a tree of layers and the screen that shows it.
package struct RenderFrame: Sendable, Equatable, Codable {
  package var root: RenderNode
  /// The size of the screen in points. The root layer is placed in it like any layer in its superlayer.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The background colour behind everything. Nil leaves the image transparent.
  package var background: CGColor?

  package init(root: RenderNode, size: CGSize, scale: CGFloat, background: CGColor? = nil) {
    self.root = root
    self.size = size
    self.scale = scale
    self.background = background
  }
}
