internal import RenderTree

/// Which layers of a list are those of an older one, in an order that both lists keep.
struct SameLayers {
  /// Indices in the old and in the new list, rising in both.
  private(set) var pairs: [(old: Int, new: Int)] = []

  /// O(layers).
  init(_ old: [RenderNode], _ new: [RenderNode]) {
    var head = 0
    let shorter = min(old.count, new.count)
    while head < shorter, old[head].identity == new[head].identity {
      pairs.append((head, head))
      head += 1
    }
    var tail = 0
    while tail < shorter - head, old[old.count - 1 - tail].identity == new[new.count - 1 - tail].identity { tail += 1 }
    if head < shorter - tail {
      var indices: [ObjectIdentifier: Int] = [:]
      for index in head..<old.count - tail { if let identity = old[index].identity { indices[identity] = index } }
      var last = head - 1
      for index in head..<new.count - tail {
        guard let identity = new[index].identity, let match = indices[identity], match > last else { continue }
        pairs.append((match, index))
        last = match
      }
    }
    for index in (0..<tail).reversed() { pairs.append((old.count - 1 - index, new.count - 1 - index)) }
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
