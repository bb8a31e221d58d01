internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The animation block that runs now: how the changes made in it are animated.
@MainActor final class ViewAnimation {
  /// The pace of a block.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)
  }

  let duration: TimeInterval
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  /// Where keyframes are collected; nil outside of keyframe animations.
  let keyframes: Keyframes?
  /// The animator that moves the changes by itself.
  let animator: UIViewPropertyAnimator?
  /// How often it runs through, infinite where the options say `repeat`; whether it comes back each time.
  var repeatCount: Float
  var autoreverses: Bool
  /// Keeps touches from the views that are moved; nil where the
  /// options allow them, and for what UIKit moves by itself.
  var hold: TouchHold?
  /// The end of the animations that the block makes for views; nil where nothing waits for it.
  var end: AnimationsEnd?

  init(
    duration: TimeInterval, delay: TimeInterval = 0, pace: Pace, options: UIView.AnimationOptions = [],
    keyframes: Keyframes? = nil, animator: UIViewPropertyAnimator? = nil
  ) {
    self.animator = animator
    self.duration = max(duration, 0)
    self.delay = delay
    self.pace = pace
    self.options = options
    self.keyframes = keyframes
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  /// The innermost block that runs; nil outside of any.
  static var current: ViewAnimation? {
    didSet { CALayer.viewsAreAnimated = current != nil && UIView.areAnimationsEnabled }
  }

  /// Runs `changes` inside `animation`, or outside of any where it is nil.
  static func run(_ animation: ViewAnimation?, _ changes: () -> Void) {
    let outer = current
    current = animation
    changes()
    animation?.layOutArranged()
    current = outer
  }

  /// The views whose contents the block has arranged anew.
  private var arranged: [UIView] = []

  /// Has a view laid out at the end of the block, in its time.
  func arrange(_ view: UIView) {
    if !arranged.contains(where: { $0 === view }) { arranged.append(view) }
  }

  /// Lays out what was arranged anew, each view once: all its changes move by one animation.
  func layOutArranged() {
    var index = 0
    while index < arranged.count {
      arranged[index].layoutIfNeeded()
      index += 1
    }
    arranged = []
  }

  /// What a change of a view's layer does in this block.
  ///
  /// Places, sizes and transforms move on top of what already moves them, as on iOS since 8: what is
  /// shown never jumps, and neither does its speed. Everything else starts from what is shown, in place
  /// of the animation before.
  func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard !Self.plainKeys.contains(key), let property = AnimatedProperty(keyPath: key) else {
      return NSNull()
    }
    if key == "bounds", options.contains(.layoutSubviews), let view = layer.delegate as? UIView {
      arrange(view)
    }
    let running = layer.animation(forKey: key)
    let isStackable =
      property.addsUp && !options.contains(.beginFromCurrentState) && animator == nil && keyframes == nil
      && (running as? CAPropertyAnimation)?.isAdditive ?? true
    let shown = !isStackable && (running != nil || options.contains(.beginFromCurrentState))
    guard let from = layer.value(of: property, shown: shown) else { return NSNull() }
    return ViewChange(animation: self, property: property, key: key, from: from, isStackable: isStackable)
  }

  /// What changes at once in any block: views come and go, and
  /// paths, which Core Animation moves by explicit animations alone.
  private static let plainKeys: Set<String> = ["hidden", "path", "shadowPath"]

  /// Keeps a layer that has been hidden in sight until the block's time is over.
  func keepShown(_ layer: CALayer) {
    let shown = CABasicAnimation(keyPath: "hidden")
    (shown.fromValue, shown.toValue) = (false, false)
    start(shown, on: layer, forKey: "hidden")
  }

  /// Has a layer show nothing beyond its edges until the block's time is over.
  func keepClipped(_ layer: CALayer) {
    let clipped = CABasicAnimation(keyPath: "masksToBounds")
    (clipped.fromValue, clipped.toValue) = (true, true)
    start(clipped, on: layer, forKey: "masksToBounds")
  }

  /// The animation of a property from a value to the layer's own.
  func makeAnimation(forKey key: String, from: Any?) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .curve(let function):
      animation = CABasicAnimation(keyPath: key)
      animation.timingFunction = function
    case .spring(let curve):
      let spring = CASpringAnimation(keyPath: key)
      spring.stiffness = curve.frequency * curve.frequency
      spring.damping = 2 * curve.dampingRatio * curve.frequency
      spring.initialVelocity = curve.initialVelocity
      animation = spring
    }
    animation.fromValue = from
    return animation
  }

  /// Gives an animation the block's time and starts it.
  func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    animation.duration = duration
    (animation.autoreverses, animation.repeatCount) = (autoreverses, repeatCount)
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    animation.fillMode = .backwards
    animation.blockEnd = end
    layer.add(animation, forKey: key)
    if let hold, let view = layer.delegate as? UIView { hold.take(view) }
  }
}

/// The views that an animation moves and that take no touches until it ends, nor does anything inside them.
@MainActor final class TouchHold {
  private var views: [UIView] = []
  /// Those of `views`, which keeps them alive.
  private var held: Set<ObjectIdentifier> = []

