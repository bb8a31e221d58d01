package import CoreGraphics
package import RenderTree

/// A cached image of a frame that is repainted where the next frame differs.
///
/// Other memory that a frame needs is reused too, so that a frame like the last one does not allocate any:
/// the arrays of `FrameMemory`, and for moving layers the nodes of the frame before the last.
package final class KeptPicture {
  private let compositor: Compositor
  private let memory = FrameMemory()
  private var comparison: TreeComparison
  private var frame: RenderFrame?
  /// The previous frame, whose memory the next one reuses. Nil while nothing moves.
  private var last: RenderFrame?
  private var bitmap: BandedBitmap?

  package init(compositor: Compositor = Compositor()) {
    self.compositor = compositor
    comparison = TreeComparison(compositor: compositor)
  }

  /// Updates the image to a frame at a time, in seconds of the frame clock. Returns what `show(_:)` returns.
  package func show(_ tree: RenderFrame, at time: Double) -> Damage? {
    guard tree.root.moves else {
      last = nil
      return show(tree)
    }
    var next = last ?? tree
    last = nil
    next.become(tree, at: time)
    let before = frame
    defer { last = before }
    return show(next)
  }

  /// Updates the image to a frame, and returns the damage, which is empty if the frame looks like the last
  /// one.
  ///
  /// Returns nil and discards the image if the frame cannot be rendered, as with `Compositor.image(of:)`.
  package func show(_ frame: RenderFrame) -> Damage? {
    comparison.compare(bitmap == nil ? nil : self.frame, frame)
    let damage = comparison.damage
    self.frame = frame
    let isNew = bitmap?.area != damage.screen || bitmap?.scale != frame.scale
    if isNew { bitmap = BandedBitmap(damage.screen, scale: frame.scale) }
    guard let bitmap else { return nil }
    if let move = damage.move { bitmap.move(to: move.area, by: move.dx, move.dy) }
    guard compositor.paint(frame, areas: damage.areas, into: bitmap, isClear: isNew, memory) else {
      self.bitmap = nil
      return nil
    }
    return damage
  }

  /// Calls a closure with the pixels, premultiplied ARGB with the first row on top, and the number of pixels
  /// from one row to the next. Returns nil if nothing is shown.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let bitmap else { return nil }
    return try bitmap.withPixels(body)
  }

  /// Returns a copy of the image, or nil if nothing is shown or memory cannot be allocated.
  package func makeImage() -> CGImage? { bitmap?.makeImage() }
}
