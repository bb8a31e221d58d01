// long file: one pass over the lines; its parts share the state of the pass
internal import CoreGraphics

/// The work of breaking a text into lines and placing them.
struct Typesetter {
  let text: ShapedText
  private let paragraphs: [ShapedText.Paragraph]
  let width: CGFloat
  let height: CGFloat
  let maximumLines: Int
  let mode: LineBreakMode?
  let truncatesEveryLine: Bool
  let usesLeading: Bool
  let start: Int
  /// The space below the line whose last character is told, in place of its paragraph's.
  let lineSpacing: ((_ index: Int, _ top: CGFloat, _ height: CGFloat) -> CGFloat)?
  let free: ((_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>])?
  /// Where the text that found no room begins.
  private(set) var nextPlace: Int
  private(set) var lines: [TextLayout.Line] = []
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false
  private var alignments: [(TextAlignment, left: CGFloat, right: CGFloat)] = []

  /// What stands for text that is cut, and where a word goes on in the next line.
  static let ellipsis: Unicode.Scalar = "\u{2026}", hyphen: Unicode.Scalar = "-"
  private static let softHyphen: UInt16 = 0xAD

  /// What rounding may add to a width without a line being broken.
  static let tolerance: CGFloat = 1e-4

  init(
    text: ShapedText, width: CGFloat, height: CGFloat, maximumLines: Int, mode: LineBreakMode?,
    truncatesEveryLine: Bool, usesLeading: Bool, endsWithEmptyLine: Bool, start: Int = 0,
    lineSpacing: ((_ index: Int, _ top: CGFloat, _ height: CGFloat) -> CGFloat)? = nil,
    free: ((_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>])? = nil
  ) {
    let end = endsWithEmptyLine ? text.emptyEnd : nil
    paragraphs = end.map { text.paragraphs + [$0] } ?? text.paragraphs
    (self.text, self.width, self.height, self.maximumLines) = (text, width, height, maximumLines)
    (self.mode, self.truncatesEveryLine, self.usesLeading) = (mode, truncatesEveryLine, usesLeading)
    (self.start, self.lineSpacing, self.free, nextPlace) = (start, lineSpacing, free, start)
  }

  mutating func run() {
    var y: CGFloat = 0
    var spacing: CGFloat = 0
    var isFull = false
    for (index, paragraph) in paragraphs.enumerated() where !isFull && paragraph.next > start {
      let style = paragraph.style
      let mode = mode ?? style.lineBreakMode
      if !lines.isEmpty, !paragraph.isContinued { spacing += style.paragraphSpacingBefore }
      var start = max(paragraph.range.lowerBound, start)
      var isFirst = !paragraph.isContinued && start == paragraph.range.lowerBound
      repeat {
        let indents = indents(style, isFirst: isFirst, rightToLeft: paragraph.rightToLeft)
        guard let row = row(from: start, paragraph, mode, indents, top: y + spacing) else {
          // Nothing fits beside what is left out: a little further down it may.
          spacing += 1
          isFull = y + spacing > min(height, Self.deepest)
          continue
        }
        let bottom = row.map { $0.line.top + $0.line.height }.max() ?? y
        if !lines.isEmpty, bottom > height + 0.5 {
          isFull = true
          truncateLast(paragraph: paragraphs[lastParagraph])
          break
        }
        lastParagraph = index
        for part in row {
          var line = part.line
          line.baseline = line.top + line.height - line.descent
          lines.append(line)
          alignments.append(
            (
              alignment(paragraph, isLast: line.range.upperBound >= paragraph.range.upperBound), part.left,
              part.right
            ))
        }
        y = bottom
        start = row.last?.line.range.upperBound ?? start
        let isLast = start >= paragraph.range.upperBound
        nextPlace = isLast ? paragraph.next : start
        let below = row.last.flatMap { last in
            lineSpacing.map {
              $0(
                max(last.line.range.lowerBound, last.line.range.upperBound - 1), last.line.top,
                last.line.height)
            }
        } ?? style.lineSpacing
        spacing = isLast ? below + style.paragraphSpacing : below
        if isLast, index + 1 < paragraphs.count, paragraphs[index + 1].isContinued {
          spacing = below
        }
        spacing += row.map(\.line.gap).max() ?? 0
        isFirst = false
        if maximumLines > 0, lines.count >= maximumLines {
          isFull = true
          truncateLast(paragraph: paragraph)
          break
        }
      } while start < paragraph.range.upperBound && !isFull
    }
    lines = lines.map(ordered)
    place()
  }

