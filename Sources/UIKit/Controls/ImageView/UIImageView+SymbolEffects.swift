internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The context that a symbol effect's completion handler receives.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
  /// The view or the bar button item.
  public private(set) weak var sender: AnyObject?
  /// A Boolean value that indicates whether the effect ran to its end rather than being removed before.
  public let isFinished: Bool
  /// The effect, or `nil` for a content transition.
  public let effect: (any SymbolEffect)?
  /// The content transition, or `nil` for an effect.
  public let contentTransition: (any ContentTransitionSymbolEffect)?

  init(
    _ sender: AnyObject?, _ isFinished: Bool, _ effect: (any SymbolEffect)?,
    _ transition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    (self.sender, self.isFinished, self.effect, contentTransition) = (sender, isFinished, effect, transition)
  }
}
/// A closure that is called when an effect has ended or was removed, immediately if there was nothing to run.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Symbol effects run as animations of the view's layer. Their durations and values are not measured.
extension UIImageView {
  /// Adds an effect to the view's symbol, which runs once or as its options say. Images that are not symbols
  /// have no effects.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { run(effect, options, lasts: false, animated, completion) }
  /// Adds an effect that runs until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { run(effect, options, lasts: true, animated, completion) }
  /// Adds an effect that can run once or indefinitely: `bounce` and `wiggle` run once, others until removed.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    run(
      effect, options, lasts: ![.bounce, .wiggle].contains(effect.configuration.kind), animated, completion)
  }

  /// Removes the effects of a type and reverts their changes.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated) {
      completion?(UISymbolEffectCompletionContext(self, $0, effect))
    }
  }
  /// Removes effects of a type that run once. If the effect has ended already, only `completion` is called.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated) {
      completion?(UISymbolEffectCompletionContext(self, $0, effect))
    }
  }
  /// Removes effects of a type that can run once or indefinitely.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated) {
      completion?(UISymbolEffectCompletionContext(self, $0, effect))
    }
  }
  /// Removes all effects, each as ``removeSymbolEffect(ofType:options:animated:completion:)`` does.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for kind in SymbolMotion.kinds { remove(kind, options, animated) { _ in } }
  }

  /// Replaces the view's symbol with a content transition.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    completion: UISymbolEffectCompletion? = nil
  ) {
    let told: (Bool) -> Void = { completion?(UISymbolEffectCompletionContext(self, $0, nil, transition)) }
    guard window != nil, UIView.areAnimationsEnabled, self.image?.isSymbolImage == true, image.isSymbolImage
    else {
      self.image = image
      return told(true)
    }
    let length = SymbolMotion.exchange / options.speedFactor
    let goesUp = transition.configuration.kind == .automatic ? false : transition.configuration.goesUp
    let shows = { [weak self] in
      guard let self else { return }
      self.image = image
      let coming = SymbolMotion.group(
        length, [.init("opacity", [0, 1]), .init("transform.scale", [0.5, 1])], over: layer)
      SymbolMotion.add(coming, to: layer, SymbolMotion.key(.replace), told)
    }
    guard let goesUp else { return shows() }
    let going = SymbolMotion.group(
      length, [.init("opacity", [1, 0]), .init("transform.scale", [1, goesUp ? 1.3 : 0.5])], over: layer)
    SymbolMotion.add(going, to: layer, SymbolMotion.key(.replace)) {
      if $0 { shows() } else { self.image = image; told(false) }
    }
  }

  private func run(
    _ effect: any SymbolEffect, _ options: SymbolEffectOptions, lasts: Bool, _ animated: Bool,
    _ completion: UISymbolEffectCompletion?
  ) {
    let told: (Bool) -> Void = { completion?(UISymbolEffectCompletionContext(self, $0, effect)) }
    guard image?.isSymbolImage == true else { return told(false) }
    let what = effect.configuration
    // An appearing symbol is one that has disappeared.
    if what.kind == .appear { return remove(.disappear, options, animated, told) }
    guard let motion = SymbolMotion(what, isMirrored: isRightToLeft) else { return told(false) }
    let isAnimated = animated && UIView.areAnimationsEnabled
    symbolEffects[what.kind] = nil
    if motion.stays {
      symbolEffects[what.kind] = LastingEffect(effect: effect, options: options, stays: true)
      // A duration of zero would mean the default duration.
      let way = SymbolMotion.group(
        isAnimated ? motion.length / options.speedFactor : 1e-3, motion.ways, over: layer)
      way.fillMode = .forwards
      way.isRemovedOnCompletion = false
      return SymbolMotion.add(way, to: layer, SymbolMotion.key(what.kind), told)
    }
    guard isAnimated else { return told(true) }
    let once = SymbolMotion.group(motion.length / options.speedFactor, motion.ways, over: layer)
    once.autoreverses = what.isReversing
    if !options.isOnce {
      if let repeats = options.repeats {
        once.repeatCount = repeats.count.map { Float($0) } ?? .infinity
        // The delay is a part of each repetition.
        once.duration += repeats.delay
      } else if lasts {
        once.repeatCount = .infinity
      }
    }
    if once.repeatCount == .infinity {
      symbolEffects[what.kind] = LastingEffect(effect: effect, options: options, stays: false)
    }
    SymbolMotion.add(once, to: layer, SymbolMotion.key(what.kind), told)
  }

  /// Restarts indefinite effects, since a layer that leaves the screen loses its animations.
  final func resumeSymbolEffects() {
    for (kind, one) in symbolEffects where layer.animation(forKey: SymbolMotion.key(kind)) == nil {
      run(one.effect, one.options, lasts: true, !one.stays, nil)
    }
  }

  private func remove(
    _ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions, _ animated: Bool,
    _ told: @escaping (Bool) -> Void
  ) {
    let key = SymbolMotion.key(kind)
    symbolEffects[kind] = nil
    guard let motion = layer.animation(forKey: key) as? CAAnimationGroup else { return told(true) }
    let shown = layer.presentation() ?? layer
    let ways = (motion.animations ?? []).compactMap { ($0 as? CAPropertyAnimation)?.keyPath }
      .map { SymbolMotion.Way($0, [SymbolMotion.value($0, of: shown), SymbolMotion.value($0, of: layer)]) }
    layer.removeAnimation(forKey: key)
    guard animated, UIView.areAnimationsEnabled, window != nil else { return told(true) }
    let back = SymbolMotion.group(SymbolMotion.exchange / options.speedFactor, ways)
    SymbolMotion.add(back, to: layer, key + ".back", told)
  }
}

