internal import CCairo

/// A bitmap, the Cairo context that draws into it, and the transparency layers that are open above it.
///
/// All coordinates are pixels, origin top left, y down. Cairo keeps the clip and nothing else between calls:
/// its own matrix is the identity, its operator is "over".
final class CairoBackend {
  private let bottom: Canvas
  private var layers: [Canvas] = []
  let isOpaque: Bool
  var allowsAntialiasing = true
  private(set) lazy var slantedFill = SlantedFill()
  /// The document that is drawn instead of pixels.
  private let output: PagedOutput?
  /// The client's pixels, where they are laid out in another way than Cairo's.
  var foreign: ForeignBitmap?

  /// A bitmap whose first pixel is (`x`, `y`) of the device. Nil where Cairo has no memory.
  init?(storage: PixelStorage, isOpaque: Bool, x: Int = 0, y: Int = 0) {
    guard let bottom = Canvas(storage: storage, isOpaque: isOpaque, x: x, y: y) else { return nil }
    self.bottom = bottom
    self.isOpaque = isOpaque
    output = nil
  }

  /// A document whose page has a size in points. Nil where there is no memory.
  init?(output: PagedOutput, size: CGSize) {
    guard let bottom = Canvas(output) else { return nil }
    (self.bottom, self.output, isOpaque) = (bottom, output, false)
    setPage(size)
  }

  /// Whether what is drawn is kept as a document and not as pixels.
  var isDocument: Bool { output != nil }

  /// Gives a document's page a size in points.
  func setPage(_ size: CGSize) {
    let scale = PagedOutput.resolution
    bottom.page = PixelArea(
      around: CGRect(x: 0, y: 0, width: size.width * scale, height: size.height * scale))
  }

  /// A bitmap of one pixel, for when there is no memory for a real one.
  static var onePixel: CairoBackend {
    guard let storage = PixelStorage(width: 1, height: 1),
      let backend = CairoBackend(storage: storage, isOpaque: false)
    else { raiseException("CGContext: no memory for a single pixel") }
    return backend
  }

  /// The bitmap.
  var storage: PixelStorage { bottom.storage }
  /// What is drawn into now: the innermost transparency layer or the bitmap.
  var canvas: Canvas { layers.last ?? bottom }
  /// The Cairo context that drawing goes to.
  var cr: OpaquePointer { canvas.cr }
  /// Whether there is an opacity to be painted into.
  var canvasIsOpaque: Bool { layers.isEmpty && isOpaque }

  /// Whether everything so far has worked; false after Cairo ran out of memory.
  var isHealthy: Bool { cairo_status(cr) == CAIRO_STATUS_SUCCESS }
  private var hasComplained = false

  /// Says once, on standard error, that nothing is painted any more. Cairo keeps its first error for good.
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

  /// Makes the backend one of some pixels of its bitmap only, into which nothing was drawn yet.
  func restart(in part: PixelArea) {
    layers.removeAll(keepingCapacity: true)
    allowsAntialiasing = true
    bottom.restart(in: part)
  }

  /// The pixels around the clip.
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

  /// Directs drawing into a clear canvas, to be painted by `endLayer`.
  ///
  /// It covers what can be seen of it: the clip, and where its shadow could fall into the clip from.
  func beginLayer(_ style: PaintStyle) {
    if isDocument { return beginDocumentLayer() }
    let clip = canvas.clipArea
    let area = visibleOrigins(of: clip, style)
    // Nothing to see, or no memory: one pixel, far outside, takes what is drawn.
    let away = PixelArea(x: -1, y: -1, width: 1, height: 1)
    guard let layer = (area.isEmpty ? nil : Canvas(area, isSparse: true)) ?? Canvas(away) else { return }
    layer.touched = PixelArea(x: layer.x, y: layer.y, width: 0, height: 0)
    layer.isIsolated = style.blendMode != .normal
    layers.append(layer)
  }

  /// Returns a canvas with everything painted in an area: the bitmap's pixels and, over them, those of the
  /// open layers, without the fading to come. Nothing shows below a layer that is blended in another mode.
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

  /// The pixels that can be seen inside an area, or whose shadow can; at most 1,024 pixels outside of the
  /// canvas.
  func visibleOrigins(of area: PixelArea, _ style: PaintStyle) -> PixelArea {
    guard style.shadow != nil || style.effect != nil, !area.isEmpty else { return area }
    var origins = style.shadow.map { $0.origins(of: area).union(area) } ?? area
    if let effect = style.effect { origins = effect.origins(of: origins) }
    return origins.intersection(canvas.area.insetBy(-1024)).union(area)
  }

  /// Paints what was drawn since the matching `beginLayer`, after which there were more calls of
  /// `save` than of `restore`.
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

  /// Brings the bitmap up to date with what the client wrote into pixels of its own.
  func refresh() {
    bottom.flush()
    guard let foreign else { return }
    foreign.load(into: storage)
    bottom.markDirty()
  }

  /// Whether a transparency layer is open.
  var hasLayers: Bool { !layers.isEmpty }

  /// Remembers that a part of the innermost layer is drawn into.
  func touch(_ area: PixelArea) {
    canvas.touched = canvas.touched.union(area.intersection(canvas.area))
  }

  /// Runs drawing operations, keeping the client's pixels in step where they are laid out in another way.
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
