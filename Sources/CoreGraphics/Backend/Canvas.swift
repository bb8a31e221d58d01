internal import CCairo

/// Pixels, and a Cairo context that draws into them in the coordinates of the whole bitmap.
final class Canvas {
  let storage: PixelStorage
  let surface: OpaquePointer
  let cr: OpaquePointer
  /// The bitmap's pixel at which this canvas begins.
  let x: Int
  let y: Int
  /// The page in pixels, if a document records the drawing. The storage is then a single unused pixel.
  var page: PixelArea?
  /// The pixels that may be drawn into, or nil for all of them.
  private var limits: PixelArea?
  /// The part that may contain drawing. All other pixels are clear.
  var touched: PixelArea
  /// A Boolean value that indicates whether a transparency layer is blended in another mode than `normal`, so
  /// that it does not show what lies below it before it is blended.
  var isIsolated = false
  /// The clip if it is a rectangle of whole pixels, otherwise nil.
  private(set) var plainClip: PixelArea?
  private var savedClips: [PixelArea?] = []

  /// Creates a canvas on existing pixels. Returns nil if Cairo cannot allocate memory.
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
    plainClip = touched
  }

  /// Creates a canvas for a page of a document. Returns nil if memory cannot be allocated.
  init?(_ output: PagedOutput) {
    guard let storage = PixelStorage(width: 1, height: 1) else { return nil }
    (self.storage, x, y) = (storage, 0, 0)
    (surface, cr) = (cairo_surface_reference(output.surface), cairo_reference(output.cr))
    touched = PixelArea(x: 0, y: 0, width: 0, height: 0)
  }

  /// Creates a clear canvas for a part of the bitmap. Returns nil if the part is empty or memory cannot be
  /// allocated.
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

  /// The part of the bitmap that this canvas covers.
  var area: PixelArea {
    page ?? limits ?? PixelArea(x: x, y: y, width: storage.width, height: storage.height)
  }

  /// Limits the canvas to some of its pixels, and clears the clip and all saved states.
  func restart(in part: PixelArea) {
    while !savedClips.isEmpty { restore() }
    limits = part
    resetClip()
  }

  /// The bounding box of the clip in pixels.
  var clipArea: PixelArea {
    var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cr, &x1, &y1, &x2, &y2)
    return PixelArea(around: CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1))
  }

  func save() {
    cairo_save(cr)
    savedClips.append(plainClip)
  }

  func restore() {
    cairo_restore(cr)
    plainClip = savedClips.popLast() ?? nil
  }

  func resetClip() {
    cairo_reset_clip(cr)
    if page == nil { plainClip = area }
    guard let limits else { return }
    cairo_new_path(cr)
    cairo_rectangle(cr, Double(limits.x), Double(limits.y), Double(limits.width), Double(limits.height))
    cairo_clip(cr)
  }

  /// Records that the clip is intersected with a path.
  func clips(to path: PathStorage) {
    guard let clip = plainClip else { return }
    plainClip = path.wholePixels.map { $0.intersection(clip) }
  }

  func flush() { cairo_surface_flush(surface) }
  func markDirty() { cairo_surface_mark_dirty(surface) }
}
