internal import Foundation

/// A place to draw into: a bitmap, a coordinate system, a clip, and how things are painted.
///
/// A context is not safe to use from two threads at once. The device has its first row on top; what the user
/// sees of it is `ctm`, in Apple's convention: a bitmap's user space has its origin at the bottom left and y
/// up.
public final class CGContext {
  /// The bitmap and the drawing machine below; made when it is first used.
  var backend: CairoBackend { madeBackend ?? makeBackend() }
  private var madeBackend: CairoBackend?
  private let pixelSize: (width: Int, height: Int)
  var state: GraphicsState
  var saved: [SavedState] = []
  /// How the client that made the bitmap wants to see it; nil where it is ours.
  var clientLayout: ClientLayout?
  /// Gives the client's memory back.
  var release: (() -> Void)?
  /// Whether colours that are set have no effect, as in the cell of a pattern without colours.
  var hasFixedColors = false
  /// The current path in pixels.
  var currentPath = PathStorage()
  /// Memory for outlines on their way into the current path.
  var spareOutline = PathStorage()
  /// From base space, which shadows are measured in, to pixels.
  var base: CGAffineTransform
  /// The pages of a document; nil in a bitmap.
  var pages: Pages?
  /// The matrix that text is set with; the translation is the text position.
  public var textMatrix = CGAffineTransform.identity
  /// The outlines, in pixels, that text has to be clipped to by `showingText(_:)`.
  var shownOutlines: PathStorage?
  /// What the pixels' colours mean; nil in a context of opacities only.
  public let colorSpace: CGColorSpace?

  init(backend: CairoBackend, base: CGAffineTransform, colorSpace: CGColorSpace?) {
    madeBackend = backend
    pixelSize = (backend.storage.width, backend.storage.height)
    self.base = base
    self.colorSpace = colorSpace
    state = GraphicsState(matrix: base)
  }

  deinit { release?() }

  /// A cleared bitmap of `pixelsWide` × `pixelsHigh` in which one unit is `scale` pixels.
  ///
  /// With `flipped` the origin is at the top left and y points down, as in UIKit's contexts; shadow offsets
  /// follow. Nil where a side is not in 1…32,767, the scale is not positive or there is no memory.
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

  /// A context whose bitmap is made when something is first asked of it, so that one nobody draws into
  /// costs nothing.
  ///
  /// One unit is `scale` pixels, y points down, and `origin` is what the top left corner is called. Nil where
  /// a side is not in 1…32,767 or the scale is not positive.
  package init?(deferredPixelsWide width: Int, pixelsHigh height: Int, scale: CGFloat, origin: CGPoint) {
    let sides = 1...PixelStorage.maximumSide
    guard scale > 0, scale.isFinite, sides.contains(width), sides.contains(height) else { return nil }
    pixelSize = (width, height)
    base = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
    colorSpace = .standard
    state = GraphicsState(matrix: base)
  }

  /// A context over a copy of a picture that was drawn by one like it, to draw a part of it again: the copy
  /// is clear there, and the context is clipped to it.
  ///
  /// `part` is a rectangle of user space, in which one unit is `scale` pixels, y points down, and `origin` is
  /// what the top left corner is called; it is grown to whole pixels. Nil where there is no memory, or where
  /// the scale is not positive. O(pixels).
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

  /// The part of a rectangle of user space that can be painted: all of it where nothing was asked of a
  /// deferred context yet.
  package func paintablePart(of rect: CGRect) -> CGRect {
    madeBackend == nil ? rect : boundingBoxOfClipPath.overlap(rect) ?? .null
  }

  /// Makes the bitmap of a deferred context; one pixel takes its place where there is no memory for more.
  private func makeBackend() -> CairoBackend {
    let storage = PixelStorage(width: pixelSize.width, height: pixelSize.height)
    let backend = storage.flatMap { CairoBackend(storage: $0, isOpaque: false) } ?? CairoBackend.onePixel
    madeBackend = backend
    return backend
  }

  /// Lets everything that is drawn from now on go nowhere.
  func discardBackend() {
    madeBackend = CairoBackend.onePixel
    saved = []
  }

  /// Makes the context one of some pixels of its bitmap only, as it is when it is new. What it
  /// has memory for it keeps.
  func restart(in part: PixelArea) {
    state = GraphicsState(matrix: base)
    saved.removeAll(keepingCapacity: true)
    currentPath.removeAll()
    textMatrix = .identity
    backend.restart(in: part)
  }

  /// Whether there is a bitmap: false in a document.
  package var hasPixels: Bool { pages == nil }

  /// The bitmap of a deferred context as an image, without a copy; nil where nothing was asked of it. The
  /// context must not be drawn into afterwards.
  package func drawnImage() -> CGImage? { madeBackend == nil ? nil : finish() }

  /// The number of pixel columns; 0 in a document.
  public var width: Int { pages == nil ? pixelSize.width : 0 }

  /// The number of pixel rows; 0 in a document.
  public var height: Int { pages == nil ? pixelSize.height : 0 }

  /// The bitmap: premultiplied ARGB in the machine's byte order, first row on top, and the pixels from one
  /// row to the next. What the closure writes is seen by later drawing.
  package func withPixels<Result, Failure: Error>(
    _ body: (_ pixels: UnsafeMutableBufferPointer<UInt32>, _ rowStride: Int) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    backend.flush()
    defer { backend.markDirty() }
    let storage = backend.storage
    return try body(
      UnsafeMutableBufferPointer(start: storage.base, count: storage.stride * storage.height), storage.stride)
  }

  /// A copy of the bitmap as it is now, whose bytes are laid out as the context's; nil in a document and
  /// where there is no memory. O(pixels).
  public func makeImage() -> CGImage? {
    guard hasPixels else { return nil }
    backend.refresh()
    guard let copy = backend.storage.copy() else { return nil }
    if let pixels = clientLayout?.pixels, pixels.isGray { pixels.reduce(copy) }
    return CGImage(
      storage: copy, isOpaque: backend.isOpaque, colorSpace: colorSpace,
      contextLayout: clientLayout.flatMap { $0.isNative ? nil : $0 })
  }

  /// The bitmap itself as an image, without a copy; the context must not be drawn into afterwards.
  package func finish() -> CGImage {
    backend.flush()
    return CGImage(storage: backend.storage, isOpaque: backend.isOpaque, colorSpace: colorSpace)
  }

  /// Waits until everything drawn is in the bitmap. Drawing is immediate here.
  public func flush() { madeBackend?.flush() }

  /// Waits until everything drawn is in the bitmap. Drawing is immediate here.
  public func synchronize() { madeBackend?.flush() }

  /// Remembers the drawing state, to be brought back by `restoreGState`.
  public func saveGState() {
    saved.append(SavedState(state: state, isLayer: false))
    backend.save()
  }

  /// Brings back the state of the matching `saveGState`; does nothing where there is none in this
  /// transparency layer.
  public func restoreGState() {
    guard saved.last?.isLayer == false else { return }
    state = saved.removeLast().state
    backend.restore()
  }
}

/// What `saveGState` or the beginning of a transparency layer keeps.
struct SavedState {
  var state: GraphicsState
  var isLayer: Bool
  /// What is done to the layer when it ends.
  var effect: LayerEffect?
}
