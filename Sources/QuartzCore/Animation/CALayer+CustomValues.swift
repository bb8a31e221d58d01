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
  func readValue(forKeyPath path: String) -> Any? {
    if let property = AnimatedProperty(keyPath: path) { return boxedValue(of: property, shown: false) }
    switch path {
    case "name": return name
    case "frame": return frame
    default: return extras?.values[path]
    }
  }

  func write(_ value: Any?, forKeyPath path: String) {
    if let property = AnimatedProperty(keyPath: path) {
      let wanted = value.flatMap { AnimatableValue(boxed: $0, for: property) }
      if let wanted { set(wanted, for: property) }
      return
    }
    switch path {
    case "name": name = value as? String
    case "frame": if let rect = value as? CGRect { frame = rect }
    default:
      let action = willChangeCustom(path)
      needExtras().values[path] = value
      if type(of: self).needsDisplay(forKey: path) { setNeedsDisplay() }
      action?.run()
    }
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
