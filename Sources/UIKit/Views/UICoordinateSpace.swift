public import CoreGraphics

/// A system of coordinates on a screen: a view's own, or a screen's.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// A point of this space in another's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one's coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest upright rectangle around a rectangle of this space, in another's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest upright rectangle around a rectangle of another space, in this one's coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, to: coordinateSpace as? UIView)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertPoint(point, from: coordinateSpace as? UIView)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, to: coordinateSpace as? UIView)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertRect(rect, from: coordinateSpace as? UIView)
  }
}
