internal import CCairo

/// The colour, image or gradient to paint with.
enum PaintSource {
  /// A uniform colour.
  case color(CGColor.SRGB)
  /// An image, with the transform from its pixels to the device's.
  case image(CGImage, CGAffineTransform, quality: CGInterpolationQuality, tiled: Bool)
  /// Colours along a line or between circles, with the transform from the gradient's space to pixels.
  case gradient(GradientShape, [GradientStop], CGAffineTransform, extend: (before: Bool, after: Bool))

  var isColor: Bool { if case .color = self { true } else { false } }
}

/// The area to paint, in pixels.
enum PaintShape {
  case fill(PathStorage, CGPathFillRule)
  /// A stroke whose pen is a circle in the space that the transform maps from.
  case stroke(PathStorage, LineStyle, CGAffineTransform)
  /// The outline of an image.
  case picture(PathStorage)
  /// The whole clip.
  case everything
}

/// The parameters of compositing.
struct PaintStyle {
  var alpha: CGFloat
  var blendMode: CGBlendMode
  var shadow: Shadow?
  var antialias: Bool
  var masks: [ClipMask] = []
  /// The effect applied to a transparency layer before anything else.
  var effect: LayerEffect?
}

extension CairoBackend {
  /// Paints a shape.
  func draw(_ shape: PaintShape, with source: PaintSource, _ style: PaintStyle) {
    drawing {
      if isDocument { return drawInDocument(shape, with: source, style) }
      if drawUpright(shape, with: source, style) { return }
      if let picture = TurnedPicture(source) { return draw(shape, with: picture, style) }
      if case .color(let color) = source, style.shadow == nil, style.masks.isEmpty,
        style.blendMode == .normal,
        fillSlanted(shape, color, style) || drawSmall(shape, color, style)
      {
        return
      }
      drawPixels(shape, with: source, style)
    }
  }

  private func drawPixels(_ shape: PaintShape, with source: PaintSource, _ style: PaintStyle) {
    let mode = style.blendMode
    if style.shadow == nil && style.masks.isEmpty && mode.staysInsideShapes && mode.isCairosOwn {
      if hasLayers { touch(shape.area(canvas.area)) }
      cairo_set_operator(cr, style.blendMode.cairo)
      cover(shape, with: source, alpha: style.alpha, antialias: style.antialias, on: cr)
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
    } else {
      drawApart(shape, with: source, style)
    }
  }

  /// Paints a shape with a rotated image: the visible part is sampled first, and Cairo paints the result.
  /// With only an upright clip and an opacity, it is painted directly onto the canvas.
  private func draw(_ shape: PaintShape, with picture: TurnedPicture, _ style: PaintStyle) {
    let clip = canvas.clipArea
    let area = shape.area(clip).intersection(visibleOrigins(of: clip, style))
    guard !area.isEmpty else { return }
    if style.shadow == nil, style.masks.isEmpty, style.blendMode == .normal, shape.isOutline,
      let box = rectangularClip
    {
      let seen = area.intersection(box)
      if hasLayers { touch(seen) }
      guard let coverage = coverage(of: shape, in: seen, antialias: style.antialias) else { return }
      canvas.flush()
      picture.paint(on: canvas, through: coverage, alpha: style.alpha)
      canvas.markDirty()
    } else if let seen = picture.seen(in: area) {
      drawPixels(shape, with: seen, style)
    }
  }

  /// Fills a slanted shape with a colour if only an upright clip applies. Returns `false` if Cairo has to do
  /// it.
  private func fillSlanted(_ shape: PaintShape, _ color: CGColor.SRGB, _ style: PaintStyle) -> Bool {
    guard case .fill(let path, .winding) = shape, style.antialias, allowsAntialiasing, !canvasIsOpaque,
      let clip = canvas.plainClip
    else { return false }
    if clip.isEmpty { return true }
    if hasLayers { touch(shape.area(canvas.area)) }
    let canvas = canvas, storage = canvas.storage
    canvas.flush()
    defer { canvas.markDirty() }
    return slantedFill.fill(
      path, Pixel.ink(color, alpha: style.alpha), clip: clip,
      storage.base + (clip.y - canvas.y) * storage.stride + clip.x - canvas.x, stride: storage.stride)
  }

  /// Draws a shape on a separate canvas and then composites that: for shadows, masks, and blend modes that
  /// Cairo does not have or does not limit to the shape.
  private func drawApart(_ shape: PaintShape, with source: PaintSource, _ style: PaintStyle) {
    let clip = canvas.clipArea
    let area = shape.area(clip).intersection(visibleOrigins(of: clip, style))
    guard let content = Canvas(area) else { return }
    if hasLayers { touch(style.shadow.map { area.union($0.results(of: area)) } ?? area) }
    cover(shape, with: source, alpha: style.alpha, antialias: style.antialias, on: content.cr)
    content.flush()
    var coverage: Canvas?
    let mode = style.blendMode
    if !mode.staysInsideShapes || !mode.isCairosOwn || mode == .copy || mode == .clear {
      coverage = Canvas(area)
      if let coverage {
        cover(shape, with: .color((0, 0, 0, 1)), alpha: 1, antialias: style.antialias, on: coverage.cr)
        coverage.flush()
      }
    }
    paint(content, coverage: coverage, alpha: 1, style)
  }

