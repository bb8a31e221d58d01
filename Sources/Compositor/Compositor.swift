package import CoreGraphics
internal import Foundation
package import RenderTree

/// A renderer of render trees: values in, pixels out. It has no access to layers, views or time.
///
/// Copies share the cached images of shadows.
package struct Compositor: Sendable {
  /// The number of threads that paint a large image. It does not affect the result.
  package var workers: Int
  /// A Boolean value that determines whether layers look as on a screen: shadow paths cast shadows, and
  /// rasterized layers have their reduced resolution.
  package var paintsAsOnScreen = true

  /// The fast paths, which give the same result as the plain ones: shadows of rounded rectangles from cached
  /// images, and skipping what is not visible.
  let shadowPatches: ShadowPatches?
  let leavesOutHidden: Bool

  /// Creates a compositor.
  ///
  /// - Parameters:
  ///   - workers: The number of threads. Pass 1 if every core is busy with images of its own.
  ///   - isPlain: Pass `true` to paint without caches and fast paths.
  package init(workers: Int = Self.cores, isPlain: Bool = false) {
    self.workers = workers
    (shadowPatches, leavesOutHidden) = (isPlain ? nil : ShadowPatches(), !isPlain)
  }

  /// The number of cores.
  package static let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))

  /// Renders a frame as an image of `size * scale` pixels, rounded up. Returns nil if a side is not in
  /// 1…32,767 pixels.
  package func image(of frame: RenderFrame) -> CGImage? {
    let area = frame.pixelArea
    guard !area.isEmpty, let bitmap = BandedBitmap(area, scale: frame.scale) else { return nil }
    return paint(frame, areas: [area], into: bitmap, isClear: true, FrameMemory()) ? bitmap.finish() : nil
  }

  /// Paints a layer and everything below it into a context in the superlayer's coordinate space: points, y
  /// down.
  package func paint(_ node: RenderNode, into context: CGContext) {
    context.saveGState()
    paint(node, into: context, in: Space())
    context.restoreGState()
  }

  /// The space of the sublayers of a layer.
  struct Space {
    /// The transform from the sublayers' space, including its depth, to the context's user space. Nil if they
    /// are the same.
    var matrix: Transform3D?
    /// The transform from the sublayers' space to the plane into which they are flattened, preserving their
    /// depth above it. Nil if it is their own plane.
    var depth: Transform3D?
    /// The part of the transform that determines which side of a sublayer faces the viewer: the superlayer's
    /// sublayer transform.
    var facing: Transform3D?
    /// The opacity applied to each of the sublayers separately.
    var opacity: CGFloat = 1
    /// The number of the sublayers' ancestors.
    var level = 0
    /// The visible parts of the sublayers, or nil if they are painted whole.
    var seen: SeenLayers?
  }

  /// Paints a layer and everything below it. The context's transform and opacity are restored; its colours
  /// and interpolation quality are not.
  func paint(_ node: RenderNode, into context: CGContext, in space: Space) {
    if FreshStack.isDue(at: space.level) {
      var deeper = space
      deeper.level += 1
      return FreshStack.run { paint(node, into: context, in: deeper) }
    }
    let entry = space.seen?.takeNext() ?? .whole
    if entry.parts.isEmpty { return }
    defer { space.seen?.skip(entry) }
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return }
    if state.flags.contains(.transformLayer) {
      var whole = space
      whole.seen = nil
      return paintByDepth([node], on: Canvas(context: context, level: space.level), in: whole)
    }
    if state.flags.contains(.singleSided), facesAway(state, in: space) { return }

    let (toPixels, alpha) = (context.matrixToPixels, context.alpha)
    defer {
      context.setMatrixToPixels(toPixels)
      context.setAlpha(alpha)
    }
    var canvas = Canvas(
      context: context, level: space.level, parts: entry.parts, seen: entry.listsSublayers ? space.seen : nil)
    if space.matrix == nil, state.isTranslation {
      let anchor = state.anchor
      context.translateBy(x: state.position.x - anchor.x, y: state.position.y - anchor.y)
    } else {
      let own = state.matrixToSuperlayer
      let whole = space.matrix.map { own.concatenating($0) } ?? own
      if whole.mapsPlaneAffinely {
        let affine = whole.affinePart
        let determinant = affine.a * affine.d - affine.b * affine.c
        guard determinant != 0, determinant.isFinite else { return }
        context.concatenate(affine)
      } else {
        canvas.perspective = whole
      }
    }
    if state.flags.contains(.hardEdges) {
      let m = context.matrixToPixels
      canvas.hasHardEdges = canvas.perspective != nil || !(m.b == 0 && m.c == 0 || m.a == 0 && m.d == 0)
    }
    if state.flags.contains(.part) { canvas.hasHardEdges = true }
    paint(node, on: canvas, opacity: space.opacity * CGFloat(min(state.opacity, 1)))
  }

  /// Returns a Boolean value that indicates whether the layer's box is seen from behind in its superlayer's
  /// plane, with its corners in reverse order.
  func facesAway(_ state: LayerState, in space: Space) -> Bool {
    let own = state.matrixToSuperlayer
    let matrix = space.facing.map { own.concatenating($0) } ?? own
    let p = state.bounds.corners.map(matrix.project)
    return (p[1].x - p[0].x) * (p[2].y - p[0].y) - (p[1].y - p[0].y) * (p[2].x - p[0].x) < 0
  }

  /// Paints a layer in its own plane, with its blend mode.
  private func paint(_ node: RenderNode, on canvas: Canvas, opacity: CGFloat) {
    let state = node.state, context = canvas.context
    let backdrop = backdrop(below: state, on: canvas)
    let blending = state.hasDetail ? state.detail.blending : nil
    if let blending {
      context.saveGState()
      context.setAlpha(1)
      context.setBlendMode(blending.mode)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    if let picture = rasterized(node, on: canvas) {
      context.setAlpha(opacity)
      canvas.draw(picture.image, in: picture.frame)
    } else {
      paintMasked(node, on: canvas, opacity: opacity, backdrop)
    }
    if blending != nil {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  /// Paints a layer through its mask.
  func paintMasked(_ node: RenderNode, on canvas: Canvas, opacity: CGFloat, _ backdrop: Backdrop?) {
    let context = canvas.context
    if let mask = node.mask.first {
      context.saveGState()
      if canvas.clipToPixels(around: extent(of: mask, seenThrough: nil, level: canvas.level + 1)) {
        context.setAlpha(1)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paintUnmasked(node, on: canvas, opacity: opacity, backdrop)
        context.setAlpha(1)
        context.setBlendMode(.destinationIn)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        paint(mask, into: context, in: canvas.spaceOfSublayers(of: nil))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
      }
      context.restoreGState()
    } else {
      paintUnmasked(node, on: canvas, opacity: opacity, backdrop)
    }
  }

  /// Paints a layer and its shadow, as a group if it consists of more than one part and is not opaque.
  ///
  /// The shadow has the layer's opacity and is visible through it, as measured
  /// (`facts/ios26/layers_and_semantics.md`).
  private func paintUnmasked(_ node: RenderNode, on canvas: Canvas, opacity: CGFloat, _ backdrop: Backdrop?) {
    let context = canvas.context, state = node.state
    let filters = state.hasDetail ? state.detail.filters ?? [] : []
    context.setAlpha(opacity)
    var castsShadow = hasShadow(state)
    if castsShadow, paintsAsOnScreen, let path = state.detail.shadowPath {
      if !paintShadowFromPatch(of: path, state, on: canvas) { paintShadow(of: path, state, on: canvas) }
      castsShadow = false
    }
    // A layer that filters what is below it is a group even if none of that is painted, as around a part of
    // an image.
    let isGroup =
      !filters.isEmpty || state.hasDetail && state.detail.backgroundFilters != nil
      || needsGroup(node, opacity)
    if castsShadow, paintShadowFromPatch(of: node, on: canvas, opacity: opacity) { castsShadow = false }
    guard castsShadow || isGroup else {
      return paintParts(of: node, on: canvas, opacity: opacity)
    }
    context.saveGState()
    if castsShadow { setShadow(of: state, on: canvas) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    beginFilters(filters, on: canvas)
    if let backdrop { paint(backdrop, of: state, on: canvas) }
    paintParts(of: node, on: canvas, opacity: 1)
    for _ in filters { context.endTransparencyLayer() }
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Returns a Boolean value that indicates whether the layer must be composited as a group before its
  /// opacity is applied, since it paints more than one part.
  func needsGroup(_ node: RenderNode, _ opacity: CGFloat) -> Bool {
    let state = node.state
    guard opacity < 1, !state.flags.contains(.ungroupedOpacity) else { return false }
    if !node.children.isEmpty { return true }
    var parts = [state.backgroundColor != nil, state.contents != nil, hasBorder(state)].count { $0 }
    if state.hasDetail {
      switch state.detail.drawing {
      case .shape(let shape): parts += (shape.isFilled ? 1 : 0) + (shape.isStroked ? 1 : 0)
      case .gradient: parts += 1
      case .replicator, .emitter, nil: break
      }
    }
    return parts > 1
  }

  /// Paints background, gradient, contents, shape, sublayers and border. `opacity` is that of the context;
  /// each sublayer includes it in its own.
  private func paintParts(of node: RenderNode, on canvas: Canvas, opacity: CGFloat) {
    let state = node.state, contents = canvas.parts.contains(.contents) ? state.contents : nil
    if canvas.parts.contains(.background), let color = state.backgroundColor, color.alpha > 0 {
      canvas.fill(outline(of: state), color)
    }
    let context = canvas.context
    let drawing = state.hasDetail ? state.detail.drawing : nil
    if case .gradient(let gradient)? = drawing { paint(gradient, of: state, on: canvas) }
    let showsSublayers = !node.children.isEmpty && canvas.parts.contains(.sublayers)
    if showsSublayers || contents != nil || drawing != nil {
      let clips = state.flags.contains(.masksToBounds)
      if clips {
        context.saveGState()
        canvas.clip(to: outline(of: state))
      }
      if let contents { paint(contents, of: state, on: canvas) }
      if case .shape(let shape)? = drawing { paint(shape, on: canvas) }
      if showsSublayers { paintSublayers(of: node, on: canvas, opacity: opacity) }
      if clips { context.restoreGState() }
    }
    if hasBorder(state) { paintBorder(of: state, on: canvas) }
  }

  private func paintSublayers(of node: RenderNode, on canvas: Canvas, opacity: CGFloat) {
    var space = canvas.spaceOfSublayers(of: node.state)
    space.opacity = opacity
    let children = node.paintedChildren
    if ordersByDepth(children, under: node.state.sublayerTransformMatrix) {
      paintByDepth(children, on: canvas, in: space)
    } else {
      for child in children { paint(child, into: canvas.context, in: space) }
    }
  }
}
