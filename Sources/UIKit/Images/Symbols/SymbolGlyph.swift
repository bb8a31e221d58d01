internal import CoreGraphics
internal import Foundation

/// The drawing of a symbol, in hundredths of an em, relative to the centre of its box, with y pointing down.
///
/// The drawings are simple figures made for this project. The boxes have the proportions that Interface
/// Builder stores with a symbol (`<image name="chevron.right" catalog="system" width="97" height="128"/>`).
struct SymbolGlyph: Sendable {
  /// A drawing operation. Outlines are in the format of `CGMutablePath(outline:)`.
  enum Coat: Sendable {
    /// Strokes the outline with the weight's width and round ends.
    case line(String)
    /// Fills the outline with the winding rule.
    case area(String)
    /// Erases a stroke along the outline with the weight's width.
    case gap(String)
    /// Erases the interior of the outline.
    case hole(String)
    /// Draws capitals, digits or signs of the system font in the centre of the box.
    case text(String)
    /// Draws another glyph, scaled and moved. If `isGap` is `true`, it is erased instead.
    indirect case glyph(SymbolGlyph, scale: CGFloat, x: CGFloat, y: CGFloat, isGap: Bool)
  }

  /// The size of the box.
  var size: CGSize
  var coats: [Coat]
  /// The scale of the drawing inside of a shape, or nil to determine it from its size.
  var scaleInShapes: CGFloat?
  /// A Boolean value that indicates whether a circle or other shape is drawn without the figure inside.
  var isEmptyShape = false

  init(_ width: CGFloat, _ height: CGFloat, _ coats: Coat...) {
    size = CGSize(width: width, height: height)
    self.coats = coats
  }

  /// Draws the glyph around the origin of a cleared context in which one unit is a hundredth of an em.
  func draw(on context: CGContext, strokeWidth: CGFloat, color: CGColor) {
    context.setFillColor(color)
    context.setStrokeColor(color)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    draw(on: context, strokeWidth: strokeWidth, isGap: false)
  }

  private func draw(on context: CGContext, strokeWidth: CGFloat, isGap: Bool) {
    func paint(_ path: CGPath, stroke: Bool, clear: Bool) {
      context.setBlendMode(clear != isGap ? .clear : .normal)
      context.setLineWidth(strokeWidth)
      context.addPath(path)
      if stroke { context.strokePath() } else { context.fillPath() }
    }
    func paint(_ outline: String, stroke: Bool, clear: Bool) {
      paint(CGMutablePath(outline: outline), stroke: stroke, clear: clear)
    }
    for coat in coats {
      switch coat {
      case .line(let outline): paint(outline, stroke: true, clear: false)
      case .area(let outline): paint(outline, stroke: false, clear: false)
      case .gap(let outline): paint(outline, stroke: true, clear: true)
      case .hole(let outline): paint(outline, stroke: false, clear: true)
      case .text(let text): paint(Self.outline(of: text, strokeWidth), stroke: false, clear: false)
      case .glyph(let glyph, let scale, let x, let y, let inner):
        context.saveGState()
        context.translateBy(x: x, y: y)
        context.scaleBy(x: scale, y: scale)
        glyph.draw(on: context, strokeWidth: strokeWidth / scale * 0.92, isGap: inner != isGap)
        context.restoreGState()
      }
    }
  }
}

extension SymbolGlyph {
  /// Returns the drawing for a name: its own, that of its longest known prefix, or a rounded square.
  static func named(_ name: String) -> SymbolGlyph {
    own(name) ?? ancestor(of: name).flatMap(own) ?? SymbolGlyph(116, 112, .line("R -41 -41 82 82 18"))
  }

