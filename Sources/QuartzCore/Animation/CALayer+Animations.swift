internal import CoreGraphics
internal import Foundation
internal import RenderTree
internal import Synchronization

/// An animation that a layer has, with its form for the render tree.
struct RunningAnimation {
  let key: String
  let animation: CAAnimation
  let tracks: [AnimationTrack]
  /// The groups that wait for its end, the innermost first.
  let waiting: [AnimationsEnd]
  /// The transition that it is.
  var transition: RunningTransition?
  /// The property of a subclass that it changes.
  var custom: CustomTrack?
  var hasStarted = false
  /// Whether it is a view's that began where nobody sees it, and no frame has shown since. It counts as
  /// having come to its end when a frame discards it.
  var isUnseen = false

  /// The layer's time at which it begins or ends next.
  var nextEvent: Double { animation.hasStopped ? .infinity : hasStarted ? end : min(begin, end) }

  /// The layer's time at which it begins; one that is no number has been before all others.
  var begin: Double { animation.beginTime.isNaN ? -.infinity : animation.beginTime }

  /// The layer's time at which it is over; at once where its times are no numbers.
  var end: Double {
    guard !animation.beginTime.isNaN, !animation.time.end.isNaN else { return -.infinity }
    var end = -Double.infinity
    for track in tracks { end = max(end, track.timing.end) }
    if let transition { end = max(end, transition.course.timing.end) }
    if let custom { end = max(end, custom.timing.end) }
    return end == -.infinity ? animation.time.end : end
  }
}

extension CALayer {
  final var running: [RunningAnimation] { extras?.animations ?? [] }

  /// Adds a copy. What has no duration gets the transaction's, and what has no beginning begins now.
  func start(_ given: CAAnimation, forKey key: String?) {
    guard let animation = given.copy() as? CAAnimation else { return }
    if animation.duration == 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil, given.isImplicit {
      animation.timingFunction =
        CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    }
    if given.isImplicit, let fading = animation as? CABasicAnimation, fading.fromValue == nil,
      let property = fading.animatedProperty, let to = value(of: property, shown: false)
    {
      // The colour is new: there was none.
      fading.fromValue = AnimatableValue.color(nil).filled(from: to).boxed
    }
    if animation.beginTime == 0 { animation.beginTime = now }
    let transition = (animation as? CATransition).map {
      RunningTransition(course: $0.course, old: stillNode())
    }
    let name = transition == nil ? key ?? "animation-\(ObjectIdentifier(animation).hashValue)" : kCATransition
    makeRoom(for: name)
    let tracks = animation.makeTracks().map(\.track)
    let waiting = (animation.blockEnd.map { [$0] } ?? []) + CATransaction.openEnds
    for end in waiting { end.enter() }
    needExtras().animations.append(
      RunningAnimation(
        key: name, animation: animation, tracks: tracks, waiting: waiting,
        transition: transition,
        custom: (animation as? CAPropertyAnimation)?.customTrack))
    if owner != nil, Self.viewsAreAnimated, !isOnScreen {
      extras?.animations[running.count - 1].isUnseen = true
    }
    AnimatedLayers.insert(self)
    changed()
  }

  /// The tracks of the animations, in the order in which they change the layer's state.
  ///
  /// Each block of a view's changes moves the transform away from the value that the block before it has set,
  /// so of several the latest is added first: products of transforms depend on their order.
  final var runningTracks: [AnimationTrack] {
    let animations = running
    var transforms = animations.count > 1 ? animations.filter(\.animation.addsBlockTransform) : []
    guard transforms.count > 1 else { return animations.flatMap(\.tracks) }
    return animations.flatMap {
      $0.animation.addsBlockTransform ? transforms.removeLast().tracks : $0.tracks
    }
  }

  /// Changes the times and the pace of the transition that the layer is in; nothing without one.
  package final func changeTransition(_ change: (CATransition) -> Void) {
    guard let extras, let index = extras.animations.firstIndex(where: { $0.key == kCATransition }),
      let transition = extras.animations[index].animation as? CATransition,
      let old = extras.animations[index].transition?.old
    else { return }
    change(transition)
    extras.animations[index].transition = RunningTransition(course: transition.course, old: old)
    changed()
  }

  /// Whether the tree that the layer is in is a window's. O(depth).
  final var isOnScreen: Bool {
    var found = false
    upwards { layer in
      found = layer.marks.contains(.isScreenRoot)
      return !found
    }
    return found
  }

