internal import CoreGraphics
internal import Foundation
package import RenderTree

extension CALayer {
  /// Returns a property's value: the model value, or the presented one.
  package final func value(of property: AnimatedProperty, shown: Bool) -> AnimatableValue? {
    property.value(in: shown ? presentedState(at: now) : state)
  }

  /// Sets a property through the layer's setters, so that the change has all the usual effects. Values of
  /// another kind are ignored.
  package final func set(_ value: AnimatableValue, for property: AnimatedProperty) {
    var wanted = state
    property.set(value, in: &wanted)
    switch property.base {
    case .bounds: bounds = wanted.bounds
    case .position: position = wanted.position
    case .anchorPoint: anchorPoint = wanted.anchorPoint
    case .transform: transform = CATransform3D(wanted.detail.transform)
    case .sublayerTransform: sublayerTransform = CATransform3D(wanted.detail.sublayerTransform)
    case .opacity: opacity = wanted.opacity
    case .hidden: isHidden = wanted.flags.contains(.hidden)
    case .zPosition: zPosition = wanted.detail.zPosition
    case .backgroundColor: backgroundColor = wanted.backgroundColor
    case .cornerRadius: cornerRadius = wanted.cornerRadius
    default:
      state = wanted
      changed()
    }
  }
}

extension CAMediaTimingFunction {
  /// Returns the progress at a fraction of the time, both 0…1.
  package final func value(at part: Double) -> Double { curve.value(at: part) }
}
