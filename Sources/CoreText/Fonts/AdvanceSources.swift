internal import Foundation

extension AdvanceSource {
  /// Returns the advance of a space with a width of its own in a font without a glyph for it, at a size in
  /// points. Returns nil for any other character.
  func spaceAdvance(of scalar: UInt32, size: CGFloat) -> CGFloat? {
    CharacterWidth.space(scalar).map { $0 * size }
      ?? CharacterWidth.model(ofSpace: scalar).map { advance(of: $0) }
  }
}

/// The advances and kerning of another source, multiplied by a factor.
struct StretchedAdvances: AdvanceSource {
  let source: any AdvanceSource
  let factor: CGFloat

  func advance(of scalar: UInt32) -> CGFloat { source.advance(of: scalar) * factor }
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat { source.kerning(left, right) * factor }
  var isComplete: Bool { source.isComplete }
}

/// Advances of a monospaced font: equal for all characters, doubled for wide ones.
struct FixedAdvances: AdvanceSource {
  let em, size: CGFloat
  let isComplete = true

  func advance(of scalar: UInt32) -> CGFloat {
    if scalar < 32 || scalar == 127 { return 0 }
    return em * size * (CharacterWidth.isWide(scalar) ? 2 : 1)
  }
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat { 0 }
}

/// The advances of a file's own glyphs, without kerning, which shaping by the file adds.
struct FileAdvances: AdvanceSource {
  let font: CGFont?
  let size: CGFloat
  /// The ratio of the glyphs' width to that in the file. Glyphs of other files keep their width.
  let stretch: CGFloat
  let isComplete = false

  func advance(of scalar: UInt32) -> CGFloat {
    if scalar < 32 || scalar == 127 { return 0 }
    guard let font, let character = Unicode.Scalar(scalar), case let glyph = font.glyph(for: character),
      glyph != 0
    else {
      return spaceAdvance(of: scalar, size: size * stretch)
        ?? size * (CharacterWidth.foreign(scalar) ?? 0.58 * stretch)
    }
    return CGFloat(font.advance(of: glyph)) * size * stretch / CGFloat(font.unitsPerEm)
  }
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat { 0 }
}

/// Advances of ASCII from a table. Accented letters have the advance of their base letter.
struct TableAdvances: AdvanceSource {
  private let table: [Int16]
  private let pairs: KerningPairs
  /// The fraction of the pairs' kerning that the font has.
  private let kerned: CGFloat
  private let size: CGFloat
  let isComplete = true

  /// The available tables.
  enum Table { case helvetica, helveticaNeue, times, avenir, avenirNext, georgia, verdana, trebuchet }

  init(_ table: Table, bold: Bool, size: CGFloat) {
    switch table {
    case .times:
      self.table = bold ? AdvanceTables.timesBold : AdvanceTables.times
      pairs = bold ? KerningTables.timesBold : KerningTables.times
    case .helvetica:
      self.table = bold ? AdvanceTables.helveticaBold : AdvanceTables.helvetica
      pairs = bold ? KerningTables.helveticaBold : KerningTables.helvetica
    case .helveticaNeue:
      self.table = bold ? AdvanceTables.helveticaNeueBold : AdvanceTables.helveticaNeue
      // Screenshots of iOS 18 show Helvetica's kerning after a T of the regular weight; the bold one has
      // seven tenths of it, by stored widths of titles of six owners.
      pairs = bold ? KerningTables.helveticaBold : KerningTables.helvetica
    case .avenir:
      self.table = bold ? AdvanceTables.avenirHeavy : AdvanceTables.avenir
      pairs = KerningTables.avenir
    case .avenirNext:
      self.table = bold ? AdvanceTables.avenirNextBold : AdvanceTables.avenirNext
      pairs = KerningTables.avenir
    case .georgia:
      self.table = bold ? AdvanceTables.georgiaBold : AdvanceTables.georgia
      pairs = KerningTables.none
    case .verdana:
      self.table = bold ? AdvanceTables.verdanaBold : AdvanceTables.verdana
      pairs = KerningTables.none
    case .trebuchet:
      self.table = bold ? AdvanceTables.trebuchetBold : AdvanceTables.trebuchet
      pairs = KerningTables.none
    }
    kerned = table == .helveticaNeue && bold ? 0.7 : 1
    self.size = size
  }

