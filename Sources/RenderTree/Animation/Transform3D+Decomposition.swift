internal import CoreGraphics

/// The decomposition of a 3D transform: shears, then a scale, a rotation, a translation and a perspective.
struct TransformParts {
  var translation = SIMD3(0.0, 0, 0)
  var scale = SIMD3(1.0, 1, 1)
  /// The shears xy, xz and yz.
  var shear = SIMD3(0.0, 0, 0)
  /// The components x, y, z and w of a unit quaternion.
  var rotation = SIMD4(0.0, 0, 0, 1)
  /// The fourth column.
  var perspective = SIMD4(0.0, 0, 0, 1)

  init() {}
}

extension TransformParts {
  /// Decomposes a transform. Returns nil if it is singular.
  init?(_ t: Transform3D) {
    guard t.m44 != 0, t.m44.isFinite else { return nil }
    var m = t.scaled(by: 1 / t.m44)
    var affine = m
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard affine.spaceDeterminant != 0, affine.spaceDeterminant.isFinite else { return nil }
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
      // The fourth column is the affine part times the perspective.
      let i = affine.inverted()
      perspective = SIMD4(
        i.m11 * m.m14 + i.m12 * m.m24 + i.m13 * m.m34 + i.m14 * m.m44,
        i.m21 * m.m14 + i.m22 * m.m24 + i.m23 * m.m34 + i.m24 * m.m44,
        i.m31 * m.m14 + i.m32 * m.m24 + i.m33 * m.m34 + i.m34 * m.m44,
        i.m41 * m.m14 + i.m42 * m.m24 + i.m43 * m.m34 + i.m44 * m.m44)
      m = affine
    }
    translation = SIMD3(m.m41, m.m42, m.m43)