  /// How far down room is looked for, in points.
  private static let deepest: CGFloat = 100_000

  /// The lines that stand beside each other at a height: one, but where something is left out.
  /// Nil where there is no room.
  private mutating func row(
    from start: Int, _ paragraph: ShapedText.Paragraph, _ mode: LineBreakMode,
    _ indents: (left: CGFloat, right: CGFloat), top: CGFloat
  ) -> [(line: TextLayout.Line, left: CGFloat, right: CGFloat)]? {
    func line(_ start: Int, _ left: CGFloat, _ right: CGFloat) -> TextLayout.Line {
      let indent = paragraph.rightToLeft ? right : left
      var line = nextLine(start, paragraph, mode, max(0, width - left - right), indent: indent.isFinite ? indent : 0)
      setMetrics(&line, paragraph.style)
      line.top = top
      return line
    }
    guard let free else { return [(line(start, indents.left, indents.right), indents.left, indents.right)] }
    let metrics = text.style(at: start)?.font.metrics
    var result: [(line: TextLayout.Line, left: CGFloat, right: CGFloat)] = []
    var place = start
    for gap in free(top, (metrics?.ascent ?? 0) + (metrics?.descent ?? 0)) {
      let (left, right) = (max(indents.left, gap.lowerBound), max(indents.right, width - gap.upperBound))
      guard width - left - right > 0 else { continue }
      let one = line(place, left, right)
      // A word that a gap has no room for goes into the next.
      let end = one.range.upperBound
      let isDivided = one.segments.last?.mark == Self.hyphen
      let isWhole = end >= paragraph.range.upperBound || text.mayBreak[end] || isDivided || mode == .charWrapping
      guard isWhole || left + right <= indents.left + indents.right else { continue }
      result.append((one, left, right))
      place = end
      if place >= paragraph.range.upperBound
        || (maximumLines > 0 && lines.count + result.count >= maximumLines)
      {
        break
      }
    }
    return result.isEmpty ? nil : result
  }

  private var lastParagraph = 0

  // MARK: Breaking

  /// The widths of the units, tabs aside.
  private func advance(_ index: Int) -> CGFloat { text.advances[index] }