  /// Paints a shape in a Cairo context whose operator is already set.
  func cover(
    _ shape: PaintShape, with source: PaintSource, alpha: CGFloat, antialias: Bool, on cr: OpaquePointer
  ) {
    cairo_set_antialias(cr, antialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    guard set(source, alpha: alpha, on: cr) else { return }
    // Cairo must not retain an image's memory.
    defer { if !source.isColor { cairo_set_source_rgb(cr, 0, 0, 0) } }
    let rest = source.isColor ? 1 : alpha
    switch shape {
    case .fill(let path, let rule):
      emit(path, to: cr)
      cairo_set_fill_rule(cr, rule.cairo)
      fill(rest, cr)
    case .stroke(let path, let line, let matrix):
      stroke(path, line, matrix, cr)
    case .picture(let outline):
      emit(outline, to: cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
      fill(rest, cr)
    case .everything:
      cairo_paint_with_alpha(cr, rest.native)
    }
  }

  /// Fills Cairo's current path, applying an opacity that the source does not include.
  private func fill(_ alpha: CGFloat, _ cr: OpaquePointer) {
    if alpha == 1 {
      cairo_fill(cr)
    } else {
      cairo_save(cr)
      cairo_clip(cr)
      cairo_paint_with_alpha(cr, alpha.native)
      cairo_restore(cr)
    }
  }

  private func stroke(
    _ path: PathStorage, _ line: LineStyle, _ matrix: CGAffineTransform, _ cr: OpaquePointer
  ) {
    guard matrix.cairoInverse != nil else { return }
    var pen = matrix.cairo
    pen.x0 = 0
    pen.y0 = 0
    let scale = max(matrix.largestScale, 1e-9)
    // Within its tolerance, Cairo loses one side of a curve that turns back.
    if path.turnsBack {
      emit(line.outline(of: path.applying(matrix.inverted()), scale: scale).applying(matrix), to: cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
      return cairo_fill(cr)
    }
    var path = path, line = line
    if line.cap == .square { line.lengthenDashes(to: 0.125 / scale) }
    var lengths: [Double] = []
    if !line.dashLengths.isEmpty {
      // A million dashes would take seconds; dashes that small look gray anyway.
      let period = line.dashLengths.reduce(0, +) * scale
      let length = path.controlBox.width + path.controlBox.height
      if length / period >= 50_000 {
        lengths = []
      } else if path.isPolygonal, length > 0 {
        // Cairo would draw caps for a dash that begins exactly where the path ends.
        path = path.applying(matrix.inverted()).dashed(phase: line.dashPhase, lengths: line.dashLengths)
          .applying(matrix)
      } else {
        lengths = line.dashLengths.map(\.native)
      }
    }
    // Cairo strokes axis-parallel lines as rectangles and extends both that meet in a corner half a width
    // beyond it: too far if an end of the path is closer than that.
    let turnsEarly = line.join == .miter && path.turnsAtEnd(within: line.width / 2 * scale)
    Self.emit(path, to: cr, curving: turnsEarly)
    cairo_save(cr)
    cairo_transform(cr, &pen)
    // A pen wider than the largest coordinate would overflow Cairo's fixed-point numbers.
    cairo_set_line_width(cr, min(line.width, Self.reach / scale).native)
    cairo_set_line_cap(cr, line.cap.cairo)
    cairo_set_line_join(cr, line.join.cairo)
    cairo_set_miter_limit(cr, line.miterLimit.native)
    cairo_set_dash(cr, lengths, Int32(lengths.count), line.dashPhase.native)
    cairo_stroke(cr)
    cairo_restore(cr)
  }
}

extension PaintShape {
  /// A Boolean value that indicates whether the shape is a path, whose coverage can be computed.
  fileprivate var isOutline: Bool { if case .everything = self { false } else { true } }

  /// Returns the pixels that the shape can touch, or `clip` if it covers the whole clip.
  func area(_ clip: PixelArea) -> PixelArea {
    switch self {
    case .fill(let path, _), .picture(let path): PixelArea(around: path.controlBox)
    case .stroke(let path, let line, let matrix):
      // Corners reach furthest, up to the miter limit.
      PixelArea(
        around: path.controlBox.insetBy(
          dx: -line.reach * matrix.largestScale, dy: -line.reach * matrix.largestScale))
    case .everything: clip
    }
  }
}

extension LineStyle {
  /// Gives dashes of length zero a length, which defines the direction of their square caps, and shortens the
  /// gaps after them by as much.
  fileprivate mutating func lengthenDashes(to least: CGFloat) {
    guard dashLengths.contains(where: { $0 < least }) else { return }
    if dashLengths.count % 2 == 1 { dashLengths += dashLengths }
    for dash in stride(from: 0, to: dashLengths.count, by: 2) where dashLengths[dash] < least {
      let more = min(least - dashLengths[dash], dashLengths[dash + 1])
      dashLengths[dash] += more
      dashLengths[dash + 1] -= more
    }
  }

  /// Returns the area that a stroke along a path covers, for the winding rule. `scale` is the approximate
  /// number of pixels per unit.
  func outline(of path: PathStorage, scale: CGFloat) -> PathStorage {
    var stroker = PathStroker(width: width, cap: cap, join: join, miterLimit: miterLimit, scale: scale)
    var line = self
    if cap == .square { line.lengthenDashes(to: 0.125 / scale) }
    stroker.add(
      line.dashLengths.isEmpty ? path : path.dashed(phase: line.dashPhase, lengths: line.dashLengths))
    return stroker.outline
  }

  /// The largest distance of a stroke's edge from its path.
  var reach: CGFloat { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension CGAffineTransform {
  /// The length of the longest image of a unit vector, or slightly more.
  var largestScale: CGFloat { hypot(hypot(a, b), hypot(c, d)) }

  /// A Boolean value that indicates whether all six entries are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
