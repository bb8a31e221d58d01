internal import CoreGraphics
internal import Foundation
internal import RenderTree
internal import Synchronization

/// The drawn tiles of a tiled layer, of one level of detail, side by side from the top left corner of the
/// bounds.
final class LayerTiles {
  struct Place: Hashable {
    var column: Int
    var row: Int
  }

  /// The geometry of the tiles.
  struct Grid: Equatable {
    var bounds: CGRect
    /// The size of a tile in points.
    var tile: CGSize
    /// The number of pixels per point.
    var scale: CGFloat

    /// Returns the rectangle of a tile in the layer's coordinate space.
    func box(of place: Place) -> CGRect? {
      CGRect(
        x: bounds.minX + CGFloat(place.column) * tile.width,
        y: bounds.minY + CGFloat(place.row) * tile.height,
        width: tile.width, height: tile.height
      ).overlap(bounds)
    }

    /// Returns the tiles that a part of the bounds touches, row by row from the top left.
    func places(in part: CGRect) -> [Place] {
      let columns = range(part.minX - bounds.minX, part.maxX - bounds.minX, tile.width)
      return range(part.minY - bounds.minY, part.maxY - bounds.minY, tile.height).flatMap { row in
        columns.map { Place(column: $0, row: row) }
      }
    }

    private func range(_ from: CGFloat, _ to: CGFloat, _ side: CGFloat) -> Range<Int> {
      let first = Int((max(from, 0) / side).rounded(.down))
      return first..<max(first, Int((to / side).rounded(.up)))
    }
  }

  private(set) var grid: Grid?
  private var tiles: [Place: RenderNode] = [:]

  /// The number of invisible tiles that are cached in addition to as many as are visible.
  private static let mostUnseen = 64

  /// The tiles row by row, as layers above the contents of the layer and below its sublayers.
  var nodes: [RenderNode] {
    tiles.sorted { ($0.key.row, $0.key.column) < ($1.key.row, $1.key.column) }.map(\.value)
  }

  /// Discards all tiles.
  func forget() { (grid, tiles) = (nil, [:]) }

  /// Discards the tiles in a part, relative to the top left corner of the bounds.
  func forget(within part: CGRect) {
    guard let grid else { return }
    for place in grid.places(in: part.offsetBy(dx: grid.bounds.minX, dy: grid.bounds.minY)) {
      tiles[place] = nil
    }
  }

  /// Changes to another grid if needed. Returns `true` if some of the visible tiles have not been drawn.
  fileprivate func show(_ places: [Place], of grid: Grid) -> Bool {
    if grid != self.grid { (self.grid, tiles) = (grid, [:]) }
    if tiles.count > 2 * places.count + Self.mostUnseen {
      let seen = Set(places)
      tiles = tiles.filter { seen.contains($0.key) }
    }
    return places.contains { tiles[$0] == nil }
  }

  /// Draws those of the tiles that are missing.
  fileprivate func draw(_ places: [Place], by draw: (CGRect, CGFloat) -> RenderNode?) {
    guard let grid else { return }
    for place in places where tiles[place] == nil {
      tiles[place] = grid.box(of: place).flatMap { draw($0, grid.scale) }
    }
  }
}

/// The tiled layers that have been displayed.
enum TiledLayers {
  private struct Entry: @unchecked Sendable {
    // Used only by the thread that creates frames.
    weak var layer: CATiledLayer?
  }
  private static let list = Mutex([Entry]())

  static func insert(_ layer: CATiledLayer) {
    let entry = Entry(layer: layer)
    // Other threads may release a layer now: retain them all, so that none is deallocated under the lock.
    let held = list.withLock { list in
      let layers = list.map(\.layer)
      list = zip(list, layers).filter { $0.1 != nil }.map(\.0) + [entry]
      return layers
    }
    withExtendedLifetime(held) {}
  }

  /// Draws the visible tiles in the tree below `root`, which is shown at the size of its bounds with `scale`
  /// pixels per point.
  static func draw(below root: CALayer, scale: CGFloat) {
    let entries = list.withLock { $0 }
    for entry in entries { entry.layer?.drawTiles(seenIn: root, scale: scale) }
  }
}

