package import CoreGraphics

/// What another frame changes in a kept picture: pixels that are there and move, and after that
/// areas that are painted anew.
package struct Damage: Sendable, Equatable {
  /// Pixels that are moved.
  package struct Move: Sendable, Equatable {
    /// Where they go.
    package var area: PixelArea
    /// How far they go to the right, in pixels.
    package var dx: Int
    /// How far they go down, in pixels.
    package var dy: Int
  }

  /// All that can be damaged.
  package private(set) var screen: PixelArea
  package internal(set) var move: Move?
  /// Areas to be painted anew, none empty; no two share a pixel.
  package private(set) var areas: [PixelArea] = []

  /// The most areas that are kept apart.
  package static let mostAreas = 8

  /// No damage.
  package init(screen: PixelArea) { self.screen = screen }

  /// Makes it no damage again, of a screen of any size.
  mutating func restart(_ screen: PixelArea) {
    self.screen = screen
    move = nil
    areas.removeAll(keepingCapacity: true)
  }

  /// Whether the picture stays as it is.
  package var isEmpty: Bool { move == nil && areas.isEmpty }

  /// How many pixels are painted anew.
  package var count: Int { areas.reduce(0) { $0 + $1.count } }

  /// Adds an area, as far as it is on the screen. Areas that meet, and those that are
  /// many, become one around them.
  package mutating func add(_ area: PixelArea) {
    var area = area.intersection(screen)
    guard !area.isEmpty, !areas.contains(where: { $0.contains(area) }) else { return }
    while let index = areas.firstIndex(where: { $0.intersects(area) || $0.joins(area) }) {
      area = area.union(areas.remove(at: index))
    }
    areas.append(area)
    guard areas.count > Self.mostAreas else { return }
    // The two whose union wastes least.
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

  /// Adds everything; nothing needs to be moved then.
  package mutating func addEverything() {
    restart(screen)
    if !screen.isEmpty { areas.append(screen) }
  }
}

extension PixelArea {
  /// Whether painting around both areas costs little more than painting each.
  fileprivate func joins(_ other: PixelArea) -> Bool {
    // What an area costs besides its pixels, in pixels.
    union(other).count <= count + other.count + 4096
  }
}
