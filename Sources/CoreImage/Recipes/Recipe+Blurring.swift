extension Recipe {
  /// The largest radius of a blur, in pixels; larger values are limited to it.
  static let largestRadius = 500.0

  /// Returns the image convolved with one row or column of weights, an odd number of them.
  func weighed(_ weights: [Float], vertically isVertical: Bool) -> Recipe {
    let reach = weights.count / 2
    let (dx, dy) = isVertical ? (0, reach) : (reach, 0)
    return Recipe(extent.grown(CGFloat(dx), CGFloat(dy)), from: [self]) { area, evaluation in
      let tile = evaluation.tile(of: self, area.outset(dx, dy))
      return Tile(area) { pixels in
        for y in area.rows {
          for (index, weight) in weights.enumerated() where weight != 0 {
            let (shiftX, shiftY) = isVertical ? (0, index - reach) : (index - reach, 0)
            let row = y + shiftY
            guard tile.area.rows.contains(row) else { continue }
            let first = max(area.x, tile.area.x - shiftX), last = min(area.maxX, tile.area.maxX - shiftX)
            let from = (row - tile.area.y) * tile.area.width - tile.area.x + shiftX
            let into = (y - area.y) * area.width - area.x
            for x in first..<max(first, last) { pixels[into + x] += tile.pixels[from + x] * weight }
          }
        }
      }
    }
  }

  /// Returns the image blurred by way of a smaller image if the radius is large, which reduces the cost.
  ///
  /// `blur` blurs an image; its arguments are the image and the factor by which it is smaller.
  private func coarsely(_ radius: Double, limit: Double, _ blur: (Recipe, Double) -> Recipe) -> Recipe {
    var (image, factor) = (self, 1.0)
    while radius / factor > limit { (image, factor) = (image.halved, factor * 2) }
    if factor == 1 { return blur(self, 1) }
    let (blurred, step) = (blur(image, factor), factor)
    let extent =
      blurred.extent.isUnbounded || blurred.extent.isNull
      ? blurred.extent : blurred.extent.applying(CGAffineTransform(scaleX: step, y: step))
    return blurred.warped(extent, .linear) { $0 / step }
  }

  /// Returns the image blurred with a Gaussian, which grows it by three standard deviations on every side.
  func blurred(_ deviation: Double) -> Recipe {
    let deviation = min(deviation, Self.largestRadius)
    guard deviation > 0.01 else { return self }
    let blurred = coarsely(deviation, limit: 8) { image, factor in
      // Averaging squares of pixels and interpolating between them blur too: their variances are subtracted.
      let own = factor == 1 ? 0 : (factor * factor - 1) / 12 + factor * factor / 6
      let rest = max(deviation * deviation - own, 0.25).squareRoot() / factor
      let reach = Int((3 * rest).rounded(.up))
      let bell = (-reach...reach).map { (place: Int) -> Double in
        exp(-0.5 * Double(place * place) / (rest * rest))
      }
      let sum = bell.reduce(0, +)
      let weights = bell.map { Float($0 / sum) }
      return image.weighed(weights, vertically: false).weighed(weights, vertically: true)
    }
    let reach = CGFloat((3 * deviation).rounded(.up))
    return blurred.cropped(extent.grown(reach, reach))
  }

  /// Returns the image averaged over a square with that reach from each pixel; partial pixels count in part.
  func averaged(_ radius: Double) -> Recipe {
    let radius = min(radius, Self.largestRadius)
    guard radius > 0 else { return self }
    let averaged = coarsely(radius, limit: 32) { image, factor in
      let reach = Int((radius / factor).rounded(.up))
      let shares = (-reach...reach).map { min(max(radius / factor + 1 - Double(abs($0)), 0), 1) }
      let sum = shares.reduce(0, +)
      let weights = shares.map { Float($0 / sum) }
      return image.weighed(weights, vertically: false).weighed(weights, vertically: true)
    }
    let reach = CGFloat(radius.rounded(.up))
    return averaged.cropped(extent.grown(reach, reach))
  }

  /// Returns the image averaged along a line that reaches that far to both sides of each pixel.
  func smeared(_ radius: Double, angle: Double) -> Recipe {
    let radius = min(radius, Self.largestRadius)
    guard radius > 0, angle.isFinite else { return self }
    let smeared = coarsely(radius, limit: 32) { image, factor in
      let length = radius / factor, steps = Int(length.rounded(.up))
      let way = SIMD2(cos(angle), sin(angle)) * (length / Double(steps))
      let (dx, dy) = (
        Int((abs(way.x) * Double(steps)).rounded(.up)) + 1, Int((abs(way.y) * Double(steps)).rounded(.up)) + 1
      )
      return image.surrounded(dx, dy, extent: image.extent.grown(CGFloat(dx), CGFloat(dy))) { _ in
        { tile, x, y in
          var sum = Pixel.clear
          for step in -steps...steps { sum += tile.linear(middle(x, y) + way * Double(step)) }
          return sum / Float(2 * steps + 1)
        }
      }
    }
    let (dx, dy) = ((abs(cos(angle)) * radius).rounded(.up), (abs(sin(angle)) * radius).rounded(.up))
    return smeared.cropped(extent.grown(CGFloat(dx), CGFloat(dy)))
  }
}
