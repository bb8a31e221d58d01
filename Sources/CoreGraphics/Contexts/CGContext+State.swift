// Coordinates, colours and line styles of a context.

extension CGContext {
  /// From user space to base space: what `concatenate` and its relatives have made of it.
  ///
  /// In a bitmap, base space counts pixels from the bottom left with y up; in a document points.
  public var ctm: CGAffineTransform { state.matrix.concatenating(deviceToBase) }

  private var deviceToBase: CGAffineTransform {
    pages?.pixelsToPoints ?? CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
  }

  /// From user space to device space; a bitmap's device space is its base space.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.matrix = state.matrix.scaledBy(x: sx, y: sy) }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.matrix = state.matrix.translatedBy(x: tx, y: ty)
  }

  /// Turns user space by an angle in radians.
  public func rotate(by angle: CGFloat) { state.matrix = state.matrix.rotated(by: angle) }

  /// Puts a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }

  /// Replaces the whole transform from user space to pixels with the origin at the top left and y down.
  package func setMatrixToPixels(_ matrix: CGAffineTransform) { state.matrix = matrix }

  /// The whole transform from user space to pixels with the origin at the top left and y down.
  package var matrixToPixels: CGAffineTransform { state.matrix }

  /// The pixels around the clip, y down; empty where everything is clipped away.
  package var clipInPixels: CGRect { backend.clipExtents }

  /// A point of user space in device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  /// A point of device space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }

  /// A size of user space in device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }

  /// A size of device space in user space.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }

  /// The box around a rectangle of user space in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }

  /// The box around a rectangle of device space in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  /// Where text begins: the translation of the text matrix.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets the width of strokes in user space; negative and NaN widths are ignored.
  public func setLineWidth(_ width: CGFloat) { if width >= 0 { state.line.width = width } }

  /// Sets the shape of strokes' open ends.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// Sets the shape of strokes' corners.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Sets how many line widths a sharp corner may reach before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { if limit > 0 { state.line.miterLimit = limit } }

  /// Sets the lengths of dashes and gaps in user space, beginning `phase` into them; no lengths mean a
  /// solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return }
    state.line.dashPhase = phase
    state.line.dashLengths = lengths.contains { $0 > 0 } ? lengths : []
  }

  /// Sets how far a drawn curve may stray from the true one, in pixels: none does by more than a tenth.
  public func setFlatness(_ flatness: CGFloat) {
    if flatness > 0, flatness < 0.1 { notYet("CGContext.setFlatness of less than a tenth of a pixel") }
  }

  /// Sets the opacity of everything that is drawn, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1) }

  /// The opacity of everything that is drawn, 0…1.
  package var alpha: CGFloat { state.alpha }

  /// Sets how new colour meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

  /// Sets whether smoothing edges is possible at all.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    backend.allowsAntialiasing = allowsAntialiasing
  }

  /// How pictures are blended between pixels.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    if hasFixedColors { return }
    state.fillColor = color
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  /// The colour of fills.
  package var currentFillColor: CGColor { state.fillColor }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    if hasFixedColors { return }
    state.strokeColor = color
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  /// Sets the colour of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
  }

  /// Sets the colour of strokes, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceRGB, values: [red, green, blue, alpha]))
  }

  /// Sets the colour of fills, from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(space: .deviceGray, values: [gray, alpha]))
  }

  /// Sets the colour of strokes, from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(space: .deviceGray, values: [gray, alpha]))
  }

  /// Sets the colour of fills from four inks.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  /// Sets the colour of strokes from four inks.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(CGColor(space: .deviceCMYK, values: [cyan, magenta, yellow, black, alpha]))
  }

  /// Sets the space of `setFillColor(_:)` with components and of `setFillPattern`, and
  /// the colour to its black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    if space.model == .pattern { return state.fillColorSpace = space }
    setFillColor(CGColor(space: space, values: space.black))
  }

  /// Sets the space of `setStrokeColor(_:)` with components and of `setStrokePattern`, and
  /// the colour to its black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    if space.model == .pattern { return state.strokeColorSpace = space }
    setStrokeColor(CGColor(space: space, values: space.black))
  }

  /// Sets the colour of fills in the space set before: its components and, last, the opacity.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillColorSpace, components: components) { setFillColor(color) }
  }

  /// Sets the colour of strokes in the space set before: its components and, last, the opacity.
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
