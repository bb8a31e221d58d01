internal import Foundation

/// A destination for drawing: a bitmap or document, a coordinate system, a clip, and drawing parameters.
///
/// A context must not be used from two threads at once. The device has its first row on top. The coordinate
/// system that clients see follows Apple's convention in `ctm`: a bitmap's user space has its origin at the
/// bottom left and y pointing up.
public final class CGContext {
  /// The bitmap and the drawing code below. Created on first use.
  var backend: CairoBackend { madeBackend ?? makeBackend() }
  private var madeBackend: CairoBackend?
  private let pixelSize: (width: Int, height: Int)
  var state: GraphicsState
  var saved: [SavedState] = []
  /// The pixel layout that the client chose, or nil if the context allocated the bitmap itself.
  var clientLayout: ClientLayout?
  /// A closure that releases the client's memory.
  var release: (() -> Void)?
  /// A Boolean value that indicates whether setting a colour has no effect, as in an uncoloured pattern's
  /// cell.
  var hasFixedColors = false
  /// The current path in pixels.
  var currentPath = PathStorage()
  /// A reusable buffer for outlines that are about to be added to the current path.
  var spareOutline = PathStorage()
  /// The transform from base space, in which shadows are measured, to pixels.
  var base: CGAffineTransform
  /// The pages of a document, or nil in a bitmap.
  var pages: Pages?
  /// The transform from text space to user space. Its translation is the text position.
  public var textMatrix = CGAffineTransform.identity
  /// The outlines, in pixels, that `showingText(_:)` will clip to.
  var shownOutlines: PathStorage?
  /// The colour space of the pixels, or nil in a context of opacities only.
  public let colorSpace: CGColorSpace?

  init(backend: CairoBackend, base: CGAffineTransform, colorSpace: CGColorSpace?) {
    madeBackend = backend
    pixelSize = (backend.storage.width, backend.storage.height)
    self.base = base
    self.colorSpace = colorSpace
    state = GraphicsState(matrix: base)
  }

  deinit { release?() }

  /// Creates a cleared bitmap context in which one unit is `scale` pixels.
  ///
  /// If `flipped` is `true`, the origin is at the top left and y points down, as in UIKit's contexts, and
  /// shadow offsets follow. Returns nil if a side is not in 1…32,767, the scale is not positive or memory
  /// cannot be allocated.
  package convenience init?(
    pixelsWide: Int, pixelsHigh: Int, scale: CGFloat = 1, flipped: Bool = true, isOpaque: Bool = false
  ) {
    guard scale > 0, scale.isFinite, let storage = PixelStorage(width: pixelsWide, height: pixelsHigh),
      let backend = CairoBackend(storage: storage, isOpaque: isOpaque)
    else { return nil }
    let base =
      flipped
      ? CGAffineTransform(scaleX: scale, y: scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(pixelsHigh))
    self.init(backend: backend, base: base, colorSpace: .standard)
  }

  /// Creates a context whose bitmap is allocated on first use, so that an unused context costs nothing.
  ///
  /// One unit is `scale` pixels, y points down, and `origin` is the coordinate of the top left corner.
  /// Returns nil if a side is not in 1…32,767 or the scale is not positive.
  package init?(deferredPixelsWide width: Int, pixelsHigh height: Int, scale: CGFloat, origin: CGPoint) {
    let sides = 1...PixelStorage.maximumSide
    guard scale > 0, scale.isFinite, sides.contains(width), sides.contains(height) else { return nil }
    pixelSize = (width, height)
    base = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    colorSpace = .standard
    state = GraphicsState(matrix: base)
  }

  /// Creates a context over a copy of an image that a similar context drew, in order to redraw a part of it.
  /// That part is cleared in the copy, and the context is clipped to it.
  ///
  /// Returns nil if memory cannot be allocated or the scale is not positive. Complexity: O(pixels).
  ///
  /// - Parameters:
  ///   - picture: The image to redraw.
  ///   - part: The part to redraw in user space, which is expanded to whole pixels.
  ///   - scale: The number of pixels per unit of user space. y points down.
  ///   - origin: The coordinate of the top left corner.
  package convenience init?(redrawing picture: CGImage, in part: CGRect, scale: CGFloat, origin: CGPoint) {
    guard scale > 0, scale.isFinite,
      let storage = PixelStorage(width: picture.width, height: picture.height)
    else { return nil }
    let pixels = part.offsetBy(dx: -origin.x, dy: -origin.y)
      .applying(CGAffineTransform(scaleX: scale, y: scale))
    let area = PixelArea(around: pixels)
      .intersection(PixelArea(x: 0, y: 0, width: picture.width, height: picture.height))
    picture.withPixels { old, stride in
      for row in 0..<picture.height {
        memcpy(storage.base + row * storage.stride, old.baseAddress! + row * stride, picture.width * 4)
      }
    }
    for row in area.y..<area.maxY {
      memset(storage.base + row * storage.stride + area.x, 0, area.width * 4)
    }
    guard let backend = CairoBackend(storage: storage, isOpaque: false) else { return nil }
    let base = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    self.init(backend: backend, base: base, colorSpace: .standard)
    clip(
      to: CGRect(x: area.x, y: area.y, width: area.width, height: area.height).applying(base.inverted()))
  }

