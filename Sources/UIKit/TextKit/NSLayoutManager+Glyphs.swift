internal import CoreGraphics
internal import CoreText
internal import Foundation

// Glyph properties and actions from the delegate. A character that is displayed as another is replaced in the
// text that is laid out, so that all offsets stay the same.

extension NSLayoutManager {
  /// The properties of a glyph.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value with the given raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph is ignored: neither laid out nor drawn.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The character is a control character, which has an action instead of a visible glyph.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The glyph is a space.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The glyph is a mark that combines with the character before it.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The action of a control character.
  public struct ControlCharacterAction: OptionSet, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: Int
    /// Creates a value with the given raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The character has no width.
    public static let zeroAdvancement = ControlCharacterAction(rawValue: 1 << 0)
    /// The character is a space with the width that the delegate returns.
    public static let whitespace = ControlCharacterAction(rawValue: 1 << 1)
    /// The character advances to the next tab stop.
    public static let horizontalTab = ControlCharacterAction(rawValue: 1 << 2)
    /// The character ends the line.
    public static let lineBreak = ControlCharacterAction(rawValue: 1 << 3)
    /// The character ends the paragraph.
    public static let paragraphBreak = ControlCharacterAction(rawValue: 1 << 4)
    /// The character ends the text of the container.
    ///
    /// - Note: Mica treats it as the end of the paragraph.
    public static let containerBreak = ControlCharacterAction(rawValue: 1 << 5)
  }
}

/// The space that a control character occupies.
private final class ControlSpace: InlineObject {
  private let box: CGRect
  init(_ box: CGRect) { self.box = box }
  func bounds(lineHeight: CGFloat) -> CGRect { box }
  func draw(in rect: CGRect, context: CGContext) {}
}

extension NSLayoutManager {
  /// Returns the default property of a character.
  private static func property(of unit: UInt16) -> GlyphProperty {
    guard let scalar = Unicode.Scalar(unit) else { return [] }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .format: return .controlCharacter
    case .spaceSeparator: return .elastic
    case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
    default: return []
    }
  }

  /// Returns the default action of a control character.
  private static func action(of unit: UInt16) -> ControlCharacterAction {
    switch unit {
    case 0x09: .horizontalTab
    case 0x0A, 0x0D, 0x85, 0x2029: .paragraphBreak
    case 0x0B, 0x2028: .lineBreak
    case 0x0C: [.paragraphBreak, .containerBreak]
    default: .zeroAdvancement
    }
  }

  final func property(at glyph: Int) -> GlyphProperty {
    _ = laidOut
    guard let text = textStorage?.string as NSString?, (0..<text.length).contains(glyph) else { return [] }
    return given[glyph] ?? Self.property(of: text.character(at: glyph))
  }

  final func fontGlyph(at place: Int) -> CGGlyph {
    guard let textStorage, (0..<textStorage.length).contains(place) else { return 0 }
    let text = textStorage.string as NSString, character = text.characterRange(at: place)
    let own = UIFont.of(textStorage.attribute(.font, at: place, effectiveRange: nil))
    guard character.location == place, let font = own ?? UIFont(name: "Helvetica", size: 12) else { return 0 }
    return Self.glyphs(Array(text.substring(with: character).utf16), font).first ?? 0
  }

  private static func glyphs(_ units: [UInt16], _ font: CTFont) -> [CGGlyph] {
    var glyphs = [CGGlyph](repeating: 0, count: units.count)
    _ = CTFontGetGlyphsForCharacters(font, units, &glyphs, units.count)
    return glyphs
  }

  /// Returns the runs of the whole text with the glyphs that the delegate determines.
  final func shown(_ runs: [TextRun], in room: AttachmentRoom) -> [TextRun] {
    given = [:]
    guard let delegate else { return runs }
    var result: [TextRun] = []
    var start = 0
    for run in runs {
      let units = Array(run.text.utf16)
      let properties = properties(of: units, from: start, in: run.style.font, delegate)
      var isChanged = false, shown = units, spaces: [Int: ControlSpace] = [:]
      for (place, property) in properties.enumerated()
      where run.style.attachment == nil && !property.isDisjoint(with: [.null, .controlCharacter]) {
        let index = start + place, usual = Self.action(of: units[place])
        let asked =
          property.contains(.null)
          ? nil
          : delegate.layoutManager(
            self, shouldUse: usual, forControlCharacterAt: index)
        let isOrdinary = Self.property(of: units[place]) == .controlCharacter
        guard asked != usual || !isOrdinary else { continue }
        isChanged = true
        if let asked, asked.contains(.whitespace), let container = room.container {
          let metrics = run.style.font.metrics
          let line = CGRect(x: 0, y: 0, width: room.width, height: metrics.ascent + metrics.descent)
          spaces[place] = ControlSpace(
            delegate.layoutManager(
              self, boundingBoxForControlGlyphAt: index, for: container, proposedLineFragment: line,
              glyphPosition: .zero, characterIndex: index))
        }
        shown[place] = spaces[place] == nil ? Self.character(doing: asked ?? .zeroAdvancement) : 0xFFFC
      }
      if isChanged { result += pieces(of: shown, run, spaces) } else { result.append(run) }
      start += units.count
    }
    return result
  }

  /// Asks the delegate for the properties of the characters of a run in one font.
  private func properties(
    of units: [UInt16], from start: Int, in font: CTFont, _ delegate: any NSLayoutManagerDelegate
  ) -> [GlyphProperty] {
    let proposed = units.map(Self.property(of:)), indexes = Array(start..<start + units.count)
    let count = delegate.layoutManager(
      self, shouldGenerateGlyphs: Self.glyphs(units, font), properties: proposed, characterIndexes: indexes,
      font: UIFont(font), forGlyphRange: NSRange(location: start, length: units.count))
    guard count > 0 else {
      for index in indexes { given[index] = nil }
      return proposed
    }
    return zip(indexes, proposed).map { given[$0] ?? $1 }
  }

  /// Returns a character whose built-in behaviour is that of an action.
  private static func character(doing action: ControlCharacterAction) -> UInt16 {
    if action.contains(.horizontalTab) { return 0x09 }
    if !action.isDisjoint(with: [.paragraphBreak, .containerBreak]) { return 0x2029 }
    return action.contains(.lineBreak) ? 0x2028 : 0x2060
  }

  /// Splits a run with replaced characters so that control characters with a width are runs of their own.
  private func pieces(of units: [UInt16], _ run: TextRun, _ spaces: [Int: ControlSpace]) -> [TextRun] {
    var result: [TextRun] = []
    var start = 0
    func add(_ range: Range<Int>, _ space: ControlSpace? = nil) {
      guard !range.isEmpty else { return }
      var piece = run
      piece.text = String(decoding: units[range], as: UTF16.self)
      piece.style.attachment = space ?? run.style.attachment
      result.append(piece)
    }
    for place in spaces.keys.sorted() {
      add(start..<place)
      add(place..<place + 1, spaces[place])
      start = place + 1
    }
    add(start..<units.count)
    return result
  }
}
