package import CoreGraphics
package import RenderTree

/// A picture of a frame that is kept and repainted where the next frame differs.
package final class KeptPicture {
  private let compositor: Compositor
  private var frame: RenderFrame?
  private var bitmap: BandedBitmap?

  package init(compositor: Compositor = Compositor()) { self.compositor = compositor }

  /// Makes the picture show a frame, and tells what had to be done: nothing where the frame looks like the last one. Nil where the
  /// frame has no picture, as `Compositor.image(of:)` says; the last one is forgotten then.
  package func show(_ frame: RenderFrame) -> Damage? {
    let damage = compositor.damage(from: bitmap == nil ? nil : self.frame, to: frame)
    self.frame = frame
    let isNew = bitmap?.area != damage.screen || bitmap?.scale != frame.scale
    if isNew { bitmap = BandedBitmap(damage.screen, scale: frame.scale) }
    guard let bitmap else { return nil }
    if let move = damage.move { bitmap.move(to: move.area, by: move.dx, move.dy) }
    guard compositor.paint(frame, areas: damage.areas, into: bitmap, isClear: isNew) else {
      self.bitmap = nil
      return nil
    }
    return damage
  }

  /// Lends the pixels: premultiplied ARGB, first row on top, and how many there are from one row to the next. Nil where nothing is
  /// shown.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let bitmap else { return nil }
    return try bitmap.withPixels(body)
  }

  /// A copy of the picture; nil where nothing is shown or there is no memory.
  package func makeImage() -> CGImage? { bitmap?.makeImage() }
}
