internal import CoreGraphics
internal import RenderTree

/// The transform from the sublayers of a layer to pixels, as long as no ancestor is in perspective.
struct Placement {
  /// The transform from the layer's points to pixels.
  var toPixels: CGAffineTransform
  /// The layer's transform of its sublayers, or nil if there is none.
  var inner: Transform3D?

  init(toPixels: CGAffineTransform, inner: Transform3D? = nil) {
    (self.toPixels, self.inner) = (toPixels, inner)
  }

  /// Returns the transform from a sublayer's points to pixels, or nil if it is in perspective. It may not be
  /// invertible or finite.
  func matrix(of state: LayerState) -> CGAffineTransform? {
    if inner == nil, state.isTranslation {
      let anchor = state.anchor
      return toPixels.translatedBy(x: state.position.x - anchor.x, y: state.position.y - anchor.y)
    }
    let own = state.matrixToSuperlayer
    let whole = inner.map { own.concatenating($0) } ?? own
    return whole.mapsPlaneAffinely ? whole.affinePart.concatenating(toPixels) : nil
  }
}

extension CGRect {
  /// A rectangle larger than any image, which stands for the whole image.
  static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// Returns the bounding box of the transformed rectangle, or everything if it is not finite.
  func box(in matrix: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let box = applying(matrix)
    let isFinite = box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
    return isFinite ? box : .everything
  }

  /// Returns the rectangle extended on all sides. The null rectangle stays null.
  func grown(by reach: CGFloat) -> CGRect { isNull ? self : insetBy(dx: -reach, dy: -reach) }

  /// Returns the intersection of two rectangles, or null if it is empty.
  func shared(with other: CGRect) -> CGRect { isNull || other.isNull ? .null : intersection(other) }
}
