internal import CoreGraphics
internal import RenderTree

/// What a layer's background filters make of what lies below it.
enum Backdrop {
  /// A blurred picture, and where it belongs in pixels.
  case picture(CGImage, pixels: CGRect)
  /// A colour that stands out.
  case ink(CGColor)
}

extension Compositor {
  /// What the layer's background filters make of what has been painted below its
  /// bounds; nil where it has none.
  func backdrop(below state: LayerState, on canvas: Canvas) -> Backdrop? {
    guard state.hasDetail, let filters = state.detail.backgroundFilters, canvas.perspective == nil else {
      return nil
    }
    if filters.contains(.contrast) {
      return canvas.context.meanLuminance(in: state.bounds).map {
        .ink($0 < Self.brightness ? .white : .black)
      }
    }
    var variance: CGFloat = 0
    for case .gaussianBlur(let radius) in filters { variance += radius * radius }
    guard variance > 0 else { return nil }
    return canvas.context.blurredBackdrop(radius: variance.squareRoot(), in: state.bounds).map {
      .picture($0.image, pixels: $0.pixels)
    }
  }

  /// The mean luminance from which on black stands out from a backdrop better than white.
  private static let brightness: CGFloat = 0.55

  /// Paints what the filters make of what lies below inside the layer's rounded bounds.
  func paint(_ backdrop: Backdrop, of state: LayerState, on canvas: Canvas) {
    let context = canvas.context
    context.saveGState()
    switch backdrop {
    case .picture(let image, let pixels):
      canvas.clip(to: outline(of: state))
      context.setMatrixToPixels(.identity)
      context.interpolationQuality = .none
      context.drawUpright(image, in: pixels)
    case .ink(let color): canvas.fill(outline(of: state), color)
    }
    context.restoreGState()
  }

  /// Begins a transparency layer for each filter; the last filter's is the innermost, so
  /// that the first acts first.
  func beginFilters(_ filters: [LayerFilter], on canvas: Canvas) {
    for filter in filters.reversed() {
      switch filter {
      case .gaussianBlur(let radius): canvas.context.beginTransparencyLayer(blurRadius: radius)
      case .multiply(let color): canvas.context.beginTransparencyLayer(multiplyingBy: color)
      case .contrast: canvas.context.beginTransparencyLayer(auxiliaryInfo: nil)
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
