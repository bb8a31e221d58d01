/// The properties of single characters that shaping needs.
enum CharacterClass {
  /// Returns a Boolean value that indicates whether a UTF-16 unit is a character on its own: one glyph, no
  /// marks, no joining, left to right.
  static func isSimple(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x300: unit != 0xAD
    case 0x370..<0x483, 0x48A..<0x530: true
    case 0x10A0..<0x1100, 0x1E00..<0x2000: true
    case 0x2000..<0x200B, 0x2010..<0x2028, 0x202F..<0x2060, 0x2070..<0x20D0, 0x2100..<0x231A: true
    case 0x2460..<0x25FD: true
    case 0x2E80..<0x302A, 0x3030..<0x3099, 0x309B..<0xA4D0: true
    case 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF01..<0xFFE7: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a character is part of right-to-left text.
  static func isRightToLeft(_ unit: UInt16) -> Bool {
    (0x590..<0x900).contains(unit) || (0xFB1D..<0xFE00).contains(unit) || (0xFE70..<0xFEFF).contains(unit)
      || unit == 0x200F || unit == 0x202B || unit == 0x202E || unit == 0x2067
      || (0xD802...0xD803).contains(unit) || (0xD83A...0xD83B).contains(unit)
  }

  /// Returns a Boolean value that indicates whether a character is invisible at the end of a line.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x2028, 0x2029, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a character is a Korean syllable or a letter of one.
  static func isKorean(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }

  /// Returns a Boolean value that indicates whether a character ends a paragraph or a line.
  static func isNewline(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029 || unit == 0x85 || unit == 0x0B
      || unit == 0x0C
  }

  /// Returns the mirrored form of a character in right-to-left text.
  static func mirrored(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0x28: 0x29
    case 0x29: 0x28
    case 0x3C: 0x3E
    case 0x3E: 0x3C
    case 0x5B: 0x5D
    case 0x5D: 0x5B
    case 0x7B: 0x7D
    case 0x7D: 0x7B
    case 0xAB: 0xBB
    case 0xBB: 0xAB
    case 0x2039: 0x203A
    case 0x203A: 0x2039
    default: scalar
    }
  }
}
