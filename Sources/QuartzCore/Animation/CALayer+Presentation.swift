internal import RenderTree

/// Presentation layers form a tree of their own. The layers above and below one are created on demand, so a
/// presentation costs no more than its own layer.
extension CALayer {
  /// Creates the presentation of the layer.
  ///
  /// - Parameter over: The superlayer's presentation, if it exists; it retains this one.
  /// - Returns: The presentation, or nil if the layer is not shown.
  final func makePresentation(below over: CALayer? = nil) -> CALayer? {
    guard marks.contains(.isShown) else { return nil }
    let copy = makeShadow()
    copy.state = presentedState(at: now)
    copy.needExtras().model = self
    // Access to sublayers in painting order passes through code that distinguishes presentations.
    copy.marks.formUnion([.isPresentation, .ordersByZ])
    showCustomValues(in: copy)
    if let over {
      copy.parentReference = .passUnretained(over)
    } else if let parent, !parent.state.keepsSublayers || !parent.running.isEmpty {
      // The superlayer may transform its sublayers, which affects the cached transform.
      _ = copy.presentedSuperlayer
    }
    return copy
  }

  /// The superlayer of a presentation without one, which this layer then retains. Nil for other layers.
  final var presentedSuperlayer: CALayer? {
    guard marks.contains(.isPresentation), let over = extras?.model?.parent?.makePresentation() else {
      return nil
    }
    extras?.presentedSuperlayer = over
    parentReference = .passUnretained(over)
    return over
  }

  /// Releases the superlayers that only this presentation retains, one after the other: a recursive release
  /// would overflow the stack in a deep tree.
  final func releaseAbove() {
    var over = extras?.presentedSuperlayer
    extras?.presentedSuperlayer = nil
    while over != nil, isKnownUniquelyReferenced(&over) {
      let next = over?.extras?.presentedSuperlayer
      over?.extras?.presentedSuperlayer = nil
      over = next
    }
  }

  /// The sublayers of a presentation, or nil for other layers.
  final var presentedSublayers: [CALayer]? {
    guard marks.contains(.isPresentation) else { return nil }
    presentBelow()
    return children.isEmpty ? nil : children
  }

  /// The mask of a presentation, or nil for other layers.
  final var presentedMask: CALayer? {
    guard marks.contains(.isPresentation) else { return nil }
    presentBelow()
    return extras?.mask
  }

  /// Creates the sublayers and the mask of a presentation if they do not exist.
  final func presentBelow() {
    guard !holdsLayers, let model = extras?.model else { return }
    children = model.children.compactMap { $0.makePresentation(below: self) }
    guard let mask = model.extras?.mask?.makePresentation(below: self) else { return }
    mask.marks.insert(.isMask)
    extras?.mask = mask
  }

  /// Creates the whole tree below a presentation.
  final func presentTree() {
    var waiting = [self]
    while let layer = waiting.popLast() {
      layer.presentBelow()
      waiting += layer.children
      if let mask = layer.extras?.mask { waiting.append(mask) }
    }
  }
}
