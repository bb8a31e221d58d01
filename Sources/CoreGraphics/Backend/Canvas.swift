internal import CCairo

/// Pixels and a Cairo context that draws into them in the coordinates of the whole bitmap.
final class Canvas {
  let storage: PixelStorage
  let surface: OpaquePointer
  let cr: OpaquePointer
  /// The pixel of the bitmap that is this canvas's first.
  let x: Int
  let y: Int
  /// The page in pixels, of a canvas whose pixels a document keeps: its storage is a single one that nobody draws into.
  var page: PixelArea?
  /// The part that may hold anything; the rest is clear.
  var touched: PixelArea

  /// A canvas on existing pixels, or nil where Cairo has no memory.
  init?(storage: PixelStorage, isOpaque: Bool, x: Int = 0, y: Int = 0) {
    let bytes = UnsafeMutableRawPointer(storage.base).assumingMemoryBound(to: UInt8.self)
    let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes, format, Int32(storage.width), Int32(storage.height), Int32(storage.stride * 4)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    cairo_surface_set_device_offset(surface, Double(-x), Double(-y))
    guard let cr = cairo_create(surface), cairo_status(cr) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    (self.storage, self.surface, self.cr, self.x, self.y) = (storage, surface, cr, x, y)
    touched = PixelArea(x: x, y: y, width: storage.width, height: storage.height)
  }

  /// A canvas that is a page of a document; nil where there is no memory.
  init?(_ output: PagedOutput) {
    guard let storage = PixelStorage(width: 1, height: 1) else { return nil }
    (self.storage, x, y) = (storage, 0, 0)
    (surface, cr) = (cairo_surface_reference(output.surface), cairo_reference(output.cr))
    touched = PixelArea(x: 0, y: 0, width: 0, height: 0)
  }

  /// A clear canvas for a part of the bitmap, or nil where the part is empty or there is no memory.
  convenience init?(_ area: PixelArea, isSparse: Bool = false) {
    guard let storage = PixelStorage(width: area.width, height: area.height, isSparse: isSparse)
    else { return nil }
    self.init(storage: storage, isOpaque: false, x: area.x, y: area.y)
  }

  deinit {
    cairo_destroy(cr)
    if page == nil { cairo_surface_finish(surface) }
    cairo_surface_destroy(surface)
  }

  /// The part of the bitmap that this canvas holds.
  var area: PixelArea { page ?? PixelArea(x: x, y: y, width: storage.width, height: storage.height) }

  /// The pixels around the clip.
  var clipArea: PixelArea {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return PixelArea(around: CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1))
  }

  func flush() { cairo_surface_flush(surface) }
  func markDirty() { cairo_surface_mark_dirty(surface) }
}

/// A rectangle of whole pixels; empty where a side is not positive.
struct PixelArea: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The pixels that a rectangle touches; empty for one that is null or has a NaN. Far edges are cut at ±2²².
  init(around rect: CGRect) {
    let (left, top) = (rect.minX.rounded(.down), rect.minY.rounded(.down))
    let (right, bottom) = (rect.maxX.rounded(.up), rect.maxY.rounded(.up))
    guard left <= right, top <= bottom else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    func whole(_ value: CGFloat) -> Int {
      Int(min(max(value, -CairoBackend.reach), CairoBackend.reach))
    }
    self.init(
      x: whole(left), y: whole(top), width: whole(right) - whole(left), height: whole(bottom) - whole(top))
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  func union(_ other: PixelArea) -> PixelArea {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelArea(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func insetBy(_ amount: Int) -> PixelArea {
    PixelArea(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
  }

  /// The area grown to the left and upwards until its first pixel's coordinates are multiples of a number.
  func aligned(to step: Int) -> PixelArea {
    func below(_ value: Int) -> Int { value - ((value % step) + step) % step }
    let (left, top) = (below(x), below(y))
    return PixelArea(x: left, y: top, width: maxX - left, height: maxY - top)
  }

  func offsetBy(_ dx: Int, _ dy: Int) -> PixelArea {
    PixelArea(x: x + dx, y: y + dy, width: width, height: height)
  }
}
