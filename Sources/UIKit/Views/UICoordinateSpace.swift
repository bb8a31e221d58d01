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
  /// The space's own extent, in its own points.
  var bounds: CGRect { get }
}

/// A view converts to and from other views of its tree and, through the space that its tree's root lies in,
/// to and from the screen's. Any other space is asked to convert itself.
extension UIView: UICoordinateSpace {
  /// A point of the view's own coordinates in those of another view or of a screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: convertPoint(point, to: view)
    case let screen as ScreenSpace: screen.fromInterface(layer.convert(point, to: nil))
    default: coordinateSpace.convert(point, from: self)
    }
  }

  /// The smallest upright rectangle around a rectangle of the view's own coordinates, in another space's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: convertRect(rect, to: view)
    case let screen as ScreenSpace: screen.fromInterface(layer.convert(rect, to: nil))
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  /// A point of another view's, or of a screen's, coordinates in the view's own.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convertPoint(point, from: view) }
    return coordinateSpace.convert(point, to: self)
  }

  /// The smallest upright rectangle around a rectangle of another space, in the view's own coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convertRect(rect, from: view) }
    return coordinateSpace.convert(rect, to: self)
  }
}
