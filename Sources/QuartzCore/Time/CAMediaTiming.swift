public import CoreGraphics
internal import Foundation
internal import RenderTree

/// The behaviour of a layer or an animation outside its active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The final value remains after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial value shows before the beginning, the final value after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// The value is removed outside the active duration.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// A time space within that of a parent: `local = (parent - beginTime) * speed + timeOffset`.
///
/// All times are in seconds.
public protocol CAMediaTiming {
  /// The begin time in the parent's time space.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one cycle in local time.
  var duration: CFTimeInterval { get set }
  /// The rate of local time relative to parent time. 0 stands still, negative rates run backwards.
  var speed: Float { get set }
  /// An offset added to the local time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of cycles, which may be fractional.
  var repeatCount: Float { get set }
  /// The duration for which cycles repeat, in local time. 0 means that `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether every second cycle runs in reverse.
  var autoreverses: Bool { get set }
  /// The behaviour outside the active duration. Unknown modes are treated as `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension MediaTiming {
  /// The fill mode that corresponds to the two flags. An unknown mode clears both.
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
