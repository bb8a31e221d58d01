internal import CoreGraphics
public import Foundation

/// The area in which a field acts, relative to the field's position.
@preconcurrency @MainActor public class UIRegion: NSObject, NSCopying {
  indirect enum Area: Sendable {
    case everything
    case disc(radius: CGFloat)
    case rectangle(CGSize)
    case outside(Area)
    case union(Area, Area)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everything: true
      case .disc(let radius): hypot(point.x, point.y) <= radius
      case .rectangle(let size): abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .outside(let area): !area.contains(point)
      case .union(let one, let other): one.contains(point) || other.contains(point)
      }
    }
  }

  private let area: Area

  required init(area: Area) { self.area = area }
  /// Creates a disc around the origin.
  public convenience init(radius: CGFloat) { self.init(area: .disc(radius: radius)) }
  /// Creates a rectangle centred at the origin.
  public convenience init(size: CGSize) { self.init(area: .rectangle(size)) }

  /// The region of all points.
  public class var infinite: UIRegion { UIRegion(area: .everything) }
  /// Returns the region of all points that are not in this one.
  public func inverse() -> Self { Self(area: .outside(area)) }
  /// Returns the region of points in either region.
  public func byUnion(with region: UIRegion) -> Self { Self(area: .union(area, region.area)) }
  /// Returns the region of points in this region that are not in the other.
  public func byDifference(from region: UIRegion) -> Self {
    Self(area: .outside(.union(.outside(area), region.area)))
  }
  /// Returns the region of points in both regions.
  public func byIntersection(with region: UIRegion) -> Self {
    Self(area: .outside(.union(.outside(area), .outside(region.area))))
  }
  /// Returns whether a point, relative to the origin, lies in the region or on its edge.
  public func contains(_ point: CGPoint) -> Bool { area.contains(point) }

  /// Returns the region itself, which is immutable.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
