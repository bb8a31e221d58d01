package import CoreGraphics

/// Copies of a layer's sublayers, each with a further transform and colour change, as a `CAReplicatorLayer`
/// shows them.
package struct Replication: Sendable, Equatable, Codable {
  /// The number of copies, including the sublayers themselves.
  package var count = 1
  /// A Boolean value that indicates whether the copies preserve their depth instead of being flattened into
  /// the layer's plane.
  package var preservesDepth = false
  /// The delay in seconds of each copy's animations relative to the previous copy.
  package var delay = 0.0
  /// The transform from each copy to the next, about the centre of the bounds.
  package var transform = Transform3D.identity
  /// The colour by which the first copy is multiplied.
  package var color: CGColor = .white
  /// The change of each component of that colour from copy to copy: red, green, blue, opacity.
  package var offsets: [Float] = [0, 0, 0, 0]

  package init() {}

  /// The maximum number of copies that are shown. More than fit on a screen would only take memory.
  private static let mostCopies = 16_384

  /// Returns the copies, each a layer that contains the result of `content` for its index. The first is at
  /// the bottom.
  func copies(in bounds: CGRect, of content: (Int) -> [RenderNode]) -> [RenderNode] {
    var result: [RenderNode] = []
    var matrix = Transform3D.identity
    for index in 0..<min(max(count, 0), Self.mostCopies) {
      var state = LayerState()
      state.bounds = bounds
      state.position = CGPoint(x: bounds.midX, y: bounds.midY)
      if !matrix.isIdentity { state.detail.transform = matrix }
      if preservesDepth {
        state.flags.insert(.transformLayer)
      } else if let color = color(of: index) {
        state.detail.filters = [.multiply(color)]
      }
      result.append(RenderNode(state: state, children: content(index)))
      matrix = matrix.concatenating(transform)
    }
    return result
  }

  /// Returns the colour by which a copy is multiplied, or nil if it would change nothing.
  private func color(of index: Int) -> CGColor? {
    let first = color.srgb
    let parts = zip([first.red, first.green, first.blue, first.alpha], offsets).map { part, offset in
      min(max(part + Double(offset) * Double(index), 0), 1)
    }
    guard parts.count == 4, parts.contains(where: { $0 < 1 }) else { return nil }
    return CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension RenderNode {
  /// The sublayers as they are painted: those of a replicator layer are repeated.
  package var paintedChildren: [RenderNode] {
    guard state.hasDetail, case .replicator(let replication)? = state.detail.drawing, !children.isEmpty else {
      return children
    }
    return replication.copies(in: state.bounds) { _ in children }
  }
}
