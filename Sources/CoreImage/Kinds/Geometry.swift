// Filters that move pixels. Core Image Filter Reference, categories Geometry Adjustment and Tile Effect.

extension FilterKind {
  private static let corners: [FilterInput] = [
    .position("inputTopLeft", 118, 484), .position("inputTopRight", 646, 507),
    .position("inputBottomRight", 548, 140),
    .position("inputBottomLeft", 155, 153),
  ]

  private static func quad(_ values: FilterValues) -> [SIMD2<Double>] {
    ["BottomLeft", "BottomRight", "TopRight", "TopLeft"].map { values.point("input\($0)") }
  }

  private static let crop = FilterKind(
    "CICrop", "Crop", [kCICategoryGeometryAdjustment], [.image, .rectangle("inputRectangle", 0, 0, 300, 300)]
  ) { $0.image()?.cropped($0.rectangle("inputRectangle")) }

  // "Scales and crops the rotated image so that it fits the extent of the input image."
  private static let straighten = FilterKind(
    "CIStraightenFilter", "Straighten", [kCICategoryGeometryAdjustment],
    [.image, .number(kCIInputAngleKey, 0, -Double.pi...Double.pi, identity: 0)]
  ) { values in
    let angle = CGFloat(values.number(kCIInputAngleKey))
    guard let image = values.image(), !image.extent.isUnbounded, !image.extent.isNull, angle != 0 else {
      return values.image()
    }
    let box = image.extent, (c, s) = (abs(cos(angle)), abs(sin(angle)))
    let scale = max(c + s * box.height / box.width, c + s * box.width / box.height)
    let turn = CGAffineTransform(translationX: box.midX, y: box.midY).scaledBy(x: scale, y: scale)
      .rotated(by: angle).translatedBy(x: -box.midX, y: -box.midY)
    return image.clamped(box).placed(turn, .linear).cropped(box)
  }

  private static let lanczos = FilterKind(
    "CILanczosScaleTransform", "Lanczos Scale Transform", [kCICategoryGeometryAdjustment],
    [
      .image, .number(kCIInputScaleKey, 1, 0.05...1.5, identity: 1),
      .number(kCIInputAspectRatioKey, 1, 0.5...2, identity: 1),
    ]
  ) { values in
    let scale = abs(values.number(kCIInputScaleKey)), ratio = abs(values.number(kCIInputAspectRatioKey))
    return values.image()?.resampled(scale * ratio, vertically: false).resampled(scale, vertically: true)
  }

  private static let perspective = FilterKind(
    "CIPerspectiveTransform", "Perspective Transform", [kCICategoryGeometryAdjustment], [.image] + corners
  ) { values in
    guard let image = values.image(), !image.extent.isUnbounded, !image.extent.isNull else {
      return values.image()
    }
    let corners = quad(values), box = image.extent
    guard let map = Projection(ontoQuad: corners)?.inverse else { return .nothing }
    let low = corners.reduce(corners[0]) { pointwiseMin($0, $1) }
    let high = corners.reduce(corners[0]) { pointwiseMax($0, $1) }
    let extent = CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    let (origin, size) = (SIMD2(box.minX.native, box.minY.native), SIMD2(box.width.native, box.height.native))
    return image.warped(extent, .linear) { place in map(place).map { origin + $0 * size } }
  }

  // "Transforms the portion of the image inside the four corners into a rectangular image": as wide as the
  // longer of the top and bottom edges and as high as the longer of the other two.
  private static let correction = FilterKind(
    "CIPerspectiveCorrection", "Perspective Correction", [kCICategoryGeometryAdjustment],
    [.image] + corners + [.flag("inputCrop", true)]
  ) { values in
    guard let image = values.image() else { return nil }
    let corners = quad(values)
    guard let map = Projection(ontoQuad: corners) else { return .nothing }
    func length(_ a: Int, _ b: Int) -> Double {
      ((corners[a] - corners[b]) * (corners[a] - corners[b])).sum().squareRoot()
    }
    let size = SIMD2(max(length(0, 1), length(3, 2)).rounded(), max(length(0, 3), length(1, 2)).rounded())
    return image.warped(CGRect(x: 0, y: 0, width: size.x, height: size.y), .linear) { map($0 / size) }
  }

  static let geometry: [FilterKind] = [
    FilterKind(
      "CIAffineTransform", "Affine Transform", [kCICategoryGeometryAdjustment], [.image, .transform]
    ) { values in
      values.sampled().map { $0.recipe.placed(values.transform(), $0.sampling) }
    },
    crop, straighten, lanczos, perspective, correction,
  ]

  static let tiles: [FilterKind] = [
    FilterKind("CIAffineClamp", "Affine Clamp", [kCICategoryTileEffect], [.image, .transform]) { values in
      values.image().map { $0.clamped($0.extent).placed(values.transform(), .linear) }
    },
    FilterKind("CIAffineTile", "Affine Tile", [kCICategoryTileEffect], [.image, .transform]) { values in
      values.image()?.repeated.placed(values.transform(), .linear)
    },
  ]
}

/// A projective transform of the plane, which maps lines to lines.
struct Projection: Sendable {
  /// The matrix, row by row, that acts on (x, y, 1).
  private let m: [Double]

