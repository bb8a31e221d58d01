public import CoreGraphics
public import Foundation

/// Breaks a string into lines.
public final class CTTypesetter: Sendable {
  let text: ShapedText
  let source: SourceAttributes
  init(_ string: NSAttributedString) { (text, source) = ShapedText.of(string) }
}

/// A typesetter of a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

/// How many units from a place on fit a width, broken between words where that can be; at
/// least one where there is any.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let layout = TextLayout(
    typesetter.text, from: startIndex, width: CGFloat(width), maximumLines: 1, lineBreakMode: .wordWrapping)
  return max(0, layout.nextPlace - startIndex)
}

/// How many units from a place on fit a width, broken between any characters; at
/// least one where there is any.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  let layout = TextLayout(
    typesetter.text, from: startIndex, width: CGFloat(width), maximumLines: 1, lineBreakMode: .charWrapping)
  return max(0, layout.nextPlace - startIndex)
}

/// A line of a part of the string; a length of 0 is all from the place on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let count = typesetter.text.count
  let start = min(max(stringRange.location, 0), count)
  let end = stringRange.length == 0 ? count : min(start + max(stringRange.length, 0), count)
  // A text of its own: paragraphs of the whole are lines of theirs.
  return CTLine(ShapedText(typesetter.text.runs(start..<end)), typesetter.source, shift: start)
}

/// Lays a string out in frames.
public final class CTFramesetter: Sendable {
  let text: ShapedText
  let source: SourceAttributes
  init(_ string: NSAttributedString) { (text, source) = ShapedText.of(string) }
}

/// Lines in a path.
public final class CTFrame: Sendable {
  let layout: TextLayout
  let source: SourceAttributes
  let path: CGPath
  let box: CGRect
  let range: Range<Int>
  init(
    _ layout: TextLayout, _ source: SourceAttributes, _ path: CGPath, _ box: CGRect, _ range: Range<Int>
  ) {
    (self.layout, self.source, self.path, self.box, self.range) = (layout, source, path, box, range)
  }
}

/// A framesetter of a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// The size of a part of the string in constraints, and what of it fits; a length of 0 is all from the place
/// on. Attributes of the frame have no effect.
///
/// Ascent, descent and leading of each line are rounded to whole points, one by one, so heights and the
/// distances between baselines are whole.
///
/// - Note: Apple documents no rule. One published reading of line origins on iOS, and the text engine piet,
///   round this way; no measurement confirms it.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  let layout = framesetter.layout(stringRange, constraints, free: nil)
  fitRange?.pointee = CFRange(
    location: stringRange.location, length: max(0, layout.nextPlace - stringRange.location))
  return layout.size
}

/// The lines of a part of the string in a path: from the top of its box down, each where the path has room.
/// Attributes have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBoxOfPath.isNull ? .zero : path.boundingBoxOfPath
  var free: ((CGFloat, CGFloat) -> [ClosedRange<CGFloat>])?
  if !path.isRect(nil) {
    free = { top, height in
      // What the strip misses of the path is left out; frames have y up.
      let strip = CGPath(
        rect: CGRect(x: box.minX, y: box.maxY - top - height, width: box.width, height: height),
        transform: nil)
      var gaps = [CGFloat(0)...box.width]
      for part in strip.subtracting(path).componentsSeparated() {
        let hole = part.boundingBoxOfPath.offsetBy(dx: -box.minX, dy: 0)
        gaps = gaps.flatMap { gap -> [ClosedRange<CGFloat>] in
          [(gap.lowerBound, min(gap.upperBound, hole.minX)), (max(gap.lowerBound, hole.maxX), gap.upperBound)]
            .filter { $0.0 < $0.1 }.map { $0.0...$0.1 }
        }
      }
      return gaps
    }
  }
  let layout = framesetter.layout(stringRange, box.size, free: free)
  return CTFrame(
    layout, framesetter.source, path, box,
    max(0, stringRange.location)..<max(max(0, stringRange.location), layout.nextPlace))
}

extension CTFramesetter {
  fileprivate func layout(
    _ range: CFRange, _ size: CGSize, free: ((CGFloat, CGFloat) -> [ClosedRange<CGFloat>])?
  ) -> TextLayout {
    func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e9 ? length : .infinity }
    let end = range.length == 0 ? text.count : min(max(range.location, 0) + max(range.length, 0), text.count)
    let part = end < text.count ? ShapedText(text.runs(0..<end)) : text
    var rules = LayoutRules()
    rules.roundsMetrics = true
    return TextLayout(
      part, from: max(0, range.location), width: limit(size.width), height: limit(size.height),
      usesLeading: false, rules: rules, free: free)
  }
}

extension ShapedText {
  /// The runs that a part of the text is made of.
  func runs(_ range: Range<Int>) -> [TextRun] {
    spans.compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let paragraph = paragraphs.first { part.lowerBound < $0.next } ?? paragraphs.last
      return TextRun(string(part), style: span.style, paragraph: paragraph?.style ?? ParagraphStyle())
    }
  }
}

/// The lines from top to bottom, each a `CTLine`.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray {
  frame.layout.lines.map { line in
    CTLine(
      [
        CTLine.Part(
          layout: TextLayout(
            ShapedText(frame.layout.text.runs(line.range)), maximumLines: 1, usesLeading: false),
          range: 0..<line.range.count, x: 0, width: line.width, isToken: false, shift: line.range.lowerBound,
          source: frame.source, sourceShift: line.range.lowerBound)
      ], line.range)
  }
}

/// Writes the starts of the lines' baselines from the bottom left of the path's box, y up, into a
/// buffer that has room for them.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let lines = frame.layout.lines
  let start = min(max(range.location, 0), lines.count)
  let end = range.length == 0 ? lines.count : min(start + max(range.length, 0), lines.count)
  for (place, line) in lines[start..<end].enumerated() {
    origins[place] = CGPoint(x: line.x, y: frame.box.height - line.baseline)
  }
}

/// The part of the string that found room.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// The part of the string that was to be laid out: what found room.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetVisibleStringRange(frame) }

/// The path that the lines lie in.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Draws the lines into a context with y up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  context.showingText {
    context.saveGState()
    context.translateBy(x: frame.box.minX, y: frame.box.maxY)
    context.scaleBy(x: 1, y: -1)
    frame.layout.draw(in: context)
    context.restoreGState()
  }
}
