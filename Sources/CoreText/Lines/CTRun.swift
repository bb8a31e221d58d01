// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation
internal import Synchronization

/// Properties of a run.
public struct CTRunStatus: OptionSet, Sendable {
  /// The corresponding raw value.
  public let rawValue: UInt32
  /// Creates a value with the given raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The glyphs run from right to left.
  public static let rightToLeft = CTRunStatus(rawValue: 1)
  /// The string indices of the glyphs are neither ascending nor descending. Never set here.
  public static let nonMonotonic = CTRunStatus(rawValue: 2)
  /// The font has a transform. Never set here.
  public static let hasNonIdentityMatrix = CTRunStatus(rawValue: 4)
}

/// Glyphs of one style and direction in a line.
public final class CTRun: Sendable {
  /// A glyph of the file that the font is drawn with, and its position.
  struct Glyph: Sendable {
    var glyph: CGGlyph
    /// The first unit of its cluster in the part's text.
    var unit: Int
    /// The distance from the line's left end.
    var x: CGFloat
    var advance: CGFloat
  }

  let part: CTLine.Part
  let portion: TextLayout.Portion
  /// The glyphs from left to right, one per cluster.
  let glyphs: [Glyph]

  /// Creates a run. `x` is its left end in the line.
  init(part: CTLine.Part, portion: TextLayout.Portion, x: CGFloat) {
    (self.part, self.portion) = (part, portion)
    let text = part.layout.text, font = portion.style.font
    var found: [Glyph] = [], shapes: [Int: CGGlyph] = [:]
    for one in portion.piece.map({ text.pieces[$0].glyphs }) ?? [] where shapes[one.cluster] == nil {
      shapes[one.cluster] = one.glyph
    }
    var index = portion.range.lowerBound
    while index < portion.range.upperBound {
      let next = min(text.clusterEnd(after: index), portion.range.upperBound)
      let glyph = shapes[index] ?? font.drawnFont.entry(for: text.scalar(at: index)).glyph
      found.append(Glyph(glyph: glyph, unit: index, x: 0, advance: part.layout.width(of: index..<next)))
      index = next
    }
    if portion.rightToLeft { found.reverse() }
    var place = x
    for index in found.indices {
      found[index].x = place
      place += found[index].advance
    }
    glyphs = found
  }

  /// Returns a range of glyphs. A length of 0 means all from the start on.
  func indices(_ range: CFRange) -> Range<Int> {
    let start = min(max(range.location, 0), glyphs.count)
    let end = range.length == 0 ? glyphs.count : min(max(start + range.length, start), glyphs.count)
    return start..<end
  }

  /// Returns the part of the run's text that some of its glyphs represent.
  private func units(_ wanted: Range<Int>) -> Range<Int>? {
    guard let low = glyphs[wanted].map(\.unit).min(), let high = glyphs[wanted].map(\.unit).max() else {
      return nil
    }
    return low..<min(part.layout.text.clusterEnd(after: high), portion.range.upperBound)
  }

  /// The cached painter of the whole run.
  private struct Ink: Sendable {
    var portion: TextLayout.Portion
    var painter: GlyphPainter?
  }
  private let keptInk = Mutex<Ink?>(nil)

  /// Returns some glyphs as a portion of their own, and their painter.
  private func ink(of wanted: Range<Int>, _ line: TextLayout.Line) -> Ink? {
    let isWhole = wanted == glyphs.indices
    if isWhole, let known = keptInk.withLock({ $0 }) { return known }
    guard let units = units(wanted), let first = glyphs[wanted].first else { return nil }
    var made = Ink(portion: portion)
    made.portion.range = units
    made.portion.width = glyphs[wanted].reduce(0) { $0 + $1.advance }
    if portion.style.attachment == nil {
      made.painter = part.layout.painter(of: made.portion, line, at: CGPoint(x: first.x, y: 0))
    }
    if isWhole { keptInk.withLock { $0 = made } }
    return made
  }

