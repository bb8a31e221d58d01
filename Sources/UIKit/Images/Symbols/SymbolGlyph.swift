internal import CoreGraphics
internal import Foundation

/// A symbol's drawing, in hundredths of the em around the middle of its box, y down.
///
/// The drawings are simple figures made for this project. Boxes have the proportions that Interface Builder
/// stores with a symbol (`<image name="chevron.right" catalog="system" width="97" height="128"/>`).
struct SymbolGlyph: Sendable {
  /// One coat of paint; outlines are written as `CGMutablePath(outline:)` reads them.
  enum Coat: Sendable {
    /// A line of the weight's width along the outline, round at its ends.
    case line(String)
    /// The inside of the outline, by the winding rule.
    case area(String)
    /// Takes away what is under a line of the weight's width.
    case gap(String)
    /// Takes away what is under the inside.
    case hole(String)
    /// Capitals, digits or signs of the system's font in the middle of the box.
    case text(String)
    /// Another drawing, made smaller and moved; `isGap` takes away instead of painting.
    indirect case glyph(SymbolGlyph, scale: CGFloat, x: CGFloat, y: CGFloat, isGap: Bool)
  }

  /// The box.
  var size: CGSize
  var coats: [Coat]
  /// How much smaller the drawing is in a shape around it; nil where its size decides.
  var scaleInShapes: CGFloat?
  /// A Boolean value that indicates whether a ring or the like is drawn without what stands inside.
  var isEmptyShape = false

  init(_ width: CGFloat, _ height: CGFloat, _ coats: Coat...) {
    size = CGSize(width: width, height: height)
    self.coats = coats
  }

  /// Draws around the origin of a cleared context of its own, with one unit a hundredth of the em.
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
  /// The drawing of a name: its own, else that of its first parts, at last a rounded square.
  static func named(_ name: String) -> SymbolGlyph {
    own(name) ?? ancestor(of: name).flatMap(own) ?? SymbolGlyph(116, 112, .line("R -41 -41 82 82 18"))
  }

  /// The first parts of a name that have a drawing; nil where none do.
  static func ancestor(of name: String) -> String? {
    var parts = name.split(separator: ".")
    while parts.count > 1 {
      parts.removeLast()
      let shorter = parts.joined(separator: ".")
      if own(shorter) != nil { return shorter }
    }
    return nil
  }

  /// The drawing that a name has, or that is put together from its parts (`trash.circle.fill` is a trash can
  /// taken out of a disc); nil where there is neither.
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
    // What stands in a ring is not known, but how large the ring is.
    for (shape, frame) in frames where name.hasSuffix("." + shape) || name.hasSuffix("." + shape + ".fill") {
      return enclosed(nil, in: frame, filled: name.hasSuffix(".fill"))
    }
    return nil
  }

  /// The box of a symbol of which only the proportions are known, in hundredths of the em.
  ///
  /// Source: the boxes of `catalog`. Whatever their proportions, most are as large as a square of 116, tall
  /// ones smaller; of 330, this is within half a point both ways at 17 points for 139.
  static func box(width: CGFloat, height: CGFloat) -> CGSize {
    let stretch = sqrt(width / height), side = max(40, 116 + 64 * min(0, log2(stretch)))
    return CGSize(width: side * stretch, height: side / stretch)
  }

  /// The drawing that a name or its alias has, or that is made of characters or cells; nil for others.
  static func known(_ name: String) -> SymbolGlyph? {
    catalog[name] ?? aliases[name].flatMap { catalog[$0] } ?? characters(name) ?? grid(name)
  }

  /// Figures that are filled inside a ring or a disc.
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

  /// Shapes with drawings of their own that other figures stand in, and how far to the right of
  /// the middle and below it they stand.
  private static let shapesAround: [(String, CGFloat, CGFloat)] = [
    ("bubble.left", 0, -6), ("bubble.right", 0, -6), ("bubble", 0, -7), ("message", 0, -6),
    ("shield", 0, -4), ("seal", 0, 0), ("diamond", 0, 0), ("hexagon", 0, 0), ("octagon", 0, 0),
    ("triangle", 0, 12), ("square.on.square", -16, 9),
  ]

  private static func enclosed(
    _ glyph: SymbolGlyph, in ground: SymbolGlyph, x: CGFloat, y: CGFloat, filled: Bool
  ) -> SymbolGlyph {
    var result = ground
    let scale = glyph.scaleInShapes.map { $0 * 0.86 }
      ?? min(0.5, 48 / max(glyph.size.width, glyph.size.height))
    result.coats.append(.glyph(glyph, scale: scale, x: x, y: y, isGap: filled))
    return result
  }

  /// A drawing that a line crosses out from the upper left to the lower right.
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
    // A disc without a line around it is as large as a ring with its line.
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
