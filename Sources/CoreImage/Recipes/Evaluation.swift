/// The rendering of one piece of an image, from which recipes request the pixels of their sources.
///
/// Memory is bounded: pieces are small, and a recipe that requests more than ``maximumTile`` pixels at once
/// gets none and makes the whole rendering fail.
final class Evaluation {
  /// The working colour space; `nil` if components are used unconverted.
  let working: CGColorSpace?
  /// The recipes with more than one user; their most recent pixels are cached.
  private let shared: Set<ObjectIdentifier>
  private var kept: [ObjectIdentifier: Tile] = [:]
  private var budget = 1 << 32
  /// A Boolean value that indicates whether the rendering failed because it needs too much memory or time.
  private(set) var isRefused = false

  /// The maximum number of pixels of a tile: 256 MB.
  static let maximumTile = 1 << 24
  /// The side, in pixels, of the pieces that are rendered one after the other: 4 MB each.
  static let side = 512

  init(of recipe: Recipe, in working: CGColorSpace?) {
    self.working = working
    shared = Self.shared(by: recipe)
  }

  /// Returns the pixels of a recipe in an area: those inside its extent, and possibly some around it.
  func tile(of recipe: Recipe, _ area: Area) -> Tile {
    let part = area.intersection(recipe.area)
    let identity = ObjectIdentifier(recipe)
    if part.isEmpty || isRefused { return .empty }
    if let known = kept[identity], known.area.contains(part) { return known }
    budget -= part.count
    guard part.count <= Self.maximumTile, budget > 0 else {
      isRefused = true
      return .empty
    }
    let tile = recipe.draw(part, self)
    if shared.contains(identity) { kept[identity] = tile }
    return tile
  }

  /// Returns the pieces by which a recipe visits every pixel of a large area; none, and the rendering fails,
  /// if there are too many.
  func pieces(of area: Area) -> [Area] {
    if area.count > 1 << 28 {
      isRefused = true
      return []
    }
    return area.pieces(Self.side)
  }

  /// Removes the cached pixels before the next piece.
  func forget() { kept = [:] }

  private static func shared(by recipe: Recipe) -> Set<ObjectIdentifier> {
    var (seen, shared, waiting) = (Set<ObjectIdentifier>(), Set<ObjectIdentifier>(), [recipe])
    while let next = waiting.popLast() {
      if seen.insert(ObjectIdentifier(next)).inserted {
        waiting += next.sources
      } else {
        shared.insert(ObjectIdentifier(next))
      }
    }
    return shared
  }
}
