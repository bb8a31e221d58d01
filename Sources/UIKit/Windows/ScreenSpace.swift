internal import CoreGraphics

/// A coordinate space of a screen: that of the interface in its current orientation, or that of the device in
/// portrait.
@MainActor final class ScreenSpace: UICoordinateSpace {
  private unowned let screen: UIScreen
  private let isFixed: Bool

  init(_ screen: UIScreen, isFixed: Bool) {
    self.screen = screen
    self.isFixed = isFixed
  }

  var bounds: CGRect {
    let b = screen.bounds
    return isFixed && screen.orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: b.height, height: b.width) : b
  }

  /// The transform from this coordinate space to that of the interface.
  private var toInterface: CGAffineTransform {
    guard isFixed else { return .identity }
    let size = screen.bounds.size
    return switch screen.orientation {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    // The device's top edge is at the left: its y axis points right and its x axis up.
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    }
  }

  /// Returns the transform to another coordinate space of the same screen. Between two screens, the origins
  /// of the interfaces coincide.
  private func way(to other: ScreenSpace) -> CGAffineTransform {
    toInterface.concatenating(other.toInterface.inverted())
  }

  /// Converts a point from the interface's coordinate space to this one.
  func fromInterface(_ point: CGPoint) -> CGPoint { point.applying(toInterface.inverted()) }
  func fromInterface(_ rect: CGRect) -> CGRect { rect.applying(toInterface.inverted()) }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    switch coordinateSpace {
    case let other as ScreenSpace: point.applying(way(to: other))
    case let view as UIView: view.layer.convert(point.applying(toInterface), from: nil)
    default: coordinateSpace.convert(point, from: self)
    }
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case let other as ScreenSpace: rect.applying(way(to: other))
    case let view as UIView: view.layer.convert(rect.applying(toInterface), from: nil)
    default: coordinateSpace.convert(rect, from: self)
    }
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
