import Compositor
import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import TestSupport

/// A layer of 48 × 48 points that shows one effect, on whole points so that pictures of it can be
/// compared pixel by pixel.
struct EffectCase: CustomStringConvertible, Sendable {
  let family: String
  let name: String
  /// The largest difference of a channel that turning by 90° may cause, which is due to rounding that is not
  /// symmetric.
  var tolerance = 2
  let make: @Sendable () -> CALayer

  var description: String { "\(family)/\(name)" }

  static let side = 48

  static let all: [EffectCase] = gravities + stretches + blends + gradients + masks + shadows

  // MARK: - Helpers

  static func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a picture without any symmetry: a different colour in each corner, and a bar.
  static func picture(_ width: Int, _ height: Int) -> CGImage {
    let context = CGContext(pixelsWide: width, pixelsHigh: height)!
    let colors = [color(1, 0, 0), color(0, 0.6, 0), color(0, 0, 1), color(1, 0.8, 0)]
    for (index, color) in colors.enumerated() {
      context.setFillColor(color)
      context.fill(
        CGRect(x: index % 2 * (width / 2), y: index / 2 * (height / 2), width: width / 2, height: height / 2))
    }
    context.setFillColor(.black)
    context.fill(CGRect(x: width / 4, y: 0, width: 2, height: height / 2 + 2))
    return context.finish()
  }

  /// Returns a layer whose contents are what a context of its size is given.
  static func drawn(_ frame: CGRect, _ paint: (CGContext) -> Void) -> CALayer {
    let layer = box(frame.minX, frame.minY, frame.width, frame.height)
    let context = CGContext(pixelsWide: Int(frame.width), pixelsHigh: Int(frame.height))!
    paint(context)
    layer.contents = context.finish()
    return layer
  }

  private static func root(_ layers: CALayer...) -> CALayer {
    let root = box(0, 0, 48, 48)
    for layer in layers { root.addSublayer(layer) }
    return root
  }

  // MARK: - Case families

  static let gravityNames: [CALayerContentsGravity] = [
    .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
    .bottomLeft, .bottomRight,
  ]

  private static let gravities = gravityNames.map { gravity in
    EffectCase(family: "gravity", name: gravity.rawValue, ) {
      let layer = box(8, 9, 32, 30, color(0.9, 0.9, 0.9))
      layer.contents = picture(16, 10)
      layer.contentsGravity = gravity
      layer.masksToBounds = true
      layer.magnificationFilter = .nearest
      return root(layer)
    }
  }

