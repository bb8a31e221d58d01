/// A plain model of a tree: nodes by number, each with the ordered list of its children.
package struct NumberedTree {
  package private(set) var parent: [Int?]
  package var children: [[Int]]

  /// Nodes without any tree.
  package init(count: Int) {
    parent = Array(repeating: nil, count: count)
    children = Array(repeating: [], count: count)
  }

  /// Returns the nodes from one up to its top, itself first.
  package func upwards(from node: Int) -> some Sequence<Int> { sequence(first: node) { parent[$0] } }

  /// Returns whether `a` is `b` or one of its ancestors.
  package func isAbove(_ a: Int, _ b: Int) -> Bool { upwards(from: b).contains(a) }

  package func top(_ node: Int) -> Int { upwards(from: node).reduce(node) { $1 } }

  package mutating func take(_ node: Int) {
    guard let above = parent[node] else { return }
    children[above].removeAll { $0 == node }
    parent[node] = nil
  }

  /// Removes the node from its parent and inserts it at the position that `index` returns afterwards.
  package mutating func put(_ node: Int, into above: Int, at index: (NumberedTree) -> Int) {
    take(node)
    children[above].insert(node, at: index(self))
    parent[node] = above
  }
}