  func take(_ view: UIView) {
    guard held.insert(ObjectIdentifier(view)).inserted else { return }
    views.append(view)
    view.needExtras().touchHolds += 1
  }

  func end() {
    held = []
    for view in Swift.exchange(&views, with: []) { view.extras?.touchHolds -= 1 }
  }
}

/// A change of a view's layer inside an animation block: remembers
/// the value before, and animates when the new one is set.
///
/// It is a basic animation from that value with the block's time,
/// for those who ask a layer for its action to make another of it.
private final class ViewChange: CABasicAnimation {
  private let animation: ViewAnimation
  private let property: AnimatedProperty
  private let key: String
  private let from: AnimatableValue
  /// Whether it is added to what moves the property already.
  private let isStackable: Bool

  @MainActor init(
    animation: ViewAnimation, property: AnimatedProperty, key: String, from: AnimatableValue,
    isStackable: Bool
  ) {
    self.animation = animation
    self.property = property
    self.key = key
    self.from = from
    self.isStackable = isStackable
    super.init()
    keyPath = key
    fromValue = from.boxed
    duration = animation.duration
    blockEnd = animation.end
    if case .curve(let function) = animation.pace { timingFunction = function }
  }

  private init(copying other: ViewChange) {
    (animation, property, key) = (other.animation, other.property, other.key)
    (from, isStackable) = (other.from, other.isStackable)
    super.init()
    take(from: other)
  }

  override func copy(with zone: NSZone? = nil) -> Any { ViewChange(copying: self) }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    // Layers of views change on the main thread only.
    nonisolated(unsafe) let (change, changed) = (self, layer)
    MainActor.assumeIsolated { change.apply(to: changed) }
  }

  @MainActor private func apply(to layer: CALayer) {
    guard let to = layer.value(of: property, shown: false), from != to else { return }
    let from = from.filled(from: to)
    if let animator = animation.animator {
      layer.removeStackedAnimations(forKey: key)
      animator.record(layer, key, property, from: from, to: to)
    } else if let keyframes = animation.keyframes {
      layer.removeStackedAnimations(forKey: key)
      keyframes.add(layer, key, from: from.boxed, to: to.boxed)
    } else if isStackable, let way = from.difference(from: to) {
      let moving = animation.makeAnimation(forKey: key, from: way.boxed)
      moving.toValue = to.neutral.boxed
      moving.isAdditive = true
      animation.start(moving, on: layer, forKey: layer.stackedKey(key))
    } else {
      layer.removeStackedAnimations(forKey: key)
      animation.start(animation.makeAnimation(forKey: key, from: from.boxed), on: layer, forKey: key)
    }
  }
}

extension AnimatedProperty {
  /// Whether several animations of the property add up: it is a place, a rectangle or a transform.
  fileprivate var addsUp: Bool {
    part.isEmpty && (base == .position || base == .bounds || base == .transform)
  }
}

extension CALayer {
  /// The key under which one more animation of a property is kept: `position`, then `position-2`, …
  fileprivate func stackedKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Ends the animations that lie on top of the one with a key, since another takes their place.
  fileprivate func removeStackedAnimations(forKey key: String) {
    for name in animationKeys() ?? [] where name.hasPrefix(key + "-") { makeRoom(for: name) }
  }
}

/// The keyframes of one animation, by layer and property.
@MainActor final class Keyframes {
  private struct Change {
    let start: Double, end: Double
    let from: Any?, to: Any?
  }
  private struct Track {
    let layer: CALayer
    let key: String
    var changes: [Change] = []
  }

  let mode: CAAnimationCalculationMode
  /// The part of the whole time that the keyframe that is being added takes, as fractions.
  var window = (start: 0.0, end: 1.0)
  private var tracks: [Track] = []

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func add(_ layer: CALayer, _ key: String, from: Any?, to: Any?) {
    let change = Change(start: window.start, end: window.end, from: from, to: to)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].changes.append(change)
    } else {
      tracks.append(Track(layer: layer, key: key, changes: [change]))
    }
  }

  /// Starts one animation for each property that was changed.
  func start(in animation: ViewAnimation) {
    for track in tracks {
      var values: [Any] = [], times: [NSNumber] = []
      func put(_ value: Any?, _ time: Double) {
        guard let value, time >= times.last?.doubleValue ?? 0 else { return }
        values.append(value)
        times.append(NSNumber(value: time))
      }
      for change in track.changes.sorted(by: { $0.start < $1.start }) {
        if values.isEmpty { put(change.from, 0) }
        if change.start > times.last?.doubleValue ?? 0 { put(values.last, change.start) }
        put(change.to, change.end)
      }
      if let last = times.last?.doubleValue, last < 1 { put(values.last, 1) }
      let moving = CAKeyframeAnimation(keyPath: track.key)
      moving.values = values
      moving.keyTimes = times
      moving.calculationMode = mode
      if case .curve(let function) = animation.pace { moving.timingFunction = function }
      animation.start(moving, on: track.layer, forKey: track.key)
    }
  }
}
