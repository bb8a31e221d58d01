public import CoreGraphics
public import Foundation
internal import RenderTree

/// The ways to calculate values between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation between values.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value lasts until the time of the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed. `keyTimes` and `timingFunctions` are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values, Catmull–Rom if tension, continuity and bias are 0.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Like `cubic`, with times proportional to the distances between the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The ways to rotate a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points the layer's x axis along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Points the layer's x axis against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The keyframe values: numbers or boxed values of the property's type. Values of another type are ignored.
  /// Without values and `path`, the animation shows nothing.
  open var values: [Any]?
  /// The path for a property that is a point. It takes precedence over `values`. Each of its segments is one
  /// interval between keyframes.
  open var path: CGPath?
  /// The times of the keyframes as increasing fractions of the duration, 0…1, one per value; in discrete mode
  /// one more.
  open var keyTimes: [NSNumber]?
  /// The timing function of each interval between keyframes. Intervals without one have linear pacing.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The way to calculate values between keyframes. Unknown modes are treated as `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension of the curve at each value in the cubic modes, with `continuityValues` and `biasValues` as
  /// defined by Kochanek and Bartels.
  open var tensionValues: [NSNumber]?
  /// The sharpness of the corner at each value. 0, which is also used for a missing value, is smooth.
  open var continuityValues: [NSNumber]?
  /// The bias at each value: above 0 the curve overshoots after the value, below 0 before it; 0 is symmetric.
  open var biasValues: [NSNumber]?
  /// The rotation along `path`, applied to `transform.rotation.z`. It has no effect without a path. Nil means
  /// no rotation.
  open var rotationMode: CAAnimationRotationMode?
  /// The fractions of the keyframes' time at which the animation begins and ends.
  package final var start = 0.0, end = 1.0

  public override init() { super.init() }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    super.copySettings(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
    (start, end) = (other.start, other.end)
  }

  @_spi(QuartzCore) open override func makeCourse() -> Course? {
    if let walk { return Course(course: .keyframes(paced(walk.places(mode)))) }
    let property = animatedProperty
    let boxed = (values ?? []).compactMap { AnimatableValue(boxed: $0, for: property) }
    guard !boxed.isEmpty else { return nil }
    return Course(
      course: .keyframes(
        paced(
          KeyframeCourse(
            values: boxed, keyTimes: keyTimes?.map(\.doubleValue), mode: mode, paces: paces,
            tension: (tensionValues ?? []).map(\.doubleValue),
            continuity: (continuityValues ?? []).map(\.doubleValue),
            bias: (biasValues ?? []).map(\.doubleValue)))))
  }

  @_spi(QuartzCore) open override func makeTracks() -> [Track] {
    var tracks = super.makeTracks()
    if let rotationMode, let walk, let rotation = AnimatedProperty(keyPath: "transform.rotation.z") {
      let turns = walk.directions(mode, reversed: rotationMode == .rotateAutoReverse)
      tracks.append(
        Track(.property(PropertyTrack(property: rotation, timing: time, course: .keyframes(paced(turns))))))
    }
    return tracks
  }

  private var mode: KeyframeCourse.Mode { KeyframeCourse.Mode(rawValue: calculationMode.rawValue) ?? .linear }

  /// Returns the course with the animation's pacing and its start and end.
  private func paced(_ course: KeyframeCourse) -> KeyframeCourse {
    var course = course
    (course.pace, course.start, course.end) = (pace, start, end)
    return course
  }

  private var paces: [TimingCurve] {
    (timingFunctions ?? []).map(\.curve)
  }

  private var walk: PathWalk? {
    path.flatMap { PathWalk($0, keyTimes: keyTimes?.map(\.doubleValue), paces: paces) }
  }
}

/// A path as a sequence of points with times.
private struct PathWalk {
  private var points: [CGPoint] = []
  /// The times as fractions of the duration.
  private var times: [Double] = []
  /// The indices of the points at which segments end.
  private var ends: [Int] = [0]

  /// The number of pieces that a curve is divided into.
  private static let pieces = 32

  init?(_ path: CGPath, keyTimes: [Double]?, paces: [TimingCurve]) {
    var segments: [(Double) -> CGPoint] = []
    var start = CGPoint.zero, current = CGPoint.zero
    func line(_ a: CGPoint, _ b: CGPoint) -> (Double) -> CGPoint {
      { t in CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
    }
    path.applyWithBlock { pointer in
      let element = pointer.pointee, from = current
      switch element.type {
      case .moveToPoint:
        current = element.points[0]
        start = current
      case .addLineToPoint:
        current = element.points[0]
        segments.append(line(from, current))
      case .addQuadCurveToPoint:
        let (c, end) = (element.points[0], element.points[1])
        current = end
        segments.append { t in
          let (a, b, d) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(x: a * from.x + b * c.x + d * end.x, y: a * from.y + b * c.y + d * end.y)
        }
      case .addCurveToPoint:
        let (c1, c2, end) = (element.points[0], element.points[1], element.points[2])
        current = end
        segments.append { t in
          let s = 1 - t
          let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          return CGPoint(
            x: a * from.x + b * c1.x + c * c2.x + d * end.x, y: a * from.y + b * c1.y + c * c2.y + d * end.y)
        }
      case .closeSubpath:
        if current != start { segments.append(line(current, start)) }
        current = start
      @unknown default: break
      }
    }
    guard !segments.isEmpty else { return nil }
    let even = (0...segments.count).map { Double($0) / Double(segments.count) }
    let marks = keyTimes.flatMap { $0.count == segments.count + 1 ? $0 : nil } ?? even
    points = [segments[0](0)]
    times = [marks[0]]
    for (index, segment) in segments.enumerated() {
      for piece in 1...Self.pieces {
        let t = Double(piece) / Double(Self.pieces)
        points.append(segment(index < paces.count ? paces[index].value(at: t) : t))
        times.append(marks[index] + (marks[index + 1] - marks[index]) * t)
      }
      ends.append(points.count - 1)
    }
  }

  func places(_ mode: KeyframeCourse.Mode) -> KeyframeCourse { course(points.map { .point($0) }, mode) }

  /// Returns the direction at each point in radians, without jumps of whole turns.
  func directions(_ mode: KeyframeCourse.Mode, reversed: Bool) -> KeyframeCourse {
    var angles: [Double] = []
    for index in points.indices {
      let a = points[max(index - 1, 0)], b = points[min(max(index, 1), points.count - 1)]
      var angle = atan2(b.y - a.y, b.x - a.x) + (reversed ? .pi : 0)
      if let last = angles.last { angle = last + remainder(angle - last, 2 * .pi) }
      angles.append(angle)
    }
    return course(angles.map { .number($0) }, mode)
  }

  /// Returns a course of values at the points. In the paced modes the times are proportional to the path's
  /// length; in discrete mode only the ends of segments are used.
  private func course(_ values: [AnimatableValue], _ mode: KeyframeCourse.Mode) -> KeyframeCourse {
    switch mode {
    case .paced, .cubicPaced: KeyframeCourse(values: values, keyTimes: pacedTimes)
    case .discrete: KeyframeCourse(values: ends.map { values[$0] }, mode: .discrete)
    case .linear, .cubic: KeyframeCourse(values: values, keyTimes: times)
    }
  }

  private var pacedTimes: [Double] {
    var sums = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      sums.append(sums[sums.count - 1] + ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot())
    }
    let whole = sums[sums.count - 1]
    return whole > 0 ? sums.map { $0 / whole } : times
  }
}
