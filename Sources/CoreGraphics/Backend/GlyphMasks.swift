internal import CCairo
internal import CPixels
internal import Synchronization

/// The coverage of each pixel by a glyph, 0…255, and the offset of the mask from the glyph's origin. The
/// width is padded with empty columns to a multiple of 8, which the pixel loops require.
struct GlyphMask: @unchecked Sendable {
  // Written once, before it is shared.
  let pixels: UnsafeMutablePointer<UInt8>
  let left, top, width, height: Int
  /// The number of bytes from one row to the next.
  let stride: Int
}

/// The cached masks of one font at one size: one per glyph and subpixel position, rendered on first use.
///
/// Positions are quantized to a quarter of a pixel in x and y. Masks are cached until the strike is
/// deallocated.
final class GlyphStrike: Sendable {
  /// The number of subpixel positions per pixel, in each direction.
  static let phases = 4

  private let font: CGFont
  /// The transform from design units, y up, to pixels, y down.
  private let matrix: CGAffineTransform
  private let masks = Mutex(Masks())

  /// The rendered masks in order of creation, and an index by glyph: pages of eight consecutive glyphs, of
  /// which a text uses few.
  private struct Masks {
    var made: [GlyphMask] = []
    /// The start of each page in `entries`, or -1 for an unused page.
    var pages: [Int32] = []
    /// An index into `made` plus 1, or 0 for a mask not yet rendered, or -1 for a glyph without ink.
    var entries: [Int32] = []

    static let pageSize = 8 * GlyphStrike.phases * GlyphStrike.phases

    /// Returns the index of a glyph's entries. Complexity: O(1), except for the first glyph of a page.
    mutating func entry(of glyph: CGGlyph) -> Int {
      let page = Int(glyph >> 3), place = Int(glyph & 7) * GlyphStrike.phases * GlyphStrike.phases
      if page >= pages.count { pages += repeatElement(-1, count: page + 1 - pages.count) }
      if pages[page] < 0 {
        pages[page] = Int32(entries.count)
        entries += repeatElement(0, count: Self.pageSize)
      }
      return Int(pages[page]) + place
    }
  }

  init(font: CGFont, matrix: CGAffineTransform) {
    (self.font, self.matrix) = (font, matrix)
  }

  deinit {
    masks.withLock { for mask in $0.made { mask.pixels.deallocate() } }
  }

  /// Appends the masks of glyphs at positions, with the whole pixels that their origins fall on.
  ///
  /// - Parameters:
  ///   - glyphs: The glyphs.
  ///   - positions: The positions of the glyphs.
  ///   - toPixels: The transform from the positions' space to pixels.
  ///   - result: The array to append to.
  func place(
    _ glyphs: [CGGlyph], at positions: [CGPoint], _ toPixels: CGAffineTransform,
    into result: inout [(GlyphMask, x: Int, y: Int)]
  ) {
    masks.withLock { masks in
      for (glyph, place) in zip(glyphs, positions) {
        let position = place.applying(toPixels)
        guard abs(position.x) < 1e6, abs(position.y) < 1e6 else { continue }
        let x = Int((position.x * CGFloat(Self.phases)).rounded())
        let y = Int((position.y * CGFloat(Self.phases)).rounded())
        let (phaseX, phaseY) = (x & (Self.phases - 1), y & (Self.phases - 1))
        let entry = masks.entry(of: glyph) + phaseY * Self.phases + phaseX
        if masks.entries[entry] == 0 {
          if let mask = make(glyph, phaseX, phaseY) {
            masks.made.append(mask)
            masks.entries[entry] = Int32(masks.made.count)
          } else {
            masks.entries[entry] = -1
          }
        }
        let number = Int(masks.entries[entry])
        if number > 0 { result.append((masks.made[number - 1], x >> 2, y >> 2)) }
      }
    }
  }

