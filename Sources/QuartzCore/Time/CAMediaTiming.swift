public import CoreGraphics
internal import Foundation
internal import RenderTree

/// What a layer or an animation shows before and after it is active.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before the beginning, the last after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How a time of its own runs within the time of what surrounds it: `local = (parent -
/// beginTime) * speed + timeOffset`.
///
/// All times are in seconds.
public protocol CAMediaTiming {
  /// When the local time begins, in the parent's time.
  var beginTime: CFTimeInterval { get set }
  /// How long it is active, once through, in local time.
  var duration: CFTimeInterval { get set }
  /// Local seconds a parent second; 0 stands still, negative runs backwards.
  var speed: Float { get set }
  /// What is added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// How often it runs through; may be a fraction.
  var repeatCount: Float { get set }
  /// For how long it repeats, in local time; 0 leaves it to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether every second time runs backwards.
  var autoreverses: Bool { get set }
  /// What shows outside the active time; any unknown mode acts as `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension MediaTiming {
  /// The two ways of filling, under Core Animation's names; any other name fills nothing.
  var fillMode: CAMediaTimingFillMode {
    get {
      switch (fillsBackwards, fillsForwards) {
      case (true, true): .both
      case (true, false): .backwards
      case (false, true): .forwards
      case (false, false): .removed
      }
    }
    set {
      fillsBackwards = newValue == .backwards || newValue == .both
      fillsForwards = newValue == .forwards || newValue == .both
    }
  }
}