  /// The line that begins at a place, `indent` behind the place that tab stops count from.
  private mutating func nextLine(
    _ start: Int, _ paragraph: ShapedText.Paragraph, _ mode: LineBreakMode, _ available: CGFloat, indent: CGFloat
  ) -> TextLayout.Line {
    let end = paragraph.range.upperBound
    var line = TextLayout.Line(range: start..<start)
    // A mode that replaces those of paragraphs is a label's, which breaks every line but its last by words.
    let isUnbroken =
      mode == .clipping && (truncatesEveryLine || self.mode == nil) || mode.truncates && truncatesEveryLine
      || available == .infinity
    var (x, visible): (CGFloat, CGFloat) = (0, 0)
    var (breakAt, breakWidth, breakVisible): (Int?, CGFloat, CGFloat) = (nil, 0, 0)
    var earlier: (at: Int?, CGFloat, CGFloat) = (nil, 0, 0)
    var index = start
    while index < end {
      let next = text.clusterEnd(after: index)
      var step: CGFloat = 0
      for unit in index..<min(next, end) { step += advance(unit) }
      if text.units[index] == 0x09 {
        step = tab(at: index, x + indent, paragraph)
        line.tabs[index] = step
      }
      let isSoft = index > start && text.units[index - 1] == Self.softHyphen
      if index > start, text.mayBreak[index] || mode == .charWrapping,
        !isSoft || visible + hyphenWidth(before: index) <= available + Self.tolerance
      {
        earlier = (breakAt, breakWidth, breakVisible)
        (breakAt, breakWidth, breakVisible) = (index, x, visible)
      }
      x += step
      if !CharacterClass.isSpace(text.units[index]) { visible = x }
      if !isUnbroken, visible > available + Self.tolerance, index > start {
        let divided = breakAt == nil || breakVisible < paragraph.style.hyphenation * available
          ? division(of: line, paragraph, from: breakAt ?? start, breakWidth, through: index, available) : nil
        if let divided {
          (breakAt, breakWidth, breakVisible) = (divided.at, divided.width, divided.width)
        } else if paragraph.style.pushesOut, let last = breakAt, let at = earlier.at, isOneWord(last..<end),
          fits(at..<end, available)
        {
          (breakAt, breakWidth, breakVisible) = earlier
        }
        let place = breakAt ?? index
        let (width, shown) = breakAt == nil ? (x - step, x - step) : (breakWidth, breakVisible)
        line.range = start..<place
        (line.width, line.trailingSpace) = (width, width - shown)
        line.segments = [TextLayout.Segment(range: line.range, width: width)]
        line.tabs = line.tabs.filter { $0.key < place }
        if breakAt != nil, place == divided?.at || text.units[place - 1] == Self.softHyphen {
          let hyphen = hyphenWidth(before: place)
          line.segments.append(TextLayout.Segment(range: place - 1..<place, mark: Self.hyphen, width: hyphen))
          line.width += hyphen
        }
        return line
      }
      index = next
    }
    line.range = start..<end
    (line.width, line.trailingSpace) = (x, x - visible)
    line.segments = [TextLayout.Segment(range: line.range, width: x)]
    if mode.truncates, truncatesEveryLine, visible > available + Self.tolerance,
      !tighten(&line, to: end, paragraph.style, available)
    {
      truncate(&line, to: end, mode, available)
      isTruncated = true
    }
    return line
  }

  /// The last place where a word that begins at or before the edge may be divided, behind `start`, and how
  /// wide the line is up to it.
  private func division(
    of line: TextLayout.Line, _ paragraph: ShapedText.Paragraph, from start: Int, _ width: CGFloat,
    through edge: Int, _ available: CGFloat
  ) -> (at: Int, width: CGFloat)? {
    guard paragraph.style.hyphenation > 0, edge > start else { return nil }
    let places = HyphenationPatterns.places(in: text.units, start + 1..<edge + 1, limits: paragraph.range)
    return places.reversed().lazy.filter { text.startsCluster[$0] }.map { place in
      (place, (start..<place).reduce(width) { $0 + (line.tabs[$1] ?? advance($1)) })
    }.first { $0.1 + hyphenWidth(before: $0.0) <= available + Self.tolerance }
  }

  private func hyphenWidth(before index: Int) -> CGFloat {
    text.style(at: index - 1).map { $0.font.advance(of: Self.hyphen) + ($0.kern ?? 0) } ?? 0
  }

  /// Whether lines may be broken nowhere inside a part of the text.
  private func isOneWord(_ range: Range<Int>) -> Bool { !range.dropFirst().contains { text.mayBreak[$0] } }

  private func fits(_ range: Range<Int>, _ available: CGFloat) -> Bool {
    range.reduce(0) { $0 + advance($1) } <= available + Self.tolerance
  }

