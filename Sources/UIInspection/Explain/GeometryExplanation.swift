public import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore
internal import RenderTree
public import UIKit

/// An explanation of a view's frame: the steps from its bounds to its frame as numbers and as text.
///
/// Values are in points with y pointing down.
public struct GeometryExplanation: Sendable, Equatable {
  /// The view's class, and its id in the document if it has one.
  public var name: String

  // MARK: Stored values

  /// The bounds in the view's own coordinate space.
  public var bounds: CGRect
  /// The anchor point in the unit coordinate space of the bounds.
  public var anchorPoint: CGPoint
  /// The two-dimensional part of the transform, which alone affects the frame.
  public var transform: CGAffineTransform
  /// A Boolean value that indicates whether the transform has no other part.
  public var keepsToThePlane: Bool
  /// The position in the superview's coordinate space, which is the `center` of the view.
  public var position: CGPoint

  // MARK: Derived values

  /// Step 1: the rectangle with the size of the bounds and its corner at the origin.
  public var rectangle: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// Step 2: the location of the anchor point in that rectangle.
  public var anchor: CGPoint {
    CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
  }

  /// Step 2: the rectangle, moved so that its anchor point is at the origin.
  public var anchored: CGRect { rectangle.offsetBy(dx: -anchor.x, dy: -anchor.y) }

  /// Step 3: the transformed corners of `anchored`, in the order min x min y, max x min y, max x max y, min x
  /// max y before the transform.
  public var corners: [CGPoint] { anchored.corners.map { $0.applying(transform) } }

  /// Step 4: the bounding box of the corners.
  public var box: CGRect { CGRect(around: corners) }

  /// Step 5: the box moved by the position, which is the frame in the superview's coordinate space.
  public var frame: CGRect { box.offsetBy(dx: position.x, dy: position.y) }

  /// A Boolean value that indicates whether the frame is meaningful and may be set. Otherwise, use bounds and
  /// center.
  public var isFrameMeaningful: Bool { transform.isIdentity && keepsToThePlane }

  // MARK: Superview and subviews

  /// A subview with its location.
  public struct Subview: Sendable, Equatable {
    /// The class, and the id in the document if it has one.
    public var name: String
    /// The frame in this view's coordinate space.
    public var frame: CGRect
    /// The apparent location of its frame's corner, measured from this view's top left corner.
    public var seen: CGPoint
  }

  /// The subviews from back to front.
  public var subviews: [Subview]

  /// A point in the coordinate space of an ancestor.
  public struct Level: Sendable, Equatable {
    /// The class, and the id in the document if it has one.
    public var name: String
    /// The point in the coordinate space of the level.
    public var point: CGPoint
    /// The offset from the previous level, or nil for the first level and if there is a transform between the
    /// levels.
    public var move: CGVector?
  }

  /// The converted point in all levels from the view itself to the window or root. Empty if none was
  /// requested.
  public var levels: [Level]
}

extension UIView {
  /// The explanation of this view's frame.
  public var geometryExplanation: GeometryExplanation { explainGeometry(converting: nil) }

  /// Returns the explanation of this view's frame, and the location of a point in the view's coordinate space
  /// in all ancestors.
  public func geometryExplanation(converting point: CGPoint) -> GeometryExplanation {
    explainGeometry(converting: point)
  }

  private func explainGeometry(converting point: CGPoint?) -> GeometryExplanation {
    let transform = layer.transform, bounds = bounds
    return GeometryExplanation(
      name: nameInExplanations, bounds: bounds, anchorPoint: anchorPoint,
      transform: CATransform3DGetAffineTransform(transform),
      keepsToThePlane: CATransform3DIsAffine(transform),
      position: center,
      subviews: subviews.map {
        let frame = $0.frame
        return GeometryExplanation.Subview(
          name: $0.nameInExplanations, frame: frame,
          seen: CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY))
      },
      levels: point.map(levels) ?? [])
  }

  private func levels(_ point: CGPoint) -> [GeometryExplanation.Level] {
    var levels = [GeometryExplanation.Level(name: nameInExplanations, point: point)]
    var view = self
    while let above = view.superview {
      let isPlain =
        CATransform3DIsIdentity(view.layer.transform)
        && CATransform3DIsIdentity(above.layer.sublayerTransform)
        && !above.layer.isGeometryFlipped
      let frame = view.frame, bounds = view.bounds
      levels.append(
        GeometryExplanation.Level(
          name: above.nameInExplanations, point: convert(point, to: above),
          move: isPlain ? CGVector(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY) : nil))
      view = above
    }
    return levels
  }

  /// The name of the class in the document or code, and the id in the document.
  private var nameInExplanations: String {
    guard let identity = nibIdentity else { return "\(type(of: self))" }
    let type = identity.object.customClass ?? identity.className
    return identity.id.map { "\(type) \($0)" } ?? type
  }
}
