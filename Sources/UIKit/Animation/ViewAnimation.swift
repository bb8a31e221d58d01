internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The current animation block, which determines how the changes made in it are animated.
@MainActor final class ViewAnimation {
  let duration: TimeInterval
  let delay: TimeInterval
  let pace: Pace
  let options: UIView.AnimationOptions
  /// The collected keyframes; nil outside of keyframe animations.
  let keyframes: Keyframes?
  /// The part of an animator's timeline that the block's changes occupy; nil outside of animators.
  let timeline: AnimatorPart?
  /// The repeat count, infinite with the option `repeat`, and whether it reverses each time.
  var repeatCount: Float
  var autoreverses: Bool
  /// The object that blocks touches to the animated views; nil if the options allow them, and for UIKit's own
  /// animations.
  var hold: TouchHold?
  /// The end of the animations that the block creates for views; nil if nothing waits for it.
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

  /// The innermost running block; nil outside of any.
  static var current: ViewAnimation? {
    didSet { CALayer.viewsAreAnimated = current != nil && UIView.areAnimationsEnabled }
  }

  /// Runs `changes` inside `animation`, or outside of any if it is nil.
  static func run(_ animation: ViewAnimation?, _ changes: () -> Void) {
    let outer = current
    current = animation
    changes()
    animation?.layOutArranged()
    current = outer
  }

  /// The views whose contents the block has rearranged.
  private var arranged: [UIView] = []

  /// Schedules the layout of a view at the end of the block, animated with it.
  func arrange(_ view: UIView) {
    if !arranged.contains(where: { $0 === view }) { arranged.append(view) }
  }

  /// Lays out the rearranged views, each once: all its changes are animated together.
  func layOutArranged() {
    var index = 0
    while index < arranged.count {
      arranged[index].layoutIfNeeded()
      index += 1
    }
    arranged = []
  }

  /// Returns the action for a change of a view's layer in this block.
  ///
  /// Positions, sizes and transforms, and everything that an animator changes, are animated by differences
  /// that are added to running animations, as on iOS since 8: neither the presented value nor its velocity
  /// jumps. All other properties start from the presented value and replace previous animations
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

  /// The properties that change immediately in any block: the visibility of views, and paths, which Core
  /// Animation animates only explicitly.
  private static let plainKeys: Set<String> = ["hidden", "path", "shadowPath"]

  /// Keeps a hidden layer visible until the end of the block's duration.
  func keepShown(_ layer: CALayer) {
    keep(layer, "hidden", at: false)
  }

  /// Clips a layer to its bounds until the end of the block's duration.
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

  /// Returns the animation of a property from a value to the layer's own.
  func makeAnimation(forKey key: String, from: Any?) -> CABasicAnimation {
    let animation = pace.makeAnimation(forKey: key)
    animation.fromValue = from
    return animation
  }

  /// Sets the block's timing on an animation and starts it.
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

/// The animated views that receive no touches until the end of an animation, nor do their subviews.
@MainActor final class TouchHold {
  private var views: [UIView] = []
  /// The identifiers of `views`, which retains them.
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
