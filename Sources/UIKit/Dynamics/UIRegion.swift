internal import CoreGraphics
public import Foundation

/// The part of the plane in which a field acts, around the field's position.
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
  /// A disc around the origin.
  public convenience init(radius: CGFloat) { self.init(area: .disc(radius: radius)) }
  /// A rectangle with the origin in its middle.
  public convenience init(size: CGSize) { self.init(area: .rectangle(size)) }

  /// All points.
  public class var infinite: UIRegion { UIRegion(area: .everything) }
  /// All points that are not in this one.
  public func inverse() -> Self { Self(area: .outside(area)) }
  /// The points of either region.
  public func byUnion(with region: UIRegion) -> Self { Self(area: .union(area, region.area)) }
  /// The points of this region that are not the other's.
  public func byDifference(from region: UIRegion) -> Self {
    Self(area: .outside(.union(.outside(area), region.area)))
  }
  /// The points of both regions.
  public func byIntersection(with region: UIRegion) -> Self {
    Self(area: .outside(.union(.outside(area), .outside(region.area))))
  }
  /// Whether a point lies in the region, its edge included; relative to the origin.
  public func contains(_ point: CGPoint) -> Bool { area.contains(point) }

  /// The region itself, which never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
