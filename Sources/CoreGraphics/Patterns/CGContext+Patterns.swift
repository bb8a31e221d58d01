extension CGContext {
  /// Sets the fill colour to a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - components: For a coloured pattern the opacity. For an uncoloured one the components of a colour in
  ///     the base space of the current pattern space, and its opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(
      patternSpace: patternSpace(state.fillColorSpace), pattern: pattern, components: components)
    {
      setFillColor(color)
    }
  }

  /// Sets the stroke colour to a pattern; see `setFillPattern(_:colorComponents:)`.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(
      patternSpace: patternSpace(state.strokeColorSpace), pattern: pattern, components: components)
    {
      setStrokeColor(color)
    }
  }

  private func patternSpace(_ space: CGColorSpace) -> CGColorSpace {
    space.model == .pattern ? space : .coloredPattern
  }

  /// Sets the offset of the pattern origin, in base space.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Makes the current user space the coordinate space of patterns, until `restoreGState`.
  package func anchorPatternsInUserSpace() { state.patternBase = state.matrix }

  /// Returns the paint source for a colour.
  func source(_ color: CGColor) -> PaintSource {
    guard let pattern = color.pattern else { return .color(color.srgb) }
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    return pattern.source(
      base: phase.concatenating(state.patternBase ?? base), color: color.colorOfPattern)
      ?? .color((0, 0, 0, 0))
  }

  /// Returns the painting parameters for a colour. The opacity of a coloured pattern is not part of its cell.
  func paint(in color: CGColor) -> PaintStyle {
    guard let pattern = color.pattern, pattern.isColored else { return paint }
    var style = paint
    style.alpha *= color.alpha
    return style
  }

  /// Restores the state before all that are still saved.
  func unwindStates() {
    while let last = saved.last { if last.isLayer { endTransparencyLayer() } else { restoreGState() } }
  }
}
