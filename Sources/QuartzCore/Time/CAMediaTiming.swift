public import CoreGraphics
internal import Foundation

/// What a layer or an animation shows before and after it is active.
public struct CAMediaTimingFillMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows outside the active time.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// How a time of its own runs within the time of what surrounds it: `local = (parent - beginTime) * speed + timeOffset`.
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
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time within another, as `CAMediaTiming` says.
struct LayerTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  func local(fromParent time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// Where the local time stands still no parent time answers; all are taken for the beginning.
  func parent(fromLocal time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}
