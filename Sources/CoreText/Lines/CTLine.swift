// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation
internal import Synchronization

/// The parts of a line that are replaced with a token if it does not fit.
public enum CTLineTruncationType: UInt32, Sendable { case start, end, middle }

/// A line of text, whatever its width.
///
/// Indices are in UTF-16 units of the string that the line was created from.
public final class CTLine: Sendable {
  /// A part of a line: a range of a text that is laid out in one line of its own.
  struct Part: Sendable {
    let layout: TextLayout
    let range: Range<Int>
    /// The left end in the line.
    let x: CGFloat
    let width: CGFloat
    /// A Boolean value that indicates whether the part is a truncation token.
    let isToken: Bool
    /// The offset from an index in the part's text to an index in the line's string.
    let shift: Int
    /// The attributes of the part, and the offset from an index in its text to an index in their string. A
    /// token has attributes of its own.
    let source: SourceAttributes, sourceShift: Int
    var line: TextLayout.Line? { layout.lines.first }
  }

  let parts: [Part]
  /// The range of the string that the line represents.
  let range: Range<Int>

  init(_ parts: [Part], _ range: Range<Int>) { (self.parts, self.range) = (parts, range) }

  /// Creates a line from a text. Line breaks in it have no width.
  convenience init(_ text: ShapedText, _ source: SourceAttributes, shift: Int = 0) {
    let range = 0..<text.count
    let layout = TextLayout(text, maximumLines: 1, usesLeading: false)
    let part = Part(
      layout: layout, range: range, x: 0, width: layout.width(of: range), isToken: false, shift: shift,
      source: source, sourceShift: shift)
    self.init([part], shift..<range.upperBound + shift)
  }

  var width: CGFloat { parts.reduce(0) { $0 + $1.width } }

  private let madeRuns = Mutex<[CTRun]?>(nil)

  /// The runs from left to right, created on first use.
  var runs: [CTRun] {
    madeRuns.withLock { made in
      if let made { return made }
      let runs = makeRuns()
      made = runs
      return runs
    }
  }

  private func makeRuns() -> [CTRun] {
    parts.flatMap { part -> [CTRun] in
      guard let line = part.line else { return [] }
      var x = part.x
      return part.layout.portions(of: line, in: part.range).map { portion in
        defer { x += portion.width }
        return CTRun(part: part, portion: portion, x: x)
      }
    }
  }
}

extension TextLayout {
  /// Returns the width of a part of the only line.
  func width(of range: Range<Int>) -> CGFloat {
    guard let line = lines.first else { return 0 }
    return range.reduce(0) { $0 + advance($1, in: line) }
  }

  /// Returns the portions of a line in a range, clipped to it. Their positions are those in the whole line.
  func portions(of line: Line, in range: Range<Int>) -> [Portion] {
    portions(of: line).compactMap { portion in
      guard portion.mark == nil else { return portion }
      let part = portion.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      var cut = portion
      let before = (portion.range.lowerBound..<part.lowerBound).reduce(0) { $0 + advance($1, in: line) }
      cut.range = part
      cut.width = part.reduce(0) { $0 + advance($1, in: line) }
      cut.x = portion.rightToLeft ? portion.x + portion.width - before - cut.width : portion.x + before
      return cut
    }
  }
}

/// Creates a line from a string. Line breaks in it have no width.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  let (text, source) = ShapedText.of(attrString, isOneLine: true)
  return CTLine(text, source)
}

/// Creates a line of at most a width: the line itself if it fits, otherwise with a token, or an ellipsis in
/// its style if nil, in place of what does not fit. Returns nil if the token alone is wider.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType, _ truncationToken: CTLine?
) -> CTLine? {
  let width = CGFloat(width)
  if line.width <= width + Typesetter.tolerance { return line }
  guard let part = line.parts.first, line.parts.count == 1 else { return nil }
  let tokens = truncationToken?.parts ?? []
  let room = width - (truncationToken?.width ?? 0)
  guard room >= -Typesetter.tolerance else { return nil }
  let text = part.layout.text
  var (head, tail) = (part.range.lowerBound, part.range.upperBound)
  var (headWidth, tailWidth): (CGFloat, CGFloat) = (0, 0)
  func extendHead(_ limit: CGFloat) {
    while head < tail {
      let next = min(text.clusterEnd(after: head), tail), step = part.layout.width(of: head..<next)
      if headWidth + step > limit + Typesetter.tolerance { return }
      (head, headWidth) = (next, headWidth + step)
    }
  }
  func extendTail(_ limit: CGFloat) {
    while tail > head {
      let previous = max(text.clusterStart(atOrBefore: tail - 1), head),
        step = part.layout.width(of: previous..<tail)
      if tailWidth + step > limit + Typesetter.tolerance { return }
      (tail, tailWidth) = (previous, tailWidth + step)
    }
  }
  switch truncationType {
  case .start: extendTail(room)
  case .end: extendHead(room)
  case .middle:
    extendHead(room / 2)
    extendTail(room - headWidth)
    extendHead(room - tailWidth)
  }
  var parts: [CTLine.Part] = []
  var x: CGFloat = 0
  func add(_ part: CTLine.Part, _ range: Range<Int>, _ isToken: Bool, _ shift: Int) {
    guard !range.isEmpty else { return }
    let width = part.layout.width(of: range)
    parts.append(
      CTLine.Part(
        layout: part.layout, range: range, x: x, width: width, isToken: isToken, shift: shift,
        source: part.source, sourceShift: part.sourceShift))
    x += width
  }
  add(part, part.range.lowerBound..<head, false, part.shift)
  for token in tokens { add(token, token.range, true, head + part.shift) }
  add(part, tail..<part.range.upperBound, false, part.shift)
  return CTLine(parts, line.range)
}

