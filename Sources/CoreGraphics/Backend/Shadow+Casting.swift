extension Shadow {
  /// How many pixels the blur spreads: two standard deviations.
  ///
  /// A blur of 5 (deviation 2.5) grows a shadow by 5 pixels on every side and not by 6, by
  /// `facts/apple/cgcontext.json` (ctx.shadow.blur5), so the Gaussian ends there.
  var reach: Int { Int(min(max((2 * deviation).rounded(), 0), 4096)) }

  /// The side of the squares of pixels that are averaged before they are blurred: wide blurs need no single pixels.
  private var cell: Int {
    var cell = 1
    while reach > 16 * cell { cell *= 2 }
    return cell
  }

  /// How many cells the blur spreads.
  private var taps: Int { (reach + cell - 1) / cell }

  /// How far pixels can lie apart that blurring brings together.
  private var margin: Int { (taps + 1) * cell }

  /// The pixels whose shadow can fall on an area.
  func origins(of area: PixelArea) -> PixelArea {
    area.insetBy(-margin - cell).offsetBy(-wholeOffset.x, -wholeOffset.y)
  }

  /// The pixels that the shadow of an area can fall on.
  func results(of area: PixelArea) -> PixelArea {
    area.isEmpty ? area : area.insetBy(-reach - 1).offsetBy(wholeOffset.x, wholeOffset.y)
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
  /// O(pixels · min(reach, 16)): beyond a reach of 16 the canvas is reduced first.
  func cast(by content: Canvas, inside clip: PixelArea) -> Canvas? {
    let (spread, body) = (reach, content.touched)
    let seen = body.insetBy(-spread).offsetBy(wholeOffset.x, wholeOffset.y).intersection(clip)
    guard !body.isEmpty, !seen.isEmpty, let result = Canvas(seen) else { return nil }
    // Where the seen pixels' shadow comes from.
    let origin = seen.offsetBy(-wholeOffset.x, -wholeOffset.y)
    let (cell, taps, margin) = (self.cell, self.taps, self.margin)
    // Cells lie on a grid of the whole device, so that a shadow's parts fit together that are painted apart.
    let area = origin.insetBy(-margin).intersection(body.insetBy(-margin)).aligned(to: cell)
    var map = AlphaMap(width: area.width / cell + 2, height: area.height / cell + 2)
    map.collect(content, from: area.x, area.y, cell: cell)
    // Averaging cells and blending between them blur too: their variances are taken off.
    let square = CGFloat(cell * cell)
    let variance = deviation * deviation - (cell > 1 ? (square - 1) / 12 + square / 6 : 0)
    map.blur(deviation: Float((max(variance, 0) / square).squareRoot()), reach: taps)

    // The colour for every opacity that eight bits can tell.
    let tints = (0...255).map { level -> UInt32 in
      let opacity = Double(level) / 255 * color.alpha
      func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * opacity * 255 + 0.5, 0), 255)) }
      return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
    tints.withUnsafeBufferPointer { tints in
      for y in 0..<seen.height {
        let row = result.storage.base + y * result.storage.stride
        map.read(
          row: y + origin.y - area.y, from: origin.x - area.x, count: seen.width, cell: cell
        ) { x, alpha in
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
    let area = content.touched.intersection(PixelArea(x: x0, y: y0, width: width * cell, height: height * cell))
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
    let (width, height) = (width, height)
    // Rows between margins of zeros, so that the kernel needs no ends.
    let rowLength = width + 2 * reach
    var padded = [Float](repeating: 0, count: rowLength)
    var middle = [Float](repeating: 0, count: (height + 2 * reach) * width)
    weights.withUnsafeBufferPointer { weights in
      padded.withUnsafeMutableBufferPointer { padded in
        middle.withUnsafeMutableBufferPointer { middle in
          values.withUnsafeMutableBufferPointer { values in
            guard let padded = padded.baseAddress, let middle = middle.baseAddress,
              let values = values.baseAddress
            else { return }
            for y in 0..<height {
              let row = values + y * width
              if (0..<width).allSatisfy({ row[$0] == 0 }) { continue }
              (padded + reach).update(from: row, count: width)
              Self.accumulate(middle + (y + reach) * width, from: padded, step: 1, weights, width)
            }
            for y in 0..<height {
              (values + y * width).update(repeating: 0, count: width)
              Self.accumulate(values + y * width, from: middle + y * width, step: width, weights, width)
            }
          }
        }
      }
    }
  }

  /// Adds to each of `count` values the weighted sum of those `step` apart, from its own place on.
  ///
  /// Four weights at a time, in a loop that the compiler turns into vector instructions: four times as fast as
  /// one weight at a time through buffers.
  private static func accumulate(
    _ out: UnsafeMutablePointer<Float>, from: UnsafePointer<Float>, step: Int,
    _ weights: UnsafeBufferPointer<Float>, _ count: Int
  ) {
    var tap = 0
    while tap + 4 <= weights.count {
      let (w0, w1, w2, w3) = (weights[tap], weights[tap + 1], weights[tap + 2], weights[tap + 3])
      let a = from + tap * step
      let (b, c, d) = (a + step, a + 2 * step, a + 3 * step)
      var x = 0
      while x < count {
        out[x] += w0 * a[x] + w1 * b[x] + w2 * c[x] + w3 * d[x]
        x &+= 1
      }
      tap += 4
    }
    while tap < weights.count {
      let (w, a) = (weights[tap], from + tap * step)
      for x in 0..<count { out[x] += w * a[x] }
      tap += 1
    }
  }
}