extension CALayer {
  /// Displays this layer and those below it that need display, superlayers first, and the visible tiles if
  /// this layer is shown at the size of its bounds with `scale` pixels per point.
  package final func displayTree(scale: CGFloat) {
    displaySubtree()
    TiledLayers.draw(below: self, scale: scale)
  }
}

extension CATiledLayer {
  private static var mostPixels: CGFloat { 67_108_864 }
  /// The smallest side of a tile in pixels. The overhead of smaller tiles would exceed their content.
  private static var smallestTile: CGFloat { 16 }

  /// Draws the visible tiles that are missing.
  fileprivate final func drawTiles(seenIn root: CALayer, scale: CGFloat) {
    guard let tiles = extras?.tiles, let seen = part(seenIn: root) else { return }
    let pixels = contentsScale * exp2(CGFloat(level(of: seen, seenIn: root, scale: scale)))
    let smallest = Self.smallestTile
    let tile = CGSize(
      width: max(tileSize.width, smallest) / pixels, height: max(tileSize.height, smallest) / pixels)
    let grid = LayerTiles.Grid(bounds: state.bounds, tile: tile, scale: pixels)
    let places = grid.places(in: seen)
    guard tiles.show(places, of: grid) else { return }
    delegate?.layerWillDraw(self)
    tiles.draw(places) { drawTile($0, scale: $1) }
    changed()
  }

  /// Draws a rectangle of the layer's coordinate space.
  private func drawTile(_ box: CGRect, scale: CGFloat) -> RenderNode? {
    guard
      let context = CGContext(
        deferredPixelsWide: Int((box.width * scale - 1e-6).rounded(.up)),
        pixelsHigh: Int((box.height * scale - 1e-6).rounded(.up)), scale: scale, origin: box.origin)
    else { return nil }
    context.clip(to: box)
    draw(in: context)
    let image = context.finish()
    var tile = LayerState()
    tile.setFrame(box)
    tile.contents = .image(image)
    tile.detail.contentsScale = scale
    tile.detail.contentsGravity = .topLeft
    tile.detail.magnifiesNearest = state.detail.magnifiesNearest
    tile.detail.minifiesNearest = state.detail.minifiesNearest
    tile.flags.insert(.part)
    return RenderNode(state: tile, identity: ObjectIdentifier(image))
  }

  /// Returns the visible part of the bounds in the tree below `root`, or a larger part. Returns nil if
  /// nothing is visible or the layer is not in the tree.
  private func part(seenIn root: CALayer) -> CGRect? {
    var part: CGRect? = state.bounds.overlap(state.bounds)
    var layer: CALayer = self
    var isCopied = false
    while layer !== root {
      guard let next = layer.parent, !layer.isHidden else { return nil }
      layer = next
      isCopied = isCopied || layer is CAReplicatorLayer
      guard layer === root || layer.masksToBounds, !isCopied else { continue }
      part = part.flatMap { $0.overlap(CALayer.convert(layer.bounds, from: layer, to: self)) }
    }
    return part
  }

  /// Returns the number of times the resolution is doubled relative to the layer's, so that a part of it is
  /// shown as sharply as possible.
  private func level(of part: CGRect, seenIn root: CALayer, scale: CGFloat) -> Int {
    let center = CGPoint(x: part.midX, y: part.midY)
    let (p, right, below) = (
      CALayer.convert(center, from: self, to: root),
      CALayer.convert(CGPoint(x: center.x + 1, y: center.y), from: self, to: root),
      CALayer.convert(CGPoint(x: center.x, y: center.y + 1), from: self, to: root)
    )
    let seen = max(hypot(right.x - p.x, right.y - p.y), hypot(below.x - p.x, below.y - p.y)) * scale
    let finest = levelsOfDetailBias.clamped(to: -16...16)
    let coarsest = finest - levelsOfDetail.clamped(to: 1...32) + 1
    let wanted = (log2(seen / contentsScale) - 1e-3).rounded(.up)
    var level = wanted.isFinite ? Int(wanted.clamped(to: -64...64)).clamped(to: coarsest...finest) : coarsest
    let area = part.width * part.height * contentsScale * contentsScale
    while area * exp2(CGFloat(2 * level)) > Self.mostPixels, level > -64 { level -= 1 }
    return level
  }
}

extension Comparable {
  fileprivate func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
