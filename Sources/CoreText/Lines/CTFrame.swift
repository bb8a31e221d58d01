// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation

/// An object that breaks a string into lines.
public final class CTTypesetter: Sendable {
  let text: ShapedText
  let source: SourceAttributes
  init(_ string: NSAttributedString) { (text, source) = ShapedText.of(string) }
}

/// Creates a typesetter for a string.
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter {
  CTTypesetter(string)
}

private func lineLength(
  _ typesetter: CTTypesetter, _ start: CFIndex, _ width: Double, _ mode: LineBreakMode
) -> CFIndex {
  let layout = TextLayout(
    typesetter.text, from: start, width: CGFloat(width), maximumLines: 1, lineBreakMode: mode)
  return max(0, layout.nextPlace - start)
}

/// Returns the number of units from an index that fit a width, broken between words if possible. At least one
/// if there is any.
public func CTTypesetterSuggestLineBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  lineLength(typesetter, startIndex, width, .wordWrapping)
}

/// Returns the number of units from an index that fit a width, broken between any characters. At least one if
/// there is any.
public func CTTypesetterSuggestClusterBreak(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double
) -> CFIndex {
  lineLength(typesetter, startIndex, width, .charWrapping)
}

/// Creates a line from a part of the string. A length of 0 means everything from the start of the range on.
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine {
  let count = typesetter.text.count
  let start = min(max(stringRange.location, 0), count)
  let end = stringRange.length == 0 ? count : min(start + max(stringRange.length, 0), count)
  // A text of its own, since paragraphs of the whole text are separate lines.
  return CTLine(ShapedText(typesetter.text.runs(start..<end)), typesetter.source, shift: start)
}

/// An object that lays out a string in frames.
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

/// Creates a framesetter for a string.
public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(attrString)
}

/// Returns the size of a part of the string within constraints, and the range that fits. A length of 0 means
/// everything from the start of the range on. Frame attributes have no effect.
///
/// Ascent, descent and leading of each line are rounded to whole points separately, so heights and the
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

/// Creates a frame with the lines of a part of the string in a path: from the top of its box downwards, each
/// where the path has room. Frame attributes have no effect.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  let box = path.boundingBoxOfPath.isNull ? .zero : path.boundingBoxOfPath
  var free: ((CGFloat, CGFloat) -> [ClosedRange<CGFloat>])?
  if !path.isRect(nil) {
    free = { top, height in
      // Exclude what the strip does not share with the path. Frames have y up.
      let strip = CGPath(
        rect: CGRect(x: box.minX, y: box.maxY - top - height, width: box.width, height: height),
        transform: nil)
      var gaps = [CGFloat(0)...box.width]
      for part in strip.subtracting(path).componentsSeparated() {
        let hole = part.boundingBoxOfPath.offsetBy(dx: -box.minX, dy: 0)
        gaps = gaps.flatMap { gap -> [ClosedRange<CGFloat>] in
          [
            (gap.lowerBound, min(gap.upperBound, hole.minX)),
            (max(gap.lowerBound, hole.maxX), gap.upperBound),
          ]
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
  /// Returns the runs of a part of the text.
  func runs(_ range: Range<Int>) -> [TextRun] {
    spans.compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let paragraph = paragraphs.first { part.lowerBound < $0.next } ?? paragraphs.last
      return TextRun(string(part), style: span.style, paragraph: paragraph?.style ?? ParagraphStyle())
    }
  }
}

/// Returns the lines from top to bottom, each a `CTLine`.
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

/// Writes the origins of the lines' baselines, relative to the bottom left of the path's box, y up.
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

/// Returns the part of the string that fits.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.lowerBound, length: frame.range.count)
}

/// Returns the part of the string that was laid out, which is what fits.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange { CTFrameGetVisibleStringRange(frame) }

/// Returns the path that contains the lines.
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