  /// Returns the longest prefix of a name that has a drawing, or nil if there is none.
  static func ancestor(of name: String) -> String? {
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if own(shorter) != nil { return shorter }
    }
    return nil
  }

  /// Returns the drawing of a name, or one composed of its parts (`trash.circle.fill` is a trash can cut out
  /// of a disc), or nil if there is neither.
  static func own(_ name: String) -> SymbolGlyph? {
    if let glyph = catalog[name] { return glyph }
    if let alias = aliases[name] { return own(alias) }
    if let glyph = characters(name) ?? grid(name) { return glyph }
    for (suffix, filled) in [(".fill", true), ("", false)] {
      for (shape, frame) in frames where name.hasSuffix("." + shape + suffix) {
        let inner = String(name.dropLast(shape.count + suffix.count + 1))
        let solid = solidInside.contains(inner) ? known(inner + ".fill") : nil
        if let glyph = solid ?? known(inner) { return enclosed(glyph, in: frame, filled: filled) }
      }
      for (shape, x, y) in shapesAround where name.hasSuffix("." + shape + suffix) {
        let inner = String(name.dropLast(shape.count + suffix.count + 1))
        if let glyph = known(inner), let ground = known(shape + suffix) {
          return enclosed(glyph, in: ground, x: x, y: y, filled: filled)
        }
      }
      if name.hasSuffix(".slash" + suffix),
        let glyph = known(String(name.dropLast(".slash".count + suffix.count)) + suffix)
      {
        return struck(glyph)
      }
    }
    // The figure inside the shape is unknown, but not the size of the shape.
    for (shape, frame) in frames where name.hasSuffix("." + shape) || name.hasSuffix("." + shape + ".fill") {
      return enclosed(nil, in: frame, filled: name.hasSuffix(".fill"))
    }
    return nil
  }

  /// Returns the box of a symbol of which only the proportions are known, in hundredths of an em.
  ///
  /// Source: the boxes of `catalog`. Most of them are as large as a square of 116, whatever their
  /// proportions; tall ones are smaller. For 139 of 330, the result is within half a point in both dimensions
  /// at 17 points.
  static func box(width: CGFloat, height: CGFloat) -> CGSize {
    let stretch = sqrt(width / height), side = max(40, 116 + 64 * min(0, log2(stretch)))
    return CGSize(width: side * stretch, height: side / stretch)
  }

  /// Returns the drawing of a name or its alias, or one composed of characters or cells, or nil for other
  /// names.
  static func known(_ name: String) -> SymbolGlyph? {
    catalog[name] ?? aliases[name].flatMap { catalog[$0] } ?? characters(name) ?? grid(name)
  }

  /// Figures that are filled inside of a circle or disc.
  private static let solidInside: Set<String> = [
    "play", "pause", "stop", "forward", "backward", "star", "heart", "bolt", "flame", "drop", "moon", "leaf",
    "phone",
    "house", "flag", "camera", "video", "mic", "person.2", "location", "suit.heart",
  ]

  private static let frames: [(String, (size: CGSize, outline: String))] = [
    ("circle", (CGSize(width: 115.6, height: 111.5), "O 0 0 46")),
    ("square", (CGSize(width: 112.8, height: 101), "R -42 -42 84 84 16")),
    ("rectangle", (CGSize(width: 140, height: 102), "R -60 -40 120 80 14")),
    ("app", (CGSize(width: 112.8, height: 101), "R -44 -44 88 88 24")),
  ]

  /// Shapes with their own drawings that enclose other figures, with the offset of the figure from their
  /// centre to the right and down.
  private static let shapesAround: [(String, CGFloat, CGFloat)] = [
    ("bubble.left", 0, -6), ("bubble.right", 0, -6), ("bubble", 0, -7), ("message", 0, -6),
    ("shield", 0, -4), ("seal", 0, 0), ("diamond", 0, 0), ("hexagon", 0, 0), ("octagon", 0, 0),
    ("triangle", 0, 12), ("square.on.square", -16, 9),
  ]

  private static func enclosed(
    _ glyph: SymbolGlyph, in ground: SymbolGlyph, x: CGFloat, y: CGFloat, filled: Bool
  ) -> SymbolGlyph {
    var result = ground
    let scale =
      glyph.scaleInShapes.map { $0 * 0.86 }
      ?? min(0.5, 48 / max(glyph.size.width, glyph.size.height))
    result.coats.append(.glyph(glyph, scale: scale, x: x, y: y, isGap: filled))
    return result
  }

  /// Returns a drawing with a line through it from the upper left to the lower right.
  private static func struck(_ glyph: SymbolGlyph) -> SymbolGlyph {
    var result = glyph
    let x = min(glyph.size.width / 2 - 6, 46), y = min(glyph.size.height / 2 - 6, 46)
    result.coats += [.gap("M \(6 - x) \(-y) L \(x + 6) \(y)"), .line("M \(-x) \(-y) L \(x) \(y)")]
    return result
  }

  private static func enclosed(
    _ glyph: SymbolGlyph?, in frame: (size: CGSize, outline: String), filled: Bool
  ) -> SymbolGlyph {
    var result = SymbolGlyph(frame.size.width, frame.size.height)
    // A disc without an outline is as large as a circle with its outline.
    result.coats = filled ? [.area(frame.outline), .line(frame.outline)] : [.line(frame.outline)]
    result.isEmptyShape = glyph == nil
    guard let glyph else { return result }
    let scale = glyph.scaleInShapes ?? min(0.56, 58 / max(glyph.size.width, glyph.size.height))
    result.coats.append(.glyph(glyph, scale: scale, x: 0, y: 0, isGap: filled))
    return result
  }

  /// The drawings by name.
  static let catalog: [String: SymbolGlyph] = [arrows, signs, shapes, people, things, media, nature, places]
    .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
}
