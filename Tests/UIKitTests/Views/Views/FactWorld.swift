import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import UIKit
import UIKitTestSupport

/// The views and layers of one measured case, which runs the case's steps and answers its questions. See
/// `facts/apple/check.py` for the format of both.
@MainActor final class FactWorld {
  private var views: [String: UIView] = [:]
  private var layers: [String: CALayer] = [:]

  /// Runs a case and returns a description of the difference, or `nil`.
  static func check(_ one: FactFile.Case) -> String? {
    let world = FactWorld()
    for step in one.inputs["steps"].array { world.perform(step.array) }
    for question in one.expected.array {
      let answer = world.answer(question["q"].array)
      if !answer.matches(question["is"], within: one.tolerance) {
        return "\(question["q"]) is \(answer), not \(question["is"])"
      }
    }
    return nil
  }

  private func layer(_ name: JSONValue) -> CALayer { layers[name.string ?? ""]! }
  private func view(_ name: JSONValue) -> UIView { views[name.string ?? ""]! }

  // MARK: - Steps

  private func perform(_ step: [JSONValue]) {
    let verb = step[0].string!, name = step[1].string!
    switch verb {
    case "view":
      views[name] = UIView()
      layers[name] = views[name]!.layer
    case "layer": layers[name] = CALayer()
    case "set": set(name, step[2].string!, step[3])
    case "remove":
      if let view = views[name] { view.removeFromSuperview() } else { layer(step[1]).removeFromSuperlayer() }
    default: insert(verb, into: step[1], step[2], step.count > 3 ? step[3] : .null)
    }
  }

  private func insert(_ verb: String, into parent: JSONValue, _ child: JSONValue, _ place: JSONValue) {
    if verb != "addLayer", let parent = views[parent.string!], let child = views[child.string!] {
      switch verb {
      case "add": parent.addSubview(child)
      case "insertAt": parent.insertSubview(child, at: Int(place.number!))
      case "insertAbove": parent.insertSubview(child, aboveSubview: view(place))
      default: parent.insertSubview(child, belowSubview: view(place))
      }
      return
    }
    let parent = layer(parent), child = layer(child)
    switch verb {
    case "add", "addLayer": parent.addSublayer(child)
    case "insertAt": parent.insertSublayer(child, at: UInt32(place.number!))
    case "insertAbove": parent.insertSublayer(child, above: layer(place))
    default: parent.insertSublayer(child, below: layer(place))
    }
  }

