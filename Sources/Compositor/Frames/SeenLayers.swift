internal import CoreGraphics
internal import RenderTree

/// The visible parts of a frame's layers in an area. Omitting the rest does not change a single pixel.
///
/// Layers are listed in reverse painting order, each after its descendants, so that painting consumes entries
/// from the end. The list is filled and emptied once per frame by one thread at a time, and its memory is
/// reused.
final class SeenLayers {
  /// The parts of a layer that can be hidden separately. Empty if neither the layer nor a descendant is
  /// visible.
  struct Parts: OptionSet {
    let rawValue: UInt8
    static let background = Parts(rawValue: 1)
    static let contents = Parts(rawValue: 2)
    static let sublayers = Parts(rawValue: 4)
    /// The other parts, such as a border, which are painted whenever the layer is.
    static let rest = Parts(rawValue: 8)
    static let everything: Parts = [.background, .contents, .sublayers, .rest]
  }

  /// The entry of one layer.
  struct Entry {
    var parts: Parts
    /// A Boolean value that indicates whether entries for the sublayers follow. Otherwise each of them is
    /// painted whole.
    var listsSublayers: Bool
    /// The number of remaining entries after the layer and its descendants.
    var left: Int

    /// The entry of a layer that is painted with all its descendants.
    static let whole = Entry(parts: .everything, listsSublayers: false, left: 0)
  }

  private var entries: [Entry] = []
  private var compositor = Compositor(workers: 1)
  private var area = PixelArea(x: 0, y: 0, width: 0, height: 0)
  /// A Boolean value that indicates whether any layer shows what is below it.
  private var looksBehind = false
  /// The pixels hidden by what is painted later: a few large rectangles.
  private var covers: [PixelArea] = []

  /// The maximum number of rectangles.
  private static let mostCovers = 8
  /// The minimum size of a rectangle in pixels. Smaller ones hide too little.
  private static let leastCover = 1024

  /// Lists the visible parts of a frame. Complexity: O(layers).
  func find(_ frame: RenderFrame, in area: PixelArea, by compositor: Compositor) {
    (self.area, self.compositor) = (area, compositor)
    looksBehind = frame.root.looksBehind
    entries.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    let place = Placement(toPixels: CGAffineTransform(scaleX: frame.scale, y: frame.scale))
    _ = add(frame.root, at: place, clip: area, solid: area, level: 1)
  }

  /// A Boolean value that indicates whether the background behind all layers is visible.
  var leavesBackground: Bool { !isCovered(area) }

  /// Removes and returns the next layer's entry.
  func takeNext() -> Entry { entries.removeLast() }

  /// Discards the remaining entries of a layer's descendants.
  func skip(_ entry: Entry) { entries.removeLast(entries.count - entry.left) }

  private func isCovered(_ pixels: PixelArea) -> Bool { covers.contains { $0.contains(pixels) } }

  private func isHidden(_ box: CGRect, _ clip: PixelArea) -> Bool {
    if box.isNull { return true }
    let pixels = PixelArea(around: box.insetBy(dx: -1, dy: -1)).intersection(clip)
    return pixels.isEmpty || isCovered(pixels)
  }

  /// Lists a layer and its descendants, and returns the layer's entry.
  ///
  /// - Parameters:
  ///   - node: The layer.
  ///   - place: The placement of the layer in the picture.
  ///   - clip: An area that contains all visible pixels of the layer.
  ///   - solid: The pixels that no ancestor clips, not even partially.
  ///   - level: The number of ancestors.
  /// - Returns: The entry of the layer.
  private func add(_ node: RenderNode, at place: Placement, clip: PixelArea, solid: PixelArea, level: Int)
    -> Entry
  {
    if FreshStack.isDue(at: level) {
      return FreshStack.run { add(node, at: place, clip: clip, solid: solid, level: level + 1) }
    }
    let left = entries.count
    var (parts, isWhole) = parts(of: node, at: place, clip: clip, solid: solid, level: level)
    if isWhole || parts.isEmpty { entries.removeLast(entries.count - left) }
    if isWhole { parts = .everything }
    let entry = Entry(parts: parts, listsSublayers: entries.count > left, left: left)
    entries.append(entry)
    return entry
  }

