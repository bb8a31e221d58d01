internal import CoreGraphics
internal import RenderTree

/// Where the sublayers of a layer lie in the picture, as long as all that lies above them is
/// seen without perspective.
struct Placement {
  /// From the layer's points to pixels.
  var toPixels: CGAffineTransform
  /// What the layer does to the points of its sublayers; nil where it does nothing.
  var inner: Transform3D?

  init(toPixels: CGAffineTransform, inner: Transform3D? = nil) {
    (self.toPixels, self.inner) = (toPixels, inner)
  }

  /// The way from a sublayer's points to pixels; nil where it is seen in perspective. It may not be
  /// invertible, or not finite.
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
  /// Larger than any picture; stands for all of it.
  static let everything = CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

  /// The box around the rectangle's image; everything where that has no finite one.
  func box(in matrix: CGAffineTransform) -> CGRect {
    if isNull { return self }
    let box = applying(matrix)
    let isFinite = box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite
    return isFinite ? box : .everything
  }

  /// The rectangle made larger on all sides; nothing stays nothing.
  func grown(by reach: CGFloat) -> CGRect { isNull ? self : insetBy(dx: -reach, dy: -reach) }

  /// What both have; null where that is nothing.
  func shared(with other: CGRect) -> CGRect { isNull || other.isNull ? .null : intersection(other) }
}
