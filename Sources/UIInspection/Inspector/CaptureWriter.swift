internal import Compositor
internal import CoreGraphics
internal import Foundation
internal import ImageIO
internal import InterfaceBuilder
internal import QuartzCore
internal import RenderTree
package import UIKit

extension InspectorCapture {
  /// Captures a window after laying it out and drawing it.
  ///
  /// - Parameters:
  ///   - window: The window, which is visible.
  ///   - name: The name of the scene and the device.
  ///   - derives: `true` to add the derivations of frames.
  @MainActor package init(of window: UIWindow, name: String, derives: Bool = true) {
    let loop = FrameLoop(root: window)
    let picture = loop.image(background: nil)
    var writer = CaptureWriter(window: window)
    writer.derives = derives
    writer.visit(window.layer, parent: nil)
    writer.addConstraints()
    self.init(
      name: name, size: [Double(window.bounds.width), Double(window.bounds.height)],
      scale: Double(window.contentScaleFactor), picture: picture.map(CaptureWriter.dataURL) ?? "",
      nodes: writer.nodes, constraints: writer.constraints)
    numbers = writer.numbers
  }
}

/// The state of a capture while it is made.
@MainActor private struct CaptureWriter {
  let window: UIWindow
  var derives = true
  var nodes: [InspectorCapture.Node] = []
  var constraints: [InspectorCapture.Constraint] = []
  private var views: [UIView] = []
  /// The nodes of the views.
  private(set) var numbers: [ObjectIdentifier: Int] = [:]

  /// The number of views whose frames are derived: those of larger trees would make pages that open slowly.
  private static let derivedViews = 1000
  /// The largest number of pixels of a layer whose drawing is part of the page.
  private static let largestPicture: CGFloat = 8_000_000

  init(window: UIWindow) { self.window = window }

  static func dataURL(_ image: CGImage) -> String {
    "data:image/png;base64," + ImageEncoding.png(image).base64EncodedString()
  }

  mutating func visit(_ layer: CALayer, parent: Int?, sublayerIndex: Int? = nil) {
    let id = nodes.count
    nodes.append(node(of: layer, id: id, parent: parent))
    nodes[id].sublayerIndex = sublayerIndex
    if let view = layer.delegate as? UIView, view.layer === layer {
      numbers[ObjectIdentifier(view)] = id
      views.append(view)
    }
    // Siblings of the same z position stay in their order.
    let sublayers = (layer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    for (place, (index, sublayer)) in sublayers.enumerated() {
      visit(sublayer, parent: id, sublayerIndex: place == index ? nil : index)
    }
  }

  private func node(of layer: CALayer, id: Int, parent: Int?) -> InspectorCapture.Node {
    let state = layer.renderNode().state
    let detail = state.detail
    let bounds = state.bounds
    let corners = bounds.corners.map { layer.convert($0, to: window.layer) }
    var node = InspectorCapture.Node(
      id: id, parent: parent, class: "\(type(of: layer))", isLayerOnly: true, frame: layer.frame.numbers,
      bounds: bounds.numbers, position: state.position.numbers, corners: corners.map(\.numbers))
    if state.anchorPoint != CGPoint(x: 0.5, y: 0.5) { node.anchorPoint = state.anchorPoint.numbers }
    if detail.anchorPointZ != 0 { node.anchorPointZ = Double(detail.anchorPointZ) }
    if detail.zPosition != 0 { node.zPosition = Double(detail.zPosition) }
    if detail.transform != .identity { node.transform = detail.transform.numbers }
    if detail.sublayerTransform != .identity { node.sublayerTransform = detail.sublayerTransform.numbers }
    if state.flags.contains(.geometryFlipped) { node.geometryFlipped = true }
    if state.flags.contains(.hidden) { node.hidden = true }
    if state.opacity != 1 { node.alpha = Double(state.opacity) }
    if state.flags.contains(.masksToBounds) { node.clips = true }
    node.background = state.backgroundColor?.hexText
    if state.cornerRadius != 0 { node.cornerRadius = Double(state.cornerRadius) }
    if detail.borderWidth > 0, let color = detail.borderColor?.hexText {
      node.border = InspectorCapture.Border(width: Double(detail.borderWidth), color: color)
    }
    node.image = drawing(of: state)
    node.presentation = presentation(of: layer)
    if let view = layer.delegate as? UIView, view.layer === layer { describe(view, in: &node) }
    return node
  }

  /// Returns the values that the animations of a layer show, or nil if they are those of the layer.
  private func presentation(of layer: CALayer) -> InspectorCapture.Presentation? {
    guard layer.animationKeys() != nil, let shown = layer.presentation() else { return nil }
    var values = InspectorCapture.Presentation()
    if shown.frame != layer.frame { values.frame = shown.frame.numbers }
    if shown.bounds != layer.bounds { values.bounds = shown.bounds.numbers }
    if shown.position != layer.position { values.position = shown.position.numbers }
    if !CATransform3DEqualToTransform(shown.transform, layer.transform) {
      values.transform = shown.transform.numbers
    }
    if shown.opacity != layer.opacity { values.opacity = Double(shown.opacity) }
    return values == InspectorCapture.Presentation() ? nil : values
  }

  /// Returns what a layer draws itself, if that is more than a color and a border.
  private func drawing(of state: LayerState) -> String? {
    guard state.contents != nil || state.detail.drawing != nil, state.bounds.width > 0,
      state.bounds.height > 0
    else { return nil }
    let scale = window.contentScaleFactor
    guard state.bounds.width * state.bounds.height * scale * scale <= Self.largestPicture else { return nil }
    var plain = state
    plain.opacity = 1
    plain.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    plain.position = CGPoint(x: state.bounds.width / 2, y: state.bounds.height / 2)
    plain.flags.remove(.hidden)
    plain.detail.transform = .identity
    plain.detail.shadowOpacity = 0
    let frame = RenderFrame(
      root: RenderNode(state: plain), size: state.bounds.size, scale: scale, background: nil)
    return Compositor.ofPictures.image(of: frame).map(Self.dataURL)
  }

  private func describe(_ view: UIView, in node: inout InspectorCapture.Node) {
    let identity = view.nibIdentity
    node.isLayerOnly = nil
    node.class = identity?.className ?? "\(type(of: view))"
    node.customClass = identity?.object.customClass
    node.documentID = identity?.id
    node.userLabel = identity?.object.userLabel
    node.text = view.shownText?.shortened(to: 60)
    if !view.isUserInteractionEnabled { node.userInteraction = false }
    if view is UIControl || view.gestureRecognizers?.isEmpty == false { node.isControl = true }
    node.alignmentInsets = view.alignmentRectInsets.numbers
    node.safeArea = view.safeAreaInsets.numbers
    node.margins = view.layoutMargins.numbers
    let size = view.intrinsicContentSize
    if size.width >= 0 || size.height >= 0 {
      node.intrinsic = [Double(size.width), Double(size.height)]
      node.hugging = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
        Double(view.contentHuggingPriority(for: $0).rawValue)
      }
      node.compression = [NSLayoutConstraint.Axis.horizontal, .vertical].map {
        Double(view.contentCompressionResistancePriority(for: $0).rawValue)
      }
    }
    node.baselines = view.baselinesInBounds.map { [Double($0.first), Double($0.last)] }
    guard derives, views.count < Self.derivedViews else { return }
    let derivation = view.frameDerivation
    node.derivation = Dictionary(
      uniqueKeysWithValues: derivation.parts.map { ($0.name, derivation.lines(of: $0)) })
  }