  /// The layer's own time at this moment.
  final var now: Double { CALayer.convertTime(CACurrentMediaTime(), from: nil, to: self) }

  func stop(_ key: String) {
    guard let one = running.first(where: { $0.key == key }) else { return }
    remove(one.animation, finished: false)
  }

  /// Removes an animation, and tells those who wait for it whether it came to its end.
  ///
  /// - Returns: `false` if the layer no longer has the animation.
  @discardableResult
  package final func remove(_ animation: CAAnimation, finished: Bool) -> Bool {
    guard let extras, let index = extras.animations.firstIndex(where: { $0.animation === animation }) else {
      return false
    }
    end(extras.animations.remove(at: index), finished: finished)
    return true
  }

  /// Replaces an animation that the layer has by another with the same key, place in the order, and waiting
  /// completions.
  ///
  /// - Returns: The layer's copy of the new animation; nil if the layer no longer has the old one.
  package final func replace(_ animation: CAAnimation, with new: CAAnimation) -> CAAnimation? {
    guard let extras, let index = extras.animations.firstIndex(where: { $0.animation === animation }),
      let copy = new.copy() as? CAAnimation
    else { return nil }
    let old = extras.animations[index]
    var replacement = RunningAnimation(
      key: old.key, animation: copy, tracks: copy.makeTracks().map(\.track),
      waiting: old.animation.hasStopped ? [] : old.waiting,
      custom: (copy as? CAPropertyAnimation)?.customTrack)
    (replacement.hasStarted, replacement.isUnseen) = (old.hasStarted, old.isUnseen)
    extras.animations[index] = replacement
    AnimatedLayers.insert(self)
    changed()
    return copy
  }

  func stopAll() {
    guard let extras, !extras.animations.isEmpty else { return }
    let ended = extras.animations
    extras.animations = []
    for one in ended { end(one, finished: false) }
  }

  /// On no screen animations begin and end at once. Those that are not removed on completion stay, as the
  /// tests of the package SwiftyCoreAnimation hold on an iPhone.
  private func endUnseen() {
    guard let extras, extras.animations.contains(where: { !$0.animation.hasStopped }) else { return }
    let ended = extras.animations.filter { !$0.animation.hasStopped }
    extras.animations.removeAll(where: \.animation.isRemovedOnCompletion)
    for index in extras.animations.indices { extras.animations[index].hasStarted = true }
    for one in ended {
      if !one.hasStarted { one.animation.delegate?.animationDidStart(one.animation) }
      end(one, finished: one.isUnseen)
    }
  }

  /// Another animation takes the place of the one with a key. Who waits for one on no screen that nobody has
  /// seen is told with the next frame, as it would have been without the other.
  package final func makeRoom(for key: String) {
    guard let extras, let index = extras.animations.firstIndex(where: { $0.key == key && $0.isUnseen }),
      !isOnScreen
    else { return stop(key) }
    AnimatedLayers.leave([extras.animations.remove(at: index)])
  }

  /// An animation is over, or removed. Its end is told once, though it may stay after it.
  private func end(_ one: RunningAnimation, finished: Bool) {
    changed()
    if one.custom != nil { setNeedsDisplay() }
    guard !one.hasStopped else { return }
    one.animation.hasStopped = true
    one.tellEnd(finished: finished)
  }

  /// Tells delegates of beginnings and ends, and lets go of what is over; on no screen all is.
  fileprivate func advanceAnimations() {
    forgetDeadParticles()
    guard let extras else { return }
    guard isOnScreen else { return endUnseen() }
    for index in extras.animations.indices where extras.animations[index].isUnseen {
      extras.animations[index].isUnseen = false
    }
    // At a time that is no number everything is over.
    let now = self.now.isNaN ? .infinity : self.now
    // What was over because nobody saw it goes on.
    for one in extras.animations where one.animation.hasStopped && one.end > now {
      one.animation.hasStopped = false
    }
    // In most frames nothing begins or ends.
    guard extras.nextEvent <= now || extras.movesCustomValues else { return }
    for index in extras.animations.indices where !extras.animations[index].hasStarted {
      guard extras.animations[index].begin <= now else { continue }
      extras.animations[index].hasStarted = true
      let animation = extras.animations[index].animation
      animation.delegate?.animationDidStart(animation)
    }
    displayCustomValues()
    guard extras.animations.contains(where: { $0.end <= now }) else { return }
    let ended = extras.animations.filter { $0.end <= now && !$0.hasStopped }
    extras.animations.removeAll { one in one.end <= now && one.animation.isRemovedOnCompletion }
    for one in ended { end(one, finished: true) }
  }

