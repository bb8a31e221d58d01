internal import CoreGraphics

/// A transition from one image of a layer to the next, as a value: `CATransition` without its object.
package struct TransitionCourse: Sendable, Equatable {
  package enum Kind: Sendable {
    case fade, moveIn, push, reveal
    /// Both images rotate about an axis through the middle, like the two sides of a sheet.
    case flip
    /// The old image turns away about its edge at the side, towards the viewer, like a stiff page, and
    /// reveals the new one.
    case turnAway
    /// The new image turns over the old one in the same way.
    case turnOver
  }
  /// The side from which the new image comes, or from which a page turns.
  package enum Side: Sendable { case left, right, top, bottom }

  package var kind: Kind
  package var side: Side
  /// The timing of the transition, in the layer's time space.
  package var timing: MediaTiming
  package var pace: TimingCurve
  /// The fractions of the whole movement at which the transition starts and ends, 0…1.
  package var start: Double, end: Double

  package init(
    kind: Kind, side: Side, timing: MediaTiming, pace: TimingCurve, start: Double = 0, end: Double = 1
  ) {
    self.kind = kind
    self.side = side
    self.timing = timing
    self.pace = pace
    self.start = start
    self.end = end
  }

  /// Returns a node that takes the place of `new` and shows the transition from `old`.
  package func node(from old: RenderNode, to new: RenderNode) -> RenderNode {
    let size = new.state.bounds.size
    var place = LayerState()
    place.bounds.size = size
    place.position = new.state.position
    place.anchorPoint = new.state.anchorPoint
    place.flags = new.state.flags.intersection(.hidden)
    if new.state.hasDetail {
      place.detail.transform = new.state.detail.transform
      place.detail.zPosition = new.state.detail.zPosition
      place.detail.anchorPointZ = new.state.detail.anchorPointZ
    }
    if [.flip, .turnAway, .turnOver].contains(kind) {
      // The perspective of a distance of twice the longer side.
      place.detail.sublayerTransform.m34 = -1 / max(2 * max(size.width, size.height), 1)
    } else if kind != .fade {
      place.flags.insert(.masksToBounds)
    }
    let (outer, inner) = Self.split(new.motion)
    let leaving = inside(old, moving: [], tracks: leavingTracks(old, size), turns: kind == .turnAway)
    let coming = inside(
      new, moving: inner, tracks: comingTracks(new, hidesNothing: Self.isOpaque(old), size),
      turns: kind == .turnOver)
    let order = [.moveIn, .push, .flip, .turnOver].contains(kind) ? [leaving, coming] : [coming, leaving]
    return RenderNode(
      state: place, children: order,
      motion: Motion(timing: new.motion?.timing ?? MediaTiming(), tracks: outer))
  }

  /// Returns a node that fills the transition's node, with the tracks that move it.
  private func inside(
    _ node: RenderNode, moving own: [AnimationTrack], tracks: [AnimationTrack], turns: Bool
  ) -> RenderNode {
    var state = node.state
    if turns { state.anchorPoint = spine }
    let size = state.bounds.size
    state.position = CGPoint(x: size.width * state.anchorPoint.x, y: size.height * state.anchorPoint.y)
    state.flags.remove(.hidden)
    if state.hasDetail {
      state.detail.transform = .identity
      state.detail.zPosition = 0
      state.detail.anchorPointZ = 0
    }
    if kind == .flip { state.flags.insert(.singleSided) }
    return RenderNode(
      state: state, mask: node.mask.first, children: node.children,
      motion: Motion(timing: MediaTiming(), tracks: own + tracks))
  }

  /// Separates the tracks that move the layer in its superlayer from those that change its appearance.
  private static func split(_ motion: Motion?) -> (outer: [AnimationTrack], inner: [AnimationTrack]) {
    let tracks = motion?.tracks ?? []
    func isOuter(_ track: AnimationTrack) -> Bool {
      guard case .property(let one) = track else { return false }
      guard let base = one.property?.base else { return false }
      return [.position, .transform, .zPosition, .anchorPoint, .anchorPointZ, .hidden].contains(base)
    }
    return (tracks.filter(isOuter), tracks.filter { !isOuter($0) })
  }

  /// Returns a Boolean value that indicates whether a node is opaque, judged by its background.
  private static func isOpaque(_ node: RenderNode) -> Bool {
    node.state.opacity == 1 && node.state.backgroundColor.map { $0.alpha == 1 } ?? false
  }

  private func leavingTracks(_ old: RenderNode, _ size: CGSize) -> [AnimationTrack] {
    switch kind {
    case .fade: [track("opacity", .number(Double(old.state.opacity)), .number(0))]
    case .moveIn: []
    case .push, .reveal: [shift(.zero, away(size, -1))]
    case .flip: [turn(0, .pi)]
    case .turnAway: [page(0, .pi)]
    case .turnOver: []
    }
  }

  private func comingTracks(_ new: RenderNode, hidesNothing: Bool, _ size: CGSize) -> [AnimationTrack] {
    switch kind {
    // Below an opaque image that fades out, the new one is fully visible from the start, so that the two are
    // mixed exactly.
    case .fade: hidesNothing ? [] : [track("opacity", .number(0), .number(Double(new.state.opacity)))]
    case .moveIn, .push: [shift(away(size, 1), .zero)]
    case .reveal: []
    case .flip: [turn(-.pi, 0)]
    case .turnAway: []
    case .turnOver: [page(.pi, 0)]
    }
  }

  /// Returns an offset out of the node: to the side from which the new image comes, or with sign -1 to the
  /// opposite side.
  private func away(_ size: CGSize, _ sign: CGFloat) -> CGPoint {
    switch side {
    case .left: CGPoint(x: -size.width * sign, y: 0)
    case .right: CGPoint(x: size.width * sign, y: 0)
    case .top: CGPoint(x: 0, y: -size.height * sign)
    case .bottom: CGPoint(x: 0, y: size.height * sign)
    }
  }

  private func shift(_ from: CGPoint, _ to: CGPoint) -> AnimationTrack {
    track("position", .point(from), .point(to), isAdditive: true)
  }

  private func turn(_ from: Double, _ to: Double) -> AnimationTrack {
    let path = side == .left || side == .right ? "transform.rotation.y" : "transform.rotation.x"
    let sign: Double = side == .left || side == .bottom ? 1 : -1
    return track(path, .number(from * sign), .number(to * sign))
  }

  /// The centre of the edge about which a page turns, in unit coordinates.
  private var spine: CGPoint {
    switch side {
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    }
  }

  /// Returns the track of a page's turn, whose free edge moves towards the viewer.
  private func page(_ from: Double, _ to: Double) -> AnimationTrack {
    let path = side == .left || side == .right ? "transform.rotation.y" : "transform.rotation.x"
    let sign: Double = side == .right || side == .top ? 1 : -1
    return track(path, .number(from * sign), .number(to * sign))
  }

  private func track(
    _ path: String, _ from: AnimatableValue, _ to: AnimatableValue, isAdditive: Bool = false
  ) -> AnimationTrack {
    var timing = timing
    (timing.fillsBackwards, timing.fillsForwards) = (true, true)
    var track = PropertyTrack(
      property: AnimatedProperty(keyPath: path)!, timing: timing,
      course: .basic(
        from: from.interpolated(to: to, at: start), to: from.interpolated(to: to, at: end), by: nil,
        pace: pace))
    track.isAdditive = isAdditive
    return .property(track)
  }
}
