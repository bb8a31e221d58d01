internal import CoreGraphics

/// What a map of space is made of: shears, then a scale, then a rotation, then a move, then a perspective.
struct TransformParts {
  var translation = [0.0, 0, 0]
  var scale = [1.0, 1, 1]
  /// xy, xz, yz.
  var shear = [0.0, 0, 0]
  /// x, y, z, w of a unit quaternion.
  var rotation = [0.0, 0, 0, 1]
  /// The fourth column.
  var perspective = [0.0, 0, 0, 1]

  init() {}
}

extension TransformParts {
  /// The parts of a map; nil where it is singular.
  init?(_ t: Transform3D) {
    guard t.m44 != 0, t.m44.isFinite else { return nil }
    var m = t.scaled(by: 1 / t.m44)
    var affine = m
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard affine.spaceDeterminant != 0, affine.spaceDeterminant.isFinite else { return nil }
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
      // The fourth column is the affine part times the perspective.
      let inverse = affine.inverted()
      let column = [m.m14, m.m24, m.m34, m.m44]
      let rows = [
        [inverse.m11, inverse.m12, inverse.m13, inverse.m14], [inverse.m21, inverse.m22, inverse.m23, inverse.m24],
        [inverse.m31, inverse.m32, inverse.m33, inverse.m34], [inverse.m41, inverse.m42, inverse.m43, inverse.m44],
      ]
      perspective = rows.map { zip($0, column).reduce(0) { $0 + $1.0 * $1.1 } }
      m = affine
    }
    translation = [m.m41, m.m42, m.m43]

    var rows = [Vector(m.m11, m.m12, m.m13), Vector(m.m21, m.m22, m.m23), Vector(m.m31, m.m32, m.m33)]
    scale[0] = rows[0].length
    rows[0] = rows[0] * (1 / scale[0])
    shear[0] = rows[0].dot(rows[1])
    rows[1] = rows[1] - rows[0] * shear[0]
    scale[1] = rows[1].length
    rows[1] = rows[1] * (1 / scale[1])
    shear[0] /= scale[1]
    shear[1] = rows[0].dot(rows[2])
    rows[2] = rows[2] - rows[0] * shear[1]
    shear[2] = rows[1].dot(rows[2])
    rows[2] = rows[2] - rows[1] * shear[2]
    scale[2] = rows[2].length
    rows[2] = rows[2] * (1 / scale[2])
    shear[1] /= scale[2]
    shear[2] /= scale[2]
    mirror(&rows)
    rotation = Self.quaternion(rows)
  }

  /// Where the axes form a left hand, turns the one over that points most against its own direction.
  private mutating func mirror(_ rows: inout [Vector]) {
    guard rows[0].dot(rows[1].cross(rows[2])) < 0 else { return }
    let along = [rows[0].x, rows[1].y, rows[2].z]
    let axis = along.indices.min { along[$0] < along[$1] } ?? 0
    scale[axis] = -scale[axis]
    rows[axis] = rows[axis] * -1
    switch axis {
    case 0: (shear[0], shear[1]) = (-shear[0], -shear[1])
    case 1: (shear[0], shear[2]) = (-shear[0], -shear[2])
    default: (shear[1], shear[2]) = (-shear[1], -shear[2])
    }
  }

  /// The rotation whose images of the axes are the rows.
  private static func quaternion(_ r: [Vector]) -> [Double] {
    let trace = r[0].x + r[1].y + r[2].z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      return [(r[1].z - r[2].y) / s, (r[2].x - r[0].z) / s, (r[0].y - r[1].x) / s, s / 4]
    }
    if r[0].x > r[1].y, r[0].x > r[2].z {
      let s = 2 * (1 + r[0].x - r[1].y - r[2].z).squareRoot()
      return [s / 4, (r[0].y + r[1].x) / s, (r[2].x + r[0].z) / s, (r[1].z - r[2].y) / s]
    }
    if r[1].y > r[2].z {
      let s = 2 * (1 + r[1].y - r[0].x - r[2].z).squareRoot()
      return [(r[0].y + r[1].x) / s, s / 4, (r[1].z + r[2].y) / s, (r[2].x - r[0].z) / s]
    }
    let s = 2 * (1 + r[2].z - r[0].x - r[1].y).squareRoot()
    return [(r[2].x + r[0].z) / s, (r[1].z + r[2].y) / s, s / 4, (r[0].y - r[1].x) / s]
  }

  /// The map that these are the parts of: row i is axis i of the rotation, plus its shears along the axes before, times scale i.
  var transform: Transform3D {
    var axes = Transform3D()
    (axes.m11, axes.m22, axes.m33) = (scale[0], scale[1], scale[2])
    axes.m21 = shear[0] * scale[1]
    axes.m31 = shear[1] * scale[2]
    axes.m32 = shear[2] * scale[2]
    var m = axes.concatenating(rotationMatrix)
    (m.m41, m.m42, m.m43) = (translation[0], translation[1], translation[2])
    guard perspective != [0, 0, 0, 1] else { return m }
    var p = Transform3D()
    (p.m14, p.m24, p.m34, p.m44) = (perspective[0], perspective[1], perspective[2], perspective[3])
    return m.concatenating(p)
  }

  var rotationMatrix: Transform3D {
    let (x, y, z, w) = (rotation[0], rotation[1], rotation[2], rotation[3])
    var m = Transform3D()
    (m.m11, m.m12, m.m13) = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w))
    (m.m21, m.m22, m.m23) = (2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w))
    (m.m31, m.m32, m.m33) = (2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    return m
  }

  /// The parts `fraction` of the way to others: everything straight, the rotation along the shorter arc.
  func interpolated(to other: TransformParts, at fraction: Double) -> TransformParts {
    var result = TransformParts()
    result.translation = Self.mix(translation, other.translation, fraction)
    result.scale = Self.mix(scale, other.scale, fraction)
    result.shear = Self.mix(shear, other.shear, fraction)
    result.perspective = Self.mix(perspective, other.perspective, fraction)
    result.rotation = Self.turn(rotation, other.rotation, fraction)
    return result
  }

  private static func mix(_ a: [Double], _ b: [Double], _ f: Double) -> [Double] {
    zip(a, b).map { $0 + ($1 - $0) * f }
  }

  private static func turn(_ a: [Double], _ b: [Double], _ f: Double) -> [Double] {
    var b = b
    var cosine = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
    if cosine < 0 { (b, cosine) = (b.map { -$0 }, -cosine) }
    let angle = acos(min(cosine, 1))
    guard angle > 1e-9 else { return b }
    let k = sin((1 - f) * angle) / sin(angle), l = sin(f * angle) / sin(angle)
    return zip(a, b).map { $0 * k + $1 * l }
  }
}

private struct Vector {
  var x, y, z: Double
  init(_ x: Double, _ y: Double, _ z: Double) { (self.x, self.y, self.z) = (x, y, z) }
  var length: Double { dot(self).squareRoot() }
  func dot(_ o: Vector) -> Double { x * o.x + y * o.y + z * o.z }
  func cross(_ o: Vector) -> Vector { Vector(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
  static func * (a: Vector, k: Double) -> Vector { Vector(a.x * k, a.y * k, a.z * k) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y, a.z - b.z) }
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

  /// The map a fraction of the way to another, as Core Animation mixes them: by translation, scale, shear, rotation along the
  /// shorter arc, and perspective (`ios26/animation.json`). A singular map has no parts; then each element is mixed by itself.
  package func interpolated(to other: Transform3D, at fraction: Double) -> Transform3D {
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    guard let a = TransformParts(self), let b = TransformParts(other) else { return mixed(with: other, fraction) }
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
