public import CoreGraphics
internal import Foundation
internal import RenderTree

extension CALayer {
  /// Returns `transform` as an affine transform, or the identity if it is not affine.
  public func affineTransform() -> CGAffineTransform {
    let matrix = state.detail.transform
    return matrix.isAffine ? matrix.affinePart : .identity
  }

  /// Sets `transform` to an affine transform.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Stops the program with Core Animation's message if a coordinate is NaN.
  @inline(__always) func checkPosition(_ point: CGPoint) {
    if (point.x + point.y).isNaN, point.x.isNaN || point.y.isNaN { refusePosition(point) }
  }

  @inline(__always) private func checkBounds(_ rect: CGRect) {
    let (origin, size) = (rect.origin, rect.size)
    guard (origin.x + origin.y + size.width + size.height).isNaN else { return }
    if origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN { refuseBounds(rect) }
  }

  @inline(never) private func refusePosition(_ point: CGPoint) {
    let text = String(format: "%g %g", Double(point.x), Double(point.y))
    Self.coordinateWillBeRefused?(self)
    raiseException("CALayer position contains NaN: [\(text)]. Layer: \(self)")
  }

  @inline(never) private func refuseBounds(_ rect: CGRect) {
    let text = String(
      format: "%g %g; %g %g", Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height))
    Self.coordinateWillBeRefused?(self)
    raiseException("CALayer bounds contains NaN: [\(text)]. Layer: \(self)")
  }

  func setBounds(_ rect: CGRect) {
    checkBounds(rect)
    let rect = rect.standardized
    let old = state.bounds
    guard rect != old else { return }
    state.bounds = rect
    boundsChanged(from: old)
  }

  func setFrame(_ rect: CGRect) {
    let old = state.bounds
    state.setFrame(rect)
    checkBounds(state.bounds)
    checkPosition(state.position)
    if state.bounds.size != old.size { boundsChanged(from: old) } else { moved() }
    Self.frameWasSet?(self)
  }

  private func boundsChanged(from old: CGRect) {
    moved()
    markNeedsLayoutUnlessActive()
    if marks.contains(.displaysOnBoundsChange) { markNeedsDisplay() }
    guard old.size != state.bounds.size else { return }
    resizeFollowers(from: old.size)
    owner?.layer(self, didResizeFrom: old.size)
  }

  func setTransform(_ matrix: Transform3D) {
    guard matrix != state.detail.transform else { return }
    state.detail.transform = matrix
    moved()
  }

  func setZPosition(_ z: CGFloat) {
    guard z != state.detail.zPosition else { return }
    state.detail.zPosition = z
    if z != 0 { parent?.marks.insert(.ordersByZ) }
    moved()
  }

  func setFlag(_ flag: LayerState.Flags, _ on: Bool) {
    guard state.flags.contains(flag) != on else { return }
    if on { state.flags.insert(flag) } else { state.flags.remove(flag) }
    moved()
  }

  /// Sets a flag for a property whose changes may be animated.
  @inline(__always) final func setFlag(_ event: StaticString, _ flag: LayerState.Flags, _ on: Bool) {
    change(event) { setFlag(flag, on) }
  }

  var isFlippedFromRoot: Bool {
    var isFlipped = false
    var layer: CALayer? = self
    while let current = layer {
      if current.state.flags.contains(.geometryFlipped) { isFlipped.toggle() }
      layer = current.parent
    }
    return isFlipped
  }

  func setMark(_ mark: LayerMarks, _ on: Bool) {
    if on { marks.insert(mark) } else { marks.remove(mark) }
  }

  /// The fractions of `cornerRadius` that the corners have, or nil if all have the full radius, as after
  /// `cornerRadius` is set.
  package final var cornerShares: CornerShares? {
    get { state.detail.cornerShares }
    set { if newValue != cornerShares { change(\.cornerShares, newValue) } }
  }
  /// The radii of the corners in points: top left, top right, bottom left, bottom right.
  package final var cornerRadii: [CGFloat] {
    get { state.cornerRadii }
    set { setCornerRadii(newValue) }
  }

  /// Sets the radii of the corners. If all corners are equal before and after, `cornerRadius` changes;
  /// otherwise a property of its own does, so that the radius of each corner is animated evenly.
  private func setCornerRadii(_ radii: [CGFloat]) {
    let key: StaticString = "_cornerRadii"
    var wanted = state
    wanted.cornerRadii = radii
    let isMasked = wanted.detail.roundedCorners != state.detail.roundedCorners
    let differ = wanted.detail.cornerShares != nil || state.detail.cornerShares != nil
    guard isMasked || differ || animation(forKey: "\(key)") != nil else {
      return cornerRadius = wanted.cornerRadius
    }
    guard wanted != state else { return }
    let action = willChange(key)
    state = wanted
    changed()
    action?.run()
  }

  func change<T: Equatable>(_ path: WritableKeyPath<LayerState.Detail, T>, _ value: T) {
    guard state.detail[keyPath: path] != value else { return }
    state.detail[keyPath: path] = value
    moved()
  }

  /// Performs a change with the action for the event of its name.
  @inline(__always) final func change(_ event: StaticString, _ body: () -> Void) {
    let action = willChange(event)
    body()
    action?.run()
  }

  /// Changes a property that may be animated, with the action for the event of its name.
  @inline(__always) final func change<T: Equatable>(
    _ event: StaticString, _ path: WritableKeyPath<LayerState.Detail, T>, _ value: T
  ) {
    change(event) { change(path, value) }
  }

  /// Invalidates what depends on the position of the layer's or its sublayers' points.
  package final func moved() {
    if knownWay != nil { forgetWay() }
    if marks.rawValue & LayerMarks.ofIndexes.rawValue != 0 {
      if state.keepsSublayers { forgetIndexesAbove() } else { forgetIndex() }
    }
    changed()
  }

  /// Invalidates the nodes of this layer and its ancestors, so that the next commit creates them again.
  package final func changed() {
    guard isCommitted else { return }
    upwards { layer in
      guard layer.isCommitted else { return false }
      layer.marks.remove(.isCommitted)
      layer.committed?.node = nil
      return true
    }
  }
}
