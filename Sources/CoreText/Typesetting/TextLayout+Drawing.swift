package import CoreGraphics

extension TextLayout {
  /// The layers of drawn text: the colours behind it, the glyphs, and the lines below and through them.
  package struct Layers: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let background = Layers(rawValue: 1)
    package static let glyphs = Layers(rawValue: 2)
    package static let underlines = Layers(rawValue: 4)
    package static let strikes = Layers(rawValue: 8)
    /// The glyphs with their lines.
    package static let text: Layers = [.glyphs, .underlines, .strikes]
    package static let all: Layers = [.background, .text]
  }

  /// Draws the lines. If user space is parallel to the pixels, baselines are moved to the nearest pixel row.
  ///
  /// - Parameters:
  ///   - context: A context whose user space has y down.
  ///   - origin: The position of the layout's top left corner.
  ///   - layers: The layers to draw.
  ///   - range: The part of the text to draw, or nil for all of it.
  ///   - color: A colour that replaces the text colour of every style.
  ///   - decoration: A decoration that replaces the lines of every style.
  package func draw(
    in context: CGContext, at origin: CGPoint = .zero, _ layers: Layers = .all, range: Range<Int>? = nil,
    color: CGColor? = nil,
    decoration: TextDecoration? = nil
  ) {
    context.showingText { drawLines(in: context, at: origin, layers, range, color, decoration) }
  }

  private func drawLines(
    in context: CGContext, at origin: CGPoint, _ layers: Layers, _ range: Range<Int>?, _ color: CGColor?,
    _ decoration: TextDecoration?
  ) {
    context.saveGState()
    defer { context.restoreGState() }
    let ink = ink(), own = context.currentFillColor
    for number in range.map(lineNumbers) ?? lines.indices {
      let line = lines[number]
      let baseline = Self.snapped(origin.y + line.baseline, context.matrixToPixels)
      let x = origin.x + line.x
      let isPart =
        range.map { $0.lowerBound > line.range.lowerBound || $0.upperBound < line.range.upperBound } ?? false
      if isPart, let range {
        // Clip to the columns of the part, with room above and below for what extends beyond the line. A mark
        // belongs to the text next to it.
        context.saveGState()
        context.clip(
          to: boxes(of: range, in: line, withMarks: true).map {
            $0.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: 0, dy: -line.height)
          })
      }
      defer { if isPart { context.restoreGState() } }
      let parts = ink?[number] ?? portions(of: line).map { InkedPortion(portion: $0) }
      for part in parts where layers.contains(.background) {
        let portion = part.portion
        guard let background = portion.style.background else { continue }
        context.setFillColor(background)
        context.fill(
          CGRect(x: x + portion.x, y: origin.y + line.top, width: portion.width, height: line.height))
      }
      for part in parts where !layers.isDisjoint(with: .text) {
        let portion = part.portion
        draw(
          portion, line, at: CGPoint(x: x + portion.x, y: baseline),
          color ?? (portion.style.takesContextColor ? own : portion.style.color), context,
          painter: part.painter, isAtOrigin: true, layers, decoration: decoration)
      }
    }
  }

  /// Returns the pixel row nearest to a y coordinate, or the coordinate itself if rows are not parallel to x.
  private static func snapped(_ y: CGFloat, _ matrix: CGAffineTransform) -> CGFloat {
    guard matrix.b == 0, matrix.c == 0, matrix.d != 0 else { return y }
    return ((y * matrix.d + matrix.ty).rounded() - matrix.ty) / matrix.d
  }

  /// Returns the painter of a portion's glyphs at a point on the baseline. An attachment has none.
  func painter(of portion: Portion, _ line: Line, at point: CGPoint) -> GlyphPainter {
    let style = portion.style, origin = CGPoint(x: point.x, y: point.y - style.baselineOffset)
    var painter = GlyphPainter(font: style.font, slant: style.obliqueness, room: portion.range.count)
    if let mark = portion.mark {
      painter.add(mark, at: origin, advance: portion.width)
    } else if let piece = portion.piece {
      add(text.pieces[piece], portion, line, origin, to: &painter)
    } else {
      addSimple(portion, line, origin, to: &painter)
    }
    return painter
  }

  /// Draws a portion of a line at a point on the baseline. `painter` is the cached result of
  /// `painter(of:_:at:)`, if any, for the same point or for the origin.
  func draw(
    _ portion: Portion, _ line: Line, at point: CGPoint, _ color: CGColor, _ context: CGContext,
    painter: GlyphPainter? = nil,
    isAtOrigin: Bool = false, _ layers: Layers = .text, decoration: TextDecoration? = nil
  ) {
    let style = portion.style
    let origin = CGPoint(x: point.x, y: point.y - style.baselineOffset)
    if let attachment = style.attachment, portion.mark == nil, text.units[portion.range.lowerBound] == 0xFFFC
    {
      let box = attachment.bounds(lineHeight: style.font.metrics.ascent + style.font.metrics.descent)
      let rect = CGRect(x: origin.x + box.minX, y: origin.y - box.maxY, width: box.width, height: box.height)
      if layers.contains(.glyphs) {
        context.setFillColor(color)
        attachment.draw(in: rect, context: context)
      }
      return
    }
    if let shadow = style.shadow {
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
    }
    defer { if style.shadow != nil { context.restoreGState() } }
    let offset = painter != nil && isAtOrigin ? point : .zero
    lazy var painter = painter ?? self.painter(of: portion, line, at: point)
    if layers.contains(.glyphs) {
      context.setFillColor(color)
      if style.strokeWidth == 0 {
        if context.textDrawingMode.strokes, !style.takesContextColor {
          context.setStrokeColor(style.strokeColor ?? color)
        }
        painter.show(context, at: offset)
      }
      if style.strokeWidth < 0 { painter.fill(context, at: offset) }
      if style.strokeWidth != 0 {
        context.setStrokeColor(style.strokeColor ?? color)
        context.setLineWidth(abs(style.strokeWidth) / 100 * style.font.size)
        painter.stroke(context, at: offset)
      }
    }
    if layers.contains(.underlines), let underline = decoration ?? style.underline {
      let rule = Rule.under { painter.spans(in: $0, at: offset) }
      decorate(portion, line, underline, at: origin, rule, color, context)
    }
    if layers.contains(.strikes), let strike = decoration ?? style.strikethrough {
      let middle = CGPoint(x: origin.x, y: origin.y - style.font.metrics.xHeight / 2)
      decorate(portion, line, strike, at: middle, .through, color, context)
    }
  }

  /// Adds simple characters, one glyph each, with the measured advances.
  private func addSimple(_ portion: Portion, _ line: Line, _ origin: CGPoint, to painter: inout GlyphPainter)
  {
    var x = origin.x
    func add(_ index: Int) {
      let unit = text.units[index]
      let scalar = portion.rightToLeft ? CharacterClass.mirrored(UInt32(unit)) : UInt32(unit)
      if !CharacterClass.isSpace(unit), unit > 32, let scalar = Unicode.Scalar(scalar) {
        painter.add(scalar, at: CGPoint(x: x, y: origin.y), advance: nil)
      }
      x += advance(index, in: line)
    }
    if portion.rightToLeft {
      for index in portion.range.reversed() { add(index) }
    } else {
      for index in portion.range { add(index) }
    }
  }

  /// Adds the glyphs of a part shaped with a file, which are in visual order.
  private func add(
    _ piece: ShapedText.Piece, _ portion: Portion, _ line: Line, _ origin: CGPoint,
    to painter: inout GlyphPainter
  ) {
    let kern = portion.style.kern ?? 0
    guard let font = piece.font else {
      var x = origin.x
      for index in portion.range where text.startsCluster[index] {
        let width = advance(index, in: line)
        if !CharacterClass.isSpace(text.units[index]), !text.units.isIgnorable(at: index) {
          painter.addBox(CGRect(x: x, y: origin.y, width: width - kern, height: 0))
        }
        x += width
      }
      return
    }
    var x = origin.x
    var last: Int?
    for glyph in piece.glyphs where portion.range.contains(glyph.cluster) {
      if let last, last != glyph.cluster {
        x += (text.units.isIgnorable(at: last) ? 0 : kern) + line.tightening
      }
      last = glyph.cluster
      let unit = piece.size / CGFloat(font.unitsPerEm)
      let place = CGPoint(x: x + glyph.offset.x * unit * piece.stretch, y: origin.y - glyph.offset.y * unit)
      painter.add(glyph.glyph, of: font, at: place, size: piece.size, stretch: piece.stretch)
      let isSpread = line.justification != 0 && text.units[glyph.cluster] == 0x20
      x += glyph.advance * unit * piece.stretch + (isSpread ? line.justification : 0)
    }
  }

  /// The position of a decoration line: below the baseline, interrupted where glyphs reach down to it, or
  /// centred at a height.
  private enum Rule {
    case under((ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>])
    case through
  }

  /// Draws a decoration line along a portion. `start` is its left end, at the baseline or at the centre of
  /// the line.
  private func decorate(
    _ portion: Portion, _ line: Line, _ decoration: TextDecoration, at start: CGPoint, _ rule: Rule,
    _ color: CGColor, _ context: CGContext
  ) {
    let metrics = portion.style.font.metrics
    // Trailing spaces of a line have no underline.
    let isAtEnd =
      portion.range.upperBound == line.range.upperBound && !portion.rightToLeft && portion.mark == nil
    let width = portion.width - (isAtEnd && !line.isTruncated ? min(line.trailingSpace, portion.width) : 0)
    guard decoration.byWord, portion.mark == nil else {
      return draw(rule, decoration, start, width, metrics, color, context)
    }
    for word in words(of: portion, line) {
      let left = CGPoint(x: start.x + word.lowerBound, y: start.y)
      draw(rule, decoration, left, word.upperBound - word.lowerBound, metrics, color, context)
    }
  }

  /// Returns the horizontal extents of a portion without spaces, relative to its left end.
  private func words(of portion: Portion, _ line: Line) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = []
    var (x, start): (CGFloat, CGFloat?) = (0, nil)
    let units = portion.rightToLeft ? Array(portion.range.reversed()) : Array(portion.range)
    for index in units {
      if CharacterClass.isSpace(text.units[index]) {
        if let begun = start { result.append(begun...x) }
        start = nil
      } else if start == nil {
        start = x
      }
      x += advance(index, in: line)
    }
    if let start { result.append(start...x) }
    return result
  }

  /// Draws a decoration line. As in screenshots of iOS 17.5, it is a whole number of pixels thick, an
  /// underline is its own thickness below the baseline, and it ends its thickness before a glyph that reaches
  /// down to it.
  private func draw(
    _ rule: Rule, _ decoration: TextDecoration, _ start: CGPoint, _ width: CGFloat, _ metrics: FontMetrics,
    _ color: CGColor, _ context: CGContext
  ) {
    guard start.x.isFinite, start.y.isFinite, width.isFinite else { return }
    let matrix = context.matrixToPixels
    let pixel = 1 / max(abs(matrix.d), abs(matrix.b), 0.01)
    let wanted = metrics.underlineThickness * (decoration.isThick ? 2 : 1)
    let thickness = max((wanted / pixel - 0.001).rounded(.up), 1) * pixel
    let top: CGFloat, glyphs: (ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>]
    switch rule {
    case .through: (top, glyphs) = (Self.snapped(start.y - thickness / 2, matrix), { _ in [] })
    case .under(let spans): (top, glyphs) = (start.y + thickness, spans)
    }
    context.setFillColor(decoration.color ?? color)
    let dashes: [CGFloat] =
      switch decoration.pattern {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [3, 2]
      case .dashDot: [3, 2, 1, 2]
      case .dashDotDot: [3, 2, 1, 2, 1, 2]
      }
    for number in 0..<decoration.lines {
      let y = top + CGFloat(number) * thickness * 2
      guard !dashes.isEmpty else {
        let gaps = glyphs(y...y + thickness).sorted { $0.lowerBound < $1.lowerBound }
        context.fill(
          Self.stretches(from: start.x, to: start.x + width, without: gaps, thickness).map {
            CGRect(x: $0.lowerBound, y: y, width: $0.upperBound - $0.lowerBound, height: thickness)
          })
        continue
      }
      var (x, step): (CGFloat, Int) = (0, 0)
      var marks: [CGRect] = []
      while x < width, marks.count < 10_000 {
        let length = dashes[step % dashes.count] * thickness
        if step % 2 == 0 {
          marks.append(CGRect(x: start.x + x, y: y, width: min(length, width - x), height: thickness))
        }
        x += length
        step += 1
      }
      context.fill(marks)
    }
  }

  /// Returns the rest of a line outside some gaps and a margin on either side of each.
  private static func stretches(
    from left: CGFloat, to right: CGFloat, without gaps: [ClosedRange<CGFloat>], _ margin: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var result: [ClosedRange<CGFloat>] = [], x = left
    for gap in gaps {
      let end = min(gap.lowerBound - margin, right)
      if end > x { result.append(x...end) }
      x = max(x, gap.upperBound + margin)
    }
    if x < right { result.append(x...right) }
    return result
  }
}
