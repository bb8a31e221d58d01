internal import CoreGraphics
internal import Foundation

/// A property that key paths reach by its name and that is not one of `AnimatedProperty`. Numbers, flags and
/// names are read as objects, as key-value coding does, so that they can be cast to any type of number.
struct NamedProperty<Owner: AnyObject>: @unchecked Sendable {
  // Both capture a constant key path and nothing else.
  let read: (Owner) -> Any?
  /// Does nothing for a value of another kind.
  let write: (Owner, Any?) -> Void

  static func number<Number: BinaryFloatingPoint>(
    _ path: ReferenceWritableKeyPath<Owner, Number>
  ) -> NamedProperty {
    NamedProperty(
      read: { NSNumber(value: Double($0[keyPath: path])) },
      write: { owner, value in
        if let number = value as? NSNumber { owner[keyPath: path] = Number(number.doubleValue) }
      })
  }

  static func flag(_ path: ReferenceWritableKeyPath<Owner, Bool>) -> NamedProperty {
    NamedProperty(
      read: { NSNumber(value: $0[keyPath: path]) },
      write: { owner, value in
        if let number = value as? NSNumber { owner[keyPath: path] = number.boolValue }
      })
  }

  /// A property whose values are names.
  static func word<Word: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Owner, Word>
  ) -> NamedProperty where Word.RawValue == String {
    NamedProperty(
      read: { $0[keyPath: path].rawValue },
      write: { owner, value in
        let word = value as? Word ?? (value as? String).flatMap { Word(rawValue: $0) }
        if let word { owner[keyPath: path] = word }
      })
  }

  /// A property whose values are names or nil.
  static func optionalWord<Word: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Owner, Word?>
  ) -> NamedProperty where Word.RawValue == String {
    NamedProperty(
      read: { $0[keyPath: path]?.rawValue },
      write: { owner, value in
        owner[keyPath: path] = value as? Word ?? (value as? String).flatMap { Word(rawValue: $0) }
      })
  }

  /// A property whose values are sets of bits.
  static func bits<Bits: RawRepresentable>(
    _ path: ReferenceWritableKeyPath<Owner, Bits>
  ) -> NamedProperty where Bits.RawValue: FixedWidthInteger {
    NamedProperty(
      read: { NSNumber(value: UInt64(truncatingIfNeeded: $0[keyPath: path].rawValue)) },
      write: { owner, value in
        let number = (value as? NSNumber).map { Bits.RawValue(truncatingIfNeeded: $0.uint64Value) }
        if let bits = value as? Bits ?? number.flatMap({ Bits(rawValue: $0) }) { owner[keyPath: path] = bits }
      })
  }

  static func object<Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) -> NamedProperty {
    NamedProperty(read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 as? Value })
  }
}

enum NamedProperties {
  static let ofLayers: [String: NamedProperty<CALayer>] = [
    "beginTime": .number(\.beginTime), "duration": .number(\.duration), "speed": .number(\.speed),
    "timeOffset": .number(\.timeOffset), "repeatCount": .number(\.repeatCount),
    "repeatDuration": .number(\.repeatDuration), "autoreverses": .flag(\.autoreverses),
    "fillMode": .word(\.fillMode), "name": .object(\.name), "delegate": .object(\.delegate),
    "mask": .object(\.mask), "sublayers": .object(\.sublayers), "style": .object(\.style),
    "superlayer": NamedProperty(read: { $0.superlayer }, write: { _, _ in }),
    "actions": .object(\.actions), "filters": .object(\.filters),
    "backgroundFilters": .object(\.backgroundFilters), "compositingFilter": .object(\.compositingFilter),
    "opaque": .flag(\.isOpaque), "geometryFlipped": .flag(\.isGeometryFlipped),
    "allowsGroupOpacity": .flag(\.allowsGroupOpacity),
    "allowsEdgeAntialiasing": .flag(\.allowsEdgeAntialiasing),
    "drawsAsynchronously": .flag(\.drawsAsynchronously),
    "needsDisplayOnBoundsChange": .flag(\.needsDisplayOnBoundsChange),
    "contentsGravity": .word(\.contentsGravity), "contentsFormat": .word(\.contentsFormat),
    "minificationFilter": .word(\.minificationFilter), "magnificationFilter": .word(\.magnificationFilter),
    "minificationFilterBias": .number(\.minificationFilterBias), "cornerCurve": .word(\.cornerCurve),
    "maskedCorners": .bits(\.maskedCorners), "edgeAntialiasingMask": .bits(\.edgeAntialiasingMask),
  ]