  /// How wide a tab at `x` is: up to the next stop, less what of the text behind it stands before that.
  private func tab(at index: Int, _ x: CGFloat, _ paragraph: ShapedText.Paragraph) -> CGFloat {
    guard let stop = paragraph.style.tabStops.first(where: { $0.location > x + 0.01 }) else {
      let interval = paragraph.style.defaultTabInterval > 0 ? paragraph.style.defaultTabInterval : 28
      return ((x + 0.01) / interval).rounded(.up) * interval - x
    }
    let isRight = stop.alignment == (paragraph.rightToLeft ? .left : .right)
    guard isRight || stop.alignment == .center else { return stop.location - x }
    var behind: CGFloat = 0
    for next in index + 1..<max(index + 1, paragraph.range.upperBound) {
      if text.units[next] == 0x09 { break }
      behind += advance(next)
    }
    return max(0, stop.location - x - (isRight ? behind : behind / 2))
  }

  // MARK: Truncating

  /// Cuts the last line where text follows it that finds no room.
  private mutating func truncateLast(paragraph: ShapedText.Paragraph) {
    guard var line = lines.popLast() else { return }
    defer { lines.append(line) }
    let mode = mode ?? paragraph.style.lineBreakMode
    let indents = indents(
      paragraph.style, isFirst: line.range.lowerBound == paragraph.range.lowerBound,
      rightToLeft: paragraph.rightToLeft)
    let available = max(0, width - indents.left - indents.right)
    let overflows = line.width - line.trailingSpace > available + Self.tolerance
    let hasMore =
      line.range.upperBound < text.count && paragraph.next < text.count
      || line.range.upperBound < paragraph.range.upperBound
    guard hasMore || overflows else { return }
    if mode.truncates, paragraph.next >= text.count,
      tighten(&line, to: paragraph.range.upperBound, paragraph.style, available)
    {
      return
    }
    isTruncated = true
    if mode.truncates { truncate(&line, to: text.count, mode, available) }
    if mode == .clipping {
      let whole = nextLine(
        line.range.lowerBound, paragraph, mode, .infinity,
        indent: paragraph.rightToLeft ? indents.right : indents.left)
      (line.range, line.width, line.trailingSpace) = (whole.range, whole.width, whole.trailingSpace)
      (line.segments, line.tabs) = (whole.segments, whole.tabs)
    }
  }

  /// How much wider than its line a text may be for letters to move together in place of being cut: the
  /// default of AppKit's `tighteningFactorForTruncation`.
  private static let tightest: CGFloat = 1.05

  /// Has a line go on to `end` with letters that are closer, where its paragraph wants that and they fit.
  private func tighten(
    _ line: inout TextLayout.Line, to end: Int, _ style: ParagraphStyle, _ available: CGFloat
  ) -> Bool {
    guard style.tightens, available.isFinite, available > 0 else { return false }
    var last = end
    while last > line.range.lowerBound, CharacterClass.isSpace(text.units[last - 1]) { last -= 1 }
    let shown = line.range.lowerBound..<last
    let natural = shown.reduce(0) { $0 + (line.tabs[$1] ?? advance($1)) }
    let clusters = shown.count { text.startsCluster[$0] }
    guard natural > available, natural <= available * Self.tightest, clusters > 1 else { return false }
    line.tightening = (available - natural) / CGFloat(clusters)
    line.range = line.range.lowerBound..<end
    (line.width, line.trailingSpace) = (available, 0)
    line.segments = [TextLayout.Segment(range: line.range, width: natural)]
    return true
  }

