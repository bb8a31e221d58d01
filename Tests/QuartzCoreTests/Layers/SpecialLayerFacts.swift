import CoreGraphics
import Foundation
import QuartzCore
import RenderTree
import TestSupport

/// Rules about layers of special classes that were measured on Apple's code. Each check returns a description
/// of what is wrong.
enum SpecialLayerFacts {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private static func picture(_ layer: CALayer, side: Int = 40) -> Pixels {
    Pixels(width: side, height: side) { layer.render(in: $0) }
  }

  private static func prepare<L: CALayer>(_ layer: L, _ x: CGFloat = 0, _ y: CGFloat = 0, side: CGFloat = 40)
    -> L
  {
    layer.frame = CGRect(x: x, y: y, width: side, height: side)
    return layer
  }

  private static func image(_ pixel: UInt32) -> CGImage? {
    CGImage(width: 1, height: 1, isOpaque: false) { pixels, _ in pixels[0] = pixel }
  }

  /// A layer that records whether it was asked to draw itself.
  private final class AskedLayer: CALayer {
    var isAsked = false
    override func draw(in ctx: CGContext) { isAsked = true }
  }

  static func rendersIntoContexts() -> String? {
    let layer = AskedLayer()
    layer.bounds = CGRect(x: 10, y: 0, width: 20, height: 20)
    layer.position = CGPoint(x: 500, y: 300)
    layer.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3))
    layer.backgroundColor = red
    let sublayer = prepare(CALayer(), 20, 0, side: 20)
    sublayer.backgroundColor = red
    layer.addSublayer(sublayer)
    let plain = picture(layer)
    if plain[12, 5] != 0xFFFF_0000 || plain[5, 5] != 0 {
      return "place and transform are left out, the origin of the bounds is not"
    }
    if layer.isAsked { return "draw(in:) is called" }
    layer.opacity = 0.5
    // Two halves of red one over the other let a quarter through, a group of both one half.
    let alpha = picture(layer)[25, 5] >> 24
    return (188...194).contains(alpha)
      ? nil : "the opacity of two layers one over the other is \(alpha) of 255"
  }

  /// Checks the defaults that Apple's reference of `CAEmitterLayer` and `CAEmitterCell` gives, since the
  /// table of the measurement is not in the facts.
  static func emittersHaveDefaults() -> String? {
    let layer = CAEmitterLayer(), cell = CAEmitterCell()
    let ones = [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin]
    if ones != [1, 1, 1, 1, 1] || layer.seed != 0 || layer.preservesDepth { return "factors \(ones)" }
    guard layer.emitterShape == .point, layer.emitterMode == .volume, layer.renderMode == .unordered else {
      return "modes"
    }
    guard layer.emitterPosition == .zero, layer.emitterSize == .zero, layer.emitterZPosition == 0,
      layer.emitterDepth == 0,
      layer.emitterCells == nil
    else { return "places" }
    let zeros: [Float] = [
      cell.birthRate, cell.lifetime, cell.lifetimeRange, cell.redRange, cell.greenRange, cell.blueRange,
      cell.alphaRange,
      cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed, cell.minificationFilterBias,
    ]
    let lengths = [
      cell.emissionLatitude, cell.emissionLongitude, cell.emissionRange, cell.velocity, cell.velocityRange,
      cell.xAcceleration,
      cell.yAcceleration, cell.zAcceleration, cell.scaleRange, cell.scaleSpeed, cell.spin, cell.spinRange,
    ]
    guard zeros.allSatisfy({ $0 == 0 }), lengths.allSatisfy({ $0 == 0 }) else { return "figures of a cell" }
    return cell.isEnabled && cell.scale == 1 && cell.contentsScale == 1 && cell.color == .white
      && cell.contents == nil
      && cell.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1) && cell.minificationFilter == "linear"
      && cell.magnificationFilter == "linear" && cell.name == nil && cell.emitterCells == nil ? nil : "a cell"
  }

  static func paintsInOrder() -> String? {
    let gradient = prepare(CAGradientLayer())
    gradient.backgroundColor = .black
    gradient.colors = [red, red]
    if picture(gradient)[20, 20] != 0xFFFF_0000 { return "the gradient lies over the background" }
    gradient.contents = image(0xFF00_FF00)
    if picture(gradient)[20, 20] != 0xFF00_FF00 { return "contents lie over the gradient" }
    let shape = prepare(CAShapeLayer())
    shape.contents = image(0xFF00_FF00)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    shape.fillColor = blue
    if picture(shape)[20, 20] != 0xFF00_00FF { return "the path lies over the contents" }
    let sublayer = prepare(CALayer(), 10, 10, side: 40)
    sublayer.backgroundColor = red
    shape.addSublayer(sublayer)
    if picture(shape)[20, 20] != 0xFFFF_0000 { return "sublayers lie over the path" }
    shape.borderWidth = 4
    shape.borderColor = green
    let pixels = picture(shape)
    return pixels[38, 20] == 0xFF00_FF00 && pixels[2, 2] == 0xFF00_FF00 ? nil : "the border lies on top"
  }

  static func gradientsNeedTwoColours() -> String? {
    let layer = prepare(CAGradientLayer())
    func isSeen() -> Bool { picture(layer).alpha(20, 20) != 0 }
    layer.colors = [red]
    if isSeen() { return "one colour is seen" }
    layer.colors = [red, green]
    if !isSeen() { return "two colours are not seen" }
    layer.locations = [0, 0.5, 1]
    if isSeen() { return "seen with another number of locations" }
    layer.locations = [0, 1]
    return isSeen() ? nil : "not seen with as many locations"
  }

  static func gradientsAreRounded() -> String? {
    let layer = prepare(CAGradientLayer())
    layer.colors = [red, green]
    layer.cornerRadius = 20
    let pixels = picture(layer)
    return pixels.alpha(1, 1) == 0 && pixels.alpha(20, 20) == 255 && !layer.needsDisplay()
      ? nil : "does not hold"
  }

  static func shadowsOfSubtrees() -> String? {
    let layer = prepare(CALayer(), side: 10), sublayer = prepare(CALayer(), 0, 20, side: 10)
    sublayer.backgroundColor = red
    layer.addSublayer(sublayer)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 20, height: 0)
    let pixels = picture(layer)
    if pixels.alpha(25, 25) != 128 {
      return "half of a shadow of the sublayer has opacity \(pixels.alpha(25, 25))"
    }
    layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    if picture(layer) != pixels { return "render(in:) looks at the shadow path" }
    // Core Graphics' blur is twice the radius: half of the shadow is left at the edge, whatever the radius.
    layer.shadowRadius = 3
    let soft = picture(layer)
    let byContext = Pixels(width: 40, height: 40) { context in
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 6, color: CGColor(gray: 0, alpha: 0.5))
      context.setFillColor(red)
      context.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
    }
    let worst = (0..<40).map { abs(Int(soft.alpha($0, 25)) - Int(byContext.alpha($0, 25))) }.max() ?? 0
    // A context's Gaussian ends two deviations out.
    return worst <= 8 ? nil : "\(worst) levels from a context's shadow with twice the blur"
  }

  static func pathsOverrideValues() -> String? {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 100, y: 0))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint(x: 0, y: 500), CGPoint(x: 0, y: 600)]
    animation.path = path
    animation.duration = 1
    animation.beginTime = 1e-9
    let layer = CALayer()
    layer.add(animation, forKey: "move")
    let node = layer.renderNode().sampled(at: 0.5)
    return abs(node.state.position.x - 50) < 1 && node.state.position.y == 0
      ? nil : "lies at \(node.state.position)"
  }
}
