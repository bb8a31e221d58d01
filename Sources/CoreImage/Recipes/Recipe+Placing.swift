extension Recipe {
  /// The maximum number of source pixels requested at once; a larger area is divided.
  private static let sampled = 1 << 21

  /// Returns the image warped: each pixel is sampled at the position that `origin` returns for its center,
  /// and clear if that is `nil` or not a number.
  ///
  /// The source area is found from the corners, which is right for maps that preserve lines; for a curved map
  /// every pixel is mapped.
  func warped(
    _ extent: CGRect, _ sampling: Sampling, isCurved: Bool = false,
    _ origin: @escaping @Sendable (SIMD2<Double>) -> SIMD2<Double>?
  ) -> Recipe {
    Recipe(extent, from: [self]) { area, evaluation in
      var result = Tile(area)
      for piece in isCurved ? area.pieces(Evaluation.side) : [area] {
        self.sample(piece, evaluation, sampling, isCurved, origin, into: &result)
      }
      return result
    }
  }

  private func sample(
    _ area: Area, _ evaluation: Evaluation, _ sampling: Sampling, _ isCurved: Bool,
    _ origin: (SIMD2<Double>) -> SIMD2<Double>?, into result: inout Tile
  ) {
    let isPixel = area.count == 1
    let corners: [SIMD2<Double>?] =
      isPixel || isCurved
      ? area.rows.flatMap { y in area.columns.map { origin(middle($0, y)) } }
      : [(area.x, area.y), (area.maxX, area.y), (area.x, area.maxY), (area.maxX, area.maxY)].map {
        origin(SIMD2(Double($0.0), Double($0.1)))
      }
    let places = corners.compactMap { $0 }
    var needed = Area.none
    if let first = places.first {
      let low = places.reduce(first) { pointwiseMin($0, $1) },
        high = places.reduce(first) { pointwiseMax($0, $1) }
      if low.x.isFinite, low.y.isFinite, high.x.isFinite, high.y.isFinite {
        needed = Area(minX: low.x - 1.5, minY: low.y - 1.5, maxX: high.x + 1.5, maxY: high.y + 1.5)
      }
    }
    let isFound = isCurved || places.count == corners.count
    let isWhole = isFound && needed.intersection(self.area).count <= Self.sampled
    guard isWhole || isPixel else {
      let (across, down) = (max(area.width / 2, 1), max(area.height / 2, 1))
      for rows in [area.y..<area.y + down, area.y + down..<area.maxY] where !rows.isEmpty {
        for columns in [area.x..<area.x + across, area.x + across..<area.maxX] where !columns.isEmpty {
          sample(Area(columns, rows), evaluation, sampling, isCurved, origin, into: &result)
        }
      }
      return
    }
    let tile = evaluation.tile(of: self, needed)
    if tile.area.isEmpty { return }
    let inside = SIMD2(Double(Area.limit), Double(Area.limit))
    result.paste(
      Tile(area) { x, y in
        guard let place = origin(middle(x, y)), all(abs(place) .< inside) else { return .clear }
        return sampling == .nearest ? tile.nearest(place) : tile.linear(place)
      })
  }

  /// Returns the image transformed; it is averaged first if it becomes much smaller, and empty if the
  /// transform is not invertible.
  func placed(_ matrix: CGAffineTransform, _ sampling: Sampling) -> Recipe {
    let image = placement?.image ?? self
    let whole = (placement?.matrix ?? .identity).concatenating(matrix)
    let sampling = placement.map { $0.sampling == .nearest ? .nearest : sampling } ?? sampling
    let numbers = [whole.a, whole.b, whole.c, whole.d, whole.tx, whole.ty]
    let determinant = whole.a * whole.d - whole.b * whole.c
    guard numbers.allSatisfy({ abs($0) < CGFloat(Area.limit) }), determinant.isFinite,
      abs(determinant) > 1e-20
    else {
      return .nothing
    }
    let extent =
      image.extent.isUnbounded ? CGRect.infinite : image.extent.isNull ? .null : image.extent.applying(whole)
    if image === self, whole.isIdentity { return self }

    let scale = max(hypot(whole.a, whole.b), hypot(whole.c, whole.d))
    // A very large image is not averaged completely, because that would take too long.
    let halvings =
      sampling == .nearest ? 0 : Int(min(max(-log2(scale), 0), image.area.count > 1 << 28 ? 3 : 14))
    var reduced = image
    for _ in 0..<halvings { reduced = reduced.halved }
    let factor = CGFloat(1 << halvings)
    let undone = whole.inverted().concatenating(CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
    let drawn = reduced.warped(extent, sampling) { place in
      SIMD2(
        place.x * undone.a + place.y * undone.c + undone.tx,
        place.x * undone.b + place.y * undone.d + undone.ty)
    }
    return Recipe(
      extent, from: [reduced], placement: Placement(image: image, matrix: whole, sampling: sampling),
      draw: drawn.draw)
  }

  /// The image at half the size: each pixel is the average of four. Any area of it needs little memory.
  var halved: Recipe {
    func half(_ value: CGFloat) -> CGFloat { value / 2 }
    let small =
      extent.isUnbounded || extent.isNull
      ? extent
      : CGRect(
        x: half(extent.minX), y: half(extent.minY), width: half(extent.width), height: half(extent.height))
    return Recipe(small, from: [self]) { area, evaluation in
      var result = Tile(area)
      for part in area.pieces(Evaluation.side / 2) {
        let tile = evaluation.tile(
          of: self, Area(x: 2 * part.x, y: 2 * part.y, width: 2 * part.width, height: 2 * part.height))
        let piece = Tile(part) { x, y in
          (tile[2 * x, 2 * y] + tile[2 * x + 1, 2 * y] + tile[2 * x, 2 * y + 1] + tile[2 * x + 1, 2 * y + 1])
            * 0.25
        }
        if area == part { return piece }
        result.paste(piece)
      }
      return result
    }
  }
}

/// Returns the absolute value of every component.
private func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> { SIMD2(vector.x.magnitude, vector.y.magnitude) }
