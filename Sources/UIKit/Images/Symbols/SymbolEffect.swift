internal import CoreGraphics

/// A movement of a symbol. The toolkit's own effects are the only ones.
public protocol SymbolEffect: Sendable {
  /// What the effect does, for the toolkit.
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
  /// Upwards unless `down` was asked for.
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce)
  /// The symbol grows by a fifth, and comes back. As without a direction.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// The symbol shrinks first, and comes back.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Kept for the app: the symbol moves whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols move here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol becomes faint and strong again.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// Opacity goes down to 0.4 and back, in 1.2 seconds.
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)
  /// Kept for the app: the whole symbol becomes faint.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols pulse here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The parts of the symbol become strong one after the other.
/// Symbols here have one part: it becomes faint and strong.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  /// Opacity goes down to 0.4 and back, in 1.2 seconds.
  public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)
  /// Each turn is followed by one backwards.
  public var reversing: Self { Self(configuration: with { $0.isReversing = true }) }
  /// Each turn begins anew, as without being asked for.
  public var nonReversing: Self { Self(configuration: with { $0.isReversing = false }) }
  /// Kept for the app: symbols have one part.
  public var iterative: Self { self }
  /// Kept for the app: symbols have one part.
  public var cumulative: Self { self }
  /// Kept for the app: symbols have one part.
  public var hideInactiveLayers: Self { self }
  /// Kept for the app: symbols have one part.
  public var dimInactiveLayers: Self { self }
}

/// The symbol becomes larger or smaller, and stays so.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// To 1.2 of the size unless `down` was asked for.
  public internal(set) var configuration = SymbolEffectConfiguration(.scale)
  /// To 1.2 of the size, as without a direction.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// To 0.8 of the size.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Kept for the app: the symbol grows whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols grow here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// A hidden symbol comes.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The symbol becomes as it was before it disappeared.
  public internal(set) var configuration = SymbolEffectConfiguration(.appear)
  /// Kept for the app: the symbol comes back the way that it went.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// Kept for the app: the symbol comes back the way that it went.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Kept for the app: the symbol comes whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols come here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol goes, and its view keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The symbol fades and shrinks unless `up` was asked for.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)
  /// The symbol grows as it fades.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// The symbol shrinks as it fades, as without a direction.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Kept for the app: the symbol goes whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols go here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol moves to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// About the middle, clockwise first, unless another direction was asked for.
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)
  /// By 3 points along y, upwards first.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// By 3 points along y, downwards first.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// By 3 points along x, to the left first.
  public var left: Self { Self(configuration: with { $0.direction = .left }) }
  /// By 3 points along x, to the right first.
  public var right: Self { Self(configuration: with { $0.direction = .right }) }
  /// By 3 points along x, first to where lines go on: to the left from the right to the left.
  public var forward: Self { Self(configuration: with { $0.direction = .forward }) }
  /// By 3 points along x, first to where lines begin.
  public var backward: Self { Self(configuration: with { $0.direction = .backward }) }
  /// By 0.2 radians about the middle, clockwise first, as without a direction.
  public var clockwise: Self { Self(configuration: with { $0.direction = .clockwise }) }
  /// By 0.2 radians about the middle, counterclockwise first.
  public var counterClockwise: Self { Self(configuration: with { $0.direction = .counterClockwise }) }
  /// Kept for the app: the symbol moves whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols move here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol turns about its middle.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// Once round in 2 seconds, clockwise unless another direction was asked for.
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate)
  /// As without a direction.
  public var clockwise: Self { Self(configuration: with { $0.direction = .clockwise }) }
  /// Against the clock.
  public var counterClockwise: Self { Self(configuration: with { $0.direction = .counterClockwise }) }
  /// Kept for the app: the symbol turns whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols turn here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// The symbol becomes larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// To 1.1 of the size and 0.7 of the opacity, and back, in 2 seconds.
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe)
  /// Kept for the app: the opacity changes in any case.
  public var plain: Self { self }
  /// With the opacity, as without being asked for.
  public var pulse: Self { self }
  /// Kept for the app: the symbol breathes whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols breathe here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// A symbol gives way to another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// Without a manner of its own, the old symbol is gone at once, as with `offUp`.
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)
  /// The old one shrinks, the new one grows.
  public var downUp: Self { Self(configuration: with { $0.goesUp = false }) }
  /// The old one grows and fades, the new one grows.
  public var upUp: Self { Self(configuration: with { $0.goesUp = true }) }
  /// The old one is gone at once.
  public var offUp: Self { Self(configuration: with { $0.goesUp = nil }) }
  /// Kept for the app: symbols give way whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// How symbols give way here in any case.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// What suits the symbols: `replace`, or `appear` and `disappear`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  /// The toolkit's choice: of symbols that replace one another, `replace.downUp`.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// The effect without being reversed.
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
  /// Goes by `downUp`.
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

  /// As often, and as fast, as the effect runs by itself.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Without a pause, for good.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: .continuous) }
  /// Once, also where the effect would go on.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(isOnce: true) }
  /// So many times without a pause; nil for good.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: RepeatBehavior(count: count, delay: 0))
  }
  /// As often as a behaviour says.
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
  /// These options, but without a pause and for good.
  public var repeating: SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: .continuous)
  }
  /// These options, but once, also where the effect would go on.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor, isOnce: true) }
  /// So many times without a pause; nil for good.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: RepeatBehavior(count: count, delay: 0))
  }
  /// These options, but as often as a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: behavior)
  }
  /// Times the usual speed, in place of what was asked before; at least 0.01.
  public func speed(_ factor: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: max(factor, 0.01), repeats: repeats, isOnce: isOnce)
  }
}
