internal import CoreGraphics
internal import Foundation

/// The directions of a popover's arrow: an `up` arrow is on the top edge of a popover that lies below its
/// source.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits of the directions, as in UIKit's headers; 0 means no arrow.
  public let rawValue: UInt
  /// Creates directions from the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An arrow on the top edge: the popover lies below its source.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// An arrow on the bottom edge: the popover lies above its source.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// An arrow on the left edge: the popover lies to the right of its source.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// An arrow on the right edge: the popover lies to the left of its source.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// All four directions. The first side with enough space for the content is chosen, or else the one with
  /// the most.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is not known, since the popover is not shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// The placement of a popover beside its source.
struct PopoverPlacement: Equatable {
  /// The frame of the content, without the arrow.
  var content = CGRect.zero
  var direction = UIPopoverArrowDirection.up
  /// The position of the arrow's tip.
  var tip = CGPoint.zero

  /// The width of the arrow's base, and its height.
  let arrow: CGSize

  /// The arrow of a popover without a custom background, in points; not measured.
  static let ownArrow = CGSize(width: 26, height: 13)
  static let radius: CGFloat = 13

  /// Places content of a size beside `source`, inside `area`.
  ///
  /// The first permitted side with enough space is chosen, otherwise the one with the most. There the content
  /// is limited to the space, or else overlaps the source as far as necessary. If no side is permitted, it is
  /// centred on the source, without an arrow.
  init(
    beside source: CGRect, size: CGSize, in area: CGRect, permitted: UIPopoverArrowDirection,
    canOverlap: Bool = false, arrow: CGSize = ownArrow
  ) {
    self.arrow = arrow
    if permitted.isEmpty {
      let fitted = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
      func start(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        min(max(middle - length / 2, low), high - length).rounded()
      }
      let origin = CGPoint(
        x: start(source.midX, fitted.width, area.minX, area.maxX),
        y: start(source.midY, fitted.height, area.minY, area.maxY))
      content = CGRect(origin: origin, size: fitted)
      (direction, tip) = ([], content.origin)
      return
    }
    let length = arrow.height
    let rooms: [(UIPopoverArrowDirection, CGSize)] = [
      (.up, CGSize(width: area.width, height: area.maxY - source.maxY - length)),
      (.down, CGSize(width: area.width, height: source.minY - area.minY - length)),
      (.left, CGSize(width: area.maxX - source.maxX - length, height: area.height)),
      (.right, CGSize(width: source.minX - area.minX - length, height: area.height)),
    ]
    let allowed = rooms.filter { permitted.contains($0.0) }
    func shown(_ room: CGSize) -> CGSize {
      CGSize(width: max(0, min(size.width, room.width)), height: max(0, min(size.height, room.height)))
    }
    func surface(_ size: CGSize) -> CGFloat { size.width * size.height }
    var best = allowed.first ?? rooms[0]
    for one in allowed where surface(shown(one.1)) > surface(shown(best.1)) { best = one }
    let fitted = shown(canOverlap ? area.size : best.1)
    direction = best.0
    // The edge with the arrow, moved into the area if the content may overlap the source.
    func edge(_ wanted: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      canOverlap ? min(max(wanted, low), max(low, high - length)) : wanted
    }
    func along(_ middle: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(middle - length / 2, low), max(low, high - length)).rounded()
    }
    let x = along(source.midX, fitted.width, area.minX, area.maxX),
      y = along(source.midY, fitted.height, area.minY, area.maxY)
    /// Keeps the tip away from the rounded corners.
    func clear(_ middle: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      let edge = Self.radius + arrow.width / 2
      return min(max(middle, low + edge), max(low + edge, high - edge))
    }
    switch direction {
    case .up:
      let top = edge(source.maxY + length, fitted.height, area.minY, area.maxY)
      content = CGRect(x: x, y: top, width: fitted.width, height: fitted.height)
      tip = CGPoint(x: clear(source.midX, content.minX, content.maxX), y: content.minY - length)
    case .down:
      let top = edge(source.minY - length - fitted.height, fitted.height, area.minY, area.maxY)
      content = CGRect(x: x, y: top, width: fitted.width, height: fitted.height)
      tip = CGPoint(x: clear(source.midX, content.minX, content.maxX), y: content.maxY + length)
    case .left:
      let left = edge(source.maxX + length, fitted.width, area.minX, area.maxX)
      content = CGRect(x: left, y: y, width: fitted.width, height: fitted.height)
      tip = CGPoint(x: content.minX - length, y: clear(source.midY, content.minY, content.maxY))
    default:
      let left = edge(source.minX - length - fitted.width, fitted.width, area.minX, area.maxX)
      content = CGRect(x: left, y: y, width: fitted.width, height: fitted.height)
      tip = CGPoint(x: content.maxX + length, y: clear(source.midY, content.minY, content.maxY))
    }
  }

  /// The rectangle of content and arrow.
  var frame: CGRect { content.union(CGRect(origin: tip, size: .zero)) }

  /// The outline with the arrow, in the coordinate space of the source.
  var outline: UIBezierPath {
    let path = UIBezierPath(
      roundedRect: content, cornerRadius: min(Self.radius, content.height / 2, content.width / 2))
    let half = arrow.width / 2
    switch direction {
    case []: return path
    case .up, .down:
      let foot = direction == .up ? content.minY : content.maxY
      path.move(to: CGPoint(x: tip.x - half, y: foot))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: tip.x + half, y: foot))
    default:
      let foot = direction == .left ? content.minX : content.maxX
      path.move(to: CGPoint(x: foot, y: tip.y - half))
      path.addLine(to: tip)
      path.addLine(to: CGPoint(x: foot, y: tip.y + half))
    }
    path.close()
    return path
  }
}
