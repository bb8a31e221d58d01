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
  private var start: Int
  let rules: LayoutRules
  let free: ((_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>])?
  /// Where the text that found no room begins.
  private(set) var nextPlace: Int
  var lines: [TextLayout.Line] = []
  var size = CGSize.zero
  var isTruncated = false
  /// The lines that were placed in another layout, of which so many are first.
  private(set) var placed = 0
  /// Finds the lines behind a change in the layout before it; nil where all lines are set anew.
  private var rest: LinesBehind?
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
    text: ShapedText, _ setting: TextLayout.Setting, start: Int = 0, rules: LayoutRules = LayoutRules(),
    free: ((_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>])? = nil
  ) {
    let end = setting.endsWithEmptyLine ? text.emptyEnd : nil
    paragraphs = end.map { text.paragraphs + [$0] } ?? text.paragraphs
    (self.text, width, height, maximumLines) = (text, setting.width, setting.height, setting.maximumLines)
    (mode, usesLeading) = (setting.mode, setting.usesLeading)
    truncatesEveryLine = setting.truncatesEveryLine
    (self.start, self.rules, self.free, nextPlace) = (start, rules, free, start)
  }

  mutating func run() {
    let first = paragraphs.firstPlace { $0.next > start }
    for index in first..<paragraphs.count where !isFull { fill(paragraphs[index], index) }
    for index in placed..<lines.count where rest.map({ index < $0.first }) ?? true {
      lines[index] = ordered(lines[index])
    }
    place()
  }

  /// Sets a text of which another layout has the lines before a change, and the change itself.
  mutating func run(after old: TextLayout, _ change: ShapedText.Change) {
    if maximumLines == 0, height == .infinity, width.isFinite {
      keepLines(of: old, before: change.shaped.lowerBound)
      rest = LinesBehind(change, of: old)
    }
    run()
  }

  /// Begins with the lines of another layout that a change from a place on cannot touch.
  private mutating func keepLines(of old: TextLayout, before place: Int) {
    // Where a line ends depends on the next word, or on all of the paragraph's rest where that is one word
    // and fits into the next line.
    let count = old.lines.firstPlace { $0.range.upperBound > place } - 2
    guard count > 0, count < old.lines.count else { return }
    let first = old.lines[count].range.lowerBound
    let index = paragraphs.firstPlace { $0.next > first }
    guard index < paragraphs.count else { return }
    // Tabs that text is centred at or ends at depend on all text behind them.
    let stops = paragraphs[index].style.tabStops
    guard !stops.contains(where: { $0.alignment == .right || $0.alignment == .center }) else { return }
    lines = Array(old.lines[..<count])
    let last = lines[count - 1]
    (bottom, spacing) = (last.top + last.height, last.below)
    (start, nextPlace, placed) = (first, first, count)
    lastParagraph = paragraphs.firstPlace { $0.next > last.range.lowerBound }
  }

  /// Breaks a paragraph into lines, one below the other, until it or the room ends.
  private mutating func fill(_ paragraph: ShapedText.Paragraph, _ index: Int) {
    let style = paragraph.style
    let mode = mode ?? style.lineBreakMode
    var above: CGFloat = 0
    if !lines.isEmpty, !paragraph.isContinued, self.start <= paragraph.range.lowerBound {
      let told = rules.spacingBefore?(paragraph.range.lowerBound, bottom + spacing, 0)
      above = told ?? style.paragraphSpacingBefore
      spacing += above
    }
    var start = max(paragraph.range.lowerBound, start)
    var isFirst = !paragraph.isContinued && start == paragraph.range.lowerBound
    repeat {
      if let behind = rest?.lines(from: start) { return append(behind, above: above) }
      let indents = indents(style, isFirst: isFirst, rightToLeft: paragraph.rightToLeft)
      guard var row = row(from: start, paragraph, mode, indents, top: bottom + spacing) else {
        // Nothing fits beside what is left out: a little further down it may.
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
      append(row, of: paragraph, above: above, below: below)
      above = 0
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

  private mutating func append(
    _ row: Row, of paragraph: ShapedText.Paragraph, above: CGFloat, below: CGFloat
  ) {
    for part in row {
      var line = part.line
      let isLast = line.range.upperBound >= paragraph.range.upperBound
      line.alignment = alignment(paragraph, isLast: isLast)
      (line.left, line.right, line.above, line.below) = (part.left, part.right, above, below)
      lines.append(line)
    }
  }

  /// Goes on with all lines that stood behind a change, which lie as much lower as the change is higher; the
  /// space before the first is told.
  private mutating func append(_ behind: [TextLayout.Line], above: CGFloat) {
    rest?.first = lines.count
    for (index, var line) in behind.enumerated() {
      // The space above the first line has been added.
      if index > 0 { spacing += line.above } else { line.above = above }
      line.top = bottom + spacing
      line.baseline = line.top + line.height - line.descent
      (bottom, spacing) = (line.top + line.height, line.below)
      lines.append(line)
    }
    nextPlace = text.count
    isFull = true
  }

  /// Whether what follows a paragraph is the same one behind a line separator.
  private func isContinued(behind index: Int) -> Bool {
    index + 1 < paragraphs.count && paragraphs[index + 1].isContinued
  }

  /// The space below a row, whose lines a rule may move.
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

  /// Has a rule move the lines of a row, which then have the space below them in their gap; false where it
  /// moves none.
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

  /// The lines that another layout has behind a change.
  private struct LinesBehind {
    private let change: ShapedText.Change
    private let old: TextLayout
    /// The first of them in the new layout; a place that it has not where none was found yet.
    var first = Int.max

    init(_ change: ShapedText.Change, of old: TextLayout) { (self.change, self.old) = (change, old) }

    /// All lines from a place on, where one begins there that stands as it did.
    func lines(from place: Int) -> [TextLayout.Line]? {
      guard place >= change.shaped.upperBound else { return nil }
      let place = place - change.growth, index = old.lines.firstPlace { $0.range.lowerBound >= place }
      guard index < old.lines.count, old.lines[index].range.lowerBound == place else { return nil }
      return change.growth == 0
        ? Array(old.lines[index...]) : old.lines[index...].map { $0.moved(change.growth) }
    }
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

extension TextLayout.Line {
  /// The line where its text stands so many units farther on.
  fileprivate func moved(_ distance: Int) -> TextLayout.Line {
    var line = self
    line.range = range.moved(distance)
    for index in line.segments.indices { line.segments[index].range = segments[index].range.moved(distance) }
    if !tabs.isEmpty {
      line.tabs = Dictionary(uniqueKeysWithValues: tabs.map { ($0.key + distance, $0.value) })
    }
    return line
  }
}