  func advance(of scalar: UInt32) -> CGFloat {
    if scalar < 32 || scalar == 127 { return 0 }
    if scalar < 127 { return CGFloat(table[Int(scalar) - 32]) * size / 1000 }
    switch scalar {
    case 0x2013: return 0.556 * size
    case 0x2014, 0x2026: return size
    case 0x2018, 0x2019: return 0.222 * size
    case 0x201C, 0x201D: return 0.333 * size
    case 0x2022: return 0.35 * size
    default: break
    }
    if let space = spaceAdvance(of: scalar, size: size) { return space }
    if let em = CharacterWidth.foreign(scalar) { return em * size }
    let character = Unicode.Scalar(scalar) ?? "\u{FFFD}"
    let base = String(Character(character)).decomposedStringWithCanonicalMapping.unicodeScalars.first
    if let base, base.value < 127 { return advance(of: base.value) }
    return 0.556 * size
  }
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat { pairs(left, right) * size * kerned }
}

/// Advances interpolated between those of two weights.
struct MixedAdvances: AdvanceSource {
  let light, heavy: TableAdvances
  /// The fraction of the heavier weight, from 0 to 1 between the two.
  let share: CGFloat
  let isComplete = true

  func advance(of scalar: UInt32) -> CGFloat {
    light.advance(of: scalar) * (1 - share) + heavy.advance(of: scalar) * share
  }
  func kerning(_ left: UInt32, _ right: UInt32) -> CGFloat { light.kerning(left, right) }
}