  // MARK: - Constraints

  mutating func addConstraints() {
    var unmet: Set<ObjectIdentifier> = []
    for view in views {
      for (constraint, _) in view.unmetConstraints { unmet.insert(ObjectIdentifier(constraint)) }
    }
    for view in views {
      for constraint in view.constraints where constraint.isActive {
        guard let owner = numbers[ObjectIdentifier(view)],
          let first = side(constraint.firstItem, constraint.firstAttribute)
        else { continue }
        let relation =
          switch constraint.relation {
          case .lessThanOrEqual: "≤"
          case .greaterThanOrEqual: "≥"
          default: "="
          }
        constraints.append(
          InspectorCapture.Constraint(
            id: constraints.count, documentID: constraint.nibIdentity?.id ?? constraint.identifier,
            text: constraint.inWords, first: first, relation: relation,
            second: side(constraint.secondItem, constraint.secondAttribute),
            multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
            priority: Double(constraint.priority.rawValue), owner: owner,
            state: unmet.contains(ObjectIdentifier(constraint)) ? "broken" : "held",
            line: constraint.nibIdentity?.object.line))
      }
    }
  }

  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> InspectorCapture.Side? {
    let guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView, let node = numbers[ObjectIdentifier(view)] else {
      return nil
    }
    return InspectorCapture.Side(node: node, attribute: attribute.name, guide: guide?.nameInDerivations)
  }
}

extension CGRect {
  fileprivate var numbers: [Double] { [minX, minY, width, height].map(Double.init) }
}

extension CGPoint {
  fileprivate var numbers: [Double] { [Double(x), Double(y)] }
}

extension UIEdgeInsets {
  /// The insets as an array, or nil if they are zero.
  fileprivate var numbers: [Double]? { self == .zero ? nil : [top, left, bottom, right].map(Double.init) }
}

extension CATransform3D {
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map(Double.init)
  }
}

extension Transform3D {
  fileprivate var numbers: [Double] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension CGColor {
  /// The color in the form `#rrggbbaa`, or nil if it is clear.
  fileprivate var hexText: String? {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha > 0 else {
      return nil
    }
    let bytes = [red, green, blue, alpha].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + bytes.map { String(format: "%02x", $0) }.joined()
  }
}
