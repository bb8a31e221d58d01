internal import RenderTree

extension CALayer {
  /// Puts `layer` at `index` of the sublayers, after taking it out of wherever it was; indexes beyond the end mean the end.
  func insert(_ layer: CALayer, at index: Int) {
    precondition(!isInside(layer), "CALayer - cycle in layer tree: a layer cannot hold itself or a layer above it")
    layer.detach()
    if index < children.count { children.insert(layer, at: max(index, 0)) } else { children.append(layer) }
    adopt(layer)
  }

  /// Puts `layer` next to `sibling`; beside one that is not a sublayer (or nil) it goes to the end.
  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard sibling !== layer else { return }
    precondition(!isInside(layer), "CALayer - cycle in layer tree: a layer cannot hold itself or a layer above it")
    layer.detach()
    let place = sibling.flatMap { s in children.firstIndex { $0 === s } }
    children.insert(layer, at: place.map { $0 + offset } ?? children.count)
    adopt(layer)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, children.contains(where: { $0 === old }) else { return }
    insert(new, beside: old, offset: 1)
    old.detach()
  }

  func setSublayers(_ layers: [CALayer]) {
    for old in children where !layers.contains(where: { $0 === old }) { old.detach() }
    for layer in layers { insert(layer, at: children.count) }
  }

  func setMask(_ layer: CALayer?) {
    guard extras?.mask !== layer else { return }
    if let old = extras?.mask {
      old.setParent(nil)
      old.marks.remove(.isMask)
    }
    if let layer {
      layer.detach()
      layer.setParent(self)
      layer.marks.insert(.isMask)
    }
    needExtras().mask = layer
    changed()
  }

  private func adopt(_ layer: CALayer) {
    layer.setParent(self)
    layer.retainedOwner = layer.owner
    if layer.state.hasDetail, layer.state.detail.zPosition != 0 { marks.insert(.ordersByZ) }
    if layer.marks.contains(.subtreeNeedsDisplay) { propagate(.subtreeNeedsDisplay) }
    changed()
    markNeedsLayout()
    if layer.marks.contains(.subtreeNeedsLayout) { propagate(.subtreeNeedsLayout) }
  }

  private func setParent(_ new: CALayer?) {
    parentReference = new.map { .passUnretained($0) }
    forgetWay()
  }

  /// Takes this layer out of its superlayer.
  func detach() {
    guard let parent else { return }
    setParent(nil)
    if marks.contains(.isMask) {
      marks.remove(.isMask)
      parent.extras?.mask = nil
    } else if parent.children.last === self {
      parent.children.removeLast()
      parent.markNeedsLayout()
    } else if let index = parent.children.firstIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
      parent.markNeedsLayout()
    }
    parent.changed()
    let kept = retainedOwner
    retainedOwner = nil
    withExtendedLifetime(kept) {}
  }

  /// Whether this layer is `layer` or lies below it.
  package final func isInside(_ layer: CALayer) -> Bool {
    // Most layers are put into the tree before they hold anything.
    if layer.children.isEmpty, layer.extras?.mask == nil { return layer === self }
    var found = false
    upwards { current in
      found = current === layer
      return !found
    }
    return found
  }

  /// Lets go of everything below, so that nothing that lives on points here.
  final func releaseTree() {
    extras?.mask?.setParent(nil)
    while let child = children.popLast() {
      child.setParent(nil)
      child.retainedOwner = nil
    }
  }

  package final func needExtras() -> LayerExtras {
    if let extras { return extras }
    let new = LayerExtras()
    extras = new
    return new
  }

  /// Makes a new layer a view's: the view is its delegate, and there is something to lay out and to draw.
  package final func belong(to owner: any LayerOwner) {
    self.owner = owner
    marks.formUnion([.delegateIsOwner, .needsLayout, .subtreeNeedsLayout, .needsDisplay, .subtreeNeedsDisplay])
  }

  /// The view dies: the layer has no owner any more.
  package final func loseOwner() { owner = nil }

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

  /// Sets a mark on this layer and on those above it, up to the first that has it.
  package final func propagate(_ mark: LayerMarks) {
    upwards { layer in
      guard !layer.marks.contains(mark) else { return false }
      layer.marks.insert(mark)
      return true
    }
  }

  /// The nearest layer at or above this one that shows a tree on a screen.
  package final var screenRoot: CALayer? {
    var root: CALayer?
    upwards { layer in
      guard layer.marks.contains(.isScreenRoot) else { return true }
      root = layer
      return false
    }
    return root
  }

  /// Visits this layer and those above it until the visitor returns false. The visitor must not change the tree: nothing is
  /// retained on the way.
  @inline(__always) final func upwards(_ visit: (CALayer) -> Bool) {
    var next: Unmanaged<CALayer>? = .passUnretained(self)
    while let current = next {
      next = current._withUnsafeGuaranteedRef { visit($0) ? $0.parentReference : nil }
    }
  }
}
