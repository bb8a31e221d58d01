internal import CoreGraphics
package import RenderTree

extension Compositor {
  /// Returns the damage that turns the image of one frame into that of another. Complexity: O(changed layers,
  /// their siblings and ancestors), plus a search for layers that show what is below them.
  package func damage(from old: RenderFrame?, to new: RenderFrame) -> Damage {
    var comparison = TreeComparison(compositor: self)
    comparison.compare(old, new)
    return comparison.damage
  }
}

extension RenderFrame {
  /// All pixels of the image, or an empty area if the size is unsupported.
  var pixelArea: PixelArea {
    let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
    let sides = 0...CGFloat(Int16.max)
    guard sides.contains(width), sides.contains(height) else {
      return PixelArea(x: 0, y: 0, width: 0, height: 0)
    }
    return PixelArea(x: 0, y: 0, width: Int(width), height: Int(height))
  }
}

extension Damage {
  mutating func add(_ rect: CGRect) {
    // A margin of one pixel for edges between pixels.
    if !rect.isNull { add(PixelArea(around: rect.insetBy(dx: -1, dy: -1))) }
  }

  /// Replaces the move with repainting if little of it would remain.
  mutating func giveUpMoveThatIsPaintedOver() {
    guard let move else { return }
    let painted = areas.reduce(0) { $0 + $1.intersection(move.area).count }
    guard painted * 4 > move.area.count * 3 else { return }
    self.move = nil
    add(move.area)
  }
}

/// A comparison of two trees, in pixels. Successive comparisons reuse the same memory.
struct TreeComparison {
  let compositor: Compositor
  /// The result of the last comparison.
  private(set) var damage = Damage(screen: PixelArea(x: 0, y: 0, width: 0, height: 0))
  /// The effects of the ancestors on a change, the nearest last.
  private var steps: [Step] = []

  private enum Step {
    case clip(CGRect)
    case spread(Spread)
  }

  init(compositor: Compositor) { self.compositor = compositor }

  /// Computes the damage that turns the image of one frame into that of another: everything if there is no
  /// old frame.
  mutating func compare(_ old: RenderFrame?, _ new: RenderFrame) {
    damage.restart(new.pixelArea)
    guard let old, old.size == new.size, old.scale == new.scale, old.background == new.background else {
      return damage.addEverything()
    }
    let place = Placement(toPixels: CGAffineTransform(scaleX: new.scale, y: new.scale))
    compare(old.root, new.root, at: place, isPlain: true, level: 1)
    guard !damage.isEmpty else { return }
    compositor.spread(&damage, overBackdropsOf: new)
    damage.giveUpMoveThatIsPaintedOver()
  }

  /// Returns the pixels affected by a change of some of the current layer's pixels.
  private func seen(_ area: CGRect) -> CGRect {
    var area = area
    for step in steps.reversed() {
      switch step {
      case .clip(let clip): area = area.shared(with: clip)
      case .spread(let spread): area = spread.applied(to: area)
      }
      if area.isNull { break }
    }
    return area
  }

  private mutating func add(_ area: CGRect) { if !area.isNull { damage.add(seen(area)) } }

  private mutating func addAll(_ node: RenderNode, at place: Placement, level: Int) {
    add(compositor.footprint(of: node, at: place, level: level))
  }

  /// Adds the difference between the old and the new node of a layer. `isPlain` indicates that all ancestors
  /// show their sublayers' pixels unchanged.
  private mutating func compare(
    _ old: RenderNode, _ new: RenderNode, at place: Placement, isPlain: Bool, level: Int
  ) {
    if FreshStack.isDue(at: level) {
      var copy = self
      FreshStack.run { copy.compare(old, new, at: place, isPlain: isPlain, level: level + 1) }
      self = copy
      return
    }
    let (a, b) = (old.state, new.state)
    guard a.isSeen || b.isSeen else { return }
    let isSame = a == b
    if isSame, old.children.isShared(with: new.children), old.mask.isShared(with: new.mask) { return }
    let isOneThing =
      b.flags.contains(.transformLayer) || b.flags.contains(.rasterized) || new.mask != old.mask
    guard !isOneThing, let matrix = place.matrix(of: b),
      compositor.needsGroup(old, 0.5) == compositor.needsGroup(new, 0.5)
    else {
      addAll(old, at: place, level: level)
      addAll(new, at: place, level: level)
      return
    }
    guard matrix.isInvertible || !isSame else { return }
    if !isSame, !a.differsInLookOnly(from: b) {
      if isPlain, scroll(old, new, matrix, level: level) { return }
      addAll(old, at: place, level: level)
      addAll(new, at: place, level: level)
      return
    }
    steps.append(.spread(compositor.spread(of: b, matrix)))
    if let part = isSame ? .null : compositor.changedContents(a, b, matrix) {
      add(part)
    } else {
      add(compositor.look(of: a, matrix))
      add(compositor.look(of: b, matrix))
    }
    let showsPlainly =
      new.mask.isEmpty && a.showsSublayersPlainly(matrix) && (isSame || b.showsSublayersPlainly(matrix))
    compareSublayers(old, new, matrix, isPlain: isPlain && showsPlainly, level: level)
    steps.removeLast()
  }

