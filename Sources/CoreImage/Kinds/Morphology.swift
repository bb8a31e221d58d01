// Filters that return the largest or smallest value of the pixels around each, for every component
// separately. Core Image Filter Reference, category Blur: "Lightens areas of an image by applying a circular
// morphological maximum operation", and so on. Pixels outside the image are clear; the maximum grows the
// image.

extension FilterKind {
  /// The rows of a shape around a pixel: the offset of each and its reach to both sides.
  private typealias Shape = @Sendable (FilterValues) -> [Recipe.Span]
  private enum Result { case maximum, minimum, difference }

  private static let circle: Shape = { values in
    let radius = Int(min(max(values.number(kCIInputRadiusKey), 0), Recipe.largestMorphology).rounded())
    return (-radius...radius).map { y in
      Recipe.Span(y: y, reach: Int(Double(radius * radius - y * y).squareRoot()))
    }
  }

  private static let rectangle: Shape = { values in
    func half(_ key: String) -> Int {
      Int(min(max((values.number(key) - 1) / 2, 0), Recipe.largestMorphology).rounded())
    }
    let height = half("inputHeight"), width = half(kCIInputWidthKey)
    return (-height...height).map { Recipe.Span(y: $0, reach: width) }
  }

  private static func morphology(
    _ name: String, _ title: String, _ inputs: [FilterInput], _ shape: @escaping Shape, _ result: Result
  ) -> FilterKind {
    FilterKind(name, title, [kCICategoryBlur], [.image] + inputs) { values in
      let spans = shape(values)
      guard let image = values.image() else { return nil }
      switch result {
      case .maximum: return image.extreme(spans, isMaximum: true)
      case .minimum: return image.extreme(spans, isMaximum: false)
      case .difference:
        let low = image.extreme(spans, isMaximum: false), high = image.extreme(spans, isMaximum: true)
        return .mixed(high, low, extent: high.extent) { _ in
          { high, low, _, _ in Pixel(high.color - low.color, high.w) }
        }
      }
    }
  }

  private static let radius: [FilterInput] = [.number(kCIInputRadiusKey, 0, 0...50, identity: 0)]
  private static let size: [FilterInput] = [
    .number(kCIInputWidthKey, 5, 1...101, identity: 1), .number("inputHeight", 5, 1...101, identity: 1),
  ]

  static let morphologies: [FilterKind] = [
    morphology("CIMorphologyMaximum", "Morphology Maximum", radius, circle, .maximum),
    morphology("CIMorphologyMinimum", "Morphology Minimum", radius, circle, .minimum),
    morphology("CIMorphologyGradient", "Morphology Gradient", radius, circle, .difference),
    morphology("CIMorphologyRectangleMaximum", "Morphology Rectangle Maximum", size, rectangle, .maximum),
    morphology("CIMorphologyRectangleMinimum", "Morphology Rectangle Minimum", size, rectangle, .minimum),
  ]
}

extension Recipe {
  /// The maximum reach of morphology, in pixels.
  fileprivate static let largestMorphology = 100.0

  /// A part of a row near a pixel: the offset of the row upward and the number of pixels to both sides.
  fileprivate struct Span: Sendable {
    let y: Int
    let reach: Int
  }

  /// Returns the image with every pixel replaced by the largest or smallest components of the spans around
  /// it.
  fileprivate func extreme(_ spans: [Span], isMaximum: Bool) -> Recipe {
    let (dx, dy) = (spans.map(\.reach).max() ?? 0, spans.map { abs($0.y) }.max() ?? 0)
    if dx == 0, dy == 0 { return self }
    let better: @Sendable (Pixel, Pixel) -> Pixel = {
      isMaximum ? pointwiseMax($0, $1) : pointwiseMin($0, $1)
    }
    return Recipe(isMaximum ? extent.grown(CGFloat(dx), CGFloat(dy)) : extent, from: [self]) {
      area, evaluation in
      var result = Tile(area)
      for piece in area.pieces(Evaluation.side / 2) {
        let around = piece.outset(dx, dy), tile = evaluation.tile(of: self, around)
        // The extremes of runs of 2ⁿ pixels that start at each pixel: any span is the union of two runs.
        var runs = [Tile(around) { tile[$0, $1] }]
        while 1 << runs.count <= 2 * dx + 1, let last = runs.last {
          let half = 1 << (runs.count - 1)
          runs.append(Tile(around) { x, y in better(last[x, y], last[x + half, y]) })
        }
        let parts = spans.map { span in
          let count = 2 * span.reach + 1, run = count.bitWidth - 1 - count.leadingZeroBitCount
          return (span: span, run: runs[run], second: span.reach + 1 - 1 << run)
        }
        result.paste(
          Tile(piece) { x, y in
            var found = Pixel(repeating: isMaximum ? -.infinity : .infinity)
            for part in parts {
              let row = y + part.span.y, first = part.run[x - part.span.reach, row]
              found = better(found, better(first, part.run[x + part.second, row]))
            }
            return found
          })
      }
      return result
    }
  }
}
