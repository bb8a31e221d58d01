package import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore
internal import RenderTree
package import UIKit

/// Why a view's frame is what it is: the steps from its bounds to its frame as numbers, and as text.
///
/// Everything is in points, y down.
package struct GeometryExplanation: Sendable, Equatable {
  /// The view's class and its id in the document, if it has one.
  package var name: String

  // MARK: What is stored

  package var bounds: CGRect
  /// As a fraction of the bounds' size.
  package var anchorPoint: CGPoint
  /// The part of the transform in the plane; the frame knows no other.
  package var transform: CGAffineTransform
  /// Whether the transform does nothing beside that.
  package var keepsToThePlane: Bool
  /// In the superview; `center` of the view.
  package var position: CGPoint

  // MARK: What follows

  /// 1. The rectangle of the bounds' size, its corner at the origin.
  package var rectangle: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// 2. Where the anchor point lies in that rectangle.
  package var anchor: CGPoint {
    CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
  }

  /// 2. The rectangle, moved so that its anchor point is the origin.
  package var anchored: CGRect { rectangle.offsetBy(dx: -anchor.x, dy: -anchor.y) }

  /// 3. The corners of `anchored` after the transform: min x min y, max x min y, max x max
  ///    y, min x max y before it.
  package var corners: [CGPoint] { anchored.corners.map { $0.applying(transform) } }

  /// 4. The smallest upright rectangle around the corners.
  package var box: CGRect { CGRect(around: corners) }

  /// 5. The box, moved by the position: the frame, in the superview.
  package var frame: CGRect { box.offsetBy(dx: position.x, dy: position.y) }

  /// Whether the frame says where the view is and may be set; otherwise bounds and center do.
  package var isFrameMeaningful: Bool { transform.isIdentity && keepsToThePlane }

  // MARK: Around the view

  /// A subview, as the bounds' origin places it.
  package struct Subview: Sendable, Equatable {
    package var name: String
    package var frame: CGRect
    /// Where its frame's corner is seen, measured from this view's top left corner.
    package var seen: CGPoint
  }

  /// From back to front.
  package var subviews: [Subview]

  /// A point in the coordinates of one view on the way up.
  package struct Level: Sendable, Equatable {
    package var name: String
    package var point: CGPoint
    /// What the step from the level before adds; nil where a transform is on the way,
    /// and for the first level.
    package var move: CGVector?
  }

  /// The converted point from the view itself to the window or root; empty where none was asked for.
  package var levels: [Level]
}

extension UIView {
  /// Why this view's frame is what it is.
  package var geometryExplanation: GeometryExplanation { explainGeometry(converting: nil) }

  /// The same, and where a point of this view's own coordinates lies in every view above.
  package func geometryExplanation(converting point: CGPoint) -> GeometryExplanation {
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

  /// The class that the document or the code names, and the id in the document.
  private var nameInExplanations: String {
    guard let identity = nibIdentity else { return "\(type(of: self))" }
    let type = identity.object.customClass ?? identity.className
    return identity.id.map { "\(type) \($0)" } ?? type
  }
}
