// Filters that stylize an image, and those that reduce it to a single pixel. Core Image Filter Reference,
// categories Stylize and Reduction.

extension FilterKind {
  // "Displays a mosaic of squares whose color is defined by the replaced pixels": the image is scaled down
  // and up again. Squares start at the center.
  private static let pixellate = FilterKind(
    "CIPixellate", "Pixelate", [kCICategoryStylize],
    [.image, .position(kCIInputCenterKey, 150, 150), .number(kCIInputScaleKey, 8, 1...100, identity: 1)]
  ) { values in
    guard let image = values.image() else { return nil }
    let side = min(max(values.number(kCIInputScaleKey), 1), 1e6), center = values.point(kCIInputCenterKey)
    let small = image.placed(
      CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(
        CGAffineTransform(scaleX: 1 / side, y: 1 / side)),
      .linear)
    let extent =
      small.extent.isUnbounded || small.extent.isNull
      ? small.extent
      : small.extent.applying(CGAffineTransform(scaleX: side, y: side)).offsetBy(dx: center.x, dy: center.y)
    return small.warped(extent, .nearest) { ($0 - center) / side }
  }

  /// Returns a filter that sums the pixels around each with weights, row by row, the top row first.
  private static func convolution(_ name: String, _ title: String, _ columns: Int, _ rows: Int) -> FilterKind
  {
    var center = [CGFloat](repeating: 0, count: columns * rows)
    center[center.count / 2] = 1
    let weights = FilterInput(key: kCIInputWeightsKey, kind: .vector(center, type: nil))
    return FilterKind(
      name, title, [kCICategoryStylize], [.image, weights, .number(kCIInputBiasKey, 0, -1...1)]
    ) { values in
      let numbers = values.vector(kCIInputWeightsKey).map { Float($0) }, bias = values.float(kCIInputBiasKey)
      let (dx, dy) = (columns / 2, rows / 2)
      // "When using a nonzero bias value, the output image has an infinite extent."
      guard let image = values.image() else { return nil }
      return image.surrounded(
        dx, dy, extent: bias == 0 ? image.extent.grown(CGFloat(dx), CGFloat(dy)) : .infinite
      ) { _ in
        { tile, x, y in
          var sum = Pixel(repeating: bias)
          for row in 0..<rows {
            for column in 0..<columns {
              sum += tile[x + column - dx, y + dy - row] * numbers[row * columns + column]
            }
          }
          return sum
        }
      }
    }
  }

  // "Softens edges and applies a pleasant glow to an image": the formula is Mica's own. The blurred image is
  // added as light, which changes dark pixels more than white ones.
  private static let bloom = FilterKind(
    "CIBloom", "Bloom", [kCICategoryStylize],
    [.image, .number(kCIInputRadiusKey, 10, 0...100), .number(kCIInputIntensityKey, 0.5, 0...1, identity: 0)]
  ) { values in
    guard let image = values.image() else { return nil }
    let amount = values.float(kCIInputIntensityKey), glow = image.blurred(values.number(kCIInputRadiusKey))
    return .mixed(image, glow, extent: glow.extent) { _ in
      { own, glow, _, _ in own + glow * amount * (1 - own.limited()) }
    }
  }

  // "Finds all edges in an image and displays them in color": the gradient of each component by Roberts'
  // cross; the formula is Mica's own.
  private static let edges = FilterKind(
    "CIEdges", "Edges", [kCICategoryStylize], [.image, .number(kCIInputIntensityKey, 1, 0...10)]
  ) { values in
    let amount = values.float(kCIInputIntensityKey)
    guard let image = values.image() else { return nil }
    let crossed = image.clamped(image.extent).surrounded(1, 1) { _ in
      { tile, x, y in
        let (rising, falling) = (tile[x + 1, y + 1] - tile[x, y], tile[x + 1, y] - tile[x, y + 1])
        let steep = rising * rising + falling * falling
        return Pixel(steep.color.each { $0.squareRoot() } * amount, tile[x, y].w)
      }
    }
    return crossed.cropped(image.extent)
  }

  static let stylizers: [FilterKind] =
    [
      pixellate, crystallize, bloom, gloom, edges, edgeWork, highlightShadow,
      convolution("CIConvolution3X3", "3 by 3 convolution", 3, 3),
      convolution("CIConvolution5X5", "5 by 5 convolution", 5, 5),
      convolution("CIConvolution7X7", "7 by 7 convolution", 7, 7),
      convolution("CIConvolution9Horizontal", "Horizontal 9 Convolution", 9, 1),
      convolution("CIConvolution9Vertical", "Vertical 9 Convolution", 1, 9),
    ] + masks

  /// Returns a filter whose output is one pixel at the origin, computed from the pixels of a rectangle; those
  /// outside the image are clear.
  private static func reduction(
    _ name: String, _ title: String, _ first: Pixel, _ join: @escaping @Sendable (Pixel, Pixel) -> Pixel,
    isAverage: Bool = false
  ) -> FilterKind {
    FilterKind(
      name, title, [kCICategoryReduction], [.image, .rectangle(kCIInputExtentKey, 0, 0, 640, 80)]
    ) { values in
      guard let image = values.image() else { return nil }
      let whole = Area(covering: values.rectangle(kCIInputExtentKey).standardized)
      let part = whole.intersection(image.area)
      if whole.isEmpty { return .nothing }
      return Recipe(CGRect(x: 0, y: 0, width: 1, height: 1), from: [image]) { area, evaluation in
        var found = first
        // Sums of partial sums preserve small values.
        for piece in evaluation.pieces(of: part) {
          let tile = evaluation.tile(of: image, piece)
          var rest = first
          for y in piece.rows {
            var line = first
            for x in piece.columns { line = join(line, tile[x, y]) }
            rest = join(rest, line)
          }
          found = join(found, rest)
        }
        if !isAverage, part != whole { found = join(found, .clear) }
        return Tile(area) { _, _ in isAverage ? found / Float(whole.count) : found }
      }
    }
  }

  static let reductions: [FilterKind] = [
    reduction("CIAreaAverage", "Area Average", .clear, { $0 + $1 }, isAverage: true),
    reduction("CIAreaMaximum", "Area Maximum", Pixel(repeating: -.infinity), { pointwiseMax($0, $1) }),
    reduction("CIAreaMinimum", "Area Minimum", Pixel(repeating: .infinity), { pointwiseMin($0, $1) }),
  ]
}
