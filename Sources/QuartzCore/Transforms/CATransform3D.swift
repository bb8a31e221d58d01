// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
package import RenderTree

/// A transform of the space of layers, as a 4 × 4 matrix for row vectors.
///
/// `[x' y' z' w'] = [x y z 1] * M`; x and y are in points with y down, z points towards the viewer. A new
/// value is all zeros, as on iOS; use `CATransform3DIdentity` to start from.
@frozen public struct CATransform3D: Equatable, Sendable {
  /// The first row: the contributions of x to x, y, z and w. Points are row vectors too: (x, y, z, 1) ×
  /// matrix.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the contributions of y to x, y, z and w.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the contributions of z to x, y, z and w. `m34` = -1 / distance is the perspective of a
  /// viewer at that distance, in points.
  public var m31, m32, m33, m34: CGFloat
  /// The last row: the constants added to every point. `m41`, `m42` and `m43` translate by points.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix of zeros.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  /// Creates a matrix from sixteen numbers, row by row.
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

  /// The transform as a value of the render tree.
  package var matrix: Transform3D {
    var m = Transform3D()
    (m.m11, m.m12, m.m13, m.m14) = (m11, m12, m13, m14)
    (m.m21, m.m22, m.m23, m.m24) = (m21, m22, m23, m24)
    (m.m31, m.m32, m.m33, m.m34) = (m31, m32, m33, m34)
    (m.m41, m.m42, m.m43, m.m44) = (m41, m42, m43, m44)
    return m
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Returns a Boolean value that indicates whether a transform is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.matrix.isIdentity }

/// Returns a Boolean value that indicates whether two transforms are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by (tx, ty, tz) points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(Transform3D(translationX: tx, y: ty, z: tz))
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(Transform3D(scaleX: sx, y: sy, z: sz))
}

/// Returns a rotation by `angle` radians about the axis (x, y, z), or the identity if the axis has length
/// zero.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(rotation: angle, x: x, y: y, z: z))
}

/// Returns `t` preceded by a translation.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(translationX: tx, y: ty, z: tz).concatenating(t.matrix))
}

/// Returns `t` preceded by a scaling.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(scaleX: sx, y: sy, z: sz).concatenating(t.matrix))
}

/// Returns `t` preceded by a rotation.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D(Transform3D(rotation: angle, x: x, y: y, z: z).concatenating(t.matrix))
}

/// Returns the transform that applies `a` first and `b` second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.concatenating(b.matrix))
}

/// Returns the inverse. A singular transform is returned unchanged.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { CATransform3D(t.matrix.inverted()) }

/// Returns an affine transform as a 3D transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Transform3D(m))
}

/// Returns a Boolean value that indicates whether a transform can be represented exactly as an affine
/// transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.isAffine }

/// Returns the affine part of a transform. Meaningful only if `CATransform3DIsAffine(t)`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.matrix.affinePart }
