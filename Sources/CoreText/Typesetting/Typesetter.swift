internal import CoreGraphics

/// The work of breaking a text into lines and placing them: the state of one pass over its paragraphs.
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
  var lines: [TextLayout.Line] = []
  var size = CGSize.zero
  var isTruncated = false
  /// How each line is aligned, and what it is indented by.
  private(set) var alignments: [(TextAlignment, left: CGFloat, right: CGFloat)] = []
  /// Where the last line ends, and how far below it the next begins.
  private var bottom: CGFloat = 0, spacing: CGFloat = 0
  /// The paragraph that the last line is of.
  private var lastParagraph = 0
  /// Whether nothing more of the text is laid out.
  private var isFull = false

  /// What stands for text that is cut, and where a word goes on in the next line.
  static let ellipsis: Unicode.Scalar = "\u{2026}", hyphen: Unicode.Scalar = "-"
  static let softHyphen: UInt16 = 0xAD

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
    for (index, paragraph) in paragraphs.enumerated() where !isFull && paragraph.next > start {
      fill(paragraph, index)
    }
    lines = lines.map(ordered)
    place()
  }

  /// Breaks a paragraph into lines, one below the other, until it or the room ends.
  private mutating func fill(_ paragraph: ShapedText.Paragraph, _ index: Int) {
    let style = paragraph.style
    let mode = mode ?? style.lineBreakMode
    if !lines.isEmpty, !paragraph.isContinued { spacing += style.paragraphSpacingBefore }
    var start = max(paragraph.range.lowerBound, start)
    var isFirst = !paragraph.isContinued && start == paragraph.range.lowerBound
    repeat {
      let indents = indents(style, isFirst: isFirst, rightToLeft: paragraph.rightToLeft)
      guard let row = row(from: start, paragraph, mode, indents, top: bottom + spacing) else {
        // Nothing fits beside what is left out: a little further down it may.
        spacing += 1
        isFull = bottom + spacing > min(height, Self.deepest)
        continue
      }
      let end = row.map { $0.line.top + $0.line.height }.max() ?? bottom
      if !lines.isEmpty, end > height + 0.5 {
        isFull = true
        truncateLast(paragraph: paragraphs[lastParagraph])
        break
      }
      lastParagraph = index
      append(row, of: paragraph)
      bottom = end
      start = row.last?.line.range.upperBound ?? start
      let isLast = start >= paragraph.range.upperBound
      nextPlace = isLast ? paragraph.next : start
      spacing = space(below: row, style, endsParagraph: isLast && !isContinued(behind: index))
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
      var line = part.line
      line.baseline = line.top + line.height - line.descent
      lines.append(line)
      let isLast = line.range.upperBound >= paragraph.range.upperBound
      alignments.append((alignment(paragraph, isLast: isLast), part.left, part.right))
    }
  }

  /// Whether what follows a paragraph is the same one behind a line separator.
  private func isContinued(behind index: Int) -> Bool {
    index + 1 < paragraphs.count && paragraphs[index + 1].isContinued
  }

  private func space(below row: Row, _ style: ParagraphStyle, endsParagraph: Bool) -> CGFloat {
    let told = row.last.flatMap { last in
      lineSpacing.map {
        $0(max(last.line.range.lowerBound, last.line.range.upperBound - 1), last.line.top, last.line.height)
      }
    }
    let below = told ?? max(0, style.lineSpacing)
    return (endsParagraph ? below + style.paragraphSpacing : below) + (row.map(\.line.gap).max() ?? 0)
  }

  /// How far down room is looked for, in points.
  private static let deepest: CGFloat = 100_000

  /// The lines that stand beside each other at a height: one, but where something is left out.
  private typealias Row = [(line: TextLayout.Line, left: CGFloat, right: CGFloat)]

  /// The row that begins at a place. Nil where there is no room.
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
      return line
    }
    guard let free else { return [(line(start, indents.left, indents.right), indents.left, indents.right)] }
    let metrics = text.style(at: start)?.font.metrics
    var result: Row = []
    var place = start
    for gap in free(top, (metrics?.ascent ?? 0) + (metrics?.descent ?? 0)) {
      let (left, right) = (max(indents.left, gap.lowerBound), max(indents.right, width - gap.upperBound))
      guard width - left - right > 0 else { continue }
      let one = line(place, left, right)
      // A word that a gap has no room for goes into the next.
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
