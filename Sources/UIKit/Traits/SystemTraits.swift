internal import CoreGraphics
public import Foundation

/// The trait for the user interface idiom.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// A Boolean value that indicates whether the trait affects colours. Always `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The trait for light or dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// A Boolean value that indicates whether the trait affects colours. Always `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The trait for the layout direction.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The trait for the number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The trait for the display's capability to measure force.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIForceTouchCapability = .unknown
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The trait for the user's preferred text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The trait for the display's colour gamut.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// A Boolean value that indicates whether the trait affects colours. Always `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The trait for the user's preferred contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// A Boolean value that indicates whether the trait affects colours. Always `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The trait for the level of the content: base or elevated.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// A Boolean value that indicates whether the trait affects colours. Always `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The trait for the user's preferred weight of text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UILegibilityWeight = .unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The trait for the active appearance of the interface.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  /// A Boolean value that indicates whether the trait affects colours. Always `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> { \.activeAppearance }
}

/// The trait for the dynamic range of images.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UIImage.DynamicRange = .unspecified
  static var path: WritableKeyPath<TraitValues, UIImage.DynamicRange> { \.imageDynamicRange }
}

/// The trait for the recording of the scene.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// The unspecified value.
  public static let defaultValue: UISceneCaptureState = .unspecified
  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> { \.sceneCaptureState }
}

/// Stored only. The trait for the language whose script determines the line spacing. The line spacing does
/// not depend on it.
public struct UITraitTypesettingLanguage: UITraitDefinition, SystemTrait {
  /// `nil`, for the language of the text.
  public static let defaultValue: Locale.Language? = nil
  static var path: WritableKeyPath<TraitValues, Locale.Language?> { \.typesettingLanguage }
}

extension TraitValues {
  /// The traits that UIKit defines.
  static let systemTraits: [UITrait] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self, UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
    UITraitTypesettingLanguage.self,
  ]
}
