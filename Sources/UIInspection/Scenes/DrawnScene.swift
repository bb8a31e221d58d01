internal import Compositor
package import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree

/// Layers with any properties, described in JSON without views: the format in which drawing is compared with
/// other engines.
///
/// Points have y pointing down; colours are red, green, blue and alpha in sRGB, from 0 to 1.
package struct DrawnScene: Decodable, Sendable {
  package var id: String
  var viewport: [Double]
  var scale: Double
  var background: [Double]
  /// The layers from bottom to top.
  var layers: [Layer]

  /// A layer. Omitted values have Core Animation's defaults.
  struct Layer: Decodable, Sendable {
    var fields: Fields
    /// A Boolean value that indicates whether the fill colour is explicitly null, which fills nothing. An
    /// omitted colour is black.
    var fillsNothing: Bool

    private enum Key: String, CodingKey { case fillColor }

    init(from decoder: any Decoder) throws {
      fields = try Fields(from: decoder)
      let box = try decoder.container(keyedBy: Key.self)
      fillsNothing = try box.contains(.fillColor) && box.decodeNil(forKey: .fillColor)
    }
  }

  /// The values of a layer, with Core Animation's names.
  struct Fields: Decodable, Sendable {
    /// The name of the layer, for readers of the file.
    var name: String?
    var bounds: [Double]
    var position, anchorPoint, transform, backgroundColor: [Double]?
    var cornerRadius, borderWidth, opacity: Double?
    var maskedCorners: UInt?
    var borderColor: [Double]?
    var masksToBounds: Bool?
    var shadowOpacity, shadowRadius: Double?
    var shadowOffset, shadowColor: [Double]?
    var shadowPath: ScenePath?
    var mask: Box?
    var contents: SceneImage?
    var contentsGravity, magnificationFilter: String?
    var contentsScale: Double?
    var contentsRect, contentsCenter: [Double]?
    var colors: [[Double]]?
    var locations, startPoint, endPoint: [Double]?
    var type: String?
    var path: ScenePath?
    var fillColor, strokeColor, lineDashPattern: [Double]?
    var fillRule, lineCap, lineJoin: String?
    var lineWidth, miterLimit, lineDashPhase, strokeStart, strokeEnd: Double?
    var compositingFilter: String?
    var filters, backgroundFilters: [Filter]?
    var sublayers: [Layer]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case name, bounds, position, anchorPoint, transform, backgroundColor, cornerRadius, borderWidth, opacity
      case maskedCorners, borderColor, masksToBounds, shadowOpacity, shadowRadius, shadowOffset, shadowColor
      case shadowPath, mask, contents, contentsGravity, magnificationFilter, contentsScale, contentsRect
      case contentsCenter, colors, locations, startPoint, endPoint, type, path, fillColor, strokeColor
      case lineDashPattern, fillRule, lineCap, lineJoin, lineWidth, miterLimit, lineDashPhase, strokeStart
      case strokeEnd, compositingFilter, filters, backgroundFilters, sublayers
    }
  }

  /// A layer within another layer.
  final class Box: Decodable, Sendable {
    let layer: Layer
    init(from decoder: any Decoder) throws { layer = try Layer(from: decoder) }
  }

  struct Filter: Decodable, Sendable {
    var name: String
    var inputRadius: Double

    enum CodingKeys: String, CodingKey, CaseIterable { case name, inputRadius }
  }

  /// Returns the opaque picture of the scene, with the size of the viewport times the scale in pixels.
  /// Returns nil if there is not enough memory.
  package func picture() -> CGImage? {
    let size = CGSize(width: viewport[0], height: viewport[1])
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: size)
    for layer in layers { root.addSublayer(layer.made()) }
    return Compositor.ofPictures.image(
      of: RenderFrame(
        root: root.renderNode(), size: size, scale: CGFloat(scale), background: CGColor(scene: background)))
  }
}

