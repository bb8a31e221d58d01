internal import CFriBidi

/// The embedding levels of bidirectional text and the visual order of its runs: Unicode's bidirectional
/// algorithm (UAX #9), implemented by FriBidi.
enum Bidi {
  /// The directions within a paragraph that attributes of a part of it request.
  typealias Embeddings = [TextEmbedding]

  /// A paragraph in FriBidi's form, with control characters that represent embeddings.
  private struct Reading {
    var scalars: [FriBidiChar] = []
    /// The index of each UTF-16 unit's scalar.
    var places: [Int] = []
    var types: [FriBidiCharType] = []

    init(_ units: [UInt16], _ range: Range<Int>, _ embeddings: (Int) -> Embeddings) {
      places.reserveCapacity(range.count)
      scalars.reserveCapacity(range.count)
      var open: Embeddings = []
      var index = range.lowerBound
      while index < range.upperBound {
        change(&open, to: embeddings(index))
        let scalar = units.scalar(at: index)
        let width = scalar.value > 0xFFFF ? 2 : 1
        for _ in 0..<min(width, range.upperBound - index) { places.append(scalars.count) }
        scalars.append(scalar.value)
        index += width
      }
      change(&open, to: [])
      types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
      fribidi_get_bidi_types(scalars, FriBidiStrIndex(scalars.count), &types)
    }

    /// Ends embeddings and begins others at the start of another part of the text.
    private mutating func change(_ open: inout Embeddings, to wanted: Embeddings) {
      guard open != wanted else { return }
      let shared = zip(open, wanted).prefix { $0 == $1 }.count
      scalars += repeatElement(0x202C, count: open.count - shared)
      scalars += wanted[shared...].map(\.control)
      open = wanted
    }
  }

  /// Returns the level of every UTF-16 unit of a paragraph: even levels run left to right, odd ones right to
  /// left.
  ///
  /// - Parameters:
  ///   - units: The UTF-16 units of the text.
  ///   - range: The range of the paragraph.
  ///   - rightToLeft: Pass `true` if the paragraph runs from right to left.
  ///   - embeddings: A closure that returns the embeddings of the part of the text that contains a unit.
  /// - Returns: The levels, one for each unit of the range.
  static func levels(
    _ units: [UInt16], _ range: Range<Int>, rightToLeft: Bool, embeddings: (Int) -> Embeddings = { _ in [] }
  ) -> [UInt8] {
    guard !range.isEmpty else { return [] }
    let reading = Reading(units, range, embeddings)
    let count = reading.scalars.count, length = FriBidiStrIndex(count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    fribidi_get_bracket_types(reading.scalars, length, reading.types, &brackets)
    var base = rightToLeft ? mica_fribidi_right_to_left : mica_fribidi_left_to_right
    var levels = [FriBidiLevel](repeating: 0, count: count)
    guard fribidi_get_par_embedding_levels_ex(reading.types, brackets, length, &base, &levels) != 0 else {
      return [UInt8](repeating: rightToLeft ? 1 : 0, count: range.count)
    }
    // Trailing spaces have the paragraph's direction.
    for index in levels.indices.reversed() {
      guard mica_fribidi_is_loose(reading.types[index]) != 0 else { break }
      levels[index] = rightToLeft ? 1 : 0
    }
    return reading.places.map { UInt8(clamping: Int(levels[$0])) }
  }

  /// Returns a Boolean value that indicates whether the first letter of a text belongs to a right-to-left
  /// script.
  static func startsRightToLeft(_ units: [UInt16], _ range: Range<Int>) -> Bool {
    let types = Reading(units, range) { _ in [] }.types
    return fribidi_get_par_direction(types, FriBidiStrIndex(types.count)) == mica_fribidi_right_to_left
  }

  /// Returns the visual order of runs from their levels: indices of `levels` from left to right.
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
}

extension TextEmbedding {
  /// Unicode's control character that begins the embedding.
  fileprivate var control: FriBidiChar {
    switch self {
    case .leftToRight: 0x202A
    case .rightToLeft: 0x202B
    case .leftToRightOverride: 0x202D
    case .rightToLeftOverride: 0x202E
    }
  }
}
