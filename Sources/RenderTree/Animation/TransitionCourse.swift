internal import CoreGraphics

/// How one picture of a layer gives way to the next, as values: `CATransition` without its object.
package struct TransitionCourse: Sendable, Equatable {
  package enum Kind: Sendable {
    case fade, moveIn, push, reveal
    /// Both pictures turn about an axis through the middle, as the two sides of one sheet.
    case flip
    /// The old picture turns away about its edge at the side, towards the viewer, as a stiff
    /// page; the new one lies below.
    case turnAway
    /// The new picture turns over the old one in the same way.
    case turnOver
  }
  /// The side that the new picture comes from, or that a sheet turns from.
  package enum Side: Sendable { case left, right, top, bottom }

  package var kind: Kind
  package var side: Side
  /// When it runs, in the layer's own time.
  package var timing: MediaTiming
  package var pace: TimingCurve
  /// The parts of the whole movement that it starts and ends at, 0…1.
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

  /// A node in the place of `new`, in which `old` gives way to it.
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
      // Seen from a distance of twice the longer side.
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

  /// A node filling the place, with the tracks that move it there.
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

  /// What moves the layer in its superlayer, and what changes its look.
  private static func split(_ motion: Motion?) -> (outer: [AnimationTrack], inner: [AnimationTrack]) {
    let tracks = motion?.tracks ?? []
    func isOuter(_ track: AnimationTrack) -> Bool {
      guard case .property(let one) = track else { return false }
      guard let base = one.property?.base else { return false }
      return [.position, .transform, .zPosition, .anchorPoint, .anchorPointZ, .hidden].contains(base)
    }
    return (tracks.filter(isOuter), tracks.filter { !isOuter($0) })
  }

  /// Whether nothing shows through the picture, as far as its background says.
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
    // Below an opaque picture that fades the new one is all there from the start: so
    // the two are mixed exactly.
    case .fade: hidesNothing ? [] : [track("opacity", .number(0), .number(Double(new.state.opacity)))]
    case .moveIn, .push: [shift(away(size, 1), .zero)]
    case .reveal: []
    case .flip: [turn(-.pi, 0)]
    case .turnAway: []
    case .turnOver: [page(.pi, 0)]
    }
  }

  /// Outside of the place: on the side that the new picture comes from, or (-1) on the one across.
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

  /// The middle of the edge that a page turns about, in the unit square.
  private var spine: CGPoint {
    switch side {
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    }
  }

  /// A page's turn, whose free edge comes towards the viewer.
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
