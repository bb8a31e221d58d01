/// Embedding levels of text that runs in both directions: the implicit rules of Unicode's bidirectional algorithm
/// (UAX #9: P2–P3, W1–W7, N1–N2, I1–I2, L1–L2).
///
/// Embeddings, overrides and isolates by control characters are not followed, paired brackets (N0) resolve as
/// other neutrals.
enum Bidi {
  private enum Kind: UInt8 {
    case left, right, arabic, number, arabicNumber, separator, terminator, commonSeparator, mark, space,
      neutral
  }

  /// The level of every UTF-16 unit of a paragraph: even runs left to right, odd right to left.
  static func levels(_ units: ArraySlice<UInt16>, direction: WritingDirection) -> [UInt8] {
    let original = classify(units)
    let base: UInt8 =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .natural: isRightToLeft(original) ? 1 : 0
      }
    var kinds = original
    resolveWeak(&kinds, base: base)
    resolveNeutral(&kinds, base: base)
    var levels = kinds.map { kind -> UInt8 in
      switch kind {
      case .right: base | 1
      case .number, .arabicNumber: (base + 2) & ~1
      default: base & 1 == 0 ? base : base + 1
      }
    }
    // Spaces at the end go with the paragraph.
    var index = levels.count - 1
    while index >= 0, original[index] == .space {
      levels[index] = base
      index -= 1
    }
    return levels
  }

  /// Whether the first letter of a text is of a right-to-left script.
  static func startsRightToLeft(_ units: ArraySlice<UInt16>) -> Bool {
    units.contains(where: CharacterClass.isRightToLeft) && isRightToLeft(classify(units))
  }

  private static func isRightToLeft(_ kinds: [Kind]) -> Bool {
    kinds.first { $0 == .left || $0 == .right || $0 == .arabic }.map { $0 != .left } ?? false
  }

  /// Visual order of runs from their levels: places in `levels`, left to right.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    var level = highest
    while level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }

  private static func resolveWeak(_ kinds: inout [Kind], base: UInt8) {
    let edge: Kind = base & 1 == 0 ? .left : .right
    var previous = edge
    var strong = edge
    for index in kinds.indices {
      if kinds[index] == .mark { kinds[index] = previous }
      previous = kinds[index]
      switch kinds[index] {
      case .left, .right, .arabic: strong = kinds[index]
      case .number where strong == .arabic: kinds[index] = .arabicNumber
      default: break
      }
    }
    for index in kinds.indices where kinds[index] == .arabic { kinds[index] = .right }
    for index in kinds.indices.dropFirst().dropLast() {
      let (a, b) = (kinds[index - 1], kinds[index + 1])
      if kinds[index] == .separator, a == .number, b == .number { kinds[index] = .number }
      if kinds[index] == .commonSeparator, a == b, a == .number || a == .arabicNumber { kinds[index] = a }
    }
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .terminator else {
        index += 1
        continue
      }
      var end = index
      while end < kinds.count, kinds[end] == .terminator { end += 1 }
      let touches = (index > 0 && kinds[index - 1] == .number) || (end < kinds.count && kinds[end] == .number)
      for place in index..<end { kinds[place] = touches ? .number : .neutral }
      index = end
    }
    strong = edge
    for index in kinds.indices {
      switch kinds[index] {
      case .separator, .commonSeparator: kinds[index] = .neutral
      case .left, .right: strong = kinds[index]
      case .number where strong == .left: kinds[index] = .left
      default: break
      }
    }
  }

  private static func resolveNeutral(_ kinds: inout [Kind], base: UInt8) {
    let edge: Kind = base & 1 == 0 ? .left : .right
    func side(_ kind: Kind) -> Kind { kind == .left ? .left : .right }
    var index = 0
    var before = edge
    while index < kinds.count {
      guard kinds[index] == .neutral || kinds[index] == .space else {
        before = side(kinds[index])
        index += 1
        continue
      }
      var end = index
      while end < kinds.count, kinds[end] == .neutral || kinds[end] == .space { end += 1 }
      let after = end < kinds.count ? side(kinds[end]) : edge
      for place in index..<end { kinds[place] = before == after ? before : edge }
      index = end
    }
  }

  private static func classify(_ units: ArraySlice<UInt16>) -> [Kind] {
    units.map { unit in
      switch unit {
      case 0x30...0x39: .number
      case 0x41...0x5A, 0x61...0x7A: .left
      case 0x2B, 0x2D, 0x2212: .separator
      case 0x23...0x25, 0xA2...0xA5, 0xB0, 0xB1, 0x20A0...0x20CF, 0x66A: .terminator
      case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0, 0x60C: .commonSeparator
      case 0x20, 0x09...0x0D, 0x2000...0x200A, 0x2028, 0x2029, 0x3000: .space
      case 0x00...0x40, 0x5B...0x60, 0x7B...0xA9, 0xAB...0xB4, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7: .neutral
      case 0x300...0x36F, 0x591...0x5BD, 0x5BF, 0x5C1, 0x5C2, 0x610...0x61A, 0x64B...0x65F, 0x670, 0x200D:
        .mark
      case 0x200E: .left
      case 0x660...0x669, 0x66B, 0x66C: .arabicNumber
      case 0x6F0...0x6F9: .number
      case 0x590...0x5FF, 0x7C0...0x85F, 0xFB1D...0xFB4F, 0x200F: .right
      case 0x600...0x7BF, 0x860...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: .arabic
      case 0x2010...0x2027, 0x202A...0x202F, 0x2030...0x205E, 0x2190...0x2BFF, 0x3001...0x3020: .neutral
      default: .left
      }
    }
  }
}