  /// Renders the mask of a glyph. Returns nil for a glyph without ink.
  private func make(_ glyph: CGGlyph, _ phaseX: Int, _ phaseY: Int) -> GlyphMask? {
    var path = PathStorage()
    let shift = CGAffineTransform(
      a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: CGFloat(phaseX) / CGFloat(Self.phases),
      ty: CGFloat(phaseY) / CGFloat(Self.phases))
    path.append(font.face.outline(of: glyph), shift)
    let area = PixelArea(around: path.controlBox)
    guard !path.isEmpty, !area.isEmpty, area.width <= 1024, area.height <= 1024 else { return nil }
    // A multiple of the 4 that Cairo requires.
    let stride = (area.width + 7) & ~7
    let pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: stride * area.height)
    pixels.initialize(repeating: 0, count: stride * area.height)
    let surface = cairo_image_surface_create_for_data(
      pixels, CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height), Int32(stride))
    cairo_surface_set_device_offset(surface, Double(-area.x), Double(-area.y))
    let cr = cairo_create(surface)
    if let cr {
      CairoBackend.emit(path, to: cr)
      cairo_fill(cr)
    }
    cairo_destroy(cr)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return GlyphMask(
      pixels: pixels, left: area.x, top: area.y, width: stride, height: area.height, stride: stride)
  }

  // MARK: Strike cache

  private struct Key: Hashable {
    var font: ObjectIdentifier
    var a, b, c, d: CGFloat
  }

  private static let strikes = Mutex<[Key: GlyphStrike]>([:])

  /// Returns the strike of a font under a matrix. At most 64 are cached.
  static func of(_ font: CGFont, _ matrix: CGAffineTransform) -> GlyphStrike {
    let key = Key(font: ObjectIdentifier(font), a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d)
    return strikes.withLock { strikes in
      if let known = strikes[key] { return known }
      if strikes.count >= 64 { strikes.removeAll() }
      let made = GlyphStrike(font: font, matrix: matrix)
      strikes[key] = made
      return made
    }
  }
}

extension CairoBackend {
  /// The largest em, in pixels, for which masks are cached. Larger glyphs are filled as paths.
  static let largestMaskedEm: CGFloat = 160

  /// Blends glyphs of one colour over the canvas. Returns `false` if the clip is not a single rectangle of
  /// pixels.
  func blend(_ masks: [(GlyphMask, x: Int, y: Int)], _ color: CGColor.SRGB, alpha: CGFloat) -> Bool {
    guard let clip = rectangularClip else { return false }
    let canvas = canvas
    let visible = clip.intersection(canvas.area)
    if visible.isEmpty { return true }
    let opacity = min(max(color.alpha * alpha.native, 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * opacity * 255).rounded()) }
    let source = byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    if source == 0 { return true }
    canvas.flush()
    let loops = pixel_loops_best()!.pointee
    for (mask, x, y) in masks {
      let area = PixelArea(x: x + mask.left, y: y + mask.top, width: mask.width, height: mask.height)
      let part = area.intersection(visible)
      if part.isEmpty { continue }
      var target = canvas.block(part)
      loops.ink(
        source, &target, mask.pixels + (part.y - area.y) * mask.stride + (part.x - area.x), mask.stride)
    }
    canvas.markDirty()
    return true
  }

  /// The clip if it is a single rectangle of whole pixels, otherwise nil.
  var rectangularClip: PixelArea? {
    if let plain = canvas.plainClip { return plain }
    guard let list = cairo_copy_clip_rectangle_list(cr) else { return nil }
    defer { cairo_rectangle_list_destroy(list) }
    guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
    if list.pointee.num_rectangles == 0 { return PixelArea(x: 0, y: 0, width: 0, height: 0) }
    guard list.pointee.num_rectangles == 1, let box = list.pointee.rectangles?.pointee else { return nil }
    return PixelArea(around: CGRect(x: box.x, y: box.y, width: box.width, height: box.height))
  }
}
