/// Red, green, blue and opacity in the working space, the colour multiplied by the opacity.
typealias Pixel = SIMD4<Float>

extension SIMD4<Float> {
  /// Nothing.
  static var clear: Pixel { Pixel(0, 0, 0, 0) }

  /// The first three components.
  var color: SIMD3<Float> { SIMD3(x, y, z) }

  /// The colour not multiplied by the opacity; black where there is none.
  var straight: Pixel {
    w == 1 ? self : w == 0 ? Pixel(0, 0, 0, 0) : Pixel(color / w, w)
  }

  /// The colour multiplied by the opacity.
  var premultiplied: Pixel { w == 1 ? self : Pixel(color * w, w) }

  /// How bright the colour is: Rec. 709's weights of red, green and blue as Core Image rounds them.
  var luminance: Float { color.luminance }

  /// A blend with another: this one at 0, the other at 1.
  func mixed(_ other: Pixel, _ amount: Float) -> Pixel { self + (other - self) * amount }

  /// The same within limits; NaN becomes the lower one.
  func limited(_ low: Float = 0, _ high: Float = 1) -> Pixel {
    Pixel(
      Float.minimum(Float.maximum(x, low), high), Float.minimum(Float.maximum(y, low), high),
      Float.minimum(Float.maximum(z, low), high), Float.minimum(Float.maximum(w, low), high))
  }
}

extension SIMD3<Float> {
  var luminance: Float { 0.2125 * x + 0.7154 * y + 0.0721 * z }

  /// Every component through a function.
  func each(_ change: (Float) -> Float) -> SIMD3<Float> { SIMD3(change(x), change(y), change(z)) }
}

/// The pixels of an area; clear outside of it.
struct Tile {
  let area: Area
  /// Row after row, the lowest first.
  private(set) var pixels: [Pixel]

  /// No pixels.
  static let empty = Tile(.none)

  /// Clear pixels.
  init(_ area: Area) {
    self.area = area
    pixels = [Pixel](repeating: .clear, count: area.count)
  }

  /// Pixels from their columns and rows.
  init(_ area: Area, _ pixel: (Int, Int) -> Pixel) {
    self.area = area
    pixels = [Pixel](unsafeUninitializedCapacity: area.count) { buffer, count in
      for y in area.rows {
        for x in area.columns {
          buffer.initializeElement(at: count, to: pixel(x, y))
          count += 1
        }
      }
    }
  }

  /// Pixels that `fill` writes, clear at first.
  init(_ area: Area, fill: (UnsafeMutableBufferPointer<Pixel>) -> Void) {
    self.init(area)
    pixels.withUnsafeMutableBufferPointer { fill($0) }
  }

  subscript(x: Int, y: Int) -> Pixel {
    let (column, row) = (x - area.x, y - area.y)
    guard column >= 0, column < area.width, row >= 0, row < area.height else { return .clear }
    return pixels[row * area.width + column]
  }

  /// The blend of the four pixels around a place, whose middles lie at halves.
  func linear(_ place: SIMD2<Double>) -> Pixel {
    let (left, low) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
    let (x, y) = (Int(left), Int(low))
    let (u, v) = (Float(place.x - 0.5 - left), Float(place.y - 0.5 - low))
    let lower = u == 0 ? self[x, y] : self[x, y].mixed(self[x + 1, y], u)
    if v == 0 { return lower }
    let upper = u == 0 ? self[x, y + 1] : self[x, y + 1].mixed(self[x + 1, y + 1], u)
    return lower.mixed(upper, v)
  }

  /// The pixel that a place lies in.
  func nearest(_ place: SIMD2<Double>) -> Pixel {
    self[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
  }

  /// Takes over the pixels of another tile, where both have some.
  mutating func paste(_ other: Tile) {
    let part = area.intersection(other.area)
    for y in part.rows {
      for x in part.columns { pixels[(y - area.y) * area.width + x - area.x] = other[x, y] }
    }
  }
}
