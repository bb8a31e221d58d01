public import CoreGraphics

extension LayerState {
  /// The layer's frame in the superlayer's coordinate space: the smallest upright rectangle that contains the
  /// transformed bounds.
  ///
  /// The rectangle of the bounds' size is placed with its anchor point at the origin, its corners are
  /// transformed by the affine part of the transform, and their bounding box is translated to `position`.
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
      // The corners in the superlayer's coordinate space, so that the error of a quarter turn is lost in
      // rounding.
      let px = position.x + m.tx, py = position.y + m.ty
      let right = x + size.width, bottom = y + size.height
      let minX = px + (min(m.a * x, m.a * right) + min(m.c * y, m.c * bottom))
      let maxX = px + (max(m.a * x, m.a * right) + max(m.c * y, m.c * bottom))
      let minY = py + (min(m.b * x, m.b * right) + min(m.d * y, m.d * bottom))
      let maxY = py + (max(m.b * x, m.b * right) + max(m.d * y, m.d * bottom))
      return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
    // The bounding box of a rectangle, from its centre and half extents.
    let halfWidth = size.width / 2, halfHeight = size.height / 2
    let extentX = abs(m.a) * halfWidth + abs(m.c) * halfHeight
    let extentY = abs(m.b) * halfWidth + abs(m.d) * halfHeight
    let cx = x + halfWidth, cy = y + halfHeight
    return CGRect(
      x: position.x + (m.a * cx + m.c * cy + m.tx) - extentX,
      y: position.y + (m.b * cx + m.d * cy + m.ty) - extentY,
      width: 2 * extentX, height: 2 * extentY)
  }

  /// Moves and resizes the layer so that `frame` is its frame if there is no transform, or one that only
  /// scales and translates.
  ///
  /// A rectangle of negative size is standardised. Under a transform the bounds' size becomes the frame's
  /// size through the inverse of the transform's linear part, without sign, and the position puts the anchor
  /// point at the same fraction of the frame: measured on iOS (`layer_geometry.json`). A singular transform
  /// is treated as its own inverse.
  package mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var origin = frame.origin
    if let m = rare?.frameTransform {
      origin.x -= m.tx
      origin.y -= m.ty
      if m.b == 0, m.c == 0, m.a != 0, m.d != 0 {
        // Divide by the scale itself instead of using its inverse, so that `frame` returns the same size to
        // the last bit.
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

  /// Returns the affine part of the transform, as `frame` uses it.
  ///
  /// A plane at a distance of `anchorPointZ` from its anchor point, in the transform's own perspective, is
  /// scaled as a whole by that distance.
  @usableFromInline static func frameTransform(of detail: Detail) -> CGAffineTransform {
    let m = detail.transform
    let divisor = 1 - detail.anchorPointZ * m.m34
    guard divisor != 1, divisor > 0, m.mapsPlaneAffinely else { return m.affinePart }
    return CGAffineTransform(
      a: m.m11 / divisor, b: m.m12 / divisor, c: m.m21 / divisor, d: m.m22 / divisor,
      tx: m.m41 / divisor, ty: m.m42 / divisor)
  }

  /// The anchor point in the layer's coordinate space.
  @inlinable @inline(__always) package var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// A Boolean value that indicates whether the layer only translates its points.
  @inlinable @inline(__always) package var isTranslation: Bool { rare?.keepsPlace ?? true }

  /// A Boolean value that indicates whether the sublayer transform is the identity.
  @inlinable @inline(__always) package var keepsSublayers: Bool { rare?.keepsSublayers ?? true }

  /// The transform from the layer's coordinate space to its superlayer's, before the superlayer's sublayer
  /// transform and flip.
  package var matrixToSuperlayer: Transform3D {
    let a = anchor
    if isTranslation { return Transform3D(translationX: position.x - a.x, y: position.y - a.y) }
    return detail.transform.between(
      (-a.x.native, -a.y.native, -detail.anchorPointZ.native),
      (position.x.native, position.y.native, detail.zPosition.native))
  }

  /// The sublayer transform about the layer's anchor point, or nil if it is the identity.
  package var sublayerTransformMatrix: Transform3D? {
    guard !keepsSublayers else { return nil }
    let a = anchor
    return Transform3D(translationX: -a.x, y: -a.y).concatenating(detail.sublayerTransform)
      .concatenating(Transform3D(translationX: a.x, y: a.y))
  }

  /// The transform from a flipped layer's coordinate space, with y up, to that of the same box with y down.
  /// Nil if the layer is not flipped.
  package var flipMatrix: Transform3D? {
    guard flags.contains(.geometryFlipped) else { return nil }
    var flip = Transform3D(scaleX: 1, y: -1)
    flip.m42 = 2 * bounds.origin.y + bounds.size.height
    return flip
  }

  /// The layer's transform of its sublayers: its sublayer transform, then its flip. Nil if there is neither.
  package var sublayerMatrix: Transform3D? {
    switch (sublayerTransformMatrix, flipMatrix) {
    case (nil, nil): nil
    case (let matrix?, nil), (nil, let matrix?): matrix
    case (let transform?, let flip?): transform.concatenating(flip)
    }
  }
}
