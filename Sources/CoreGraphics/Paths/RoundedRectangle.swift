/// A set of corners to round. "Min y" is the top.
package struct RoundedCorners: OptionSet, Sendable, Hashable, Codable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let minXMinY = RoundedCorners(rawValue: 1)
  package static let maxXMinY = RoundedCorners(rawValue: 2)
  package static let minXMaxY = RoundedCorners(rawValue: 4)
  package static let maxXMaxY = RoundedCorners(rawValue: 8)
  package static let all: RoundedCorners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
}

/// The fraction of the radius that each corner has, 0…1.
package struct CornerShares: Sendable, Hashable, Codable {
  package var minXMinY: CGFloat = 1
  package var maxXMinY: CGFloat = 1
  package var minXMaxY: CGFloat = 1
  package var maxXMaxY: CGFloat = 1
  package init(minXMinY: CGFloat, maxXMinY: CGFloat, minXMaxY: CGFloat, maxXMaxY: CGFloat) {
    (self.minXMinY, self.maxXMinY, self.minXMaxY, self.maxXMaxY) = (minXMinY, maxXMinY, minXMaxY, maxXMaxY)
  }

  /// The fraction of one corner.
  package subscript(corner: RoundedCorners) -> CGFloat {
    corner == .minXMinY
      ? minXMinY : corner == .maxXMinY ? maxXMinY : corner == .minXMaxY ? minXMaxY : maxXMaxY
  }
  /// Returns the fractions after every corner's radius is reduced by a length.
  package func inset(by length: CGFloat, of radius: CGFloat) -> CornerShares {
    func share(_ old: CGFloat) -> CGFloat {
      max(0, (old * radius - length) / max(radius - length, .leastNonzeroMagnitude))
    }
    return CornerShares(
      minXMinY: share(minXMinY), maxXMinY: share(maxXMinY), minXMaxY: share(minXMaxY),
      maxXMaxY: share(maxXMaxY))
  }
}