  /// Returns the part of a rectangle of user space that can be painted: all of it if a deferred context has
  /// not been used yet.
  package func paintablePart(of rect: CGRect) -> CGRect {
    madeBackend == nil ? rect : boundingBoxOfClipPath.overlap(rect) ?? .null
  }

  /// Creates the bitmap of a deferred context, or one of a single pixel if memory cannot be allocated.
  private func makeBackend() -> CairoBackend {
    let storage = PixelStorage(width: pixelSize.width, height: pixelSize.height)
    let backend = storage.flatMap { CairoBackend(storage: $0, isOpaque: false) } ?? CairoBackend.onePixel
    madeBackend = backend
    return backend
  }

  /// Discards all further drawing.
  func discardBackend() {
    madeBackend = CairoBackend.onePixel
    saved = []
  }

  /// Resets the context to its initial state and limits it to a part of its bitmap. Allocated memory is
  /// reused.
  func restart(in part: PixelArea) {
    state = GraphicsState(matrix: base)
    saved.removeAll(keepingCapacity: true)
    currentPath.removeAll()
    textMatrix = .identity
    backend.restart(in: part)
  }

  /// A Boolean value that indicates whether the context has a bitmap. `false` in a document.
  package var hasPixels: Bool { pages == nil }

  /// Returns the bitmap of a deferred context as an image without copying it, or nil if the context was not
  /// used. The context must not be drawn into afterwards.
  package func drawnImage() -> CGImage? { madeBackend == nil ? nil : finish() }

  /// The number of pixel columns; 0 in a document.
  public var width: Int { pages == nil ? pixelSize.width : 0 }

  /// The number of pixel rows; 0 in a document.
  public var height: Int { pages == nil ? pixelSize.height : 0 }

  /// Calls a closure with the bitmap and the number of pixels from one row to the next.
  ///
  /// The bitmap is premultiplied ARGB in the machine's byte order, first row on top. Later drawing sees what
  /// the closure writes.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeMutableBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    backend.flush()
    defer { backend.markDirty() }
    let storage = backend.storage
    return try body(
      UnsafeMutableBufferPointer(start: storage.base, count: storage.stride * storage.height), storage.stride)
  }

  /// Creates an image from a copy of the bitmap, in the context's pixel layout. Returns nil in a document, or
  /// if memory cannot be allocated. Complexity: O(pixels).
  public func makeImage() -> CGImage? {
    guard hasPixels else { return nil }
    backend.refresh()
    guard let copy = backend.storage.copy() else { return nil }
    if let pixels = clientLayout?.pixels, pixels.isGray { pixels.reduce(copy) }
    return CGImage(
      storage: copy, isOpaque: backend.isOpaque, colorSpace: colorSpace,
      contextLayout: clientLayout.flatMap { $0.isNative ? nil : $0 })
  }

  /// Returns the bitmap as an image without copying it. The context must not be drawn into afterwards.
  package func finish() -> CGImage {
    backend.flush()
    return CGImage(storage: backend.storage, isOpaque: backend.isOpaque, colorSpace: colorSpace)
  }

  /// Waits until all drawing is in the bitmap. Drawing is immediate here.
  public func flush() { madeBackend?.flush() }

  /// Waits until all drawing is in the bitmap. Drawing is immediate here.
  public func synchronize() { madeBackend?.flush() }

  /// Saves the graphics state on a stack, for `restoreGState`.
  public func saveGState() {
    saved.append(SavedState(state: state, isLayer: false))
    backend.save()
  }

  /// Restores the state of the matching `saveGState`. Does nothing if no state was saved in this transparency
  /// layer.
  public func restoreGState() {
    guard saved.last?.isLayer == false else { return }
    state = saved.removeLast().state
    backend.restore()
  }
}

/// A state saved by `saveGState` or by the beginning of a transparency layer.
struct SavedState {
  var state: GraphicsState
  var isLayer: Bool
  /// The effect applied to the layer when it ends.
  var effect: LayerEffect?
}
