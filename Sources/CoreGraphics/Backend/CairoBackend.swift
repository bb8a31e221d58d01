internal import CCairo

/// A bitmap, the Cairo context that draws into it, and the open transparency layers above it.
///
/// All coordinates are pixels, origin top left, y down. Between calls, Cairo holds the clip and no other
/// state: its matrix is the identity and its operator is "over".
final class CairoBackend {
  private let bottom: Canvas
  private var layers: [Canvas] = []
  let isOpaque: Bool
  var allowsAntialiasing = true
  private(set) lazy var slantedFill = SlantedFill()
  /// The document that is written instead of pixels, or nil.
  private let output: PagedOutput?
  /// The client's pixels, if their layout differs from Cairo's.
  var foreign: ForeignBitmap?

  /// Creates a backend for a bitmap whose first pixel is (`x`, `y`) of the device. Returns nil if Cairo
  /// cannot allocate memory.
  init?(storage: PixelStorage, isOpaque: Bool, x: Int = 0, y: Int = 0) {
    guard let bottom = Canvas(storage: storage, isOpaque: isOpaque, x: x, y: y) else { return nil }
    self.bottom = bottom
    self.isOpaque = isOpaque
    output = nil
  }

  /// Creates a backend for a document with a page size in points. Returns nil if memory cannot be allocated.
  init?(output: PagedOutput, size: CGSize) {
    guard let bottom = Canvas(output) else { return nil }
    (self.bottom, self.output, isOpaque) = (bottom, output, false)
    setPage(size)
  }

  /// A Boolean value that indicates whether drawing is recorded in a document instead of pixels.
  var isDocument: Bool { output != nil }

