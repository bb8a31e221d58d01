internal import CoreGraphics

extension RenderNode: Equatable {
  /// Whether two trees are the same, layer by layer. O(layers), without those that both trees share; the
  /// trees may be of any depth.
  package static func == (a: RenderNode, b: RenderNode) -> Bool {
    guard a.state == b.state, a.motion == b.motion else { return false }
    // Lists of layers that are still to be compared; those of a tree may lie in one
    // another deeper than the stack.
    var waiting = [(a.mask, b.mask), (a.children, b.children)]
    while let (first, second) = waiting.popLast() {
      guard first.count == second.count else { return false }
      let isShared = first.withUnsafeBufferPointer { p in
        second.withUnsafeBufferPointer { q in p.baseAddress == q.baseAddress }
      }
      if isShared { continue }
      for (a, b) in zip(first, second) {
        guard a.state == b.state, a.motion == b.motion else { return false }
        if !a.mask.isEmpty || !b.mask.isEmpty { waiting.append((a.mask, b.mask)) }
        if !a.children.isEmpty || !b.children.isEmpty { waiting.append((a.children, b.children)) }
      }
    }
    return true
  }
}
