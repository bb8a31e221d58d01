internal import CoreGraphics
public import Foundation

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// Light or dark, as a trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The direction in which the language reads, as a trait.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// Pixels a point, as a trait.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// How roomy the width is, as a trait.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// How roomy the height is, as a trait.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// Whether the display measures force, as a trait.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIForceTouchCapability = .unknown
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The size of text that the user prefers, as a trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The display's range of colours, as a trait.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// Whether the user asked for stronger contrast, as a trait.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether the content lies on the ground or above it, as a trait.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// Whether the user asked for heavier type, as a trait.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UILegibilityWeight = .unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the interface looks active, as a trait.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  /// True.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// How bright images may be, as a trait.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UIImage.DynamicRange = .unspecified
  static var path: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// Whether what the scene shows is recorded, as a trait.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// Not known.
  public static let defaultValue: UISceneCaptureState = .unspecified
  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// The language whose script decides how far lines lie apart, as a trait. Kept for the app: lines do not
/// follow it.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// The language of the text.
  public static let defaultValue: Locale.Language? = nil
  static var path: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}

extension TraitValues {
  /// The traits that UIKit itself defines.
  static let systemTraits: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self, UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
    UITraitTypesettingLanguage.self,
  ]
}
