internal import CoreGraphics

/// An animation of a symbol. Clients cannot define their own effects.
public protocol SymbolEffect: Sendable {
  /// The effect's configuration, for internal use.
  var configuration: SymbolEffectConfiguration { get }
}
/// An effect that runs a number of times.
public protocol DiscreteSymbolEffect {}
/// An effect that continues until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect that shows or hides a symbol.
public protocol TransitionSymbolEffect {}
/// An effect that replaces a symbol with another.
public protocol ContentTransitionSymbolEffect {}

/// The opaque configuration of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bounce, pulse, variableColor, scale, appear, disappear, replace, automatic, wiggle, rotate, breathe
  }
  enum Direction: Hashable, Sendable {
    case none, up, down, left, right, forward, backward, clockwise, counterClockwise
  }

  let kind: Kind
  var direction = Direction.none
  /// Stored only. A Boolean value that indicates whether the symbol's layers animate separately. Symbols
  /// always animate as a whole.
  var isByLayer = true
  var isReversing = false
  /// The direction in which the old symbol of a `replace` effect moves, or nil if it disappears immediately.
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

/// An effect that briefly scales a symbol up or down.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect's configuration. The default direction is up.
  public internal(set) var configuration = SymbolEffectConfiguration(.bounce)
  /// An effect that scales the symbol up by a fifth and back. This is the default direction.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// An effect that scales the symbol down first, and back.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that fades a symbol out and in.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect's configuration. Opacity decreases to 0.4 and returns, in 1.2 seconds.
  public internal(set) var configuration = SymbolEffectConfiguration(.pulse)
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that varies the opacity of a symbol's layers in turn.
///
/// - Note: Symbols have a single layer in Mica, so the whole symbol fades out and in.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable
{
  /// The effect's configuration. Opacity decreases to 0.4 and returns, in 1.2 seconds.
  public internal(set) var configuration = SymbolEffectConfiguration(.variableColor)
  /// An effect in which every cycle is followed by one in reverse.
  public var reversing: Self { Self(configuration: with { $0.isReversing = true }) }
  /// An effect in which every cycle starts from the beginning. This is the default.
  public var nonReversing: Self { Self(configuration: with { $0.isReversing = false }) }
  /// Without effect: symbols have a single layer.
  public var iterative: Self { self }
  /// Without effect: symbols have a single layer.
  public var cumulative: Self { self }
  /// Without effect: symbols have a single layer.
  public var hideInactiveLayers: Self { self }
  /// Without effect: symbols have a single layer.
  public var dimInactiveLayers: Self { self }
}

/// An effect that makes a symbol larger or smaller until it is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect's configuration. By default, the symbol is scaled by 1.2.
  public internal(set) var configuration = SymbolEffectConfiguration(.scale)
  /// An effect that scales the symbol by 1.2. This is the default.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// An effect that scales the symbol by 0.8.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that shows a hidden symbol.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect's configuration. The symbol returns to its state before it disappeared.
  public internal(set) var configuration = SymbolEffectConfiguration(.appear)
  /// Without effect: the symbol reverses the effect with which it disappeared.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// Without effect: the symbol reverses the effect with which it disappeared.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that hides a symbol. Its view keeps its place.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
  /// The effect's configuration. By default, the symbol shrinks while it fades out.
  public internal(set) var configuration = SymbolEffectConfiguration(.disappear)
  /// An effect that enlarges the symbol while it fades out.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// An effect that shrinks the symbol while it fades out. This is the default.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that moves a symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect's configuration. By default, the symbol rotates about its centre, clockwise first.
  public internal(set) var configuration = SymbolEffectConfiguration(.wiggle)
  /// An effect that moves the symbol by 3 points vertically, first upwards.
  public var up: Self { Self(configuration: with { $0.direction = .up }) }
  /// An effect that moves the symbol by 3 points vertically, first downwards.
  public var down: Self { Self(configuration: with { $0.direction = .down }) }
  /// An effect that moves the symbol by 3 points horizontally, first to the left.
  public var left: Self { Self(configuration: with { $0.direction = .left }) }
  /// An effect that moves the symbol by 3 points horizontally, first to the right.
  public var right: Self { Self(configuration: with { $0.direction = .right }) }
  /// An effect that moves the symbol by 3 points horizontally, first in the reading direction.
  public var forward: Self { Self(configuration: with { $0.direction = .forward }) }
  /// An effect that moves the symbol by 3 points horizontally, first against the reading direction.
  public var backward: Self { Self(configuration: with { $0.direction = .backward }) }
  /// An effect that rotates the symbol by 0.2 radians about its centre, clockwise first. This is the default.
  public var clockwise: Self { Self(configuration: with { $0.direction = .clockwise }) }
  /// An effect that rotates the symbol by 0.2 radians about its centre, counterclockwise first.
  public var counterClockwise: Self { Self(configuration: with { $0.direction = .counterClockwise }) }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that rotates a symbol about its centre.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect's configuration. A rotation takes 2 seconds and is clockwise by default.
  public internal(set) var configuration = SymbolEffectConfiguration(.rotate)
  /// An effect that rotates the symbol clockwise. This is the default.
  public var clockwise: Self { Self(configuration: with { $0.direction = .clockwise }) }
  /// An effect that rotates the symbol counterclockwise.
  public var counterClockwise: Self { Self(configuration: with { $0.direction = .counterClockwise }) }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that makes a symbol larger and smaller.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
  /// The effect's configuration. Scale changes to 1.1 and opacity to 0.7 and back, in 2 seconds.
  public internal(set) var configuration = SymbolEffectConfiguration(.breathe)
  /// Without effect: opacity always changes as well.
  public var plain: Self { self }
  /// An effect that changes opacity as well. This is the default.
  public var pulse: Self { self }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that replaces a symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
  /// The effect's configuration. By default, the old symbol disappears immediately, as with `offUp`.
  public internal(set) var configuration = SymbolEffectConfiguration(.replace)
  /// An effect in which the old symbol shrinks and the new one grows.
  public var downUp: Self { Self(configuration: with { $0.goesUp = false }) }
  /// An effect in which the old symbol grows and fades out, and the new one grows.
  public var upUp: Self { Self(configuration: with { $0.goesUp = true }) }
  /// An effect in which the old symbol disappears immediately.
  public var offUp: Self { Self(configuration: with { $0.goesUp = nil }) }
  /// Without effect: symbols always animate as a whole.
  public var byLayer: Self { Self(configuration: with { $0.isByLayer = true }) }
  /// An effect that animates the symbol as a whole, as symbols always do.
  public var wholeSymbol: Self { Self(configuration: with { $0.isByLayer = false }) }
}

