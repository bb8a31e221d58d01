extension Shadow {
  /// How many pixels the blur spreads: two standard deviations.
  ///
  /// A blur of 5 (deviation 2.5) grows a shadow by 5 pixels on every side and not by 6, by
  /// `facts/apple/cgcontext.json` (ctx.shadow.blur5), so the Gaussian ends there.
  var reach: Int { Int(min(max((2 * deviation).rounded(), 0), 4096)) }

  /// The pixels whose shadow can fall on an area.
  func origins(of area: PixelArea) -> PixelArea {
    area.insetBy(-reach - 1).offsetBy(-wholeOffset.x, -wholeOffset.y)
  }

  /// The offset in whole pixels, downwards; what is left is less than one.
  private var wholeOffset: (x: Int, y: Int) {
    func whole(_ value: CGFloat) -> Int {
      value.isFinite ? Int(min(max(value.rounded(.down), -CairoBackend.reach), CairoBackend.reach)) : 0
    }
    return (whole(offset.dx), whole(offset.dy))
  }

  /// The shadow of a canvas, moved by the offset in whole pixels; nil where there is no memory.
  func cast(by content: Canvas) -> Canvas? {
    let spread = reach
    let area = content.area.insetBy(-spread)
    guard !area.isEmpty, let result = Canvas(area.offsetBy(wholeOffset.x, wholeOffset.y)) else { return nil }
    var alpha = AlphaMap(width: area.width, height: area.height)
    for y in 0..<content.storage.height {
      let row = content.storage.base + y * content.storage.stride
      let start = (y + spread) * area.width + spread
      for x in 0..<content.storage.width { alpha.values[start + x] = Float(row[x] >> 24) }
    }
    if spread > 0 { alpha.blur(deviation: Float(deviation), reach: spread) }
    // The colour for every opacity that eight bits can tell.
    let tints = (0...255).map { level -> UInt32 in
      let opacity = Double(level) / 255 * color.alpha
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * opacity * 255 + 0.5, 0), 255)) }
      return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
    alpha.values.withUnsafeBufferPointer { values in
      tints.withUnsafeBufferPointer { tints in
        for index in 0..<values.count { result.storage.base[index] = tints[Int(min(values[index], 255) + 0.5)] }
      }
    }
    result.markDirty()
    return result
  }
}

/// Opacities from 0 to 255, row by row.
struct AlphaMap {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = Array(repeating: 0, count: width * height)
  }

  /// Blurs by a Gaussian of the given standard deviation in pixels that ends `reach` pixels from its middle.
  ///
  /// What lies outside the map counts as 0. O(pixels · min(reach, 32)): beyond a reach of 32 the map is halved first.
  mutating func blur(deviation: Float, reach: Int) {
    if reach > 32 {
      var half = halved
      half.blur(deviation: deviation / 2, reach: (reach + 1) / 2)
      expand(half)
      return
    }
    guard deviation > 0 else { return }
    var weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= sum }
    var middle = values
    let (width, height) = (width, height)
    weights.withUnsafeBufferPointer { weights in
      values.withUnsafeMutableBufferPointer { values in
        middle.withUnsafeMutableBufferPointer { middle in
          Self.blurRows(values, middle, width, height, weights, reach)
          Self.blurColumns(middle, values, width, height, weights, reach)
        }
      }
    }
  }

  private static func blurRows(
    _ from: UnsafeMutableBufferPointer<Float>, _ to: UnsafeMutableBufferPointer<Float>,
    _ width: Int, _ height: Int, _ weights: UnsafeBufferPointer<Float>, _ reach: Int
  ) {
    var padded = [Float](repeating: 0, count: width + 2 * reach)
    padded.withUnsafeMutableBufferPointer { padded in
      for y in 0..<height {
        let row = UnsafeMutableBufferPointer(rebasing: from[y * width..<(y + 1) * width])
        let out = UnsafeMutableBufferPointer(rebasing: to[y * width..<(y + 1) * width])
        for x in 0..<width {
          padded[reach + x] = row[x]
          out[x] = 0
        }
        for tap in 0..<weights.count {
          let weight = weights[tap]
          for x in 0..<width { out[x] += weight * padded[x + tap] }
        }
      }
    }
  }

  private static func blurColumns(
    _ from: UnsafeMutableBufferPointer<Float>, _ to: UnsafeMutableBufferPointer<Float>,
    _ width: Int, _ height: Int, _ weights: UnsafeBufferPointer<Float>, _ reach: Int
  ) {
    for y in 0..<height {
      let out = UnsafeMutableBufferPointer(rebasing: to[y * width..<(y + 1) * width])
      for x in 0..<width { out[x] = 0 }
      for tap in max(0, reach - y)..<min(weights.count, height + reach - y) {
        let weight = weights[tap]
        let start = (y + tap - reach) * width
        for x in 0..<width { out[x] += weight * from[start + x] }
      }
    }
  }

  /// A map of half the size; each value is the mean of four.
  private var halved: AlphaMap {
    var half = AlphaMap(width: (width + 1) / 2, height: (height + 1) / 2)
    for y in 0..<height {
      for x in 0..<width { half.values[y / 2 * half.width + x / 2] += values[y * width + x] / 4 }
    }
    return half
  }

  /// Takes the values of a map of half the size, blended between its neighbours.
  private mutating func expand(_ half: AlphaMap) {
    for y in 0..<height {
      // Pixel centres of the smaller map lie at odd half pixels of this one.
      let (near, far) = (y / 2, min(max(y / 2 + (y % 2 == 0 ? -1 : 1), 0), half.height - 1))
      for x in 0..<width {
        let (left, right) = (x / 2, min(max(x / 2 + (x % 2 == 0 ? -1 : 1), 0), half.width - 1))
        let here = half.values[near * half.width + left] * 3 + half.values[near * half.width + right]
        let there = half.values[far * half.width + left] * 3 + half.values[far * half.width + right]
        values[y * width + x] = (here * 3 + there) / 16
      }
    }
  }
}
