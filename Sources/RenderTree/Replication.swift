package import CoreGraphics

/// Copies of a layer's sublayers, each moved and coloured further than the one before: what a
/// `CAReplicatorLayer` shows.
package struct Replication: Sendable, Equatable, Codable {
  /// How many there are, the sublayers themselves included.
  package var count = 1
  /// Whether the copies keep their depth instead of being flattened into the layer's plane.
  package var preservesDepth = false
  /// How many seconds each copy's animations are behind those of the one before.
  package var delay = 0.0
  /// From each copy to the next, about the middle of the bounds.
  package var transform = Transform3D.identity
  /// What the first copy's colours are multiplied by.
  package var color: CGColor = .white
  /// What is added to each component of that colour from copy to copy: red, green, blue, opacity.
  package var offsets: [Float] = [0, 0, 0, 0]

  package init() {}

  /// The most copies that are shown; more than a screen has room for would only take memory.
  private static let mostCopies = 16_384

  /// The copies, each a layer that holds what `content` gives for its number; the first lies at the bottom.
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

  /// What a copy's colours are multiplied by; nil where that changes nothing.
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
  /// The sublayers as they are painted: those of a replicator layer many times over.
  package var paintedChildren: [RenderNode] {
    guard state.hasDetail, case .replicator(let replication)? = state.detail.drawing, !children.isEmpty else {
      return children
    }
    return replication.copies(in: state.bounds) { _ in children }
  }
}
