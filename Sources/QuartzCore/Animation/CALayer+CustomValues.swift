internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// An animation of a property that a subclass of `CALayer` adds, or of one that is animated by redrawing.
struct CustomTrack {
  let key: String
  let track: PropertyTrack

  var timing: MediaTiming { track.timing }
}

/// Key-value coding for layers. Swift on Linux has none, so a subclass of `CALayer` declares
///
///     var progress: CGFloat {
///       get { value(forKey: "progress") as? CGFloat ?? 0 }
///       set { setValue(newValue, forKey: "progress") }
///     }
///
/// and its `needsDisplay(forKey:)` and `action(forKey:)` are called as for a dynamic property on iOS.
extension CALayer {
  /// Returns the first of these that the path names: a property of the layer's class, an animatable property
  /// or a component of one, a component of another property, a stored value, or a property of the mask or
  /// the superlayer.
  func readValue(forKeyPath path: String) -> Any? {
    if let value = named(path) { return value }
    if let property = animated(path) { return property.value(in: state)?.asObject }
    if let (whole, parts) = wholeOfPath(path) { return whole.part(parts)?.asObject }
    if let value = extras?.values[path] { return value }
    if let (layer, rest) = layer(onPath: path) { return layer?.value(forKeyPath: rest) }
    // The names of getters are names of values too: "isHidden".
    return Self.plainName(path).flatMap { readValue(forKeyPath: $0) }
  }

  /// Returns the animatable property, or component of one, at a path, unless some layer class defines the
  /// name itself.
  private func animated(_ path: String) -> AnimatedProperty? {
    NamedProperty<CALayer>.ofLayers[path] == nil ? AnimatedProperty(keyPath: path) : nil
  }

  /// Returns the value of a property that is not animatable by component, and the names of the components
  /// that a path such as `frame.size.width` appends. Returns nil for other paths.
  private func wholeOfPath(_ path: String) -> (AnimatableValue, [String])? {
    let names = path.split(separator: ".").map { String($0) }
    guard names.count > 1, case .some(.some(let value)) = named(names[0]) else { return nil }
    return AnimatableValue(boxed: value, for: nil).map { ($0, Array(names.dropFirst())) }
  }

  func write(_ value: Any?, forKeyPath path: String) {
    if setNamed(path, value) { return }
    if let property = animated(path) {
      let wanted = value.flatMap { AnimatableValue(boxed: $0, for: property) }
      if let wanted { set(wanted, for: property) }
    } else if let (whole, parts) = wholeOfPath(path), let first = path.split(separator: ".").first {
      let part = value.flatMap { AnimatableValue(boxed: $0, for: nil) }
      if let part, let new = whole.replacing(parts, with: part) { _ = setNamed(String(first), new.boxed) }
    } else if let (layer, rest) = layer(onPath: path) {
      layer?.setValue(value, forKeyPath: rest)
    } else if named(path) == nil {
      let action = willChangeCustom(path)
      needExtras().values[path] = value
      if type(of: self).needsDisplay(forKey: path) { setNeedsDisplay() }
      action?.run()
    }
  }

  /// Returns the mask or the superlayer that a path begins with, and the rest of the path. Returns nil for
  /// other paths.
  private func layer(onPath path: String) -> (CALayer?, String)? {
    if path.hasPrefix("mask.") { return (mask, String(path.dropFirst(5))) }
    return path.hasPrefix("superlayer.") ? (superlayer, String(path.dropFirst(11))) : nil
  }

  /// Returns "hidden" for "isHidden", and nil for a name of another form.
  private static func plainName(_ path: String) -> String? {
    let rest = path.dropFirst(2)
    guard path.hasPrefix("is"), let first = rest.first, first.isUppercase else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  final func copyCustomValues(of other: CALayer) {
    guard let values = other.extras?.values, !values.isEmpty else { return }
    needExtras().values = values
  }

  /// Sets the animated values of a subclass's properties in a presentation.
  final func showCustomValues(in copy: CALayer) {
    let now = now
    for one in running {
      guard let custom = one.custom else { continue }
      let isDrawn = Self.drawnProperties.contains(custom.key)
      let stored = isDrawn ? copy.readValue(forKeyPath: custom.key) : copy.extras?.values[custom.key]
      let first = stored ?? (one.animation as? CABasicAnimation)?.fromValue ?? 0.0
      guard let model = AnimatableValue(boxed: first, for: nil),
        let value = custom.track.value(at: now, model: model)
      else {
        continue
      }
      if isDrawn {
        copy.write(value.asObject, forKeyPath: custom.key)
      } else {
        copy.needExtras().values[custom.key] = value.boxed(like: first)
      }
    }
  }

  /// Redraws the layer with the presented values of its subclass's properties, if any of them is animating
  /// and requires display.
  final func displayCustomValues() {
    guard
      running.contains(where: { one in one.custom.map { type(of: self).needsDisplay(forKey: $0.key) } ?? false
      }),
      let copy = makePresentation()
    else { return }
    copy.display()
    state.contents = copy.state.contents
    state.detail.contentsScale = copy.state.detail.contentsScale
    displayIsDone()
    changed()
  }
}

extension AnimatableValue {
  /// Returns the value for an animation's property, as the numeric type that the property was given before.
  fileprivate func boxed(like other: Any) -> Any? {
    guard case .number(let number) = self else { return boxed }
    return switch other {
    case is CGFloat: CGFloat(number)
    case is Float: Float(number)
    case is Int: Int(number.rounded())
    case is NSNumber: NSNumber(value: number)
    default: number
    }
  }
}
