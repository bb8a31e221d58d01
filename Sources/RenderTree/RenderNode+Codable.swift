internal import CoreGraphics

// A tree is written as a list, each layer before those in it, so that trees of any depth
// can be written and read.
extension RenderNode: Codable {
  private struct Entry: Codable {
    /// How many layers there are above this one.
    var level: Int
    /// Whether it is the mask of the layer above it; left out where it is not.
    var isMask: Bool?
    var state: LayerState
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var entries: [Entry] = []
    // The index of the last layer of every level, and of the layer that each one lies in.
    var path: [Int] = [], parents: [Int] = []
    while !list.isAtEnd {
      let entry = try list.decode(Entry.self)
      guard entry.level >= 0, entry.level <= path.count, (entry.level == 0) == entries.isEmpty else {
        throw DecodingError.dataCorruptedError(
          in: list,
          debugDescription:
            "level \(entry.level) after \(path.count - 1): only the first layer has level 0, and "
            + "another is at most one level below the layer before it")
      }
      path.removeSubrange(entry.level...)
      parents.append(path.last ?? 0)
      path.append(entries.count)
      entries.append(entry)
    }
    guard !entries.isEmpty else {
      throw DecodingError.dataCorruptedError(in: list, debugDescription: "a tree of layers has at least one")
    }
    // From the back each layer finds those in it made.
    var nodes = entries.map { RenderNode(state: $0.state) }
    for index in entries.indices.dropFirst().reversed() {
      nodes[index].children.reverse()
      let node = nodes.removeLast()
      if entries[index].isMask == true {
        nodes[parents[index]].mask = [node]
      } else {
        nodes[parents[index]].children.append(node)
      }
    }
    nodes[0].children.reverse()
    self = nodes[0]
  }

  package func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    var waiting = [(node: self, level: 0, isMask: false)]
    while let (node, level, isMask) = waiting.popLast() {
      try list.encode(Entry(level: level, isMask: isMask ? true : nil, state: node.state))
      waiting += node.children.reversed().map { ($0, level + 1, false) }
      waiting += node.mask.map { ($0, level + 1, true) }
    }
  }
}
