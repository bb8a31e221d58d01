internal import CoreGraphics
internal import Foundation

extension CommandScene {
  /// Performs the commands in a context with its origin at the top left.
  func replay(in context: CGContext) {
    let pictures = (images ?? [:]).mapValues(\.image)
    for command in commands { command.run(in: context, pictures) }
  }
}

extension CommandScene.Command {
  fileprivate func run(in context: CGContext, _ pictures: [String: CGImage]) {
    let bothWays: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch self {
    case .save: context.saveGState()
    case .restore: context.restoreGState()
    case .beginTransparencyLayer: context.beginTransparencyLayer(auxiliaryInfo: nil)
    case .endTransparencyLayer: context.endTransparencyLayer()
    case .concatenate(let transform): context.concatenate(transform)
    case .setFillColor(let color): context.setFillColor(color)
    case .setStrokeColor(let color): context.setStrokeColor(color)
    case .setLineWidth(let width): context.setLineWidth(width)
    case .setLineCap(let cap): context.setLineCap(cap)
    case .setLineJoin(let join): context.setLineJoin(join)
    case .setMiterLimit(let limit): context.setMiterLimit(limit)
    case .setLineDash(let phase, let lengths): context.setLineDash(phase: phase, lengths: lengths)
    case .setAlpha(let alpha): context.setAlpha(alpha)
    case .setBlendMode(let mode): context.setBlendMode(mode)
    case .setInterpolation(let quality): context.interpolationQuality = quality
    case .setShadow(let offset, let blur, let color):
      context.setShadow(offset: offset, blur: blur, color: color)
    case .clip(let path, let rule):
      context.addPath(path.path)
      context.clip(using: rule)
    case .clipRect(let rect): context.clip(to: rect)
    case .fillRect(let rect): context.fill(rect)
    case .strokeRect(let rect): context.stroke(rect)
    case .clearRect(let rect): context.clear(rect)
    case .fillPath(let path, let rule):
      context.addPath(path.path)
      context.fillPath(using: rule)
    case .strokePath(let path):
      context.addPath(path.path)
      context.strokePath()
    case .drawImage(let name, let rect):
      if let picture = pictures[name] { context.drawFlipped(picture, in: rect) }
    case .drawLinearGradient(let start, let end, let stops):
      guard let gradient = CGGradient.of(stops) else { return }
      context.drawLinearGradient(gradient, start: start, end: end, options: bothWays)
    case .drawRadialGradient(let center, let radius, let stops):
      guard let gradient = CGGradient.of(stops) else { return }
      context.drawRadialGradient(
        gradient, startCenter: center, startRadius: 0, endCenter: center, endRadius: radius, options: bothWays
      )
    }
  }
}

extension CGContext {
  /// Draws an image upright in a context whose y axis points down, as UIKit does.
  fileprivate func drawFlipped(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }
}

extension CGGradient {
  fileprivate static func of(_ stops: [CommandScene.Stop]) -> CGGradient? {
    CGGradient(colorsSpace: nil, colors: stops.map(\.color), locations: stops.map(\.location))
  }
}
