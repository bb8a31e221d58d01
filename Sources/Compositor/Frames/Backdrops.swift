internal import CoreGraphics
internal import RenderTree

/// The layers that show what is below them, in painting order.
struct Backdrops {
  /// The pixels of such a layer, which show what is up to `reach` pixels away.
  struct Backdrop {
    var area: PixelArea
    var reach: Int
    /// A Boolean value that indicates whether each pixel depends on everything below the area.
    var isUniform = false

    /// Returns the pixels that must be right below some of the area's.
    func origins(of shown: PixelArea) -> PixelArea { isUniform ? area : shown.insetBy(-reach) }
  }

  private(set) var all: [Backdrop] = []
  /// A Boolean value that indicates whether some backdrop cannot be tracked, because an ancestor spreads what
  /// it shows or transforms it in 3D.
  private(set) var areUnbounded = false

  /// Finds the backdrops of a frame. Complexity: O(layers).
  init(of frame: RenderFrame, by compositor: Compositor) {
    guard frame.root.looksBehind else { return }
    let place = Placement(toPixels: CGAffineTransform(scaleX: frame.scale, y: frame.scale))
    gather(frame.root, at: place, frame.pixelArea, compositor, level: 1)
  }

  private mutating func gather(
    _ node: RenderNode, at place: Placement, _ screen: PixelArea, _ compositor: Compositor, level: Int
  ) {
    if FreshStack.isDue(at: level) {
      var copy = self
      FreshStack.run { copy.gather(node, at: place, screen, compositor, level: level + 1) }
      self = copy
      return
    }
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return }
    guard !state.flags.contains(.transformLayer), let matrix = place.matrix(of: state) else {
      if node.looksBehind { areUnbounded = true }
      return
    }
    guard matrix.isInvertible else { return }
    if state.hasDetail, let filters = state.detail.backgroundFilters {
      var variance: CGFloat = 0
      for case .gaussianBlur(let radius) in filters { variance += radius * radius }
      let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
      let area = PixelArea(around: state.bounds.box(in: matrix).insetBy(dx: -2, dy: -2)).intersection(screen)
      let reach = CGContext.reachOfBackdrop(deviation: variance.squareRoot() * scale)
      if !area.isEmpty {
        all.append(Backdrop(area: area, reach: reach, isUniform: filters.contains(.contrast)))
      }
    }
    guard node.mask.isEmpty || !node.mask[0].looksBehind else { return areUnbounded = true }
    guard !node.children.isEmpty else { return }
    let spreads = state.hasDetail && (state.detail.filters != nil || compositor.hasShadow(state))
    let children = node.paintedChildren
    if spreads || compositor.ordersByDepth(children, under: state.sublayerTransformMatrix) {
      if children.contains(where: \.looksBehind) { areUnbounded = true }
      return
    }
    let inside = Placement(toPixels: matrix, inner: state.sublayerMatrix?.droppingDepth)
    for child in children { gather(child, at: inside, screen, compositor, level: level + 1) }
  }

  /// Returns the pixels that must be painted from scratch for an area to be correct.
  func origins(of area: PixelArea, in screen: PixelArea) -> PixelArea {
    if areUnbounded { return screen }
    var needed = area
    for backdrop in all.reversed() {
      let shown = backdrop.area.intersection(needed)
      if !shown.isEmpty { needed = needed.union(backdrop.origins(of: shown)).intersection(screen) }
    }
    return needed
  }
}

extension Compositor {
  /// Extends the damage by what layers show of the damage below them.
  func spread(_ damage: inout Damage, overBackdropsOf frame: RenderFrame) {
    let backdrops = Backdrops(of: frame, by: self)
    if backdrops.areUnbounded { return damage.addEverything() }
    for backdrop in backdrops.all {
      let near = backdrop.origins(of: backdrop.area)
      let isNear =
        damage.areas.contains { $0.intersects(near) } || damage.move.map { $0.area.intersects(near) } ?? false
      if isNear { damage.add(backdrop.area) }
    }
  }
}