  /// Sets the size of a document's page, in points.
  func setPage(_ size: CGSize) {
    let scale = PagedOutput.resolution
    bottom.page = PixelArea(
      around: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
  }

  /// A backend with a single pixel, for use when memory for the real one cannot be allocated.
  static var onePixel: CairoBackend {
    guard let storage = PixelStorage(width: 1, height: 1),
      let backend = CairoBackend(storage: storage, isOpaque: false)
    else { raiseException("CGContext: no memory for a single pixel") }
    return backend
  }

  /// The bitmap.
  var storage: PixelStorage { bottom.storage }
  /// The current destination: the innermost transparency layer or the bitmap.
  var canvas: Canvas { layers.last ?? bottom }
  /// The current Cairo context.
  var cr: OpaquePointer { canvas.cr }
  /// A Boolean value that indicates whether the current destination has no opacity channel.
  var canvasIsOpaque: Bool { layers.isEmpty && isOpaque }

  /// A Boolean value that indicates whether all drawing so far has succeeded. `false` once Cairo runs out of
  /// memory.
  var isHealthy: Bool { cairo_status(cr) == CAIRO_STATUS_SUCCESS }
  private var hasComplained = false

  /// Reports once, on standard error, that the context no longer draws. A Cairo context never recovers from
  /// its first error.
  private func complainIfBroken() {
    if isHealthy || hasComplained { return }
    hasComplained = true
    let reason = String(cString: cairo_status_to_string(cairo_status(cr)))
    warn("a drawing context stopped working: \(reason)")
  }

  func flush() { bottom.flush() }
  func markDirty() { bottom.markDirty() }
  func save() { canvas.save() }
  func restore() { canvas.restore() }
  func resetClip() { canvas.resetClip() }

  /// Resets the backend and limits it to a part of its bitmap.
  func restart(in part: PixelArea) {
    layers.removeAll(keepingCapacity: true)
    allowsAntialiasing = true
    bottom.restart(in: part)
  }

  /// The bounding box of the clip in pixels.
  var clipExtents: CGRect {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
  }

  func clip(_ path: PathStorage, _ rule: CGPathFillRule, antialias: Bool) {
    cairo_set_antialias(cr, antialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    emit(path, to: cr)
    cairo_set_fill_rule(cr, rule.cairo)
    cairo_clip(cr)
    canvas.clips(to: path)
  }

  /// Redirects drawing to a clear canvas that `endLayer` composites.
  ///
  /// The canvas covers its visible part: the clip, and the pixels whose shadow can fall into the clip.
  func beginLayer(_ style: PaintStyle) {
    if isDocument { return beginDocumentLayer() }
    let clip = canvas.clipArea
    let area = visibleOrigins(of: clip, style)
    // If nothing is visible or memory cannot be allocated, draw into one pixel far outside.
    let away = PixelArea(x: -1, y: -1, width: 1, height: 1)
    guard let layer = (area.isEmpty ? nil : Canvas(area, isSparse: true)) ?? Canvas(away) else { return }
    layer.touched = PixelArea(x: layer.x, y: layer.y, width: 0, height: 0)
    layer.isIsolated = style.blendMode != .normal
    layers.append(layer)
  }

  /// Returns a canvas with everything painted in an area: the bitmap's pixels and, over them, those of the
  /// open layers, without the opacity that will be applied to them. Nothing below a layer with another blend
  /// mode is included.
  func flattened(in area: PixelArea) -> Canvas {
    let first = layers.lastIndex(where: \.isIsolated) ?? -1
    let lowest = first < 0 ? bottom : layers[first], others = layers[(first + 1)...]
    lowest.flush()
    guard !others.isEmpty, let result = Canvas(area.intersection(lowest.area)) else { return lowest }
    for canvas in [lowest] + others where !canvas.touched.isEmpty {
      canvas.flush()
      cairo_set_source_surface(result.cr, canvas.surface, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(result.cr), CAIRO_FILTER_NEAREST)
      cairo_paint(result.cr)
    }
    cairo_set_source_rgb(result.cr, 0, 0, 0)
    result.flush()
    return result
  }

  /// Returns the pixels that are visible inside an area, or whose shadow is; at most 1,024 pixels outside the
  /// canvas.
  func visibleOrigins(of area: PixelArea, _ style: PaintStyle) -> PixelArea {
    guard style.shadow != nil || style.effect != nil, !area.isEmpty else { return area }
    var origins = style.shadow.map { $0.origins(of: area).union(area) } ?? area
    if let effect = style.effect { origins = effect.origins(of: origins) }
    return origins.intersection(canvas.area.insetBy(-1024)).union(area)
  }

  /// Composites what was drawn since the matching `beginLayer`.
  ///
  /// - Parameters:
  ///   - style: The parameters of compositing.
  ///   - unrestored: The number of `save` calls since then without a matching `restore`.
  func endLayer(_ style: PaintStyle, unrestored: Int) {
    if isDocument {
      for _ in 0..<unrestored { restore() }
      return drawing { endDocumentLayer(style) }
    }
    guard var layer = layers.popLast() else { return }
    layer.flush()
    if let effect = style.effect {
      let clip = canvas.clipArea
      guard
        let changed = layer.applying(
          effect, inside: style.shadow.map { $0.origins(of: clip).union(clip) } ?? clip)
      else { return }
      layer = changed
    }
    let body = layer.touched
    if hasLayers { touch(style.shadow.map { body.union($0.results(of: body)) } ?? body) }
    drawing { paint(layer, coverage: nil, alpha: style.alpha, style) }
  }

  /// Updates the bitmap with what the client wrote into its own pixels.
  func refresh() {
    bottom.flush()
    guard let foreign else { return }
    foreign.load(into: storage)
    bottom.markDirty()
  }

  /// A Boolean value that indicates whether a transparency layer is open.
  var hasLayers: Bool { !layers.isEmpty }

  /// Records that a part of the innermost layer is drawn into.
  func touch(_ area: PixelArea) {
    canvas.touched = canvas.touched.union(area.intersection(canvas.area))
  }

  /// Performs drawing operations and keeps a client's pixels of another layout in sync.
  func drawing(_ body: () -> Void) {
    defer { complainIfBroken() }
    guard let foreign, layers.isEmpty else { return body() }
    refresh()
    body()
    bottom.flush()
    foreign.store(from: storage)
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
