internal import CCairo

extension CairoBackend {
  /// Sets the source of a Cairo context. Returns `false` if there is nothing to paint. The opacity is applied
  /// to colours only.
  func set(_ source: PaintSource, alpha: CGFloat, on cr: OpaquePointer) -> Bool {
    switch source {
    case .color(let color):
      cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * alpha.native)
      return true
    case .image(let image, let matrix, let quality, let tiled):
      return set(image, matrix, quality, tiled, on: cr)
    case .gradient(let shape, let stops, let matrix, let extend):
      return set(shape, stops, matrix, extend, on: cr)
    }
  }

  private func set(
    _ image: CGImage, _ matrix: CGAffineTransform, _ quality: CGInterpolationQuality, _ tiled: Bool,
    on cr: OpaquePointer
  ) -> Bool {
    guard var inverse = matrix.cairoInverse, let pixels = image.makeSurface()
    else { return false }
    defer { cairo_surface_destroy(pixels) }
    cairo_set_source_surface(cr, pixels, 0, 0)
    let pattern = cairo_get_source(cr)
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
    cairo_pattern_set_filter(pattern, image.shouldInterpolate ? quality.cairo(matrix) : CAIRO_FILTER_NEAREST)
    return true
  }

  private func set(
    _ shape: GradientShape, _ stops: [GradientStop], _ matrix: CGAffineTransform,
    _ extend: (before: Bool, after: Bool), on cr: OpaquePointer
  ) -> Bool {
    guard let (shape, matrix) = shape.nearPixels(matrix), var inverse = matrix.cairoInverse,
      let first = stops.first, let last = stops.last
    else { return false }
    let pattern: OpaquePointer?
    switch shape {
    case .linear(let from, let to): pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
    case .radial(let from, let startRadius, let to, let endRadius):
      pattern = cairo_pattern_create_radial(from.x, from.y, startRadius, to.x, to.y, endRadius)
    }
    defer { cairo_pattern_destroy(pattern) }
    func add(_ offset: CGFloat, _ color: CGColor.SRGB, _ alpha: Double) {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset.native, color.red, color.green, color.blue, color.alpha * alpha)
    }
    // Cairo extends both sides of a gradient or neither, so a side that is not extended gets a clear stop at
    // the very end. If neither is extended, Cairo's extend mode has to be none: circles of which neither
    // contains the other cover points twice, and the circle drawn last counts.
    let isBounded = !extend.before && !extend.after
    if !extend.before, !isBounded { add(0, first.color, 0) }
    add(0, first.color, 1)
    for stop in stops { add(stop.location, stop.color, 1) }
    add(1, last.color, 1)
    if !extend.after, !isBounded { add(1, last.color, 0) }
    cairo_pattern_set_extend(pattern, isBounded ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_pattern_set_matrix(pattern, &inverse)
    cairo_set_source(cr, pattern)
    return true
  }
}

extension GradientShape {
  /// Returns the same gradient in a space whose unit is about a pixel, and the transform from there to
  /// pixels. Returns nil if the gradient cannot be drawn.
  ///
  /// Cairo stores a pattern's matrix with 16 fractional bits. A gradient of the unit square that is stretched
  /// over a screen would be off by a pixel at the far end.
  fileprivate func nearPixels(_ matrix: CGAffineTransform) -> (shape: Self, matrix: CGAffineTransform)? {
    guard isPossible, let inverse = matrix.cairoInverse else { return nil }
    switch self {
    case .linear(let from, let to):
      // The increase of the fraction of the distance from one point to the other, per pixel to the right and
      // downwards.
      let (dx, dy) = ((to.x - from.x).native, (to.y - from.y).native)
      let length = dx * dx + dy * dy
      let (right, down) = (
        (inverse.xx * dx + inverse.yx * dy) / length, (inverse.xy * dx + inverse.yy * dy) / length
      )
      let speed = right * right + down * down
      let start = from.applying(matrix)
      let line = Self.linear(
        start, CGPoint(x: start.x.native + right / speed, y: start.y.native + down / speed))
      // Ends less than a pixel apart would coincide.
      return speed < 1 && line.isPossible ? (line, .identity) : (self, matrix)
    case .radial(let from, let startRadius, let to, let endRadius):
      let scale = CGFloat(1 / max(abs(inverse.xx), abs(inverse.xy), abs(inverse.yx), abs(inverse.yy)))
      let circles = Self.radial(
        CGPoint(x: from.x * scale, y: from.y * scale), startRadius * scale,
        CGPoint(x: to.x * scale, y: to.y * scale),
        endRadius * scale)
      return circles.isPossible ? (circles, matrix.scaledBy(x: 1 / scale, y: 1 / scale)) : (self, matrix)
    }
  }

  /// A Boolean value that indicates whether all numbers are finite and at most a billion, which is beyond the
  /// precision of Cairo's gradients.
  fileprivate var isPossible: Bool {
    let numbers: [CGFloat] =
      switch self {
      case .linear(let from, let to): [from.x, from.y, to.x, to.y]
      case .radial(let from, let start, let to, let end): [from.x, from.y, start, to.x, to.y, end]
      }
    return numbers.allSatisfy { abs($0) <= 1e9 }
  }
}

extension CGImage {
  /// Creates a Cairo surface of the image's pixels. The caller must destroy it while the image exists.
  func makeSurface() -> OpaquePointer? {
    let start = storage.base + originY * storage.stride + originX
    let bytes = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
    return cairo_image_surface_create_for_data(
      bytes, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
      Int32(storage.stride * 4))
  }
}

extension CGInterpolationQuality {
  /// Returns Cairo's filter. "Good" averages all pixels of a shrunk image and interpolates neighbours in an
  /// enlarged one.
  fileprivate func cairo(_ matrix: CGAffineTransform) -> cairo_filter_t {
    // Whole pixels that map onto whole pixels need no interpolation.
    if abs(matrix.a) == 1, abs(matrix.d) == 1, matrix.b == 0, matrix.c == 0,
      matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded()
    {
      return CAIRO_FILTER_NEAREST
    }
    return switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .default, .medium, .high: CAIRO_FILTER_GOOD
    }
  }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension CGBlendMode {
  /// A Boolean value that indicates whether Cairo supports the mode and leaves pixels outside the shape
  /// unchanged.
  var staysInsideShapes: Bool {
    switch self {
    case .colorBurn, .plusDarker, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  /// A Boolean value that indicates whether Cairo supports the mode and implements it correctly through masks
  /// and with opacity, which it does not for hue, saturation, color and luminosity.
  var isCairosOwn: Bool {
    switch self {
    case .colorBurn, .plusDarker, .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }

  /// Cairo's operator of the same name. Modes that Cairo lacks are blended pixel by pixel elsewhere.
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn, .plusDarker: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
