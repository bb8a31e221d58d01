/// A step in the production of an image: it computes the pixels of any area from those of other recipes.
///
/// Recipes are immutable and independent of contexts; an ``Evaluation`` renders a graph of them.
final class Recipe: Sendable {
  /// A function that renders a nonempty area inside the extent. It requests the pixels of other recipes from
  /// the evaluation.
  typealias Draw = @Sendable (Area, Evaluation) -> Tile

  /// The rectangle of the pixels, in whole numbers, possibly infinite; null if there are none.
  let extent: CGRect
  /// The extent within the limit of coordinates.
  let area: Area
  /// The recipes from which this one requests pixels.
  let sources: [Recipe]
  /// The placement of an image, so that consecutive transforms sample it once.
  let placement: Placement?
  /// The number of recipes on the longest path below and including this one.
  let depth: Int
  let draw: Draw

  /// The maximum depth. A deeper recipe is empty, with one warning on standard error, because every level
  /// needs stack space.
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

  /// An empty recipe.
  static let nothing = Recipe(.null) { area, _ in Tile(area) }

  /// An image and the transform that placed it.
  struct Placement: Sendable {
    let image: Recipe
    let matrix: CGAffineTransform
    let sampling: Sampling
  }
}

/// The interpolation of positions between pixels.
enum Sampling: Sendable {
  case linear, nearest
}

/// Returns the center of a pixel.
func middle(_ x: Int, _ y: Int) -> SIMD2<Double> { SIMD2(Double(x) + 0.5, Double(y) + 0.5) }

extension Recipe {
  /// A function that prepares the rendering of an area and returns a function of the position, the center of
  /// a pixel.
  typealias Generator = @Sendable (Evaluation) -> (SIMD2<Double>) -> Pixel
  /// A function of the pixels of up to three images and their position.
  typealias Mixer = @Sendable (Evaluation) -> (Pixel, Pixel, Pixel, SIMD2<Double>) -> Pixel

  /// Creates an image whose pixels depend on their position only.
  static func generated(_ extent: CGRect = .infinite, _ generator: @escaping Generator) -> Recipe {
    Recipe(extent) { area, evaluation in
      let pixel = generator(evaluation)
      return Tile(area) { x, y in pixel(middle(x, y)) }
    }
  }

  /// Creates an image whose pixels are computed from those at the same position in other images.
  static func mixed(
    _ first: Recipe, _ second: Recipe = .nothing, _ third: Recipe = .nothing, extent: CGRect,
    _ mixer: @escaping Mixer
  ) -> Recipe {
    Recipe(extent, from: [first, second, third].filter { $0 !== nothing }) { area, evaluation in
      let mix = mixer(evaluation)
      // The source of another source comes last: its pixels are then already cached.
      var tiles = [Tile](repeating: .empty, count: 3)
      for (index, recipe) in [first, second, third].enumerated().sorted(by: { $0.1.depth > $1.1.depth }) {
        tiles[index] = evaluation.tile(of: recipe, area)
      }
      let (a, b, c) = (tiles[0], tiles[1], tiles[2])
      return Tile(area) { x, y in mix(a[x, y], b[x, y], c[x, y], middle(x, y)) }
    }
  }

  /// Returns the image with every pixel mapped; pixels outside the extent stay clear.
  func mapped(_ change: @escaping @Sendable (Evaluation) -> (Pixel) -> Pixel) -> Recipe {
    .mixed(self, extent: extent) { evaluation in
      let change = change(evaluation)
      return { pixel, _, _, _ in change(pixel) }
    }
  }

  /// Returns the image with the unpremultiplied colour of every pixel mapped.
  func recolored(_ change: @escaping @Sendable (Evaluation) -> (SIMD3<Float>) -> SIMD3<Float>) -> Recipe {
    mapped { evaluation in
      let change = change(evaluation)
      return { pixel in
        let straight = pixel.straight
        return Pixel(change(straight.color), straight.w).premultiplied
      }
    }
  }

  /// Returns the image with every pixel computed from those around it within a distance.
  ///
  /// - Parameters:
  ///   - dx: The horizontal distance, in pixels.
  ///   - dy: The vertical distance, in pixels.
  ///   - extent: The extent of the result; the default is the extent of the image.
  ///   - make: A closure that returns the function that computes a pixel from the image around it.
  /// - Returns: The computed image.
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

  /// Returns the part of the image inside a rectangle.
  func cropped(_ rect: CGRect) -> Recipe {
    Recipe(extent.common(rect), from: [self]) { area, evaluation in
      var tile = Tile(area)
      tile.paste(evaluation.tile(of: self, area))
      return tile
    }
  }

  /// Returns the part of the image inside a rectangle with its edge pixels extended infinitely.
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
  /// Returns the pixel of a colour in the working space.
  func pixel(_ color: CIColor) -> Pixel {
    let srgb = ColorConversion(from: .standard, to: working)
    return Pixel(srgb(color.standardComponents), Float(color.alpha)).premultiplied
  }
}
