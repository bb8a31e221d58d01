internal import CoreGraphics
internal import Foundation

// A text that differs from another in one place is shaped around that place alone, so that typing into a long
// text costs little more than typing into a short one.

extension ShapedText {
  /// What a text has in common with the one before a change, in UTF-16 units.
  struct Change: Sendable {
    /// The number of the text before.
    let before: Int
    /// The part of the new text that was shaped anew.
    let shaped: Range<Int>
    /// By how much the text has grown.
    let growth: Int
  }

  /// The text of runs. `old` is what was shown before in the same place: the parts that both have in common
  /// are not shaped again.
  package static func of(_ runs: [TextRun], after old: ShapedText?) -> ShapedText {
    guard let old, old.count > fewUnits, !old.hasAttachments else { return of(runs) }
    let runs = runs.filter { !$0.text.isEmpty }
    switch difference(old.runs, runs) {
    case .same: return old
    case .within(let run, let text): return ShapedText(runs, text, of: run, after: old) ?? of(runs)
    case .unlike: return of(runs)
    }
  }

  /// Texts of so few UTF-16 units are shaped as fast as they are compared.
  private static var fewUnits: Int { 64 }

  /// How runs of text differ from others.
  private enum Difference {
    case same, unlike
    /// In the text of one run.
    case within(Int, TextDifference)
  }

  private static func difference(_ old: [TextRun], _ new: [TextRun]) -> Difference {
    guard old.count == new.count else { return .unlike }
    var found = Difference.same
    for index in new.indices {
      guard old[index].style == new[index].style, old[index].paragraph == new[index].paragraph else {
        return .unlike
      }
      guard let text = TextDifference(old[index].text, new[index].text) else { continue }
      if case .within = found { return .unlike }
      found = .within(index, text)
    }
    return found
  }

  /// Nil where there is too little in common, or the text does not run from left to right.
  private convenience init?(_ runs: [TextRun], _ text: TextDifference, of run: Int, after old: ShapedText) {
    guard old.levels.isEmpty, !text.new.contains(where: CharacterClass.isRightToLeft) else { return nil }
    let growth = text.new.count - text.removed
    var spans = old.spans
    let start = spans[run].range.lowerBound
    spans[run].range = start..<spans[run].range.upperBound + growth
    for index in spans.indices.dropFirst(run + 1) { spans[index].range = spans[index].range.moved(growth) }
    let first = start + text.start, end = first + text.new.count
    let units = old.units.replacing(first..<first + text.removed, with: text.new)
    // What is before a change may be kerned with it, or one character.
    let from = (0..<first).last { Self.isRestart($0, units, spans) } ?? 0
    let to = (end + 2..<max(units.count, end + 2)).first { Self.isRestart($0, units, spans) } ?? units.count
    let shaped = from..<to
    var shaping = TextShaping(units: units, spans: spans, shaped, advances: old.advances, old.startsCluster)
    shaping.run(shaped)
    let none = [Bool](repeating: false, count: to - from)
    var mayBreak = old.mayBreak.replacing(from..<to - growth, with: none)
    LineBreaks.find(in: shaped, of: units, &mayBreak)
    let kept = old.pieces.prefix { $0.range.upperBound <= from }
    let moved = old.pieces.drop { $0.range.lowerBound < to - growth }.map { $0.moved(growth) }
    self.init(
      runs, units: units, spans: spans, paragraphs: old.paragraphs(units, spans, runs, shaped, growth),
      advances: shaping.advances, startsCluster: shaping.startsCluster, mayBreak: mayBreak,
      pieces: kept + shaping.pieces + moved,
      change: Change(before: old.number, shaped: shaped, growth: growth))
  }

  /// Whether shaping and line breaking may begin anew at a place: behind the end of a paragraph, and behind
  /// a space between letters that have their widths from the font's figures.
  private static func isRestart(_ place: Int, _ units: [UInt16], _ spans: [Span]) -> Bool {
    guard place > 0 else { return true }
    let before = units[place - 1], next = units[place]
    if CharacterClass.isNewline(before) { return !(before == 0x0D && next == 0x0A) }
    guard before == 0x20, next > 0x20, place > 1, (0x21..<0x7F).contains(units[place - 2]) else {
      return false
    }
    // A letter that a mark follows has no width of the figures'.
    guard units[place..<min(place + 2, units.count)].allSatisfy(CharacterClass.isSimple) else { return false }
    let index = spans.firstPlace { $0.range.upperBound > place - 1 }
    return spans[index].range.contains(place) && spans[index].style.font.advances.isComplete
  }

