package import CoreGraphics
package import RenderTree

/// Paints render trees: values in, pixels out. It knows nothing of layers, views or time.
package struct Compositor {
  package init() {}

  /// The frame as a picture of `size * scale` pixels, rounded up; nil where that is empty or more than Cairo can hold.
  package func image(of frame: RenderFrame) -> CGImage? {
    let width = Int((frame.size.width * frame.scale).rounded(.up))
    let height = Int((frame.size.height * frame.scale).rounded(.up))
    guard let context = CGContext(pixelsWide: width, pixelsHigh: height, scale: frame.scale) else { return nil }
    if let background = frame.background {
      context.setFillColor(background)
      context.fill(CGRect(origin: .zero, size: frame.size))
    }
    paint(frame.root, into: context)
    return context.makeImage()
  }

  /// Paints a layer and everything below it. `context` has the superlayer's coordinates: points, y down.
  package func paint(_ node: RenderNode, into context: CGContext) {
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return }
    context.saveGState()
    defer { context.restoreGState() }

    if state.isTranslation {
      let anchor = state.anchor
      context.translateBy(x: state.position.x - anchor.x, y: state.position.y - anchor.y)
    } else {
      let matrix = state.matrixToSuperlayer.flattened
      if !matrix.isAffine { notYet("perspective of CALayer.transform") }
      let affine = matrix.affinePart
      let determinant = affine.a * affine.d - affine.b * affine.c
      guard determinant != 0, determinant.isFinite else { return }
      if determinant < 0, state.flags.contains(.singleSided) { return }
      context.concatenate(affine)
    }

    let opacity = CGFloat(min(state.opacity, 1))
    guard needsGroup(node) else {
      if opacity < 1 { context.setAlpha(opacity) }
      paintParts(of: node, into: context)
      return
    }
    if hasShadow(state) {
      context.saveGState()
      context.setAlpha(opacity)
      paintShadow(of: node, into: context)
      context.restoreGState()
    }
    context.setAlpha(opacity)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setAlpha(1)
    paintParts(of: node, into: context, shadow: false)
    if let mask = node.mask.first {
      context.setBlendMode(.destinationIn)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setBlendMode(.normal)
      paint(mask, into: context)
      context.endTransparencyLayer()
    }
    context.endTransparencyLayer()
  }

  /// Whether the layer must be composited apart before it is faded or masked: it is see-through and more than one
  /// thing is painted.
  private func needsGroup(_ node: RenderNode) -> Bool {
    if !node.mask.isEmpty { return true }
    let state = node.state
    guard state.opacity < 1 else { return false }
    var parts = node.children.count
    if state.backgroundColor != nil { parts += 1 }
    if state.contents != nil { parts += 1 }
    if hasBorder(state) { parts += 1 }
    if hasShadow(state) { parts += 1 }
    return parts > 1 || !node.children.isEmpty
  }

  private func paintParts(of node: RenderNode, into context: CGContext, shadow: Bool = true) {
    let state = node.state
    let bounds = state.bounds
    let plain = state.flags.contains(.transformLayer)
    let clips = state.flags.contains(.masksToBounds)
    if !plain {
      if shadow, hasShadow(state) { paintShadow(of: node, into: context) }
      if let color = state.backgroundColor, color.alpha > 0, bounds.width > 0, bounds.height > 0 {
        context.setFillColor(color)
        if state.cornerRadius > 0 {
          context.addPath(outline(of: state))
          context.fillPath()
        } else {
          context.fill(bounds)
        }
      }
    }
    let hasInside = !node.children.isEmpty || (state.contents != nil && !plain)
    guard hasInside || hasBorder(state) else { return }
    if hasInside {
      if clips {
        context.saveGState()
        clip(to: state, in: context)
      }
      if !plain, let contents = state.contents { paint(contents, of: state, into: context) }
      paintChildren(of: node, into: context)
      if clips { context.restoreGState() }
    }
    if !plain, hasBorder(state) { paintBorder(of: state, into: context) }
  }

  private func paintChildren(of node: RenderNode, into context: CGContext) {
    guard !node.children.isEmpty else { return }
    if let matrix = node.state.sublayerMatrix {
      context.saveGState()
      if !matrix.flattened.isAffine { notYet("perspective of CALayer.sublayerTransform") }
      context.concatenate(matrix.affinePart)
      for child in node.children { paint(child, into: context) }
      context.restoreGState()
    } else {
      for child in node.children { paint(child, into: context) }
    }
  }

  private func clip(to state: LayerState, in context: CGContext) {
    if state.cornerRadius > 0 {
      context.addPath(outline(of: state))
      context.clip()
    } else {
      context.clip(to: state.bounds)
    }
  }
}
