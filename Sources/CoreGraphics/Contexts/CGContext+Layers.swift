// Shadows and transparency layers.

extension CGContext {
  /// Sets a shadow of black at an opacity of one third for all further drawing.
  ///
  /// The offset and the blur are in base space and do not follow the current transform: pixels with y up in a
  /// bitmap, points with y down in UIKit's contexts. The shadow reaches `blur` beyond what casts it; the
  /// standard deviation of the Gaussian is half of that.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(space: .deviceGray, values: [0, 1.0 / 3]))
  }

  /// Sets a shadow of the given colour for all further drawing, or removes the shadow if the colour is nil.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    setShadow(offset.applying(base), blur: blur * abs(base.a), color)
  }

  /// Sets a shadow whose offset and blur are in user space and follow the current transform.
  package func setShadowInUserSpace(offset: CGSize, blur: CGFloat, color: CGColor?) {
    let m = state.matrix
    setShadow(offset.applying(m), blur: blur * abs(m.a * m.d - m.b * m.c).squareRoot(), color)
    state.shadow?.spread = GaussianBlur.spreadOfLayers
  }

  /// Sets a shadow whose offset and blur are in pixels, y down.
  private func setShadow(_ move: CGSize, blur: CGFloat, _ color: CGColor?) {
    guard let color, color.alpha > 0, move.width.isFinite, move.height.isFinite else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(
      offset: CGVector(dx: move.width, dy: move.height),
      deviation: blur > 0 ? min(blur / 2, 2048) : 0, color: color.srgb)
  }

  /// Begins a transparency layer: what is drawn until `endTransparencyLayer` is composited as a group.
  ///
  /// The current opacity, blend mode, shadow and clip apply to the group. Inside the layer the opacity is 1,
  /// the blend mode is `normal` and there is no shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(effect: nil) }

  func beginLayer(effect: LayerEffect?) {
    saved.append(SavedState(state: state, isLayer: true, effect: effect))
    var style = paint
    style.effect = effect
    backend.beginLayer(style)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.masks = []
  }

  /// Begins a transparency layer that is limited to a rectangle of user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    var outline = PathStorage()
    outline.addRect(rect, state.matrix)
    backend.clip(outline, .winding, antialias: false)
  }

  /// Ends a transparency layer: composites what was drawn since the matching `beginTransparencyLayer`.
  ///
  /// States saved inside the layer and not restored are discarded. Does nothing if no layer is open.
  public func endTransparencyLayer() {
    guard let begin = saved.lastIndex(where: \.isLayer) else { return }
    state = saved[begin].state
    var style = paint
    style.effect = saved[begin].effect
    let unrestored = saved.count - begin - 1
    saved.removeSubrange(begin...)
    backend.endLayer(style, unrestored: unrestored)
  }
}
