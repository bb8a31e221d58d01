internal import CoreGraphics
package import RenderTree

extension Compositor {
  /// The frame without the layers that cannot be seen: those outside of the picture, and those wholly covered by an opaque one.
  package func withoutHidden(_ frame: RenderFrame) -> RenderFrame {
    var occlusion = Occlusion(of: frame, in: frame.pixelArea, by: self)
    var result = frame
    result.root = occlusion.visible(frame) ?? RenderNode(state: LayerState())
    return result
  }
}

/// Takes out of a tree what cannot be seen in an area. What is left looks the same to the bit.
struct Occlusion {
  private let compositor: Compositor
  private let area: PixelArea
  /// Whether any layer shows what lies below it.
  private let looksBehind: Bool
  /// Pixels that are hidden by what is painted later: few large rectangles.
  private var covers: [PixelArea] = []

  /// The most rectangles that are kept.
  private static let mostCovers = 8
  /// Smaller ones hide too little, in pixels.
  private static let leastCover = 1024

  private enum Visible {
    case nothing, all
    case part(RenderNode)
  }

  init(of frame: RenderFrame, in area: PixelArea, by compositor: Compositor) {
    (self.area, self.compositor) = (area, compositor)
    looksBehind = frame.root.looksBehind
  }

  /// Whether what lies behind all layers is seen; asked after `visible`.
  var leavesBackground: Bool { !isCovered(area) }

  /// The frame's tree; nil where nothing of it is seen. O(layers).
  mutating func visible(_ frame: RenderFrame) -> RenderNode? {
    let place = Placement(toPixels: CGAffineTransform(scaleX: frame.scale, y: frame.scale))
    return switch visible(frame.root, at: place, clip: area, solid: area, level: 1) {
    case .nothing: nil
    case .all: frame.root
    case .part(let node): node
    }
  }

  private func isCovered(_ pixels: PixelArea) -> Bool { covers.contains { $0.contains(pixels) } }

  private func isHidden(_ box: CGRect, _ clip: PixelArea) -> Bool {
    if box.isNull { return true }
    let pixels = PixelArea(around: box.insetBy(dx: -1, dy: -1)).intersection(clip)
    return pixels.isEmpty || isCovered(pixels)
  }

  /// `clip` holds all that can be seen of the layer, `solid` the pixels that no layer above clips even in part.
  private mutating func visible(
    _ node: RenderNode, at place: Placement, clip: PixelArea, solid: PixelArea, level: Int
  ) -> Visible {
    if FreshStack.isDue(at: level) {
      var copy = self
      let result = FreshStack.run { copy.visible(node, at: place, clip: clip, solid: solid, level: level + 1) }
      self = copy
      return result
    }
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return .nothing }
    guard !state.flags.contains(.transformLayer), let matrix = place.matrix(of: state), !isWhole(node) else {
      if isHidden(compositor.footprint(of: node, at: place, level: level), clip) { return .nothing }
      // What lies below a layer that shows it is seen there.
      if looksBehind, node.looksBehind { covers = [] }
      return .all
    }
    guard matrix.isInvertible else { return .nothing }
    let sublayers = visibleSublayers(of: node, matrix, clip: clip, solid: solid, level: level)
    var result = node, isPart = false
    if let sublayers {
      result.children = sublayers
      isPart = true
    }
    // Asked before the layer itself hides anything.
    let showsItself = !isHidden(compositor.look(of: state, matrix), clip)
    if case .image(let image)? = state.contents {
      let frame = Compositor.frame(of: image, in: state)
      if isHidden(frame.box(in: matrix), clip) {
        (result.state.contents, isPart) = (nil, true)
      } else if image.isOpaque, state.showsContentsWhole {
        let inside = state.flags.contains(.masksToBounds) ? solidPart(of: state, matrix) : .everything
        cover(frame.inner(in: matrix).intersection(inside).intersection(solid))
      }
    }
    if let color = state.backgroundColor {
      if isHidden(state.bounds.box(in: matrix), clip) {
        (result.state.backgroundColor, isPart) = (nil, true)
      } else if color.isOpaqueAndPlain {
        cover(solidPart(of: state, matrix).intersection(solid))
      }
    }
    if result.children.isEmpty, !showsItself { return .nothing }
    return isPart ? .part(result) : .all
  }

  /// The sublayers that are seen; nil where all are.
  private mutating func visibleSublayers(
    of node: RenderNode, _ matrix: CGAffineTransform, clip: PixelArea, solid: PixelArea, level: Int
  ) -> [RenderNode]? {
    guard !node.children.isEmpty else { return nil }
    let state = node.state
    if compositor.ordersByDepth(node.children, under: state.sublayerTransformMatrix) {
      if looksBehind, node.children.contains(where: \.looksBehind) { covers = [] }
      return nil
    }
    var (clip, solid) = (clip, solid)
    if state.flags.contains(.masksToBounds) {
      clip = clip.intersection(PixelArea(around: state.bounds.box(in: matrix)))
      solid = solid.intersection(solidPart(of: state, matrix))
    }
    let place = Placement(toPixels: matrix, inner: state.sublayerMatrix?.droppingDepth)
    // Front to back; memory is asked for once something of a part is seen: in a frame of scrolling most rows are not.
    var kept: [RenderNode] = [], isPart = false
    func keep(_ child: RenderNode, before rest: Int) {
      if kept.isEmpty { kept.reserveCapacity(rest + 1) }
      kept.append(child)
    }
    for index in node.children.indices.reversed() {
      let seen = visible(node.children[index], at: place, clip: clip, solid: solid, level: level + 1)
      if !isPart {
        if case .all = seen { continue }
        isPart = true
        for all in node.children.indices[(index + 1)...].reversed() { keep(node.children[all], before: all) }
      }
      switch seen {
      case .all: keep(node.children[index], before: index)
      case .nothing: break
      case .part(let child): keep(child, before: index)
      }
    }
    kept.reverse()
    return isPart ? kept : nil
  }

  /// Whether the layer is taken or left as a whole: what it shows is not simply what its parts show.
  private func isWhole(_ node: RenderNode) -> Bool {
    let state = node.state
    if state.opacity < 1 || !node.mask.isEmpty || state.flags.contains(.singleSided) { return true }
    guard state.hasDetail else { return false }
    let detail = state.detail
    if case .replicator? = detail.drawing { return true }
    return detail.filters != nil || detail.backgroundFilters != nil || detail.blending != nil || detail.shadowOpacity > 0
  }

  /// The pixels that a layer's background fills wholly.
  private func solidPart(of state: LayerState, _ matrix: CGAffineTransform) -> PixelArea {
    let radius = state.cornerRadius > 0 ? state.cornerRadius * 2 : 0
    return state.bounds.insetBy(dx: 0, dy: radius < state.bounds.height / 2 ? radius : state.bounds.height / 2).inner(in: matrix)
  }

  private mutating func cover(_ pixels: PixelArea) {
    var pixels = pixels
    guard pixels.count >= Self.leastCover, !isCovered(pixels) else { return }
    covers.removeAll { pixels.contains($0) }
    // Rows of a list become one.
    while let index = covers.firstIndex(where: { $0.union(pixels).count == $0.count + pixels.count - $0.intersection(pixels).count }) {
      pixels = pixels.union(covers.remove(at: index))
    }
    covers.append(pixels)
    guard covers.count > Self.mostCovers, let least = covers.indices.min(by: { covers[$0].count < covers[$1].count }) else { return }
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
    guard !isNull, width > 0, height > 0, matrix.b == 0 && matrix.c == 0 || matrix.a == 0 && matrix.d == 0 else { return none }
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
