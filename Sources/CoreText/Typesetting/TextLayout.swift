internal import CoreGraphics

/// A text set in lines: the one component that measures text and draws it.
///
/// The space of the layout has its origin at the top left of the first line, y down, in points.
/// All figures are exact; callers round to pixels with `ceil(_:scale:)`. Immutable, so one layout
/// may be drawn on any thread.
package final class TextLayout: Sendable {
  /// One line.
  package struct Line: Sendable {
    /// The UTF-16 units that the line shows, its trailing spaces included; of a truncated
    /// line, all that it stands for.
    package var range: Range<Int>
    /// The left end of the text.
    package var x: CGFloat = 0
    /// The top of the line.
    package var top: CGFloat = 0
    /// The baseline.
    package var baseline: CGFloat = 0
    /// The distance to where the next line may begin, line spacing not included.
    package var height: CGFloat = 0
    /// The highest ascent and deepest descent of the line's fonts, both positive.
    package var ascent: CGFloat = 0
    package var descent: CGFloat = 0
    /// The space that the line's fonts ask for below it.
    package var gap: CGFloat = 0
    /// The piece of its strip that the line had; nil where nothing is left out.
    package var free: ClosedRange<CGFloat>?
    /// The width with trailing spaces.
    package var width: CGFloat = 0
    /// The width of the trailing spaces.
    package var trailingSpace: CGFloat = 0
    /// Whether an ellipsis stands for a part of the text.
    package var isTruncated = false
    /// What the line consists of, from left to right.
    var segments: [Segment] = []
    /// What every space is widened by in justified text.
    var justification: CGFloat = 0
    /// What every cluster is narrower by in a line whose letters have moved together; not positive.
    var tightening: CGFloat = 0
    /// Widths of tabs by place.
    var tabs: [Int: CGFloat] = [:]

    /// The box of the line.
    package var rect: CGRect { CGRect(x: x, y: top, width: width, height: height) }
  }

  /// A part of a line of one direction.
  struct Segment: Sendable {
    var range: Range<Int>
    var rightToLeft = false
    /// What stands here in place of text, in the style of the unit at the range's start:
    /// an ellipsis, or a hyphen.
    var mark: Unicode.Scalar?
    var x: CGFloat = 0
    var width: CGFloat = 0
  }

  /// The text.
  package let text: ShapedText
  /// The lines, top to bottom.
  package let lines: [Line]
  /// The width that lines were broken at and aligned in.
  package let width: CGFloat
  /// The width of the widest line, at most `width`, and the height of all lines with the space between them.
  package let size: CGSize
  /// Whether some of the text is not shown.
  package let isTruncated: Bool
  /// Where the text begins that found no room; the length of the text where all did.
  package let nextPlace: Int
  /// What the lines are drawn with.
  let keptInk = KeptInk()

  /// Sets a text.
  ///
  /// - Parameters:
  ///   - width: Where lines end; infinite to break at newlines only. Less than 0 and not a number count as 0.
  ///   - height: Lines that would end below this are left out, the first one excepted, and the last one
  ///     that is kept is truncated.
  ///   - maximumLines: The greatest number of lines; 0 is no limit.
  ///   - lineBreakMode: Replaces the mode of every paragraph.
  ///   - truncatesEveryLine: Whether a truncating mode makes each paragraph one line, as drawn strings do;
  ///     labels, where it is false, wrap words and truncate or clip the last line alone.
  ///   - usesLeading: Whether lines are apart as the fonts of text styles ask for.
  ///   - endsWithEmptyLine: Whether a line break that ends the text begins one more line, as it does in
  ///     labels and drawn strings.
  ///   - start: Where in the text the first line begins.
  ///   - rules: What is asked in place of what paragraphs say.
  ///   - free: The parts of a strip of a top and a height where text may lie, from left to
  ///     right; nil for all of it.
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

  /// Shapes and sets a text; see the other initialiser.
  package convenience init(
    _ runs: [TextRun], width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil, truncatesEveryLine: Bool = false
  ) {
    self.init(
      ShapedText(runs), width: width, height: height, maximumLines: maximumLines,
      lineBreakMode: lineBreakMode,
      truncatesEveryLine: truncatesEveryLine)
  }

  /// The first baseline; 0 without lines.
  package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

  /// The last baseline; 0 without lines.
  package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// A length rounded up to whole pixels, forgiving a ten-thousandth of a pixel.
  ///
  /// - Parameter scale: Pixels a point; 0 and less leave the length alone.
  package static func ceil(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, length.isFinite else { return length }
    return (length * scale - 1e-4).rounded(.up) / scale
  }

  /// The size rounded up to whole pixels.
  package func roundedSize(scale: CGFloat) -> CGSize {
    CGSize(width: Self.ceil(size.width, scale: scale), height: Self.ceil(size.height, scale: scale))
  }

  /// The string of a line, without the spaces at its end; an ellipsis or a hyphen
  /// stands where the line has one.
  package func string(of line: Line) -> String {
    var result = ""
    for segment in line.segments.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += segment.mark.map { String(Character($0)) } ?? text.string(segment.range)
    }
    while let last = result.utf16.last, CharacterClass.isSpace(last) { result.removeLast() }
    return result
  }
}
