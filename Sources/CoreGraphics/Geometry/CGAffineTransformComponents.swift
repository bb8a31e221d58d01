/// The components of an affine transform: scale first, then shear, then rotation, then translation.
@frozen
public struct CGAffineTransformComponents: Hashable, Sendable, Codable {
  /// The scale along x and y. The height is negative if the transform mirrors.
  public var scale: CGSize
  /// The displacement of x per unit of y, after scaling.
  public var horizontalShear: CGFloat
  /// The rotation in radians, in -π…π.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates components that are all zero.
  @inlinable
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components with the given values.
  @inlinable
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates a transform from its components.
  @inlinable
  public init(_ components: CGAffineTransformComponents) {
    let cosine = CGFloat(cos(components.rotation.native))
    let sine = CGFloat(sin(components.rotation.native))
    let width = components.scale.width
    let height = components.scale.height
    let shear = components.horizontalShear
    self.init(
      a: width * cosine, b: width * sine,
      c: height * (shear * cosine - sine), d: height * (shear * sine + cosine),
      tx: components.translation.dx, ty: components.translation.dy)
  }

  /// Decomposes the transform into scale, shear, rotation and translation.
  ///
  /// For a singular transform, the components that cannot be determined are zero.
  @inlinable
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = CGFloat(hypot(a.native, b.native))
    if width == 0 {
      let height = CGFloat(hypot(c.native, d.native))
      let rotation = height == 0 ? 0 : CGFloat(atan2(-c.native, d.native))
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0, rotation: rotation,
        translation: translation)
    }
    let height = (a * d - b * c) / width
    let shear = height == 0 ? 0 : (a * c + b * d) / (width * height)
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear,
      rotation: CGFloat(atan2(b.native, a.native)), translation: translation)
  }
}