  /// The vertical metrics: those of the delegate if there is one, otherwise the font's.
  var metrics: FontMetrics {
    var metrics = portion.style.font.metrics
    if let delegate = portion.style.attachment as? CTRunDelegate, portion.mark == nil {
      (metrics.ascent, metrics.descent, metrics.leading) = (delegate.ascent, delegate.descent, 0)
    }
    return metrics
  }

  func draw(in context: CGContext, _ wanted: Range<Int>) {
    guard let line = part.line, let ink = ink(of: wanted, line), let first = glyphs[wanted].first else {
      return
    }
    let portion = ink.portion
    context.saveGState()
    let matrix = context.textMatrix
    context.concatenate(matrix)
    context.scaleBy(x: 1, y: -1)
    let color = portion.style.takesContextColor ? context.currentFillColor : portion.style.color
    part.layout.draw(portion, line, at: CGPoint(x: first.x, y: 0), color, context, painter: ink.painter)
    context.restoreGState()
    context.textMatrix = matrix
  }

  /// Returns the bounding box of the ink of glyphs relative to the line's origin, y up.
  func ink(_ wanted: Range<Int>) -> CGRect {
    guard portion.style.attachment == nil, let file = portion.style.font.drawnFont.font else { return .null }
    let drawn = portion.style.font.drawnFont
    let unit = portion.style.font.size * drawn.scale / CGFloat(file.unitsPerEm)
    return glyphs[wanted].reduce(CGRect.null) { box, one in
      let ink = file.inkBox(of: one.glyph)
      guard !ink.isEmpty else { return box }
      let own = CGFloat(file.advance(of: one.glyph)) * unit * drawn.stretch
      return box.union(
        CGRect(
          x: one.x + (one.advance - own) / 2 + ink.minX * unit * drawn.stretch,
          y: ink.minY * unit + portion.style.baselineOffset, width: ink.width * unit * drawn.stretch,
          height: ink.height * unit))
    }
  }
}

/// Returns the number of glyphs: one per cluster of characters.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }

/// Returns the range of the string that the run represents. For a token, it is empty at the token's place.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange {
  run.part.isToken
    ? CFRange(location: run.part.shift, length: 0)
    : CFRange(location: run.portion.range.lowerBound + run.part.shift, length: run.portion.range.count)
}

/// Returns the attributes of the string at the start of the run, by name, including the font even if it is
/// not among them.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  var result: CFDictionary = [kCTFontAttributeName: run.portion.style.font]
  for (key, value) in run.part.source[run.portion.range.lowerBound + run.part.sourceShift] {
    result[key.rawValue] = value
  }
  return result
}

/// Returns the properties of the run.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.portion.rightToLeft ? .rightToLeft : [] }

/// Writes the glyphs of a range. A length of 0 means all from its start on.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
  for (place, index) in run.indices(range).enumerated() { buffer[place] = run.glyphs[index].glyph }
}

/// Writes the positions of glyphs relative to the line's origin.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = CGPoint(x: run.glyphs[index].x, y: 0)
  }
}

/// Writes the advances of glyphs.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = CGSize(width: run.glyphs[index].advance, height: 0)
  }
}

/// Writes the string indices of glyphs.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
  for (place, index) in run.indices(range).enumerated() {
    buffer[place] = run.glyphs[index].unit + run.part.shift
  }
}

/// Returns the width of glyphs, and writes the ascent, descent and leading of the font or of the run's
/// delegate.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?,
  _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  let metrics = run.metrics
  ascent?.pointee = metrics.ascent
  descent?.pointee = metrics.descent
  leading?.pointee = metrics.leading
  return run.glyphs[run.indices(range)].reduce(0) { $0 + $1.advance }.native
}

/// Returns the bounding box of the ink of glyphs relative to the line's origin, y up, at the context's text
/// position. Null if there is none.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  let box = run.ink(run.indices(range))
  let position = context?.textPosition ?? .zero
  return box.isNull ? .null : box.offsetBy(dx: position.x, dy: position.y)
}

/// Draws glyphs at their positions in the line, relative to the context's text position and with its text
/// matrix.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
  context.showingText { run.draw(in: context, run.indices(range)) }
}
