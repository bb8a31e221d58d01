internal import CoreGraphics
internal import Foundation

extension CGFloat {
  /// Returns the next multiple of a pixel upwards; a value that exceeds a multiple by a rounding error counts
  /// as that multiple.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
    // The addition turns a negative zero into a positive one.
    ((self * scale) - 0.001).rounded(.up) / scale + 0
  }

  /// Returns the nearest multiple of a pixel, rounding half up.
  func rounded(toPixelsOf scale: CGFloat) -> CGFloat { (self * scale + 0.5).rounded(.down) / scale }
}

extension CGSize {
  /// Returns the size with both lengths rounded up to whole pixels.
  func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
    CGSize(width: width.roundedUp(toPixelsOf: scale), height: height.roundedUp(toPixelsOf: scale))
  }
}

extension UIView {
  /// The number of pixels per point of the view; 1 if that is not known.
  final var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// Returns the result of a closure that runs with the view's traits as the current ones.
  final func underOwnTraits<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    traitCollection.performAsCurrent { result = body() }
    return result!
  }
}

extension UIView.ContentMode {
  /// Returns the rectangle of an image of a size in a rectangle.
  func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let fit = (bounds.width / size.width, bounds.height / size.height)
    func at(_ x: CGFloat, _ y: CGFloat, scale: CGFloat = 1) -> CGRect {
      let (w, h) = (size.width * scale, size.height * scale)
      return CGRect(
        x: bounds.minX + (bounds.width - w) * x, y: bounds.minY + (bounds.height - h) * y, width: w, height: h
      )
    }
    return switch self {
    case .scaleToFill, .redraw: bounds
    case .scaleAspectFit: at(0.5, 0.5, scale: min(fit.0, fit.1))
    case .scaleAspectFill: at(0.5, 0.5, scale: max(fit.0, fit.1))
    case .center: at(0.5, 0.5)
    case .top: at(0.5, 0)
    case .bottom: at(0.5, 1)
    case .left: at(0, 0.5)
    case .right: at(1, 0.5)
    case .topLeft: at(0, 0)
    case .topRight: at(1, 0)
    case .bottomLeft: at(0, 1)
    case .bottomRight: at(1, 1)
    }
  }
}
