internal import CoreGraphics
internal import RenderTree

/// The area by which a layer's effects extend what it shows.
struct Spread {
  /// The reach of its filters in pixels.
  var filters: CGFloat = 0
  /// The offset and reach of its shadow in pixels, or nil if what it shows casts none.
  var shadow: (offset: CGSize, reach: CGFloat)?
  /// The pixels of the shadow of a shadow path, or null if there is none.
  var pathShadow = CGRect.null

  /// Returns the pixels affected by a change of some of the layer's pixels.
  func applied(to area: CGRect) -> CGRect {
    if area.isNull { return area }
    let body = area.grown(by: filters)
    guard let shadow else { return body }
    return body.union(
      body.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).grown(by: shadow.reach))
  }
}

extension Compositor {
  /// The maximum reach of a blur in pixels, regardless of its radius.
  private static let mostReach: CGFloat = 8192

  /// Returns the pixels that the layer and its descendants may paint: null if they paint nothing, everything
  /// if they may paint anywhere. It may be larger than needed. Complexity: O(descendants), unless the layer
  /// masks to its bounds.
  func footprint(of node: RenderNode, at place: Placement, level: Int = 1) -> CGRect {
    if FreshStack.isDue(at: level) {
      return FreshStack.run { footprint(of: node, at: place, level: level + 1) }
    }
    let state = node.state
    guard !state.flags.contains(.hidden), state.opacity > 0 else { return .null }
    guard !state.flags.contains(.transformLayer), let matrix = place.matrix(of: state) else {
      return .everything
    }
    guard matrix.isInvertible else { return .null }
    if state.hasDetail, state.detail.blending?.mode.leavesClearAlone == false { return .everything }
    var result = look(of: state, matrix)
    if !state.flags.contains(.masksToBounds) {
      result = result.union(footprint(ofChildrenOf: node, matrix, level: level))
    } else if !node.children.isEmpty {
      result = state.bounds.box(in: matrix)
    }
    let spread = spread(of: state, matrix)
    return spread.applied(to: result).union(spread.pathShadow)
  }

  /// Returns the pixels that the sublayers may paint if nothing clips them.
  func footprint(ofChildrenOf node: RenderNode, _ matrix: CGAffineTransform, level: Int) -> CGRect {
    guard !node.children.isEmpty else { return .null }
    let children = node.paintedChildren
    if ordersByDepth(children, under: node.state.sublayerTransformMatrix) { return .everything }
    let inside = Placement(toPixels: matrix, inner: node.state.sublayerMatrix?.droppingDepth)
    return children.reduce(.null) { $0.union(footprint(of: $1, at: inside, level: level + 1)) }
  }

  /// Returns the pixels of what the layer shows besides its sublayers and its shadow.
  func look(of state: LayerState, _ matrix: CGAffineTransform) -> CGRect {
    var result = CGRect.null
    let clips = state.flags.contains(.masksToBounds)
    var fillsBounds = state.backgroundColor != nil
    // Each property is read from the detail directly: a copy of the whole detail would cost more than
    // everything else here.
    if state.hasDetail {
      fillsBounds = fillsBounds || hasBorder(state) || state.detail.backgroundFilters != nil
      switch state.detail.drawing {
      case .gradient: fillsBounds = true
      case .shape(let shape): if clips { fillsBounds = true } else { result = shape.extent.box(in: matrix) }
      case .replicator, .emitter, nil: break
      }
    }
    if state.contents != nil, clips { fillsBounds = true }
    if fillsBounds { result = result.union(state.bounds.box(in: matrix)) }
    if !clips, case .image(let image) = state.contents {
      result = result.union(Self.frame(of: image, in: state).box(in: matrix))
    }
    return result
  }

  /// Returns the pixels in which a layer's contents differ, if nothing else of the layer does and both images
  /// have the same rectangle. Otherwise returns nil.
  func changedContents(_ old: LayerState, _ new: LayerState, _ matrix: CGAffineTransform) -> CGRect? {
    guard case .image(let before)? = old.contents, case .image(let after)? = new.contents,
      !new.flags.contains(.geometryFlipped), let area = after.differingArea(from: before)
    else { return nil }
    var same = old
    same.contents = new.contents
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard same == new, new.detail.contentsRect == unit, new.detail.contentsCenter == unit,
      case let frame = Self.frame(of: after, in: new), !frame.isNull
    else { return nil }
    // An enlarged, shrunk or rotated image also affects neighbouring pixels: both in the image and on the
    // screen.
    let around = CGRect(area).insetBy(dx: -2, dy: -2)
    let (dx, dy) = (frame.width / CGFloat(after.width), frame.height / CGFloat(after.height))
    return CGRect(
      x: frame.minX + around.minX * dx, y: frame.minY + around.minY * dy, width: around.width * dx,
      height: around.height * dy
    ).box(in: matrix).grown(by: 2)
  }

  /// Returns the area by which the layer's filters and shadow extend it.
  func spread(of state: LayerState, _ matrix: CGAffineTransform) -> Spread {
    let isRasterized = state.flags.contains(.rasterized)
    guard isRasterized || state.hasDetail && (state.detail.filters != nil || hasShadow(state)) else {
      return Spread()
    }
    let detail = state.detail
    let scale = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    func reach(_ radius: CGFloat) -> CGFloat { radius > 0 ? min(3 * radius * scale, Self.mostReach) + 2 : 2 }
    var result = Spread()
    // The pixels of the bitmap that the layer touches, and their neighbours.
    if isRasterized { result.filters += min(Self.mostReach, 2 * scale / detail.rasterizationScale) + 2 }
    for case .gaussianBlur(let radius) in detail.filters ?? [] { result.filters += reach(radius) }
    guard hasShadow(state) else { return result }
    let linear = CGAffineTransform(a: matrix.a, b: matrix.b, c: matrix.c, d: matrix.d, tx: 0, ty: 0)
    let offset = detail.shadowOffset.applying(linear)
    guard offset.width.isFinite, offset.height.isFinite else { return result }
    if paintsAsOnScreen, let path = detail.shadowPath {
      result.pathShadow = path.boundingBox.box(in: matrix)
        .offsetBy(dx: offset.width, dy: offset.height).grown(by: reach(detail.shadowRadius))
    } else {
      result.shadow = (offset, reach(detail.shadowRadius))
    }
    return result
  }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform can be inverted.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}
