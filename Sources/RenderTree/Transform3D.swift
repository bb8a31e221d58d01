public import CoreGraphics

/// A projective transform of 3D space as a 4 × 4 matrix for row vectors: `[x' y' z' w'] = [x y z 1] * M`.
///
/// Layers are in such a space: x and y in points with y down, z towards the viewer.
@usableFromInline package struct Transform3D: Sendable, Equatable, Codable {
  @usableFromInline package var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  @usableFromInline package var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  @usableFromInline package var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  @usableFromInline package var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  /// Creates the identity.
  package init() {}

  /// The identity transform.
  package static let identity = Transform3D()

  /// Creates a 3D transform from an affine one.
  package init(_ t: CGAffineTransform) {
    (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  /// Creates a translation in points.
  package init(translationX x: Double, y: Double, z: Double = 0) {
    (m41, m42, m43) = (x, y, z)
  }

  /// Creates a scaling about the origin.
  package init(scaleX x: Double, y: Double, z: Double = 1) {
    (m11, m22, m33) = (x, y, z)
  }

  /// Creates a right-handed rotation by `angle` radians about the axis (x, y, z), which need not have unit
  /// length. An axis of length zero gives the identity.
  package init(rotation angle: Double, x: Double, y: Double, z: Double) {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return }
    let (x, y, z) = (x / length, y / length, z / length)
    let (s, c) = (sin(angle), cos(angle))
    let t = 1 - c
    (m11, m12, m13) = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    (m21, m22, m23) = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    (m31, m32, m33) = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
  }

  /// A Boolean value that indicates whether every element equals the identity's exactly.
  package var isIdentity: Bool { self == .identity }

  /// A Boolean value that indicates whether the transform is affine in the plane: no part of it involves z or
  /// the perspective divisor.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// The affine part of the transform in the plane, whatever the rest.
  @inlinable package var affinePart: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Returns this transform followed by `next`.
  package func concatenating(_ n: Transform3D) -> Transform3D {
    var r = Transform3D()
    r.m11 = m11 * n.m11 + m12 * n.m21 + m13 * n.m31 + m14 * n.m41
    r.m12 = m11 * n.m12 + m12 * n.m22 + m13 * n.m32 + m14 * n.m42
    r.m13 = m11 * n.m13 + m12 * n.m23 + m13 * n.m33 + m14 * n.m43
    r.m14 = m11 * n.m14 + m12 * n.m24 + m13 * n.m34 + m14 * n.m44
    r.m21 = m21 * n.m11 + m22 * n.m21 + m23 * n.m31 + m24 * n.m41
    r.m22 = m21 * n.m12 + m22 * n.m22 + m23 * n.m32 + m24 * n.m42
    r.m23 = m21 * n.m13 + m22 * n.m23 + m23 * n.m33 + m24 * n.m43
    r.m24 = m21 * n.m14 + m22 * n.m24 + m23 * n.m34 + m24 * n.m44
    r.m31 = m31 * n.m11 + m32 * n.m21 + m33 * n.m31 + m34 * n.m41
    r.m32 = m31 * n.m12 + m32 * n.m22 + m33 * n.m32 + m34 * n.m42
    r.m33 = m31 * n.m13 + m32 * n.m23 + m33 * n.m33 + m34 * n.m43
    r.m34 = m31 * n.m14 + m32 * n.m24 + m33 * n.m34 + m34 * n.m44
    r.m41 = m41 * n.m11 + m42 * n.m21 + m43 * n.m31 + m44 * n.m41
    r.m42 = m41 * n.m12 + m42 * n.m22 + m43 * n.m32 + m44 * n.m42
    r.m43 = m41 * n.m13 + m42 * n.m23 + m43 * n.m33 + m44 * n.m43
    r.m44 = m41 * n.m14 + m42 * n.m24 + m43 * n.m34 + m44 * n.m44
    return r
  }

  /// Returns this transform between two translations: the concatenation of all three at a tenth of the cost.
  func between(
    _ before: (x: Double, y: Double, z: Double), _ after: (x: Double, y: Double, z: Double)
  ) -> Transform3D {
    var r = self
    r.m41 = before.x * m11 + before.y * m21 + before.z * m31 + m41
    r.m42 = before.x * m12 + before.y * m22 + before.z * m32 + m42
    r.m43 = before.x * m13 + before.y * m23 + before.z * m33 + m43
    r.m44 = before.x * m14 + before.y * m24 + before.z * m34 + m44
    (r.m11, r.m12, r.m13) = (r.m11 + r.m14 * after.x, r.m12 + r.m14 * after.y, r.m13 + r.m14 * after.z)
    (r.m21, r.m22, r.m23) = (r.m21 + r.m24 * after.x, r.m22 + r.m24 * after.y, r.m23 + r.m24 * after.z)
    (r.m31, r.m32, r.m33) = (r.m31 + r.m34 * after.x, r.m32 + r.m34 * after.y, r.m33 + r.m34 * after.z)
    (r.m41, r.m42, r.m43) = (r.m41 + r.m44 * after.x, r.m42 + r.m44 * after.y, r.m43 + r.m44 * after.z)
    return r
  }

  /// The transform without its third dimension: the input has z = 0, and the output is projected along z.
  ///
  /// A layer flattens its sublayers in this way before it is placed itself.
  package var flattened: Transform3D {
    var r = self
    (r.m13, r.m23, r.m33, r.m43) = (0, 0, 1, 0)
    (r.m31, r.m32, r.m34) = (0, 0, 0)
    return r
  }

  /// The transform with its output flattened into the plane z = 0.
  package var droppingDepth: Transform3D {
    var r = self
    (r.m13, r.m23, r.m33, r.m43) = (0, 0, 0, 0)
    return r
  }

  /// A Boolean value that indicates whether the plane z = 0 is mapped without perspective.
  package var mapsPlaneAffinely: Bool { m14 == 0 && m24 == 0 && m44 == 1 }

  /// Returns the projection of a point of the plane z = 0, after the perspective division. With a divisor of
  /// zero the point is at infinity and is returned undivided.
  package func project(_ p: CGPoint) -> CGPoint {
    let x = p.x * m11 + p.y * m21 + m41
    let y = p.x * m12 + p.y * m22 + m42
    let w = p.x * m14 + p.y * m24 + m44
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// Returns the point of the plane z = 0 that is projected to `p`, or nil if the plane is seen edge-on or
  /// the point is behind the viewer.
  package func unproject(_ p: CGPoint) -> CGPoint? {
    guard let q = unprojectThroughViewer(p), q.x * m14 + q.y * m24 + m44 > 0 else { return nil }
    return q
  }

  /// Returns the point of the plane z = 0 that is projected to `p`, even if it is behind the viewer: the
  /// inverse of `project`. Returns nil if the plane is seen edge-on.
  package func unprojectThroughViewer(_ p: CGPoint) -> CGPoint? {
    // p.x = (x m11 + y m21 + m41) / (x m14 + y m24 + m44), and likewise for y: two linear equations.
    let a = m11 - p.x * m14, b = m21 - p.x * m24, e = p.x * m44 - m41
    let c = m12 - p.y * m14, d = m22 - p.y * m24, f = p.y * m44 - m42
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return CGPoint(x: (e * d - b * f) / determinant, y: (a * f - e * c) / determinant)
  }

  /// Returns the inverse. A singular transform is returned unchanged, as in Core Animation.
  package func inverted() -> Transform3D {
    let b00 = m11 * m22 - m12 * m21, b01 = m11 * m23 - m13 * m21, b02 = m11 * m24 - m14 * m21
    let b03 = m12 * m23 - m13 * m22, b04 = m12 * m24 - m14 * m22, b05 = m13 * m24 - m14 * m23
    let b06 = m31 * m42 - m32 * m41, b07 = m31 * m43 - m33 * m41, b08 = m31 * m44 - m34 * m41
    let b09 = m32 * m43 - m33 * m42, b10 = m32 * m44 - m34 * m42, b11 = m33 * m44 - m34 * m43
    let determinant = b00 * b11 - b01 * b10 + b02 * b09 + b03 * b08 - b04 * b07 + b05 * b06
    guard determinant != 0, determinant.isFinite else { return self }
    let k = 1 / determinant
    var r = Transform3D()
    r.m11 = (m22 * b11 - m23 * b10 + m24 * b09) * k
    r.m12 = (m13 * b10 - m12 * b11 - m14 * b09) * k
    r.m13 = (m42 * b05 - m43 * b04 + m44 * b03) * k
    r.m14 = (m33 * b04 - m32 * b05 - m34 * b03) * k
    r.m21 = (m23 * b08 - m21 * b11 - m24 * b07) * k
    r.m22 = (m11 * b11 - m13 * b08 + m14 * b07) * k
    r.m23 = (m43 * b02 - m41 * b05 - m44 * b01) * k
    r.m24 = (m31 * b05 - m33 * b02 + m34 * b01) * k
    r.m31 = (m21 * b10 - m22 * b08 + m24 * b06) * k
    r.m32 = (m12 * b08 - m11 * b10 - m14 * b06) * k
    r.m33 = (m41 * b04 - m42 * b02 + m44 * b00) * k
    r.m34 = (m32 * b02 - m31 * b04 - m34 * b00) * k
    r.m41 = (m22 * b07 - m21 * b09 - m23 * b06) * k
    r.m42 = (m11 * b09 - m12 * b07 + m13 * b06) * k
    r.m43 = (m42 * b01 - m41 * b03 - m43 * b00) * k
    r.m44 = (m31 * b03 - m32 * b01 + m33 * b00) * k
    return r
  }
}