/// Published advances of ASCII beginning with the space, in 1/1000 em.
enum AdvanceTables {
  /// Adobe's Helvetica, from its metrics file.
  static let helvetica: [Int16] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
    500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
    556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
    278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  /// Adobe's Helvetica Bold, from its metrics file.
  static let helveticaBold: [Int16] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
    556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
    556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
    333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
  /// Helvetica Neue 55.
  static let helveticaNeue: [Int16] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611, 574, 759, 722, 259,
    519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600,
    500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500,
    315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]
  /// Helvetica Neue 75.
  static let helveticaNeueBold: [Int16] = [
    278, 278, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371, 556, 556, 556, 556, 556,
    556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741, 648, 593, 759, 741, 295,
    556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600,
    500, 259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611, 611, 611, 389, 537,
    352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
  ]
  /// Adobe's Times, from its metrics file.
  static let times: [Int16] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500,
    500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333,
    389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469,
    500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
    278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ]
  /// Adobe's Times Bold, from its metrics file.
  static let timesBold: [Int16] = [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500, 500, 500,
    500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667, 611, 778, 778, 389,
    500, 778, 667, 944, 722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722, 722, 667, 333, 278, 333, 581,
    500, 333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444, 389,
    333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
  ]
  /// Avenir Book, as macOS sets it in a browser, to a hundredth of an em (the widths that the package
  /// string-pixel-width publishes).
  static let avenir: [Int16] = [
    280, 280, 520, 560, 560, 830, 700, 260, 260, 260, 440, 670, 280, 330, 280, 370, 560, 560, 560, 560, 560,
    560, 560, 560, 560, 560, 280, 280, 670, 670, 670, 480, 800, 690, 630, 700, 740, 590, 560, 780, 720, 260,
    480, 630, 500, 890, 780, 830, 570, 830, 590, 560, 570, 690, 610, 940, 630, 570, 560, 260, 370, 260, 670,
    500, 240, 520, 610, 480, 610, 560, 300, 610, 560, 240, 240, 480, 240, 850, 560, 590, 610, 610, 330, 430,
    330, 560, 480, 720, 480, 480, 430, 260, 220, 260, 670,
  ]
  /// Avenir Heavy, likewise.
  static let avenirHeavy: [Int16] = [
    300, 300, 520, 590, 590, 910, 740, 300, 300, 300, 460, 670, 300, 320, 300, 390, 590, 590, 590, 590, 590,
    590, 590, 590, 590, 590, 300, 300, 670, 670, 670, 520, 800, 720, 650, 690, 760, 610, 570, 780, 740, 280,
    500, 690, 520, 930, 800, 830, 610, 850, 630, 570, 570, 720, 670, 980, 690, 630, 610, 280, 390, 280, 670,
    500, 260, 540, 630, 480, 630, 570, 350, 630, 570, 260, 260, 540, 260, 870, 570, 610, 630, 630, 390, 440,
    390, 570, 520, 800, 540, 520, 480, 280, 220, 280, 670,
  ]
  /// Avenir Next, likewise.
  static let avenirNext: [Int16] = [
    250, 330, 410, 560, 580, 830, 700, 260, 300, 300, 440, 670, 260, 320, 260, 370, 580, 580, 580, 580, 580,
    580, 580, 580, 580, 580, 300, 300, 670, 670, 670, 480, 800, 700, 640, 720, 760, 590, 560, 780, 720, 260,
    490, 630, 510, 890, 760, 850, 580, 840, 600, 560, 570, 710, 620, 970, 650, 600, 570, 300, 370, 300, 670,
    500, 240, 530, 640, 500, 640, 570, 300, 630, 580, 250, 250, 510, 250, 880, 580, 610, 640, 640, 360, 440,
    320, 580, 490, 750, 480, 490, 440, 300, 220, 300, 670,
  ]
  /// Avenir Next Bold, likewise.
  static let avenirNextBold: [Int16] = [
    250, 360, 500, 600, 650, 910, 780, 300, 340, 340, 490, 670, 300, 330, 300, 420, 650, 650, 650, 650, 650,
    650, 650, 650, 650, 650, 330, 330, 670, 670, 670, 550, 800, 730, 670, 700, 770, 610, 580, 770, 760, 320,
    530, 710, 530, 960, 790, 850, 640, 860, 660, 590, 580, 740, 680, 1030, 700, 670, 640, 340, 420, 340,
    690, 500, 300, 570, 660, 500, 660, 600, 360, 660, 620, 300, 300, 600, 300, 920, 620, 630, 660, 660, 400,
    470, 370, 610, 570, 870, 590, 570, 510, 340, 240, 340, 670,
  ]
  /// Georgia, from Gelasio's `hmtx` table: that free font has Georgia's advances, as the widths that
  /// string-pixel-width publishes confirm for every character.
  static let georgia: [Int16] = [
    241, 331, 412, 643, 610, 817, 710, 215, 375, 375, 472, 643, 270, 374, 270, 469, 614, 430, 559, 552,
    565, 528, 566, 502, 596, 566, 312, 312, 643, 643, 643, 479, 929, 671, 654, 642, 749, 653, 599, 725,
    815, 390, 518, 694, 604, 927, 767, 744, 610, 744, 702, 561, 619, 756, 667, 976, 710, 615, 602, 375,
    469, 375, 643, 643, 500, 504, 560, 454, 574, 483, 325, 509, 582, 293, 292, 536, 286, 881, 591, 539,
    571, 560, 410, 432, 345, 575, 497, 737, 505, 492, 444, 430, 375, 430, 643,
  ]
  /// Georgia Bold, likewise.
  static let georgiaBold: [Int16] = [
    254, 376, 510, 703, 641, 879, 799, 269, 447, 447, 482, 703, 328, 379, 328, 472, 701, 490, 626, 625,
    649, 599, 648, 554, 676, 648, 367, 367, 703, 703, 703, 548, 967, 758, 757, 715, 834, 721, 671, 807,
    913, 446, 595, 817, 686, 1023, 839, 820, 701, 820, 797, 649, 684, 833, 762, 1126, 809, 732, 689,
    447, 472, 447, 703, 703, 500, 596, 646, 531, 663, 572, 393, 577, 680, 354, 346, 632, 344, 1016, 690,
    636, 658, 648, 520, 513, 397, 677, 567, 863, 588, 562, 525, 500, 388, 500, 703,
  ]
  /// Verdana, as macOS sets it in a browser, to a hundredth of an em (string-pixel-width, as Avenir).
  static let verdana: [Int16] = [
    350, 390, 460, 820, 640, 1080, 730, 270, 450, 450, 640, 820, 360, 450, 360, 450, 640, 640, 640, 640,
    640, 640, 640, 640, 640, 640, 450, 450, 820, 820, 820, 550, 1000, 680, 690, 700, 770, 630, 570, 780,
    750, 420, 450, 690, 560, 840, 750, 790, 600, 790, 700, 680, 620, 730, 680, 990, 690, 620, 690, 450,
    450, 450, 820, 640, 640, 600, 620, 520, 620, 600, 350, 620, 630, 270, 340, 590, 270, 970, 630, 610,
    620, 620, 430, 520, 390, 630, 590, 820, 590, 590, 530, 630, 450, 630, 820,
  ]
  /// Verdana Bold, likewise.
  static let verdanaBold: [Int16] = [
    340, 400, 590, 870, 710, 1270, 860, 330, 540, 540, 710, 870, 360, 480, 360, 690, 710, 710, 710, 710,
    710, 710, 710, 710, 710, 710, 400, 400, 870, 870, 870, 620, 960, 780, 760, 720, 830, 680, 650, 810,
    840, 550, 560, 770, 640, 950, 850, 850, 730, 850, 780, 710, 680, 810, 760, 1130, 760, 740, 690, 540,
    690, 540, 870, 710, 710, 670, 700, 590, 700, 660, 420, 700, 710, 340, 400, 670, 340, 1060, 710, 690,
    700, 700, 500, 590, 460, 710, 650, 980, 670, 650, 600, 710, 540, 710, 870,
  ]
  /// Trebuchet MS, likewise.
  static let trebuchet: [Int16] = [
    300, 370, 320, 520, 520, 600, 710, 160, 370, 370, 370, 520, 370, 370, 370, 520, 520, 520, 520, 520,
    520, 520, 520, 520, 520, 520, 370, 370, 520, 520, 520, 370, 770, 590, 570, 600, 610, 540, 520, 680,
    650, 280, 480, 580, 510, 710, 640, 670, 560, 680, 580, 480, 580, 650, 590, 850, 560, 570, 550, 370,
    360, 370, 520, 520, 520, 530, 560, 500, 560, 550, 370, 500, 550, 290, 370, 500, 290, 830, 550, 540,
    560, 560, 390, 400, 400, 550, 490, 740, 500, 490, 470, 370, 520, 370, 520,
  ]
  /// Trebuchet MS Bold, likewise.
  static let trebuchetBold: [Int16] = [
    300, 370, 370, 590, 590, 680, 710, 230, 370, 370, 430, 590, 370, 370, 370, 390, 590, 590, 590, 590,
    590, 590, 590, 590, 590, 590, 370, 370, 590, 590, 590, 440, 770, 630, 600, 610, 640, 570, 580, 670,
    680, 280, 530, 620, 550, 750, 670, 700, 590, 710, 610, 510, 610, 680, 620, 880, 600, 610, 560, 400,
    360, 400, 590, 590, 590, 530, 580, 510, 580, 570, 370, 500, 590, 300, 370, 550, 290, 860, 590, 570,
    580, 580, 430, 430, 400, 590, 530, 780, 550, 530, 530, 430, 590, 430, 590,
  ]
}
