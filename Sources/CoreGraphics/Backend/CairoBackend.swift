internal import CCairo

/// A bitmap and the Cairo context that draws into it.
///
/// All coordinates are pixels, origin top left, y down. Cairo keeps the clip and nothing else between calls: its own
/// matrix is the identity, its operator is "over".
final class CairoBackend {
  let storage: PixelStorage
  let isOpaque: Bool
  /// The Cairo context that drawing goes to.
  let cr: OpaquePointer
  let surface: OpaquePointer
  var allowsAntialiasing = true

  /// Nil where Cairo has no memory.
  init?(storage: PixelStorage, isOpaque: Bool) {
    let bytes = UnsafeMutableRawPointer(storage.base).assumingMemoryBound(to: UInt8.self)
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, format, Int32(storage.width), Int32(storage.height), Int32(storage.stride * 4)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(surface)
    else { return nil }
    self.storage = storage
    self.isOpaque = isOpaque
    self.surface = surface
    self.cr = cr
  }

  /// A bitmap of one pixel, for when there is no memory for a real one.
  static var onePixel: CairoBackend {
    guard let storage = PixelStorage(width: 1, height: 1), let backend = CairoBackend(storage: storage, isOpaque: false)
    else { fatalError("CGContext: no memory for a single pixel") }
    return backend
  }

  deinit {
    cairo_destroy(cr)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Whether everything so far has worked; false after Cairo ran out of memory.
  var isHealthy: Bool { cairo_status(cr) == CAIRO_STATUS_SUCCESS }

  func flush() { cairo_surface_flush(surface) }
  func markDirty() { cairo_surface_mark_dirty(surface) }
  func save() { cairo_save(cr) }
  func restore() { cairo_restore(cr) }
  func resetClip() { cairo_reset_clip(cr) }

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
  }
}

extension CGPathFillRule {
  var cairo: cairo_fill_rule_t { self == .winding ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD }
}
