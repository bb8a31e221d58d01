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
    case .standIn: return FileAdvances(font: FontLibrary.standIn(for: self), size: size * standInWidth)
    }
  }

  /// How wide the font is over what stands in for it.
  var standInWidth: CGFloat { family.map { FontFamily.known[$0].standInWidth } ?? 1 }

  private var isBold: Bool { weight.rawValue >= SystemFontWeight.semibold.rawValue }

  private static let found = Mutex<[String: NamedFace?]>([:])

  /// Has names that led nowhere be looked up again.
  static func forgetMissing() { found.withLock { found in found = found.filter { $0.value != nil } } }

  /// The face of a PostScript or family name, or nil when there is none; unknown names are looked up among this
  /// machine's fonts once, which takes some ten milliseconds.
  static func find(_ name: String) -> NamedFace? {
    found.withLock { found in
      if let known = found[name] { return known }
      let face = iPhoneFace(name) ?? installedFace(name)
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

  private static func iPhoneFace(_ name: String) -> NamedFace? {
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
    guard let file = FontDatabase.file(named: name), let font = FontLibrary.font(file) else { return nil }
    let style = font.fullName ?? ""
    return NamedFace(
      postScriptName: font.postScriptName ?? name, familyName: font.familyName,
      weight: SystemFontWeight(styleName: font.isBold && !style.contains("Bold") ? "Bold" : style),
      italic: font.isItalic, family: nil, file: file)
  }

  /// The face of a style of the same family: the nearest weight with the wanted slant, or nil when the family
  /// has none with that slant.
  func sibling(weight: SystemFontWeight, italic: Bool) -> NamedFace? {
    guard let family else { return nil }
    let faces = FontFamily.known[family].styles.compactMap { Self.find(FontFamily.known[family].prefix + $0) }
    return faces.filter { $0.italic == italic && !$0.postScriptName.contains("Condensed") }
      .min { abs($0.weight.rawValue - weight.rawValue) < abs($1.weight.rawValue - weight.rawValue) }
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
