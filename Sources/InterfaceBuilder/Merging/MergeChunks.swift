/// A part of a merge: lines that all versions share, or lines that at least one version changed.
struct MergeChunk {
  var base, ours, theirs: ArraySlice<String>
  /// A Boolean value that indicates whether the three versions have the same lines, apart from what Interface
  /// Builder writes automatically.
  var isCommon: Bool

  /// Divides three versions of a text into chunks (diff3). The cost is the number of lines times the number
  /// of differences.
  static func chunks(base: [String], ours: [String], theirs: [String]) -> [MergeChunk] {
    let lines = (base: base, ours: ours, theirs: theirs)
    let essences = [base, ours, theirs].map { $0.map(essence) }
    let inOurs = places(of: essences[0], in: essences[1]), inTheirs = places(of: essences[0], in: essences[2])
    var chunks: [MergeChunk] = [], (b, o, t) = (0, 0, 0)
    func chunk(_ base: Range<Int>, _ own: Range<Int>, _ other: Range<Int>, isCommon: Bool) -> MergeChunk {
      MergeChunk(
        base: lines.base[base], ours: lines.ours[own], theirs: lines.theirs[other], isCommon: isCommon)
    }
    while b < base.count || o < ours.count || t < theirs.count {
      // The lines from here on that all versions share.
      var count = 0
      while b + count < base.count, inOurs[b + count] == o + count, inTheirs[b + count] == t + count {
        count += 1
      }
      if count > 0 {
        chunks.append(chunk(b..<b + count, o..<o + count, t..<t + count, isCommon: true))
        (b, o, t) = (b + count, o + count, t + count)
        continue
      }
      // Everything up to the next line that all versions share.
      let next = (b..<base.count).first { inOurs[$0] != nil && inTheirs[$0] != nil }
      let ends =
        next.map { ($0, inOurs[$0] ?? 0, inTheirs[$0] ?? 0) } ?? (base.count, ours.count, theirs.count)
      chunks.append(chunk(b..<ends.0, o..<ends.1, t..<ends.2, isCommon: false))
      (b, o, t) = ends
    }
    return chunks
  }

  /// Returns a line without what Interface Builder writes automatically.
  static func essence(_ line: String) -> String { MergedTag(line)?.essence.line ?? line }

  /// Returns the index of each base line in another version, or nil for lines that it does not contain.
  private static func places(of base: [String], in other: [String]) -> [Int?] {
    let difference = other.difference(from: base)
    let removed = Set(difference.removals.map(\.offset)), inserted = Set(difference.insertions.map(\.offset))
    let kept = other.indices.filter { !inserted.contains($0) }
    var places: [Int?] = [], next = 0
    for index in base.indices {
      if removed.contains(index) {
        places.append(nil)
      } else {
        places.append(kept[next])
        next += 1
      }
    }
    return places
  }
}

extension CollectionDifference.Change {
  /// The index of the element in the old version, or in the new one for insertions.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