/// A rectangle with some of its corners rounded.
package struct RoundedRectangle {
  package var rect: CGRect
  /// The corner radius, reduced if the edges are too short for it. If it is not positive, no corner is
  /// rounded.
  package var radius: CGFloat
  package var corners: RoundedCorners
  package var curve: Curve
  /// The fractions of the radius that the corners have, or nil if all have the full radius.
  package var shares: CornerShares?

  /// The shape of a corner.
  package enum Curve: Sendable {
    /// A quarter circle whose radius is at most half of the shorter side.
    case circular
    /// A curve with continuous curvature, as UIKit draws it since iOS 7, which occupies 1.528665 times the
    /// radius on each edge. If the shorter side has less room, the corner gradually becomes a quarter circle.
    ///
    /// - Note: The behaviour of Core Animation in that case has not been measured.
    case continuous
    /// Like `continuous`, but if the shorter side is below 2 · 1.528665 r, the ends become half circles at
    /// once, as iOS does in `UIBezierPath`: reports of the jump on Apple's developer forums (thread 789134).
    case continuousOrHalfCircles
  }

  package init(
    rect: CGRect, radius: CGFloat, corners: RoundedCorners = .all, curve: Curve = .circular,
    shares: CornerShares? = nil
  ) {
    (self.rect, self.radius, self.corners, self.curve, self.shares) = (rect, radius, corners, curve, shares)
  }

  /// The length that a continuous corner of radius 1 occupies on an edge.
  ///
  /// This value and the curve below are what iOS returns, as published by PaintCode ("Rounding corners of
  /// UIBezierPath", 2013).
  package static let reach: CGFloat = 1.528665

  /// The points of three cubic curves, the first of which starts at `start`, as distances from the corner
  /// along the incoming and the outgoing edge.
  private struct Corner {
    var start: CGFloat
    var points: [(back: CGFloat, ahead: CGFloat)]
  }

  private static let continuousCorner = Corner(
    start: reach,
    points: [
      (1.088493, 0), (0.868407, 0), (0.631494, 0.074911),
      (0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494),
      (0, 0.868407), (0, 1.088493), (0, reach),
    ])

  /// A quarter circle in three segments that end at the same angles as those of the continuous corner.
  private static let circularCorner: Corner = {
    let middle = acos(1 - 0.074911)
    let angles: [CGFloat] = [0, middle, .pi / 2 - middle, .pi / 2]
    var points: [(back: CGFloat, ahead: CGFloat)] = []
    for (from, to) in zip(angles, angles.dropFirst()) {
      let k = 4 / 3 * tan((to - from) / 4)
      points += [
        (1 - sin(from) - k * cos(from), 1 - cos(from) + k * sin(from)),
        (1 - sin(to) + k * cos(to), 1 - cos(to) - k * sin(to)),
        (1 - sin(to), 1 - cos(to)),
      ]
    }
    return Corner(start: 1, points: points)
  }()

  /// A quarter circle as the one cubic that approximates it best.
  private static let quarterCircle: Corner = {
    let k = 1 - 0.5522847498307936
    return Corner(start: 1, points: [(k, 0), (0, k), (0, 1)])
  }()

  /// Returns a corner interpolated between a quarter circle (0) and a continuous corner (1).
  private static func corner(_ amount: CGFloat) -> Corner {
    if amount >= 1 { return continuousCorner }
    if amount <= 0 { return quarterCircle }
    func mixed(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * amount }
    return Corner(
      start: mixed(circularCorner.start, continuousCorner.start),
      points: zip(circularCorner.points, continuousCorner.points).map {
        (mixed($0.back, $1.back), mixed($0.ahead, $1.ahead))
      })
  }

  /// The outline, clockwise from the top edge, or an empty path if the rectangle is empty.
  package var path: CGPath {
    let path = CGMutablePath()
    addOutline(to: &path.storage)
    return path
  }

  /// Adds the outline to a path. Does nothing if the rectangle is empty.
  func addOutline(to path: inout PathStorage) { if rect.width > 0, rect.height > 0 { add(to: &path) } }

  /// Adds the outline to a path, clockwise from the left end of the top edge.
  package func add(to path: CGMutablePath) { add(to: &path.storage) }

  private func add(to path: inout PathStorage) {
    let box = rect.standardized
    let shorter = min(box.width, box.height)
    guard radius > 0, shorter > 0 else { return path.addRect(rect, .identity) }
    /// Returns the radius and shape of a corner that has a fraction of the radius.
    func measure(_ share: CGFloat) -> (r: CGFloat, corner: Corner) {
      let radius = radius * share
      var r = min(radius, shorter / 2)
      var amount: CGFloat
      switch curve {
      case .circular: amount = 0
      case .continuous: amount = (shorter / 2 / r - 1) / (Self.reach - 1)
      case .continuousOrHalfCircles:
        amount = 2 * Self.reach * radius <= shorter ? 1 : 0
        if amount == 0 { r = shorter / 2 }
      }
      return (r, Self.corner(min(amount, 1)))
    }
    let whole = measure(1)
    func measures(_ name: RoundedCorners) -> (r: CGFloat, corner: Corner)? {
      guard corners.contains(name) else { return nil }
      guard let share = shares?[name] else { return whole }
      return share > 0 ? measure(share) : nil
    }

    path.reserve(verbs: 6 + 4 * whole.corner.points.count / 3, points: 5 + 4 * whole.corner.points.count)
    path.move(
      to: CGPoint(x: box.minX + (measures(.minXMinY).map { $0.corner.start * $0.r } ?? 0), y: box.minY))
    /// Adds a corner, given the directions of the incoming and the outgoing edge.
    func turn(_ name: RoundedCorners, _ tip: CGPoint, from: CGVector, to: CGVector) {
      guard let (r, corner) = measures(name) else { return path.addLine(to: tip) }
      func point(_ back: CGFloat, _ ahead: CGFloat) -> CGPoint {
        CGPoint(
          x: tip.x - back * from.dx * r + ahead * to.dx * r, y: tip.y - back * from.dy * r + ahead * to.dy * r
        )
      }
      func point(_ index: Int) -> CGPoint { point(corner.points[index].back, corner.points[index].ahead) }
      path.addLine(to: point(corner.start, 0))
      for i in stride(from: 0, to: corner.points.count, by: 3) {
        path.addCurve(to: point(i + 2), point(i), point(i + 1))
      }
    }
    let right = CGVector(dx: 1, dy: 0), down = CGVector(dx: 0, dy: 1)
    let left = CGVector(dx: -1, dy: 0), up = CGVector(dx: 0, dy: -1)
    turn(.maxXMinY, CGPoint(x: box.maxX, y: box.minY), from: right, to: down)
    turn(.maxXMaxY, CGPoint(x: box.maxX, y: box.maxY), from: down, to: left)
    turn(.minXMaxY, CGPoint(x: box.minX, y: box.maxY), from: left, to: up)
    turn(.minXMinY, CGPoint(x: box.minX, y: box.minY), from: up, to: right)
    path.close()
  }
}

extension RoundedRectangle {
  /// Creates the rounded rectangle with equal corners whose outline a path is, as made here or by
  /// `CGPath(roundedRect:cornerWidth:cornerHeight:transform:)`. Returns nil for other paths. Complexity:
  /// O(1).
  package init?(outlinedBy path: CGPath) {
    let storage = path.storage
    guard storage.verbs.count <= 24 else { return nil }
    if let rect = storage.rectangle {
      self.init(rect: rect, radius: 0)
      return
    }
    let box = storage.controlBox, tolerance = 1e-9 * max(box.width, box.height, 1)
    func isOutline(_ other: PathStorage) -> Bool {
      storage.verbs == other.verbs
        && zip(storage.points, other.points).allSatisfy { hypot($0.x - $1.x, $0.y - $1.y) <= 4 * tolerance }
    }
    // The length of the top edge that its first corner occupies.
    var length = CGFloat.infinity
    storage.forEach { segment in
      switch segment {
      case .move(let end), .line(let end), .quad(_, let end), .curve(_, _, let end):
        if abs(end.y - box.minY) <= tolerance { length = min(length, end.x - box.minX) }
      case .close: break
      }
    }
    guard length > 0, length < box.width else { return nil }
    let round = RoundedRectangle(rect: box, radius: length)
    let smooth = RoundedRectangle(rect: box, radius: length / Self.reach, curve: .continuous)
    var quarters = PathStorage()
    quarters.addRoundedRect(box, length, length, .identity)
    if isOutline(round.path.storage) || isOutline(quarters) {
      self = round
    } else if isOutline(smooth.path.storage) {
      self = smooth
    } else {
      return nil
    }
  }
}
