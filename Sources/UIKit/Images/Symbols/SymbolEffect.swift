internal import CoreGraphics

/// A movement of a symbol. The toolkit's own effects are the only ones.
public protocol SymbolEffect: Sendable {
  var configuration: SymbolEffectConfiguration { get }
}
/// An effect that runs once, or as often as its options say.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect by which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does: known to the toolkit alone.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe
  }
  enum Direction: Hashable, Sendable {
    case none, up, down, left, right, forward, backward, clockwise, counterClockwise
  }

  let kind: Kind
  var direction = Direction.none
  /// Whether layers of the symbol run on for good, or come
  /// back: kept for the app, for symbols here move whole.
  var isByLayer = true
  var isReversing = false
  /// The effect that comes with `replace`: the old symbol goes up, down or not at all.
  var goesUp: Bool?

  init(_ kind: Kind) { self.kind = kind }
}

extension SymbolEffect {
  fileprivate func with(_ change: (inout SymbolEffectConfiguration) -> Void) -> SymbolEffectConfiguration {
    var new = configuration
    change(&new)
    return new
  }
}

/// The symbol jumps up or down for a moment.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce)
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol becomes faint and strong again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The parts of the symbol become strong one after the other.
/// Symbols here have one part: it becomes faint and strong.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)
  public var reversing: Self { Self(configuration: with { $0.isReversing = true }) }
  public var nonReversing: Self { Self(configuration: with { $0.isReversing = false }) }
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}

/// The symbol becomes larger or smaller, and stays so.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.scale)
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// A hidden symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.appear)
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol goes, and its view keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  public var left: Self { Self(configuration: with { $0.direction = .left }) }
  public var right: Self { Self(configuration: with { $0.direction = .right }) }
  public var forward: Self { Self(configuration: with { $0.direction = .forward }) }
  public var backward: Self { Self(configuration: with { $0.direction = .backward }) }
  public var clockwise: Self { Self(configuration: with { $0.direction = .clockwise }) }
  public var counterClockwise: Self { Self(configuration: with { $0.direction = .counterClockwise }) }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol turns about its middle.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate)
  public var clockwise: Self { Self(configuration: with { $0.direction = .clockwise }) }
  public var counterClockwise: Self { Self(configuration: with { $0.direction = .counterClockwise }) }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol becomes larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe)
  public var plain: Self { self }
  public var pulse: Self { self }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// A symbol gives way to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)
  /// The old one shrinks, the new one grows.
  public var downUp: Self { Self(configuration: with { $0.goesUp = false }) }
  /// The old one grows and fades, the new one grows.
  public var upUp: Self { Self(configuration: with { $0.goesUp = true }) }
  /// The old one is gone at once.
  public var offUp: Self { Self(configuration: with { $0.goesUp = nil }) }
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// What suits the symbols: `replace`, or `appear` and `disappear`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self(configuration: Self().with { $0.goesUp = false }) }
}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double
    /// Without a pause, for good.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// With a pause each time, for good.
    public static var periodic: RepeatBehavior { periodic() }
    /// With a pause of seconds each time, so many times; nil for good, and for the usual pause.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  var speedFactor = 1.0
  /// Nil is as often as the effect runs by itself.
  var repeats: RepeatBehavior?
  /// Whether the effect runs once, also where it would go on.
  var isOnce = false

  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: .continuous) }
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(isOnce: true) }
  /// So many times without a pause; nil for good.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: RepeatBehavior(count: count, delay: 0))
  }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: behavior)
  }
  /// Times the usual speed; at least 0.01.
  public static func speed(_ factor: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: max(factor, 0.01))
  }

  private init(speedFactor: Double = 1, repeats: RepeatBehavior? = nil, isOnce: Bool = false) {
    (self.speedFactor, self.repeats, self.isOnce) = (speedFactor, repeats, isOnce)
  }
  public var repeating: SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: .continuous)
  }
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor, isOnce: true) }
  /// So many times without a pause; nil for good.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: RepeatBehavior(count: count, delay: 0))
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: behavior)
  }
  /// Times the usual speed, in place of what was asked before; at least 0.01.
  public func speed(_ factor: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: max(factor, 0.01), repeats: repeats, isOnce: isOnce)
  }
}
