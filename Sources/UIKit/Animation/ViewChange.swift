internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The action for a change of a view's layer inside an animation block: it remembers the value before, and
/// animates when the new one is set.
///
/// It is a basic animation from that value with the block's time, for clients that ask a layer for its action
/// to make another of it.
final class ViewChange: CABasicAnimation {
  private let animation: ViewAnimation
  private let property: AnimatedProperty
  private let key: String
  /// The layer's own value before the change.
  private let model: AnimatableValue
  /// The value that is shown before the change; nil if an animation starts from the layer's own.
  private let shown: AnimatableValue?
  /// Whether the animation is added to those that the property has.
  private let addsUp: Bool

  @MainActor init(
    animation: ViewAnimation, property: AnimatedProperty, key: String, model: AnimatableValue,
    shown: AnimatableValue?, isAdditive: Bool
  ) {
    self.animation = animation
    self.property = property
    self.key = key
    self.model = model
    self.shown = shown
    addsUp = isAdditive
    super.init()
    keyPath = key
    fromValue = (isAdditive ? model : shown ?? model).boxed
    duration = animation.duration
    blockEnd = animation.end
    if case .curve(let function) = animation.pace { timingFunction = function }
  }

  private init(copying other: ViewChange) {
    (animation, property, key) = (other.animation, other.property, other.key)
    (model, shown, addsUp) = (other.model, other.shown, other.addsUp)
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
    guard let to = layer.value(of: property, shown: false) else { return }
    let way = addsUp ? model.filled(from: to).difference(from: to) : nil
    let from = (way == nil ? shown ?? model : model).filled(from: to)
    if way == nil { layer.endViewAnimations(forKey: key) }
    guard from != to else { return }
    if let keyframes = animation.keyframes {
      keyframes.add(layer, property, key, from: from, to: to, isAdditive: way != nil)
    } else if let timeline = animation.timeline {
      timeline.animator.record(
        AnimatorTrack(
          layer, property, key, from: from, to: to,
          course: .straight(from: way ?? from, to: way?.neutral ?? to), isAdditive: way != nil,
          in: animation))
    } else if let way {
      let moving = animation.makeAnimation(forKey: key, from: way.boxed)
      moving.toValue = way.neutral.boxed
      moving.isAdditive = true
      animation.start(moving, on: layer, forKey: layer.freeKey(key))
    } else {
      animation.start(animation.makeAnimation(forKey: key, from: from.boxed), on: layer, forKey: key)
    }
  }
}

extension AnimatedProperty {
  /// Whether the animations of several blocks add up: the property is a place, a rectangle or a transform.
  var addsUp: Bool { part.isEmpty && (base == .position || base == .bounds || base == .transform) }
}

// A property may have several animations of views: `position`, then `position-2`, …
extension CALayer {
  private func viewAnimationKeys(_ key: String) -> [String] {
    animationKeys()?.filter { $0 == key || $0.hasPrefix(key + "-") } ?? []
  }

  /// The animations that blocks and animators have given a property.
  func viewAnimations(forKey key: String) -> [CAAnimation] {
    viewAnimationKeys(key).compactMap { animation(forKey: $0) }
  }

  /// The key for one more animation of a property.
  func freeKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Ends the animations of a property, since another takes their place.
  func endViewAnimations(forKey key: String) {
    for name in viewAnimationKeys(key) { makeRoom(for: name) }
  }
}