  private mutating func compareSublayers(
    _ old: RenderNode, _ new: RenderNode, _ matrix: CGAffineTransform, isPlain: Bool, level: Int
  ) {
    guard !old.children.isShared(with: new.children) else { return }
    let state = new.state
    let clips = state.flags.contains(.masksToBounds)
    if clips { steps.append(.clip(state.bounds.box(in: matrix))) }
    defer { if clips { steps.removeLast() } }
    let isReplicated =
      !old.paintedChildren.isShared(with: old.children) || !new.paintedChildren.isShared(with: new.children)
    let transform = state.sublayerTransformMatrix
    guard !isReplicated, !compositor.ordersByDepth(old.children, under: transform),
      !compositor.ordersByDepth(new.children, under: transform)
    else {
      if old.children != new.children {
        add(compositor.footprint(ofChildrenOf: old, matrix, level: level))
        add(compositor.footprint(ofChildrenOf: new, matrix, level: level))
      }
      return
    }
    let place = Placement(toPixels: matrix, inner: state.sublayerMatrix?.droppingDepth)
    // The progress in the old and the new list, and whether a moved layer has been passed.
    var (done, next) = (0, 0), hasMoved = false
    let same = SameLayers(old.children, new.children)
    for index in 0..<same.count {
      let (first, second) = same[index]
      if done < first { leaveBehind(old.children[done..<first], at: place, hasMove: hasMoved, level: level) }
      if next < second {
        leaveBehind(new.children[next..<second], at: place, hasMove: hasMoved, level: level)
      }
      (done, next) = (first + 1, second + 1)
      if hasMoved {
        keepAboveMove(CollectionOfOne(old.children[first]), at: place, level: level)
        keepAboveMove(CollectionOfOne(new.children[second]), at: place, level: level)
      }
      let moved = damage.move
      compare(old.children[first], new.children[second], at: place, isPlain: isPlain, level: level + 1)
      hasMoved = hasMoved || damage.move != moved
    }
    leaveBehind(old.children[done...], at: place, hasMove: hasMoved, level: level)
    leaveBehind(new.children[next...], at: place, hasMove: hasMoved, level: level)
  }

  /// Adds layers that exist in only one of the frames.
  private mutating func leaveBehind(
    _ nodes: ArraySlice<RenderNode>, at place: Placement, hasMove: Bool, level: Int
  ) {
    for node in nodes { addAll(node, at: place, level: level + 1) }
    if hasMove { keepAboveMove(nodes, at: place, level: level) }
  }
}

// MARK: - Scrolling

extension TreeComparison {
  /// Moves what a layer shows if only the origin of its bounds has changed, and adds what has to be
  /// repainted. Returns `false` if this is not possible.
  private mutating func scroll(
    _ old: RenderNode, _ new: RenderNode, _ matrix: CGAffineTransform, level: Int
  ) -> Bool {
    let (a, b) = (old.state, new.state)
    var scrolled = a
    scrolled.bounds.origin = b.bounds.origin
    guard damage.move == nil, scrolled == b, b.isOpaqueViewport, new.mask.isEmpty,
      matrix.b == 0, matrix.c == 0, a.sublayerMatrix == nil
    else { return false }
    let dx = (a.bounds.minX - b.bounds.minX) * matrix.a, dy = (a.bounds.minY - b.bounds.minY) * matrix.d
    let box = seen(b.bounds.box(in: matrix)).shared(with: CGRect(damage.screen))
    let view = PixelArea(around: box.insetBy(dx: 1e-3, dy: 1e-3))
    let isWhole =
      max(
        abs(box.minX - CGFloat(view.x)), abs(box.minY - CGFloat(view.y)), abs(box.maxX - CGFloat(view.maxX)),
        abs(box.maxY - CGFloat(view.maxY)), abs(dx - dx.rounded()), abs(dy - dy.rounded())) < 1e-2
    guard !box.isNull, isWhole, abs(dx) < box.width, abs(dy) < box.height else { return false }
    let move = Damage.Move(
      area: view.intersection(view.offsetBy(Int(dx.rounded()), Int(dy.rounded()))), dx: Int(dx.rounded()),
      dy: Int(dy.rounded()))
    guard !move.area.isEmpty else { return false }
    compareSublayers(old, new, matrix, isPlain: false, level: level)
    let strips = view.without(move.area)
    for index in strips.indices { damage.add(strips[index]) }
    damage.move = move
    return true
  }