  /// Returns the visible parts of a layer, and whether the layer and its descendants are entirely visible. If
  /// not, the descendants are listed.
  private func parts(
    of node: RenderNode, at place: Placement, clip: PixelArea, solid: PixelArea, level: Int
  ) -> (Parts, isWhole: Bool) {
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return ([], false) }
    guard !state.flags.contains(.transformLayer), let matrix = place.matrix(of: state), !isOneThing(node)
    else {
      if isHidden(compositor.footprint(of: node, at: place, level: level), clip) { return ([], false) }
      // Such a layer shows what is below it.
      if looksBehind, node.looksBehind { covers.removeAll(keepingCapacity: true) }
      return (.everything, true)
    }
    guard matrix.isInvertible else { return ([], false) }
    var (parts, isWhole) = addSublayers(of: node, matrix, clip: clip, solid: solid, level: level)
    // Evaluated before the layer itself hides anything.
    let showsItself = !isHidden(compositor.look(of: state, matrix), clip)
    if case .image(let image)? = state.contents {
      let frame = Compositor.frame(of: image, in: state)
      if isHidden(frame.box(in: matrix), clip) {
        isWhole = false
      } else {
        parts.insert(.contents)
        if image.isOpaque, state.showsContentsWhole {
          let inside = state.flags.contains(.masksToBounds) ? solidPart(of: state, matrix) : .everything
          cover(frame.inner(in: matrix).intersection(inside).intersection(solid))
        }
      }
    }
    if let color = state.backgroundColor {
      if isHidden(state.bounds.box(in: matrix), clip) {
        isWhole = false
      } else {
        parts.insert(.background)
        if color.isOpaqueAndPlain { cover(solidPart(of: state, matrix).intersection(solid)) }
      }
    }
    if !parts.contains(.sublayers), !showsItself { return ([], false) }
    return (parts.union(.rest), isWhole)
  }

  /// Lists the sublayers, and returns whether any of them is visible and whether all are entirely visible.
  private func addSublayers(
    of node: RenderNode, _ matrix: CGAffineTransform, clip: PixelArea, solid: PixelArea, level: Int
  ) -> (Parts, isWhole: Bool) {
    guard !node.children.isEmpty else { return ([], true) }
    let state = node.state
    if compositor.ordersByDepth(node.children, under: state.sublayerTransformMatrix) {
      if looksBehind, node.children.contains(where: \.looksBehind) { covers.removeAll(keepingCapacity: true) }
      return (.sublayers, true)
    }
    var (clip, solid) = (clip, solid)
    if state.flags.contains(.masksToBounds) {
      clip = clip.intersection(PixelArea(around: state.bounds.box(in: matrix)))
      solid = solid.intersection(solidPart(of: state, matrix))
    }
    let place = Placement(toPixels: matrix, inner: state.sublayerMatrix?.droppingDepth)
    var parts: Parts = [], isWhole = true
    // Front to back.
    for index in node.children.indices.reversed() {
      let entry = add(node.children[index], at: place, clip: clip, solid: solid, level: level + 1)
      if !entry.parts.isEmpty { parts = .sublayers }
      if entry.parts != .everything || entry.listsSublayers { isWhole = false }
    }
    return (parts, isWhole)
  }

  /// Returns a Boolean value that indicates whether the layer is painted or skipped as a whole, because what
  /// it shows is not simply what its parts show.
  private func isOneThing(_ node: RenderNode) -> Bool {
    let state = node.state
    if state.opacity < 1 || !node.mask.isEmpty || state.flags.contains(.singleSided)
      || state.flags.contains(.rasterized)
    {
      return true
    }
    guard state.hasDetail else { return false }
    let detail = state.detail
    if case .replicator? = detail.drawing { return true }
    return detail.filters != nil || detail.backgroundFilters != nil || detail.blending != nil
      || detail.shadowOpacity > 0
  }

  /// Returns the pixels that a layer's background fills completely.
  private func solidPart(of state: LayerState, _ matrix: CGAffineTransform) -> PixelArea {
    let radius = state.cornerRadius > 0 ? state.cornerRadius * 2 : 0
    return state.bounds.insetBy(
      dx: 0, dy: radius < state.bounds.height / 2 ? radius : state.bounds.height / 2
    ).inner(in: matrix)
  }

  private func cover(_ pixels: PixelArea) {
    var pixels = pixels
    guard pixels.count >= Self.leastCover, !isCovered(pixels) else { return }
    covers.removeAll { pixels.contains($0) }
    // Rows of a list are merged.
    while let index = covers.firstIndex(where: {
      $0.union(pixels).count == $0.count + pixels.count - $0.intersection(pixels).count
    }) {
      pixels = pixels.union(covers.remove(at: index))
    }
    covers.append(pixels)
    guard covers.count > Self.mostCovers,
      let least = covers.indices.min(by: { covers[$0].count < covers[$1].count })
    else { return }
    covers.remove(at: least)
  }
}

extension PixelArea {
  fileprivate static let everything = PixelArea(x: -1 << 20, y: -1 << 20, width: 1 << 21, height: 1 << 21)
}

extension CGRect {
  /// Returns the pixels completely inside the transformed rectangle, if its sides are parallel to the axes;
  /// otherwise an empty area.
  fileprivate func inner(in matrix: CGAffineTransform) -> PixelArea {
    let none = PixelArea(x: 0, y: 0, width: 0, height: 0)
    guard !isNull, width > 0, height > 0, matrix.b == 0 && matrix.c == 0 || matrix.a == 0 && matrix.d == 0
    else { return none }
    let box = applying(matrix)
    // Coverage is quantized, so slightly less than a whole pixel counts as a whole one.
    let (left, top) = ((box.minX - 1e-3).rounded(.up), (box.minY - 1e-3).rounded(.up))
    let (right, bottom) = ((box.maxX + 1e-3).rounded(.down), (box.maxY + 1e-3).rounded(.down))
    guard left < right, top < bottom else { return none }
    return PixelArea(around: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}

extension LayerState {
  /// A Boolean value that indicates whether the contents cover their whole rectangle.
  fileprivate var showsContentsWhole: Bool {
    guard hasDetail else { return true }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return detail.contentsCenter == unit && unit.contains(detail.contentsRect)
  }
}
