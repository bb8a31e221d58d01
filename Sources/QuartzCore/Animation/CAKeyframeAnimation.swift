public import CoreGraphics
public import Foundation
internal import RenderTree

/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight from value to value.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value stays until the time of the next; none lies between.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight, at one speed all the way: `keyTimes` and `timingFunctions` are left out.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// A smooth curve through the values, Catmull–Rom where tension, continuity and bias are 0.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// As `cubic`, with times that follow the distances between the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether what moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points against the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// Numbers or boxed values of the property's type, one a keyframe; what is of another type is left out.
  /// With none and no `path` the animation shows nothing.
  open var values: [Any]?
  /// A path for a property that is a point; it is used in place of `values`. Each of its segments counts as
  /// one gap between keyframes.
  open var path: CGPath?
  /// Fractions of the duration, 0…1 and rising, one a value; in the discrete mode one more.
  open var keyTimes: [NSNumber]?
  /// The pace of each gap between keyframes; where there are fewer than gaps the rest is straight.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// An unknown mode acts as `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// For the cubic modes: how tight each curve is, with `continuityValues` and `biasValues` as
  /// of Kochanek and Bartels.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner at each value is; 0, also of a value that is missing, is smooth.
  open var continuityValues: [NSNumber]?
  /// Whether the curve overshoots after a value, above 0, or before it, below 0; 0 is even.
  open var biasValues: [NSNumber]?
  /// Counts along a `path` alone, and sets `transform.rotation.z`; nil turns nothing.
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

  /// The course with the animation's pace and ends.
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

/// A path as a row of places with times.
private struct PathWalk {
  private var points: [CGPoint] = []
  /// Fractions of the duration.
  private var times: [Double] = []
  /// The indices of the places at which segments end.
  private var ends: [Int] = [0]

  /// The pieces that a curve is cut into.
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

  /// The direction at each place, in radians, without jumps of whole turns.
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

  /// Values at the places. In the paced modes the times follow the length of the way; in the discrete mode
  /// only ends of segments count.
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
