internal import Foundation

/// The weights in which the system font is drawn, lightest first.
package enum SystemFontWeight: Int, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The iOS releases between which San Francisco's advances changed.
package enum SystemFontEra: Sendable, Hashable {
  /// iOS 9–13: two cuts, text below 20 points and display from 20 points on.
  case iOS9
  /// iOS 14 and later: one variable font that goes from the text to the display cut between 17 and 28 points.
  case iOS14
}

/// San Francisco's advances, tracking and kerning as figures, for any size, weight and era.
///
/// Results are in the table's units: multiply by the point size and divide by `unitsPerEm`. The formula is that of
/// shared/metrics/sf_width.py, with advances of bold and kerning that differ between the two cuts.
package final class SystemFontTable: Sendable {
  /// Advances of one character, without tracking.
  package struct Glyph: Sendable {
    var text, display, textBold, displayBold: Double

    /// Advances of the text and display cuts, and what bold adds to each.
    package init(text: Double, display: Double, textBold: Double, displayBold: Double) {
      (self.text, self.display, self.textBold, self.displayBold) = (text, display, textBold, displayBold)
    }
  }

  /// A weight as a place on the axis regular 0 … bold 1, with its corrections.
  package struct Weight: Sendable {
    var axis, offset, oldOffset, displayOffset: Double
    var corrections: [UInt32: Double]

    /// `offset` and `displayOffset` add to every glyph of the two cuts, `oldOffset` to those of the text cut in
    /// iOS 9–13, `corrections` to single characters.
    package init(
      axis: Double, offset: Double, oldOffset: Double, displayOffset: Double,
      corrections: [UInt32: Double] = [:]
    ) {
      (self.axis, self.offset, self.oldOffset) = (axis, offset, oldOffset)
      (self.displayOffset, self.corrections) = (displayOffset, corrections)
    }
  }

  /// A function of the point size: linear between its points, constant outside them.
  package struct Curve: Sendable {
    var sizes, values: [Double]

    /// `sizes` ascend and are as many as `values`, at least one.
    package init(sizes: [Double], values: [Double]) {
      (self.sizes, self.values) = (sizes, values)
    }

    func callAsFunction(_ size: Double) -> Double {
      guard let upper = sizes.firstIndex(where: { $0 >= size }) else { return values[values.count - 1] }
      guard upper > 0 else { return values[0] }
      let (low, high) = (sizes[upper - 1], sizes[upper])
      return values[upper - 1] + (values[upper] - values[upper - 1]) * (size - low) / (high - low)
    }
  }

  /// Kerning by class and by pair.
  package final class Kerning: Sendable {
    private let slots: [UInt32: Int]
    /// The slots of code points 0…127; -1 is none.
    private let asciiSlots: [Int16]
    private let leftClass, rightClass: [UInt8]
    private let rightClasses: Int
    private let classKern: [Int16]
    private let pairKeys: [UInt16]
    private let pairKern: [Int16]

    /// `slots` places a character in the class lists; `classKern` is by left class, then right class, class 0 being
    /// none; `pairKeys` ascend and are left slot × 256 + right slot. At most 256 slots.
    package init(
      slots: [UInt32: Int], leftClass: [UInt8], rightClass: [UInt8], rightClasses: Int, classKern: [Int16],
      pairKeys: [UInt16], pairKern: [Int16]
    ) {
      asciiSlots = (0..<128).map { Int16(slots[$0] ?? -1) }
      (self.slots, self.leftClass, self.rightClass) = (slots, leftClass, rightClass)
      (self.rightClasses, self.classKern) = (rightClasses, classKern)
      (self.pairKeys, self.pairKern) = (pairKeys, pairKern)
    }

    private func slot(_ scalar: UInt32) -> Int? {
      guard scalar < 128 else { return slots[scalar] }
      let slot = asciiSlots[Int(scalar)]
      return slot < 0 ? nil : Int(slot)
    }

    /// The kerning between two characters in the table's units; 0 for characters without a slot.
    func callAsFunction(_ left: UInt32, _ right: UInt32) -> Int {
      guard let a = slot(left), let b = slot(right) else { return 0 }
      var sum = Int(classKern[Int(leftClass[a]) * rightClasses + Int(rightClass[b])])
      let key = UInt16(a << 8 | b)
      var (low, high) = (0, pairKeys.count)
      while low < high {
        let middle = (low + high) / 2
        if pairKeys[middle] < key { low = middle + 1 } else { high = middle }
      }
      if low < pairKeys.count, pairKeys[low] == key { sum += Int(pairKern[low]) }
      return sum
    }
  }

  /// The units of an em in which advances and tracking are counted, and kerning.
  package let unitsPerEm, kernUnitsPerEm: Double
  /// How much stronger kerning is in the display cut than in the text cut.
  private let displayKern: Double
  private let glyphs: [UInt32: Glyph]
  /// What iOS 9–13 adds to the text and display cuts of single characters.
  private let oldCorrections: [UInt32: (text: Double, display: Double)]
  private let weights: [Weight]
  private let optical, tracking, tracking9: Curve
  let kerning: Kerning

  /// A table of other figures; `weights` has nine entries, lightest first.
  package init(
    glyphs: [UInt32: Glyph], oldCorrections: [UInt32: (text: Double, display: Double)] = [:],
    weights: [Weight],
    optical: Curve, tracking: Curve, tracking9: Curve, kerning: Kerning, displayKern: Double,
    unitsPerEm: Double,
    kernUnitsPerEm: Double
  ) {
    (self.glyphs, self.oldCorrections) = (glyphs, oldCorrections)
    (self.weights, self.kerning, self.displayKern) = (weights, kerning, displayKern)
    (self.unitsPerEm, self.kernUnitsPerEm) = (unitsPerEm, kernUnitsPerEm)
    (self.optical, self.tracking, self.tracking9) = (optical, tracking, tracking9)
  }

  /// The share of the display cut at a size, 0…1.
  func displayShare(size: Double, era: SystemFontEra) -> Double {
    era == .iOS14 ? optical(size) : size < 20 ? 0 : 1
  }

  /// The tracking at a size, the same for every glyph and weight.
  func tracking(size: Double, era: SystemFontEra) -> Double {
    era == .iOS14 ? tracking(size) : tracking9(size)
  }

  /// The advance of a character without tracking and kerning.
  ///
  /// An unknown accented letter measures as its base letter, an unknown wide character one em, anything
  /// else 0.58 em.
  func advance(_ scalar: UInt32, display: Double, weight: SystemFontWeight, era: SystemFontEra) -> Double {
    let weight = weights[weight.rawValue]
    let glyph = glyphs[scalar] ?? Self.stranger(scalar, glyphs, em: unitsPerEm)
    let light = glyph.text + display * (glyph.display - glyph.text)
    let bold = glyph.textBold + display * (glyph.displayBold - glyph.textBold)
    var sum = light + weight.axis * bold + (weight.corrections[scalar] ?? 0)
    let offset = weight.offset + (era == .iOS9 ? weight.oldOffset : 0)
    sum += offset + display * (weight.displayOffset - offset)
    if era == .iOS9, let old = oldCorrections[scalar] { sum += old.text + display * (old.display - old.text) }
    return sum
  }

  /// Whether a character comes from another font, which San Francisco's tracking does not reach.
  func isForeign(_ scalar: UInt32) -> Bool {
    scalar >= 0x1100 && glyphs[scalar] == nil && CharacterWidth.isWide(scalar)
  }

  /// The kerning between two characters in points at a size.
  func kerning(_ left: UInt32, _ right: UInt32, display: Double, size: Double) -> Double {
    let units = kerning(left, right)
    if units == 0 { return 0 }
    return Double(units) * (1 + display * (displayKern - 1)) * size / kernUnitsPerEm
  }

  private static func stranger(_ scalar: UInt32, _ glyphs: [UInt32: Glyph], em: Double) -> Glyph {
    let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    let decomposed = String(Character(character)).decomposedStringWithCanonicalMapping
    if let base = decomposed.unicodeScalars.first, let glyph = glyphs[base.value] { return glyph }
    // The Turkish lira's sign is as wide as the dollar's: stored widths of prices in 17 to 40 points.
    if scalar == 0x20BA, let dollar = glyphs[0x24] { return dollar }
    // Korean syllables are narrower than their em: stored widths of labels in 12 and 17 points.
    if CharacterWidth.isHangul(scalar) {
      return Glyph(text: 0.865 * em, display: 0.865 * em, textBold: 0, displayBold: 0)
    }
    return CharacterWidth.isWide(scalar)
      ? Glyph(text: em, display: em, textBold: 0, displayBold: 0)
      : Glyph(text: 0.58 * em, display: 0.538 * em, textBold: 0.038 * em, displayBold: 0.038 * em)
  }

  /// The width of a text on one line in points, not rounded.
  package func width(
    of text: String, size: Double, weight: SystemFontWeight = .regular, era: SystemFontEra = .iOS14
  ) -> Double {
    let display = displayShare(size: size, era: era)
    let tracking = tracking(size: size, era: era)
    var sum = 0.0
    var previous: UInt32?
    for scalar in text.unicodeScalars {
      let units = advance(scalar.value, display: display, weight: weight, era: era) + tracking
      sum += units * size / unitsPerEm
      if let previous { sum += kerning(previous, scalar.value, display: display, size: size) }
      previous = scalar.value
    }
    return sum
  }
}

