internal import Foundation
internal import Synchronization

/// A font that is asked for by name, without a size.
package struct NamedFace: Hashable, Sendable {
  /// The name in PostScript.
  package let postScriptName: String
  /// The name of its family.
  package let familyName: String
  /// The weight and slant that the name states.
  package let weight: SystemFontWeight
  package let italic: Bool
  /// The place of the family in `FontFamily.known`, or nil for a file of this machine.
  let family: Int?
  /// The file of this machine that bears the name.
  let file: FontFile?

  var kind: FontFamily.Kind { family.map { FontFamily.known[$0].kind } ?? .sans }

  /// The vertical figures at one point.
  var metrics: FontMetrics {
    if let family { return FontFamily.known[family].metrics(weight) }
    guard let font = file.flatMap(FontLibrary.font) else { return FontFamily.known[0].metrics(weight) }
    return FontMetrics(font)
  }

  func advances(size: CGFloat) -> any AdvanceSource {
    let known = family.map { FontFamily.known[$0].advances } ?? .standIn
    switch known {
    case .fixed(let em): return FixedAdvances(em: em, size: size)
    case .table(let table): return TableAdvances(table, bold: isBold, size: size)
    case .helveticaNeue:
      // Titles of HelveticaNeue-Light, -Thin and -UltraLight in documents of six, five and two owners.
      let narrow: CGFloat =
        switch weight {
        case .ultraLight: 0.9
        case .thin: 0.9275
        case .light: 0.965
        default: 1
        }
      guard weight == .medium else { return TableAdvances(.helveticaNeue, bold: isBold, size: size * narrow) }
      // Half way to the bold one: of 24 stored titles of HelveticaNeue-Medium of two owners 22 agree within
      // half a point.
      return MixedAdvances(
        light: TableAdvances(.helveticaNeue, bold: false, size: size),
        heavy: TableAdvances(.helveticaNeue, bold: true, size: size), share: 0.5)
    case .weighted(let table):
      return MixedAdvances(
        light: TableAdvances(table, bold: false, size: size),
        heavy: TableAdvances(table, bold: true, size: size),
        share: table == .avenirNext ? avenirNextShare : evenShare)
    case .published(let font): return PublishedAdvances(font, weight: weight, size: size)
    case .standIn:
      return FileAdvances(font: FontLibrary.standIn(for: self), size: size, stretch: standInWidth)
    }
  }

  /// As far from the plain weight to the bold one as the weight is; others have the nearer one's advances.
  private var evenShare: CGFloat {
    let (plain, bold) = (SystemFontWeight.regular.rawValue, SystemFontWeight.bold.rawValue)
    return min(max(CGFloat(weight.rawValue - plain) / CGFloat(bold - plain), 0), 1)
  }

  /// Which shares agree best with stored titles: 70 of Medium, 20 of DemiBold, 7 of Bold and three each of
  /// UltraLight and Heavy, of six, nine, five, three and two owners.
  private var avenirNextShare: CGFloat {
    switch weight {
    case .ultraLight, .thin, .light: -0.25
    case .regular: 0
    case .medium: 0.1
    case .semibold: 0.2
    case .bold: 0.95
    case .heavy, .black: 1.85
    }
  }

  /// How wide the font is over what stands in for it.
  var standInWidth: CGFloat { family.map { FontFamily.known[$0].standInWidth } ?? 1 }

  private var isBold: Bool { weight.rawValue >= SystemFontWeight.semibold.rawValue }

  private static let found = Mutex<[String: NamedFace?]>([:])

  /// The face of a PostScript or family name, or nil when there is none: of iOS, of those that
  /// the program registered, or of this machine, whose fonts are asked for a name once, which
  /// takes some ten milliseconds.
  static func find(_ name: String) -> NamedFace? {
    if let face = iPhoneFace(name) ?? RegisteredFonts.face(named: name) { return face }
    return found.withLock { found in
      if let known = found[name] { return known }
      let face = installedFace(name)
      found[name] = .some(face)
      return face
    }
  }

  /// The families' places by PostScript name.
  private static let byName: [String: (family: Int, style: String)] = {
    var result: [String: (family: Int, style: String)] = [:]
    for (index, family) in FontFamily.all.enumerated() {
      for style in family.styles { result[family.prefix + style] = (index, style) }
      if let plain = family.styles.first {
        result[family.name] = result[family.name] ?? (index, plain)
        result[family.prefix] = result[family.prefix] ?? (index, plain)
      }
    }
    return result
  }()

  static func iPhoneFace(_ name: String) -> NamedFace? {
    guard let (index, style) = byName[name] else { return nil }
    return NamedFace(FontFamily.all[index].prefix + style, style: style, family: index)
  }

  /// The face of a family that apps bring along, by the name of a style of it.
  static func bundledFace(_ name: String) -> NamedFace? {
    guard let family = FontFamily.bundled(postScriptName: name) else { return nil }
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    return NamedFace(name, style: style, family: family)
  }

  /// The face that stands for a style of a font whose lines are as high as its em.
  static func emHighFace(_ name: String) -> NamedFace {
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    return NamedFace("HelveticaNeue", style: style, family: FontFamily.known.count - 1)
  }

  private static func installedFace(_ name: String) -> NamedFace? {
    FontDatabase.file(named: name).flatMap { file in
      FontLibrary.font(file).flatMap { NamedFace($0, name: name) }
    }
  }

  /// The most faces of a file that are opened.
  private static let mostFaces = 256

  /// The faces of a font file, those of a variable font being the styles that it names; empty where it is
  /// none. They are opened to be asked their names, and closed again.
  package static func faces(inFile path: String) -> [NamedFace] {
    var faces: [NamedFace] = [], names: Set<String> = [], opened = 0, index = 0, count = 1
    while index < count {
      var style = 0, styles = 0
      while style <= styles, opened < mostFaces, let font = CGFont(path: path, index: style << 16 | index) {
        opened += 1
        (count, styles) = (font.numberOfFaces, max(styles, font.numberOfStyles))
        // The plain style of a variable font is one of those that it names.
        if let face = NamedFace(font), names.insert(face.postScriptName).inserted { faces.append(face) }
        style += 1
      }
      index += 1
    }
    return faces
  }

  /// The face of a file's font, with the name it was found by where it has none of its own; nil
  /// where it has none at all.
  private init?(_ font: CGFont, name: String? = nil) {
    guard let name = font.postScriptName ?? name else { return nil }
    let style = font.styleName + (name.split(separator: "-", maxSplits: 1).dropFirst().first ?? "")
    (postScriptName, familyName, family) = (name, font.familyName, nil)
    weight = SystemFontWeight(styleName: font.isBold && !style.contains("Bold") ? "Bold" : style)
    italic = font.isItalic || Self.isSlanted(style)
    file = FontFile(path: font.path, index: font.index)
  }

  /// A face of a family whose figures are known, in the weight and slant that the name of its style states.
  private init(_ name: String, style: String, family: Int) {
    (postScriptName, familyName) = (name, FontFamily.known[family].name)
    (weight, italic) = (SystemFontWeight(styleName: style), Self.isSlanted(style))
    (self.family, file) = (family, nil)
  }

  private static func isSlanted(_ style: String) -> Bool {
    style.contains("Italic") || style.contains("Oblique")
  }

  /// The name for people, of a font of a file.
  var fullName: String? { file.flatMap(FontLibrary.font)?.fullName }

  /// How far the face is from a regular upright one.
  var plainness: Int { distance(to: .regular) + (italic ? 100 : 0) }

  private func distance(to other: SystemFontWeight) -> Int { abs(weight.rawValue - other.rawValue) }

  /// The face of a style of the same family: the nearest weight with the wanted slant, or nil when the family
  /// has none with that slant.
  func sibling(weight: SystemFontWeight, italic: Bool) -> NamedFace? {
    let faces =
      family.map { family in
        FontFamily.known[family].styles.compactMap { Self.find(FontFamily.known[family].prefix + $0) }
      }
      ?? RegisteredFonts.faces.filter { $0.familyName == familyName }
    // As narrow as the face, which no weight makes up for; a wide one has no narrow ones.
    let rank = { (face: NamedFace) in face.distance(to: weight) + (face.isNarrow == isNarrow ? 0 : 100) }
    return faces.filter { $0.italic == italic && (isNarrow || !$0.isNarrow) }.min { rank($0) < rank($1) }
  }

  private var isNarrow: Bool { postScriptName.contains("Condensed") }
}

extension SystemFontWeight {
  /// The weight that a style name states, as in "DemiBoldItalic"; regular when it states none.
  package init(styleName style: String) {
    let style = style.lowercased()
    let names: [(String, SystemFontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demi", .semibold), ("extrabold", .heavy), ("extrablack", .black), ("ultrabold", .heavy),
      ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium), ("light", .light),
      ("w6", .semibold), ("w7", .bold), ("w8", .heavy), ("wide", .bold),
    ]
    self = names.first { style.contains($0.0) }?.1 ?? .regular
  }
}

extension FontMetrics {
  /// The vertical figures of a file, at one point.
  init(_ font: CGFont) {
    let unit = 1 / CGFloat(max(1, font.unitsPerEm))
    self.init(
      ascent: CGFloat(font.ascent) * unit, descent: -CGFloat(font.descent) * unit,
      leading: CGFloat(font.leading) * unit, capHeight: CGFloat(font.capHeight) * unit,
      xHeight: CGFloat(font.xHeight) * unit, underlinePosition: CGFloat(font.underlinePosition) * unit,
      underlineThickness: CGFloat(font.underlineThickness) * unit)
  }
}
