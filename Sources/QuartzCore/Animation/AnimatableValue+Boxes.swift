internal import CoreGraphics
internal import Foundation
package import RenderTree

extension AnimatableValue {
  /// Creates a value from the untyped value of an animation, as the kind of value that the property has.
  /// Returns nil if the types do not match.
  init?(boxed: Any, for property: AnimatedProperty?) {
    let kind = property?.value(in: LayerState())
    switch boxed {
    case let value as CATransform3D: self = .transform(value.matrix)
    case let value as CGAffineTransform: self = .transform(Transform3D(value))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    case let value as CGColor: self = .color(value)
    case let value as CGImage: self = .contents(.image(value))
    case let value as CGPath: self = .path(value.copy())
    case let value as [CGColor]: self = .colors(value)
    case let value as [NSNumber]: self = .list(value.map(\.doubleValue))
    case let value as [CGFloat]: self = .list(value.map { Double($0) })
    case let value as [Double]: self = .list(value)
    case let value as Bool where kind?.isFlag ?? false: self = .flag(value)
    case let value as NSNumber: self = .number(value.doubleValue)
    case let value as CGFloat: self = .number(value)
    case let value as Double: self = .number(value)
    case let value as Float: self = .number(Double(value))
    case let value as Int: self = .number(Double(value))
    case let value as NSValue:
      guard let kind, let read = Self.read(value, as: kind) else { return nil }
      self = read
    default: return nil
    }
    if case .number(let number) = self, kind?.isFlag ?? false { self = .flag(number != 0) }
  }

  private static func read(_ value: NSValue, as kind: AnimatableValue) -> AnimatableValue? {
    switch kind {
    case .point: .point(value.pointValue)
    case .size: .size(value.sizeValue)
    case .rect: .rect(value.rectValue)
    case .transform: .transform(value.caTransform3DValue.matrix)
    default: nil
    }
  }

  private var isFlag: Bool { if case .flag = self { true } else { false } }

  /// The value as key-value coding returns it: a number or Boolean as an `NSNumber`, which can be cast to any
  /// numeric type.
  var asObject: Any? {
    switch self {
    case .number(let value): NSNumber(value: value)
    case .flag(let value): NSNumber(value: value)
    default: boxed
    }
  }

  /// The value as the properties of animations hold it.
  package var boxed: Any? {
    switch self {
    case .number(let value): value
    case .point(let value): value
    case .size(let value): value
    case .rect(let value): value
    case .transform(let value): CATransform3D(value)
    case .color(let value): value
    case .contents(.image(let value)?): value
    case .contents(nil): nil
    case .flag(let value): value
    case .path(let value): value
    case .colors(let value): value
    case .list(let value): value?.map { NSNumber(value: $0) }
    }
  }
}
