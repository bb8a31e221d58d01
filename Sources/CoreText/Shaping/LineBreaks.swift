/// The line break opportunities of a text: the rules of Unicode's line breaking algorithm (UAX #14) that
/// matter outside South East Asia. Thai, Lao, Khmer and Burmese, which need dictionaries, break at spaces
/// only.
enum LineBreaks {
  /// The classes of UAX #14 that the rules below distinguish.
  private enum Kind: UInt8 {
    case alphabetic, space, newline, zeroWidthSpace, joiner, glue, breakAfter, breakBefore, hyphen, open,
      close
    case exclamation, infix, slash, quote, nonstarter, ideograph, number, prefix, postfix, dash, mark
    case inseparable, object
  }

  /// Returns for every UTF-16 unit whether a line may begin there. `false` at 0.
  static func opportunities(_ units: [UInt16]) -> [Bool] {
    var result = [Bool](repeating: false, count: units.count)
    guard units.count > 1 else { return result }
    var before = kind(units, 0)
    if before == .mark { before = .alphabetic }
    var beforeSpaces = before
    for index in 1..<units.count {
      if UTF16.isTrailSurrogate(units[index]) { continue }
      var after = kind(units, index)
      if after == .mark, before != .space, before != .newline, before != .zeroWidthSpace {
        continue  // a mark goes with its base
      }
      if after == .mark { after = .alphabetic }
      result[index] = mayBreak(before, after, beforeSpaces, units, index)
      before = after
      if after != .space { beforeSpaces = after }
    }
    return result
  }

  private static func mayBreak(
    _ before: Kind, _ after: Kind, _ beforeSpaces: Kind, _ units: [UInt16], _ index: Int
  ) -> Bool {
    if before == .newline { return !(units[index - 1] == 0x0D && units[index] == 0x0A) }
    if after == .newline || after == .space || after == .zeroWidthSpace { return false }
    if beforeSpaces == .zeroWidthSpace { return true }
    if after == .joiner || before == .joiner || before == .glue { return false }
    if after == .glue { return before == .space || before == .hyphen || before == .breakAfter }
    if after == .close || after == .exclamation || after == .slash || after == .infix { return false }
    if beforeSpaces == .open { return false }
    if beforeSpaces == .quote, after == .open, before != .space { return false }
    if beforeSpaces == .close, after == .nonstarter { return false }
    if before == .space { return true }
    if after == .quote || before == .quote { return false }
    if before == .object || after == .object { return true }
    if after == .breakAfter || after == .hyphen || after == .nonstarter || before == .breakBefore {
      return false
    }
    if before == .dash || after == .dash { return !(before == .dash && after == .dash) }
    if after == .inseparable { return false }
    switch (before, after) {
    case (.alphabetic, .alphabetic), (.alphabetic, .number), (.number, .alphabetic), (.number, .number):
      return false
    case (.prefix, .alphabetic), (.prefix, .number), (.prefix, .ideograph), (.prefix, .open): return false
    case (.alphabetic, .prefix), (.alphabetic, .postfix), (.number, .prefix), (.number, .postfix):
      return false
    case (.postfix, .alphabetic), (.postfix, .number), (.postfix, .open): return false
    case (.close, .postfix), (.close, .prefix), (.ideograph, .postfix): return false
    case (.hyphen, .number), (.infix, .number), (.slash, .number): return false
    case (.infix, .alphabetic): return false
    case (.alphabetic, .open), (.number, .open): return false
    case (.close, .alphabetic), (.close, .number): return false
    default: return true
    }
  }

  private static func kind(_ units: [UInt16], _ index: Int) -> Kind {
    let unit = units[index]
    if unit < 0x80 { return ascii[Int(unit)] }
    if UTF16.isLeadSurrogate(unit), index + 1 < units.count, UTF16.isTrailSurrogate(units[index + 1]) {
      let scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(units[index + 1]) - 0xDC00)
      return wide(scalar)
    }
    switch unit {
    case 0x85, 0x2028, 0x2029: return .newline
    case 0xA0, 0x202F, 0x2007, 0x34F: return .glue
    case 0xAD, 0x2010, 0x2012, 0x2013, 0x2000...0x2006, 0x2008...0x200A, 0x1680, 0x3000: return .breakAfter
    case 0x2014: return .dash
    case 0x200B: return .zeroWidthSpace
    case 0x200D, 0x2060, 0xFEFF: return .joiner
    case 0x2024...0x2026: return .inseparable
    case 0xAB, 0xBB, 0x2018, 0x2019, 0x201B, 0x201C, 0x201D, 0x201F, 0x2039, 0x203A: return .quote
    case 0xA1, 0xBF, 0x201A, 0x201E: return .open
    case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212: return .prefix
    case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109: return .postfix
    case 0xFFFC: return .object
    case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: return .close
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0xFF08, 0xFF3B, 0xFF5B:
      return .open
    case 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B, 0xFF09, 0xFF3D, 0xFF5D:
      return .close
    case 0xFF01, 0xFF1F: return .exclamation
    case 0x3005, 0x301C, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5,
      0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0xFF1A, 0xFF1B, 0xFF65:
      return .nonstarter
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F, 0x3099, 0x309A,
      0x20D0...0x20FF,
      0xFE00...0xFE0F, 0xFE20...0xFE2F:
      return .mark
    case 0x660...0x669, 0x6F0...0x6F9: return .number
    default: return CharacterWidth.isWide(UInt32(unit)) ? .ideograph : .alphabetic
    }
  }

  private static func wide(_ scalar: UInt32) -> Kind {
    switch scalar {
    case 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF: .mark
    case 0x1F1E6...0x1F1FF: .ideograph
    default: CharacterWidth.isWide(scalar) || (0x1F000...0x1FAFF).contains(scalar) ? .ideograph : .alphabetic
    }
  }

  private static let ascii: [Kind] = (0..<128).map { code in
    switch UInt8(code) {
    case 0x0A...0x0D: .newline
    case 0x09: .breakAfter
    case 0x20: .space
    case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
    case UInt8(ascii: "\""), UInt8(ascii: "'"): .quote
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .open
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): .close
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "|"): .breakAfter
    case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
    case UInt8(ascii: "%"): .postfix
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .number
    default: .alphabetic
    }
  }
}
