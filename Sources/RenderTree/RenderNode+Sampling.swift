internal import CoreGraphics

/// The animations of a layer, and its timing.
package struct Motion: Sendable, Equatable {
  package let timing: MediaTiming
  package let tracks: [AnimationTrack]
  /// A Boolean value that indicates whether the tracks overlap: see `LayerState.apply(_:overlap:at:)`.
  let overlap: Bool

  package init(timing: MediaTiming, tracks: [AnimationTrack]) {
    self.timing = timing
    self.tracks = tracks
    overlap = tracks.overlap
  }
}

extension RenderNode {
  /// Returns the tree at a time in the parent's time space, in seconds, without any motion. Subtrees that do
  /// not move are shared.
  ///
  /// - Parameters:
  ///   - time: The time.
  ///   - animated: `true` to apply animations. Emitters and delayed copies are applied in any case.
  /// - Returns: The tree at that time.
  package func sampled(at time: Double, animated: Bool = true) -> RenderNode {
    guard moves else { return self }
    var state = state
    var own = time
    if let motion {
      own = motion.timing.local(fromParent: time)
      if animated { state.apply(motion.tracks, overlap: motion.overlap, at: own) }
    }
    func sampled(_ node: RenderNode) -> RenderNode { node.sampled(at: own, animated: animated) }
    if state.hasDetail, case .emitter(let emitter)? = state.detail.drawing {
      state.detail.drawing = nil
      if emitter.preservesDepth { state.flags.insert(.transformLayer) }
      let rest = Self.inPaintingOrder(children.map(sampled))
      return RenderNode(
        state: state, mask: mask.first.map(sampled), children: emitter.particles(at: own) + rest,
        identity: identity)
    }
    if state.hasDetail, case .replicator(let replication)? = state.detail.drawing, replication.delay != 0 {
      state.detail.drawing = nil
      let copies = replication.copies(in: state.bounds) { index in
        let time = own - Double(index) * replication.delay
        return Self.inPaintingOrder(children.map { $0.sampled(at: time, animated: animated) })
      }
      return RenderNode(
        state: state, mask: mask.first.map(sampled), children: copies, identity: identity)
    }
    return RenderNode(
      state: state, mask: mask.first.map(sampled),
      children: Self.inPaintingOrder(children.map(sampled)),
      identity: identity)
  }

  /// Assigns another tree sampled at a time, reusing memory, unlike `sampled(at:)`.
  mutating func become(_ other: RenderNode, at time: Double) {
    guard other.moves else {
      self = other
      return
    }
    if other.state.hasDetail {
      switch other.state.detail.drawing {
      // These show other layers than their sublayers.
      case .emitter, .replicator:
        self = other.sampled(at: time)
        return
      case .gradient, .shape, nil: break
      }
    }
    state.become(other.state)
    var own = time
    if let motion = other.motion {
      own = motion.timing.local(fromParent: time)
      state.apply(motion.tracks, overlap: motion.overlap, at: own)
    }
    (motion, moves, identity) = (nil, false, other.identity)
    Self.become(&mask, other.mask, at: own)
    Self.become(&children, other.children, at: own)
    if !Self.isInPaintingOrder(children) { children = Self.inPaintingOrder(children) }
  }

  private static func become(_ nodes: inout [RenderNode], _ others: [RenderNode], at time: Double) {
    guard nodes.count == others.count else {
      nodes = others.map { $0.sampled(at: time) }
      return
    }
    for index in nodes.indices { nodes[index].become(others[index], at: time) }
  }

  private static func z(_ node: RenderNode) -> CGFloat {
    node.state.hasDetail ? node.state.detail.zPosition : 0
  }

  private static func isInPaintingOrder(_ nodes: [RenderNode]) -> Bool {
    return !nodes.indices.dropFirst().contains { z(nodes[$0 - 1]) > z(nodes[$0]) }
  }

  /// Returns nodes whose z positions may have changed, from back to front.
  private static func inPaintingOrder(_ nodes: [RenderNode]) -> [RenderNode] {
    if isInPaintingOrder(nodes) { return nodes }
    return nodes.enumerated().sorted { (z($0.element), $0.offset) < (z($1.element), $1.offset) }.map(
      \.element)
  }
}

extension LayerState {
  /// A Boolean value that indicates whether the layer shows particles, which move on their own.
  package var emits: Bool {
    guard hasDetail, case .emitter(let emitter)? = detail.drawing else { return false }
    return emitter.earlier != nil || emitter.bears
  }
}

extension RenderFrame {
  /// Returns the frame at a time, in seconds of the frame clock.
  package func sampled(at time: Double) -> RenderFrame {
    guard root.moves else { return self }
    var frame = self
    frame.root = root.sampled(at: time)
    return frame
  }

  /// Assigns another frame sampled at a time, in seconds of the frame clock, reusing memory: the nodes of the
  /// previous frame are reused as long as nothing else refers to them.
  package mutating func become(_ other: RenderFrame, at time: Double) {
    root.become(other.root, at: time)
    (size, scale, background) = (other.size, other.scale, other.background)
  }
}
