internal import RenderTree

/// The layers that two lists have in common, in an order that both preserve.
struct SameLayers {
  /// The numbers of equal layers at the beginning and at the end of both lists.
  private let head, tail: Int
  /// The lengths of the lists.
  private let old, new: Int
  /// The common layers in between, as indices in the old and the new list.
  private let middle: [(old: Int, new: Int)]

  /// Finds the common layers. Complexity: O(layers · log layers), or O(layers) without allocating memory if
  /// one of the lists has no other layers in its middle.
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

  /// The number of pairs.
  var count: Int { head + middle.count + tail }

  /// The indices of a pair in the old and the new list. Both increase with the pairs.
  subscript(index: Int) -> (old: Int, new: Int) {
    if index < head { return (index, index) }
    if index < head + middle.count { return middle[index - head] }
    return (old - count + index, new - count + index)
  }

  /// Returns the largest subset of some pairs with increasing new indices in which the old indices increase
  /// too.
  private static func longestRising(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // For each length, the pair with the smallest old index that ends an increasing sequence of that length;
    // and for each pair its predecessor.
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
  /// Returns a Boolean value that indicates whether two arrays share their memory, and so are equal.
  func isShared(with other: [RenderNode]) -> Bool {
    if isEmpty || other.isEmpty { return isEmpty && other.isEmpty }
    return withUnsafeBufferPointer { p in
      other.withUnsafeBufferPointer { q in p.baseAddress == q.baseAddress && p.count == q.count }
    }
  }
}
