internal import CoreGraphics

/// The placement of lines and of their segments.
extension Typesetter {
  func indents(
    _ style: ParagraphStyle, isFirst: Bool, rightToLeft: Bool
  ) -> (left: CGFloat, right: CGFloat) {
    let leading = isFirst ? style.firstLineHeadIndent : style.headIndent
    let trailing =
      style.tailIndent > 0 ? (width.isFinite ? max(0, width - style.tailIndent) : 0) : -style.tailIndent
    return rightToLeft ? (trailing, leading) : (leading, trailing)
  }

  func alignment(_ paragraph: ShapedText.Paragraph, isLast: Bool) -> TextAlignment {
    switch paragraph.style.alignment {
    case .natural: paragraph.rightToLeft ? .right : .left
    case .justified where isLast: paragraph.rightToLeft ? .right : .left
    case let alignment: alignment
    }
  }

  /// Sets the vertical metrics of a line. Its fonts determine its height, which the paragraph style may
  /// change; additional height is placed above the text.
  func setMetrics(_ line: inout TextLayout.Line, _ style: ParagraphStyle) {
    var found = false
    for span in text.spans {
      let touches =
        span.range.overlaps(line.range) || (line.range.isEmpty && span.range.contains(line.range.lowerBound))
      guard touches else { continue }
      let metrics = span.style.font.metrics
      var ascent = metrics.ascent + span.style.baselineOffset
      // Raised text keeps the descent of its baseline; otherwise raising it would have no effect.
      var descent = metrics.descent + max(0, -span.style.baselineOffset)
      if let attachment = span.style.attachment, text.units[span.range.lowerBound] == 0xFFFC {
        let box = attachment.bounds(lineHeight: metrics.ascent + metrics.descent)
        if attachment.standsForFont { (ascent, descent) = (-.infinity, -.infinity) }
        ascent = max(ascent, box.maxY + span.style.baselineOffset)
        descent = max(descent, -box.minY - span.style.baselineOffset)
      }
      if usesLeading { line.gap = max(line.gap, span.style.font.request.lineGap) }
      line.ascent = found ? max(line.ascent, ascent) : ascent
      line.descent = found ? max(line.descent, descent) : descent
      found = true
    }
    if !found, let metrics = text.style(at: line.range.lowerBound)?.font.metrics {
      (line.ascent, line.descent) = (metrics.ascent, metrics.descent)
      if usesLeading { line.gap = text.style(at: line.range.lowerBound)?.font.request.lineGap ?? 0 }
    }
    if rules.roundsMetrics {
      let own = text.spans.filter { $0.range.overlaps(line.range) }.map(\.style)
      let styles = own.isEmpty ? [text.style(at: line.range.lowerBound)].compactMap { $0 } : own
      line.gap = max(0, Self.rounded(styles.map(\.font.metrics.leading).max() ?? 0))
      (line.ascent, line.descent) = (Self.rounded(line.ascent), Self.rounded(line.descent))
    }
    var height = line.ascent + line.descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    line.height = height
  }

  /// Rounds to the nearest integer, and halves upwards.
  private static func rounded(_ length: CGFloat) -> CGFloat { (length + 0.5).rounded(.down) }

  /// Returns a line with its segments in visual order.
  func ordered(_ line: TextLayout.Line) -> TextLayout.Line {
    var line = line
    guard !text.levels.isEmpty else {
      var x: CGFloat = 0
      for index in line.segments.indices {
        line.segments[index].x = x
        x += line.segments[index].width
      }
      return line
    }
    var parts: [TextLayout.Segment] = []
    var levels: [UInt8] = []
    for segment in line.segments {
      let first = segment.range.lowerBound
      let range = segment.mark != nil ? first..<first + 1 : segment.range
      var start = range.lowerBound
      while start < range.upperBound {
        let level = text.levels[start]
        var end = start + 1
        while end < range.upperBound, text.levels[end] == level { end += 1 }
        var part = TextLayout.Segment(
          range: start..<end, rightToLeft: level & 1 == 1, mark: segment.mark,
          width: segment.width)
        if segment.mark == nil {
          part.width = (start..<end).reduce(0) { $0 + (line.tabs[$1] ?? advance($1)) }
        }
        parts.append(part)
        levels.append(level)
        start = end
      }
    }
    var x: CGFloat = 0
    line.segments = Bidi.visualOrder(levels).map { place in
      var part = parts[place]
      part.x = x
      x += part.width
      return part
    }
    return line
  }

  /// Aligns the lines and computes the size.
  mutating func place() {
    var widest: CGFloat = 0
    for (line, place) in zip(lines, alignments) {
      widest = max(
        widest, place.left + min(line.width, max(width - place.left - place.right, 0)) + place.right)
    }
    let container = width.isFinite ? width : widest
    for (index, place) in alignments.enumerated() {
      let isWrapped =
        index + 1 < lines.count && lines[index + 1].range.lowerBound == lines[index].range.upperBound
      let visible = lines[index].width - (isWrapped ? lines[index].trailingSpace : 0)
      let free = container - place.left - place.right - visible
      switch place.0 {
      case .left, .natural: lines[index].x = place.left
      case .right: lines[index].x = place.left + free
      case .center: lines[index].x = place.left + free / 2
      case .justified:
        var line = lines[index]
        line.x = place.left
        justify(&line, free + (isWrapped ? 0 : line.trailingSpace))
        lines[index] = line
      }
      if text.levels.isEmpty == false, isWrapped,
        text.paragraphs.contains(where: {
          $0.rightToLeft && $0.range.contains(lines[index].range.lowerBound)
        })
      {
        lines[index].x -= lines[index].trailingSpace  // trailing spaces of such a line stand at its left
      }
    }
    let height = lines.last.map { $0.top + $0.height } ?? 0
    size = CGSize(width: min(Self.withoutNoise(widest), container), height: Self.withoutNoise(height))
  }

  /// Returns a sum of lengths without rounding errors if it is a whole number of pixels, so that rounding it
  /// up adds no pixel. Pixels are halves and thirds of a point.
  private static func withoutNoise(_ sum: CGFloat) -> CGFloat {
    let sixths = (sum * 6).rounded()
    return abs(sum * 6 - sixths) < 1e-7 ? sixths / 6 : sum
  }

  private func justify(_ line: inout TextLayout.Line, _ free: CGFloat) {
    guard width.isFinite, free > 0, text.levels.isEmpty, !line.isTruncated else { return }
    var end = line.range.upperBound
    while end > line.range.lowerBound, CharacterClass.isSpace(text.units[end - 1]) { end -= 1 }
    let gaps = text.units[line.range.lowerBound..<end].count { $0 == 0x20 || $0 == 0xA0 }
    if gaps > 0 { line.justification = free / CGFloat(gaps) }
  }
}
