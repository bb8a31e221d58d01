internal import Foundation

/// A font that apps often bundle: its advances and kerning, from its published files.
///
/// Numbers are encoded as letters, so that the compiler need not read fifty thousand literals: the ASCII
/// characters from "#" on, except the backslash, represent 0, 1, 2 ….
///
/// If Interface Builder had the font, stored titles are as wide as these advances predict: of 60 in Lato's
/// regular and bold weights, of two owners, 49 exactly and 59 within half a point; all 17 in IBM Plex Sans,
/// Manrope, Raleway, Montserrat and Open Sans, of four more.
struct PublishedFont: Sendable {
  /// The kerning between ASCII characters from the space on, by classes.
  struct Kerning: Sendable {
    /// One letter per character: its class on the left and on the right of another.
    let left, right: StaticString
    /// One letter for each left class and right class, in 1/250 em. `none` means no kerning.
    let cells: StaticString
    /// The number of right classes.
    let columns: Int
    static let none = 45

    /// Returns the kerning between two characters, given by index, in em.
    func callAsFunction(_ left: Int, _ right: Int) -> CGFloat {
      let place = self.left.digit(left) * columns + self.right.digit(right)
      return CGFloat(cells.digit(place) - Self.none) / 250
    }
  }

  let unitsPerEm: CGFloat
  /// The advances by weight, two letters per character, in the font's units: ASCII from the space on, then
  /// `more`. 0 if the font lacks the character.
  let advances: [SystemFontWeight: StaticString]
  /// The kerning of the regular weight, and of the bold one, or nil if that is the same.
  let kerning: Kerning
  let boldKerning: Kerning?

  /// The indices of the characters after ASCII.
  static let more: [UInt32: Int] = Dictionary(
    uniqueKeysWithValues: "¡£§©«®°·»¿ßÆØæøıŁłŒœ–—‘’‚“”„•…₹₺€₽™".unicodeScalars.enumerated().map {
      ($1.value, 95 + $0)
    })
}

/// The advances and kerning of a published font in a weight and size. Accented letters have those of their
/// base letters.
struct PublishedAdvances: AdvanceSource {
  private let font: PublishedFont
  private let advances: StaticString
  /// The fraction of the bold weight's kerning that the weight has.
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

  /// Returns the index of the ASCII letter below a letter's accents, or nil for other characters.
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
  /// The number of letters that represent numbers.
  fileprivate static let digits = 91

  /// Returns the number that a letter represents, or 0 beyond the end.
  fileprivate func digit(_ place: Int) -> Int {
    guard place < utf8CodeUnitCount else { return 0 }
    let code = Int(utf8Start[place])
    return code - (code > 92 ? 36 : 35)
  }
}
