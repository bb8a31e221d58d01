internal import CCairo

/// How much of each pixel of an area a path covers, 0…255.
final class Coverage {
  let area: PixelArea
  let pixels: UnsafeMutablePointer<UInt8>
  /// Bytes from one row to the next.
  let stride: Int

  /// The coverage by the inside of a path in pixels, by the nonzero rule; nil for an empty area and where there is no memory.
  init?(of path: PathStorage, in area: PixelArea, antialias: Bool) {
    guard !area.isEmpty, area.width <= PixelStorage.maximumSide, area.height <= PixelStorage.maximumSide else { return nil }
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(area.width)))
    guard let memory = calloc(stride, area.height) else { return nil }
    pixels = memory.assumingMemoryBound(to: UInt8.self)
    self.area = area
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
    cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
    if let cr = cairo_create(surface) {
      cairo_set_antialias(cr, antialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
      CairoBackend.emit(path, to: cr)
      cairo_fill(cr)
      cairo_destroy(cr)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  deinit { free(pixels) }
}
