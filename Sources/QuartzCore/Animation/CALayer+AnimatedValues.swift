internal import CoreGraphics
internal import Foundation
package import RenderTree

extension CALayer {
  /// A property's value: the layer's own, or the one that is shown now.
  package final func value(of property: AnimatedProperty, shown: Bool) -> AnimatableValue? {
    property.value(in: shown ? presentedState(at: now) : state)
  }

  /// Gives the layer a property's value through its setters, so that all hear of it who hear of any change.
  /// Values of another kind leave it as it is.
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
  /// The progress at a part of the time, both 0…1.
  package final func value(at part: Double) -> Double { curve.value(at: part) }
}
