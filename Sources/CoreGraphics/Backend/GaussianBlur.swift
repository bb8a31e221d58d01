/// A Gaussian blur of pixels, cut off at some standard deviations from the middle.
struct GaussianBlur {
  /// The standard deviation in pixels.
  var deviation: CGFloat
  var spread: CGFloat

  /// The cut-off for shadows of contexts, in standard deviations. A shadow with a blur of 5 (deviation 2.5)
  /// grows by 5 pixels on every side and not by 6, by `facts/apple/cgcontext.json` (ctx.shadow.blur5), so its
  /// Gaussian ends there.
  static let spreadOfContexts: CGFloat = 2
  /// The cut-off for layers' shadows and filters, in standard deviations. The error is less than a level of
  /// 255.
  static let spreadOfLayers: CGFloat = 3

  /// The radius of the kernel in pixels.
  var reach: Int { Int(min(max((spread * deviation).rounded(), 0), 4096)) }

  /// The side, in pixels, of the square cells that are averaged before blurring. Wide blurs do not need
  /// single pixels.
  var cell: Int {
    var cell = 1
    while reach > 16 * cell { cell *= 2 }
    return cell
  }

  /// The radius of the kernel in cells.
  private var taps: Int { (reach + cell - 1) / cell }

  /// The largest distance, in pixels, at which a pixel affects another.
  private var margin: Int { (taps + 1) * cell }

  /// Returns the pixels that affect an area's blurred pixels, and some more.
  func origins(of area: PixelArea) -> PixelArea { area.insetBy(-margin - cell) }

  /// Returns the pixels of a map needed for the area `seen`, given that everything outside `body` is clear.
  /// Cells lie on a grid of the whole device, so that separately painted parts fit together.
  func area(for seen: PixelArea, body: PixelArea) -> PixelArea {
    seen.insetBy(-margin).intersection(body.insetBy(-margin)).aligned(to: cell)
  }

  /// Blurs a map of cells. Averaging cells and interpolating between them blur too, so their variances are
  /// subtracted.
  func apply(to map: inout AlphaMap) {
    let square = CGFloat(cell * cell)
    let variance = deviation * deviation - (cell > 1 ? (square - 1) / 12 + square / 6 : 0)
    map.blur(deviation: Float((max(variance, 0) / square).squareRoot()), reach: taps)
  }
}

/// An effect applied to all pixels of a transparency layer before it is composited.
enum LayerEffect {
  case blur(GaussianBlur)
  /// Multiplies by factors of red, green, blue and opacity, 0…1.
  case multiply(CGColor.SRGB)

  /// Returns the pixels that affect an area.
  func origins(of area: PixelArea) -> PixelArea {
    if case .blur(let blur) = self { blur.origins(of: area) } else { area }
  }
}

extension Canvas {
  /// Returns the canvas after the effect, as far as it is visible inside `clip`. Returns nil if nothing is
  /// visible or memory cannot be allocated.
  func applying(_ effect: LayerEffect, inside clip: PixelArea) -> Canvas? {
    switch effect {
    case .blur(let blur):
      let seen = touched.insetBy(-blur.reach).intersection(clip)
      return blurred(blur, in: seen, extendsEdges: false)
    case .multiply(let factors):
      multiply(by: factors)
      return self
    }
  }

  /// The number of pixels below which an area is blurred by a single thread; above, each component may have
  /// its own.
  private static let fewPixels = 1 << 15

  /// Returns the blurred pixels of an area. Outside the drawn part everything is clear or, with
  /// `extendsEdges`, like the nearest pixel of the canvas.
  func blurred(_ blur: GaussianBlur, in seen: PixelArea, extendsEdges: Bool) -> Canvas? {
    guard !touched.isEmpty, !seen.isEmpty, let result = Canvas(seen) else { return nil }
    let cell = blur.cell
    let everything = PixelArea(x: seen.x - 1 << 20, y: seen.y - 1 << 20, width: 1 << 21, height: 1 << 21)
    let area = blur.area(for: seen, body: extendsEdges ? everything : touched)
    var maps = [AlphaMap](repeating: AlphaMap(width: 0, height: 0), count: 4)
    maps.withUnsafeMutableBufferPointer { maps in
      // All threads read this canvas and none writes it; each map belongs to one thread.
      nonisolated(unsafe) let (source, maps) = (self, maps)
      @Sendable func blurComponent(_ index: Int) {
        var map = AlphaMap(area: area, cell: cell)
        map.collect(source, from: area.x, area.y, cell: cell, shift: UInt32(8 * index))
        if extendsEdges { map.extendEdges(of: source.area, from: area.x, area.y, cell: cell) }
        blur.apply(to: &map)
        maps[index] = map
      }
      if seen.count < Self.fewPixels {
        for index in 0..<4 { blurComponent(index) }
      } else {
        DispatchQueue.concurrentPerform(iterations: 4, execute: blurComponent)
      }
    }
    for y in 0..<seen.height {
      let row = result.storage.base + y * result.storage.stride
      for (index, map) in maps.enumerated() {
        map.read(row: y + seen.y - area.y, from: seen.x - area.x, count: seen.width, cell: cell) { x, value in
          row[x] |= UInt32(min(max(value, 0), 255) + 0.5) << UInt32(8 * index)
        }
      }
    }
    // No component may exceed the opacity.
    for index in 0..<result.storage.stride * seen.height {
      let pixel = result.storage.base[index], alpha = pixel >> 24
      result.storage.base[index] = Pixel.each(pixel, pixel) { value, _ in min(value, alpha) }
    }
    result.markDirty()
    return result
  }

  private func multiply(by factors: CGColor.SRGB) {
    func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    let alpha = byte(factors.alpha)
    let (red, green, blue) = (
      byte(factors.red * factors.alpha), byte(factors.green * factors.alpha),
      byte(factors.blue * factors.alpha)
    )
    let part = touched.intersection(area)
    for y in part.y..<max(part.y, part.maxY) {
      let row = storage.base + (y - self.y) * storage.stride - x
      for x in part.x..<part.maxX where row[x] != 0 {
        let p = row[x]
        row[x] =
          Pixel.times(p >> 24, alpha) << 24 | Pixel.times(p >> 16 & 255, red) << 16
          | Pixel.times(p >> 8 & 255, green) << 8 | Pixel.times(p & 255, blue)
      }
    }
    markDirty()
  }
}

extension AlphaMap {
  /// Extends the values inside a body of pixels outwards, after `collect` has averaged them.
  mutating func extendEdges(of body: PixelArea, from x0: Int, _ y0: Int, cell: Int) {
    // Whole cells of the body; those at its edge are only partly filled.
    func inside(_ low: Int, _ high: Int, _ start: Int, _ count: Int) -> ClosedRange<Int> {
      let first = max((low - start + cell - 1) / cell, 0), last = min((high - start) / cell - 1, count - 1)
      let least = min(max(first, 0), count - 1)
      return least...max(least, last)
    }
    let columns = inside(body.x, body.maxX, x0, width), rows = inside(body.y, body.maxY, y0, height)
    let width = width
    for y in rows {
      let row = y * width
      let (left, right) = (values[row + columns.lowerBound], values[row + columns.upperBound])
      for x in 0..<columns.lowerBound { values[row + x] = left }
      for x in columns.upperBound + 1..<max(columns.upperBound + 1, width) { values[row + x] = right }
    }
    for y in 0..<height where !rows.contains(y) {
      let from = (y < rows.lowerBound ? rows.lowerBound : rows.upperBound) * width
      for x in 0..<width { values[y * width + x] = values[from + x] }
    }
  }
}
