internal import CCairo

/// What is painted with.
enum PaintSource {
  /// One colour everywhere.
  case color(CGColor.SRGB)
  /// A picture, with the transform from its pixels to the device's.
  case image(CGImage, CGAffineTransform, quality: CGInterpolationQuality, tiled: Bool)
}

/// Where is painted, in pixels.
enum PaintShape {
  case fill(PathStorage, CGPathFillRule)
  /// A stroke whose pen is a circle in the space that the transform maps from.
  case stroke(PathStorage, LineStyle, CGAffineTransform)
  /// The outline of a picture.
  case picture(PathStorage)
  /// All of the clip.
  case everything
}

/// How the painted meets what is there.
struct PaintStyle {
  var alpha: CGFloat
  var blendMode: CGBlendMode
  var shadow: Shadow?
  var antialias: Bool
}

extension CairoBackend {
  /// Paints a shape.
  func draw(_ shape: PaintShape, with source: PaintSource, _ style: PaintStyle) {
    cairo_set_antialias(
      cr, style.antialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    cairo_set_operator(cr, style.blendMode.cairo)
    guard set(source, alpha: style.alpha) else { return }
    cover(shape, alpha: source.isColor ? 1 : style.alpha)
    cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
  }

  /// Makes the source Cairo's; false where there is nothing to paint.
  private func set(_ source: PaintSource, alpha: CGFloat) -> Bool {
    switch source {
    case .color(let color):
      cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha * alpha.native)
      return true
    case .image(let image, let matrix, let quality, let tiled):
      var inverse = matrix.cairo
      guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return false }
      let start = image.storage.base + image.originY * image.storage.stride + image.originX
      let bytes = UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt8.self)
      let pixels = cairo_image_surface_create_for_data(
        bytes, image.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(image.width),
        Int32(image.height), Int32(image.storage.stride * 4))
      defer { cairo_surface_destroy(pixels) }
      cairo_set_source_surface(cr, pixels, 0, 0)
      let pattern = cairo_get_source(cr)
      cairo_pattern_set_matrix(pattern, &inverse)
      cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(pattern, quality.cairo)
      return true
    }
  }

  private func cover(_ shape: PaintShape, alpha: CGFloat) {
    switch shape {
    case .fill(let path, let rule):
      emit(path, to: cr)
      cairo_set_fill_rule(cr, rule.cairo)
      cairo_fill(cr)
    case .stroke(let path, let line, let matrix):
      stroke(path, line, matrix)
    case .picture(let outline):
      emit(outline, to: cr)
      if alpha == 1 {
        cairo_fill(cr)
      } else {
        cairo_save(cr)
        cairo_clip(cr)
        cairo_paint_with_alpha(cr, alpha.native)
        cairo_restore(cr)
      }
    case .everything:
      cairo_paint_with_alpha(cr, alpha.native)
    }
  }

  private func stroke(_ path: PathStorage, _ line: LineStyle, _ matrix: CGAffineTransform) {
    var pen = matrix.cairo
    var inverse = pen
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return }
    emit(path, to: cr)
    pen.x0 = 0
    pen.y0 = 0
    cairo_save(cr)
    cairo_set_matrix(cr, &pen)
    cairo_set_line_width(cr, line.width.native)
    cairo_set_line_cap(cr, line.cap.cairo)
    cairo_set_line_join(cr, line.join.cairo)
    cairo_set_miter_limit(cr, line.miterLimit.native)
    let lengths = line.dashLengths.map(\.native)
    cairo_set_dash(cr, lengths, Int32(lengths.count), line.dashPhase.native)
    cairo_stroke(cr)
    cairo_restore(cr)
  }
}

extension PaintSource {
  var isColor: Bool { if case .color = self { true } else { false } }
}

extension CGInterpolationQuality {
  var cairo: cairo_filter_t {
    switch self {
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
