internal import CoreGraphics
package import Foundation

/// A spatial index of the boxes of many siblings, packed into a tree, which finds those at a point without
/// testing them all.
///
/// Siblings are identified by rank, their number from back to front. Neighbours in the plane share a node of
/// the tree. A node stores the box around everything in it and its largest and smallest rank, so a search
/// skips nodes that miss the point or are behind a find. Building takes O(n log n), a search O(log n) if few
/// boxes overlap and O(n) at worst. Memory: 48 bytes per sibling.
package final class SiblingIndex {
  /// An upright rectangle that includes all its edges, in the coordinate space of the siblings' superlayer.
  package struct Box: Equatable {
    var minX, minY, maxX, maxY: CGFloat

    /// The box that contains every point, for siblings that must always be tested.
    static let everywhere = Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

    /// Returns a Boolean value that indicates whether the box contains a point. Points with NaN coordinates
    /// are in every box.
    @inline(__always) func holds(_ p: CGPoint) -> Bool {
      !(p.x < minX || p.x > maxX || p.y < minY || p.y > maxY)
    }

    mutating func formUnion(_ other: Box) {
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
    }

    var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
  }

  private struct Node {
    var box: Box
    /// The largest and the smallest rank in the node. They are equal in the lowest row, where a node is one
    /// sibling.
    var front: Int32
    var back: Int32
  }

  /// The number of nodes that share one node of the row above.
  private static let fanOut = 8

  /// The nodes row by row, beginning with the siblings and ending with a row of at most `fanOut`.
  private var nodes: [Node] = []
  /// The starts of the rows in `nodes`, and the end of the last one.
  private var rows: [Int] = [0]

  /// Creates an index of boxes in the order of their ranks.
  package init(_ boxes: [Box]) {
    nodes.reserveCapacity(boxes.count + boxes.count / (Self.fanOut - 1) + 8)
    for rank in Self.neighbourly(boxes) {
      nodes.append(Node(box: boxes[rank], front: Int32(rank), back: Int32(rank)))
    }
    rows.append(nodes.count)
    while nodes.count - rows[rows.count - 2] > Self.fanOut {
      let row = rows[rows.count - 2]..<nodes.count
      for start in stride(from: row.lowerBound, to: row.upperBound, by: Self.fanOut) {
        var node = nodes[start]
        for other in nodes[start + 1..<min(start + Self.fanOut, row.upperBound)] {
          node.box.formUnion(other.box)
          node.front = max(node.front, other.front)
          node.back = min(node.back, other.back)
        }
        nodes.append(node)
      }
      rows.append(nodes.count)
    }
  }

  /// Returns the ranks in the order of a curve that keeps neighbours in the plane together (Morton's).
  /// Unbounded boxes come last.
  private static func neighbourly(_ boxes: [Box]) -> [Int] {
    var all: Box?
    for box in boxes where box.isFinite {
      if all == nil { all = box } else { all?.formUnion(box) }
    }
    guard let all else { return Array(boxes.indices) }
    let scaleX = 65535 / max(all.maxX - all.minX, .leastNormalMagnitude)
    let scaleY = 65535 / max(all.maxY - all.minY, .leastNormalMagnitude)
    func step(_ middle: CGFloat, _ scale: CGFloat) -> UInt32 { UInt32(max(0, min(65535, middle * scale))) }
    var keys = boxes.indices.map { rank in
      let box = boxes[rank]
      guard box.isFinite else { return UInt64(UInt32.max) << 32 | UInt64(rank) }
      let x = step((box.minX - all.minX) / 2 + (box.maxX - all.minX) / 2, scaleX)
      let y = step((box.minY - all.minY) / 2 + (box.maxY - all.minY) / 2, scaleY)
      return UInt64(spread(x) | spread(y) << 1) << 32 | UInt64(rank)
    }
    keys.sort()
    return keys.map { Int($0 & 0xFFFF_FFFF) }
  }

  /// Returns the sixteen bits of a number with a gap after each.
  private static func spread(_ number: UInt32) -> UInt32 {
    var n = number
    n = (n | n << 8) & 0x00FF_00FF
    n = (n | n << 4) & 0x0F0F_0F0F
    n = (n | n << 2) & 0x3333_3333
    return (n | n << 1) & 0x5555_5555
  }

  /// Returns the frontmost of the siblings behind `rank` whose box contains a point, or nil if there is none.
  package func frontmost(at p: CGPoint, behind rank: Int) -> Int? {
    let row = rows.count - 2
    let found = nodes.withUnsafeBufferPointer {
      search($0, row: row, rows[row]..<rows[row + 1], p, behind: Int32(clamping: rank), best: -1)
    }
    return found < 0 ? nil : Int(found)
  }

  private func search(
    _ nodes: UnsafeBufferPointer<Node>, row: Int, _ range: Range<Int>, _ p: CGPoint, behind rank: Int32,
    best: Int32
  ) -> Int32 {
    var best = best
    for i in range where nodes[i].front > best && nodes[i].back < rank && nodes[i].box.holds(p) {
      if row == 0 {
        best = nodes[i].front
      } else {
        let first = rows[row - 1] + (i - rows[row]) * Self.fanOut
        best = search(
          nodes, row: row - 1, first..<min(first + Self.fanOut, rows[row]), p, behind: rank, best: best)
      }
    }
    return best
  }
}
