// Effects for the compositor that Core Graphics itself does not have.

extension CGContext {
  /// Begins a transparency layer that is blurred before it is painted.
  ///
  /// - Parameter blurRadius: The standard deviation of the Gaussian, in user space.
  package func beginTransparencyLayer(blurRadius: CGFloat) {
    let deviation = blurRadius * scaleOfArea
    guard deviation > 0.05, deviation.isFinite else { return beginTransparencyLayer(auxiliaryInfo: nil) }
    beginLayer(effect: .blur(Self.layerBlur(deviation)))
  }

  /// Begins a transparency layer whose components are multiplied by those of a colour before it is painted.
  package func beginTransparencyLayer(multiplyingBy color: CGColor) {
    beginLayer(effect: .multiply(color.srgb))
  }

  /// Paints only the shadow that the inside of a path would cast, with the current shadow and opacity.
  package func fillShadow(of path: CGPath) {
    var outline = PathStorage()
    outline.append(path.storage, state.matrix)
    var style = paint
    style.effect = nil
    backend.drawShadow(of: outline, style)
  }

  /// Draws a square image with odd sides into an area of pixels that is no smaller. The corners are unscaled;
  /// the middle column and row are repeated. Pixels of `hole` may be left out.
  package func drawNinePatch(_ patch: CGImage, in area: PixelArea, without hole: PixelArea) {
    var style = paint
    style.shadow = nil
    backend.drawNinePatch(patch, in: area, without: hole, style)
  }

  /// Creates a blurred copy of what has been painted so far.
  ///
  /// Beyond the bitmap its edge pixels are repeated. Inside a transparency layer the copy includes what was
  /// painted below the layer, whatever the layer's opacity will be, so that a blur in a fading group
  /// approaches its final look gradually. A layer begun with a blend mode other than `normal` is copied
  /// alone.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the blur, in user space.
  ///   - rect: The rectangle of user space to copy, intersected with the clip.
  /// - Returns: The copy and its place in pixels, or nil if there is none, as in a document.
  package func blurredBackdrop(radius: CGFloat, in rect: CGRect) -> (image: CGImage, pixels: CGRect)? {
    let deviation = radius * scaleOfArea
    guard deviation.isFinite else { return nil }
    let pixels = PixelArea(around: rect.applying(state.matrix).insetBy(dx: -1, dy: -1))
    return backend.blurredBackdrop(Self.layerBlur(max(deviation, 0)), in: pixels)
  }

  /// Returns the mean luminance, 0…1, of what has been painted inside a rectangle of user space and the clip,
  /// or nil if there are no pixels, as in a document. Clear pixels count as black. O(pixels).
  package func meanLuminance(in rect: CGRect) -> CGFloat? {
    backend.meanLuminance(in: PixelArea(around: rect.applying(state.matrix)))
  }

  /// Draws a part of an image so that it fills a rectangle of user space.
  ///
  /// - Parameters:
  ///   - image: The image, whose first row is at the rectangle's minimum y.
  ///   - part: The rectangle to draw, in pixels of the image, y down. Outside the image its edge pixels are
  ///     repeated.
  ///   - rect: The rectangle to fill.
  package func drawUpright(_ image: CGImage, part: CGRect, in rect: CGRect) {
    guard part.width > 0, part.height > 0 else { return }
    let (scaleX, scaleY) = (rect.width / part.width, rect.height / part.height)
    let matrix = CGAffineTransform(
      a: scaleX, b: 0, c: 0, d: scaleY, tx: rect.minX - part.minX * scaleX, ty: rect.minY - part.minY * scaleY
    )
    spareOutline.removeAll()
    spareOutline.addRect(rect.standardized, state.matrix)
    backend.draw(
      .picture(spareOutline),
      with: .image(image, matrix.concatenating(state.matrix), quality: state.interpolation, tiled: false),
      paint)
  }

  /// Returns the distance, in pixels, at which a pixel may still affect another in `blurredBackdrop` for a
  /// standard deviation in pixels.
  package static func reachOfBackdrop(deviation: CGFloat) -> Int {
    let one = PixelArea(x: 0, y: 0, width: 1, height: 1)
    return -layerBlur(deviation > 0 ? deviation : 0).origins(of: one).x
  }

  /// The scale from user space to pixels, averaged over directions.
  private var scaleOfArea: CGFloat {
    abs(state.matrix.a * state.matrix.d - state.matrix.b * state.matrix.c).squareRoot()
  }

