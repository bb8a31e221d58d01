internal import CoreGraphics
internal import RenderTree

extension CALayer {
  /// Inserts a layer into the sublayers, after removing it from its superlayer. An index beyond the end means
  /// the end.
  func insert(_ layer: CALayer, at index: Int) {
    refuseCycle(layer)
    let action = willChange("sublayers")
    // The layer's view may be retained only by the tree that the layer leaves.
    let isNew = layer.parentReference == nil, owner = isNew ? nil : layer.owner
    layer.detach()
    put(layer, at: index)
    withExtendedLifetime(owner) {}
    action?.run()
    if isNew { orderIn(layer) }
  }

  @inline(__always) private func put(_ layer: CALayer, at index: Int) {
    if index < children.count { children.insert(layer, at: max(index, 0)) } else { children.append(layer) }
    adopt(layer)
  }

  /// Inserts a layer next to `sibling`, or at the end if `sibling` is nil, not a sublayer, or the layer
  /// itself.
  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    refuseCycle(layer)
    let action = willChange("sublayers"), isNew = layer.parentReference == nil, owner = layer.owner
    layer.detach()
    let place = sibling.flatMap { s in children.firstIndex { $0 === s } }
    children.insert(layer, at: place.map { $0 + offset } ?? children.count)
    adopt(layer)
    withExtendedLifetime(owner) {}
    action?.run()
    if isNew { orderIn(layer) }
  }

  /// Runs the action for a new sublayer that had no superlayer before.
  @inline(__always) private func orderIn(_ layer: CALayer) {
    if marks.contains(.isShown), !layer.state.flags.contains(.hidden) { layer.ordering(kCAOnOrderIn)?.run() }
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, children.contains(where: { $0 === old }) else { return }
    insert(new, beside: old, offset: 1)
    old.leave()
  }

  func setSublayers(_ layers: [CALayer]) {
    let kept = Set(layers.map(ObjectIdentifier.init))
    for old in children where !kept.contains(ObjectIdentifier(old)) { old.leave() }
    for layer in layers { insert(layer, at: children.count) }
  }

  /// Exchanges the sublayers at two indexes.
  package final func exchangeSublayers(at first: Int, and second: Int) {
    forgetIndex()
    children.swapAt(first, second)
    changed()
    markNeedsLayoutUnlessActive()
  }

  func setMask(_ layer: CALayer?) {
    guard extras?.mask !== layer else { return }
    if let layer { refuseCycle(layer) }
    let owner = layer?.owner
    extras?.mask?.detach()
    guard let layer else { return }
    layer.detach()
    layer.marks.insert(.isMask)
    needExtras().mask = layer
    take(layer)
    withExtendedLifetime(owner) {}
  }

  private func adopt(_ layer: CALayer) {
    if layer.state.hasDetail, layer.state.detail.zPosition != 0 { marks.insert(.ordersByZ) }
    take(layer)
    markNeedsLayoutUnlessActive()
  }

  /// Becomes the superlayer of a layer that has already been inserted.
  private func take(_ layer: CALayer) {
    if marks.rawValue & LayerMarks.ofIndexes.rawValue != 0 { forgetIndex() }
    layer.setParent(self)
    layer.retainedOwner = layer.owner
    changed()
    if layer.marks.contains(.subtreeNeedsDisplay) { propagate(.subtreeNeedsDisplay) }
    if layer.marks.contains(.subtreeNeedsLayout) { propagate(.subtreeNeedsLayout) }
  }

  private func setParent(_ new: CALayer?) {
    if marks.contains(.isIndexed) { forgetIndexesAbove() }
    parentReference = new.map { .passUnretained($0) }
    if knownWay != nil { forgetWay() }
    if marks.contains(.knowsSource) { forgetSource() }
  }

  /// Removes this layer from its superlayer for good, with the action for that event.
  func leave() {
    let ordering = state.flags.contains(.hidden) || marks.contains(.isMask) ? nil : willOrder(out: true)
    detach()
    ordering?.run()
  }

  /// Removes this layer from its superlayer.
  func detach() {
    guard let parent else { return }
    let action = marks.contains(.isMask) ? nil : parent.willChange("sublayers")
    parent.forgetIndex()
    setParent(nil)
    if marks.contains(.isMask) {
      marks.remove(.isMask)
      parent.extras?.mask = nil
    } else if parent.children.last === self {
      parent.children.removeLast()
      parent.markNeedsLayoutUnlessActive()
    } else if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
      parent.markNeedsLayoutUnlessActive()
    }
    parent.changed()
    let kept = retainedOwner
    retainedOwner = nil
    withExtendedLifetime(kept) {}
    action?.run()
  }

  /// Stops the program, as Core Animation does, if `layer` is this layer or one of its ancestors.
  private func refuseCycle(_ layer: CALayer) {
    raiseUnless(!isInside(layer), "CALayerInvalid: layer \(layer) is a part of cycle in its layer tree")
  }

  /// Returns a Boolean value that indicates whether this layer is `layer` or one of its descendants.
  package final func isInside(_ layer: CALayer) -> Bool {
    // Most layers are inserted into the tree before they have sublayers.
    if layer.children.isEmpty, layer.extras?.mask == nil { return layer === self }
    var found = false
    upwards { current in
      found = current === layer
      return !found
    }
    return found
  }

  /// Detaches and releases all descendants, so that none of them keeps a pointer to this layer.
  ///
  /// The descendants are released in a loop: recursive deallocation would overflow the stack in a deep tree.
  /// A layer is released after its descendants, and the last sibling first, so that memory is mostly freed in
  /// reverse order of allocation, which is fast.
  final func releaseTree() {
    var dying = [orphans()]
    while !dying.isEmpty {
      guard var layer = dying[dying.count - 1].popLast() else {
        dying.removeLast()
        continue
      }
      let holdsLayers = Unmanaged.passUnretained(layer)._withUnsafeGuaranteedRef {
        $0.retainedOwner = nil
        return $0.holdsLayers
      }
      if holdsLayers, isKnownUniquelyReferenced(&layer) {
        let below = layer.orphans()
        dying[dying.count - 1].append(layer)
        dying.append(below)
      }
    }
  }

  /// A Boolean value that indicates whether there is a sublayer or a mask.
  @inline(__always) final var holdsLayers: Bool { !children.isEmpty || extras?.mask != nil }

  /// Removes and returns the sublayers and the mask.
  private func orphans() -> [CALayer] {
    // An index retains sublayers too.
    forgetIndex()
    var orphans: [CALayer] = []
    swap(&orphans, &children)
    if let mask = extras?.mask {
      extras?.mask = nil
      mask.marks.remove(.isMask)
      orphans.append(mask)
    }
    // Unmanaged, to avoid retaining each layer.
    orphans.withUnsafeBufferPointer { orphans in
      orphans.withMemoryRebound(to: Unmanaged<CALayer>.self) { layers in
        for layer in layers { layer._withUnsafeGuaranteedRef { $0.setParent(nil) } }
      }
    }
    return orphans
  }

  package final func needExtras() -> LayerExtras {
    if let extras { return extras }
    let new = LayerExtras()
    extras = new
    return new
  }

  var currentDelegate: (any CALayerDelegate)? {
    marks.contains(.delegateIsOwner) ? owner : extras?.delegate
  }

  func setDelegate(_ new: (any CALayerDelegate)?) {
    if let new, let owner, new === owner {
      marks.insert(.delegateIsOwner)
      extras?.delegate = nil
    } else {
      marks.remove(.delegateIsOwner)
      if new != nil || extras != nil { needExtras().delegate = new }
    }
  }

  /// Sets a mark on this layer and its ancestors, up to the first that has it. A mark that reaches a window
  /// is handled in a turn of the run loop.
  package final func propagate(_ mark: LayerMarks) {
    upwards { layer in
      guard !layer.marks.contains(mark) else { return false }
      layer.marks.insert(mark)
      if layer.marks.contains(.isScreenRoot) { PassingTime.begins() }
      return true
    }
  }

  /// Calls a closure with this layer and its ancestors until it returns `false`. The closure must not change
  /// the tree, since the layers are not retained.
  @inline(__always) final func upwards(_ visit: (CALayer) -> Bool) {
    var next: Unmanaged<CALayer>? = .passUnretained(self)
    while let current = next {
      next = current._withUnsafeGuaranteedRef { visit($0) ? $0.parentReference : nil }
    }
  }
}