  private static let stretches =
    [
      ("corners", CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)),
      ("columns", CGRect(x: 0.5, y: 0, width: 0.0625, height: 1)),
      ("rows", CGRect(x: 0, y: 0.5, width: 1, height: 0.125)),
    ].map { name, center in
      EffectCase(family: "stretch", name: name, tolerance: 24) {
        let layer = box(4, 6, 40, 36)
        layer.contents = picture(16, 16)
        layer.contentsCenter = center
        layer.magnificationFilter = .nearest
        return root(layer)
      }
    } + [
      EffectCase(family: "stretch", name: "part", tolerance: 24) {
        let layer = box(4, 6, 40, 36)
        layer.contents = picture(16, 16)
        layer.contentsRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        layer.magnificationFilter = .nearest
        return root(layer)
      }
    ]

  private static let blends = (0..<28).compactMap(CGBlendMode.init(rawValue:)).map { mode in
    EffectCase(family: "blend", name: mode.name) {
      root(
        drawn(CGRect(x: 4, y: 4, width: 40, height: 40)) { context in
          context.setFillColor(color(0.8, 0.4, 0.1))
          context.fill(CGRect(x: 0, y: 0, width: 26, height: 30))
          context.setBlendMode(mode)
          context.setFillColor(color(0.2, 0.5, 0.9, 0.7))
          context.fill(CGRect(x: 14, y: 10, width: 26, height: 30))
        })
    }
  }

  private static func gradient(
    _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint, _ locations: [NSNumber]? = nil
  ) -> CALayer {
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 6, y: 4, width: 36, height: 40)
    layer.colors = [color(1, 0, 0), color(1, 1, 0), color(0, 0, 0.8, 0.6)]
    layer.locations = locations
    layer.type = type
    (layer.startPoint, layer.endPoint) = (start, end)
    // A mark, so that no gradient is its own mirror image.
    return root(layer, box(8, 6, 8, 4, color(0, 0, 0)))
  }

  private static let gradients = [
    EffectCase(family: "gradient", name: "down") {
      gradient(.axial, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1))
    },
    EffectCase(family: "gradient", name: "across") {
      gradient(.axial, CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5), [0, 0.25, 1])
    },
    EffectCase(family: "gradient", name: "slanted") {
      gradient(.axial, CGPoint(x: 0.1, y: 0), CGPoint(x: 0.7, y: 1))
    },
    EffectCase(family: "gradient", name: "radial", tolerance: 6) {
      gradient(.radial, CGPoint(x: 0.4, y: 0.5), CGPoint(x: 1, y: 1))
    },
    EffectCase(family: "gradient", name: "conic", tolerance: 80) {
      gradient(.conic, CGPoint(x: 0.5, y: 0.4), CGPoint(x: 0.9, y: 0.6))
    },
    EffectCase(family: "gradient", name: "context") {
      root(
        drawn(CGRect(x: 4, y: 4, width: 40, height: 40)) { context in
          let ramp = CGGradient(
            colorsSpace: nil, colors: [color(0, 0.7, 0), color(0.6, 0, 0.6)], locations: [0, 1])!
          context.drawLinearGradient(
            ramp, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 30, y: 40), options: [.drawsBeforeStartLocation]
          )
        })
    },
  ]

  private static func masked(_ mask: CALayer) -> CALayer {
    let layer = box(6, 6, 36, 36, color(0.1, 0.4, 0.8))
    layer.addSublayer(box(0, 0, 18, 12, color(1, 0.6, 0)))
    layer.mask = mask
    return root(box(0, 20, 48, 8, color(0.5, 0.5, 0.5)), layer)
  }

  private static let masks = [
    EffectCase(family: "mask", name: "rectangle") { masked(box(4, 10, 20, 14, color(0, 0, 0))) },
    EffectCase(family: "mask", name: "half") { masked(box(4, 10, 20, 14, color(1, 1, 1, 0.5))) },
    EffectCase(family: "mask", name: "gradient") {
      let mask = CAGradientLayer()
      mask.frame = CGRect(x: 0, y: 0, width: 36, height: 36)
      mask.colors = [color(0, 0, 0, 0), color(0, 0, 0)]
      return masked(mask)
    },
    EffectCase(family: "mask", name: "shape", tolerance: 48) {
      let mask = CAShapeLayer()
      let path = CGMutablePath()
      path.addEllipse(in: CGRect(x: 2, y: 6, width: 30, height: 20))
      path.addRect(CGRect(x: 12, y: 12, width: 8, height: 22))
      mask.path = path
      mask.fillRule = .evenOdd
      return masked(mask)
    },
    EffectCase(family: "mask", name: "corners", tolerance: 48) {
      let layer = box(6, 6, 36, 30, color(0.1, 0.4, 0.8))
      layer.addSublayer(box(0, 0, 18, 40, color(1, 0.6, 0)))
      layer.cornerRadius = 9
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
      layer.masksToBounds = true
      return root(layer)
    },
  ]

  private static func shadow(_ change: (CALayer) -> Void) -> CALayer {
    let layer = box(12, 12, 20, 16, color(1, 0.9, 0.3))
    layer.shadowOpacity = 0.8
    layer.shadowColor = color(0.1, 0, 0.3)
    layer.shadowOffset = CGSize(width: 4, height: 6)
    layer.shadowRadius = 0
    change(layer)
    return root(layer)
  }

  private static let shadows = [
    EffectCase(family: "shadow", name: "hard") { shadow { _ in } },
    EffectCase(family: "shadow", name: "soft", tolerance: 4) { shadow { $0.shadowRadius = 3 } },
    EffectCase(family: "shadow", name: "path", tolerance: 4) {
      shadow {
        $0.shadowRadius = 2
        $0.shadowPath = CGPath(rect: CGRect(x: -4, y: 10, width: 28, height: 8), transform: nil)
      }
    },
    EffectCase(family: "shadow", name: "children", tolerance: 4) {
      shadow {
        $0.backgroundColor = nil
        $0.shadowRadius = 1.5
        $0.addSublayer(box(0, 0, 8, 16, color(0, 0.5, 0)))
        $0.addSublayer(box(10, 4, 12, 6, color(0, 0, 1, 0.5)))
      }
    },
    EffectCase(family: "shadow", name: "context", tolerance: 4) {
      root(
        drawn(CGRect(x: 0, y: 0, width: 48, height: 48)) { context in
          context.setShadow(offset: CGSize(width: 5, height: -4), blur: 6, color: color(0, 0, 0, 0.7))
          context.setFillColor(color(0.9, 0.2, 0.2))
          context.fill(CGRect(x: 14, y: 12, width: 18, height: 20))
        })
    },
  ]
}

extension EffectCase {
  /// Returns the picture of a tree on white.
  static func image(_ layer: CALayer, side: Int = side, scale: CGFloat = 1) -> CGImage? {
    Compositor().image(
      of: RenderFrame(
        root: layer.renderNode(), size: CGSize(width: side, height: side), scale: scale, background: .white))
  }

  /// Returns a tree in a layer that maps its plane.
  static func mapped(_ layer: CALayer, _ transform: CGAffineTransform) -> CALayer {
    let outer = CALayer()
    outer.setAffineTransform(transform)
    outer.addSublayer(layer)
    return outer
  }
}
