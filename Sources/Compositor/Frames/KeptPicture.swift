package import CoreGraphics
package import RenderTree

/// A picture of a frame that is kept and repainted where the next frame differs.
///
/// What a frame needs besides is kept too, so that one like the last asks for no memory: the lists of
/// `FrameMemory`, and of layers that move those of the frame before the last.
package final class KeptPicture {
  private let compositor: Compositor
  private let memory = FrameMemory()
  private var comparison: TreeComparison
  private var frame: RenderFrame?
  /// The frame that was shown before, into which the next is made; nil while nothing moves.
  private var last: RenderFrame?
  private var bitmap: BandedBitmap?

  package init(compositor: Compositor = Compositor()) {
    self.compositor = compositor
    comparison = TreeComparison(compositor: compositor)
  }

  /// Makes the picture show a frame as it stands at a time, in seconds of the frame clock, and
  /// tells what `show` tells.
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

  /// Makes the picture show a frame, and tells what had to be done: nothing where the frame looks
  /// like the last one. Nil where the frame has no picture, as `Compositor.image(of:)` says; the
  /// last one is forgotten then.
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

  /// Lends the pixels: premultiplied ARGB, first row on top, and how many there are from one row to the next.
  /// Nil where nothing is shown.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let bitmap else { return nil }
    return try bitmap.withPixels(body)
  }

  /// A copy of the picture; nil where nothing is shown or there is no memory.
  package func makeImage() -> CGImage? { bitmap?.makeImage() }
}
