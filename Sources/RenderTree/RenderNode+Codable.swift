internal import CoreGraphics

// A tree is encoded as a list in which each layer precedes its sublayers, so that trees of any depth can be
// encoded and decoded.
extension RenderNode: Codable {
  private struct Entry: Codable {
    /// The number of the layer's ancestors.
    var level: Int
    /// A Boolean value that indicates whether the layer is the mask of its superlayer. Omitted if it is not.
    var isMask: Bool?
    var state: LayerState
  }

  package init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    var entries: [Entry] = []
    // The index of the last layer of every level, and of each layer's superlayer.
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
    // From the end of the list, each layer finds its sublayers already made.
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
