internal import CCairo

/// What is painted with.
enum PaintSource {
  /// One colour everywhere.
  case color(CGColor.SRGB)
  /// A picture, with the transform from its pixels to the device's.
  case image(CGImage, CGAffineTransform, quality: CGInterpolationQuality, tiled: Bool)
  /// Colours along a line or between circles, with the transform from the gradient's space to pixels.
  case gradient(GradientShape, [GradientStop], CGAffineTransform, extend: (before: Bool, after: Bool))

  var isColor: Bool { if case .color = self { true } else { false } }
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
  var masks: [ClipMask] = []
  /// What is done to a transparency layer before anything else.
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

  /// Paints a shape with a picture that is turned: what can be seen of it is worked out first, pixel by
  /// pixel, and Cairo paints that. Where nothing but an upright clip and an opacity come between, it
  /// goes to the canvas at once.
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

  /// Fills a slanted shape with a colour where nothing else matters but an upright clip; false
  /// where that is for Cairo.
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

  /// Draws the shape on a canvas of its own and then paints that: for shadows, masks and the blend modes that
  /// are not Cairo's own or that it does not keep inside the shape.
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

  /// Covers a shape on a Cairo context whose operator is set.
  func cover(
    _ shape: PaintShape, with source: PaintSource, alpha: CGFloat, antialias: Bool, on cr: OpaquePointer
  ) {
    cairo_set_antialias(cr, antialias && allowsAntialiasing ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    guard set(source, alpha: alpha, on: cr) else { return }
    // Cairo must not hold on to a picture's memory.
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

  /// Fills Cairo's path, fading a source that carries no opacity of its own.
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
    // Cairo loses a side of a curve that turns back within its tolerance.
    if path.turnsBack {
      emit(line.outline(of: path.applying(matrix.inverted()), scale: scale).applying(matrix), to: cr)
      cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
      return cairo_fill(cr)
    }
    var path = path, line = line
    if line.cap == .square { line.lengthenDashes(to: 0.125 / scale) }
    var lengths: [Double] = []
    if !line.dashLengths.isEmpty {
      // A million dashes would take seconds; dashes that small are gray anyway.
      let period = line.dashLengths.reduce(0, +) * scale
      let length = path.controlBox.width + path.controlBox.height
      if length / period >= 50_000 {
        lengths = []
      } else if path.isPolygonal, length > 0 {
        // A dash that would begin where the path ends is none, but Cairo gives it caps.
        path = path.applying(matrix.inverted()).dashed(phase: line.dashPhase, lengths: line.dashLengths)
          .applying(matrix)
      } else {
        lengths = line.dashLengths.map(\.native)
      }
    }
    // Cairo strokes what goes along the axes as rectangles, and lets both that meet in a corner reach half a
    // width beyond it: too far where an end of the path is closer than that.
    let turnsEarly = line.join == .miter && path.turnsAtEnd(within: line.width / 2 * scale)
    Self.emit(path, to: cr, curving: turnsEarly)
    cairo_save(cr)
    cairo_transform(cr, &pen)
    // A pen wider than the largest coordinate would overflow Cairo's numbers.
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
  /// Whether it is a path, of which coverage can be told.
  fileprivate var isOutline: Bool { if case .everything = self { false } else { true } }

  /// The pixels that the shape can touch, where `clip` is all there is.
  func area(_ clip: PixelArea) -> PixelArea {
    switch self {
    case .fill(let path, _), .picture(let path): PixelArea(around: path.controlBox)
    case .stroke(let path, let line, let matrix):
      // Corners reach furthest: as far as the miter limit lets them.
      PixelArea(
        around: path.controlBox.insetBy(
          dx: -line.reach * matrix.largestScale, dy: -line.reach * matrix.largestScale))
    case .everything: clip
    }
  }
}

extension LineStyle {
  /// Gives dashes without a length one, which says how their square caps lie; the gaps behind them are as
  /// much shorter.
  fileprivate mutating func lengthenDashes(to least: CGFloat) {
    guard dashLengths.contains(where: { $0 < least }) else { return }
    if dashLengths.count % 2 == 1 { dashLengths += dashLengths }
    for dash in stride(from: 0, to: dashLengths.count, by: 2) where dashLengths[dash] < least {
      let more = min(least - dashLengths[dash], dashLengths[dash + 1])
      dashLengths[dash] += more
      dashLengths[dash + 1] -= more
    }
  }

  /// What a stroke along a path covers, for the winding rule, where a unit is about `scale` pixels.
  func outline(of path: PathStorage, scale: CGFloat) -> PathStorage {
    var stroker = PathStroker(width: width, cap: cap, join: join, miterLimit: miterLimit, scale: scale)
    var line = self
    if cap == .square { line.lengthenDashes(to: 0.125 / scale) }
    stroker.add(
      line.dashLengths.isEmpty ? path : path.dashed(phase: line.dashPhase, lengths: line.dashLengths))
    return stroker.outline
  }

  /// How far a stroke can reach from its path.
  var reach: CGFloat { width / 2 * (join == .miter ? max(miterLimit, 1.5) : 1.5) }
}

extension CGAffineTransform {
  /// The length of the longest image of a unit vector, or a little more.
  var largestScale: CGFloat { hypot(hypot(a, b), hypot(c, d)) }

  /// Whether all six entries are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
