internal import CoreGraphics
public import Foundation

/// The definition of a trait: its default value, and whether colours depend on it.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value

  /// The value that is used if none was set.
  static var defaultValue: Value { get }
  /// A stable identifier with which the trait is stored.
  static var identifier: String { get }
  /// A short name for debugging.
  static var name: String { get }
  /// A Boolean value that indicates whether dynamic colours depend on the trait.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type, without its module.
  public static var name: String { String(describing: Self.self) }
  /// A Boolean value that indicates whether the trait affects colours. Returns `false` by default.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A container of traits that can be set individually.
public protocol UIMutableTraits {
  /// The user interface idiom.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The interface style: light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The layout direction.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The horizontal size class.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The vertical size class.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The display's capability to measure force.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The user's preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The display's colour gamut.
  var displayGamut: UIDisplayGamut { get set }
  /// The user's preferred contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The level of the content: base or elevated.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// The user's preferred weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
  /// The active appearance of the interface.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// The dynamic range of images.
  var imageDynamicRange: UIImage.DynamicRange { get set }
  /// The state of the scene's recording.
  var sceneCaptureState: UISceneCaptureState { get set }
  /// Stored only. The language whose script determines the line spacing.
  var typesettingLanguage: Locale.Language? { get set }

  /// Accesses the value of a trait, which is the trait's default if none was set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension TraitValues: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type { return system.value(in: self) as! T.Value }
      guard let value = custom[ObjectIdentifier(trait)]?.value else { return trait.defaultValue }
      return (value.base as? ComparedByText<T.Value>)?.value ?? value.base as! T.Value
    }
    set {
      if let system = trait as? any SystemTrait.Type { return system.set(newValue, in: &self) }
      custom[ObjectIdentifier(trait)] = CustomTrait(
        trait: trait, value: (newValue as? AnyHashable) ?? AnyHashable(ComparedByText(value: newValue)))
    }
  }

  /// Returns a copy that was changed by the closure.
  func mutated(by body: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    body(&traits)
    return traits as? TraitValues ?? self
  }
}

/// A value that is not hashable, so that its printed form is compared instead.
private struct ComparedByText<Value>: Hashable {
  let value: Value

  static func == (a: Self, b: Self) -> Bool { "\(a.value)" == "\(b.value)" }
  func hash(into hasher: inout Hasher) { hasher.combine("\(value)") }
}

/// A trait that UIKit defines.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  fileprivate static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  fileprivate static func set(_ value: Any, in values: inout TraitValues) {
    values[keyPath: path] = value as! Value
  }
}
