internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The animation block that runs now: how the changes made in it are animated.
@MainActor final class ViewAnimation {
  let duration: TimeInterval
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  /// Where keyframes are collected; nil outside of keyframe animations.
  let keyframes: Keyframes?
  /// The part of an animator's timeline that the block's changes take; nil outside of animators.
  let timeline: AnimatorPart?
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
    keyframes: Keyframes? = nil, timeline: AnimatorPart? = nil
  ) {
    self.timeline = timeline
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

  /// The action for a change of a view's layer in this block.
  ///
  /// Places, sizes and transforms, and everything that an animator changes, are animated by differences that
  /// are added to what moves the property already, as on iOS since 8: neither what is shown nor its speed
  /// jumps. Everything else starts from what is shown and replaces the animations before
  /// (`ios26/animation.json`, "re-animating the same property replaces the animation").
  func action(for layer: CALayer, forKey key: String) -> any CAAction {
    guard !Self.plainKeys.contains(key), let property = AnimatedProperty(keyPath: key),
      let model = layer.value(of: property, shown: false)
    else { return NSNull() }
    if key == "bounds", options.contains(.layoutSubviews), let view = layer.delegate as? UIView {
      arrange(view)
    }
    let fromShown = timeline == nil && options.contains(.beginFromCurrentState)
    let running = layer.viewAnimations(forKey: key)
    let adds = timeline != nil || (property.addsUp && !fromShown && keyframes == nil)
    return ViewChange(
      animation: self, property: property, key: key, model: model,
      shown: running.isEmpty && !fromShown ? nil : layer.value(of: property, shown: true),
      isAdditive: adds && running.allSatisfy { ($0 as? CAPropertyAnimation)?.isAdditive ?? false })
  }

  /// What changes at once in any block: views come and go, and
  /// paths, which Core Animation moves by explicit animations alone.
  private static let plainKeys: Set<String> = ["hidden", "path", "shadowPath"]

  /// Keeps a layer that has been hidden in sight until the block's time is over.
  func keepShown(_ layer: CALayer) {
    keep(layer, "hidden", at: false)
  }

  /// Has a layer show nothing beyond its edges until the block's time is over.
  func keepClipped(_ layer: CALayer) {
    keep(layer, "masksToBounds", at: true)
  }

  private func keep(_ layer: CALayer, _ key: String, at value: Bool) {
    if let timeline, let property = AnimatedProperty(keyPath: key),
      let model = layer.value(of: property, shown: false)
    {
      return timeline.animator.record(
        AnimatorTrack(
          layer, property, key, from: model, to: model, course: .held(.flag(value)), isAdditive: false,
          in: self))
    }
    let held = CABasicAnimation(keyPath: key)
    (held.fromValue, held.toValue) = (value, value)
    start(held, on: layer, forKey: key)
  }

  /// The animation of a property from a value to the layer's own.
  func makeAnimation(forKey key: String, from: Any?) -> CABasicAnimation {
    let animation = pace.makeAnimation(forKey: key)
    animation.fromValue = from
    return animation
  }

  /// Gives an animation the block's time and starts it.
  func start(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    animation.duration = duration
    (animation.autoreverses, animation.repeatCount) = (autoreverses, repeatCount)
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
    animation.fillMode = .backwards
    (animation.blockEnd, animation.isBlockChange) = (end, true)
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
