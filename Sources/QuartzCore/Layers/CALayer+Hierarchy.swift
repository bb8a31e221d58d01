internal import RenderTree

extension CALayer {
  /// Puts `layer` at `index` of the sublayers, after taking it out of wherever it was; indexes beyond the end mean the end.
  func insert(_ layer: CALayer, at index: Int) {
    precondition(!isInside(layer), "CALayer - cycle in layer tree: a layer cannot hold itself or a layer above it")
    layer.detach()
    children.insert(layer, at: min(max(index, 0), children.count))
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

  private func isInside(_ layer: CALayer) -> Bool {
    guard layer.children.isEmpty == false || layer === self else { return false }
    var current: CALayer? = self
    while let c = current {
      if c === layer { return true }
      current = c.parent
    }
    return false
  }

  /// Lets go of everything below, so that nothing that lives on points here.
  final func releaseTree() {
    extras?.mask?.setParent(nil)
    for child in children {
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
    var layer: CALayer? = self
    while let current = layer, !current.marks.contains(mark) {
      current.marks.insert(mark)
      layer = current.parent
    }
  }
}
