internal import CoreGraphics

/// The algorithm that breaks a text into lines and places them: the state of one pass over its paragraphs.
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
  let rules: LayoutRules
  let free: ((_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>])?
  /// The index at which the text that did not fit begins.
  private(set) var nextPlace: Int
  var lines: [TextLayout.Line] = []
  var size = CGSize.zero
  var isTruncated = false
  /// The alignment and the indents of each line.
  private(set) var alignments: [(TextAlignment, left: CGFloat, right: CGFloat)] = []
  /// The bottom of the last line, and the distance to the next.
  private var bottom: CGFloat = 0, spacing: CGFloat = 0
  /// The index of the last line's paragraph.
  private var lastParagraph = 0
  /// A Boolean value that indicates whether no more text is laid out.
  private var isFull = false

  /// The character for truncated text, and the one at the end of a line for a word that continues in the
  /// next.
  static let ellipsis: Unicode.Scalar = "\u{2026}", hyphen: Unicode.Scalar = "-"
  static let softHyphen: UInt16 = 0xAD

  /// The amount that rounding may add to a width without causing a line break.
  static let tolerance: CGFloat = 1e-4

  init(
    text: ShapedText, width: CGFloat, height: CGFloat, maximumLines: Int, mode: LineBreakMode?,
    truncatesEveryLine: Bool, usesLeading: Bool, endsWithEmptyLine: Bool, start: Int = 0,
    rules: LayoutRules = LayoutRules(),
    free: ((_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>])? = nil
  ) {
    let end = endsWithEmptyLine ? text.emptyEnd : nil
    paragraphs = end.map { text.paragraphs + [$0] } ?? text.paragraphs
    (self.text, self.width, self.height, self.maximumLines) = (text, width, height, maximumLines)
    (self.mode, self.truncatesEveryLine, self.usesLeading) = (mode, truncatesEveryLine, usesLeading)
    (self.start, self.rules, self.free, nextPlace) = (start, rules, free, start)
  }

  mutating func run() {
    for (index, paragraph) in paragraphs.enumerated() where !isFull && paragraph.next > start {
      fill(paragraph, index)
    }
    lines = lines.map(ordered)
    place()
  }

  /// Breaks a paragraph into lines, one below the other, until it or the available height ends.
  private mutating func fill(_ paragraph: ShapedText.Paragraph, _ index: Int) {
    let style = paragraph.style
    let mode = mode ?? style.lineBreakMode
    if !lines.isEmpty, !paragraph.isContinued {
      let told = rules.spacingBefore?(paragraph.range.lowerBound, bottom + spacing, 0)
      spacing += told ?? style.paragraphSpacingBefore
    }
    var start = max(paragraph.range.lowerBound, start)
    var isFirst = !paragraph.isContinued && start == paragraph.range.lowerBound
    repeat {
      let indents = indents(style, isFirst: isFirst, rightToLeft: paragraph.rightToLeft)
      guard var row = row(from: start, paragraph, mode, indents, top: bottom + spacing) else {
        // Nothing fits beside the excluded areas; try a little further down.
        spacing += 1
        isFull = bottom + spacing > min(height, Self.deepest)
        continue
      }
      let next = row.last?.line.range.upperBound ?? start, isLast = next >= paragraph.range.upperBound
      let below = place(&row, style, endsParagraph: isLast && !isContinued(behind: index))
      let end = row.map { $0.line.top + $0.line.height }.max() ?? bottom
      if !lines.isEmpty, end > height + 0.5 {
        isFull = true
        truncateLast(paragraph: paragraphs[lastParagraph])
        break
      }
      lastParagraph = index
      append(row, of: paragraph)
      bottom = end
      start = next
      nextPlace = isLast ? paragraph.next : start
      spacing = below
      isFirst = false
      if maximumLines > 0, lines.count >= maximumLines {
        isFull = true
        truncateLast(paragraph: paragraph)
        break
      }
    } while start < paragraph.range.upperBound && !isFull
  }

  private mutating func append(_ row: Row, of paragraph: ShapedText.Paragraph) {
    for part in row {
      let line = part.line
      lines.append(line)
      let isLast = line.range.upperBound >= paragraph.range.upperBound
      alignments.append((alignment(paragraph, isLast: isLast), part.left, part.right))
    }
  }

  /// Returns a Boolean value that indicates whether the next paragraph is the same one continued after a line
  /// separator.
  private func isContinued(behind index: Int) -> Bool {
    index + 1 < paragraphs.count && paragraphs[index + 1].isContinued
  }

  /// Returns the space below a row, whose lines a rule may move.
  private func place(_ row: inout Row, _ style: ParagraphStyle, endsParagraph: Bool) -> CGFloat {
    var below = max(0, style.lineSpacing), behind = endsParagraph ? style.paragraphSpacing : 0
    if let last = row.last?.line {
      let place = max(last.range.lowerBound, last.range.upperBound - 1)
      if let told = rules.lineSpacing?(place, last.top, last.height) { below = told }
      if endsParagraph, let told = rules.spacingAfter?(place, last.top, last.height) { behind = told }
    }
    if rules.place.map({ move(&row, by: $0, below: below) }) ?? false { below = 0 }
    return below + behind + (row.map(\.line.gap).max() ?? 0)
  }

  /// Applies a rule to the lines of a row; moved lines include the space below them in their gap. Returns
  /// `false` if none is moved.
  private func move(_ row: inout Row, by rule: (inout PlacedLine) -> Bool, below: CGFloat) -> Bool {
    var moves = false
    for index in row.indices {
      let line = row[index].line
      let used = CGRect(x: row[index].left, y: line.top, width: line.width, height: line.height)
      var placed = PlacedLine(range: line.range, rect: used, used: used, baseline: line.baseline - line.top)
      placed.rect.size.height += line.gap + below
      guard rule(&placed) else { continue }
      moves = true
      row[index].line.top = placed.rect.minY
      row[index].line.height = max(0, placed.used.height)
      row[index].line.gap = max(0, placed.rect.height - placed.used.height)
      row[index].line.baseline = placed.rect.minY + placed.baseline
    }
    return moves
  }

  /// The maximum vertical position that is searched for room, in points.
  private static let deepest: CGFloat = 100_000

  /// The lines beside each other at a height: a single one unless areas are excluded.
  private typealias Row = [(line: TextLayout.Line, left: CGFloat, right: CGFloat)]

  /// Returns the row that begins at an index, or nil if there is no room.
  private mutating func row(
    from start: Int, _ paragraph: ShapedText.Paragraph, _ mode: LineBreakMode,
    _ indents: (left: CGFloat, right: CGFloat), top: CGFloat
  ) -> Row? {
    func line(_ start: Int, _ left: CGFloat, _ right: CGFloat) -> TextLayout.Line {
      let indent = paragraph.rightToLeft ? right : left
      var line = nextLine(
        start, paragraph, mode, max(0, width - left - right), indent: indent.isFinite ? indent : 0)
      setMetrics(&line, paragraph.style)
      line.top = top
      line.baseline = top + line.height - line.descent
      return line
    }
    guard let free else { return [(line(start, indents.left, indents.right), indents.left, indents.right)] }
    let metrics = text.style(at: start)?.font.metrics
    var result: Row = []
    var place = start
    for gap in free(top, (metrics?.ascent ?? 0) + (metrics?.descent ?? 0)) {
      let (left, right) = (max(indents.left, gap.lowerBound), max(indents.right, width - gap.upperBound))
      guard width - left - right > 0 else { continue }
      var one = line(place, left, right)
      one.free = gap
      // A word that does not fit into a gap moves to the next one.
      let end = one.range.upperBound
      let isDivided = one.segments.last?.mark == Self.hyphen
      let isWhole =
        end >= paragraph.range.upperBound || isDivided || mode == .charWrapping
        || mayBreak(end, paragraph.style)
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
}