  /// Creates the transform from the unit square to a convex quadrilateral: lower left, lower right, upper
  /// right, upper left; `nil` if three corners are collinear or it is not convex. (Heckbert, "Fundamentals of
  /// Texture Mapping and Image Warping", 1989, 2.2.3.)
  init?(ontoQuad p: [SIMD2<Double>]) {
    let turns = (0..<4).map { index in
      let (a, b, c) = (p[index], p[(index + 1) % 4], p[(index + 2) % 4])
      return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
    }
    guard turns.allSatisfy({ $0 > 1e-6 }) || turns.allSatisfy({ $0 < -1e-6 }) else { return nil }
    let d1 = p[1] - p[2], d2 = p[3] - p[2], s = p[0] - p[1] + p[2] - p[3]
    let area = d1.x * d2.y - d2.x * d1.y
    let g = (s.x * d2.y - d2.x * s.y) / area, h = (d1.x * s.y - s.x * d1.y) / area
    m = [
      p[1].x - p[0].x + g * p[1].x, p[3].x - p[0].x + h * p[3].x, p[0].x,
      p[1].y - p[0].y + g * p[1].y, p[3].y - p[0].y + h * p[3].y, p[0].y, g, h, 1,
    ]
  }

  private init(_ m: [Double]) { self.m = m }

  /// The inverse transform; it maps points beyond the horizon to `nil`.
  var inverse: Projection {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let adjoint = [
      minor(4, 5, 7, 8), -minor(1, 2, 7, 8), minor(1, 2, 4, 5), -minor(3, 5, 6, 8), minor(0, 2, 6, 8),
      -minor(0, 2, 3, 5),
      minor(3, 4, 6, 7), -minor(0, 1, 6, 7), minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * adjoint[0] + m[1] * adjoint[3] + m[2] * adjoint[6]
    return Projection(adjoint.map { $0 / determinant })
  }

  /// Transforms a point; `nil` beyond the horizon.
  func callAsFunction(_ p: SIMD2<Double>) -> SIMD2<Double>? {
    let w = m[6] * p.x + m[7] * p.y + m[8]
    guard w > 1e-9 else { return nil }
    return SIMD2(m[0] * p.x + m[1] * p.y + m[2], m[3] * p.x + m[4] * p.y + m[5]) / w
  }
}

extension Recipe {
  /// The image tiled infinitely.
  fileprivate var repeated: Recipe {
    let box = self.area
    if box.isEmpty || extent.isUnbounded { return self }
    return Recipe(.infinite, from: [self]) { area, evaluation in
      func wrapped(_ range: Range<Int>, _ start: Int, _ period: Int) -> [(from: Range<Int>, to: Int)] {
        var parts: [(Range<Int>, Int)] = [], at = range.lowerBound
        while at < range.upperBound {
          let offset = ((at - start) % period + period) % period
          let count = min(period - offset, range.upperBound - at)
          parts.append((start + offset..<start + offset + count, at))
          at += count
        }
        return parts
      }
      // A small image is requested once, a large one in parts.
      let whole = box.count <= 1 << 18 ? evaluation.tile(of: self, box) : nil
      return Tile(area) { pixels in
        for (rows, low) in wrapped(area.rows, box.y, box.height) {
          for (columns, left) in wrapped(area.columns, box.x, box.width) {
            let tile = whole ?? evaluation.tile(of: self, Area(columns, rows))
            for y in rows {
              let into =
                (low + y - rows.lowerBound - area.y) * area.width + left - area.x - columns.lowerBound
              for x in columns { pixels[into + x] = tile[x, y] }
            }
          }
        }
      }
    }
  }

  /// Returns the image scaled along one axis with Lanczos' windowed sinc of three lobes. (Duchon, "Lanczos
  /// Filtering in One and Two Dimensions", 1979.)
  fileprivate func resampled(_ scale: Double, vertically isVertical: Bool) -> Recipe {
    if scale == 1 || extent.isNull { return self }
    guard scale > 1e-4, scale < 1e4 else { return .nothing }
    let factor = isVertical ? CGAffineTransform(scaleX: 1, y: scale) : CGAffineTransform(scaleX: scale, y: 1)
    let spread = max(1 / scale, 1), reach = 3 * spread
    @Sendable func window(_ x: Double) -> Double {
      if abs(x) < 1e-9 { return 1 }
      if abs(x) >= 3 { return 0 }
      return 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x)
    }
    // Edge pixels are extended, so that no edge becomes transparent.
    let source = clamped(extent)
    return Recipe(extent.isUnbounded ? .infinite : extent.applying(factor), from: [source]) {
      area, evaluation in
      func origin(_ position: Int) -> Double { (Double(position) + 0.5) / scale }
      var result = Tile(area)
      // Strips along the axis, so that a much smaller image requests little at a time.
      let strip = max(Int(512 / spread), 1)
      for piece in area.pieces(strip) {
        let range = isVertical ? piece.rows : piece.columns
        let low = Int((origin(range.lowerBound) - reach).rounded(.down))
        let high = Int((origin(range.upperBound) + reach).rounded(.up))
        let tile = evaluation.tile(
          of: source, isVertical ? Area(piece.columns, low..<high) : Area(low..<high, piece.rows))
        var rows: [Int: [(Int, Float)]] = [:]
        for position in range {
          let middle = origin(position)
          let taps = (Int((middle - reach).rounded(.down))...Int((middle + reach).rounded(.up))).map {
            ($0, window((Double($0) + 0.5 - middle) / spread))
          }
          let sum = taps.reduce(0) { $0 + $1.1 }
          rows[position] = taps.filter { $0.1 != 0 }.map { ($0.0, Float($0.1 / sum)) }
        }
        result.paste(
          Tile(piece) { x, y in
            var pixel = Pixel.clear
            for (tap, weight) in rows[isVertical ? y : x] ?? [] {
              pixel += (isVertical ? tile[x, tap] : tile[tap, y]) * weight
            }
            return pixel
          })
      }
      return result
    }
  }
}
