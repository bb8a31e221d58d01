internal import CoreGraphics
internal import Foundation

/// The computation of widths: simple characters by the font's own metrics, all others by HarfBuzz.
struct TextShaping {
  let units: [UInt16]
  let spans: [ShapedText.Span]
  let levels: [UInt8]
  private(set) var advances: [CGFloat]
  private(set) var startsCluster: [Bool]
  private(set) var pieces: [ShapedText.Piece] = []

  init(units: [UInt16], spans: [ShapedText.Span], levels: [UInt8]) {
    (self.units, self.spans, self.levels) = (units, spans, levels)
    advances = [CGFloat](repeating: 0, count: units.count)
    startsCluster = [Bool](repeating: true, count: units.count)
  }

  mutating func run() {
    for (index, span) in spans.enumerated() {
      let source = span.style.font.advances
      if source.isComplete, units[span.range].allSatisfy(CharacterClass.isSimple) {
        setSimple(span.range, span.style)
      } else {
        shapeClusters(span)
      }
      if index > 0 { kernAcross(spans[index - 1], span) }
    }
  }

  /// Applies kerning across runs of one font.
  private mutating func kernAcross(_ left: ShapedText.Span, _ right: ShapedText.Span) {
    let (a, b) = (right.range.lowerBound - 1, right.range.lowerBound)
    guard a >= 0, left.style.font == right.style.font, left.style.kern != 0, right.style.kern != 0 else {
      return
    }
    guard CharacterClass.isSimple(units[a]), CharacterClass.isSimple(units[b]) else { return }
    advances[a] += left.style.font.advances.kerning(UInt32(units[a]), UInt32(units[b]))
  }

  private mutating func setSimple(_ range: Range<Int>, _ style: TextStyle) {
    let source = style.font.advances
    let kern = style.kern ?? 0
    let isKerned = style.kern != 0
    var previous: UInt32?
    for index in range {
      let unit = UInt32(units[index])
      advances[index] = source.advance(of: unit) + (unit < 32 ? 0 : kern)
      if isKerned, let previous { advances[index - 1] += source.kerning(previous, unit) }
      previous = unit
    }
  }

  /// The means by which a cluster is shaped.
  private enum Means: Equatable {
    /// The metrics of the font.
    case figures
    /// A file, or nil if none has the characters.
    case file(FontFile?, script: UInt32?, level: UInt8)
    /// An attachment.
    case object
  }

  private mutating func shapeClusters(_ span: ShapedText.Span) {
    let text = String(decoding: units[span.range], as: UTF16.self)
    var start = span.range.lowerBound
    var pending: (means: Means, font: CGFont?, range: Range<Int>)?
    for character in text {
      let end = min(start + character.utf16.count, span.range.upperBound)
      for index in start..<end { startsCluster[index] = index == start }
      var (means, font) = means(for: character, start, span.style)
      // Spaces and punctuation are shaped with the characters before them.
      if case .file(let file, nil, let level) = means,
        case .file(let before, let script, let own)? = pending?.means,
        file == before, level == own
      {
        means = .file(before, script: script, level: own)
        font = pending?.font
      }
      if pending?.means == means, let range = pending?.range {
        pending?.range = range.lowerBound..<end
      } else {
        if let pending { finish(pending, span.style) }
        pending = (means, font, start..<end)
      }
      start = end
    }
    if let pending { finish(pending, span.style) }
  }

  private func means(for character: Character, _ start: Int, _ style: TextStyle) -> (Means, CGFont?) {
    let first = units.scalar(at: start)
    if first.value == 0xFFFC, style.attachment != nil { return (.object, nil) }
    let level = levels.isEmpty ? 0 : levels[start]
    if Self.isEmoji(character), let font = FontLibrary.emoji, font.glyph(for: first) != 0 {
      return (.file(FontFile(path: font.path, index: font.index), script: nil, level: level), font)
    }
    let isSimple = character.utf16.count == 1 && CharacterClass.isSimple(units[start])
    if isSimple,
      style.font.advances.isComplete || CharacterClass.isNewline(units[start])
        || first.properties.generalCategory == .spaceSeparator
          && style.font.drawnFont.font?.glyph(for: first) == 0
    {
      return (.figures, nil)
    }
    let script = Shaper.script(of: first)
    let font: CGFont? =
      if let own = style.font.drawnFont.font, own.glyph(for: first) != 0 { own } else {
        FontLibrary.fallback(for: first)
      }
    let file = font.map { FontFile(path: $0.path, index: $0.index) }
    return (.file(file, script: script, level: level), font)
  }

