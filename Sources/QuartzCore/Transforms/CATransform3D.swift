public import CoreGraphics
package import RenderTree

/// A map of the space that layers live in, as a 4 x 4 matrix for row vectors.
///
/// `[x' y' z' w'] = [x y z 1] * M`; x and y are points with y down, z points towards the viewer. A new value
/// is all zeros, as on iOS; use `CATransform3DIdentity` to start from.
@frozen public struct CATransform3D: Equatable, Sendable {
  /// Row by row; points are rows, too: (x, y, z, 1) × matrix. m41, m42 and m43 move, m34 is the
  /// perspective.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: what y adds to x, y, z and w.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: what z adds to x, y, z and w. `m34` = -1 / distance is a viewer at that distance, in
  /// points.
  public var m31, m32, m33, m34: CGFloat
  /// The last row: what is added to every point. m41, m42 and m43 move by points.
  public var m41, m42, m43, m44: CGFloat

  /// The matrix of zeros.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// The matrix of sixteen numbers, row by row; none has a default.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  package init(_ m: Transform3D) {
    self.init(
      m11: m.m11, m12: m.m12, m13: m.m13, m14: m.m14, m21: m.m21, m22: m.m22, m23: m.m23, m24: m.m24,
      m31: m.m31, m32: m.m32, m33: m.m33, m34: m.m34, m41: m.m41, m42: m.m42, m43: m.m43, m44: m.m44)
  }

  /// The same map as the render tree's value.
  package var matrix: Transform3D {
    var m = Transform3D()
    (m.m11, m.m12, m.m13, m.m14) = (m11, m12, m13, m14)
    (m.m21, m.m22, m.m23, m.m24) = (m21, m22, m23, m24)
    (m.m31, m.m32, m.m33, m.m34) = (m31, m32, m33, m34)
    (m.m41, m.m42, m.m43, m.m44) = (m41, m42, m43, m44)
    return m
  }
}

/// The map that changes nothing.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Whether `t` is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.matrix.isIdentity }

/// Whether `a` and `b` are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A move by (tx, ty, tz) points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(Transform3D(translationX: tx, y: ty, z: tz))
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(Transform3D(scaleX: sx, y: sy, z: sz))
}

/// A rotation by `angle` radians about the axis (x, y, z); the identity when the axis has no length.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(rotation: angle, x: x, y: y, z: z))
}

/// A move, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(translationX: tx, y: ty, z: tz).concatenating(t.matrix))
}

/// A scale, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(scaleX: sx, y: sy, z: sz).concatenating(t.matrix))
}

/// A rotation, then `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(rotation: angle, x: x, y: y, z: z).concatenating(t.matrix))
}

/// `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.concatenating(b.matrix))
}

/// The inverse; a singular map comes back unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { CATransform3D(t.matrix.inverted()) }

/// A map of the plane as a map of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Transform3D(m))
}

/// Whether `t` keeps to the plane, so that `CATransform3DGetAffineTransform` says all of it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.isAffine }

/// What `t` does in the plane; meaningful where `CATransform3DIsAffine(t)`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.matrix.affinePart }
