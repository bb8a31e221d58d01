/// One step of the making of an image: the pixels of any area, from those of other steps.
///
/// Steps are values that never change and that know nothing of contexts; a graph of them is
/// drawn by an `Evaluation`.
final class Recipe: Sendable {
  /// Draws an area inside the extent, never an empty one. What it needs of other steps it
  /// asks the evaluation for.
  typealias Draw = @Sendable (Area, Evaluation) -> Tile

  /// Where the pixels lie: whole ones, perhaps infinitely many; null where there are none.
  let extent: CGRect
  /// The extent as far as coordinates go.
  let area: Area
  /// The steps that this one asks for pixels.
  let sources: [Recipe]
  /// How an image was placed, so that transforms on top of each other sample it once.
  let placement: Placement?
  /// How many steps stand on top of each other.
  let depth: Int
  let draw: Draw

  /// Steps on top of each other, at most. A step above is empty, said once on standard error: each
  /// takes room on the stack.
  static let maximumDepth = 500

  init(_ extent: CGRect, from sources: [Recipe] = [], placement: Placement? = nil, draw: @escaping Draw) {
    let below = sources.reduce(0) { max($0, $1.depth) }
    guard below < Self.maximumDepth else {
      tell("images of more than \(Self.maximumDepth) steps are empty; render in between")
      (self.extent, area, self.sources, self.placement, depth) = (CGRect.null, Area.none, [], nil, 1)
      self.draw = { area, _ in Tile(area) }
      return
    }
    self.extent = extent.wholePixels
    area = Area(covering: self.extent)
    (self.sources, self.placement, self.draw) = (sources, placement, draw)
    depth = below + 1
  }

  /// No pixels.
  static let nothing = Recipe(.null) { area, _ in Tile(area) }

  /// An image and the transform by which it was placed.
  struct Placement: Sendable {
    let image: Recipe
    let matrix: CGAffineTransform
    let sampling: Sampling
  }
}

/// How pixels between pixels are made.
enum Sampling: Sendable {
  case linear, nearest
}

/// The middle of a pixel.
func middle(_ x: Int, _ y: Int) -> SIMD2<Double> { SIMD2(Double(x) + 0.5, Double(y) + 0.5) }

extension Recipe {
  /// What an evaluation makes ready before the pixels of an area: a function of a
  /// place, the middle of a pixel.
  typealias Generator = @Sendable (Evaluation) -> (SIMD2<Double>) -> Pixel
  /// A function of up to three images' pixels and their place.
  typealias Mixer = @Sendable (Evaluation) -> (Pixel, Pixel, Pixel, SIMD2<Double>) -> Pixel

  /// An image made from nothing but places.
  static func generated(_ extent: CGRect = .infinite, _ generator: @escaping Generator) -> Recipe {
    Recipe(extent) { area, evaluation in
      let pixel = generator(evaluation)
      return Tile(area) { x, y in pixel(middle(x, y)) }
    }
  }

  /// An image each of whose pixels is made from those at the same place.
  static func mixed(
    _ first: Recipe, _ second: Recipe = .nothing, _ third: Recipe = .nothing, extent: CGRect,
    _ mixer: @escaping Mixer
  ) -> Recipe {
    Recipe(extent, from: [first, second, third].filter { $0 !== nothing }) { area, evaluation in
      let mix = mixer(evaluation)
      // An image that another is made from comes last: what that one asked for holds its pixels.
      var tiles = [Tile](repeating: .empty, count: 3)
      for (index, recipe) in [first, second, third].enumerated().sorted(by: { $0.1.depth > $1.1.depth }) {
        tiles[index] = evaluation.tile(of: recipe, area)
      }
      let (a, b, c) = (tiles[0], tiles[1], tiles[2])
      return Tile(area) { x, y in mix(a[x, y], b[x, y], c[x, y], middle(x, y)) }
    }
  }

  /// This image with every pixel changed; clear ones stay.
  func mapped(_ change: @escaping @Sendable (Evaluation) -> (Pixel) -> Pixel) -> Recipe {
    .mixed(self, extent: extent) { evaluation in
      let change = change(evaluation)
      return { pixel, _, _, _ in change(pixel) }
    }
  }

  /// This image with the colour of every pixel changed as if it were opaque.
  func recolored(_ change: @escaping @Sendable (Evaluation) -> (SIMD3<Float>) -> SIMD3<Float>) -> Recipe {
    mapped { evaluation in
      let change = change(evaluation)
      return { pixel in
        let straight = pixel.straight
        return Pixel(change(straight.color), straight.w).premultiplied
      }
    }
  }

  /// This image with every pixel made from those around it, at most so far away. The extent stays
  /// unless another is given.
  func surrounded(
    _ dx: Int, _ dy: Int, extent: CGRect? = nil,
    _ make: @escaping @Sendable (Evaluation) -> (_ tile: Tile, _ x: Int, _ y: Int) -> Pixel
  ) -> Recipe {
    Recipe(extent ?? self.extent, from: [self]) { area, evaluation in
      let make = make(evaluation)
      let tile = evaluation.tile(of: self, area.outset(dx, dy))
      return Tile(area) { x, y in make(tile, x, y) }
    }
  }

  /// The part inside a rectangle.
  func cropped(_ rect: CGRect) -> Recipe {
    Recipe(extent.common(rect), from: [self]) { area, evaluation in
      var tile = Tile(area)
      tile.paste(evaluation.tile(of: self, area))
      return tile
    }
  }

  /// The part inside a rectangle with its outermost pixels going on for ever.
  func clamped(_ rect: CGRect) -> Recipe {
    let inside = area.intersection(Area(covering: rect))
    if inside.isEmpty || (extent.isUnbounded && rect.isUnbounded) { return self }
    return Recipe(.infinite, from: [self]) { area, evaluation in
      func nearest(_ range: Range<Int>, _ limits: Range<Int>) -> Range<Int> {
        let low = min(max(range.lowerBound, limits.lowerBound), limits.upperBound - 1)
        return low..<min(max(range.upperBound, low + 1), limits.upperBound)
      }
      let needed = Area(nearest(area.columns, inside.columns), nearest(area.rows, inside.rows))
      let tile = evaluation.tile(of: self, needed)
      func row(_ y: Int) -> Int { min(max(y, needed.y), needed.maxY - 1) }
      return Tile(area) { pixels in
        for y in area.rows {
          let into = (y - area.y) * area.width
          if y > area.y, row(y) == row(y - 1) {
            for index in into..<into + area.width { pixels[index] = pixels[index - area.width] }
          } else {
            for x in area.columns {
              pixels[into + x - area.x] = tile[min(max(x, needed.x), needed.maxX - 1), row(y)]
            }
          }
        }
      }
    }
  }
}

extension Evaluation {
  /// The pixel of a colour.
  func pixel(_ color: CIColor) -> Pixel {
    let srgb = ColorConversion(from: .standard, to: working)
    return Pixel(srgb(color.standardComponents), Float(color.alpha)).premultiplied
  }
}
