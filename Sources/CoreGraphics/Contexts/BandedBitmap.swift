/// A bitmap that several contexts draw into, each its own rows, so that threads can share the work.
///
/// All contexts have the coordinates of the whole: one unit is `scale` pixels, the origin is at the top left and y points down.
package final class BandedBitmap: Sendable {
  private let storage: PixelStorage
  private let scale: CGFloat

  /// A cleared bitmap; nil where a side is not in 1…32,767, the scale is not positive or there is no memory.
  package init?(pixelsWide: Int, pixelsHigh: Int, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let storage = PixelStorage(width: pixelsWide, height: pixelsHigh) else {
      return nil
    }
    (self.storage, self.scale) = (storage, scale)
  }

  /// A context that draws into some rows of pixels and knows no others; nil where there is no memory. Two contexts must not
  /// share a row.
  package func context(rows: Range<Int>) -> CGContext? {
    precondition(!rows.isEmpty && rows.lowerBound >= 0 && rows.upperBound <= storage.height, "rows \(rows)")
    let whole = storage
    let part = PixelStorage(
      base: whole.base + rows.lowerBound * whole.stride, width: whole.width, height: rows.count,
      stride: whole.stride, release: { withExtendedLifetime(whole) {} })
    guard let backend = CairoBackend(storage: part, isOpaque: false, y: rows.lowerBound) else { return nil }
    return CGContext(backend: backend, base: CGAffineTransform(scaleX: scale, y: scale), colorSpace: .standard)
  }

  /// The bitmap itself as an image, without a copy; no context may draw into it afterwards.
  package func finish() -> CGImage { CGImage(storage: storage, isOpaque: false, colorSpace: .standard) }
}