    var x = SIMD3(m.m11, m.m12, m.m13), y = SIMD3(m.m21, m.m22, m.m23), z = SIMD3(m.m31, m.m32, m.m33)
    scale.x = x.length
    x *= 1 / scale.x
    shear.x = x.dot(y)
    y -= x * shear.x
    scale.y = y.length
    y *= 1 / scale.y
    shear.x /= scale.y
    shear.y = x.dot(z)
    z -= x * shear.y
    shear.z = y.dot(z)
    z -= y * shear.z
    scale.z = z.length
    z *= 1 / scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    mirror(&x, &y, &z)
    rotation = Self.quaternion(x, y, z)
  }

  /// Reverses the axis that deviates most from its own direction, if the axes are left-handed.
  private mutating func mirror(_ x: inout SIMD3<Double>, _ y: inout SIMD3<Double>, _ z: inout SIMD3<Double>) {
    guard x.dot(y.cross(z)) < 0 else { return }
    if x.x <= y.y, x.x <= z.z {
      (x, scale.x, shear.x, shear.y) = (-x, -scale.x, -shear.x, -shear.y)
    } else if y.y <= z.z {
      (y, scale.y, shear.x, shear.z) = (-y, -scale.y, -shear.x, -shear.z)
    } else {
      (z, scale.z, shear.y, shear.z) = (-z, -scale.z, -shear.y, -shear.z)
    }
  }

  /// Returns the quaternion of the rotation that maps the axes to the given vectors.
  private static func quaternion(_ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) -> SIMD4<Double>
  {
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return SIMD4((b.z - c.y) / s, (c.x - a.z) / s, (a.y - b.x) / s, s / 4)
    }
    if a.x > b.y, a.x > c.z {
      let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
      return SIMD4(s / 4, (a.y + b.x) / s, (c.x + a.z) / s, (b.z - c.y) / s)
    }
    if b.y > c.z {
      let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
      return SIMD4((a.y + b.x) / s, s / 4, (b.z + c.y) / s, (c.x - a.z) / s)
    }
    let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
    return SIMD4((c.x + a.z) / s, (b.z + c.y) / s, s / 4, (a.y - b.x) / s)
  }

  /// The transform composed of these components: row i is axis i of the rotation, plus its shears along the
  /// previous axes, times scale i.
  var transform: Transform3D {
    var axes = Transform3D()
    (axes.m11, axes.m22, axes.m33) = (scale.x, scale.y, scale.z)
    axes.m21 = shear.x * scale.y
    axes.m31 = shear.y * scale.z
    axes.m32 = shear.z * scale.z
    var m = axes.concatenating(rotationMatrix)
    (m.m41, m.m42, m.m43) = (translation.x, translation.y, translation.z)
    guard perspective != SIMD4(0, 0, 0, 1) else { return m }
    var p = Transform3D()
    (p.m14, p.m24, p.m34, p.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
    return m.concatenating(p)
  }

  var rotationMatrix: Transform3D {
    let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
    var m = Transform3D()
    (m.m11, m.m12, m.m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    (m.m21, m.m22, m.m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    (m.m31, m.m32, m.m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    return m
  }

  /// Returns the components interpolated to others: linearly, except for the rotation, which takes the
  /// shorter arc.
  func interpolated(to other: TransformParts, at fraction: Double) -> TransformParts {
    var result = TransformParts()
    result.translation = translation + (other.translation - translation) * fraction
    result.scale = scale + (other.scale - scale) * fraction
    result.shear = shear + (other.shear - shear) * fraction
    result.perspective = perspective + (other.perspective - perspective) * fraction
    result.rotation = Self.turn(rotation, other.rotation, fraction)
    return result
  }

  private static func turn(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ f: Double) -> SIMD4<Double> {
    var b = b
    var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    if cosine < 0 { (b, cosine) = (-b, -cosine) }
    let angle = acos(min(cosine, 1))
    guard angle > 1e-9 else { return b }
    let k = sin((1 - f) * angle) / sin(angle), l = sin(f * angle) / sin(angle)
    return a * k + b * l
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func dot(_ o: Self) -> Double { x * o.x + y * o.y + z * o.z }
  fileprivate func cross(_ o: Self) -> Self { Self(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
}

extension Transform3D {
  /// The determinant of the part that acts on directions.
  var spaceDeterminant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  func scaled(by k: Double) -> Transform3D {
    guard k != 1 else { return self }
    var r = self
    (r.m11, r.m12, r.m13, r.m14) = (m11 * k, m12 * k, m13 * k, m14 * k)
    (r.m21, r.m22, r.m23, r.m24) = (m21 * k, m22 * k, m23 * k, m24 * k)
    (r.m31, r.m32, r.m33, r.m34) = (m31 * k, m32 * k, m33 * k, m34 * k)
    (r.m41, r.m42, r.m43, r.m44) = (m41 * k, m42 * k, m43 * k, m44 * k)
    return r
  }

  /// Returns the transform interpolated to another as in Core Animation: by translation, scale, shear,
  /// rotation along the shorter arc, and perspective (`ios26/animation.json`). If one of them is singular,
  /// each element is interpolated separately.
  package func interpolated(to other: Transform3D, at fraction: Double) -> Transform3D {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    guard let a = TransformParts(self), let b = TransformParts(other) else {
      return mixed(with: other, fraction)
    }
    return a.interpolated(to: b, at: fraction).transform
  }

  private func mixed(with o: Transform3D, _ f: Double) -> Transform3D {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * f }
    var r = Transform3D()
    (r.m11, r.m12, r.m13, r.m14) = (mix(m11, o.m11), mix(m12, o.m12), mix(m13, o.m13), mix(m14, o.m14))
    (r.m21, r.m22, r.m23, r.m24) = (mix(m21, o.m21), mix(m22, o.m22), mix(m23, o.m23), mix(m24, o.m24))
    (r.m31, r.m32, r.m33, r.m34) = (mix(m31, o.m31), mix(m32, o.m32), mix(m33, o.m33), mix(m34, o.m34))
    (r.m41, r.m42, r.m43, r.m44) = (mix(m41, o.m41), mix(m42, o.m42), mix(m43, o.m43), mix(m44, o.m44))
    return r
  }
}
