internal import Foundation

/// The widths of characters that do not depend on the font: ideographs, kana, hangul, full-width forms and
/// emoji are one em wide, and some spaces are fractions of it.
enum CharacterWidth {
  /// The first and last code points of the wide ranges, in ascending order. Source: Unicode 14,
  /// East_Asian_Width W and F.
  private static let wide: [(UInt32, UInt32)] = [
    (0x1100, 0x115F), (0x231A, 0x231B), (0x2329, 0x232A), (0x23E9, 0x23EC), (0x23F0, 0x23F0),
    (0x23F3, 0x23F3), (0x25FD, 0x25FE), (0x2614, 0x2615), (0x2648, 0x2653), (0x267F, 0x267F),
    (0x2693, 0x2693), (0x26A1, 0x26A1), (0x26AA, 0x26AB), (0x26BD, 0x26BE), (0x26C4, 0x26C5),
    (0x26CE, 0x26CE), (0x26D4, 0x26D4), (0x26EA, 0x26EA), (0x26F2, 0x26F3), (0x26F5, 0x26F5),
    (0x26FA, 0x26FA), (0x26FD, 0x26FD), (0x2705, 0x2705), (0x270A, 0x270B), (0x2728, 0x2728),
    (0x274C, 0x274C), (0x274E, 0x274E), (0x2753, 0x2755), (0x2757, 0x2757), (0x2795, 0x2797),
    (0x27B0, 0x27B0), (0x27BF, 0x27BF), (0x2B1B, 0x2B1C), (0x2B50, 0x2B50), (0x2B55, 0x2B55),
    (0x2E80, 0x303E), (0x3041, 0x3247), (0x3250, 0x4DBF), (0x4E00, 0xA4CF), (0xA960, 0xA97F),
    (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFE10, 0xFE1F), (0xFE30, 0xFE6F), (0xFF01, 0xFF60),
    (0xFFE0, 0xFFE6), (0x16FE0, 0x18DFF), (0x1AFF0, 0x1B2FB), (0x1F004, 0x1F004), (0x1F0CF, 0x1F0CF),
    (0x1F18E, 0x1F18E), (0x1F191, 0x1F19A), (0x1F200, 0x1F64F), (0x1F680, 0x1F6FF), (0x1F900, 0x1F9FF),
    (0x1FA70, 0x1FAFF), (0x20000, 0x3FFFD),
  ]

  /// Returns the width in em of a space that is a fraction of the em, or nil for any other character.
  ///
  /// Source: The Unicode Standard, chapter 6, "Space Characters". It leaves a choice for some: a thin space
  /// is a fifth of an em, a narrow no-break space is a thin space, and a hair space, "thinner than a thin
  /// space", is a sixteenth, as in HarfBuzz for fonts without one. San Francisco's own have not been
  /// measured.
  static func space(_ scalar: UInt32) -> CGFloat? {
    switch scalar {
    case 0x2001, 0x2003: 1
    case 0x2000, 0x2002: 1 / 2
    case 0x2004: 1 / 3
    case 0x2005: 1 / 4
    case 0x2006: 1 / 6
    case 0x2009, 0x202F: 1 / 5
    case 0x200A: 1 / 16
    case 0x205F: 4 / 18
    default: nil
    }
  }

  /// Returns the character whose width a space has: a digit for the figure space, a full stop for the
  /// punctuation space, a space for the no-break space. Returns nil for any other character.
  static func model(ofSpace scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0xA0: 0x20
    case 0x2007: 0x30
    case 0x2008: 0x2E
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether a code point is a Korean syllable.
  static func isHangul(_ scalar: UInt32) -> Bool { (0xAC00...0xD7A3).contains(scalar) }

  /// Returns the width in em of a character that Latin families take from another font: that of an ideograph,
  /// or of a Korean syllable, which is narrower than its em. Returns nil for any other character.
  ///
  /// Source: of 26 stored Korean labels of Pretendard, in 12 to 19 points, each has 0.863 to 0.868, as the
  /// system's has in 12 and 17 points.
  static func foreign(_ scalar: UInt32) -> CGFloat? {
    isHangul(scalar) ? 0.865 : isWide(scalar) ? 1 : nil
  }

  /// Returns the width of an emoji in em at a size: 1.347 up to 17 points, then closer to 1.
  ///
  /// Source: labels that Interface Builder stores by themselves or before letters, 23 points wide in 17 (32
  /// between two spaces of 4.4 each), 24 in 18, 26.3 in 22, 38 in 34, 40 in 35, 43 in 38, 50 in 45, 65 in 60
  /// and 326 in 300, and buttons 54 points wide in 50, 75 in 70, 77 in 72 and 97 in 90.
  static func emoji(size: CGFloat) -> CGFloat {
    guard size > 17 else { return 22.9 / 17 }
    let known: [(size: CGFloat, width: CGFloat)] = [
      (17, 22.9), (18, 23.9), (22, 26.3), (34, 38), (38, 42.9), (46, 49.95), (50, 54), (60, 64.6),
      (70, 75), (72, 77), (90, 96.9), (300, 325.5),
    ]
    guard let upper = known.firstIndex(where: { $0.size >= size }) else { return 1.085 }
    let (low, high) = (known[upper - 1], known[upper])
    return (low.width + (size - low.size) * (high.width - low.width) / (high.size - low.size)) / size
  }

  /// Returns a Boolean value that indicates whether a code point is one em wide.
  static func isWide(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x1100 else { return false }
    var (low, high) = (0, wide.count)
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].1 < scalar { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].0 <= scalar
  }
}
