internal import CoreGraphics
internal import Foundation

/// The kind of device whose conventions an interface follows.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
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

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; a view inherits its parent's.
  case unspecified = 0
  /// Dark ink on light ground.
  case light = 1
  /// Light ink on dark ground.
  case dark = 2
}

/// Whether an axis of the interface is roomy.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room, such as the width of an iPhone.
  case compact = 1
  /// Much room, such as the width of an iPad.
  case regular = 2
}

/// The direction in which the interface's language reads, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
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

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Standard: sRGB.
  case SRGB = 0
  /// Wide: Display P3.
  case P3 = 1
}

/// Whether the user asked for stronger contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// Whether the content lies on the screen's ground or in a layer above it, such as a sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above the ground; dark backgrounds are lighter here.
  case elevated = 1
}

/// Whether the user asked for heavier type.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold text.
  case bold = 1
}

/// Whether the interface looks active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Dimmed.
  case inactive = 0
  /// Active.
  case active = 1
}

/// Whether the display measures the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether what a scene shows is recorded or seen elsewhere too.
public enum UISceneCaptureState: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It is not.
  case inactive = 0
  /// It is.
  case active = 1
}

extension UIImage {
  /// How bright an image may be shown.
  public enum DynamicRange: Int, Sendable {
    /// Not known.
    case unspecified = -1
    /// No brighter than white.
    case standard = 0
    /// A little brighter than white.
    case constrainedHigh = 1
    /// As bright as the display can.
    case high = 2
  }
}
