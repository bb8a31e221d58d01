internal import CoreGraphics

/// A text laid out in lines: the one component that measures and draws text.
///
/// The layout's coordinate space has its origin at the top left of the first line, y down, in points. All
/// lengths are exact; callers round to pixels with `ceil(_:scale:)`. A layout is immutable, so it may be
/// drawn on any thread.
package final class TextLayout: Sendable {
  /// A line of the layout.
  package struct Line: Sendable {
    /// The UTF-16 units that the line shows, including its trailing spaces; for a truncated line, all that it
    /// represents.
    package var range: Range<Int>
    /// The left end of the text.
    package var x: CGFloat = 0
    /// The top of the line.
    package var top: CGFloat = 0
    /// The baseline.
    package var baseline: CGFloat = 0
    /// The distance to the earliest top of the next line, without line spacing.
    package var height: CGFloat = 0
    /// The largest ascent and descent of the line's fonts, both positive.
    package var ascent: CGFloat = 0
    package var descent: CGFloat = 0
    /// The gap below the line that its fonts request.
    package var gap: CGFloat = 0
    /// The part of its strip available to the line, or nil if nothing is excluded.
    package var free: ClosedRange<CGFloat>?
    /// The width including trailing spaces.
    package var width: CGFloat = 0
    /// The width of the trailing spaces.
    package var trailingSpace: CGFloat = 0
    /// A Boolean value that indicates whether an ellipsis replaces a part of the text.
    package var isTruncated = false
    /// The segments from left to right.
    var segments: [Segment] = []
    /// The amount by which every space is widened in justified text.
    var justification: CGFloat = 0
    /// The amount by which every cluster is narrowed in a tightened line. Not positive.
    var tightening: CGFloat = 0
    /// The widths of tabs by index.
    var tabs: [Int: CGFloat] = [:]

    /// The rectangle of the line.
    package var rect: CGRect { CGRect(x: x, y: top, width: width, height: height) }
  }

  /// A part of a line with one direction.
  struct Segment: Sendable {
    var range: Range<Int>
    var rightToLeft = false
    /// The character shown here instead of text, in the style of the unit at the range's start: an ellipsis
    /// or a hyphen.
    var mark: Unicode.Scalar?
    var x: CGFloat = 0
    var width: CGFloat = 0
  }

  /// The text.
  package let text: ShapedText
  /// The lines from top to bottom.
  package let lines: [Line]
  /// The width at which lines were broken and in which they are aligned.
  package let width: CGFloat
  /// The width of the widest line, at most `width`, and the height of all lines including the space between
  /// them.
  package let size: CGSize
  /// A Boolean value that indicates whether some of the text is not shown.
  package let isTruncated: Bool
  /// The index at which the text that did not fit begins, or the length of the text if all of it fits.
  package let nextPlace: Int
  /// The cached painters of the lines.
  let keptInk = KeptInk()

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - start: The index at which the first line begins.
  ///   - width: The width of lines; infinite to break at newlines only. Negative values and NaN count as 0.
  ///   - height: The height of the layout. Lines that would end below it are omitted, except the first one,
  ///     and the last remaining line is truncated.
  ///   - maximumLines: The maximum number of lines, or 0 for no limit.
  ///   - lineBreakMode: A mode that replaces that of every paragraph.
  ///   - truncatesEveryLine: `true` if a truncating mode makes each paragraph a single line, as in drawn
  ///     strings. Otherwise, as in labels, words are wrapped and only the last line is truncated or clipped.
  ///   - usesLeading: `true` if the gaps between lines that the fonts of text styles request are applied.
  ///   - endsWithEmptyLine: `true` if a line break at the end of the text begins another line, as in labels
  ///     and drawn strings.
  ///   - rules: Rules that override paragraph styles.
  ///   - free: A closure that returns the parts of a strip with a top and a height in which text may be
  ///     placed, from left to right, or nil for the whole strip.
  package init(
    _ text: ShapedText, from start: Int = 0, width: CGFloat = .infinity, height: CGFloat = .infinity,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, truncatesEveryLine: Bool = false, usesLeading: Bool = true,
    endsWithEmptyLine: Bool = false,
    rules: LayoutRules = LayoutRules(),
    free: ((_ top: CGFloat, _ height: CGFloat) -> [ClosedRange<CGFloat>])? = nil
  ) {
    let width = width > 0 ? width : 0
    var typesetter = Typesetter(
      text: text, width: width, height: height, maximumLines: maximumLines, mode: lineBreakMode,
      truncatesEveryLine: truncatesEveryLine, usesLeading: usesLeading,
      endsWithEmptyLine: endsWithEmptyLine, start: start, rules: rules, free: free)
    typesetter.run()
    self.text = text
    self.width = width
    lines = typesetter.lines
    size = typesetter.size
    isTruncated = typesetter.isTruncated
    nextPlace = typesetter.nextPlace
  }

  /// Shapes and lays out a text; see the other initializer.
  package convenience init(
    _ runs: [TextRun], width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, truncatesEveryLine: Bool = false
  ) {
    self.init(
      ShapedText(runs), width: width, height: height, maximumLines: maximumLines,
      lineBreakMode: lineBreakMode,
      truncatesEveryLine: truncatesEveryLine)
  }

  /// The first baseline, or 0 if there are no lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last baseline, or 0 if there are no lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// Rounds a length up to whole pixels, tolerating a ten-thousandth of a pixel.
  ///
  /// - Parameters:
  ///   - length: The length in points.
  ///   - scale: The number of pixels per point. With 0 or less, the length is returned unchanged.
  /// - Returns: The rounded length in points.
  package static func ceil(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, length.isFinite else { return length }
    return (length * scale - 1e-4).rounded(.up) / scale
  }

  /// Returns the size rounded up to whole pixels.
  package func roundedSize(scale: CGFloat) -> CGSize {
    CGSize(width: Self.ceil(size.width, scale: scale), height: Self.ceil(size.height, scale: scale))
  }

  /// Returns the string of a line without its trailing spaces, including its ellipsis or hyphen.
  package func string(of line: Line) -> String {
    var result = ""
    for segment in line.segments.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += segment.mark.map { String(Character($0)) } ?? text.string(segment.range)
    }
    while let last = result.utf16.last, CharacterClass.isSpace(last) { result.removeLast() }
    return result
  }
}