/// Returns the number of glyphs.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.runs.reduce(0) { $0 + $1.glyphs.count } }

/// Returns the runs from left to right, each a `CTRun`.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// Returns the range of the string that the line represents.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: line.range.lowerBound, length: line.range.count)
}

/// Returns the width including trailing spaces, and writes the largest ascent, descent and leading of the
/// fonts.
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let fonts = line.runs.map(\.metrics)
  ascent?.pointee = fonts.map(\.ascent).max() ?? 0
  descent?.pointee = fonts.map(\.descent).max() ?? 0
  leading?.pointee = fonts.map(\.leading).max() ?? 0
  return line.width.native
}

/// Returns the width of the trailing spaces.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double {
  guard let part = line.parts.last else { return 0 }
  var start = part.range.upperBound
  while start > part.range.lowerBound, CharacterClass.isSpace(part.layout.text.units[start - 1]) {
    start -= 1
  }
  return part.layout.width(of: start..<part.range.upperBound).native
}

/// Returns the offset that aligns the line within a width to the left (0), to the right (1) or in between.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double
{
  max(
    0,
    (flushWidth - line.width.native + CTLineGetTrailingWhitespaceWidth(line))
      * min(max(flushFactor, 0), 1).native)
}

/// Returns the index in the string nearest to a point. Its y coordinate is ignored.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let part = line.parts.last(where: { $0.x <= position.x }) ?? line.parts.first, let own = part.line
  else {
    return line.range.lowerBound
  }
  if part.isToken { return part.shift }
  let start = own.x + part.layout.portions(of: own, in: part.range).reduce(CGFloat.infinity) { min($0, $1.x) }
  let place = part.layout.place(
    at: CGPoint(x: position.x - part.x + (start.isFinite ? start : 0), y: own.top))
  return min(max(place, part.range.lowerBound), part.range.upperBound) + part.shift
}

/// Returns the distance of an index in the string from the line's left end.
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  var offset: CGFloat = 0
  for part in line.parts where !part.isToken {
    guard let own = part.line else { continue }
    let place = charIndex - part.shift
    if place >= part.range.lowerBound, place <= part.range.upperBound {
      let start = part.layout.portions(of: own, in: part.range).reduce(CGFloat.infinity) { min($0, $1.x) }
      offset = part.x + part.layout.x(of: place, in: own) - own.x - (start.isFinite ? start : 0)
      if place < part.range.upperBound { break }
    }
  }
  secondaryOffset?.pointee = offset
  return offset
}

/// Draws the line at the context's text position, with its text matrix.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  context.showingText {
    for run in line.runs { run.draw(in: context, run.glyphs.indices) }
  }
}

/// Returns the bounding box of the ink relative to the line's origin, y up, at the context's text position.
/// Null if there is none.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  let box = line.runs.reduce(CGRect.null) { $0.union($1.ink($1.glyphs.indices)) }
  let position = context?.textPosition ?? .zero
  return box.isNull ? .null : box.offsetBy(dx: position.x, dy: position.y)
}

/// Options for the bounds of a line.
public struct CTLineBoundsOptions: OptionSet, Sendable {
  /// The corresponding raw value.
  public let rawValue: UInt
  /// Creates a value with the given raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Excludes the leading of the fonts.
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1 << 0)
  /// Excludes vertical shifts of glyphs. No effect, since the bounds do not include them.
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 1 << 1)
  /// Excludes hanging punctuation. No effect, since punctuation does not hang here.
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 1 << 2)
  /// Uses the bounding box of the ink.
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 1 << 3)
  /// Uses optical bounds. No effect, since fonts do not provide them here.
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 1 << 4)
  /// Includes room for the marks of the language. No effect.
  public static let includeLanguageExtents = CTLineBoundsOptions(rawValue: 1 << 5)
}

/// Returns the bounds of the line relative to its origin, y up: as wide as its glyphs with trailing spaces,
/// from the leading below the largest descent to the largest ascent; or the bounding box of its ink, null if
/// there is none.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  if options.contains(.useGlyphPathBounds) { return CTLineGetImageBounds(line, nil) }
  var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
  let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
  let low = descent + (options.contains(.excludeTypographicLeading) ? 0 : leading)
  return CGRect(x: 0, y: -low, width: CGFloat(width), height: ascent + low)
}
