extension Recipe {
  /// Pixels of a source that are asked for at once; a larger part is divided.
  private static let sampled = 1 << 21

  /// The image bent: each pixel is the source's at the place that `origin` finds for its middle; clear where
  /// that is nil or no number.
  ///
  /// An area comes from around the places of its corners, which holds for maps that keep lines straight; of a
  /// curved one every pixel is asked.
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

  /// The image under a transform; what is made much smaller is averaged first. Null where the
  /// transform cannot be undone.
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
    // Of an image that has more pixels than anybody waits for, not all are averaged.
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

  /// The image at half the size: each pixel the average of four. Any area of it takes little memory.
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

/// Every component's distance from zero.
private func abs(_ vector: SIMD2<Double>) -> SIMD2<Double> { SIMD2(vector.x.magnitude, vector.y.magnitude) }
