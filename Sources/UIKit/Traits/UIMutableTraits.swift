internal import CoreGraphics
public import Foundation

/// A trait as a type: its default, and whether colours depend on it.
public protocol UITraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value

  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// A stable name by which the trait is stored.
  static var identifier: String { get }
  /// A short name for debugging.
  static var name: String { get }
  /// Whether dynamic colours look different when the trait changes.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type, without its module.
  public static var name: String { String(describing: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// Traits that can be set one by one.
public protocol UIMutableTraits {
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// Light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The direction in which the language reads.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// Pixels a point.
  var displayScale: CGFloat { get set }
  /// How roomy the width is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How roomy the height is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// Whether the display measures force.
  var forceTouchCapability: UIForceTouchCapability { get set }
  /// The size of text that the user prefers.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The display's range of colours.
  var displayGamut: UIDisplayGamut { get set }
  /// Whether the user asked for stronger contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// Whether the content lies on the ground or above it.
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  /// Whether the user asked for heavier type.
  var legibilityWeight: UILegibilityWeight { get set }
  /// Whether the interface looks active.
  var activeAppearance: UIUserInterfaceActiveAppearance { get set }
  /// How bright images may be.
  var imageDynamicRange: UIImage.DynamicRange { get set }
  /// Whether what the scene shows is recorded.
  var sceneCaptureState: UISceneCaptureState { get set }
  /// The language whose script decides how far lines lie apart. Kept for the app.
  var typesettingLanguage: Locale.Language? { get set }

  /// The value of a trait; its default where nobody set one.
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

  /// A copy that the body changed.
  func mutated(by body: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    body(&traits)
    return traits as? TraitValues ?? self
  }
}

/// A value that cannot be compared, so that its printed form is compared instead.
private struct ComparedByText<Value>: Hashable {
  let value: Value

  static func == (a: Self, b: Self) -> Bool { "\(a.value)" == "\(b.value)" }
  func hash(into hasher: inout Hasher) { hasher.combine("\(value)") }
}

/// A trait that UIKit itself defines.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  fileprivate static func value(in values: TraitValues) -> Any { values[keyPath: path] }
  fileprivate static func set(_ value: Any, in values: inout TraitValues) {
    values[keyPath: path] = value as! Value
  }
}
