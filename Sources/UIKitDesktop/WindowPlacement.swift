package import CoreGraphics

/// The placement and size of new windows on a screen, in desktop units with y pointing down.
package enum WindowPlacement {
  /// Returns the number of units per point at which a size fits the available space, at most `wanted`.
  package static func zoom(of points: CGSize, in room: CGSize, wanted: CGFloat) -> CGFloat {
    guard points.width > 0, points.height > 0 else { return wanted }
    return min(wanted, room.width / points.width, room.height / points.height)
  }

  /// The gap between adjacent windows for their borders.
  private static let gap: CGFloat = 12
  /// The offset of a window to the bottom and right of one that it overlaps.
  private static let step: CGFloat = 32

  /// Returns the origin of a new window.
  ///
  /// It is in the centre if there is no other window, otherwise beside the last one or another one if there
  /// is space, otherwise offset to the bottom and right of the last one.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - room: The available part of the screen.
  ///   - others: The existing windows from back to front.
  /// - Returns: The origin in the screen's coordinate space.
  package static func origin(of size: CGSize, in room: CGRect, beside others: [CGRect]) -> CGPoint {
    guard let last = others.last else { return centered(size, in: room) }
    for other in others.reversed() {
      for x in [other.maxX + gap, other.minX - gap - size.width] {
        let place = CGRect(origin: CGPoint(x: x, y: other.minY), size: size)
        if room.contains(place), !others.contains(where: { $0.intersects(place) }) { return place.origin }
      }
    }
    var place = CGRect(origin: last.origin, size: size)
    // The number of attempts is that of windows that may be at the tried origins.
    for _ in 0...others.count {
      place = place.offsetBy(dx: step, dy: step)
      if !room.contains(place) { place.origin = moved(place, into: room).origin }
      if place.origin == last.origin { place.origin = room.origin }
      let origin = place.origin
      if !others.contains(where: { $0.origin == origin }) { break }
    }
    return place.origin
  }

  /// Returns a window moved by the smallest distance that brings it into the available part of the screen.
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