  private mutating func finish(_ part: (means: Means, font: CGFont?, range: Range<Int>), _ style: TextStyle) {
    switch part.means {
    case .figures: setSimple(part.range, style)
    case .object:
      for index in part.range {
        let metrics = style.font.metrics
        advances[index] = style.attachment?.bounds(lineHeight: metrics.ascent + metrics.descent).width ?? 0
      }
    case .file(_, _, let level): shape(part.range, part.font, rightToLeft: level & 1 == 1, style)
    }
  }

  private mutating func shape(_ range: Range<Int>, _ font: CGFont?, rightToLeft: Bool, _ style: TextStyle) {
    let size = style.font.size
    let isOwn = font != nil && font === style.font.drawnFont.font
    var scale = isOwn ? style.font.drawnFont.scale : 1
    let stretch = isOwn ? style.font.drawnFont.stretch : font?.hasPictures == true ? 1 : style.font.stretch
    var unit = size * scale * stretch / CGFloat(font?.unitsPerEm ?? 1000)
    var glyphs: [ShapedGlyph] = []
    if let font {
      glyphs = Shaper.shape(
        units, range, font: font, rightToLeft: rightToLeft,
        ligatures: style.ligatures && style.kern ?? 0 == 0,
        kerning: style.kern != 0)
      if font.hasPictures, let widest = glyphs.map(\.advance).max(), widest > 0 {
        // Scaled to the width of an emoji.
        scale = CharacterWidth.emoji(size: size) * CGFloat(font.unitsPerEm) / widest
        unit = size * scale / CGFloat(font.unitsPerEm)
      }
      for glyph in glyphs { advances[glyph.cluster] += glyph.advance * unit }
    }
    var places: [Int: [Int]]?
    var index = range.lowerBound
    while index < range.upperBound {
      var end = index + 1
      while end < range.upperBound, !startsCluster[end] { end += 1 }
      // Marks that the file treats as separate clusters belong to their base.
      for inner in index + 1..<max(end, index + 1) where advances[inner] != 0 {
        advances[index] += advances[inner]
        advances[inner] = 0
      }
      if let known = knownAdvance(index..<end, style, hasFont: font != nil, isOwn: isOwn) {
        let clusters = places ?? Dictionary(grouping: glyphs.indices) { glyphs[$0].cluster }
        places = clusters
        let extra = unit > 0 ? (known - advances[index]) / unit : 0
        let own = (index..<end).flatMap { clusters[$0] ?? [] }.sorted()
        for place in own { glyphs[place].offset.x += extra / 2 }
        if let last = own.last { glyphs[last].advance += extra }
        advances[index] = known
      }
      advances[index] += units[index] < 32 || units.isIgnorable(at: index) ? 0 : style.kern ?? 0
      index = end
    }
    pieces.append(
      ShapedText.Piece(range: range, font: font, size: size * scale, stretch: stretch, glyphs: glyphs))
  }

  /// Returns the width of a cluster if there is a better source than the file that draws it.
  private func knownAdvance(_ range: Range<Int>, _ style: TextStyle, hasFont: Bool, isOwn: Bool) -> CGFloat? {
    let scalar = units.scalar(at: range.lowerBound)
    // Soft hyphens and the like have glyphs in files, but no width in a text.
    if units.isIgnorable(at: range.lowerBound) { return nil }
    if Self.isEmoji(scalar) { return style.font.size * CharacterWidth.emoji(size: style.font.size) }
    let isForeign = !isOwn && CharacterWidth.isWide(scalar.value)
    if !hasFont || isForeign { return style.font.advances.advance(of: scalar.value) }
    return isOwn && style.font.advances.isComplete ? style.font.advances.advance(of: scalar.value) : nil
  }

  /// Returns a Boolean value that indicates whether a character is shown as an emoji: by itself, by a
  /// variation selector, or as a sequence.
  private static func isEmoji(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji else { return false }
    if scalars.contains("\u{FE0E}") { return false }
    let takesColor = first.properties.isEmojiModifierBase
    return isEmoji(first)
      || scalars.contains { $0 == "\u{FE0F}" || takesColor && $0.properties.isEmojiModifier }
  }

  /// Returns a Boolean value that indicates whether a scalar is an emoji by default. The heavy arrows are
  /// text characters in Unicode, but no font of an iPhone has them as such.
  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x1F000 && scalar.properties.isEmoji || scalar.properties.isEmojiPresentation
      || (0x2B05...0x2B07).contains(scalar.value)
  }
}
