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
    case .times: return TableAdvances(.times, bold: isBold, size: size)
    case .helvetica: return TableAdvances(.helvetica, bold: isBold, size: size)
    case .helveticaNeue:
      // Light is narrower by 3.5 %, thinner weights by 7.25 %: titles of HelveticaNeue-Light and -Thin in Interface Builder
      // files of six and five owners.
      let narrow: CGFloat = weight == .light ? 0.965 : weight.rawValue < SystemFontWeight.light.rawValue ? 0.9275 : 1
      return TableAdvances(.helveticaNeue, bold: isBold, size: size * narrow)
    case .avenir: return mixed(.avenir, size: size)
    case .avenirNext: return mixed(.avenirNext, size: size)
    case .standIn: return FileAdvances(font: FontLibrary.standIn(for: self), size: size * standInWidth)
    }
  }

  /// The advances of a weight between the plain one and the bold one whose tables are known; others have the nearer one's.
  private func mixed(_ table: TableAdvances.Table, size: CGFloat) -> any AdvanceSource {
    let (plain, bold) = (SystemFontWeight.regular.rawValue, SystemFontWeight.bold.rawValue)
    let share = min(max(CGFloat(weight.rawValue - plain) / CGFloat(bold - plain), 0), 1)
    return MixedAdvances(
      light: TableAdvances(table, bold: false, size: size), heavy: TableAdvances(table, bold: true, size: size), share: share)
  }

  /// How wide the font is over what stands in for it.
  var standInWidth: CGFloat { family.map { FontFamily.known[$0].standInWidth } ?? 1 }

  private var isBold: Bool { weight.rawValue >= SystemFontWeight.semibold.rawValue }

  private static let found = Mutex<[String: NamedFace?]>([:])

  /// The face of a PostScript or family name, or nil when there is none: of iOS, of those that the program registered, or of this
  /// machine, whose fonts are asked for a name once, which takes some ten milliseconds.
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
    let family = FontFamily.all[index]
    return NamedFace(
      postScriptName: family.prefix + style, familyName: family.name,
      weight: SystemFontWeight(styleName: style),
      italic: style.contains("Italic") || style.contains("Oblique"), family: index, file: nil)
  }

  /// The face of a family that apps bring along, by the name of a style of it.
  static func bundledFace(_ name: String) -> NamedFace? {
    guard let family = FontFamily.bundled(postScriptName: name) else { return nil }
    let style = name.split(separator: "-", maxSplits: 1).dropFirst().first.map(String.init) ?? ""
    return NamedFace(
      postScriptName: name, familyName: FontFamily.known[family].name, weight: SystemFontWeight(styleName: style),
      italic: style.contains("Italic") || style.contains("Oblique"), family: family, file: nil)
  }

  private static func installedFace(_ name: String) -> NamedFace? {
    FontDatabase.file(named: name).flatMap { NamedFace(file: $0, name: name) }
  }

  /// The faces of a font file, those of a variable font being the styles that it names; empty where it is none.
  package static func faces(inFile path: String) -> [NamedFace] {
    guard let first = FontLibrary.font(FontFile(path: path)) else { return [] }
    let faces = (0..<min(first.numberOfFaces, 64)).flatMap { index in
      let styles = FontLibrary.font(FontFile(path: path, index: index))?.numberOfStyles ?? 0
      return (0...min(styles, 64)).compactMap { NamedFace(file: FontFile(path: path, index: $0 << 16 | index)) }
    }
    // The plain style of a variable font is one of those that it names.
    var names: Set<String> = []
    return faces.filter { names.insert($0.postScriptName).inserted }
  }

  /// The face of a file, with the name it was found by where it has none of its own; nil where it cannot be opened.
  private init?(file: FontFile, name: String? = nil) {
    guard let font = FontLibrary.font(file), let name = font.postScriptName ?? name else { return nil }
    let style = (font.fullName ?? "") + (name.split(separator: "-", maxSplits: 1).dropFirst().first ?? "")
    self.init(
      postScriptName: name, familyName: font.familyName,
      weight: SystemFontWeight(styleName: font.isBold && !style.contains("Bold") ? "Bold" : style),
      italic: font.isItalic || style.contains("Italic"), family: nil, file: file)
  }

  private init(postScriptName: String, familyName: String, weight: SystemFontWeight, italic: Bool, family: Int?, file: FontFile?) {
    (self.postScriptName, self.familyName, self.weight, self.italic) = (postScriptName, familyName, weight, italic)
    (self.family, self.file) = (family, file)
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
      family.map { family in FontFamily.known[family].styles.compactMap { Self.find(FontFamily.known[family].prefix + $0) } }
      ?? RegisteredFonts.faces.filter { $0.familyName == familyName }
    return faces.filter { $0.italic == italic && !$0.postScriptName.contains("Condensed") }
      .min { $0.distance(to: weight) < $1.distance(to: weight) }
  }
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
