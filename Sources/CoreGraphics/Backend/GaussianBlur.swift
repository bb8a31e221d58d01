/// A Gaussian that blurs pixels, cut off some standard deviations from its middle.
struct GaussianBlur {
  /// In pixels.
  var deviation: CGFloat
  var spread: CGFloat

  /// A context's shadow with a blur of 5 (deviation 2.5) grows by 5 pixels on every side and not by 6, by
  /// `facts/apple/cgcontext.json` (ctx.shadow.blur5), so its Gaussian ends there.
  static let spreadOfContexts: CGFloat = 2
  /// Layers' shadows and filters: what is cut off is less than a level of 255.
  static let spreadOfLayers: CGFloat = 3

  /// How many pixels the blur spreads.
  var reach: Int { Int(min(max((spread * deviation).rounded(), 0), 4096)) }

  /// The side of the squares of pixels that are averaged before they are blurred: wide
  /// blurs need no single pixels.
  var cell: Int {
    var cell = 1
    while reach > 16 * cell { cell *= 2 }
    return cell
  }

  /// How many cells the blur spreads.
  private var taps: Int { (reach + cell - 1) / cell }

  /// How far pixels can lie apart that blurring brings together.
  private var margin: Int { (taps + 1) * cell }

  /// The pixels that an area's blurred pixels come from, and some more.
  func origins(of area: PixelArea) -> PixelArea { area.insetBy(-margin - cell) }

  /// The pixels of a map from which `seen` comes, where nothing lies outside of `body`. Cells lie on a grid
  /// of the whole device, so that parts fit together that are painted apart.
  func area(for seen: PixelArea, body: PixelArea) -> PixelArea {
    seen.insetBy(-margin).intersection(body.insetBy(-margin)).aligned(to: cell)
  }

  /// Blurs a map of cells. Averaging cells and blending between them blur too: their variances are taken off.
  func apply(to map: inout AlphaMap) {
    let square = CGFloat(cell * cell)
    let variance = deviation * deviation - (cell > 1 ? (square - 1) / 12 + square / 6 : 0)
    map.blur(deviation: Float((max(variance, 0) / square).squareRoot()), reach: taps)
  }
}

/// A change of all pixels of a transparency layer before it is painted.
enum LayerEffect {
  case blur(GaussianBlur)
  /// Factors of red, green, blue and opacity, 0…1.
  case multiply(CGColor.SRGB)

  /// The pixels that decide what is seen in an area.
  func origins(of area: PixelArea) -> PixelArea {
    if case .blur(let blur) = self { blur.origins(of: area) } else { area }
  }
}

extension Canvas {
  /// The canvas after the effect, as far as it shows inside `clip`; nil where nothing
  /// does or there is no memory.
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

  /// Areas of fewer pixels are blurred by one thread; in others every component may have one of its own.
  private static let fewPixels = 1 << 15

  /// The blurred pixels of an area. Outside of what is drawn everything is clear, or with `extendsEdges` like
  /// the nearest pixel of the canvas.
  func blurred(_ blur: GaussianBlur, in seen: PixelArea, extendsEdges: Bool) -> Canvas? {
    guard !touched.isEmpty, !seen.isEmpty, let result = Canvas(seen) else { return nil }
    let cell = blur.cell
    let everything = PixelArea(x: seen.x - 1 << 20, y: seen.y - 1 << 20, width: 1 << 21, height: 1 << 21)
    let area = blur.area(for: seen, body: extendsEdges ? everything : touched)
    var maps = [AlphaMap](repeating: AlphaMap(width: 0, height: 0), count: 4)
    maps.withUnsafeMutableBufferPointer { maps in
      // All threads read this canvas and none writes it; every map has one thread.
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
    // No component may be more than the opacity.
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
        row[x] = Pixel.times(p >> 24, alpha) << 24 | Pixel.times(p >> 16 & 255, red) << 16
          | Pixel.times(p >> 8 & 255, green) << 8 | Pixel.times(p & 255, blue)
      }
    }
    markDirty()
  }
}

extension AlphaMap {
  /// Continues what lies inside a body of pixels outwards, after `collect` has added it up.
  mutating func extendEdges(of body: PixelArea, from x0: Int, _ y0: Int, cell: Int) {
    // Whole cells of the body; those at its rim are only partly filled.
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
