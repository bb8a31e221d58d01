internal import CoreGraphics
internal import RenderTree

/// A layer that is painted among others in one space with depth.
private struct Member {
  let node: RenderNode
  /// Where the layer lies; its superlayer may keep the depth of its sublayers.
  let space: Compositor.Space
  let plane: SeenPlane
}

extension Compositor {
  /// The most parts that a space is divided into; planes that still pass through one
  /// another then are painted whole.
  private static let mostParts = 4096

  /// Whether depth may order these sublayers otherwise than their z positions do: some plane is not parallel
  /// to the superlayer's, or not where its z position says.
  func ordersByDepth(_ nodes: [RenderNode], under sublayerTransform: Transform3D?) -> Bool {
    guard nodes.count > 1 || nodes.first?.state.flags.contains(.transformLayer) == true else { return false }
    if nodes.contains(where: \.state.leavesParallelPlane) { return true }
    guard let t = sublayerTransform, !t.keepsOrderOfParallelPlanes else { return false }
    return nodes.contains { $0.state.hasDetail && $0.state.detail.zPosition != 0 }
  }

  /// Paints layers that share a space with depth: what is nearer hides what is behind it, also where planes
  /// pass through one another. Without depth to tell them apart they keep their order.
  ///
  /// `canvas` is the plane that they are flattened into.
  func paintByDepth(_ nodes: [RenderNode], on canvas: Canvas, in space: Space) {
    var members: [Member] = []
    for node in nodes { gather(node, in: space, &members) }
    guard let first = members.first else { return }
    let box = members.reduce(first.plane.shape.box) { $0.union($1.plane.shape.box) }
    // Beyond the shapes' antialiased edges.
    let region = ConvexPolygon(box.insetBy(dx: -8 - box.width / 8, dy: -8 - box.height / 8))
    var parts = Self.mostParts
    paint(members, within: region, of: region, isGroup: false, on: canvas, &parts)
  }

  /// The layer, or those below it whose depth it keeps, without what cannot be seen.
  private func gather(_ node: RenderNode, in space: Space, _ members: inout [Member]) {
    // Layers that keep depth may lie in one another deeper than the stack.
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

  /// Paints what lies within a region of the plane. Elsewhere it may paint anything, unless
  /// the region is the `whole`.
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
      // One half is painted on both sides; the other then replaces it on its side of the line. A pixel that
      // the line divides is the mixture of both, so that no seam shows.
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
  /// Whether the layer's plane may lie otherwise than parallel to the superlayer's at the
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
  /// Whether planes parallel to z = 0 stay so, in the same order: a map of the plane, or
  /// one in perspective along z.
  fileprivate var keepsOrderOfParallelPlanes: Bool {
    m13 == 0 && m23 == 0 && m14 == 0 && m24 == 0 && m33 > 0 && m44 > 0
  }
}
