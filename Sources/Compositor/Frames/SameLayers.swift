internal import RenderTree

/// Which layers of a list are those of an older one, in an order that both lists keep.
struct SameLayers {
  /// How many layers at the beginning of both lists are the same, and how many at the end.
  private let head, tail: Int
  /// How many layers each list has.
  private let old, new: Int
  /// Those between, as indices in the old and in the new list.
  private let middle: [(old: Int, new: Int)]

  /// O(layers · log layers); O(layers), and without memory, where neither list has others than
  /// the other in its middle.
  init(_ old: [RenderNode], _ new: [RenderNode]) {
    var (head, tail) = (0, 0)
    let shorter = min(old.count, new.count)
    while head < shorter, old[head].identity == new[head].identity { head += 1 }
    while tail < shorter - head, old[old.count - 1 - tail].identity == new[new.count - 1 - tail].identity {
      tail += 1
    }
    (self.head, self.tail, self.old, self.new) = (head, tail, old.count, new.count)
    guard head < shorter - tail else {
      middle = []
      return
    }
    var indices: [ObjectIdentifier: Int] = [:]
    for index in head..<old.count - tail {
      if let identity = old[index].identity { indices[identity] = index }
    }
    middle = Self.longestRising(
      (head..<new.count - tail).compactMap { index in
        new[index].identity.flatMap { indices[$0] }.map { (old: $0, new: index) }
      })
  }

  /// How many pairs there are.
  var count: Int { head + middle.count + tail }

  /// A pair's indices in the old and in the new list; both rise with the pairs.
  subscript(index: Int) -> (old: Int, new: Int) {
    if index < head { return (index, index) }
    if index < head + middle.count { return middle[index - head] }
    return (old - count + index, new - count + index)
  }

  /// The most of some pairs, whose new indices rise, that keeps the old indices rising too.
  private static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // For each length, the pair with the least old index that ends a rising row so long; and for
    // each pair the one before it.
    var ends: [Int] = [], before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [(old: Int, new: Int)] = [], index = ends.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }
}

extension [RenderNode] {
  /// Whether two lists are the same memory, and so equal.
  func isShared(with other: [RenderNode]) -> Bool {
    if isEmpty || other.isEmpty { return isEmpty && other.isEmpty }
    return withUnsafeBufferPointer { p in
      other.withUnsafeBufferPointer { q in p.baseAddress == q.baseAddress && p.count == q.count }
    }
  }
}
