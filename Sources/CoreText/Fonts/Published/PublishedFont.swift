internal import Foundation

/// A font that apps often bring along: its advances and kerning, as its published files have them.
///
/// Figures are letters, so that the compiler need not read fifty thousand literals: those of ASCII from "#"
/// on but for the backslash stand for 0, 1, 2 ….
///
/// Where Interface Builder had the font, stored titles are as wide as these figures say: of 60 in Lato's
/// plain and bold weights, of two owners, 49 exactly and 59 within half a point; all 17 in IBM Plex Sans,
/// Manrope, Raleway, Montserrat and Open Sans, of four more.
struct PublishedFont: Sendable {
  /// Kerning between ASCII characters from the space on, by classes.
  struct Kerning: Sendable {
    /// A letter a character: its class on the left and on the right of another.
    let left, right: StaticString
    /// A letter for each left class and right class, in 1/250 em; `none` is none.
    let cells: StaticString
    /// How many right classes there are.
    let columns: Int
    static let none = 45

    /// The kerning between two places in em.
    func callAsFunction(_ left: Int, _ right: Int) -> CGFloat {
      let place = self.left.digit(left) * columns + self.right.digit(right)
      return CGFloat(cells.digit(place) - Self.none) / 250
    }
  }

  let unitsPerEm: CGFloat
  /// By weight two letters a character, in the font's units: ASCII from the space on, then `more`; 0 where
  /// the font has none.
  let advances: [SystemFontWeight: StaticString]
  /// Of the plain weight, and of the bold one; nil where that has the same.
  let kerning: Kerning
  let boldKerning: Kerning?

  /// The characters after ASCII.
  static let more: [UInt32: Int] = Dictionary(
    uniqueKeysWithValues: "¡£§©«®°·»¿ßÆØæøıŁłŒœ–—‘’‚“”„•…₹₺€₽™".unicodeScalars.enumerated().map {
      ($1.value, 95 + $0)
    })
}

/// A published font's figures in a weight and size. Letters with accents have those of the letters below.
struct PublishedAdvances: AdvanceSource {
  private let font: PublishedFont
  private let advances: StaticString
  /// How much of the bold weight's kerning the weight has.
  private let bold: CGFloat
  private let size: CGFloat
  let isComplete = true

  init(_ font: PublishedFont, weight: SystemFontWeight, size: CGFloat) {
    (self.font, self.size) = (font, size)
    let near = font.advances.min {
      let (one, other) = (abs($0.key.rawValue - weight.rawValue), abs($1.key.rawValue - weight.rawValue))
      return one == other ? $0.key.rawValue < $1.key.rawValue : one < other
    }
    advances = near?.value ?? ""
    let (plain, heavy) = (SystemFontWeight.regular.rawValue, SystemFontWeight.bold.rawValue)
    bold = min(max(CGFloat(weight.rawValue - plain) / CGFloat(heavy - plain), 0), 1)
  }

  /// The ASCII letter below a letter's accents, by its place; nil for others.
  private static func base(_ scalar: UInt32) -> Int? {
    if scalar < 127 { return scalar < 32 ? nil : Int(scalar) - 32 }
    if scalar == 0xA0 { return 0 }
    guard scalar >= 0xC0, let character = Unicode.Scalar(scalar) else { return nil }
    let base = String(Character(character)).decomposedStringWithCanonicalMapping.unicodeScalars.first
    return base.flatMap { $0.value < 127 ? Int($0.value) - 32 : nil }
  }

  func advance(of scalar: UInt32) -> CGFloat {
    if scalar < 32 || scalar == 127 { return 0 }
    if let place = scalar < 127 ? Int(scalar) - 32 : PublishedFont.more[scalar] ?? Self.base(scalar) {
      let units = advances.digit(2 * place) * StaticString.digits + advances.digit(2 * place + 1)
      if units > 0 { return CGFloat(units) * size / font.unitsPerEm }
    }
    return spaceAdvance(of: scalar, size: size) ?? (CharacterWidth.foreign(scalar) ?? 0.55) * size
  }

  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat {
    guard let left = Self.base(left), let right = Self.base(right) else { return 0 }
    let plain = font.kerning(left, right)
    guard bold > 0, let heavy = font.boldKerning else { return plain * size }
    return (plain + (heavy(left, right) - plain) * bold) * size
  }
}

extension StaticString {
  /// How many letters stand for numbers.
  fileprivate static let digits = 91

  /// The number that a letter stands for; 0 beyond the end.
  fileprivate func digit(_ place: Int) -> Int {
    guard place < utf8CodeUnitCount else { return 0 }
    let code = Int(utf8Start[place])
    return code - (code > 92 ? 36 : 35)
  }
}