/// An effect that runs until it is removed.
struct LastingEffect {
  let effect: any SymbolEffect
  let options: SymbolEffectOptions
  /// A Boolean value that indicates whether the effect changes the appearance rather than moves the symbol.
  let stays: Bool
}

/// The movement of a symbol in an effect.
@MainActor struct SymbolMotion {
  /// The values of a property of the layer, evenly spaced over time.
  struct Way {
    let key: String
    let values: [CGFloat]
    init(_ key: String, _ values: [CGFloat]) { (self.key, self.values) = (key, values) }
  }

  let ways: [Way]
  /// The duration of one repetition, in seconds.
  let length: Double
  /// A Boolean value that indicates whether the symbol keeps the final state.
  var stays = false

  /// The duration of one half of a replacement of symbols, in seconds.
  static let exchange = 0.18
  static let kinds: [SymbolEffectConfiguration.Kind] = [
    .bounce, .pulse, .variableColor, .scale, .disappear, .wiggle, .rotate, .breathe,
  ]
  static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { "symbol.\(kind)" }

  /// Returns `nil` for an effect without movement.
  init?(_ what: SymbolEffectConfiguration, isMirrored: Bool) {
    switch what.kind {
    case .bounce:
      self.init(
        ways: [.init("transform.scale", what.direction == .down ? [1, 0.85, 1.04, 1] : [1, 1.2, 0.97, 1])],
        length: 0.5)
    case .pulse, .variableColor: self.init(ways: [.init("opacity", [1, 0.4, 1])], length: 1.2)
    case .scale:
      self.init(
        ways: [.init("transform.scale", [1, what.direction == .down ? 0.8 : 1.2])], length: 0.25, stays: true)
    case .disappear:
      self.init(
        ways: [.init("opacity", [1, 0]), .init("transform.scale", [1, what.direction == .up ? 1.3 : 0.5])],
        length: 0.25, stays: true)
    case .wiggle:
      let way: CGFloat = 3
      switch what.direction {
      case .up, .down:
        self.init(
          ways: [.init("transform.translation.y", Self.toAndFro(what.direction == .up ? -way : way))],
          length: 0.7)
      case .left, .right:
        self.init(
          ways: [.init("transform.translation.x", Self.toAndFro(what.direction == .left ? -way : way))],
          length: 0.7)
      case .forward, .backward:
        let sign: CGFloat = (what.direction == .forward) == isMirrored ? -1 : 1
        self.init(ways: [.init("transform.translation.x", Self.toAndFro(sign * way))], length: 0.7)
      default:
        self.init(
          ways: [
            .init("transform.rotation.z", Self.toAndFro(what.direction == .counterClockwise ? -0.2 : 0.2))
          ], length: 0.7)
      }
    case .rotate:
      self.init(
        ways: [.init("transform.rotation.z", [0, (what.direction == .counterClockwise ? -2 : 2) * .pi])],
        length: 2)
    case .breathe:
      self.init(ways: [.init("transform.scale", [1, 1.1, 1]), .init("opacity", [1, 0.7, 1])], length: 2)
    case .appear, .replace, .automatic: return nil
    }
  }

