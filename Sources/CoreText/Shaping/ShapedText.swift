internal import CoreGraphics
internal import Foundation

/// A text with the widths of its characters: everything about its layout that does not depend on the line
/// width.
///
/// Indices are in UTF-16 units. Shaping costs about 30 ns per Latin character and is done once; layouts at
/// several widths share the result.
package final class ShapedText: Sendable {
  /// A part of the text with one style.
  struct Span: Sendable {
    var range: Range<Int>
    var style: TextStyle
  }

  /// A part of the text that was shaped with a font file.
  struct Piece: Sendable {
    var range: Range<Int>
    /// The file, or nil if no font has the characters, which are then drawn as boxes.
    var font: CGFont?
    /// The size of the glyphs in points, and the ratio of their width to their height.
    var size: CGFloat
    var stretch: CGFloat
    var glyphs: [ShapedGlyph]
  }

  /// A paragraph without the character that ends it.
  struct Paragraph: Sendable {
    var range: Range<Int>
    /// The start of the next paragraph or line.
    var next: Int
    /// A Boolean value that indicates whether it follows a line separator, which does not begin a new
    /// paragraph.
    var isContinued: Bool
    var style: ParagraphStyle
    var rightToLeft: Bool
  }

  /// The text as UTF-16 units.
  package let units: [UInt16]
  let spans: [Span]
  let paragraphs: [Paragraph]
  /// The empty line after a line break at the end of the text, or nil if there is none.
  var emptyEnd: Paragraph? {
    guard let last = units.last, CharacterClass.isNewline(last), var end = paragraphs.last else { return nil }
    (end.range, end.next, end.isContinued) = (count..<count, count, Self.isSeparator(last))
    return end
  }
  /// The width of each unit in points, including kerning. All of a cluster's width is at its first unit.
  let advances: [CGFloat]
  /// The flags that indicate whether a unit begins a cluster, which is never divided.
  let startsCluster: [Bool]
  /// The flags that indicate whether a line may begin at a unit.
  let mayBreak: [Bool]
  /// The parts that were shaped with a file, in ascending order.
  let pieces: [Piece]
  /// The bidirectional levels, or empty if all of the text runs left to right.
  let levels: [UInt8]

  /// The number of UTF-16 units.
  package var count: Int { units.count }

  /// A Boolean value that indicates whether the text contains attachments.
  package var hasAttachments: Bool { spans.contains { $0.style.attachment != nil } }

  /// Creates shaped text from runs.
  package init(_ runs: [TextRun]) {
    var units: [UInt16] = []
    var spans: [Span] = []
    var styles: [(end: Int, style: ParagraphStyle)] = []
    for run in runs where !run.text.isEmpty {
      let start = units.count
      units.append(contentsOf: run.text.utf16)
      spans.append(Span(range: start..<units.count, style: run.style))
      styles.append((units.count, run.paragraph))
    }
    self.units = units
    self.spans = spans
    let hasRightToLeft = units.contains(where: CharacterClass.isRightToLeft)
    paragraphs = Self.paragraphs(units, styles, hasRightToLeft)
    let isPlain =
      !hasRightToLeft && !paragraphs.contains(where: \.rightToLeft)
      && spans.allSatisfy(\.style.embeddings.isEmpty)
    levels = isPlain ? [] : Self.levels(units, paragraphs, spans)
    var shaping = TextShaping(units: units, spans: spans, levels: levels)
    shaping.run()
    advances = shaping.advances
    startsCluster = shaping.startsCluster
    pieces = shaping.pieces
    mayBreak = LineBreaks.opportunities(units)
  }

  private static func paragraphs(
    _ units: [UInt16], _ styles: [(end: Int, style: ParagraphStyle)], _ hasRightToLeft: Bool
  ) -> [Paragraph] {
    var result: [Paragraph] = []
    var start = 0
    var styleIndex = 0
    var isContinued = false
    while start < units.count {
      let end = units[start...].firstIndex(where: CharacterClass.isNewline) ?? units.count
      var next = min(end + 1, units.count)
      if end + 1 < units.count, units[end] == 0x0D, units[end + 1] == 0x0A { next += 1 }
      while styleIndex < styles.count - 1, styles[styleIndex].end <= start { styleIndex += 1 }
      let style = styles[styleIndex].style
      let rightToLeft =
        switch style.direction {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: hasRightToLeft && Bidi.startsRightToLeft(units, start..<end)
        }
      result.append(
        Paragraph(
          range: start..<end, next: next, isContinued: isContinued, style: style, rightToLeft: rightToLeft))
      isContinued = end < units.count && isSeparator(units[end])
      start = next
    }
    return result
  }

  /// Returns a Boolean value that indicates whether a unit ends a line but not a paragraph.
  private static func isSeparator(_ unit: UInt16) -> Bool { unit == 0x2028 || unit == 0x0B }

  private static func levels(_ units: [UInt16], _ paragraphs: [Paragraph], _ spans: [Span]) -> [UInt8] {
    var levels: [UInt8] = []
    levels.reserveCapacity(units.count)
    var span = 0
    for paragraph in paragraphs {
      levels += Bidi.levels(units, paragraph.range, rightToLeft: paragraph.rightToLeft) { place in
        while span < spans.count - 1, spans[span].range.upperBound <= place { span += 1 }
        return spans[span].style.embeddings
      }
      levels += [UInt8](
        repeating: paragraph.rightToLeft ? 1 : 0, count: paragraph.next - paragraph.range.upperBound)
    }
    return levels
  }

  /// Returns the style at an index, which is the last one at the end. Returns nil for an empty text.
  func style(at index: Int) -> TextStyle? {
    let place = spans.firstPlace { $0.range.upperBound > index }
    return (place < spans.count ? spans[place] : spans.last)?.style
  }

  /// Returns the code point at a unit. A lone surrogate is the replacement character.
  func scalar(at index: Int) -> Unicode.Scalar { units.scalar(at: index) }

  /// Returns the text of a range.
  package func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  /// Returns the nearest start of a cluster at or before an index.
  func clusterStart(atOrBefore index: Int) -> Int {
    var index = min(index, count)
    while index > 0, index < count, !startsCluster[index] { index -= 1 }
    return index
  }

  /// Returns the start of the cluster after the one that begins at an index.
  package func clusterEnd(after index: Int) -> Int {
    var index = index + 1
    while index < count, !startsCluster[index] { index += 1 }
    return min(index, count)
  }
}

extension [UInt16] {
  /// Returns a Boolean value that indicates whether the character at a unit has no width in a text, such as
  /// soft hyphens and joiners.
  func isIgnorable(at index: Int) -> Bool { scalar(at: index).properties.isDefaultIgnorableCodePoint }

  /// Returns the code point at a unit. A lone surrogate is the replacement character.
  func scalar(at index: Int) -> Unicode.Scalar {
    let unit = self[index]
    if UTF16.isLeadSurrogate(unit), index + 1 < count, UTF16.isTrailSurrogate(self[index + 1]) {
      let value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(self[index + 1]) - 0xDC00)
      return Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    return Unicode.Scalar(unit) ?? "\u{FFFD}"
  }
}