extension DrawnScene.Layer {
  /// Creates the layer with its mask and sublayers.
  func made() -> CALayer {
    let f = fields
    let layer: CALayer
    if let path = f.path {
      layer = shapeLayer(path.path)
    } else if let colors = f.colors, !colors.isEmpty {
      layer = gradientLayer(colors)
    } else {
      layer = CALayer()
    }
    place(layer)
    f.backgroundColor.map { layer.backgroundColor = CGColor(scene: $0) }
    f.cornerRadius.map { layer.cornerRadius = $0 }
    f.maskedCorners.map { layer.maskedCorners = CACornerMask(rawValue: $0) }
    f.borderWidth.map { layer.borderWidth = $0 }
    f.borderColor.map { layer.borderColor = CGColor(scene: $0) }
    f.masksToBounds.map { layer.masksToBounds = $0 }
    f.opacity.map { layer.opacity = Float($0) }
    f.shadowOpacity.map { layer.shadowOpacity = Float($0) }
    f.shadowRadius.map { layer.shadowRadius = $0 }
    f.shadowOffset.map { layer.shadowOffset = CGSize(width: $0[0], height: $0[1]) }
    f.shadowColor.map { layer.shadowColor = CGColor(scene: $0) }
    layer.shadowPath = f.shadowPath?.path
    showContents(in: layer)
    layer.filters = f.filters?.compactMap(\.filter)
    layer.backgroundFilters = f.backgroundFilters?.compactMap(\.filter)
    layer.compositingFilter = f.compositingFilter
    layer.mask = f.mask?.layer.made()
    for sublayer in f.sublayers ?? [] { layer.addSublayer(sublayer.made()) }
    return layer
  }

  private func place(_ layer: CALayer) {
    layer.bounds = CGRect(numbers: fields.bounds)
    fields.position.map { layer.position = CGPoint(numbers: $0) }
    fields.anchorPoint.map { layer.anchorPoint = CGPoint(numbers: $0) }
    fields.transform.map { n in
      layer.transform = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    }
  }

  private func showContents(in layer: CALayer) {
    layer.contents = fields.contents?.image
    fields.contentsGravity.map { layer.contentsGravity = CALayerContentsGravity(rawValue: $0) }
    fields.contentsScale.map { layer.contentsScale = $0 }
    fields.contentsRect.map { layer.contentsRect = CGRect(numbers: $0) }
    fields.contentsCenter.map { layer.contentsCenter = CGRect(numbers: $0) }
    fields.magnificationFilter.map { layer.magnificationFilter = CALayerContentsFilter(rawValue: $0) }
  }

  private func shapeLayer(_ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer(), f = fields
    layer.path = path
    if fillsNothing { layer.fillColor = nil }
    f.fillColor.map { layer.fillColor = CGColor(scene: $0) }
    f.fillRule.map { layer.fillRule = CAShapeLayerFillRule(rawValue: $0) }
    f.strokeColor.map { layer.strokeColor = CGColor(scene: $0) }
    f.lineWidth.map { layer.lineWidth = $0 }
    f.lineCap.map { layer.lineCap = CAShapeLayerLineCap(rawValue: $0) }
    f.lineJoin.map { layer.lineJoin = CAShapeLayerLineJoin(rawValue: $0) }
    f.miterLimit.map { layer.miterLimit = $0 }
    layer.lineDashPattern = f.lineDashPattern?.map { NSNumber(value: $0) }
    f.lineDashPhase.map { layer.lineDashPhase = $0 }
    f.strokeStart.map { layer.strokeStart = $0 }
    f.strokeEnd.map { layer.strokeEnd = $0 }
    return layer
  }

  private func gradientLayer(_ colors: [[Double]]) -> CAGradientLayer {
    let layer = CAGradientLayer()
    layer.colors = colors.map { CGColor(scene: $0) }
    layer.locations = fields.locations?.map { NSNumber(value: $0) }
    fields.startPoint.map { layer.startPoint = CGPoint(numbers: $0) }
    fields.endPoint.map { layer.endPoint = CGPoint(numbers: $0) }
    fields.type.map { layer.type = CAGradientLayerType(rawValue: $0) }
    return layer
  }
}

extension DrawnScene.Filter {
  fileprivate var filter: LayerFilter? { name == "gaussianBlur" ? .gaussianBlur(radius: inputRadius) : nil }
}

extension CGRect {
  fileprivate init(numbers n: [Double]) { self.init(x: n[0], y: n[1], width: n[2], height: n[3]) }
}

extension CGPoint {
  fileprivate init(numbers n: [Double]) { self.init(x: n[0], y: n[1]) }
}

extension CGColor {
  /// Creates an sRGB colour from red, green, blue and alpha components from 0 to 1.
  convenience init(scene n: [Double]) {
    self.init(red: n[0], green: n[1], blue: n[2], alpha: n.count > 3 ? n[3] : 1)
  }
}
