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

  /// The part of a canvas's shadow that can be seen inside `clip`, moved by the offset in whole pixels; nil
  /// where there is none or no memory.
  ///
  /// O(pixels · min(reach, 32)): beyond a reach of 32 the canvas is reduced first.
  func cast(by content: Canvas, inside clip: PixelArea) -> Canvas? {
    let spread = reach
    let seen = content.area.insetBy(-spread).offsetBy(wholeOffset.x, wholeOffset.y).intersection(clip)
    guard !seen.isEmpty, let result = Canvas(seen) else { return nil }
    // Where the seen pixels' shadow comes from.
    let origin = seen.offsetBy(-wholeOffset.x, -wholeOffset.y)
    var cell = 1
    while spread > 32 * cell { cell *= 2 }
    let taps = (spread + cell - 1) / cell
    let margin = (taps + 1) * cell
    var map = AlphaMap(
      width: (origin.width + 2 * margin) / cell + 2, height: (origin.height + 2 * margin) / cell + 2)
    map.collect(content, from: origin.x - margin, origin.y - margin, cell: cell)
    map.blur(deviation: Float(deviation) / Float(cell), reach: taps)

    // The colour for every opacity that eight bits can tell.
    let tints = (0...255).map { level -> UInt32 in
      let opacity = Double(level) / 255 * color.alpha
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * opacity * 255 + 0.5, 0), 255)) }
      return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
    tints.withUnsafeBufferPointer { tints in
      for y in 0..<seen.height {
        let row = result.storage.base + y * result.storage.stride
        map.read(row: y + margin, from: margin, count: seen.width, cell: cell) { x, alpha in
          row[x] = tints[Int(min(alpha, 255) + 0.5)]
        }
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

  /// Adds up a canvas's opacity in square cells of pixels, the first of which begins at a pixel of the
  /// bitmap.
  mutating func collect(_ content: Canvas, from x0: Int, _ y0: Int, cell: Int) {
    let area = content.area.intersection(PixelArea(x: x0, y: y0, width: width * cell, height: height * cell))
    let share = 1 / Float(cell * cell)
    let width = width
    values.withUnsafeMutableBufferPointer { values in
      for y in area.y..<max(area.y, area.maxY) {
        let row = content.storage.base + (y - content.y) * content.storage.stride - content.x
        let out = (y - y0) / cell * width
        for x in area.x..<area.maxX { values[out + (x - x0) / cell] += Float(row[x] >> 24) * share }
      }
    }
  }

  /// Hands out the values at a row of pixels, blended between cells.
  func read(row: Int, from column: Int, count: Int, cell: Int, _ body: (Int, Float) -> Void) {
    values.withUnsafeBufferPointer { values in
      if cell == 1 {
        for x in 0..<count { body(x, values[row * width + column + x]) }
        return
      }
      // Cells have their value in the middle.
      let y = max(0, (Float(row) + 0.5) / Float(cell) - 0.5)
      let (top, down) = (Int(y) * width, y - Float(Int(y)))
      for step in 0..<count {
        let x = max(0, (Float(column + step) + 0.5) / Float(cell) - 0.5)
        let (left, right) = (Int(x), x - Float(Int(x)))
        let above = values[top + left] * (1 - right) + values[top + left + 1] * right
        let below = values[top + width + left] * (1 - right) + values[top + width + left + 1] * right
        body(step, above * (1 - down) + below * down)
      }
    }
  }

  /// Blurs by a Gaussian of the given standard deviation that ends `reach` values from its middle.
  ///
  /// What lies outside the map counts as 0.
  mutating func blur(deviation: Float, reach: Int) {
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
}
