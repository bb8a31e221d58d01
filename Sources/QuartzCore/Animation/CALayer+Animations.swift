internal import CoreGraphics
internal import Foundation
internal import RenderTree
internal import Synchronization

/// An animation of a layer, with its representation in the render tree.
struct RunningAnimation {
  let key: String
  let animation: CAAnimation
  let tracks: [AnimationTrack]
  /// The groups that wait for the animation's end, the innermost first.
  let waiting: [AnimationsEnd]
  /// The transition, if the animation is one.
  var transition: RunningTransition?
  /// The track of a subclass's property, if the animation changes one.
  var custom: CustomTrack?
  var hasStarted = false
  /// A Boolean value that indicates whether a view's animation began on no screen and no frame has been shown
  /// since. It counts as finished when a frame discards it.
  var isUnseen = false

  /// The time of the next begin or end, in the layer's time space.
  var nextEvent: Double { animation.hasStopped ? .infinity : hasStarted ? end : min(begin, end) }

  /// The begin time in the layer's time space. NaN counts as before all other times.
  var begin: Double { animation.beginTime.isNaN ? -.infinity : animation.beginTime }

  /// The end time in the layer's time space. An animation with NaN times ends at once.
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

  /// Adds a copy of an animation. A duration of 0 is replaced by the transaction's, and a begin time of 0 by
  /// the current time.
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
      // The colour fades in: there was none before.
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
  /// Each block of view changes adds a transform relative to the value that the previous block set, so the
  /// latest of several is added first: products of transforms depend on their order.
  final var runningTracks: [AnimationTrack] {
    let animations = running
    var transforms = animations.count > 1 ? animations.filter(\.animation.addsBlockTransform) : []
    guard transforms.count > 1 else { return animations.flatMap(\.tracks) }
    return animations.flatMap {
      $0.animation.addsBlockTransform ? transforms.removeLast().tracks : $0.tracks
    }
  }

  /// Changes the timing of the layer's running transition. Does nothing if there is none.
  package final func changeTransition(_ change: (CATransition) -> Void) {
    guard let extras, let index = extras.animations.firstIndex(where: { $0.key == kCATransition }),
      let transition = extras.animations[index].animation as? CATransition,
      let old = extras.animations[index].transition?.old
    else { return }
    change(transition)
    extras.animations[index].transition = RunningTransition(course: transition.course, old: old)
    changed()
  }

  /// A Boolean value that indicates whether the layer is in the tree of a window. Complexity: O(depth).
  final var isOnScreen: Bool {
    var found = false
    upwards { layer in
      found = layer.marks.contains(.isScreenRoot)
      return !found
    }
    return found
  }

  /// The current time in the layer's time space.
  final var now: Double { CALayer.convertTime(CACurrentMediaTime(), from: nil, to: self) }

  func stop(_ key: String) {
    guard let one = running.first(where: { $0.key == key }) else { return }
    remove(one.animation, finished: false)
  }

  /// Removes an animation, and notifies its observers whether it was finished.
  @discardableResult
  package final func remove(_ animation: CAAnimation, finished: Bool) -> Bool {
    guard let extras, let index = extras.animations.firstIndex(where: { $0.animation === animation }) else {
      return false
    }
    end(extras.animations.remove(at: index), finished: finished)
    return true
  }

  /// Replaces an animation of the layer with another that has the same key, position in the order and pending
  /// completions.
  ///
  /// - Returns: The layer's copy of the new animation, or nil if the layer no longer has the old one.
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

  /// Ends all animations of a layer that is on no screen. Those that are not removed on completion stay, as
  /// the tests of the package SwiftyCoreAnimation expect on an iPhone.
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

  /// Removes the animation with a key, which another one replaces. The observers of one that began on no
  /// screen and was never shown are notified with the next frame, as they would have been without the
  /// replacement.
  package final func makeRoom(for key: String) {
    guard let extras, let index = extras.animations.firstIndex(where: { $0.key == key && $0.isUnseen }),
      !isOnScreen
    else { return stop(key) }
    AnimatedLayers.leave([extras.animations.remove(at: index)])
  }

  /// Handles the end or removal of an animation. Observers are notified of the end once, even if the
  /// animation stays.
  private func end(_ one: RunningAnimation, finished: Bool) {
    changed()
    if one.custom != nil { setNeedsDisplay() }
    guard !one.hasStopped else { return }
    one.animation.hasStopped = true
    one.tellEnd(finished: finished)
  }

  /// Notifies delegates of begins and ends, and removes finished animations. On no screen, all are finished.
  fileprivate func advanceAnimations() {
    forgetDeadParticles()
    guard let extras else { return }
    guard isOnScreen else { return endUnseen() }
    for index in extras.animations.indices where extras.animations[index].isUnseen {
      extras.animations[index].isUnseen = false
    }
    // At a NaN time everything is finished.
    let now = self.now.isNaN ? .infinity : self.now
    // Animations that ended because they were not visible continue.
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

  /// A Boolean value that indicates whether an animation is running or will run, or whether the layer emits
  /// particles on a screen.
  final var isAnimating: Bool { running.contains { !$0.hasStopped } || (emitsNow && isOnScreen) }
  private var emitsNow: Bool { state.emits && state.detail.emitter.emits(at: now) }

  /// Discards particles that were emitted before a change once they are no longer visible. This moves
  /// nothing.
  private func forgetDeadParticles() {
    guard state.emits, state.detail.emitter.hasOutlivedEarlier(at: now) else { return }
    state.detail.emitter.earlier = nil
    changed()
  }

  /// A Boolean value that indicates whether the layer needs no further updates.
  fileprivate var isThroughWithAnimations: Bool { running.isEmpty && !emitsNow }

  // MARK: - Presentation

  /// Returns the presented state at a time in the layer's time space.
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

  /// Notifies the delegate, and the groups that wait for the animation.
  fileprivate func tellEnd(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for end in waiting { end.leave(finished: finished) }
  }
}

/// The layers with animations or particles.
package enum AnimatedLayers {
  // The list is shared between threads, which may each prepare layers of their own; a layer itself belongs to
  // one thread at a time.
  private struct Entry: @unchecked Sendable { weak var layer: CALayer? }
  // An animation that has left its layer is owned by the code that removes it from the list.
  private struct Orphan: @unchecked Sendable { var animation: RunningAnimation }
  private struct List {
    /// The entries in the order in which the layers began to move.
    var entries: [Entry] = []
    var known: [ObjectIdentifier: Entry] = [:]
  }
  private static let list = Mutex(List())
  /// Animations of deallocated layers, and animations that were replaced before they were shown. A separate
  /// lock, since the last reference to a layer may be released while the other one is held.
  private static let orphans = Mutex([Orphan]())

  static func insert(_ layer: CALayer) {
    let entry = Entry(layer: layer), id = ObjectIdentifier(layer)
    list.withLock { list in
      // A new layer may have the address of a deallocated one.
      if list.known[id]?.layer == nil {
        list.known[id] = entry
        list.entries.append(entry)
      }
    }
    PassingTime.begins()
  }

  /// Adds animations whose layer was deallocated, on any thread, or that others have replaced. Their
  /// observers are notified with the next frame.
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

  /// A Boolean value that indicates whether a later frame would look different without further changes.
  package static var areMoving: Bool { entries.contains { $0.layer?.isAnimating ?? false } || hasOrphans }

  /// Begins and ends every animation that is due, and notifies observers in the order in which the layers
  /// began to move.
  package static func advance() {
    // Once for orphans from before the frame, and once for those that the notified observers cause.
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
