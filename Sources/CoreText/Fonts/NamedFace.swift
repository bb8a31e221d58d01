internal import Foundation
internal import Synchronization

/// A font requested by name, without a size.
package struct NamedFace: Hashable, Sendable {
  /// The PostScript name.
  package let postScriptName: String
  /// The family name.
  package let familyName: String
  /// The weight and slant that the name states.
  package let weight: SystemFontWeight
  package let italic: Bool
  /// The index of the family in `FontFamily.known`, or nil for a file of this machine.
  let family: Int?
  /// The file of this machine that has the name.
  let file: FontFile?

  var kind: FontFamily.Kind { family.map { FontFamily.known[$0].kind } ?? .sans }

  /// The vertical metrics at one point.
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
      // From titles in HelveticaNeue-Light, -Thin and -UltraLight in documents of six, five and two owners.
      let narrow: CGFloat =
        switch weight {
        case .ultraLight: 0.9
        case .thin: 0.9275
        case .light: 0.965
        default: 1
        }
      guard weight == .medium else { return TableAdvances(.helveticaNeue, bold: isBold, size: size * narrow) }
      // Halfway to the bold weight: of 24 stored titles in HelveticaNeue-Medium of two owners, 22 agree
      // within half a point.
      return MixedAdvances(
        light: TableAdvances(.helveticaNeue, bold: false, size: size),
        heavy: TableAdvances(.helveticaNeue, bold: true, size: size), share: 0.5)
    case .weighted(let table):
      return MixedAdvances(
        light: TableAdvances(table, bold: false, size: size),
        heavy: TableAdvances(table, bold: true, size: size),
        share: table == .avenirNext ? avenirNextShare : avenirShare)
    case .published(let font): return PublishedAdvances(font, weight: weight, size: size)
    case .standIn:
      return FileAdvances(font: FontLibrary.standIn(for: self), size: size, stretch: standInWidth)
    }
  }

  /// The position of an Avenir between Book and Heavy, 0…1, by the numbers of its weights: 45 and 85, Roman
  /// 55, and Medium 65. Weights outside have the advances of the nearer one. 16 free labels in Roman of one
  /// document are at 0.2 to 0.27.
  private var avenirShare: CGFloat {
    if weight == .regular { return postScriptName.contains("Book") ? 0 : 0.25 }
    return weight == .medium ? 0.5 : weight.rawValue > SystemFontWeight.medium.rawValue ? 1 : 0
  }

  /// The fractions that agree best with stored titles: 70 of Medium, 20 of DemiBold, 7 of Bold and three each
  /// of UltraLight and Heavy, of six, nine, five, three and two owners.
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

  /// The ratio of the font's width to that of its stand-in.
  var standInWidth: CGFloat { family.map { FontFamily.known[$0].standInWidth } ?? 1 }

  private var isBold: Bool { weight.rawValue >= SystemFontWeight.semibold.rawValue }

  private static let found = Mutex<[String: NamedFace?]>([:])

  /// Returns the face with a PostScript or family name, or nil if there is none: of iOS, of those that the
  /// program has registered, or of this machine, which is queried once per name and takes about ten
  /// milliseconds.
  static func find(_ name: String) -> NamedFace? {
    if let face = iPhoneFace(name) ?? RegisteredFonts.face(named: name) { return face }
    return found.withLock { found in
      if let known = found[name] { return known }
      let face = installedFace(name)
      found[name] = .some(face)
      return face
    }
  }

  /// The families' indices by PostScript name.
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

  /// The names in small letters, since case makes no difference in the name of a font.
  private static let bySmallName = Dictionary(byName.map { ($0.key.lowercased(), $0.value) }) { first, _ in
    first
  }

  static func iPhoneFace(_ name: String) -> NamedFace? {
    guard let (index, style) = byName[name] ?? bySmallName[name.lowercased()] else { return nil }
    return NamedFace(FontFamily.all[index].prefix + style, style: style, family: index)
  }

  /// Returns the face of a family that apps bundle, by the name of one of its styles.
  static func bundledFace(_ name: String) -> NamedFace? {
    guard let family = FontFamily.bundled(postScriptName: name) else { return nil }
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    return NamedFace(name, style: style, family: family)
  }

  /// Returns the face that represents a style of a font whose lines are as high as its em.
  static func emHighFace(_ name: String) -> NamedFace {
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    return NamedFace("HelveticaNeue", style: style, family: FontFamily.known.count - 1)
  }

  private static func installedFace(_ name: String) -> NamedFace? {
    FontDatabase.file(named: name).flatMap { file in
      FontLibrary.font(file).flatMap { NamedFace($0, name: name) }
    }
  }

  /// The maximum number of faces of a file that are opened.
  private static let mostFaces = 256

  /// Returns the faces of a font file, for a variable font its named instances. Empty if it is not a font
  /// file. The faces are opened to read their names, and closed again.
  package static func faces(inFile path: String) -> [NamedFace] {
    var faces: [NamedFace] = [], names: Set<String> = [], opened = 0, index = 0, count = 1
    while index < count {
      var style = 0, styles = 0
      while style <= styles, opened < mostFaces, let font = CGFont(path: path, index: style << 16 | index) {
        opened += 1
        (count, styles) = (font.numberOfFaces, max(styles, font.numberOfStyles))
        // The default style of a variable font is one of its named instances.
        if let face = NamedFace(font), names.insert(face.postScriptName).inserted { faces.append(face) }
        style += 1
      }
      index += 1
    }
    return faces
  }

  /// Creates the face of a file's font, with the name by which it was found if it has none of its own.
  /// Returns nil if there is no name.
  private init?(_ font: CGFont, name: String? = nil) {
    guard let name = font.postScriptName ?? name else { return nil }
    let style = font.styleName + (name.split(separator: "-", maxSplits: 1).dropFirst().first ?? "")
    (postScriptName, familyName, family) = (name, font.familyName, nil)
    weight = SystemFontWeight(styleName: font.isBold && !style.contains("Bold") ? "Bold" : style)
    italic = font.isItalic || Self.isSlanted(style)
    file = FontFile(path: font.path, index: font.index)
  }

  /// Creates a face of a family with known metrics, in the weight and slant that the name of its style
  /// states.
  private init(_ name: String, style: String, family: Int) {
    (postScriptName, familyName) = (name, FontFamily.known[family].name)
    (weight, italic) = (SystemFontWeight(styleName: style), Self.isSlanted(style))
    (self.family, file) = (family, nil)
  }

  private static func isSlanted(_ style: String) -> Bool {
    style.contains("Italic") || style.contains("Oblique")
  }

  /// The display name of a file's font.
  var fullName: String? { file.flatMap(FontLibrary.font)?.fullName }

  /// The distance of the face from a regular upright one.
  var plainness: Int { distance(to: .regular) + (italic ? 100 : 0) }

  private func distance(to other: SystemFontWeight) -> Int { abs(weight.rawValue - other.rawValue) }

  /// Returns the face of the same family with a slant and the nearest weight, or nil if the family has none
  /// with that slant.
  func sibling(weight: SystemFontWeight, italic: Bool) -> NamedFace? {
    let faces =
      family.map { family in
        FontFamily.known[family].styles.compactMap { Self.find(FontFamily.known[family].prefix + $0) }
      }
      ?? RegisteredFonts.faces.filter { $0.familyName == familyName }
    // Narrowness outweighs any difference in weight; a wide face has no narrow siblings.
    let rank = { (face: NamedFace) in face.distance(to: weight) + (face.isNarrow == isNarrow ? 0 : 100) }
    return faces.filter { $0.italic == italic && (isNarrow || !$0.isNarrow) }.min { rank($0) < rank($1) }
  }

  private var isNarrow: Bool { postScriptName.contains("Condensed") }
}

extension SystemFontWeight {
  /// Creates the weight that a style name states, such as "DemiBoldItalic", or regular if it states none.
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
  /// Creates the vertical metrics of a file at one point.
  init(_ font: CGFont) {
    let unit = 1 / CGFloat(max(1, font.unitsPerEm))
    self.init(
      ascent: CGFloat(font.ascent) * unit, descent: -CGFloat(font.descent) * unit,
      leading: CGFloat(font.leading) * unit, capHeight: CGFloat(font.capHeight) * unit,
      xHeight: CGFloat(font.xHeight) * unit, underlinePosition: CGFloat(font.underlinePosition) * unit,
      underlineThickness: CGFloat(font.underlineThickness) * unit)
  }
}
