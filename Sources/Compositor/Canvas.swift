internal import CoreGraphics
internal import RenderTree

/// The plane of one layer in a context.
///
/// For a layer without perspective, the context's user space is the layer's coordinate space. For a layer in
/// perspective, user space is unchanged and every shape is projected into it.
struct Canvas {
  let context: CGContext
  /// The transform from the layer's plane to user space, or nil if they are the same.
  var perspective: Transform3D?
  /// The number of the layer's ancestors.
  var level = 0
  /// The visible parts of the layer.
  var parts = SeenLayers.Parts.everything
  /// The visible parts of its sublayers, or nil if they are painted whole.
  var seen: SeenLayers?
  /// A Boolean value that indicates whether straight edges of the layer's box that are not aligned with
  /// pixels are not antialiased.
  var hasHardEdges = false

  /// The smallest distance from the eye's plane, as a fraction of the focal length. Closer points are
  /// clipped, since they would be infinitely large.
  private static let nearest = 1e-4

  /// The shape of a layer's bounds.
  enum Outline {
    case rect(CGRect)
    case path(CGPath)
    case rounded(RoundedRectangle)
    /// The corners of a convex polygon.
    case polygon([CGPoint])

    var path: CGPath {
      switch self {
      case .rect(let rect): return CGPath(rect: rect, transform: nil)
      case .polygon(let corners):
        let path = CGMutablePath()
        path.addLines(between: corners)
        path.closeSubpath()
        return path
      case .path(let path): return path
      case .rounded(let shape): return shape.path
      }
    }
  }

  /// Sets the context's current path to a shape.
  private func begin(_ outline: Outline) {
    context.beginPath()
    if case .rounded(let shape) = outline, perspective == nil {
      context.addOutline(of: shape)
    } else {
      context.addPath(seen(outline.path))
    }
  }

  func fill(_ outline: Outline, _ color: CGColor, evenOdd: Bool = false) {
    context.setFillColor(color)
    // A layer's pattern begins at the origin of its coordinate space and moves with it.
    if color.pattern != nil { context.anchorPatternsInUserSpace() }
    if hasHardEdges, case .rect = outline { context.setShouldAntialias(false) }
    defer { if hasHardEdges { context.setShouldAntialias(true) } }
    switch (outline, perspective) {
    case (.rect(let rect), nil): if rect.width > 0, rect.height > 0 { context.fill(rect) }
    default:
      begin(outline)
      context.fillPath(using: evenOdd ? .evenOdd : .winding)
    }
  }

  func clip(to outline: Outline) {
    if hasHardEdges, case .rect = outline { context.setShouldAntialias(false) }
    defer { if hasHardEdges { context.setShouldAntialias(true) } }
    switch (outline, perspective) {
    case (.rect(let rect), nil): context.clip(to: rect)
    default:
      begin(outline)
      context.clip()
    }
  }

  /// Clips to the whole pixels in which a rectangle of the plane is visible, with a margin. Returns `false`
  /// if none of them is in the clip.
  func clipToPixels(around rect: CGRect) -> Bool { !rect.isNull && clipToPixels(around: rect.corners) }

  /// Clips to the whole pixels in which a polygon of the plane is visible, with a margin. Returns `false` if
  /// none of them is in the clip.
  func clipToPixels(around polygon: [CGPoint]) -> Bool {
    let corners = perspective.map { Self.project(polygon, $0) } ?? polygon
    guard !corners.isEmpty else { return false }
    let toPixels = context.matrixToPixels
    context.setMatrixToPixels(.identity)
    defer { context.setMatrixToPixels(toPixels) }
    context.clip(to: CGRect(around: corners.map { $0.applying(toPixels) }).integral.insetBy(dx: -2, dy: -2))
    return !context.clipInPixels.isEmpty
  }

  /// Returns a shape of the plane projected into user space.
  func seen(_ path: CGPath) -> CGPath {
    guard let perspective else { return path }
    let result = CGMutablePath()
    var polygon: [CGPoint] = []
    func finish() {
      let projected = Self.project(polygon, perspective)
      if projected.count > 2 { result.addLines(between: projected); result.closeSubpath() }
      polygon = []
    }
    path.flattened(threshold: 0.02).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        finish()
        polygon = [element.pointee.points[0]]
      case .addLineToPoint: polygon.append(element.pointee.points[0])
      default: break
      }
    }
    finish()
    return result
  }

  /// Projects a polygon of the plane into user space, without the part at or behind the eye.
  static func project(_ polygon: [CGPoint], _ matrix: Transform3D) -> [CGPoint] {
    typealias Homogeneous = (x: Double, y: Double, w: Double)
    let points = polygon.map { p -> Homogeneous in
      (
        p.x * matrix.m11 + p.y * matrix.m21 + matrix.m41, p.x * matrix.m12 + p.y * matrix.m22 + matrix.m42,
        p.x * matrix.m14 + p.y * matrix.m24 + matrix.m44
      )
    }
    var result: [CGPoint] = []
    for (index, a) in points.enumerated() {
      let b = points[(index + 1) % points.count]
      if a.w >= nearest { result.append(CGPoint(x: a.x / a.w, y: a.y / a.w)) }
      if (a.w >= nearest) != (b.w >= nearest) {
        let t = (nearest - a.w) / (b.w - a.w)
        result.append(
          CGPoint(x: (a.x + t * (b.x - a.x)) / nearest, y: (a.y + t * (b.y - a.y)) / nearest))
      }
    }
    return result
  }

  /// Returns the space of the sublayers. `state` is the layer's own, or nil for a mask, to which no sublayer
  /// transform applies.
  func spaceOfSublayers(of state: LayerState?) -> Compositor.Space {
    let depth = state?.sublayerMatrix
    var matrix = depth
    if let perspective {
      matrix = (matrix ?? .identity).droppingDepth.concatenating(perspective)
    } else {
      matrix = matrix?.droppingDepth
    }
    // The flip mirrors the painting but does not change which side is the front.
    return Compositor.Space(
      matrix: matrix, depth: depth, facing: state?.sublayerTransformMatrix, level: level + 1, seen: seen)
  }
}

extension Compositor.Space {
  /// Returns the space of the sublayers of a transform layer that is in this space.
  func insideTransformLayer(_ state: LayerState) -> Compositor.Space {
    let own = state.matrixToSuperlayer
    let step = state.sublayerMatrix.map { $0.concatenating(own) } ?? own
    return Compositor.Space(
      matrix: matrix.map { step.concatenating($0) } ?? step,
      depth: depth.map { step.concatenating($0) } ?? step,
      facing: state.sublayerTransformMatrix, opacity: opacity * CGFloat(min(state.opacity, 1)), level: level)
  }
}
