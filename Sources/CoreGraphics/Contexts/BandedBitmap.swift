internal import Foundation

/// A bitmap that several contexts draw into, each into a part of its own, so that threads can share the work.
///
/// All contexts use the coordinates of the whole bitmap: one unit is `scale` pixels, the origin is at the top
/// left and y points down.
package final class BandedBitmap: Sendable {
  private let storage: PixelStorage
  private let contexts = ObjectPool<CGContext>()
  /// The number of pixels per unit.
  package let scale: CGFloat
  /// The pixels that the bitmap holds, relative to the origin of the coordinates.
  package let area: PixelArea

  /// Creates a cleared bitmap for an area of pixels. Returns nil if a side is not in 1…32,767, the scale is
  /// not positive or memory cannot be allocated.
  package init?(_ area: PixelArea, scale: CGFloat) {
    guard scale > 0, scale.isFinite, let storage = PixelStorage(width: area.width, height: area.height) else {
      return nil
    }
    (self.storage, self.scale, self.area) = (storage, scale, area)
  }

  /// Calls a closure with a context that draws into a part of the bitmap and is limited to it.
  ///
  /// Parts that are drawn at the same time must not overlap. As many contexts are cached as have been in use
  /// at once.
  ///
  /// - Returns: `false` if memory could not be allocated.
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

  /// Clears a part of the bitmap.
  package func clear(_ part: PixelArea) {
    for row in 0..<part.height {
      (start(of: part) + row * storage.stride).update(repeating: 0, count: part.width)
    }
  }

  /// Copies a part of another bitmap to the same place in this one.
  package func copy(_ part: PixelArea, from other: BandedBitmap) {
    raiseUnless(area.contains(part) && other.area.contains(part), "\(part) in \(area) from \(other.area)")
    for row in 0..<part.height {
      (start(of: part) + row * storage.stride).update(
        from: other.start(of: part) + row * other.storage.stride, count: part.width)
    }
  }

  /// Moves pixels within the bitmap.
  ///
  /// - Parameters:
  ///   - part: The destination.
  ///   - dx: The distance of the destination from the source to the right, in pixels.
  ///   - dy: The distance of the destination from the source downwards, in pixels.
  package func move(to part: PixelArea, by dx: Int, _ dy: Int) {
    let from = part.offsetBy(-dx, -dy)
    raiseUnless(area.contains(part) && area.contains(from), "\(part) by \(dx), \(dy) in \(area)")
    if dx == 0, part.width == storage.stride {
      memmove(start(of: part), start(of: from), part.count * 4)
      return
    }
    // The order of rows is such that each is read before it is overwritten.
    for index in 0..<part.height {
      let row = dy > 0 ? part.height - 1 - index : index
      memmove(start(of: part) + row * storage.stride, start(of: from) + row * storage.stride, part.width * 4)
    }
  }

  /// Calls a closure with the pixels, premultiplied ARGB with the first row on top, and the number of pixels
  /// from one row to the next.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: storage.base, count: storage.stride * storage.height), storage.stride)
  }

  /// Creates an image from a copy of the bitmap. Returns nil if memory cannot be allocated.
  package func makeImage() -> CGImage? {
    storage.copy().map { CGImage(storage: $0, isOpaque: false, colorSpace: .standard) }
  }

  /// Returns the bitmap as an image without copying it. No context may draw into the bitmap afterwards.
  package func finish() -> CGImage { CGImage(storage: storage, isOpaque: false, colorSpace: .standard) }
}
