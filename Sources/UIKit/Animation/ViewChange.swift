internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The action for a change of a view's layer inside an animation block: it records the value before, and
/// animates when the new one is set.
///
/// It is a basic animation from that value with the block's timing, for clients that request a layer's action
/// to derive another from it.
final class ViewChange: CABasicAnimation {
  private let animation: ViewAnimation
  private let property: AnimatedProperty
  private let key: String
  /// The layer's own value before the change.
  private let model: AnimatableValue
  /// The presented value before the change; nil if an animation starts from the layer's own.
  private let shown: AnimatableValue?
  /// A Boolean value that indicates whether the animation is added to those that the property has.
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
  /// A Boolean value that indicates whether the animations of several blocks add up: the property is a
  /// position, a rectangle or a transform.
  var addsUp: Bool { part.isEmpty && (base == .position || base == .bounds || base == .transform) }
}

// A property may have several view animations: `position`, then `position-2`, …
extension CALayer {
  private func viewAnimationKeys(_ key: String) -> [String] {
    animationKeys()?.filter { $0 == key || $0.hasPrefix(key + "-") } ?? []
  }

  /// Returns the animations that blocks and animators have added for a property.
  func viewAnimations(forKey key: String) -> [CAAnimation] {
    viewAnimationKeys(key).compactMap { animation(forKey: $0) }
  }

  /// Returns the key for another animation of a property.
  func freeKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }

  /// Ends the animations of a property because another replaces them.
  func endViewAnimations(forKey key: String) {
    for name in viewAnimationKeys(key) { makeRoom(for: name) }
  }
}
