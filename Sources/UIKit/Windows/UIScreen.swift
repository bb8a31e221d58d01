internal import CoreGraphics
public import Foundation

/// A display: its size in points and its pixels a point.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The screen that windows are shown on when nothing else is said: 393 x 852 points at 3 pixels a point, an iPhone 15.
  public static let main = UIScreen(size: CGSize(width: 393, height: 852), scale: 3)

  private var size: CGSize
  private var pixelsPerPoint: CGFloat

  package init(size: CGSize, scale: CGFloat) {
    self.size = size
    pixelsPerPoint = scale
    super.init()
  }

  /// Turns this screen into another device's.
  package func configure(size: CGSize, scale: CGFloat) {
    self.size = size
    pixelsPerPoint = scale
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  open var scale: CGFloat { pixelsPerPoint }
  open var nativeScale: CGFloat { pixelsPerPoint }
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
  }
  open var traitCollection: UITraitCollection { UITraitCollection(displayScale: pixelsPerPoint) }
}