  private init(ways: [Way], length: Double, stays: Bool = false) {
    (self.ways, self.length, self.stays) = (ways, length, stays)
  }

  private static func toAndFro(_ way: CGFloat) -> [CGFloat] { [0, way, -way, way / 2, -way / 2, 0] }

  /// Returns the value of an animated property: the layer's opacity or a part of its transform.
  static func value(_ key: String, of layer: CALayer) -> CGFloat {
    let transform = layer.transform
    switch key {
    case "opacity": return CGFloat(layer.opacity)
    case "transform.scale":
      return (transform.m11 * transform.m11 + transform.m12 * transform.m12 + transform.m13 * transform.m13)
        .squareRoot()
    case "transform.rotation.z": return atan2(transform.m12, transform.m11)
    case "transform.translation.x": return transform.m41
    default: return transform.m42
    }
  }

  /// Returns an animation group of the values, multiplied by the layer's own opacity and scale.
  static func group(_ length: Double, _ ways: [Way], over layer: CALayer) -> CAAnimationGroup {
    group(
      length,
      ways.map { way in
        guard way.key == "opacity" || way.key == "transform.scale" else { return way }
        let own = value(way.key, of: layer)
        return Way(way.key, way.values.map { $0 * own })
      })
  }

  static func group(_ length: Double, _ ways: [Way]) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.animations = ways.map { way in
      let animation = CAKeyframeAnimation(keyPath: way.key)
      animation.values = way.values.map { NSNumber(value: Double($0)) }
      animation.duration = length
      animation.timingFunctions = way.values.dropFirst().map { _ in
        CAMediaTimingFunction(name: .easeInEaseOut)
      }
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      return animation
    }
    group.duration = length
    return group
  }

  static func add(
    _ animation: CAAnimation, to layer: CALayer, _ key: String, _ told: @escaping (Bool) -> Void
  ) {
    animation.delegate = SymbolEnd(told)
    layer.add(animation, forKey: key)
  }
}

/// Notifies of the end of an effect.
private final class SymbolEnd: NSObject, CAAnimationDelegate {
  private let told: (Bool) -> Void
  init(_ told: @escaping (Bool) -> Void) { self.told = told }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told(flag) }
}
