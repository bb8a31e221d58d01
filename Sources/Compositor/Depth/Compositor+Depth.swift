internal import CoreGraphics
internal import RenderTree

/// A layer that is painted with others in a shared 3D space.
private struct Member {
  let node: RenderNode
  /// The space of the layer. Its superlayer may preserve the depth of its sublayers.
  let space: Compositor.Space
  let plane: SeenPlane
}

extension Compositor {
  /// The maximum number of parts into which a space is divided. Beyond it, intersecting planes are painted
  /// whole.
  private static let mostParts = 4096

  /// Returns a Boolean value that indicates whether depth may order these sublayers differently from their z
  /// positions: some plane is not parallel to the superlayer's, or not at the height of its z position.
  func ordersByDepth(_ nodes: [RenderNode], under sublayerTransform: Transform3D?) -> Bool {
    guard nodes.count > 1 || nodes.first?.state.flags.contains(.transformLayer) == true else { return false }
    if nodes.contains(where: \.state.leavesParallelPlane) { return true }
    guard let t = sublayerTransform, !t.keepsOrderOfParallelPlanes else { return false }
    return nodes.contains { $0.state.hasDetail && $0.state.detail.zPosition != 0 }
  }

  /// Paints layers in a shared 3D space: closer ones hide those behind them, also where planes intersect.
  /// Layers at equal depth keep their order.
  ///
  /// `canvas` is the plane into which they are flattened.
  func paintByDepth(_ nodes: [RenderNode], on canvas: Canvas, in space: Space) {
    var members: [Member] = []
    for node in nodes { gather(node, in: space, &members) }
    guard let first = members.first else { return }
    let box = members.reduce(first.plane.shape.box) { $0.union($1.plane.shape.box) }
    // Include the shapes' antialiased edges.
    let region = ConvexPolygon(box.insetBy(dx: -8 - box.width / 8, dy: -8 - box.height / 8))
    var parts = Self.mostParts
    paint(members, within: region, of: region, isGroup: false, on: canvas, &parts)
  }

  /// Collects the visible layers: the layer itself, or the descendants whose depth it preserves.
  private func gather(_ node: RenderNode, in space: Space, _ members: inout [Member]) {
    // Nested transform layers may be deeper than the stack allows.
    var waiting = [(node: node, space: space)]
    while let (node, space) = waiting.popLast() {
      let state = node.state
      if state.flags.contains(.hidden) || state.opacity <= 0 { continue }
      if state.flags.contains(.singleSided), facesAway(state, in: space) { continue }
      if state.flags.contains(.transformLayer) {
        let inner = space.insideTransformLayer(state)
        waiting += node.children.reversed().map { ($0, inner) }
      } else {
        let own = state.matrixToSuperlayer
        let toPlane = space.depth.map { own.concatenating($0) } ?? own
        guard let plane = SeenPlane(extent(of: node), through: toPlane) else { continue }
        members.append(Member(node: node, space: space, plane: plane))
      }
    }
  }

  /// Paints the layers within a region of the plane. Outside the region it may paint anything, unless the
  /// region is `whole`.
  private func paint(
    _ members: [Member], within region: ConvexPolygon, of whole: ConvexPolygon, isGroup: Bool,
    on canvas: Canvas, _ parts: inout Int
  ) {
    guard !region.isEmpty else { return }
    let context = canvas.context
    context.saveGState()
    defer { context.restoreGState() }
    if isGroup, !canvas.clipToPixels(around: region.points) { return }
    parts -= 1
    switch DepthOrder(of: members.map(\.plane), in: region, mayDivide: parts > 0) {
    case .painted(let order):
      for index in order { paint(members[index].node, into: context, in: members[index].space) }
    case .divided(let line):
      // One half is painted on both sides; the other one then replaces it on its side of the line. A pixel
      // that the line divides is a mixture of both, so that there is no seam.
      if !isGroup { context.beginTransparencyLayer(auxiliaryInfo: nil) }
      paint(members, within: region.clipped(to: line.reversed), of: whole, isGroup: true, on: canvas, &parts)
      canvas.clip(to: .polygon(whole.clipped(to: line).points))
      context.setBlendMode(.copy)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      paint(members, within: region.clipped(to: line), of: whole, isGroup: true, on: canvas, &parts)
      context.endTransparencyLayer()
      if !isGroup { context.endTransparencyLayer() }
    }
  }
}

extension LayerState {
  /// A Boolean value that indicates whether the layer's plane may not be parallel to the superlayer's at the
  /// height of its z position.
  fileprivate var leavesParallelPlane: Bool {
    if flags.contains(.transformLayer) { return true }
    guard !isTranslation else { return false }
    let t = detail.transform
    return t.m13 != 0 || t.m23 != 0 || t.m43 != 0 || t.m14 != 0 || t.m24 != 0 || t.m34 != 0
      || detail.anchorPointZ != 0
  }
}

extension Transform3D {
  /// A Boolean value that indicates whether planes parallel to z = 0 remain parallel and in order, as under
  /// an affine transform or a perspective along z.
  fileprivate var keepsOrderOfParallelPlanes: Bool {
    m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m33 > 0 && m44 > 0
  }
}
