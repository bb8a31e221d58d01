package import CoreGraphics
package import RenderTree

/// Paints render trees: values in, pixels out. It knows nothing of layers, views or time.
package struct Compositor {
  package init() {}

  /// The frame as a picture of `size * scale` pixels, rounded up; nil where a side is not in 1…32,767 pixels.
  package func image(of frame: RenderFrame) -> CGImage? {
    let sides = 0...CGFloat(Int16.max)
    let width = (frame.size.width * frame.scale).rounded(.up)
    let height = (frame.size.height * frame.scale).rounded(.up)
    guard sides.contains(width), sides.contains(height),
      let context = CGContext(pixelsWide: Int(width), pixelsHigh: Int(height), scale: frame.scale)
    else { return nil }
    if let background = frame.background {
      context.setFillColor(background)
      context.fill(CGRect(origin: .zero, size: frame.size))
    }
    paint(frame.root, into: context)
    return context.finish()
  }

  /// Paints a layer and everything below it. `context` has the superlayer's coordinates: points, y down.
  package func paint(_ node: RenderNode, into context: CGContext) {
    paint(node, into: context, in: Space())
  }

  /// Where the sublayers of a layer lie.
  struct Space {
    /// From the sublayers' space, with its depth, to the context's user space; nil where they are the same.
    var matrix: Transform3D?
    /// The part of the way that decides which side of a sublayer faces the viewer: the superlayer's sublayer transform.
    var facing: Transform3D?
  }

  func paint(_ node: RenderNode, into context: CGContext, in space: Space) {
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return }
    if state.flags.contains(.singleSided), facesAway(state, in: space) { return }

    context.saveGState()
    defer { context.restoreGState() }
    var canvas = Canvas(context: context)
    if space.matrix == nil, state.isTranslation {
      let anchor = state.anchor
      context.translateBy(x: state.position.x - anchor.x, y: state.position.y - anchor.y)
    } else {
      let own = state.matrixToSuperlayer
      let whole = space.matrix.map { own.concatenating($0) } ?? own
      if state.flags.contains(.transformLayer) {
        canvas.depth = whole
      } else if whole.mapsPlaneAffinely {
        let affine = whole.affinePart
        let determinant = affine.a * affine.d - affine.b * affine.c
        guard determinant != 0, determinant.isFinite else { return }
        context.concatenate(affine)
      } else {
        canvas.perspective = whole
      }
    }
    paint(node, on: canvas)
  }

  /// Whether the layer's box is seen from behind in its superlayer's plane: its corners run the other way round.
  private func facesAway(_ state: LayerState, in space: Space) -> Bool {
    let own = state.matrixToSuperlayer
    let matrix = space.facing.map { own.concatenating($0) } ?? own
    let p = state.bounds.corners.map(matrix.project)
    return (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x) < 0
  }

  /// Paints a layer whose place `canvas` knows, faded or masked as a group where that is needed.
  private func paint(_ node: RenderNode, on canvas: Canvas) {
    let context = canvas.context
    let opacity = CGFloat(min(node.state.opacity, 1))
    guard needsGroup(node) else {
      if opacity < 1 { context.setAlpha(opacity) }
      if hasShadow(node.state) { paintShadow(of: node, on: canvas) }
      paintParts(of: node, on: canvas)
      return
    }
    context.setAlpha(opacity)
    if hasShadow(node.state) { paintShadow(of: node, on: canvas) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    paintParts(of: node, on: canvas)
    if let mask = node.mask.first {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      paint(mask, into: context, in: canvas.spaceOfSublayers(of: nil))
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
  }

  /// Whether the layer must be composited apart before it is faded or masked: more than one thing is painted.
  private func needsGroup(_ node: RenderNode) -> Bool {
    if !node.mask.isEmpty { return true }
    let state = node.state
    guard state.opacity < 1, !state.flags.contains(.transformLayer) else { return false }
    if !node.children.isEmpty { return true }
    let parts = [state.backgroundColor != nil, state.contents != nil, hasBorder(state)]
    return parts.count { $0 } > 1
  }

  func paintParts(of node: RenderNode, on canvas: Canvas) {
    let state = node.state
    if state.flags.contains(.transformLayer) { return paintSublayers(of: node, on: canvas) }
    if let color = state.backgroundColor, color.alpha > 0 { canvas.fill(outline(of: state), color) }
    let context = canvas.context
    if !node.children.isEmpty || state.contents != nil {
      let clips = state.flags.contains(.masksToBounds)
      if clips {
        context.saveGState()
        canvas.clip(to: outline(of: state))
      }
      if let contents = state.contents { paint(contents, of: state, on: canvas) }
      paintSublayers(of: node, on: canvas)
      if clips { context.restoreGState() }
    }
    if hasBorder(state) { paintBorder(of: state, on: canvas) }
  }

  private func paintSublayers(of node: RenderNode, on canvas: Canvas) {
    guard !node.children.isEmpty else { return }
    let space = canvas.spaceOfSublayers(of: node.state)
    for child in node.children { paint(child, into: canvas.context, in: space) }
  }
}
