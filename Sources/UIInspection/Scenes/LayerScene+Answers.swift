internal import Compositor
package import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import RenderTree
internal import UIKit

extension LayerScene {
  /// The results of queries on the layer tree, in the format of other engines.
  package struct Answers: Encodable, Sendable {
    /// The location of a layer.
    package struct Place: Encodable, Sendable {
      /// The corners of the bounds (min x min y, max x min y, max x max y, min x max y in the layer's
      /// coordinates) in the viewport.
      package var corners: [[Double]]
      /// The axis-aligned bounding box of the corners.
      package var aabb: [Double]
      /// The frame in the superlayer.
      package var frame: [Double]
    }

    /// The names of the layers at the scene's points.
    package struct Hits: Encodable, Sendable {
      /// The visible layers, taking rounded corners into account.
      package var shape: [String?]
      /// The results of `CALayer.hitTest(_:)`.
      package var layer: [String?]
      /// The results of `UIView.hitTest(_:with:)`.
      package var view: [String?]
    }

    package var layers: [String: Place]
    package var hits: Hits
    package var conversions: [[Double]]
  }

  /// A point to convert from one layer's coordinate space to another's.
  package struct Conversion: Decodable, Sendable {
    package var from: String
    package var to: String
    package var point: [Double]
  }

  /// Returns the conversions in the file with another engine's results, or an empty array if there is no such
  /// file.
  package static func conversions(beside url: URL) -> [Conversion] {
    struct File: Decodable { var conversions: [Conversion]? }
    let golden = url.deletingPathExtension().appendingPathExtension("golden.json")
    guard let data = try? Data(contentsOf: golden) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.conversions ?? []
  }

  package func answers(conversions: [Conversion]) -> Answers {
    let points = (description.points ?? []).map { CGPoint(x: $0[0], y: $0[1]) }
    return Answers(
      layers: viewsByName.mapValues { place(of: $0.layer) },
      hits: Answers.Hits(
        shape: points.map { hitShape($0) },
        layer: points.map { root.layer.hitTest($0).flatMap(name) },
        view: points.map {
          root.hitTest(root.layer.fromSuperlayer($0), with: nil).flatMap { name(of: $0.layer) }
        }),
      conversions: conversions.map(convert))
  }

  private func place(of layer: CALayer) -> Answers.Place {
    let corners = layer.bounds.corners
    let seen = corners.map { layer.convertToScreen($0) }
    let box = CGRect(around: seen), frame = layer.frame
    return Answers.Place(
      corners: seen.map { [$0.x, $0.y] },
      aabb: [box.minX, box.minY, box.width, box.height],
      frame: [frame.minX, frame.minY, frame.width, frame.height])
  }

  private func convert(_ conversion: Conversion) -> [Double] {
    guard let from = viewsByName[conversion.from]?.layer, let to = viewsByName[conversion.to]?.layer,
      conversion.point.count == 2
    else { return [] }
    let p = from.convert(CGPoint(x: conversion.point[0], y: conversion.point[1]), to: to)
    return [p.x, p.y]
  }

  /// Returns the opaque picture of the scene, with the size of the viewport times the scale in pixels.
  package func picture() -> CGImage? {
    root.layer.layoutSubtree()
    let background = description.background.map {
      CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 1)
    }
    return Compositor.ofPictures.image(
      of: RenderFrame(
        root: root.layer.renderNode(),
        size: CGSize(width: description.viewport[0], height: description.viewport[1]),
        scale: description.scale ?? 1, background: background ?? .white))
  }
}

extension LayerScene {
  /// Returns the name of the topmost layer that is visible at a point of the viewport, taking rounded corners
  /// and clipping into account.
  func hitShape(_ point: CGPoint) -> String? {
    hitShape(root.layer, point, through: .identity, above: nil).flatMap(name)
  }

  private func hitShape(
    _ layer: CALayer, _ point: CGPoint, through outer: Transform3D, above: CALayer?
  ) -> CALayer? {
    guard !layer.isHidden, layer.isDoubleSided || !layer.facesAway else { return nil }
    let whole = layer.state.matrixToSuperlayer.concatenating(outer)
    var isInside = false
    if !layer.state.flags.contains(.transformLayer) {
      isInside = whole.flattened.unproject(point).map(layer.state.shapeContains) ?? false
      if layer.masksToBounds, !isInside { return nil }
    }
    var inner = layer.state.sublayerMatrix ?? .identity
    if !layer.state.flags.contains(.transformLayer) { inner = inner.droppingDepth }
    inner = inner.concatenating(whole)
    for sublayer in layer.paintingOrder.reversed() {
      if let hit = hitShape(sublayer, point, through: inner, above: layer) { return hit }
    }
    return isInside ? layer : nil
  }
}

extension LayerState {
  /// Returns a Boolean value that indicates whether a point in the layer's coordinate space is in its rounded
  /// bounds.
  fileprivate func shapeContains(_ p: CGPoint) -> Bool {
    let radius = cornerRadius
    let dx = abs(p.x - bounds.midX) - (bounds.width / 2 - radius)
    let dy = abs(p.y - bounds.midY) - (bounds.height / 2 - radius)
    guard dx <= radius, dy <= radius else { return false }
    return hypot(max(dx, 0), max(dy, 0)) <= radius
  }
}
