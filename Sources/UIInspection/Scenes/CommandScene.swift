package import CoreGraphics
package import Foundation
internal import UIKit

/// A drawing in JSON: a list of commands for a context with UIKit's coordinates.
///
/// The format is described in `shared/drawing/FORMAT.md`: points with y pointing down, and colours with four
/// sRGB components.
package struct CommandScene: Decodable, Sendable {
  package var id: String
  package var viewport: [Double]
  package var scale: Double?
  package var background: [Double]?
  package var images: [String: SceneImage]?
  package var commands: [Command]

  /// A command of the scene.
  package enum Command: Sendable {
    case save, restore, beginTransparencyLayer, endTransparencyLayer
    case concatenate(CGAffineTransform)
    case setFillColor(CGColor)
    case setStrokeColor(CGColor)
    case setLineWidth(CGFloat)
    case setLineCap(CGLineCap)
    case setLineJoin(CGLineJoin)
    case setMiterLimit(CGFloat)
    case setLineDash(phase: CGFloat, lengths: [CGFloat])
    case setAlpha(CGFloat)
    case setBlendMode(CGBlendMode)
    case setInterpolation(CGInterpolationQuality)
    case setShadow(offset: CGSize, blur: CGFloat, CGColor)
    case clip(ScenePath, CGPathFillRule)
    case clipRect(CGRect)
    case fillRect(CGRect)
    case strokeRect(CGRect)
    case clearRect(CGRect)
    case fillPath(ScenePath, CGPathFillRule)
    case strokePath(ScenePath)
    case drawImage(String, CGRect)
    case drawLinearGradient(CGPoint, CGPoint, [Stop])
    case drawRadialGradient(CGPoint, CGFloat, [Stop])
  }

  /// A colour of a gradient and its location, from 0 to 1.
  package struct Stop: Sendable {
    package var location: CGFloat
    package var color: CGColor
  }

  /// Returns the opaque picture of the scene, with the size of the viewport times the scale in pixels.
  /// Returns nil if the viewport is not a valid size.
  package func picture() -> CGImage? {
    guard viewport.count == 2 else { return nil }
    let page = CGRect(x: 0, y: 0, width: viewport[0], height: viewport[1])
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale.map { CGFloat($0) } ?? 1
    let color = background.flatMap(CGColor.init(components:)) ?? .white
    let drawn = UIGraphicsImageRenderer(bounds: page, format: format).image { context in
      context.cgContext.setFillColor(color)
      context.fill(page)
      context.cgContext.setFillColor(.black)
      replay(in: context.cgContext)
    }
    guard drawn.cgImage != nil else { return nil }
    // Cleared areas show the background.
    format.opaque = true
    return UIGraphicsImageRenderer(bounds: page, format: format).image { context in
      context.cgContext.setFillColor(color)
      context.fill(page)
      drawn.draw(in: page)
    }.cgImage
  }
}

extension CGColor {
  /// Creates an sRGB colour from red, green, blue and alpha components. Returns nil for another number of
  /// components.
  convenience init?(components: [Double]) {
    guard components.count == 4 else { return nil }
    self.init(
      red: CGFloat(components[0]), green: CGFloat(components[1]), blue: CGFloat(components[2]),
      alpha: CGFloat(components[3]))
  }
}
