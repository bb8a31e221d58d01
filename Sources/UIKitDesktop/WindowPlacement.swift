package import CoreGraphics

/// Where windows open on a screen, and how large they are there. Lengths are in the desktop's units, y down.
package enum WindowPlacement {
  /// The number of units per point at which points fit into the room that a screen has, at most `wanted`.
  package static func zoom(of points: CGSize, in room: CGSize, wanted: CGFloat) -> CGFloat {
    guard points.width > 0, points.height > 0 else { return wanted }
    return min(wanted, room.width / points.width, room.height / points.height)
  }

  /// The gap between windows that lie beside each other, for their borders.
  private static let gap: CGFloat = 12
  /// How far a window lies below and at the right of one that it covers.
  private static let step: CGFloat = 32

  /// The origin of a new window: in the middle of the room if there is no other window, else beside the last
  /// one, or beside another one if that is free, else down and to the right of the last one.
  ///
  /// - Parameter others: The windows that are there, from back to front.
  package static func origin(of size: CGSize, in room: CGRect, beside others: [CGRect]) -> CGPoint {
    guard let last = others.last else { return centered(size, in: room) }
    for other in others.reversed() {
      for x in [other.maxX + gap, other.minX - gap - size.width] {
        let place = CGRect(origin: CGPoint(x: x, y: other.minY), size: size)
        if room.contains(place), !others.contains(where: { $0.intersects(place) }) { return place.origin }
      }
    }
    var place = CGRect(origin: last.origin, size: size)
    // As often as there may be windows at the places that are tried.
    for _ in 0...others.count {
      place = place.offsetBy(dx: step, dy: step)
      if !room.contains(place) { place.origin = moved(place, into: room).origin }
      if place.origin == last.origin { place.origin = room.origin }
      let origin = place.origin
      if !others.contains(where: { $0.origin == origin }) { break }
    }
    return place.origin
  }

  /// A window moved as little as brings it into the room.
  package static func moved(_ window: CGRect, into room: CGRect) -> CGRect {
    var window = window
    window.origin.x = max(room.minX, min(window.minX, room.maxX - window.width))
    window.origin.y = max(room.minY, min(window.minY, room.maxY - window.height))
    return window
  }

  private static func centered(_ size: CGSize, in room: CGRect) -> CGPoint {
    CGPoint(
      x: (room.midX - size.width / 2).rounded(.down), y: (room.midY - size.height / 2).rounded(.down))
  }
}
