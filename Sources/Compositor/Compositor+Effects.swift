internal import CoreGraphics
internal import RenderTree

/// A blurred picture of what lies below a layer, and where it belongs in pixels.
struct Backdrop {
  let image: CGImage
  let pixels: CGRect
}

extension Compositor {
  /// What the layer's background filters make of what has been painted below its
  /// bounds; nil where it has none.
  func backdrop(below state: LayerState, on canvas: Canvas) -> Backdrop? {
    guard state.hasDetail, let filters = state.detail.backgroundFilters, canvas.perspective == nil else {
      return nil
    }
    var variance: CGFloat = 0
    for case .gaussianBlur(let radius) in filters { variance += radius * radius }
    guard variance > 0 else { return nil }
    return canvas.context.blurredBackdrop(radius: variance.squareRoot(), in: state.bounds).map {
      Backdrop(image: $0.image, pixels: $0.pixels)
    }
  }

  /// Paints the filtered picture of what lies below inside the layer's rounded bounds.
  func paint(_ backdrop: Backdrop, of state: LayerState, on canvas: Canvas) {
    let context = canvas.context
    context.saveGState()
    canvas.clip(to: outline(of: state))
    context.setMatrixToPixels(.identity)
    context.interpolationQuality = .none
    context.drawUpright(backdrop.image, in: backdrop.pixels)
    context.restoreGState()
  }

  /// Begins a transparency layer for each filter; the last filter's is the innermost, so
  /// that the first acts first.
  func beginFilters(_ filters: [LayerFilter], on canvas: Canvas) {
    for filter in filters.reversed() {
      switch filter {
      case .gaussianBlur(let radius): canvas.context.beginTransparencyLayer(blurRadius: radius)
      case .multiply(let color): canvas.context.beginTransparencyLayer(multiplyingBy: color)
      }
    }
  }
}

extension LayerFilter {
  /// How far the filter spreads what it acts on, in points.
  var reach: CGFloat { if case .gaussianBlur(let radius) = self { 3 * radius + 1 } else { 0 } }
}

extension RenderNode {
  /// Whether what a part of the picture shows depends on what is painted elsewhere, so that the picture
  /// cannot be painted in parts. O(layers).
  var looksBehind: Bool { looksBehind(level: 1) }

  private func looksBehind(level: Int) -> Bool {
    if FreshStack.isDue(at: level) { return FreshStack.run { looksBehind(level: level + 1) } }
    if state.flags.contains(.hidden) { return false }
    if state.hasDetail, state.detail.backgroundFilters != nil { return true }
    return children.contains { $0.looksBehind(level: level + 1) }
      || mask.contains { $0.looksBehind(level: level + 1) }
  }
}
