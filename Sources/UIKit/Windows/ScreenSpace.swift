internal import CoreGraphics

/// The coordinates of a screen: those of the interface as it is turned, or those of the device held upright.
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

  /// The way from here to the interface's points.
  private var toInterface: CGAffineTransform {
    guard isFixed else { return .identity }
    let size = screen.bounds.size
    return switch screen.orientation {
    case .unknown, .portrait: .identity
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    // The device's top edge is to the left: its y runs to the right and its x upwards.
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    }
  }

  /// The way from here to another space of the same screen;
  /// between two screens the interfaces' corners coincide.
  private func way(to other: ScreenSpace) -> CGAffineTransform {
    toInterface.concatenating(other.toInterface.inverted())
  }

  /// A point of the interface in this space.
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
