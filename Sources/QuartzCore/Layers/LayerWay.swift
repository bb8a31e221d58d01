internal import CoreGraphics
internal import RenderTree

/// How the points of one layer become points of the space that its tree's root lies in.
enum LayerWay {
  case move(CGVector)
  case plane(CGAffineTransform)
  /// Through space, as `CALayer.matrixToRoot` says.
  case space

  static let none = LayerWay.move(.zero)

  /// The way as a map of the plane; nil where it leaves the plane.
  @inline(__always) var inPlane: CGAffineTransform? {
    switch self {
    case .move(let d): CGAffineTransform(translationX: d.dx, y: d.dy)
    case .plane(let t): t
    case .space: nil
    }
  }

  /// This way, then `next`.
  func then(_ next: LayerWay) -> LayerWay {
    if case .move(let a) = self, case .move(let b) = next {
      return .move(CGVector(dx: a.dx + b.dx, dy: a.dy + b.dy))
    }
    guard let a = inPlane, let b = next.inPlane else { return .space }
    return .plane(a.concatenating(b))
  }
}

/// A layer's way to the root's space, kept until the layer or one above it moves.
///
/// A layer's way is known only while those of all layers above it are. So a move forgets the ways below by
/// going down as far as ways are known, and asking again costs nothing that depends on depth.
final class KnownWay {
  let way: LayerWay
  init(_ way: LayerWay) { self.way = way }
}

extension CALayer {
  /// The way from this layer's points to the space of the root. O(1) where it is known, else
  /// O(unknown layers above).
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

  /// Forgets the ways of this layer and of those below.
  final func forgetWay() {
    guard knownWay != nil else { return }
    knownWay = nil
    // In a loop: a tree may be deeper than the stack.
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

  /// The way to the superlayer's points; one that keeps its sublayers' depth makes it a way through space.
  private var step: LayerWay {
    if isPlain {
      let a = state.anchor
      return .move(CGVector(dx: state.position.x - a.x, dy: state.position.y - a.y))
    }
    if let parent, parent.state.flags.contains(.transformLayer) { return .space }
    let matrix = matrixInSuperlayer.flattened
    return matrix.mapsPlaneAffinely ? .plane(matrix.affinePart) : .space
  }

  /// The way to the space of the root by its definition, layer by layer. O(depth).
  final var matrixToRoot: Transform3D { matrix(upTo: nil) }

  /// The way to the points of `top`, this layer or one above it that flattens its sublayers; nil stands for
  /// the space of the root. O(layers between).
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
