extension CGContext {
  /// The current transform from user space to base space.
  ///
  /// In a bitmap, base space is in pixels with the origin at the bottom left and y up; in a document it is in
  /// points.
  public var ctm: CGAffineTransform { state.matrix.concatenating(deviceToBase) }

  private var deviceToBase: CGAffineTransform {
    pages?.pixelsToPoints ?? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// The transform from user space to device space. A bitmap's device space is its base space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.matrix = state.matrix.scaledBy(x: sx, y: sy) }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.matrix = state.matrix.translatedBy(x: tx, y: ty)
  }

  /// Rotates user space by an angle in radians.
  public func rotate(by angle: CGFloat) { state.matrix = state.matrix.rotated(by: angle) }

  /// Concatenates a transform with the current one, so that it is applied first.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }

  /// Replaces the transform from user space to pixels with the origin at the top left and y down.
  package func setMatrixToPixels(_ matrix: CGAffineTransform) { state.matrix = matrix }

  /// The transform from user space to pixels with the origin at the top left and y down.
  package var matrixToPixels: CGAffineTransform { state.matrix }

  /// The bounding box of the clip in pixels, y down. Empty if everything is clipped.
  package var clipInPixels: CGRect { backend.clipExtents }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// Converts a size from user space to device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// Converts a size from device space to user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// Converts a rectangle from user space to device space, as its bounding box there.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// Converts a rectangle from device space to user space, as its bounding box there.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// The position at which text is drawn: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets the width of strokes in user space. Negative widths and NaN are ignored.
  public func setLineWidth(_ width: CGFloat) { if width >= 0 { state.line.width = width } }

  /// Sets the shape of the ends of open strokes.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets the shape of the corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets the largest length of a mitred corner as a multiple of the line width. Longer corners are bevelled.
  public func setMiterLimit(_ limit: CGFloat) { if limit > 0 { state.line.miterLimit = limit } }

  /// Sets the dash pattern of strokes.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which it begins, in user space.
  ///   - lengths: The alternating lengths of dashes and gaps in user space. An empty array means a solid
  ///     line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return }
    state.line.dashPhase = phase
    state.line.dashLengths = lengths.contains { $0 > 0 } ? lengths : []
  }

  /// Sets the largest distance between a drawn curve and the exact one, in pixels. No curve is off by more
  /// than a tenth; smaller values are unsupported.
  public func setFlatness(_ flatness: CGFloat) {
    if flatness > 0, flatness < 0.1 { notYet("CGContext.setFlatness of less than a tenth of a pixel") }
  }

  /// Sets the opacity of all further drawing, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

  /// The opacity of drawing, 0…1.
  package var alpha: CGFloat { state.alpha }

  /// Sets the blend mode of all further drawing.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

  /// Sets whether antialiasing is allowed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    backend.allowsAntialiasing = allowsAntialiasing
  }

  /// The quality with which images are interpolated between pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets the fill colour.
  public func setFillColor(_ color: CGColor) {
    if hasFixedColors { return }
    state.fillColor = color
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  /// The fill colour.
  package var currentFillColor: CGColor { state.fillColor }

  /// Sets the stroke colour.
  public func setStrokeColor(_ color: CGColor) {
    if hasFixedColors { return }
    state.strokeColor = color
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  /// Sets the fill colour from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
  }

  /// Sets the stroke colour from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
  }

  /// Sets the fill colour to a gray, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceGray, values: [gray, alpha]))
  }

  /// Sets the stroke colour to a gray, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceGray, values: [gray, alpha]))
  }

  /// Sets the fill colour from CMYK components.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  /// Sets the stroke colour from CMYK components.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  /// Sets the colour space that `setFillColor(_:)` with components and `setFillPattern` use, and the fill
  /// colour to that space's black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    if space.model == .pattern { return state.fillColorSpace = space }
    setFillColor(CGColor(space: space, values: space.black))
  }

  /// Sets the colour space that `setStrokeColor(_:)` with components and `setStrokePattern` use, and the
  /// stroke colour to that space's black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    if space.model == .pattern { return state.strokeColorSpace = space }
    setStrokeColor(CGColor(space: space, values: space.black))
  }

  /// Sets the fill colour from components in the fill colour space, the opacity last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillColorSpace, components: components) { setFillColor(color) }
  }

  /// Sets the stroke colour from components in the stroke colour space, the opacity last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) {
      setStrokeColor(color)
    }
  }
}

extension CGColorSpace {
  /// The components of opaque black.
  fileprivate var black: [CGFloat] {
    model == .cmyk ? [0, 0, 0, 1, 1] : Array(repeating: 0, count: numberOfComponents) + [1]
  }
}
