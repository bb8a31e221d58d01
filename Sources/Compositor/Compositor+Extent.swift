internal import CoreGraphics
internal import RenderTree

extension Compositor {
  /// Returns a rectangle in the layer's coordinate space that contains everything it and its sublayers paint.
  /// It may be larger than needed. Complexity: O(descendants), unless the layer masks to its bounds.
  func extent(of node: RenderNode, level: Int = 1) -> CGRect {
    if FreshStack.isDue(at: level) { return FreshStack.run { extent(of: node, level: level + 1) } }
    let state = node.state
    var result = state.bounds
    if !state.flags.contains(.masksToBounds) {
      if case .image(let image) = state.contents { result = result.union(Self.frame(of: image, in: state)) }
      if state.hasDetail, case .shape(let shape)? = state.detail.drawing {
        result = result.union(shape.extent)
      }
      let inner = state.sublayerMatrix
      for child in node.paintedChildren {
        result = result.union(extent(of: child, seenThrough: inner, level: level + 1))
      }
    }
    if state.hasDetail, let filters = state.detail.filters {
      for filter in filters { result = result.insetBy(dx: -filter.reach, dy: -filter.reach) }
    }
    if hasShadow(state) {
      let detail = state.detail
      let body = (paintsAsOnScreen ? detail.shadowPath?.boundingBox : nil) ?? result
      let shadow = body.offsetBy(dx: detail.shadowOffset.width, dy: detail.shadowOffset.height)
      result = result.union(
        shadow.insetBy(dx: -3 * detail.shadowRadius - 1, dy: -3 * detail.shadowRadius - 1))
    }
    return result
  }

  /// Returns the extent in the superlayer's coordinate space, or null if nothing is painted.
  func extent(of node: RenderNode, seenThrough inner: Transform3D?, level: Int) -> CGRect {
    if FreshStack.isDue(at: level) {
      return FreshStack.run { extent(of: node, seenThrough: inner, level: level + 1) }
    }
    let state = node.state
    guard !state.flags.contains(.hidden) else { return .null }
    let own = state.matrixToSuperlayer
    let matrix = inner.map { own.concatenating($0) } ?? own
    if state.flags.contains(.transformLayer) {
      let deeper = state.sublayerMatrix.map { $0.concatenating(matrix) } ?? matrix
      return node.paintedChildren.reduce(.null) {
        $0.union(extent(of: $1, seenThrough: deeper, level: level + 1))
      }
    }
    let corners = Canvas.project(extent(of: node, level: level).corners, matrix)
    return corners.isEmpty ? .null : CGRect(around: corners)
  }
}
