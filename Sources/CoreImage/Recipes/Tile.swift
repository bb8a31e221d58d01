/// Red, green, blue and alpha in the working space, premultiplied.
typealias Pixel = SIMD4<Float>

extension SIMD4<Float> {
  /// A transparent pixel.
  static var clear: Pixel { Pixel(0, 0, 0, 0) }

  /// The first three components.
  var color: SIMD3<Float> { SIMD3(x, y, z) }

  /// The unpremultiplied pixel; transparent black if alpha is 0.
  var straight: Pixel {
    w == 1 ? self : w == 0 ? Pixel(0, 0, 0, 0) : Pixel(color / w, w)
  }

  /// The premultiplied pixel.
  var premultiplied: Pixel { w == 1 ? self : Pixel(color * w, w) }

  /// The luminance of the colour: the weights of Rec. 709 as Core Image rounds them.
  var luminance: Float { color.luminance }

  /// Returns the linear interpolation to another pixel: this pixel at 0, the other at 1.
  func mixed(_ other: Pixel, _ amount: Float) -> Pixel { self + (other - self) * amount }

  /// Returns the pixel limited to a range; NaN becomes the lower limit.
  func limited(_ low: Float = 0, _ high: Float = 1) -> Pixel {
    Pixel(
      Float.minimum(Float.maximum(x, low), high), Float.minimum(Float.maximum(y, low), high),
      Float.minimum(Float.maximum(z, low), high), Float.minimum(Float.maximum(w, low), high))
  }
}

extension SIMD3<Float> {
  var luminance: Float { 0.2125 * x + 0.7154 * y + 0.0721 * z }

  /// Returns the components mapped through a function.
  func each(_ change: (Float) -> Float) -> SIMD3<Float> { SIMD3(change(x), change(y), change(z)) }
}

/// The pixels of an area; pixels outside it are clear.
struct Tile {
  let area: Area
  /// The pixels, row by row, the lowest first.
  private(set) var pixels: [Pixel]

  /// An empty tile.
  static let empty = Tile(.none)

  /// Creates a tile of clear pixels.
  init(_ area: Area) {
    self.area = area
    pixels = [Pixel](repeating: .clear, count: area.count)
  }

  /// Creates a tile from a function of the column and the row.
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

  /// Creates a tile of clear pixels and writes it with `fill`.
  init(_ area: Area, fill: (UnsafeMutableBufferPointer<Pixel>) -> Void) {
    self.init(area)
    pixels.withUnsafeMutableBufferPointer { fill($0) }
  }

  subscript(x: Int, y: Int) -> Pixel {
    let (column, row) = (x - area.x, y - area.y)
    guard column >= 0, column < area.width, row >= 0, row < area.height else { return .clear }
    return pixels[row * area.width + column]
  }

  /// Returns the interpolation of the four pixels around a position; the centers of pixels lie at halves.
  func linear(_ place: SIMD2<Double>) -> Pixel {
    let (left, low) = ((place.x - 0.5).rounded(.down), (place.y - 0.5).rounded(.down))
    let (x, y) = (Int(left), Int(low))
    let (u, v) = (Float(place.x - 0.5 - left), Float(place.y - 0.5 - low))
    let lower = u == 0 ? self[x, y] : self[x, y].mixed(self[x + 1, y], u)
    if v == 0 { return lower }
    let upper = u == 0 ? self[x, y + 1] : self[x, y + 1].mixed(self[x + 1, y + 1], u)
    return lower.mixed(upper, v)
  }

  /// Returns the pixel that contains a position.
  func nearest(_ place: SIMD2<Double>) -> Pixel {
    self[Int(place.x.rounded(.down)), Int(place.y.rounded(.down))]
  }

  /// Copies the pixels of another tile within the common area.
  mutating func paste(_ other: Tile) {
    let part = area.intersection(other.area)
    for y in part.rows {
      for x in part.columns { pixels[(y - area.y) * area.width + x - area.x] = other[x, y] }
    }
  }
}
