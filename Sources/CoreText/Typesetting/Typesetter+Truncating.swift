internal import CoreGraphics

/// The handling of text that does not fit: truncation or tightening.
extension Typesetter {
  /// Truncates the last line if text after it does not fit.
  mutating func truncateLast(paragraph: ShapedText.Paragraph) {
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

  /// The largest ratio of a text's width to its line's at which letters are tightened instead of truncating:
  /// the default of AppKit's `tighteningFactorForTruncation`.
  private static let tightest: CGFloat = 1.05

  /// Extends a line to `end` with tightened letters. Returns `false` if its paragraph does not allow it or
  /// they do not fit.
  func tighten(
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

  /// Makes a line represent all text from its start to `end` with an ellipsis.
  func truncate(
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
}
