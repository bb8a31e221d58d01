internal import Foundation

/// A bitmap that several contexts draw into, each its own part, so that threads can share the work.
///
/// All contexts have the coordinates of the whole: one unit is `scale` pixels, the origin is at the
/// top left and y points down.
package final class BandedBitmap: Sendable {
  private let storage: PixelStorage
  private let contexts = ObjectPool<CGContext>()
  /// Pixels a unit.
  package let scale: CGFloat
  /// The pixels that the bitmap holds, counted from the coordinates' origin.
  package let area: PixelArea

  /// A cleared part of a picture, by itself; nil where a side is not in 1…32,767, the scale is not positive
  /// or there is no memory.
  package init?(_ area: PixelArea, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let storage = PixelStorage(width: area.width, height: area.height) else {
      return nil
    }
    (self.storage, self.scale, self.area) = (storage, scale, area)
  }

  /// Lends a context that draws into some of the pixels and knows no others; false where there was no
  /// memory. Two contexts that draw at the same time must not share a pixel. As many contexts are
  /// kept as were lent at once.
  package func draw(in part: PixelArea, _ body: (CGContext) -> Void) -> Bool {
    raiseUnless(!part.isEmpty && area.contains(part), "\(part) in \(area)")
    guard let context = contexts.take() ?? makeContext() else { return false }
    context.restart(in: part)
    body(context)
    context.flush()
    guard context.backend.isHealthy else { return false }
    contexts.giveBack(context)
    return true
  }

  private func makeContext() -> CGContext? {
    CairoBackend(storage: storage, isOpaque: false, x: area.x, y: area.y).map {
      CGContext(backend: $0, base: CGAffineTransform(scaleX: scale, y: scale), colorSpace: .standard)
    }
  }

  private func start(of part: PixelArea) -> UnsafeMutablePointer<UInt32> {
    storage.base + (part.y - area.y) * storage.stride + part.x - area.x
  }

  /// Clears pixels.
  package func clear(_ part: PixelArea) {
    for row in 0..<part.height {
      (start(of: part) + row * storage.stride).update(repeating: 0, count: part.width)
    }
  }

  /// Takes over pixels that another bitmap holds at the same place.
  package func copy(_ part: PixelArea, from other: BandedBitmap) {
    raiseUnless(area.contains(part) && other.area.contains(part), "\(part) in \(area) from \(other.area)")
    for row in 0..<part.height {
      (start(of: part) + row * storage.stride).update(
        from: other.start(of: part) + row * other.storage.stride, count: part.width)
    }
  }

  /// Gives a part the pixels that lie `dx` to the left of it and `dy` above it.
  package func move(to part: PixelArea, by dx: Int, _ dy: Int) {
    let from = part.offsetBy(-dx, -dy)
    raiseUnless(area.contains(part) && area.contains(from), "\(part) by \(dx), \(dy) in \(area)")
    if dx == 0, part.width == storage.stride {
      memmove(start(of: part), start(of: from), part.count * 4)
      return
    }
    // Rows are read before they are written.
    for index in 0..<part.height {
      let row = dy > 0 ? part.height - 1 - index : index
      memmove(start(of: part) + row * storage.stride, start(of: from) + row * storage.stride, part.width * 4)
    }
  }

  /// The pixels, premultiplied ARGB, first row on top, and how many there are from one row to the next.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: storage.base, count: storage.stride * storage.height), storage.stride)
  }

  /// A copy of the bitmap as an image; nil where there is no memory.
  package func makeImage() -> CGImage? {
    storage.copy().map { CGImage(storage: $0, isOpaque: false, colorSpace: .standard) }
  }

  /// The bitmap itself as an image, without a copy; no context may draw into it afterwards.
  package func finish() -> CGImage { CGImage(storage: storage, isOpaque: false, colorSpace: .standard) }
}
