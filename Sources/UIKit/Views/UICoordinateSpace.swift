public import CoreGraphics

/// A coordinate space on a screen: a view's own, or the screen's.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// Converts a point from this space to another.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another. Returns the smallest upright rectangle that contains
  /// it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this one. Returns the smallest upright rectangle that
  /// contains it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The bounds of the space, in its own coordinates.
  var bounds: CGRect { get }
}

/// A view converts to and from other views of its tree and, through the space that contains the root of its
/// tree, to and from the screen's. Any other space is asked to convert itself.
extension UIView: UICoordinateSpace {
  /// Converts a point from the view's coordinate space to that of another view or of a screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let view as UIView: convertPoint(point, to: view)
    case let screen as ScreenSpace: screen.fromInterface(layer.convert(point, to: nil))
    default: coordinateSpace.convert(point, from: self)
    }
  }

  /// Converts a rectangle from the view's coordinate space to another. Returns the smallest upright rectangle
  /// that contains it.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let view as UIView: convertRect(rect, to: view)
    case let screen as ScreenSpace: screen.fromInterface(layer.convert(rect, to: nil))
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  /// Converts a point from the coordinate space of another view or of a screen to the view's own.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convertPoint(point, from: view) }
    return coordinateSpace.convert(point, to: self)
  }

  /// Converts a rectangle from another space to the view's own. Returns the smallest upright rectangle that
  /// contains it.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convertRect(rect, from: view) }
    return coordinateSpace.convert(rect, to: self)
  }
}
