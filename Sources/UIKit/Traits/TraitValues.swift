internal import CoreGraphics
internal import Foundation

/// The values of all traits of a collection; each is unspecified initially.
struct TraitValues: Hashable, Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var imageDynamicRange = UIImage.DynamicRange.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  var typesettingLanguage: Locale.Language?
  /// The values of custom traits, defined by the client.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// The value of a custom trait.
  struct CustomTrait: Hashable, @unchecked Sendable {
    // The value of a trait is a value type.
    var trait: UITrait
    var value: AnyHashable

    static func == (a: Self, b: Self) -> Bool { a.trait == b.trait && a.value == b.value }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(trait))
      hasher.combine(value)
    }
  }
}

extension TraitValues {
  /// Merges the specified traits of the other values, which take precedence.
  mutating func merge(_ other: TraitValues) {
    func take<V: Equatable>(_ own: inout V, _ value: V, unless unknown: V) {
      if value != unknown { own = value }
    }
    take(&userInterfaceIdiom, other.userInterfaceIdiom, unless: .unspecified)
    take(&userInterfaceStyle, other.userInterfaceStyle, unless: .unspecified)
    take(&layoutDirection, other.layoutDirection, unless: .unspecified)
    take(&displayScale, other.displayScale, unless: 0)
    take(&horizontalSizeClass, other.horizontalSizeClass, unless: .unspecified)
    take(&verticalSizeClass, other.verticalSizeClass, unless: .unspecified)
    take(&forceTouchCapability, other.forceTouchCapability, unless: .unknown)
    take(&preferredContentSizeCategory, other.preferredContentSizeCategory, unless: .unspecified)
    take(&displayGamut, other.displayGamut, unless: .unspecified)
    take(&accessibilityContrast, other.accessibilityContrast, unless: .unspecified)
    take(&userInterfaceLevel, other.userInterfaceLevel, unless: .unspecified)
    take(&legibilityWeight, other.legibilityWeight, unless: .unspecified)
    take(&activeAppearance, other.activeAppearance, unless: .unspecified)
    take(&imageDynamicRange, other.imageDynamicRange, unless: .unspecified)
    take(&sceneCaptureState, other.sceneCaptureState, unless: .unspecified)
    take(&typesettingLanguage, other.typesettingLanguage, unless: nil)
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }

  /// Returns a Boolean value that indicates whether all specified traits of the other values have the same
  /// values here.
  func contains(_ other: TraitValues) -> Bool {
    var merged = self
    merged.merge(other)
    return merged == self
  }

  /// Returns a Boolean value that indicates whether a colour may differ with the other values.
  func looksDifferent(_ other: TraitValues) -> Bool {
    func custom(_ values: TraitValues) -> [ObjectIdentifier: CustomTrait] {
      values.custom.filter { $0.value.trait.affectsColorAppearance }
    }
    return userInterfaceIdiom != other.userInterfaceIdiom
      || userInterfaceStyle != other.userInterfaceStyle
      || displayGamut != other.displayGamut
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || activeAppearance != other.activeAppearance
      || custom(self) != custom(other)
  }

  /// Returns a Boolean value that indicates whether content may have another size with the other values.
  func measuresDifferently(_ other: TraitValues) -> Bool {
    layoutDirection != other.layoutDirection
      || displayScale != other.displayScale
      || preferredContentSizeCategory != other.preferredContentSizeCategory
      || legibilityWeight != other.legibilityWeight
  }

  /// Returns a Boolean value that indicates whether content of the same size may have another position with
  /// the other values.
  func placesDifferently(_ other: TraitValues) -> Bool {
    horizontalSizeClass != other.horizontalSizeClass
      || verticalSizeClass != other.verticalSizeClass
      || userInterfaceIdiom != other.userInterfaceIdiom
  }

  /// The specified traits as `name = value`, in the order in which iOS prints them.
  var summary: [String] {
    let unknown = TraitValues()
    var parts: [String] = []
    func add<V: Equatable>(_ name: String, _ path: KeyPath<TraitValues, V>, _ text: String? = nil) {
      guard self[keyPath: path] != unknown[keyPath: path] else { return }
      parts.append("\(name) = \(text ?? "\(self[keyPath: path])")")
    }
    add("UserInterfaceIdiom", \.userInterfaceIdiom, userInterfaceIdiom.printed)
    add("UserInterfaceStyle", \.userInterfaceStyle, userInterfaceStyle.printed)
    add("LayoutDirection", \.layoutDirection, layoutDirection == .rightToLeft ? "RTL" : "LTR")
    add("DisplayScale", \.displayScale, String(format: "%g", Double(displayScale)))
    add("HorizontalSizeClass", \.horizontalSizeClass, horizontalSizeClass.printed)
    add("VerticalSizeClass", \.verticalSizeClass, verticalSizeClass.printed)
    add(
      "PreferredContentSizeCategory", \.preferredContentSizeCategory,
      preferredContentSizeCategory.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""))
    add("DisplayGamut", \.displayGamut, displayGamut == .P3 ? "P3" : "sRGB")
    add("AccessibilityContrast", \.accessibilityContrast, accessibilityContrast == .high ? "High" : "Normal")
    add("UserInterfaceLevel", \.userInterfaceLevel, userInterfaceLevel == .base ? "Base" : "Elevated")
    add("LegibilityWeight", \.legibilityWeight, legibilityWeight == .bold ? "Bold" : "Regular")
    add("ActiveAppearance", \.activeAppearance, activeAppearance == .active ? "Active" : "Inactive")
    parts += custom.values.map { "\($0.trait.name) = \($0.value)" }.sorted()
    return parts
  }
}

extension UIUserInterfaceIdiom {
  fileprivate var printed: String {
    switch self {
    case .unspecified: "Unspecified"
    case .phone: "Phone"
    case .pad: "Pad"
    case .tv: "TV"
    case .carPlay: "CarPlay"
    case .mac: "Mac"
    case .vision: "Vision"
    }
  }
}

extension UIUserInterfaceStyle {
  fileprivate var printed: String {
    switch self {
    case .unspecified: "Unspecified"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var printed: String {
    switch self {
    case .unspecified: "Unspecified"
    case .compact: "Compact"
    case .regular: "Regular"
    }
  }
}
