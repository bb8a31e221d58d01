internal import CoreGraphics

extension RenderNode: Equatable {
  /// Returns a Boolean value that indicates whether two trees of any depth are equal. Complexity: O(layers),
  /// without those that both trees share.
  package static func == (a: RenderNode, b: RenderNode) -> Bool {
    guard a.state == b.state, a.motion == b.motion else { return false }
    // The lists of layers that remain to be compared. No recursion, since a tree may be deeper than the stack
    // allows.
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
