internal import RenderTree

/// Presentations hang in a tree of their own. What is above and below one is made when it is asked for: a
/// presentation costs no more than its own layer.
extension CALayer {
  /// - Parameter over: The superlayer's presentation, where it is there; it keeps this one.
  final func makePresentation(below over: CALayer? = nil) -> CALayer? {
    guard marks.contains(.isShown) else { return nil }
    let copy = makeShadow()
    copy.state = presentedState(at: now)
    copy.needExtras().model = self
    // Whoever looks for sublayers in painting order comes to where presentations are told apart.
    copy.marks.formUnion([.isPresentation, .ordersByZ])
    showCustomValues(in: copy)
    if let over {
      copy.parentReference = .passUnretained(over)
    } else if let parent, !parent.state.keepsSublayers || !parent.running.isEmpty {
      // The superlayer may add to the way from its points to the layer's.
      _ = copy.presentedSuperlayer
    }
    return copy
  }

  /// The superlayer of a presentation that has none yet, which it keeps; nil for other layers.
  final var presentedSuperlayer: CALayer? {
    guard marks.contains(.isPresentation), let over = extras?.model?.parent?.makePresentation() else {
      return nil
    }
    extras?.presentedSuperlayer = over
    parentReference = .passUnretained(over)
    return over
  }

  /// Lets go of the superlayers that only this presentation keeps, one after the other: a deep tree would
  /// overflow the stack if each let go of the next.
  final func releaseAbove() {
    var over = extras?.presentedSuperlayer
    extras?.presentedSuperlayer = nil
    while over != nil, isKnownUniquelyReferenced(&over) {
      let next = over?.extras?.presentedSuperlayer
      over?.extras?.presentedSuperlayer = nil
      over = next
    }
  }

  /// The sublayers of a presentation; nil for other layers.
  final var presentedSublayers: [CALayer]? {
    guard marks.contains(.isPresentation) else { return nil }
    presentBelow()
    return children.isEmpty ? nil : children
  }

  /// The mask of a presentation; nil for other layers.
  final var presentedMask: CALayer? {
    guard marks.contains(.isPresentation) else { return nil }
    presentBelow()
    return extras?.mask
  }

  /// Makes the sublayers and the mask of a presentation, unless it has them.
  final func presentBelow() {
    guard !holdsLayers, let model = extras?.model else { return }
    children = model.children.compactMap { $0.makePresentation(below: self) }
    guard let mask = model.extras?.mask?.makePresentation(below: self) else { return }
    mask.marks.insert(.isMask)
    extras?.mask = mask
  }

  /// Makes the whole tree below a presentation.
  final func presentTree() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.presentBelow()
      waiting += layer.children
      if let mask = layer.extras?.mask { waiting.append(mask) }
    }
  }
}