  static let ofEmitters: [String: NamedProperty<CAEmitterLayer>] = [
    "birthRate": .number(\.birthRate), "lifetime": .number(\.lifetime), "velocity": .number(\.velocity),
    "scale": .number(\.scale), "spin": .number(\.spin), "preservesDepth": .flag(\.preservesDepth),
    "emitterZPosition": .number(\.emitterZPosition), "emitterDepth": .number(\.emitterDepth),
    "emitterShape": .word(\.emitterShape), "emitterMode": .word(\.emitterMode),
    "renderMode": .word(\.renderMode), "emitterCells": .object(\.emitterCells),
  ]

  private static let ofAnimations: [String: NamedProperty<CAAnimation>] = [
    "beginTime": .number(\.beginTime), "duration": .number(\.duration), "speed": .number(\.speed),
    "timeOffset": .number(\.timeOffset), "repeatCount": .number(\.repeatCount),
    "repeatDuration": .number(\.repeatDuration), "autoreverses": .flag(\.autoreverses),
    "fillMode": .word(\.fillMode), "timingFunction": .object(\.timingFunction),
    "delegate": .object(\.delegate), "removedOnCompletion": .flag(\.isRemovedOnCompletion),
  ]

  private static let ofPropertyAnimations: [String: NamedProperty<CAPropertyAnimation>] = [
    "keyPath": .object(\.keyPath), "additive": .flag(\.isAdditive), "cumulative": .flag(\.isCumulative),
    "valueFunction": .object(\.valueFunction),
  ]

  private static let ofBasicAnimations: [String: NamedProperty<CABasicAnimation>] = [
    "fromValue": .object(\.fromValue), "toValue": .object(\.toValue), "byValue": .object(\.byValue),
  ]

  private static let ofSprings: [String: NamedProperty<CASpringAnimation>] = [
    "mass": .number(\.mass), "stiffness": .number(\.stiffness), "damping": .number(\.damping),
    "initialVelocity": .number(\.initialVelocity),
  ]

  private static let ofKeyframes: [String: NamedProperty<CAKeyframeAnimation>] = [
    "values": .object(\.values), "path": .object(\.path), "keyTimes": .object(\.keyTimes),
    "timingFunctions": .object(\.timingFunctions), "calculationMode": .word(\.calculationMode),
    "rotationMode": .optionalWord(\.rotationMode),
  ]

  private static let ofTransitions: [String: NamedProperty<CATransition>] = [
    "type": .word(\.type), "subtype": .optionalWord(\.subtype), "startProgress": .number(\.startProgress),
    "endProgress": .number(\.endProgress),
  ]

  private static let ofGroups: [String: NamedProperty<CAAnimationGroup>] = [
    "animations": .object(\.animations)
  ]

  /// The property of an animation that has the name, as one of any animation; nil where its class has none.
  static func of(_ animation: CAAnimation, _ key: String) -> NamedProperty<CAAnimation>? {
    func find<Owner: CAAnimation>(_ table: [String: NamedProperty<Owner>]) -> NamedProperty<CAAnimation>? {
      guard animation is Owner, let property = table[key] else { return nil }
      return NamedProperty<CAAnimation>(
        read: { ($0 as? Owner).flatMap { property.read($0) } },
        write: { animation, value in (animation as? Owner).map { property.write($0, value) } })
    }
    return ofAnimations[key] ?? find(ofPropertyAnimations) ?? find(ofBasicAnimations) ?? find(ofSprings)
      ?? find(ofKeyframes) ?? find(ofTransitions) ?? find(ofGroups)
  }
}
