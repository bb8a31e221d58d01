internal import CoreGraphics
internal import RenderTree

/// The result of applying a layer's background filters to the content below the layer.
enum Backdrop {
  /// A blurred image, and its rectangle in pixels.
  case picture(CGImage, pixels: CGRect)
  /// A color that stands out from the content.
  case ink(CGColor)
}

extension Compositor {
  /// Creates the image that the layer's background filters produce from what has been painted below its
  /// bounds. Returns nil if it has no such filters.
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

  /// The mean luminance of a backdrop above which black stands out from it better than white.
  private static let brightness: CGFloat = 0.55

  /// Paints the filtered backdrop inside the layer's rounded bounds.
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

  /// Begins a transparency layer for each filter. That of the last filter is the innermost, so that the first
  /// filter is applied first.
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
  /// The distance in points by which the filter spreads its input.
  var reach: CGFloat { if case .gaussianBlur(let radius) = self { 3 * radius + 1 } else { 0 } }
}

extension RenderNode {
  /// A Boolean value that indicates whether a part of the image depends on what is painted elsewhere, so that
  /// it cannot be painted in parts. Complexity: O(layers).
  var looksBehind: Bool { looksBehind(level: 1) }

  private func looksBehind(level: Int) -> Bool {
    if FreshStack.isDue(at: level) { return FreshStack.run { looksBehind(level: level + 1) } }
    if state.flags.contains(.hidden) { return false }
    if state.hasDetail, state.detail.backgroundFilters != nil { return true }
    return children.contains { $0.looksBehind(level: level + 1) }
      || mask.contains { $0.looksBehind(level: level + 1) }
  }
}