  /// The paragraphs of the text after a change.
  private func paragraphs(
    _ units: [UInt16], _ spans: [Span], _ runs: [TextRun], _ shaped: Range<Int>, _ growth: Int
  ) -> [Paragraph] {
    var result = Array(paragraphs[..<paragraphs.firstPlace { $0.next > shaped.lowerBound }])
    let rest = paragraphs[paragraphs.firstPlace { $0.next > shaped.upperBound - growth }...]
    var start = result.last?.next ?? 0
    func add(_ range: Range<Int>, next: Int) {
      let isContinued = range.lowerBound > 0 && Self.isSeparator(units[range.lowerBound - 1])
      let index = min(spans.firstPlace { $0.range.upperBound > range.lowerBound }, spans.count - 1)
      let style = runs[index].paragraph
      result.append(
        Paragraph(range: range, next: next, isContinued: isContinued, style: style, rightToLeft: false))
      start = next
    }
    var place = max(start, shaped.lowerBound)
    while place < shaped.upperBound {
      guard CharacterClass.isNewline(units[place]) else {
        place += 1
        continue
      }
      let isPair = units[place] == 0x0D && place + 1 < units.count && units[place + 1] == 0x0A
      add(start..<place, next: place + (isPair ? 2 : 1))
      place = start
    }
    // The rest of the paragraph that was changed last, and those behind it, are as they were.
    if let first = rest.first { add(start..<first.range.upperBound + growth, next: first.next + growth) }
    for var paragraph in rest.dropFirst() {
      (paragraph.range, paragraph.next) = (paragraph.range.moved(growth), paragraph.next + growth)
      result.append(paragraph)
    }
    if rest.isEmpty, start < units.count { add(start..<units.count, next: units.count) }
    return result
  }
}

/// The one part in which two strings differ, in UTF-16 units; nil where they do not.
private struct TextDifference {
  /// Where the part begins in both.
  let start: Int
  /// How many units of the old string it has.
  let removed: Int
  /// Its units in the new string.
  let new: [UInt16]

  init?(_ old: String, _ new: String) {
    let common =
      old.utf8.withContiguousStorageIfAvailable { old in
        new.utf8.withContiguousStorageIfAvailable { Self.common(old, $0) }
      } ?? nil
    let (first, last) = common ?? (0, 0)
    guard first < old.utf8.count || first < new.utf8.count else { return nil }
    func units(_ string: String) -> Substring.UTF16View {
      let start = string.utf8.index(string.startIndex, offsetBy: first)
      return string[start..<string.utf8.index(string.endIndex, offsetBy: -last)].utf16
    }
    start = old.utf16.distance(
      from: old.startIndex, to: old.utf8.index(old.startIndex, offsetBy: first))
    removed = units(old).count
    self.new = Array(units(new))
  }

  /// How many bytes two texts have in common at their beginnings and at their ends, in whole characters of
  /// Unicode.
  private static func common(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> (first: Int, last: Int) {
    guard let aStart = a.baseAddress, let bStart = b.baseAddress else { return (0, 0) }
    let most = min(a.count, b.count)
    func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> Bool {
      place < bytes.count && bytes[place] & 0xC0 == 0x80
    }
    /// The greatest number for which a condition holds that does for all smaller ones.
    func greatest(_ most: Int, _ holds: (_ from: Int, _ to: Int) -> Bool) -> Int {
      var (low, high) = (0, most)
      while low < high {
        let middle = (low + high + 1) / 2
        if holds(low, middle) { low = middle } else { high = middle - 1 }
      }
      return low
    }
    var first = greatest(most) { memcmp(aStart + $0, bStart + $0, $1 - $0) == 0 }
    while first > 0, isInside(a, first) || isInside(b, first) { first -= 1 }
    let (aEnd, bEnd) = (aStart + a.count, bStart + b.count)
    var last = greatest(most - first) { memcmp(aEnd - $1, bEnd - $1, $1 - $0) == 0 }
    while last > 0, isInside(a, a.count - last) || isInside(b, b.count - last) { last -= 1 }
    return (first, last)
  }
}

extension Range<Int> {
  /// The range so much farther on.
  func moved(_ distance: Int) -> Range { lowerBound + distance..<upperBound + distance }
}

extension Array {
  /// A copy with other elements in the place of some.
  func replacing(_ range: Range<Int>, with new: [Element]) -> [Element] {
    var result: [Element] = []
    result.reserveCapacity(count - range.count + new.count)
    result += self[..<range.lowerBound]
    result += new
    result += self[range.upperBound...]
    return result
  }
}

extension ShapedText.Piece {
  fileprivate func moved(_ distance: Int) -> ShapedText.Piece {
    var piece = self
    piece.range = range.moved(distance)
    for index in piece.glyphs.indices { piece.glyphs[index].cluster += distance }
    return piece
  }
}
