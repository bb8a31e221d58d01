public import CoreGraphics

extension LayerState {
  /// The layer's box in the superlayer's points: the smallest upright rectangle around
  /// the bounds' four corners.
  ///
  /// The rectangle of the bounds' size is laid with its anchor point at the origin, its corners pass through
  /// the affine part of the transform, and their bounding box moves to `position`.
  @inlinable @inline(__always) package var frame: CGRect {
    let size = bounds.size
    let x = -anchorPoint.x * size.width, y = -anchorPoint.y * size.height
    guard let rare else {
      return CGRect(x: position.x + x, y: position.y + y, width: size.width, height: size.height)
    }
    let m = rare.frameTransform
    if m.b == 0, m.c == 0, m.a == 1, m.d == 1 {
      return CGRect(
        x: position.x + m.tx + x, y: position.y + m.ty + y, width: size.width, height: size.height)
    }
    if m.b != 0 || m.c != 0 {
      // The corners in the superlayer's points, so that what a quarter turn is off by is lost in rounding.
      let px = position.x + m.tx, py = position.y + m.ty
      let right = x + size.width, bottom = y + size.height
      let minX = px + (min(m.a * x, m.a * right) + min(m.c * y, m.c * bottom))
      let maxX = px + (max(m.a * x, m.a * right) + max(m.c * y, m.c * bottom))
      let minY = py + (min(m.b * x, m.b * right) + min(m.d * y, m.d * bottom))
      let maxY = py + (max(m.b * x, m.b * right) + max(m.d * y, m.d * bottom))
      return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    // The box of a rectangle, by its centre and half extents.
    let halfWidth = size.width / 2, halfHeight = size.height / 2
    let extentX = abs(m.a) * halfWidth + abs(m.c) * halfHeight
    let extentY = abs(m.b) * halfWidth + abs(m.d) * halfHeight
    let cx = x + halfWidth, cy = y + halfHeight
    return CGRect(
      x: position.x + (m.a * cx + m.c * cy + m.tx) - extentX,
      y: position.y + (m.b * cx + m.d * cy + m.ty) - extentY,
      width: 2 * extentX, height: 2 * extentY)
  }

  /// Moves and resizes the layer so that `frame` is its box where no transform, or one that only
  /// scales and moves, is set.
  ///
  /// A rectangle of negative size is standardised. Under a transform the bounds' size becomes the frame's
  /// size through the inverse of the transform's linear part, without sign, and the position puts the anchor
  /// point at the same fraction of the frame: measured on iOS (`layer_geometry.json`). A singular transform
  /// counts as its own inverse.
  package mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var origin = frame.origin
    if let m = rare?.frameTransform {
      origin.x -= m.tx
      origin.y -= m.ty
      if m.b == 0, m.c == 0, m.a != 0, m.d != 0 {
        // By the scale itself and not by its inverse, so that `frame` gives back the
        // same size to the last bit.
        bounds.size = CGSize(width: frame.width / abs(m.a), height: frame.height / abs(m.d))
      } else {
        let inverse = CGAffineTransform(a: m.a, b: m.b, c: m.c, d: m.d, tx: 0, ty: 0).inverted()
        let size = frame.size.applying(inverse)
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      }
    } else {
      bounds.size = frame.size
    }
    position = CGPoint(
      x: origin.x + anchorPoint.x * frame.size.width, y: origin.y + anchorPoint.y * frame.size.height)
  }

  /// The affine part of the transform, as `frame` sees it.
  ///
  /// A plane that lies apart from its anchor point by `anchorPointZ` and is seen in the transform's own
  /// perspective is larger or smaller by that distance, as a whole.
  @usableFromInline static func frameTransform(of detail: Detail) -> CGAffineTransform {
    let m = detail.transform
    let divisor = 1 - detail.anchorPointZ * m.m34
    guard divisor != 1, divisor > 0, m.mapsPlaneAffinely else { return m.affinePart }
    return CGAffineTransform(
      a: m.m11 / divisor, b: m.m12 / divisor, c: m.m21 / divisor, d: m.m22 / divisor,
      tx: m.m41 / divisor, ty: m.m42 / divisor)
  }

  /// The anchor point in the layer's own points.
  @inlinable @inline(__always) package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Whether the layer moves its points without turning or scaling them.
  @inlinable @inline(__always) package var isTranslation: Bool { rare?.keepsPlace ?? true }

  /// Whether the sublayer transform is the identity.
  @inlinable @inline(__always) package var keepsSublayers: Bool { rare?.keepsSublayers ?? true }

  /// The way from the layer's own points to its superlayer's, before the superlayer's
  /// sublayer transform and flip.
  package var matrixToSuperlayer: Transform3D {
    let a = anchor
    if isTranslation { return Transform3D(translationX: position.x - a.x, y: position.y - a.y) }
    return detail.transform.between(
      (-a.x.native, -a.y.native, -detail.anchorPointZ.native),
      (position.x.native, position.y.native, detail.zPosition.native))
  }

  /// The sublayer transform about the layer's anchor point; nil where it is the identity.
  package var sublayerTransformMatrix: Transform3D? {
    guard !keepsSublayers else { return nil }
    let a = anchor
    return Transform3D(translationX: -a.x, y: -a.y).concatenating(detail.sublayerTransform)
      .concatenating(Transform3D(translationX: a.x, y: a.y))
  }

  /// The way from the layer's own coordinates, which a flipped layer counts upwards, to the same box with y
  /// down; nil where the layer is not flipped.
  package var flipMatrix: Transform3D? {
    guard flags.contains(.geometryFlipped) else { return nil }
    var flip = Transform3D(scaleX: 1, y: -1)
    flip.m42 = 2 * bounds.origin.y + bounds.size.height
    return flip
  }

  /// What this layer does to the points of its sublayers: its sublayer transform, then its flip.
  /// Nil where it does nothing.
  package var sublayerMatrix: Transform3D? {
    switch (sublayerTransformMatrix, flipMatrix) {
    case (nil, nil): nil
    case (let matrix?, nil), (nil, let matrix?): matrix
    case (let transform?, let flip?): transform.concatenating(flip)
    }
  }
}
