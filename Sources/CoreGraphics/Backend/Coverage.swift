internal import CCairo
internal import CPixels

/// The coverage of each pixel of an area, 0…255.
final class Coverage {
  let area: PixelArea
  let pixels: UnsafeMutablePointer<UInt8>
  /// The number of bytes from one row to the next.
  let stride: Int

  /// Creates the coverage of what a closure paints into a Cairo context. Returns nil for an empty area, or if
  /// memory cannot be allocated.
  init?(_ area: PixelArea, by paint: (_ cr: OpaquePointer) -> Void) {
    guard !area.isEmpty, area.width <= PixelStorage.maximumSide, area.height <= PixelStorage.maximumSide
    else { return nil }
    stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_A8, Int32(area.width)))
    guard let memory = calloc(stride, area.height) else { return nil }
    pixels = memory.assumingMemoryBound(to: UInt8.self)
    self.area = area
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
    cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
    if let cr = cairo_create(surface) {
      paint(cr)
      cairo_destroy(cr)
    }
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  deinit { free(pixels) }
}

extension CairoBackend {
  /// Returns the coverage of a shape.
  func coverage(of shape: PaintShape, in area: PixelArea, antialias: Bool) -> Coverage? {
    Coverage(area) { cover(shape, with: .color((0, 0, 0, 1)), alpha: 1, antialias: antialias, on: $0) }
  }

  /// Paints a small shape in one colour through an upright clip, without shadow, mask or blend mode. Returns
  /// `false` if Cairo is the better choice.
  ///
  /// Cairo passes on the spans of a row one by one, which takes longer than these loops unless a shape
  /// consists mostly of a few long spans.
  func drawSmall(_ shape: PaintShape, _ color: CGColor.SRGB, _ style: PaintStyle) -> Bool {
    let most = 1 << 15
    guard shape.isCurved else { return false }
    let area = shape.area(canvas.area).intersection(canvas.clipArea)
    if area.isEmpty { return true }
    guard area.count <= most, let box = rectangularClip,
      let coverage = coverage(of: shape, in: area.intersection(box), antialias: style.antialias)
    else { return false }
    if hasLayers { touch(coverage.area) }
    canvas.flush()
    var target = canvas.block(coverage.area)
    pixel_loops_best().pointee.ink(
      Pixel.ink(color, alpha: style.alpha), &target, coverage.pixels, coverage.stride)
    canvas.markDirty()
    return true
  }
}

extension PaintShape {
  /// A Boolean value that indicates whether the shape has curves or is a stroke. Other shapes consist of a
  /// few long spans.
  fileprivate var isCurved: Bool {
    switch self {
    case .fill(let path, _): path.verbs.contains { $0 == .curve || $0 == .quad }
    case .stroke: true
    case .picture, .everything: false
    }
  }
}
