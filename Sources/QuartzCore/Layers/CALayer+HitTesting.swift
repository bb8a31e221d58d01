internal import CoreGraphics

extension CALayer {
  /// The rules measured on Apple's code: `p` is in the superlayer's coordinates; sublayers are asked from front to
  /// back by z position, also outside the layer's bounds unless it masks to them; hidden layers are left out.
  func deepestLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let local = fromSuperlayer(p)
    let inside = contains(local)
    guard inside || !masksToBounds else { return nil }
    for layer in paintingOrder.reversed() {
      if let hit = layer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }
}
