internal import CoreGraphics
internal import Foundation
internal import QuartzCore
package import UIKit

/// A layer tree in JSON with points for hit testing and conversion: the format in which layer trees are
/// compared with other engines.
///
/// Coordinates are those of Core Animation on iOS: points with y pointing down. Each view of the tree owns a
/// layer of the scene.
@MainActor package final class LayerScene {
  /// The scene in its file format.
  package struct Description: Decodable, Sendable {
    package var id: String
    package var viewport: [Double]
    package var scale: Double?
    package var background: [Double]?
    package var root: Layer
    /// The points for hit testing, in the viewport's coordinate space.
    package var points: [[Double]]?
  }

  /// A layer in its file format. Omitted values have Core Animation's defaults.
  package struct Layer: Decodable, Sendable {
    package var name: String
    package var bounds: [Double]
    package var position: [Double]?
    package var anchorPoint: [Double]?
    package var anchorPointZ: Double?
    package var zPosition: Double?
    package var transform: [Double]?
    package var sublayerTransform: [Double]?
    package var masksToBounds: Bool?
    package var cornerRadius: Double?
    package var borderWidth: Double?
    package var borderColor: [Double]?
    package var backgroundColor: [Double]?
    package var opacity: Double?
    package var hidden: Bool?
    package var geometryFlipped: Bool?
    package var doubleSided: Bool?
    package var isTransformLayer: Bool?
    package var image: Picture?
    package var sublayers: [Layer]?

    enum CodingKeys: String, CodingKey, CaseIterable {
      case name, bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
      case masksToBounds, cornerRadius, borderWidth, borderColor, backgroundColor, opacity, hidden
      case geometryFlipped, doubleSided, isTransformLayer, image, sublayers
    }
  }

  /// An image of equal cells. The cell (column, row) has the colour `(column + row * columns) % count`.
  package struct Picture: Decodable, Sendable {
    package var cells: [Int]
    package var size: [Double]
    package var colors: [[Double]]
    package var contentsGravity: String?

    enum CodingKeys: String, CodingKey, CaseIterable { case cells, size, colors, contentsGravity }
  }

  package let description: Description
  package let root: UIView
  private(set) var viewsByName: [String: UIView] = [:]
  private(set) var names: [ObjectIdentifier: String] = [:]

  /// Creates the tree of a scene.
  ///
  /// - Precondition: The lists of numbers have the counts that `SceneFile` checks.
  package init(_ description: Description) {
    self.description = description
    root = UIView()
    build(description.root, into: root)
  }

  /// Returns the name of a layer of the scene.
  func name(of layer: CALayer) -> String? { names[ObjectIdentifier(layer)] }

  private func build(_ layer: Layer, into view: UIView) {
    configure(view, as: layer)
    viewsByName[layer.name] = view
    names[ObjectIdentifier(view.layer)] = layer.name
    for child in layer.sublayers ?? [] {
      let subview = child.isTransformLayer == true ? TransformView() : UIView()
      build(child, into: subview)
      view.addSubview(subview)
    }
  }

  private func configure(_ view: UIView, as source: Layer) {
    let layer = view.layer
    let b = source.bounds
    layer.bounds = CGRect(x: b[0], y: b[1], width: b[2], height: b[3])
    if let p = source.position { layer.position = CGPoint(x: p[0], y: p[1]) }
    if let a = source.anchorPoint { layer.anchorPoint = CGPoint(x: a[0], y: a[1]) }
    if let z = source.anchorPointZ { layer.anchorPointZ = z }
    if let z = source.zPosition { layer.zPosition = z }
    if let t = source.transform { layer.transform = CATransform3D(numbers: t) }
    if let t = source.sublayerTransform { layer.sublayerTransform = CATransform3D(numbers: t) }
    layer.masksToBounds = source.masksToBounds ?? false
    layer.cornerRadius = source.cornerRadius ?? 0
    layer.borderWidth = source.borderWidth ?? 0
    if let color = source.borderColor { layer.borderColor = CGColor(numbers: color) }
    layer.backgroundColor = source.backgroundColor.map { CGColor(numbers: $0) }
    layer.opacity = Float(source.opacity ?? 1)
    layer.isHidden = source.hidden ?? false
    layer.isGeometryFlipped = source.geometryFlipped ?? false
    layer.isDoubleSided = source.doubleSided ?? true
    if let picture = source.image { show(picture, in: view) }
  }

  private func show(_ picture: Picture, in view: UIView) {
    guard let image = picture.image(scale: 4) else { return }
    view.layer.contents = image
    view.layer.contentsScale = CGFloat(image.width) / picture.size[0]
    view.layer.contentsGravity = CALayerContentsGravity(rawValue: picture.contentsGravity ?? "resize")
    view.layer.magnificationFilter = .nearest
    // The layer's contents are set, not drawn.
    view.layer.displayIsDone()
  }
}

/// A view whose sublayers are not flattened.
private final class TransformView: UIView {
  override class var layerClass: AnyClass { CATransformLayer.self }
}

extension LayerScene.Picture {
  /// Creates the image with about `scale` pixels per point. Each cell has a whole number of pixels.
  func image(scale: Double) -> CGImage? {
    let (columns, rows) = (cells[0], cells[1])
    let cellWidth = max(1, Int((size[0] * scale / Double(columns)).rounded()))
    let cellHeight = max(1, Int((size[1] * scale / Double(rows)).rounded()))
    guard
      let context = CGContext(pixelsWide: columns * cellWidth, pixelsHigh: rows * cellHeight)
    else { return nil }
    for row in 0..<rows {
      for column in 0..<columns {
        context.setFillColor(CGColor(numbers: colors[(column + row * columns) % colors.count]))
        context.fill(CGRect(x: column * cellWidth, y: row * cellHeight, width: cellWidth, height: cellHeight))
      }
    }
    return context.finish()
  }
}

extension CGColor {
  /// Creates an sRGB colour from red, green, blue and alpha components from 0 to 1.
  fileprivate convenience init(numbers n: [Double]) {
    self.init(red: n[0], green: n[1], blue: n[2], alpha: n.count > 3 ? n[3] : 1)
  }
}

extension CATransform3D {
  /// Creates a transform from the six numbers of an affine transform, or the sixteen of a three-dimensional
  /// one by rows.
  fileprivate init(numbers n: [Double]) {
    if n.count == 6 {
      self = CATransform3DMakeAffineTransform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    } else {
      self.init(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
        m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
  }
}