  /// Whether something still moves, or will; particles do as long as they are on a screen.
  final var isAnimating: Bool { running.contains { !$0.hasStopped } || (emitsNow && isOnScreen) }
  private var emitsNow: Bool { state.emits && state.detail.emitter.emits(at: now) }

  /// Lets go of what the layer emitted before a change, once it is seen no more: it moves nothing.
  private func forgetDeadParticles() {
    guard state.emits, state.detail.emitter.hasOutlivedEarlier(at: now) else { return }
    state.detail.emitter.earlier = nil
    changed()
  }

  /// Whether the layer need not be asked any more.
  fileprivate var isThroughWithAnimations: Bool { running.isEmpty && !emitsNow }

  // MARK: - Presentation

  /// The state as it is shown at the layer's own time `time`.
  final func presentedState(at time: Double) -> LayerState {
    guard let extras, !extras.animations.isEmpty else { return state }
    let tracks = runningTracks
    var shown = state
    shown.apply(tracks, overlap: tracks.overlap, at: time)
    return shown
  }
}

extension RunningAnimation {
  fileprivate var hasStopped: Bool { animation.hasStopped }

  /// Tells the delegate, and the groups that wait for it.
  fileprivate func tellEnd(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for end in waiting { end.leave(finished: finished) }
  }
}

/// The layers that have animations, or particles.
package enum AnimatedLayers {
  // The list is shared between threads, which may prepare layers of their own; a layer itself
  // belongs to one at a time.
  private struct Entry: @unchecked Sendable { weak var layer: CALayer? }
  // What has left its layer belongs to nobody but who takes it out of the list.
  private struct Orphan: @unchecked Sendable { var animation: RunningAnimation }
  private struct List {
    /// In the order in which they began to move.
    var entries: [Entry] = []
    var known: [ObjectIdentifier: Entry] = [:]
  }
  private static let list = Mutex(List())
  /// What ran on layers that are no more, or was replaced before anybody saw it; a lock of its own, since the
  /// last hold on a layer may be let go under the other.
  private static let orphans = Mutex([Orphan]())

  static func insert(_ layer: CALayer) {
    let entry = Entry(layer: layer), id = ObjectIdentifier(layer)
    list.withLock { list in
      // A layer that is gone may have left its address to a new one.
      if list.known[id]?.layer == nil {
        list.known[id] = entry
        list.entries.append(entry)
      }
    }
    PassingTime.begins()
  }

  /// A layer is gone while these ran, on any thread, or others have replaced them: who waits for them is told
  /// with the next frame.
  static func leave(_ animations: [RunningAnimation]) {
    let left = animations.filter { !$0.hasStopped }.map { Orphan(animation: $0) }
    guard !left.isEmpty else { return }
    orphans.withLock { $0 += left }
    PassingTime.begins()
  }

  private static var entries: [Entry] { list.withLock { $0.entries } }
  private static var hasOrphans: Bool { orphans.withLock { !$0.isEmpty } }
  private static func tellOrphans() {
    let left = orphans.withLock { orphans in
      defer { orphans = [] }
      return orphans
    }
    for orphan in left { orphan.animation.tellEnd(finished: orphan.animation.isUnseen) }
  }

  /// Whether a later frame would look different though nobody changes anything.
  package static var areMoving: Bool { entries.contains { $0.layer?.isAnimating ?? false } || hasOrphans }

  /// Lets every animation that the clock has passed begin or end, and tells those who wait, in the order in
  /// which layers began to move.
  package static func advance() {
    // What was left before the frame, and what is left by those who are told of an end.
    tellOrphans()
    for entry in entries { entry.layer?.advanceAnimations() }
    tellOrphans()
    guard entries.contains(where: { $0.layer?.isThroughWithAnimations ?? true }) else { return }
    list.withLock { list in
      list.entries.removeAll { $0.layer?.isThroughWithAnimations ?? true }
      list.known = [:]
      for entry in list.entries { if let layer = entry.layer { list.known[ObjectIdentifier(layer)] = entry } }
    }
  }
}

extension CAAnimation {
  /// A Boolean value that indicates whether a block of a view's changes has added it to a transform.
  fileprivate var addsBlockTransform: Bool {
    guard isBlockChange, let change = self as? CAPropertyAnimation, change.isAdditive else { return false }
    return change.animatedProperty?.base == .transform
  }
}
