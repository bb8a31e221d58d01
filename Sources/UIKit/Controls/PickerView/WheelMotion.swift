internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The touch handling of wheels: a drag turns a wheel, a flick lets it decelerate to a row, a tap selects the
/// row under the touch.
///
/// Positions are counted in rows from the wheel's first one.
@MainActor final class WheelMotion: UIGestureRecognizerDelegate {
  /// The properties of a wheel.
  struct Wheel {
    /// The number of rows.
    var rows: Int
    /// The selected row.
    var chosen: Int
    var rowHeight: CGFloat
  }

  private unowned let view: UIView
  private let columnAt: (CGPoint) -> Int?
  private let wheel: (Int) -> Wheel
  /// Called when a wheel that the user has turned has come to rest at a row.
  private let choose: (Int, Int) -> Void
  /// The positions of the wheels that are not at their selected row.
  private var places: [Int: CGFloat] = [:]
  private var courses: [Int: Course] = [:]
  private var drag: (column: Int, start: CGFloat)?
  private lazy var stepper = FrameStep(of: view) { [unowned self] now in advance(to: now) }

  /// The motion of a wheel that comes to rest: the remaining distance decays exponentially.
  private struct Course {
    var from: CGFloat, to: Int, start: Double
    /// The time in which the remaining distance decays to 1/e, in seconds.
    var decay: Double
    var isUsers: Bool
  }

  /// The distance that a wheel would run on, in seconds of its velocity: that of scroll views
  /// (`UIScrollView.DecelerationRate.normal`).
  private static let run = 0.499
  /// The decay time if no touch gave a velocity, in seconds; not measured.
  private static let settling = 0.09

  init(
    of view: UIView, columnAt: @escaping (CGPoint) -> Int?, wheel: @escaping (Int) -> Wheel,
    choose: @escaping (Int, Int) -> Void
  ) {
    (self.view, self.columnAt, self.wheel, self.choose) = (view, columnAt, wheel, choose)
    let pan = UIPanGestureRecognizer(), tap = UITapGestureRecognizer()
    pan.onAction { [unowned self] gesture in if let pan = gesture as? UIPanGestureRecognizer { dragged(pan) }
    }
    tap.onAction { [unowned self] gesture in
      if gesture.state == .ended { tapped(gesture.location(in: self.view)) }
    }
    for gesture in [pan, tap] {
      gesture.delegate = self
      view.addGestureRecognizer(gesture)
    }
  }

  /// Ignores touches beside the wheels.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    columnAt(gestureRecognizer.location(in: view)) != nil
  }

  /// Returns the position of a wheel: the row in the centre, and the offset beyond it, -0.5…0.5.
  func place(of column: Int) -> (row: Int, part: CGFloat) {
    let place = places[column] ?? CGFloat(wheel(column).chosen), row = place.rounded()
    return (Int(row), place - row)
  }

  /// Moves a wheel to its selected row, animated from its current position if requested.
  func chosenDidChange(_ column: Int, from old: Int, animated: Bool) {
    guard animated, view.window != nil, UIView.areAnimationsEnabled else {
      (places[column], courses[column]) = (nil, nil)
      return view.setNeedsDisplay()
    }
    run(
      column, from: places[column] ?? CGFloat(old), to: wheel(column).chosen, decay: Self.settling,
      isUsers: false)
  }

  /// Moves all wheels to their selected rows.
  func reset() {
    (places, courses, drag) = ([:], [:], nil)
    view.setNeedsDisplay()
  }

  private func run(_ column: Int, from: CGFloat, to: Int, decay: Double, isUsers: Bool) {
    places[column] = from
    courses[column] = Course(
      from: from, to: to, start: FrameClock.current.now, decay: decay, isUsers: isUsers)
    stepper.start()
    view.setNeedsDisplay()
  }

  private func advance(to now: Double) {
    for (column, course) in courses.sorted(by: { $0.key < $1.key }) {
      let rest = (course.from - CGFloat(course.to)) * CGFloat(exp(-(now - course.start) / course.decay))
      places[column] = CGFloat(course.to) + rest
      guard abs(rest) < 0.01 else { continue }
      (places[column], courses[column]) = (nil, nil)
      if course.isUsers { choose(column, course.to) }
    }
    if courses.isEmpty { stepper.stop() }
    view.setNeedsDisplay()
  }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      guard let column = columnAt(pan.location(in: view)), wheel(column).rows > 0 else { return }
      courses[column] = nil
      drag = (column, places[column] ?? CGFloat(wheel(column).chosen))
      turn(pan)
    case .changed: turn(pan)
    case .ended, .cancelled:
      guard let drag else { return }
      self.drag = nil
      let now = places[drag.column] ?? drag.start, one = wheel(drag.column)
      let speed = pan.state == .ended ? -pan.velocity(in: view).y / one.rowHeight : 0
      let target = min(max(Int((now + speed * Self.run).rounded()), 0), max(0, one.rows - 1))
      // Keeps the wheel's velocity: the whole distance over the time constant.
      let way = CGFloat(target) - now
      let decay = speed * way > 0 ? min(max(Double(way / speed), 0.05), 0.6) : Self.settling
      run(drag.column, from: now, to: target, decay: decay, isUsers: true)
    default: break
    }
  }

  private func turn(_ pan: UIPanGestureRecognizer) {
    guard let drag else { return }
    let one = wheel(drag.column), last = CGFloat(max(0, one.rows - 1))
    let place = drag.start - pan.translation(in: view).y / one.rowHeight
    // Beyond its ends a wheel resists increasingly.
    places[drag.column] =
      place < 0
      ? -RubberBand.shown(-place, dimension: 6)
      : place > last ? last + RubberBand.shown(place - last, dimension: 6) : place
    view.setNeedsDisplay()
  }

  private func tapped(_ point: CGPoint) {
    guard let column = columnAt(point) else { return }
    let one = wheel(column),
      distance = Wheels.distance(of: point.y - view.bounds.midY, in: view.bounds, rowHeight: one.rowHeight)
    let target = min(max(place(of: column).row + distance, 0), max(0, one.rows - 1))
    guard one.rows > 0, target != one.chosen || courses[column] != nil else { return }
    run(column, from: places[column] ?? CGFloat(one.chosen), to: target, decay: Self.settling, isUsers: true)
  }
}
