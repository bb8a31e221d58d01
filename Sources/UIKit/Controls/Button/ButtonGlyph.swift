internal import CoreGraphics
internal import Foundation

/// The built-in images of the button types that have one.
@MainActor enum ButtonGlyph {
  case info, add, close

  /// The image, as a template, except for the close button's, which has its own colours in light and in dark
  /// appearance.
  var image: UIImage {
    guard self == .close else { return drawn().withRenderingMode(.alwaysTemplate) }
    let asset = UIImageAsset()
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      traits.performAsCurrent { asset.register(drawn(), with: traits) }
    }
    return asset.image(with: .current).withRenderingMode(.alwaysOriginal)
  }

  private func drawn() -> UIImage {
    let size = self == .close ? ControlMetrics.closeButton : ControlMetrics.infoButton
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(size: size, format: format).image { draw(in: $0.cgContext, size: size) }
  }

  private func draw(in context: CGContext, size: CGSize) {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    switch self {
    case .info:
      strokeRing(in: context, center: center, radius: 10)
      context.setFillColor(.black)
      context.fillEllipse(in: CGRect(x: center.x - 1.2, y: center.y - 6, width: 2.4, height: 2.4))
      context.strokeLineSegments(between: [
        CGPoint(x: center.x - 1.6, y: center.y - 1.6), CGPoint(x: center.x + 0.1, y: center.y - 1.6),
        CGPoint(x: center.x, y: center.y - 1.6), CGPoint(x: center.x, y: center.y + 5),
        CGPoint(x: center.x - 2.2, y: center.y + 5), CGPoint(x: center.x + 2.2, y: center.y + 5),
      ])
    case .add:
      strokeRing(in: context, center: center, radius: 10)
      context.strokeLineSegments(between: [
        CGPoint(x: center.x - 5, y: center.y), CGPoint(x: center.x + 5, y: center.y),
        CGPoint(x: center.x, y: center.y - 5), CGPoint(x: center.x, y: center.y + 5),
      ])
    case .close:
      context.setFillColor(UIColor.tertiarySystemFill.cgColor)
      context.fillEllipse(in: CGRect(origin: .zero, size: size))
      context.setStrokeColor(UIColor.secondaryLabel.cgColor)
      context.setLineWidth(2.2)
      context.setLineCap(.round)
      context.strokeLineSegments(between: [
        CGPoint(x: center.x - 4, y: center.y - 4), CGPoint(x: center.x + 4, y: center.y + 4),
        CGPoint(x: center.x - 4, y: center.y + 4), CGPoint(x: center.x + 4, y: center.y - 4),
      ])
    }
  }

  private func strokeRing(in context: CGContext, center: CGPoint, radius: CGFloat) {
    context.setStrokeColor(.black)
    context.setLineWidth(1.5)
    context.setLineCap(.round)
    context.strokeEllipse(
      in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }
}
