package import CoreGraphics

/// The difference between a cached image and the next frame: pixels that move, then areas that are repainted.
package struct Damage: Sendable, Equatable {
  /// A movement of existing pixels.
  package struct Move: Sendable, Equatable {
    /// The destination of the pixels.
    package var area: PixelArea
    /// The distance to the right in pixels.
    package var dx: Int
    /// The distance downwards in pixels.
    package var dy: Int
  }

  /// The area that can be damaged.
  package private(set) var screen: PixelArea
  package internal(set) var move: Move?
  /// The areas to repaint. They are not empty and do not overlap.
  package private(set) var areas: [PixelArea] = []

  /// The maximum number of separate areas.
  package static let mostAreas = 8

  /// Creates an empty damage.
  package init(screen: PixelArea) { self.screen = screen }

  /// Resets to no damage, for a screen of any size.
  mutating func restart(_ screen: PixelArea) {
    self.screen = screen
    move = nil
    areas.removeAll(keepingCapacity: true)
  }

  /// A Boolean value that indicates whether the image is unchanged.
  package var isEmpty: Bool { move == nil && areas.isEmpty }

  /// The number of pixels to repaint.
  package var count: Int { areas.reduce(0) { $0 + $1.count } }

  /// Adds an area, limited to the screen. Overlapping areas, and areas beyond the maximum number, are merged.
  package mutating func add(_ area: PixelArea) {
    var area = area.intersection(screen)
    guard !area.isEmpty, !areas.contains(where: { $0.contains(area) }) else { return }
    while let index = areas.firstIndex(where: { $0.intersects(area) || $0.joins(area) }) {
      area = area.union(areas.remove(at: index))
    }
    areas.append(area)
    guard areas.count > Self.mostAreas else { return }
    // Merge the two areas whose union wastes the fewest pixels.
    var best = (waste: Int.max, first: 0, second: 0)
    for second in areas.indices {
      for first in 0..<second {
        let waste = areas[first].union(areas[second]).count - areas[first].count - areas[second].count
        if waste < best.waste { best = (waste, first, second) }
      }
    }
    let union = areas[best.first].union(areas.remove(at: best.second))
    areas.remove(at: best.first)
    add(union)
  }

  /// Adds the whole screen and cancels the move.
  package mutating func addEverything() {
    restart(screen)
    if !screen.isEmpty { areas.append(screen) }
  }
}

extension PixelArea {
  /// Returns a Boolean value that indicates whether painting the union costs little more than painting both
  /// areas.
  fileprivate func joins(_ other: PixelArea) -> Bool {
    // The fixed cost of an area, in pixels.
    union(other).count <= count + other.count + 4096
  }
}