  /// Makes a line stand for all text from its start to `end` by an ellipsis.
  private func truncate(
    _ line: inout TextLayout.Line, to end: Int, _ mode: LineBreakMode, _ available: CGFloat
  ) {
    let start = line.range.lowerBound
    guard start < text.count else { return }
    let ellipsis = ellipsisWidth(at: max(start, line.range.upperBound - 1))
    let room = available - ellipsis
    var head = start
    var tail = end
    var (headWidth, tailWidth): (CGFloat, CGFloat) = (0, 0)
    func extendHead(_ limit: CGFloat) {
      while head < tail {
        let next = text.clusterEnd(after: head)
        let step = (head..<min(next, tail)).reduce(0) { $0 + advance($1) }
        if headWidth + step > limit + Self.tolerance { return }
        if mode == .truncatingTail, CharacterClass.isNewline(text.units[head]) { return }
        (head, headWidth) = (min(next, tail), headWidth + step)
      }
    }
    func extendTail(_ limit: CGFloat) {
      while tail > head {
        let previous = text.clusterStart(atOrBefore: tail - 1)
        let step = (previous..<tail).reduce(0) { $0 + advance($1) }
        if tailWidth + step > limit + Self.tolerance { return }
        (tail, tailWidth) = (previous, tailWidth + step)
      }
    }
    switch mode {
    case .truncatingHead: extendTail(room)
    case .truncatingMiddle:
      extendHead(room / 2)
      extendTail(room - headWidth)
      extendHead(room - tailWidth)
    default: extendHead(room)
    }
    while head > start, CharacterClass.isSpace(text.units[head - 1]) {
      head -= 1
      headWidth -= advance(head)
    }
    let kept = mode == .truncatingTail ? end : tail
    while mode != .truncatingTail, tail < end, CharacterClass.isSpace(text.units[tail]) {
      tailWidth -= advance(tail)
      tail += 1
    }
    let styleAt = head > start ? head - 1 : min(kept, text.count - 1)
    line.segments = []
    if head > start { line.segments.append(.init(range: start..<head, width: headWidth)) }
    line.segments.append(
      .init(range: styleAt..<styleAt + 1, mark: Self.ellipsis, width: ellipsisWidth(at: styleAt)))
    if mode != .truncatingTail, tail < end {
      line.segments.append(.init(range: tail..<end, width: tailWidth))
    }
    line.range = start..<end
    line.width = line.segments.reduce(0) { $0 + $1.width }
    line.trailingSpace = 0
    line.isTruncated = true
    line.tabs = [:]
  }

  private func ellipsisWidth(at index: Int) -> CGFloat {
    text.style(at: index)?.font.advance(of: Self.ellipsis) ?? 0
  }

  // MARK: Placing

  private func indents(
    _ style: ParagraphStyle, isFirst: Bool, rightToLeft: Bool
  ) -> (left: CGFloat, right: CGFloat) {
    let leading = isFirst ? style.firstLineHeadIndent : style.headIndent
    let trailing =
      style.tailIndent > 0 ? (width.isFinite ? max(0, width - style.tailIndent) : 0) : -style.tailIndent
    return rightToLeft ? (trailing, leading) : (leading, trailing)
  }

  private func alignment(_ paragraph: ShapedText.Paragraph, isLast: Bool) -> TextAlignment {
    switch paragraph.style.alignment {
    case .natural: paragraph.rightToLeft ? .right : .left
    case .justified where isLast: paragraph.rightToLeft ? .right : .left
    case let alignment: alignment
    }
  }

  /// The fonts of a line decide its height, the paragraph style may change it; what it
  /// adds goes above the text.
  private func setMetrics(_ line: inout TextLayout.Line, _ style: ParagraphStyle) {
    var found = false
    for span in text.spans {
      let touches =
        span.range.overlaps(line.range) || (line.range.isEmpty && span.range.contains(line.range.lowerBound))
      guard touches else { continue }
      let metrics = span.style.font.metrics
      var ascent = metrics.ascent + span.style.baselineOffset
      var descent = metrics.descent - span.style.baselineOffset
      if let attachment = span.style.attachment, text.units[span.range.lowerBound] == 0xFFFC {
        let box = attachment.bounds(lineHeight: metrics.ascent + metrics.descent)
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
    var height = line.ascent + line.descent
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    line.height = height
  }

  /// Puts the parts of a line in visual order.
  private func ordered(_ line: TextLayout.Line) -> TextLayout.Line {
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
      let range = segment.mark != nil ? segment.range.lowerBound..<segment.range.lowerBound + 1 : segment.range
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

  /// Aligns the lines and adds up the size.
  private mutating func place() {
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

  /// A sum of lengths without the last bits that adding leaves, where it is a whole number of pixels: whoever
  /// rounds it up is to get no pixel more. Pixels are halves and thirds of a point.
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
