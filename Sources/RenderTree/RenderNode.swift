package import CoreGraphics

/// One layer as the compositor sees it: plain values, no way back to `CALayer`.
package struct RenderNode: Sendable, Equatable, Codable {
  package var state: LayerState
  /// The layer whose alpha shows or hides this one, in this layer's coordinates; at most one.
  package var mask: [RenderNode]
  /// The sublayers in painting order: by z position, then by index.
  package var children: [RenderNode]

  package init(state: LayerState, mask: RenderNode? = nil, children: [RenderNode] = []) {
    self.state = state
    self.mask = mask.map { [$0] } ?? []
    self.children = children
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
