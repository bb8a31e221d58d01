public import CoreGraphics
internal import Foundation
public import UIKit

/// A screen without a display: what is shown on it is laid out, drawn and composited as on a device, and comes back as a picture.
@MainActor public final class HeadlessScreen {
  /// The window that fills the screen.
  public let window: UIWindow
  private let scale: CGFloat

  /// A screen of `size` points with `scale` pixels a point; an iPhone 15 when nothing is said.
  public init(
    size: CGSize = CGSize(width: 393, height: 852), scale: CGFloat = 3, style: UIUserInterfaceStyle = .light
  ) {
    self.scale = scale
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = UIScreen(size: size, scale: scale)
    window.overrideUserInterfaceStyle = style
    window.backgroundColor = .systemBackground
    window.isHidden = false
  }

  /// Shows a controller: its view fills the screen.
  public func show(_ controller: UIViewController) { window.rootViewController = controller }

  /// Shows a view where its frame lies.
  public func show(_ view: UIView) { window.addSubview(view) }

  /// The screen as it is now, after layout and drawing.
  public func picture() -> UIImage {
    let image = FrameLoop(root: window).image()
    precondition(image != nil, "HeadlessScreen: a screen of \(window.bounds.size) points at \(scale) has no picture")
    return image.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
  }

  /// The topmost view that takes touches at a point of the window.
  public func view(at point: CGPoint) -> UIView? { window.hitTest(point, with: nil) }
}
