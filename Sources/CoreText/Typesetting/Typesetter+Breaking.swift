internal import CoreGraphics

/// Line breaking.
extension Typesetter {
  /// A possible end of a line: its index, the width of the line with and without trailing spaces, and whether
  /// it ends with a hyphen.
  private struct Break {
    let place: Int
    let width, visible: CGFloat
    let hasHyphen: Bool
  }

  /// Returns the width of a unit, except for tabs.
  func advance(_ index: Int) -> CGFloat { text.advances[index] }

  /// Returns the line that begins at an index. `indent` is its distance from the origin of tab stops.
  mutating func nextLine(
    _ start: Int, _ paragraph: ShapedText.Paragraph, _ mode: LineBreakMode, _ available: CGFloat,
    indent: CGFloat
  ) -> TextLayout.Line {
    let end = paragraph.range.upperBound
    var line = TextLayout.Line(range: start..<start)
    let isUnbroken = isUnbroken(mode, available)
    var (x, visible): (CGFloat, CGFloat) = (0, 0)
    var last: Break?, earlier: Break?
    var index = start
    while index < end {
      let next = text.clusterEnd(after: index)
      var step: CGFloat = 0
      for unit in index..<min(next, end) { step += advance(unit) }
      if text.units[index] == 0x09 {
        step = tab(at: index, x + indent, paragraph)
        line.tabs[index] = step
      }
      if index > start, mode == .charWrapping || mayBreak(index, paragraph.style) {
        let isSoft = text.units[index - 1] == Self.softHyphen
        if !isSoft || visible + hyphenWidth(before: index) <= available + Self.tolerance {
          (earlier, last) = (last, Break(place: index, width: x, visible: visible, hasHyphen: isSoft))
        }
      }
      x += step
      if !CharacterClass.isSpace(text.units[index]) { visible = x }
      if !isUnbroken, visible > available + Self.tolerance, index > start {
        let better =
          hyphenated(line, paragraph, behind: last, through: index, available)
          ?? pushedOut(paragraph, last, earlier, available)
        let cut = Break(place: index, width: x - step, visible: x - step, hasHyphen: false)
        finish(&line, at: better ?? last ?? cut)
        return line
      }
      index = next
    }
    finish(&line, at: Break(place: end, width: x, visible: visible, hasHyphen: false))
    if mode.truncates, truncatesEveryLine, visible > available + Self.tolerance,
      !tighten(&line, to: end, paragraph.style, available)
    {
      truncate(&line, to: end, mode, available)
      isTruncated = true
    }
    return line
  }

  /// Returns a Boolean value that indicates whether a line continues to the end of its paragraph however wide
  /// it becomes. A mode that replaces those of paragraphs is a label's, in which all lines but the last are
  /// wrapped by words.
  private func isUnbroken(_ mode: LineBreakMode, _ available: CGFloat) -> Bool {
    mode == .clipping && (truncatesEveryLine || self.mode == nil) || mode.truncates && truncatesEveryLine
      || available == .infinity
  }

  private func finish(_ line: inout TextLayout.Line, at end: Break) {
    line.range = line.range.lowerBound..<end.place
    (line.width, line.trailingSpace) = (end.width, end.width - end.visible)
    line.segments = [TextLayout.Segment(range: line.range, width: end.width)]
    if !line.tabs.isEmpty { line.tabs = line.tabs.filter { $0.key < end.place } }
    guard end.hasHyphen else { return }
    let hyphen = hyphenWidth(before: end.place)
    line.segments.append(
      TextLayout.Segment(range: end.place - 1..<end.place, mark: Self.hyphen, width: hyphen))
    line.width += hyphen
  }

  /// Returns a break inside the word that does not fit if the line would otherwise be too empty: the last
  /// index at or before the edge at which the word may be hyphenated.
  private func hyphenated(
    _ line: TextLayout.Line, _ paragraph: ShapedText.Paragraph, behind last: Break?, through edge: Int,
    _ available: CGFloat
  ) -> Break? {
    let start = last?.place ?? line.range.lowerBound
    let own = paragraph.style.hyphenation, share = own > 0 ? own : rules.hyphenation
    guard share > 0, edge > start else { return nil }
    if let last, last.visible >= share * available { return nil }
    let places = HyphenationPatterns.places(in: text.units, start + 1..<edge + 1, limits: paragraph.range)
    for place in places.reversed()
    where text.startsCluster[place] && rules.breaksBeforePart?(place) ?? true {
      let width = (start..<place).reduce(last?.width ?? 0) { $0 + (line.tabs[$1] ?? advance($1)) }
      if width + hyphenWidth(before: place) <= available + Self.tolerance {
        return Break(place: place, width: width, visible: width, hasHyphen: true)
      }
    }
    return nil
  }

  /// Returns the break before the last if the paragraph would otherwise end with a line of one word and the
  /// two words fit into it.
  private func pushedOut(
    _ paragraph: ShapedText.Paragraph, _ last: Break?, _ earlier: Break?, _ available: CGFloat
  ) -> Break? {
    guard paragraph.style.pushesOut, let last, let earlier else { return nil }
    let end = paragraph.range.upperBound
    guard isOneWord(last.place..<end, paragraph.style) else { return nil }
    return fits(earlier.place..<end, available) ? earlier : nil
  }

  private func hyphenWidth(before index: Int) -> CGFloat {
    text.style(at: index - 1).map { $0.font.advance(of: Self.hyphen) + ($0.kern ?? 0) } ?? 0
  }

  /// Returns a Boolean value that indicates whether lines may not be broken inside a part of the text.
  private func isOneWord(_ range: Range<Int>, _ style: ParagraphStyle) -> Bool {
    !range.dropFirst().contains { mayBreak($0, style) }
  }

  /// Returns a Boolean value that indicates whether a line may begin at an index other than the first.
  func mayBreak(_ index: Int, _ style: ParagraphStyle) -> Bool {
    guard text.mayBreak[index], rules.breaksBeforeWord?(index) ?? true else { return false }
    return !style.keepsKoreanWords || !CharacterClass.isKorean(text.units[index - 1])
      || !CharacterClass.isKorean(text.units[index])
  }

  private func fits(_ range: Range<Int>, _ available: CGFloat) -> Bool {
    range.reduce(0) { $0 + advance($1) } <= available + Self.tolerance
  }

  /// Returns the width of a tab at `x`: up to the next stop, minus the part of the following text that is
  /// placed before the stop.
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
      if let ends = stop.terminators, ends.contains(text.units.scalar(at: next)) { break }
      behind += advance(next)
    }
    return max(0, stop.location - x - (isRight ? behind : behind / 2))
  }
}
