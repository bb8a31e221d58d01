/// The drawing of one piece of an image: where steps get the pixels of other steps.
///
/// Memory is bounded: pieces are small, and a step that asks for more than `maximumTile` pixels at once gets
/// none and the whole is refused.
final class Evaluation {
  /// The space in which colours are mixed; nil where components are taken as they are.
  let working: CGColorSpace?
  /// The steps that more than one other asks; the last pixels of each are kept.
  private let shared: Set<ObjectIdentifier>
  private var kept: [ObjectIdentifier: Tile] = [:]
  private var budget = 1 << 32
  /// Whether something was asked for that would take too much memory or time.
  private(set) var isRefused = false

  /// Pixels that are held as one tile at most: 256 MB.
  static let maximumTile = 1 << 24
  /// Pixels along a side of the pieces that are drawn one after the other: 4 MB each.
  static let side = 512

  init(of recipe: Recipe, in working: CGColorSpace?) {
    self.working = working
    shared = Self.shared(by: recipe)
  }

  /// The pixels of a step in an area: those inside its extent, and perhaps some around.
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

  /// The pieces in which a step looks at every pixel of a large area; none, and the whole is refused,
  /// where they are too many.
  func pieces(of area: Area) -> [Area] {
    if area.count > 1 << 28 {
      isRefused = true
      return []
    }
    return area.pieces(Self.side)
  }

  /// Forgets the pixels that were kept, before the next piece.
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