  /// Adds the places where layers above the moved pixels are visible, since the move takes their pixels
  /// along.
  private mutating func keepAboveMove(_ nodes: some Sequence<RenderNode>, at place: Placement, level: Int) {
    guard let move = damage.move else { return }
    for node in nodes {
      let area = compositor.footprint(of: node, at: place, level: level + 1)
      if area.isNull { continue }
      let pixels = PixelArea(around: seen(area).insetBy(dx: -1, dy: -1))
      damage.add(pixels.intersection(move.area))
      damage.add(pixels.offsetBy(move.dx, move.dy).intersection(move.area))
    }
  }
}

extension CGRect {
  init(_ area: PixelArea) { self.init(x: area.x, y: area.y, width: area.width, height: area.height) }
}

extension LayerState {
  fileprivate var isSeen: Bool { !flags.contains(.hidden) && opacity > 0 }

  /// Returns a Boolean value that indicates whether two states differ in nothing that affects the sublayers
  /// or the position of the layer and its shadow.
  fileprivate func differsInLookOnly(from other: LayerState) -> Bool {
    guard bounds == other.bounds, position == other.position, flags == other.flags, opacity == other.opacity
    else { return false }
    var state = self
    state.backgroundColor = other.backgroundColor
    state.contents = other.contents
    let clips = flags.contains(.masksToBounds)
    if !clips { state.cornerRadius = other.cornerRadius }
    guard hasDetail || other.hasDetail else { return state == other }
    var detail = state.detail
    let new = other.detail
    if detail.backgroundFilters != nil || new.backgroundFilters != nil { return false }
    detail.borderWidth = new.borderWidth
    detail.borderColor = new.borderColor
    detail.contentsGravity = new.contentsGravity
    detail.contentsScale = new.contentsScale
    detail.contentsRect = new.contentsRect
    detail.contentsCenter = new.contentsCenter
    detail.magnifiesNearest = new.magnifiesNearest
    detail.minifiesNearest = new.minifiesNearest
    detail.rasterizationScale = new.rasterizationScale
    if !clips {
      detail.roundedCorners = new.roundedCorners
      detail.continuousCorners = new.continuousCorners
      detail.cornerShares = new.cornerShares
    }
    if detail.drawing?.isOwnLook ?? true, new.drawing?.isOwnLook ?? true { detail.drawing = new.drawing }
    state.detail = detail
    return state == other
  }

  /// Returns a Boolean value that indicates whether the layer shows its sublayers' pixels unchanged, with
  /// nothing above them.
  fileprivate func showsSublayersPlainly(_ matrix: CGAffineTransform) -> Bool {
    guard opacity == 1, matrix.b == 0, matrix.c == 0, !flags.contains(.masksToBounds) || cornerRadius == 0
    else { return false }
    guard hasDetail else { return true }
    return detail.borderWidth == 0 && detail.shadowOpacity == 0 && detail.filters == nil
      && detail.blending == nil
      && detail.backgroundFilters == nil
  }

  /// A Boolean value that indicates whether the layer is an opaque viewport of its sublayers.
  fileprivate var isOpaqueViewport: Bool {
    guard opacity == 1, flags.contains(.masksToBounds), !flags.contains(.hidden), cornerRadius == 0,
      backgroundColor?.isOpaqueAndPlain == true, contents == nil
    else { return false }
    guard hasDetail else { return true }
    return detail.drawing == nil && detail.borderWidth == 0 && detail.filters == nil
      && detail.backgroundFilters == nil
      && detail.blending == nil
  }
}

extension CGColor {
  /// A Boolean value that indicates whether the colour is opaque and uniform.
  var isOpaqueAndPlain: Bool { alpha >= 1 && pattern == nil }
}

extension LayerDrawing {
  fileprivate var isOwnLook: Bool {
    switch self {
    case .gradient, .shape: true
    case .replicator, .emitter: false
    }
  }
}
