internal import CoreGraphics
internal import RenderTree

/// A transform from a layer's coordinate space to the space of its tree's root.
enum LayerWay {
  case move(CGVector)
  case plane(CGAffineTransform)
  /// A transform in 3D space, as computed by `CALayer.matrixToRoot`.
  case space

  static let none = LayerWay.move(.zero)

  /// The transform as an affine one, or nil if it is not affine.
  @inline(__always) var inPlane: CGAffineTransform? {
    switch self {
    case .move(let d): CGAffineTransform(translationX: d.dx, y: d.dy)
    case .plane(let t): t
    case .space: nil
    }
  }

  /// Returns this transform followed by `next`.
  func then(_ next: LayerWay) -> LayerWay {
    if case .move(let a) = self, case .move(let b) = next {
      return .move(CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy))
    }
    guard let a = inPlane, let b = next.inPlane else { return .space }
    return .plane(a.concatenating(b))
  }
}

/// A layer's cached transform to the root's space, valid until the layer or one of its ancestors moves.
///
/// A layer's transform is cached only while those of all its ancestors are. So a move invalidates the
/// transforms below by descending as long as they are cached, and invalidating again costs nothing that
/// depends on depth.
final class KnownWay {
  let way: LayerWay
  init(_ way: LayerWay) { self.way = way }
}

extension CALayer {
  /// The transform from this layer's coordinate space to that of the root. Complexity: O(1) if cached,
  /// otherwise O(ancestors without a cached transform).
  @inline(__always) final var way: LayerWay { knownWay?.way ?? findWay() }

  private func findWay() -> LayerWay {
    var unknown = [self]
    var next = parent ?? presentedSuperlayer
    while let layer = next, layer.knownWay == nil {
      unknown.append(layer)
      next = layer.parent ?? layer.presentedSuperlayer
    }
    var way = next?.knownWay?.way ?? .none
    for layer in unknown.reversed() {
      way = layer.step.then(way)
      layer.knownWay = KnownWay(way)
    }
    return way
  }

  /// Invalidates the cached transforms of this layer and its descendants.
  final func forgetWay() {
    guard knownWay != nil else { return }
    knownWay = nil
    // In a loop, since a tree may be deeper than the stack.
    var waiting: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      for child in layer.children where child.knownWay != nil {
        child.knownWay = nil
        if !child.children.isEmpty || child.extras?.mask != nil { waiting.append(child) }
      }
      if let mask = layer.extras?.mask, mask.knownWay != nil {
        mask.knownWay = nil
        waiting.append(mask)
      }
      next = waiting.popLast()
    }
  }

  /// The transform to the superlayer's coordinate space. A superlayer that preserves depth makes it a 3D
  /// transform.
  private var step: LayerWay {
    if isPlain {
      let a = state.anchor
      return .move(CGVector(dx: state.position.x - a.x, dy: state.position.y - a.y))
    }
    if let parent, parent.state.flags.contains(.transformLayer) { return .space }
    let matrix = matrixInSuperlayer.flattened
    return matrix.mapsPlaneAffinely ? .plane(matrix.affinePart) : .space
  }

  /// The transform to the root's space, computed layer by layer. Complexity: O(depth).
  final var matrixToRoot: Transform3D { matrix(upTo: nil) }

  /// Returns the transform to the coordinate space of `top`, this layer or an ancestor that flattens its
  /// sublayers. Nil stands for the root's space. Complexity: O(layers between).
  final func matrix(upTo top: CALayer?) -> Transform3D {
    var matrix = Transform3D.identity
    var layer: CALayer? = self
    while let current = layer, current !== top {
      let parent = current.parent
      matrix = matrix.concatenating(current.matrixInSuperlayer)
      if let parent, !parent.state.flags.contains(.transformLayer) { matrix = matrix.flattened }
      layer = parent
    }
    return matrix.flattened
  }
}
