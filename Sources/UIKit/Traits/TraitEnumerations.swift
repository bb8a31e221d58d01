internal import CoreGraphics
internal import Foundation

/// The type of device whose conventions an interface follows.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// iPhone.
  case phone = 0
  /// iPad.
  case pad = 1
  /// Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// The Mac.
  case mac = 5
  /// Apple Vision.
  case vision = 6
}

/// The style of the interface: light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified; a view inherits its superview's.
  case unspecified = 0
  /// Dark content on a light background.
  case light = 1
  /// Light content on a dark background.
  case dark = 2
}

/// The size class of an axis of the interface.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space, such as the width of an iPhone.
  case compact = 1
  /// Much space, such as the width of an iPad.
  case regular = 2
}

/// The layout direction of the interface's language, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The direction in which a view lays out its leading and trailing edges.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// The leading edge is the left one.
  case leftToRight = 0
  /// The leading edge is the right one.
  case rightToLeft = 1
}

/// The colour gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Standard: sRGB.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Wide: Display P3.
  case P3 = 1
}

/// The user's preferred contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The level of the content: the base level of the screen or a layer above it, such as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The base level.
  case base = 0
  /// Above the base level; dark backgrounds are lighter here.
  case elevated = 1
}

/// The user's preferred weight of text.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The normal weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// The active appearance of the interface.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Dimmed.
  case inactive = 0
  /// Active.
  case active = 1
}

/// The display's capability to measure the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// The display does not measure force.
  case unavailable = 1
  /// The display measures force.
  case available = 2
}

/// The state of a scene's recording or mirroring.
public enum UISceneCaptureState: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The scene is not captured.
  case inactive = 0
  /// The scene is captured.
  case active = 1
}

extension UIImage {
  /// The dynamic range of images.
  public enum DynamicRange: Int, Sendable {
    /// Unspecified.
    case unspecified = -1
    /// No brighter than white.
    case standard = 0
    /// A little brighter than white.
    case constrainedHigh = 1
    /// As bright as the display can.
    case high = 2
  }
}
