// Painting with patterns.

extension CGContext {
  /// Paints fills with a pattern. The components are the opacity for a pattern with colours of its own; else
  /// a colour in the space below the pattern space that was set, and its opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    if let color = CGColor(
      patternSpace: patternSpace(state.fillColorSpace), pattern: pattern, components: components)
    {
      setFillColor(color)
    }
  }

  /// Paints strokes with a pattern; see `setFillPattern(_:colorComponents:)`.
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

  /// Moves the origin of patterns, in base space.
  public func setPatternPhase(_ phase: CGSize) {
    guard phase.width.isFinite, phase.height.isFinite else { return }
    state.patternPhase = phase
  }

  /// Makes the user space of this moment the one that patterns lie in, until `restoreGState`.
  package func anchorPatternsInUserSpace() { state.patternBase = state.matrix }

  /// What is painted with in a colour.
  func source(_ color: CGColor) -> PaintSource {
    guard let pattern = color.pattern else { return .color(color.srgb) }
    let phase = CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height)
    return pattern.source(
      base: phase.concatenating(state.patternBase ?? base), color: color.colorOfPattern)
      ?? .color((0, 0, 0, 0))
  }

  /// How something in a colour is painted: a pattern's opacity is not in its cell.
  func paint(in color: CGColor) -> PaintStyle {
    guard let pattern = color.pattern, pattern.isColored else { return paint }
    var style = paint
    style.alpha *= color.alpha
    return style
  }

  /// Goes back to the state before everything that is still saved.
  func unwindStates() {
    while let last = saved.last { if last.isLayer { endTransparencyLayer() } else { restoreGState() } }
  }
}