  private static func layerBlur(_ deviation: CGFloat) -> GaussianBlur {
    GaussianBlur(deviation: min(deviation, 1024), spread: GaussianBlur.spreadOfLayers)
  }
}

extension CairoBackend {
  /// Paints the shadow of a shape without the shape.
  fileprivate func drawShadow(of outline: PathStorage, _ style: PaintStyle) {
    guard let shadow = style.shadow else { return }
    let clip = canvas.clipArea
    let area = PixelArea(around: outline.controlBox).intersection(visibleOrigins(of: clip, style))
    guard let content = Canvas(area) else { return }
    if hasLayers { touch(shadow.results(of: area)) }
    let opaque = PaintStyle(alpha: 1, blendMode: .normal, shadow: nil, antialias: true)
    cover(
      .fill(outline, .winding), with: .color((0, 0, 0, 1)), alpha: 1, antialias: opaque.antialias,
      on: content.cr)
    content.flush()
    drawing { paintShadow(of: content, style) }
  }

  fileprivate func drawNinePatch(
    _ patch: CGImage, in area: PixelArea, without hole: PixelArea, _ style: PaintStyle
  ) {
    let seen = area.intersection(canvas.clipArea), hole = hole.intersection(seen), middle = patch.width / 2
    // With an empty hole, every part is drawn.
    let parts = seen.without(hole.isEmpty ? PixelArea(x: seen.x, y: seen.maxY, width: 0, height: 0) : hole)
    guard !seen.isEmpty, let content = Canvas(seen) else { return }
    /// Maps a column or row of the area to one of the patch.
    func source(_ place: Int, _ length: Int) -> Int {
      place < middle ? place : place >= length - middle ? place - length + patch.width : middle
    }
    patch.withPixels { pixels, stride in
      for index in parts.indices where !parts[index].isEmpty {
        let part = parts[index]
        for y in part.y..<part.maxY {
          let from = pixels.baseAddress! + source(y - area.y, area.height) * stride
          let to = content.storage.base + (y - seen.y) * content.storage.stride - seen.x
          let left = min(max(area.x + middle, part.x), part.maxX)
          let right = min(max(area.maxX - middle, left), part.maxX)
          if part.x < left { (to + part.x).update(from: from + part.x - area.x, count: left - part.x) }
          if left < right { (to + left).update(repeating: from[middle], count: right - left) }
          if right < part.maxX {
            (to + right).update(from: from + right - area.maxX + patch.width, count: part.maxX - right)
          }
        }
      }
    }
    content.markDirty()
    for index in parts.indices where !parts[index].isEmpty {
      let part = parts[index]
      content.touched = part
      if hasLayers { touch(part) }
      drawing { paint(content, coverage: nil, alpha: style.alpha, style) }
    }
  }

  fileprivate func meanLuminance(in pixels: PixelArea) -> CGFloat? {
    canvas.flush()
    let seen = pixels.intersection(canvas.clipArea)
    guard !isDocument, !seen.isEmpty else { return nil }
    var (red, green, blue) = (0, 0, 0)
    for y in seen.y..<seen.maxY {
      let row = canvas.storage.base + (y - canvas.y) * canvas.storage.stride - canvas.x
      for x in seen.x..<seen.maxX {
        let pixel = row[x]
        red += Int(pixel >> 16 & 255)
        green += Int(pixel >> 8 & 255)
        blue += Int(pixel & 255)
      }
    }
    // Weights of ITU-R BT.601.
    let sum = 0.299 * CGFloat(red) + 0.587 * CGFloat(green) + 0.114 * CGFloat(blue)
    return sum / (255 * CGFloat(seen.count))
  }

  fileprivate func blurredBackdrop(_ blur: GaussianBlur, in pixels: PixelArea) -> (
    image: CGImage, pixels: CGRect
  )? {
    let seen = pixels.intersection(canvas.clipArea)
    guard !isDocument, !seen.isEmpty,
      let soft = flattened(in: blur.origins(of: seen)).blurred(blur, in: seen, extendsEdges: true)
    else { return nil }
    return (
      CGImage(storage: soft.storage, isOpaque: false, colorSpace: .standard),
      CGRect(x: seen.x, y: seen.y, width: seen.width, height: seen.height)
    )
  }
}
