internal import CPixels

// The common case of layers: rectangles and images on whole pixels, painted over the destination. The
// resulting pixels equal Cairo's; Cairo's setup before the first of them takes as long as many of these
// rectangles.
extension CairoBackend {
  /// Paints a rectangle of whole pixels with a colour, or with an image whose pixels coincide with the
  /// screen's, through a clip of whole pixels. Returns `false` for anything else.
  func drawUpright(_ shape: PaintShape, with source: PaintSource, _ style: PaintStyle) -> Bool {
    guard style.blendMode == .normal, style.shadow == nil, style.masks.isEmpty, !canvasIsOpaque,
      let clip = canvas.plainClip,
      let box = shape.wholePixels
    else { return false }
    let area = box.intersection(clip)
    switch source {
    case .color(let color): if !area.isEmpty { lay(Pixel.ink(color, alpha: style.alpha), over: area) }
    case .image(let image, let matrix, _, tiled: false):
      guard let place = image.area(under: matrix), place.contains(box) else { return false }
      if !area.isEmpty { lay(image, at: place, Pixel.byte(style.alpha), over: area) }
    case .image, .gradient: return false
    }
    return true
  }

  private func lay(_ color: UInt32, over area: PixelArea) {
    if color >> 24 == 0 { return }
    write(area) { loops, target in loops.flood(color, &target) }
  }

  private func lay(_ image: CGImage, at place: PixelArea, _ opacity: UInt32, over area: PixelArea) {
    if opacity == 0 { return }
    image.withPixels { pixels, stride in
      guard let first = pixels.baseAddress.map({ $0 + (area.y - place.y) * stride + area.x - place.x }) else {
        return
      }
      write(area) { loops, target in loops.lay(first, stride, image.isOpaque, opacity, &target) }
    }
  }

  /// Calls a closure that writes pixels of the canvas.
  private func write(_ area: PixelArea, _ body: (_ loops: PixelLoops, _ target: inout PixelBlock) -> Void) {
    if hasLayers { touch(area) }
    let canvas = canvas
    canvas.flush()
    var target = canvas.block(area)
    body(pixel_loops_best().pointee, &target)
    canvas.markDirty()
  }
}

extension PaintShape {
  /// The painted pixels if they are a rectangle of whole pixels, otherwise nil.
  fileprivate var wholePixels: PixelArea? {
    switch self {
    case .fill(let path, _), .picture(let path): path.wholePixels
    case .stroke, .everything: nil
    }
  }
}

extension CGImage {
  /// Returns the pixels of the screen that each show one of the image's, or nil if the transform does more
  /// than translate by whole pixels.
  fileprivate func area(under matrix: CGAffineTransform) -> PixelArea? {
    let reach = CairoBackend.reach
    guard matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1, matrix.tx == matrix.tx.rounded(),
      matrix.ty == matrix.ty.rounded(), abs(matrix.tx) < reach, abs(matrix.ty) < reach
    else { return nil }
    return PixelArea(x: Int(matrix.tx), y: Int(matrix.ty), width: width, height: height)
  }
}