  private func set(_ name: String, _ key: String, _ value: JSONValue) {
    let layer = layers[name]!, view = views[name]
    let numbers = value.numbers.map { CGFloat($0) }
    func rect() -> CGRect { CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    func point() -> CGPoint { CGPoint(x: numbers[0], y: numbers[1]) }
    func size() -> CGSize { CGSize(width: numbers[0], height: numbers[1]) }
    switch key.replacingOccurrences(of: "layer.", with: "") {
    case "frame": if let view { view.frame = rect() } else { layer.frame = rect() }
    case "frame.origin": if let view { view.frame.origin = point() } else { layer.frame.origin = point() }
    case "bounds": if let view { view.bounds = rect() } else { layer.bounds = rect() }
    case "bounds.size": if let view { view.bounds.size = size() } else { layer.bounds.size = size() }
    case "bounds.origin": if let view { view.bounds.origin = point() } else { layer.bounds.origin = point() }
    case "center": view!.center = point()
    case "position": layer.position = point()
    case "anchorPoint": layer.anchorPoint = point()
    case "anchorPointZ": layer.anchorPointZ = value.number!
    case "zPosition": layer.zPosition = value.number!
    case "contentsScale": layer.contentsScale = value.number!
    case "geometryFlipped": layer.isGeometryFlipped = value.bool!
    case "masksToBounds": layer.masksToBounds = value.bool!
    case "hidden": if let view { view.isHidden = value.bool! } else { layer.isHidden = value.bool! }
    case "userInteractionEnabled": view!.isUserInteractionEnabled = value.bool!
    case "alpha": view!.alpha = value.number!
    case "transform":
      let matrix = Facts.transform(value)
      if let view, !key.hasPrefix("layer."), CATransform3DIsAffine(matrix) {
        view.transform = CATransform3DGetAffineTransform(matrix)
      } else {
        layer.transform = matrix
      }
    case "sublayerTransform": layer.sublayerTransform = Facts.transform(value)
    case "affineTransform": layer.setAffineTransform(Facts.affine(value))
    default: preconditionFailure("no such property: \(key)")
    }
  }

  // MARK: - Queries

  private func answer(_ question: [JSONValue]) -> JSONValue {
    func named(_ layer: CALayer?) -> JSONValue {
      layer.flatMap { l in layers.first { $0.value === l } }.map { .string($0.key) } ?? .null
    }
    switch question[0].string! {
    case "get": return get(question[1].string!, question[2].string!, named)
    case "subviews": return .array(view(question[1]).subviews.map { named($0.layer) })
    case "sublayersOf": return layer(question[1]).sublayers.map { .array($0.map(named)) } ?? .null
    case "superview": return named(view(question[1]).superview?.layer)
    case "pointInside": return .bool(view(question[1]).point(inside: point(question[2]), with: nil))
    case "hitTest": return named(view(question[1]).hitTest(point(question[2]), with: nil)?.layer)
    case "layerHitTest": return named(layer(question[1]).hitTest(point(question[2])))
    case "convertPoint": return convertPoint(question)
    case "convertRect":
      let r = question[1].numbers.map { CGFloat($0) }
      let rect = CGRect(x: r[0], y: r[1], width: r[2], height: r[3])
      return Self.json(layer(question[3]).convert(rect, to: layer(question[5])))
    default: preconditionFailure("no such question: \(question)")
    }
  }

  private func convertPoint(_ question: [JSONValue]) -> JSONValue {
    let p = point(question[1])
    let from = question[3].string, to = question[5].string
    if let view = from.flatMap({ views[$0] }) {
      return Self.json(view.convert(p, to: to.flatMap { views[$0] }))
    }
    if from == nil, let view = to.flatMap({ views[$0] }) { return Self.json(view.convert(p, from: nil)) }
    if let layer = from.flatMap({ layers[$0] }) {
      return Self.json(layer.convert(p, to: to.flatMap { layers[$0] }))
    }
    return Self.json(layer(question[5]).convert(p, from: nil))
  }

  private func get(_ name: String, _ key: String, _ named: (CALayer?) -> JSONValue) -> JSONValue {
    let layer = layers[name]!, view = views[name]
    switch key {
    case "frame": return Self.json(view?.frame ?? layer.frame)
    case "bounds": return Self.json(view?.bounds ?? layer.bounds)
    case "bounds.size": return .array([.number(layer.bounds.width), .number(layer.bounds.height)])
    case "center": return Self.json(view!.center)
    case "position": return Self.json(layer.position)
    case "anchorPoint": return Self.json(layer.anchorPoint)
    case "anchorPointZ": return .number(layer.anchorPointZ)
    case "zPosition": return .number(layer.zPosition)
    case "contentsScale": return .number(layer.contentsScale)
    case "masksToBounds": return .bool(layer.masksToBounds)
    case "geometryFlipped": return .bool(layer.isGeometryFlipped)
    case "hidden": return .bool(layer.isHidden)
    case "transform": return .array(Facts.elements(layer.transform).map { .number($0) })
    case "sublayerTransform": return .array(Facts.elements(layer.sublayerTransform).map { .number($0) })
    case "affineTransform":
      let t = layer.affineTransform()
      return .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map { .number($0) })
    case "superlayer": return named(layer.superlayer)
    default: preconditionFailure("no such property: \(key)")
    }
  }

  private func point(_ value: JSONValue) -> CGPoint { CGPoint(x: value.numbers[0], y: value.numbers[1]) }
  private static func json(_ p: CGPoint) -> JSONValue { .array([.number(p.x), .number(p.y)]) }
  private static func json(_ r: CGRect) -> JSONValue {
    .array([.number(r.origin.x), .number(r.origin.y), .number(r.size.width), .number(r.size.height)])
  }
}

/// Transforms in the notation of the facts.
enum Facts {
  static func transform(_ value: JSONValue) -> CATransform3D {
    guard let name = value.array.first?.string else {
      return transform(elements: value.numbers.map { CGFloat($0) })
    }
    let n = value.numbers.map { CGFloat($0) }
    switch name {
    case "identity": return CATransform3DIdentity
    case "scale": return CATransform3DMakeScale(n[0], n[1], n[2])
    case "affineScale": return CATransform3DMakeScale(n[0], n[1], 1)
    case "translate": return CATransform3DMakeTranslation(n[0], n[1], n[2])
    case "rotate": return CATransform3DMakeRotation(n[0], n[1], n[2], n[3])
    case "affineRotate": return CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: n[0]))
    case "affine":
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5]))
    case "m34":
      var t = CATransform3DIdentity
      t.m34 = n[0]
      return t
    case "concat":
      return CATransform3DConcat(transform(value.array[1]), transform(value.array[2]))
    default: preconditionFailure("no such transform: \(name)")
    }
  }

  static func affine(_ value: JSONValue) -> CGAffineTransform {
    let n = value.numbers.map { CGFloat($0) }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  static func elements(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24,
      t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }

  static func transform(elements n: [CGFloat]) -> CATransform3D {
    CATransform3D(
      m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7],
      m31: n[8], m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
  }
}