extension SystemFontTable {
  /// The table that the system font measures by.
  package static let sanFrancisco: SystemFontTable = {
    typealias F = SystemFontFigures
    var glyphs: [UInt32: Glyph] = [:]
    glyphs.reserveCapacity(F.scalars.count)
    for (index, scalar) in F.scalars.enumerated() {
      let a = index * 4
      glyphs[scalar] = Glyph(
        text: F.advances[a], display: F.advances[a + 1], textBold: F.advances[a + 2],
        displayBold: F.advances[a + 3])
    }
    var old: [UInt32: (text: Double, display: Double)] = [:]
    for (index, scalar) in F.oldScalars.enumerated() {
      old[scalar] = (F.oldCorrections[index * 2], F.oldCorrections[index * 2 + 1])
    }
    return SystemFontTable(
      glyphs: glyphs, oldCorrections: old,
      weights: F.weightAxis.indices.map {
        Weight(
          axis: F.weightAxis[$0], offset: 0, oldOffset: F.weightOldOffset[$0],
          displayOffset: F.weightDisplayOffset[$0])
      },
      optical: Curve(sizes: F.opticalSizes, values: F.opticalValues),
      tracking: Curve(sizes: F.trackingSizes, values: F.trackingValues),
      tracking9: Curve(sizes: F.tracking9Sizes, values: F.tracking9Values),
      kerning: Kerning(
        slots: Dictionary(uniqueKeysWithValues: F.kernedScalars.enumerated().map { ($1, $0) }),
        leftClass: F.leftClass, rightClass: F.rightClass, rightClasses: F.rightClasses,
        classKern: F.classKern, pairKeys: F.pairKeys, pairKern: F.pairKern),
      displayKern: F.displayKern, unitsPerEm: 2048, kernUnitsPerEm: 2048)
  }()
}
