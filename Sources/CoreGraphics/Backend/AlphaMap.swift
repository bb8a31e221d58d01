/// A map of one component of pixels, 0...255, row by row: their opacity, or a colour component premultiplied
/// by it.
struct AlphaMap {
  let width: Int
  let height: Int
  var values: [Float]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = Array(repeating: 0, count: width * height)
  }

  /// Creates a map of zeros for the cells of an area, with one spare row and column.
  init(area: PixelArea, cell: Int) { self.init(width: area.width / cell + 2, height: area.height / cell + 2) }

  /// Averages a canvas's opacity, or the component at bit `shift`, over square cells of pixels.
  ///
  /// - Parameters:
  ///   - content: The canvas to read.
  ///   - x0: The column of the bitmap at which the first cell begins.
  ///   - y0: The row of the bitmap at which the first cell begins.
  ///   - cell: The side of a cell in pixels.
  ///   - shift: The position of the component's lowest bit in a pixel.
  mutating func collect(_ content: Canvas, from x0: Int, _ y0: Int, cell: Int, shift: UInt32 = 24) {
    let area = content.touched.intersection(
      PixelArea(x: x0, y: y0, width: width * cell, height: height * cell))
    let share = 1 / Float(cell * cell)
    let width = width
    values.withUnsafeMutableBufferPointer { values in
      for y in area.y..<max(area.y, area.maxY) {
        let row = content.storage.base + (y - content.y) * content.storage.stride - content.x
        let out = (y - y0) / cell * width
        if cell == 1 {
          for x in area.x..<area.maxX { values[out + x - x0] = Float(row[x] >> shift & 255) }
        } else {
          for x in area.x..<area.maxX {
            values[out + (x - x0) / cell] += Float(row[x] >> shift & 255) * share
          }
        }
      }
    }
  }

  /// Calls a closure with the values at a row of pixels, interpolated between cells.
  func read(row: Int, from column: Int, count: Int, cell: Int, _ body: (Int, Float) -> Void) {
    values.withUnsafeBufferPointer { values in
      if cell == 1 {
        for x in 0..<count { body(x, values[row * width + column + x]) }
        return
      }
      // A cell's value is at its middle.
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

  /// Blurs the map by a Gaussian that is cut off at `reach` values from its middle. Values outside the map
  /// count as 0.
  ///
  /// - Parameters:
  ///   - deviation: The standard deviation in cells.
  ///   - reach: The radius of the kernel in cells.
  mutating func blur(deviation: Float, reach: Int) {
    guard deviation > 0 else { return }
    var weights = (-reach...reach).map { exp(-Float($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= sum }
    let (width, height) = (width, height)
    // Pad rows with margins of zeros, so that the kernel needs no special case at the ends.
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

  /// Adds to each of `count` values the weighted sum of the values `step` apart, beginning at its own
  /// position.
  ///
  /// Four weights at a time, in a loop that the compiler vectorises: four times as fast as one weight at a
  /// time through buffers.
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
