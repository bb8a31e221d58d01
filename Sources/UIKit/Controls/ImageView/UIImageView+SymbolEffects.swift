internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// What is told when an effect is over.
@preconcurrency @MainActor public final class UISymbolEffectCompletionContext: NSObject {
  /// The view, or the item.
  public private(set) weak var sender: AnyObject?
  /// Whether the effect came to its end, and was not taken away before.
  public let isFinished: Bool
  /// The effect; nil where symbols were exchanged.
  public let effect: (any SymbolEffect)?
  /// The exchange of symbols; nil for effects.
  public let contentTransition: (any ContentTransitionSymbolEffect)?

  init(
    _ sender: AnyObject?, _ isFinished: Bool, _ effect: (any SymbolEffect)?,
    _ transition: (any ContentTransitionSymbolEffect)? = nil
  ) {
    (self.sender, self.isFinished, self.effect, contentTransition) = (sender, isFinished, effect, transition)
  }
}
/// Called when an effect has ended or was removed, at once where there was nothing to run.
public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void

/// Effects run as animations of the view's layer, over what it is. Their lengths and ways are not measured.
extension UIImageView {
  /// Runs an effect with the view's symbol, once or as its
  /// options say; pictures that are no symbols have none.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { run(effect, options, lasts: false, animated, completion) }
  /// Runs an effect until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) { run(effect, options, lasts: true, animated, completion) }
  /// Runs an effect that may do either: `bounce` and `wiggle` once, others until they are removed.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    run(
      effect, options, lasts: ![.bounce, .wiggle].contains(effect.configuration.kind), animated, completion)
  }

  /// Takes effects of a kind away: what they changed goes back.
  public func removeSymbolEffect(
    ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated) {
      completion?(UISymbolEffectCompletionContext(self, $0, effect))
    }
  }
  /// The same for effects that run once; what has ended already is only told.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated) {
      completion?(UISymbolEffectCompletionContext(self, $0, effect))
    }
  }
  /// The same for effects that may do either.
  public func removeSymbolEffect(
    ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) {
    remove(effect.configuration.kind, options, animated) {
      completion?(UISymbolEffectCompletionContext(self, $0, effect))
    }
  }
  /// Takes effects of every kind away, each as `removeSymbolEffect` does.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for kind in SymbolMotion.kinds { remove(kind, options, animated) { _ in } }
  }

  /// Puts another symbol in the place of the view's.
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
    // A symbol that comes is one that went.
    if what.kind == .appear { return remove(.disappear, options, animated, told) }
    guard let motion = SymbolMotion(what, isMirrored: isRightToLeft) else { return told(false) }
    let isAnimated = animated && UIView.areAnimationsEnabled
    symbolEffects[what.kind] = nil
    if motion.stays {
      symbolEffects[what.kind] = LastingEffect(effect: effect, options: options, stays: true)
      // No time at all stands for the usual one.
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
        // The pause is a part of each turn.
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

  /// Runs effects that last again: a layer that leaves the screen loses its animations.
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

/// An effect that the view has until it is removed.
struct LastingEffect {
  let effect: any SymbolEffect
  let options: SymbolEffectOptions
  /// Whether it is a look, and not a movement.
  let stays: Bool
}

/// What a symbol does in an effect.
@MainActor struct SymbolMotion {
  /// Values of a property of the layer, evenly spread over time.
  struct Way {
    let key: String
    let values: [CGFloat]
    init(_ key: String, _ values: [CGFloat]) { (self.key, self.values) = (key, values) }
  }

  let ways: [Way]
  /// Seconds that it takes once.
  let length: Double
  /// Whether the symbol stays as it is at the end.
  var stays = false

  /// Seconds that half an exchange of symbols takes.
  static let exchange = 0.18
  static let kinds: [SymbolEffectConfiguration.Kind] = [
    .bounce, .pulse, .variableColor, .scale, .disappear, .wiggle, .rotate, .breathe,
  ]
  static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { "symbol.\(kind)" }

  /// Nil for what is no movement.
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

  /// What a way moves: the opacity of a layer, or a part of its transform.
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

  /// The same ways over the opacity and the scale that a layer has.
  static func group(_ length: Double, _ ways: [Way], over layer: CALayer) -> CAAnimationGroup {
    group(length, ways.map { way in
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

/// Tells of an effect's end.
private final class SymbolEnd: NSObject, CAAnimationDelegate {
  private let told: (Bool) -> Void
  init(_ told: @escaping (Bool) -> Void) { self.told = told }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { told(flag) }
}
