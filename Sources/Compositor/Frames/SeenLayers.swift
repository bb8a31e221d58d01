internal import CoreGraphics
internal import RenderTree

/// What is seen of the layers of a frame in an area. What is left out looks the same to the bit.
///
/// Layers are listed from the last that is painted to the first, each after those below it, so that who
/// paints takes one entry after the other from the end. It is filled and emptied once a frame by one thread
/// at a time, and keeps its memory.
final class SeenLayers {
  /// What a layer shows, as far as it can be hidden by itself; nothing where nothing of the layer
  /// and those below it is seen.
  struct Parts: OptionSet {
    let rawValue: UInt8
    static let background = Parts(rawValue: 1)
    static let contents = Parts(rawValue: 2)
    static let sublayers = Parts(rawValue: 4)
    /// What is neither of these, as a border; it is painted whenever the layer is.
    static let rest = Parts(rawValue: 8)
    static let everything: Parts = [.background, .contents, .sublayers, .rest]
  }

  /// One layer.
  struct Entry {
    var parts: Parts
    /// Whether entries for its sublayers come next; else each of them is painted whole.
    var listsSublayers: Bool
    /// How many entries are left after the layer and those below it.
    var left: Int

    /// A layer that is painted with all that is below it.
    static let whole = Entry(parts: .everything, listsSublayers: false, left: 0)
  }

  private var entries: [Entry] = []
  private var compositor = Compositor(workers: 1)
  private var area = PixelArea(x: 0, y: 0, width: 0, height: 0)
  /// Whether any layer shows what lies below it.
  private var looksBehind = false
  /// Pixels that are hidden by what is painted later: few large rectangles.
  private var covers: [PixelArea] = []

  /// The most rectangles that are kept.
  private static let mostCovers = 8
  /// Smaller ones hide too little, in pixels.
  private static let leastCover = 1024

  /// Lists what is seen of a frame. O(layers).
  func find(_ frame: RenderFrame, in area: PixelArea, by compositor: Compositor) {
    (self.area, self.compositor) = (area, compositor)
    looksBehind = frame.root.looksBehind
    entries.removeAll(keepingCapacity: true)
    covers.removeAll(keepingCapacity: true)
    let place = Placement(toPixels: CGAffineTransform(scaleX: frame.scale, y: frame.scale))
    _ = add(frame.root, at: place, clip: area, solid: area, level: 1)
  }

  /// Whether what lies behind all layers is seen.
  var leavesBackground: Bool { !isCovered(area) }

  /// The next layer's entry.
  func takeNext() -> Entry { entries.removeLast() }

  /// Throws away what is left of the entries below a layer.
  func skip(_ entry: Entry) { entries.removeLast(entries.count - entry.left) }

  private func isCovered(_ pixels: PixelArea) -> Bool { covers.contains { $0.contains(pixels) } }

  private func isHidden(_ box: CGRect, _ clip: PixelArea) -> Bool {
    if box.isNull { return true }
    let pixels = PixelArea(around: box.insetBy(dx: -1, dy: -1)).intersection(clip)
    return pixels.isEmpty || isCovered(pixels)
  }

  /// Lists a layer and those below it, and tells what is seen of it. `clip` holds all that can be seen of the
  /// layer, `solid` the pixels that no layer above clips even in part.
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

  /// What is seen of a layer, and whether that is all of it and of those below it, which are
  /// listed where that is not so.
  private func parts(
    of node: RenderNode, at place: Placement, clip: PixelArea, solid: PixelArea, level: Int
  ) -> (Parts, isWhole: Bool) {
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return ([], false) }
    guard !state.flags.contains(.transformLayer), let matrix = place.matrix(of: state), !isOneThing(node)
    else {
      if isHidden(compositor.footprint(of: node, at: place, level: level), clip) { return ([], false) }
      // What lies below a layer that shows it is seen there.
      if looksBehind, node.looksBehind { covers.removeAll(keepingCapacity: true) }
      return (.everything, true)
    }
    guard matrix.isInvertible else { return ([], false) }
    var (parts, isWhole) = addSublayers(of: node, matrix, clip: clip, solid: solid, level: level)
    // Asked before the layer itself hides anything.
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

  /// Lists the sublayers, and tells whether any of them is seen and whether all are seen whole.
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

  /// Whether the layer is taken or left as a whole: what it shows is not simply what its parts show.
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

  /// The pixels that a layer's background fills wholly.
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
    // Rows of a list become one.
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
  /// The pixels that lie wholly in the rectangle's image, where its sides run along pixels; else none.
  fileprivate func inner(in matrix: CGAffineTransform) -> PixelArea {
    let none = PixelArea(x: 0, y: 0, width: 0, height: 0)
    guard !isNull, width > 0, height > 0, matrix.b == 0 && matrix.c == 0 || matrix.a == 0 && matrix.d == 0
    else { return none }
    let box = applying(matrix)
    // Coverage is measured in parts of a pixel; a little less than whole counts as whole.
    let (left, top) = ((box.minX - 1e-3).rounded(.up), (box.minY - 1e-3).rounded(.up))
    let (right, bottom) = ((box.maxX + 1e-3).rounded(.down), (box.maxY + 1e-3).rounded(.down))
    guard left < right, top < bottom else { return none }
    return PixelArea(around: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }
}

extension LayerState {
  /// Whether no part of the contents' place stays clear.
  fileprivate var showsContentsWhole: Bool {
    guard hasDetail else { return true }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return detail.contentsCenter == unit && unit.contains(detail.contentsRect)
  }
}