/// An effect that is chosen to suit the symbols: `replace`, or `appear` and `disappear`.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect,
  Hashable
{
  /// The effect's configuration. A symbol is replaced with `replace.downUp`.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(.automatic) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// An effect that scales a symbol up or down once.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// An effect that fades the opacity of a symbol's layers.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// An effect that varies the opacity of a symbol's layers, without reversing.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// An effect that scales a symbol.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// An effect that makes a symbol appear.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// An effect that makes a symbol disappear.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// An effect that moves a symbol back and forth.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// An effect that rotates a symbol.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// An effect that scales a symbol as if it breathed.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// An effect that is chosen to suit the symbols.
  public static var automatic: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// An effect that replaces a symbol, in the style `downUp`.
  public static var replace: Self { Self(configuration: Self().with { $0.goesUp = false }) }
}

/// The speed of an effect and the number of its repetitions.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// The repetition of an effect.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Int?
    let delay: Double
    /// A behaviour that repeats an effect indefinitely without pauses.
    public static var continuous: RepeatBehavior { RepeatBehavior(count: nil, delay: 0) }
    /// A behaviour that repeats an effect indefinitely with pauses.
    public static var periodic: RepeatBehavior { periodic() }
    /// Returns a behaviour that repeats an effect with pauses.
    ///
    /// - Parameters:
    ///   - count: The number of repetitions; nil means indefinitely.
    ///   - delay: The length of each pause in seconds; nil means 0.5.
    /// - Returns: The behaviour.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count, delay: delay ?? 0.5)
    }
  }

  var speedFactor = 1.0
  /// The repetition, or nil for that of the effect.
  var repeats: RepeatBehavior?
  /// A Boolean value that determines whether an effect that would continue runs only once.
  var isOnce = false

  /// Options with the default speed and repetition.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Options that repeat an effect indefinitely without pauses.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repeats: .continuous) }
  /// Options that run an effect once, even if it would continue.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(isOnce: true) }
  /// Returns options that repeat an effect a number of times without pauses, or indefinitely if the count is
  /// nil.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: RepeatBehavior(count: count, delay: 0))
  }
  /// Returns options with a repetition behaviour.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(repeats: behavior)
  }
  /// Returns options with a multiple of the default speed, at least 0.01.
  public static func speed(_ factor: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: max(factor, 0.01))
  }

  private init(speedFactor: Double = 1, repeats: RepeatBehavior? = nil, isOnce: Bool = false) {
    (self.speedFactor, self.repeats, self.isOnce) = (speedFactor, repeats, isOnce)
  }
  /// A copy of the options that repeats the effect indefinitely without pauses.
  public var repeating: SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: .continuous)
  }
  /// A copy of the options that runs the effect once, even if it would continue.
  public var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(speedFactor: speedFactor, isOnce: true) }
  /// Returns a copy of the options that repeats the effect a number of times without pauses, or indefinitely
  /// if the count is nil.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: RepeatBehavior(count: count, delay: 0))
  }
  /// Returns a copy of the options with another repetition behaviour.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: speedFactor, repeats: behavior)
  }
  /// Returns a copy of the options with a multiple of the default speed, at least 0.01. It replaces the
  /// former speed.
  public func speed(_ factor: Double) -> SymbolEffectOptions {
    SymbolEffectOptions(speedFactor: max(factor, 0.01), repeats: repeats, isOnce: isOnce)
  }
}
