internal import CoreGraphics

/// A property of a layer, or a component of one, that an animation changes: a key path such as
/// `bounds.origin.y` or `transform.rotation.z`.
package struct AnimatedProperty: Sendable, Hashable {
  /// The properties by Apple's names.
  package enum Base: String, Sendable, CaseIterable {
    case anchorPoint, anchorPointZ, backgroundColor, borderColor, borderWidth, bounds, contents,
      contentsCenter
    case contentsRect, contentsScale, cornerRadius, doubleSided, hidden, masksToBounds, opacity, position
    case rasterizationScale, shadowColor, shadowOffset, shadowOpacity, shadowRadius, shouldRasterize
    case shadowPath, sublayerTransform, transform, zPosition
    case fillColor, lineDashPhase, lineWidth, miterLimit, path, strokeColor, strokeEnd, strokeStart
    case colors, endPoint, locations, startPoint
    case instanceAlphaOffset, instanceBlueOffset, instanceColor, instanceCount, instanceDelay,
      instanceGreenOffset
    case instanceRedOffset, instanceTransform
    /// A name that neither Apple nor a client's layer uses.
    case cornerRadii = "_cornerRadii"

    var isColor: Bool {
      switch self {
      case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .instanceColor: true
      default: false
      }
    }
  }

  package let base: Base
  /// The path of the component, such as `["origin", "y"]`, or empty for the whole property.
  package let part: [String]

  /// Creates a property from a key path. Returns nil if it is not an animatable property of a layer.
  package init?(keyPath: String) {
    guard keyPath.utf8.contains(UInt8(ascii: ".")) else {
      guard let base = Base(rawValue: keyPath) else { return nil }
      (self.base, part) = (base, [])
      return
    }
    let names = keyPath.split(separator: ".", omittingEmptySubsequences: false).map { String($0) }
    guard let first = names.first, let base = Base(rawValue: first) else { return nil }
    self.base = base
    part = Array(names.dropFirst())
    guard value(in: LayerState()) != nil else { return nil }
  }

  /// Returns the value in a layer's state, or nil if the property has no such component.
  package func value(in state: LayerState) -> AnimatableValue? {
    part.isEmpty ? whole(state) : whole(state)?.part(part)
  }

  /// Sets the property, or the component of it, in a layer's state. Values of another kind are ignored.
  package func set(_ value: AnimatableValue, in state: inout LayerState) {
    guard !part.isEmpty else { return setWhole(value, &state) }
    guard let changed = whole(state)?.replacing(part, with: value) else { return }
    setWhole(changed, &state)
  }

  private func whole(_ state: LayerState) -> AnimatableValue? {
    // Each case reads from the detail what it needs: a copy of the whole detail would cost more than
    // everything else here.
    switch base {
    case .anchorPoint: .point(state.anchorPoint)
    case .anchorPointZ: .number(state.detail.anchorPointZ)
    case .backgroundColor: .color(state.backgroundColor)
    case .borderColor: .color(state.detail.borderColor)
    case .borderWidth: .number(state.detail.borderWidth)
    case .bounds: .rect(state.bounds)
    case .contents: .contents(state.contents)
    case .contentsCenter: .rect(state.detail.contentsCenter)
    case .contentsRect: .rect(state.detail.contentsRect)
    case .contentsScale: .number(state.detail.contentsScale)
    case .cornerRadius: .number(state.cornerRadius)
    case .cornerRadii: .list(state.cornerRadii.map { Double($0) })
    case .doubleSided: .flag(!state.flags.contains(.singleSided))
    case .hidden: .flag(state.flags.contains(.hidden))
    case .masksToBounds: .flag(state.flags.contains(.masksToBounds))
    case .opacity: .number(Double(state.opacity))
    case .position: .point(state.position)
    case .rasterizationScale: .number(state.detail.rasterizationScale)
    case .shadowColor: .color(state.detail.shadowColor)
    case .shadowOffset: .size(state.detail.shadowOffset)
    case .shadowOpacity: .number(Double(state.detail.shadowOpacity))
    case .shadowRadius: .number(state.detail.shadowRadius)
    case .shouldRasterize: .flag(state.flags.contains(.rasterized))
    case .sublayerTransform: .transform(state.detail.sublayerTransform)
    case .transform: .transform(state.detail.transform)
    case .zPosition: .number(state.detail.zPosition)
    case .shadowPath: .path(state.detail.shadowPath)
    case .fillColor: .color(state.detail.shape.fillColor)
    case .lineDashPhase: .number(state.detail.shape.dashPhase)
    case .lineWidth: .number(state.detail.shape.lineWidth)
    case .miterLimit: .number(state.detail.shape.miterLimit)
    case .path: .path(state.detail.shape.path)
    case .strokeColor: .color(state.detail.shape.strokeColor)
    case .strokeEnd: .number(state.detail.shape.strokeEnd)
    case .strokeStart: .number(state.detail.shape.strokeStart)
    case .colors: .colors(state.detail.gradient.colors)
    case .endPoint: .point(state.detail.gradient.end)
    case .locations: .list(state.detail.gradient.locations?.map { Double($0) })
    case .startPoint: .point(state.detail.gradient.start)
    case .instanceRedOffset: .number(Double(state.detail.replication.offsets[0]))
    case .instanceGreenOffset: .number(Double(state.detail.replication.offsets[1]))
    case .instanceBlueOffset: .number(Double(state.detail.replication.offsets[2]))
    case .instanceAlphaOffset: .number(Double(state.detail.replication.offsets[3]))
    case .instanceColor: .color(state.detail.replication.color)
    case .instanceCount: .number(Double(state.detail.replication.count))
    case .instanceDelay: .number(state.detail.replication.delay)
    case .instanceTransform: .transform(state.detail.replication.transform)
    }
  }

  private func setWhole(_ value: AnimatableValue, _ state: inout LayerState) {
    switch (base, value.asValue(of: self)) {
    case (.anchorPoint, .point(let new)): state.anchorPoint = new
    case (.anchorPointZ, .number(let new)): state.detail.anchorPointZ = new
    case (.backgroundColor, .color(let new)): state.backgroundColor = new
    case (.borderColor, .color(let new)): state.detail.borderColor = new
    case (.borderWidth, .number(let new)): state.detail.borderWidth = new
    case (.bounds, .rect(let new)): state.bounds = new.standardized
    case (.contents, .contents(let new)): state.contents = new
    case (.contentsCenter, .rect(let new)): state.detail.contentsCenter = new
    case (.contentsRect, .rect(let new)): state.detail.contentsRect = new
    case (.contentsScale, .number(let new)): state.detail.contentsScale = new
    case (.cornerRadius, .number(let new)): state.cornerRadius = new
    case (.cornerRadii, .list(let new?)) where new.count == 4: state.cornerRadii = new.map { CGFloat($0) }
    case (.doubleSided, .flag(let new)): state.flags.set(.singleSided, !new)
    case (.hidden, .flag(let new)): state.flags.set(.hidden, new)
    case (.masksToBounds, .flag(let new)): state.flags.set(.masksToBounds, new)
    case (.opacity, .number(let new)): state.opacity = Float(min(max(new, 0), 1))
    case (.position, .point(let new)): state.position = new
    case (.rasterizationScale, .number(let new)): state.detail.rasterizationScale = new
    case (.shadowColor, .color(let new)): state.detail.shadowColor = new
    case (.shadowOffset, .size(let new)): state.detail.shadowOffset = new
    case (.shadowOpacity, .number(let new)): state.detail.shadowOpacity = Float(min(max(new, 0), 1))
    case (.shadowRadius, .number(let new)): state.detail.shadowRadius = max(new, 0)
    case (.shouldRasterize, .flag(let new)): state.flags.set(.rasterized, new)
    case (.sublayerTransform, .transform(let new)): state.detail.sublayerTransform = new
    case (.transform, .transform(let new)): state.detail.transform = new
    case (.zPosition, .number(let new)): state.detail.zPosition = new
    case (.shadowPath, .path(let new)): state.detail.shadowPath = new
    default:
      switch state.detail.drawing {
      case .shape: setShape(value, &state.detail.shape)
      case .gradient: setGradient(value, &state.detail.gradient)
      case .replicator: setReplication(value, &state.detail.replication)
      case .emitter, nil: break
      }
    }
  }

  private func setReplication(_ value: AnimatableValue, _ replication: inout Replication) {
    switch (base, value.asValue(of: self)) {
    case (.instanceRedOffset, .number(let new)): replication.offsets[0] = Float(new)
    case (.instanceGreenOffset, .number(let new)): replication.offsets[1] = Float(new)
    case (.instanceBlueOffset, .number(let new)): replication.offsets[2] = Float(new)
    case (.instanceAlphaOffset, .number(let new)): replication.offsets[3] = Float(new)
    case (.instanceColor, .color(let new)): replication.color = new ?? .white
    case (.instanceCount, .number(let new)): replication.count = Int(min(max(new.isNaN ? 1 : new, 0), 1e6))
    case (.instanceDelay, .number(let new)): replication.delay = new
    case (.instanceTransform, .transform(let new)): replication.transform = new
    default: break
    }
  }

  private func setShape(_ value: AnimatableValue, _ shape: inout ShapeDrawing) {
    switch (base, value.asValue(of: self)) {
    case (.fillColor, .color(let new)): shape.fillColor = new
    case (.lineDashPhase, .number(let new)): shape.dashPhase = new
    case (.lineWidth, .number(let new)): shape.lineWidth = max(new, 0)
    case (.miterLimit, .number(let new)): shape.miterLimit = new
    case (.path, .path(let new)): shape.path = new
    case (.strokeColor, .color(let new)): shape.strokeColor = new
    case (.strokeEnd, .number(let new)): shape.strokeEnd = new
    case (.strokeStart, .number(let new)): shape.strokeStart = new
    default: break
    }
  }

  private func setGradient(_ value: AnimatableValue, _ gradient: inout GradientDrawing) {
    switch (base, value) {
    case (.colors, .colors(let new)): gradient.colors = new
    case (.endPoint, .point(let new)): gradient.end = new
    case (.locations, .list(let new)): gradient.locations = new?.map { CGFloat($0) }
    case (.startPoint, .point(let new)): gradient.start = new
    default: break
    }
  }
}

extension LayerState.Flags {
  fileprivate mutating func set(_ flag: LayerState.Flags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
