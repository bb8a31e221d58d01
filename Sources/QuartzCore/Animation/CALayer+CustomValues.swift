internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// An animation of a property that a subclass of `CALayer` adds.
struct CustomTrack {
  let key: String
  let track: PropertyTrack

  var timing: MediaTiming { track.timing }
}

/// Properties by name. Swift has no key-value coding on Linux, so a subclass of `CALayer` writes
///
///     var progress: CGFloat {
///       get { value(forKey: "progress") as? CGFloat ?? 0 }
///       set { setValue(newValue, forKey: "progress") }
///     }
///
/// and its `needsDisplay(forKey:)` and `action(forKey:)` are asked as those of a dynamic property are on iOS.
extension CALayer {
  /// The first of these that the path names: a property that animates or a part of one, what was stored under
  /// the name, a part of the frame, another property, one of the mask or of the superlayer.
  func readValue(forKeyPath path: String) -> Any? {
    if let property = AnimatedProperty(keyPath: path) { return property.value(in: state)?.asObject }
    if let value = extras?.values[path] { return value }
    if let place = Self.place(inFrame: path) { return AnimatableValue.rect(frame).part(place.part)?.asObject }
    if let known = NamedProperties.ofLayers[path] { return known.read(self) }
    if let (layer, rest) = layer(onPath: path) { return layer?.value(forKeyPath: rest) }
    // The names of getters are names of values too: "isHidden".
    return Self.plainName(path).flatMap { readValue(forKeyPath: $0) }
  }

  func write(_ value: Any?, forKeyPath path: String) {
    if let property = AnimatedProperty(keyPath: path) {
      let wanted = value.flatMap { AnimatableValue(boxed: $0, for: property) }
      if let wanted { set(wanted, for: property) }
    } else if let place = Self.place(inFrame: path) {
      let wanted = value.flatMap { AnimatableValue(boxed: $0, for: place) }
      let changed = wanted.flatMap { AnimatableValue.rect(frame).replacing(place.part, with: $0) }
      if case .rect(let rect)? = changed { frame = rect }
    } else if let known = NamedProperties.ofLayers[path] {
      known.write(self, value)
    } else if let (layer, rest) = layer(onPath: path) {
      layer?.setValue(value, forKeyPath: rest)
    } else {
      let action = willChangeCustom(path)
      needExtras().values[path] = value
      if type(of: self).needsDisplay(forKey: path) { setNeedsDisplay() }
      action?.run()
    }
  }

  /// The property of the bounds that is named as the path names one of the frame; nil for other paths.
  private static func place(inFrame path: String) -> AnimatedProperty? {
    guard path.hasPrefix("frame"), path.utf8.count == 5 || path.hasPrefix("frame.") else { return nil }
    return AnimatedProperty(keyPath: "bounds" + path.dropFirst(5))
  }

  /// The mask or the superlayer that a path begins with, and the rest of the path; nil for other paths.
  private func layer(onPath path: String) -> (CALayer?, String)? {
    if path.hasPrefix("mask.") { return (mask, String(path.dropFirst(5))) }
    return path.hasPrefix("superlayer.") ? (superlayer, String(path.dropFirst(11))) : nil
  }

  /// "hidden" of "isHidden"; nil for a name of another form.
  private static func plainName(_ path: String) -> String? {
    let rest = path.dropFirst(2)
    guard path.hasPrefix("is"), let first = rest.first, first.isUppercase else { return nil }
    return first.lowercased() + rest.dropFirst()
  }

  final func copyCustomValues(of other: CALayer) {
    guard let values = other.extras?.values, !values.isEmpty else { return }
    needExtras().values = values
  }

  /// Gives a presentation the values that animations of a subclass's properties have now.
  final func showCustomValues(in copy: CALayer) {
    let now = now
    for one in running {
      guard let custom = one.custom else { continue }
      let stored = copy.extras?.values[custom.key]
      let first = stored ?? (one.animation as? CABasicAnimation)?.fromValue ?? 0.0
      guard let model = AnimatableValue(boxed: first, for: nil),
        let value = custom.track.value(at: now, model: model)
      else {
        continue
      }
      copy.needExtras().values[custom.key] = value.boxed(like: first)
    }
  }

  /// Draws the layer as it is between two values of its own properties, where any of
  /// them moves and needs that.
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
  /// What animations hold, as the type of number that a property was given before.
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
