internal import Foundation

/// The weights of the system font, lightest first.
package enum SystemFontWeight: Int, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The ranges of iOS releases with equal advances of San Francisco.
package enum SystemFontEra: String, Sendable, Hashable {
  /// iOS 9: two cuts, text below 20 points and display, with wide lowercase letters, from 20 points on.
  case iOS9
  /// iOS 10: the same two cuts, and ideographs as wide as they are now.
  case iOS10
  /// iOS 11–13: the same two cuts, with the display cut's lowercase letters as they are now.
  case iOS11
  /// iOS 14 and later: one variable font, from the text to the display cut between 17 and 28 points.
  case iOS14
}

/// The advances, tracking and kerning of San Francisco for any size, weight and era.
///
/// Results are in the table's units: multiply by the point size and divide by `unitsPerEm`. The formula is
/// that of shared/metrics/sf_width.py, with advances of bold and kerning that differ between the two cuts.
package final class SystemFontTable: Sendable {
  /// The advances of one character, without tracking.
  package struct Glyph: Sendable {
    var text, display, textBold, displayBold: Double

    /// Creates the advances of the text and display cuts, and the amounts that bold adds to each.
    package init(text: Double, display: Double, textBold: Double, displayBold: Double) {
      (self.text, self.display, self.textBold, self.displayBold) = (text, display, textBold, displayBold)
    }
  }

  /// A weight as a position on the axis from regular 0 to bold 1, with its corrections.
  package struct Weight: Sendable {
    var axis, offset, oldOffset, displayOffset: Double
    var corrections: [UInt32: Double]

    /// Creates a weight.
    ///
    /// - Parameters:
    ///   - axis: The position on the axis.
    ///   - offset: The amount added to every glyph of the text cut.
    ///   - oldOffset: The additional amount for the text cut in iOS 9–13.
    ///   - displayOffset: The amount added to every glyph of the display cut.
    ///   - corrections: The amounts added to single characters.
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

    /// Creates a function. `sizes` are in ascending order and as many as `values`, at least one.
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

  /// Kerning by class in each of the two cuts.
  package final class Kerning: Sendable {
    private let slots: [UInt32: Int]
    /// The slots of code points 0…127, or -1 for none.
    private let asciiSlots: [Int16]
    private let leftClass, rightClass: [UInt8]
    private let rightClasses: Int
    private let text, display: [Int16]

    /// Creates kerning. `slots` maps a character to its index in the class lists; `text` and `display` are
    /// ordered by left class, then right class.
    package init(
      slots: [UInt32: Int], leftClass: [UInt8], rightClass: [UInt8], rightClasses: Int, text: [Int16],
      display: [Int16]
    ) {
      asciiSlots = (0..<128).map { Int16(slots[$0] ?? -1) }
      (self.slots, self.leftClass, self.rightClass) = (slots, leftClass, rightClass)
      (self.rightClasses, self.text, self.display) = (rightClasses, text, display)
    }

    private func slot(_ scalar: UInt32) -> Int? {
      guard scalar < 128 else { return slots[scalar] ?? baseSlot(scalar) }
      let slot = asciiSlots[Int(scalar)]
      return slot < 0 ? nil : Int(slot)
    }

    /// Returns the slot of the base letter of one of the later accented Latin letters, such as those of
    /// Vietnamese, which have none of their own.
    private func baseSlot(_ scalar: UInt32) -> Int? {
      // Latin Extended-B and Latin Extended Additional, as in Tools/Tables/systemfonttables.py.
      guard (0x180..<0x250).contains(scalar) || (0x1E00..<0x1F00).contains(scalar) else { return nil }
      return SystemFontTable.base(of: scalar).flatMap { slots[$0] }
    }

    /// Returns the kerning between two characters in the table's units, at a fraction of the display cut. 0
    /// for characters without a slot.
    func callAsFunction(_ left: UInt32, _ right: UInt32, display share: Double) -> Double {
      guard let a = slot(left), let b = slot(right) else { return 0 }
      let place = Int(leftClass[a]) * rightClasses + Int(rightClass[b])
      let (low, high) = (Double(text[place]), Double(display[place]))
      return low + share * (high - low)
    }
  }

  /// The units per em of advances and tracking, and of kerning.
  package let unitsPerEm, kernUnitsPerEm: Double
  /// The amounts added to a single character before iOS 14: to the text cut, to the display cut of iOS 11–13,
  /// and to that of iOS 9 and 10.
  package typealias Correction = (text: Double, display: Double, earlyDisplay: Double)

  private let glyphs: [UInt32: Glyph]
  private let oldCorrections: [UInt32: Correction]
  private let weights: [Weight]
  private let optical: Curve
  private let tracking: (iOS9: Curve, iOS11: Curve, iOS14: Curve)
  private let kerning: Kerning

  /// Creates a table. `weights` has nine entries, lightest first.
  package init(
    glyphs: [UInt32: Glyph], oldCorrections: [UInt32: Correction] = [:], weights: [Weight], optical: Curve,
    tracking: (iOS9: Curve, iOS11: Curve, iOS14: Curve), kerning: Kerning, unitsPerEm: Double,
    kernUnitsPerEm: Double
  ) {
    (self.glyphs, self.oldCorrections, self.weights) = (glyphs, oldCorrections, weights)
    (self.optical, self.tracking, self.kerning) = (optical, tracking, kerning)
    (self.unitsPerEm, self.kernUnitsPerEm) = (unitsPerEm, kernUnitsPerEm)
  }

  /// Returns the fraction of the display cut at a size, 0…1.
  func displayShare(size: Double, era: SystemFontEra) -> Double {
    era == .iOS14 ? optical(size) : size < 20 ? 0 : 1
  }

  /// Returns the tracking at a size, which is the same for every glyph and weight.
  func tracking(size: Double, era: SystemFontEra) -> Double {
    switch era {
    case .iOS9, .iOS10: tracking.iOS9(size)
    case .iOS11: tracking.iOS11(size)
    case .iOS14: tracking.iOS14(size)
    }
  }

  /// Returns the advance of a character without tracking and kerning.
  ///
  /// An unknown accented letter has the advance of its base letter, an unknown wide character one em,
  /// anything else 0.58 em.
  func advance(_ scalar: UInt32, display: Double, weight: SystemFontWeight, era: SystemFontEra) -> Double {
    let weight = weights[weight.rawValue]
    let glyph = glyphs[scalar] ?? Self.stranger(scalar, glyphs, em: unitsPerEm)
    let light = glyph.text + display * (glyph.display - glyph.text)
    let bold = glyph.textBold + display * (glyph.displayBold - glyph.textBold)
    var sum = light + weight.axis * bold + (weight.corrections[scalar] ?? 0)
    let offset = weight.offset + (era == .iOS14 ? 0 : weight.oldOffset)
    sum += offset + display * (weight.displayOffset - offset)
    if era != .iOS14, let old = oldCorrections[scalar] {
      let isEarly = era == .iOS9 || era == .iOS10
      sum += old.text + display * ((isEarly ? old.earlyDisplay : old.display) - old.text)
    }
    return sum
  }

  /// Returns a Boolean value that indicates whether a character comes from another font, to which San
  /// Francisco's tracking does not apply.
  func isForeign(_ scalar: UInt32) -> Bool {
    scalar >= 0x1100 && glyphs[scalar] == nil && CharacterWidth.isWide(scalar)
  }

  /// Returns the kerning between two characters in points at a size.
  func kerning(_ left: UInt32, _ right: UInt32, display: Double, size: Double) -> Double {
    kerning(left, right, display: display) * size / kernUnitsPerEm
  }

  /// Returns the first character of a character's canonical decomposition.
  private static func base(of scalar: UInt32) -> UInt32? {
    let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    return String(Character(character)).decomposedStringWithCanonicalMapping.unicodeScalars.first?.value
  }

  private static func stranger(_ scalar: UInt32, _ glyphs: [UInt32: Glyph], em: Double) -> Glyph {
    if let base = base(of: scalar), let glyph = glyphs[base] { return glyph }
    // The Turkish lira sign is as wide as the dollar sign: stored widths of prices in 17 to 40 points.
    if scalar == 0x20BA, let dollar = glyphs[0x24] { return dollar }
    if let width = CharacterWidth.foreign(scalar) {
      return Glyph(text: width * em, display: width * em, textBold: 0, displayBold: 0)
    }
    return Glyph(text: 0.58 * em, display: 0.538 * em, textBold: 0.038 * em, displayBold: 0.038 * em)
  }
}

extension SystemFontTable {
  /// The table of the system font.
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
    var old: [UInt32: Correction] = [:]
    for (index, scalar) in F.oldScalars.enumerated() {
      let a = index * 3
      old[scalar] = (F.oldCorrections[a], F.oldCorrections[a + 1], F.oldCorrections[a + 2])
    }
    typealias K = SystemFontKerning
    return SystemFontTable(
      glyphs: glyphs, oldCorrections: old,
      weights: F.weightAxis.indices.map {
        let axis = F.weightAxis[$0]
        let lighter = axis < 0 ? zip(F.lightScalars, F.lightCorrections).map { ($0, -axis * $1) } : []
        return Weight(
          axis: axis, offset: 0, oldOffset: F.weightOldOffset[$0], displayOffset: F.weightDisplayOffset[$0],
          corrections: Dictionary(uniqueKeysWithValues: lighter))
      },
      optical: Curve(sizes: F.opticalSizes, values: F.opticalValues),
      tracking: (
        Curve(sizes: F.earlyTrackingSizes, values: F.earlyTrackingValues),
        Curve(sizes: F.oldTrackingSizes, values: F.oldTrackingValues),
        Curve(sizes: F.newTrackingSizes, values: F.newTrackingValues)
      ),
      kerning: Kerning(
        slots: Dictionary(uniqueKeysWithValues: K.scalars.enumerated().map { ($1, $0) }),
        leftClass: K.leftClass, rightClass: K.rightClass, rightClasses: K.rightClasses,
        text: K.numbers(K.textKern), display: K.numbers(K.displayKern)),
      unitsPerEm: 2048, kernUnitsPerEm: 2048)
  }()
}

extension SystemFontKerning {
  /// Decodes numbers from a text of two characters each.
  fileprivate static func numbers(_ text: StaticString) -> [Int16] {
    text.withUTF8Buffer { bytes in
      (0..<bytes.count / 2).map {
        Int16((Int(bytes[2 * $0]) - first) * base + Int(bytes[2 * $0 + 1]) - first - offset)
      }
    }
  }
}
