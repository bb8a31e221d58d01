/// The formats of a layer's drawn contents.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// 8 bits per component: the format of all layers here, whatever is requested.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// 16-bit floating-point components, which layers treat as `RGBA8Uint`.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// A single gray component of 8 bits, which layers treat as `RGBA8Uint`.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// The edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The corresponding raw value.
  public let rawValue: UInt32
  /// Creates a value with the given raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge of the smallest x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge of the largest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// Core Animation's bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// Core Animation's top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

extension CALayer {
  /// The ways to show contents that are brighter than white.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system decides. The default.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// Brightness beyond the screen's range is clipped.
    public static let never = ToneMapMode(rawValue: "never")
    /// Brightness is mapped to the screen's range if the system supports it.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}

/// The properties of a layer that describe its pixel format and filters.
struct LayerQualities {
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var wantsExtendedDynamicRange = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var smoothedEdges: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// The linear filters in use: shrunk images are averaged with any of them.
  var magnifying = CALayerContentsFilter.linear, minifying = CALayerContentsFilter.linear
}

extension CALayerContentsFilter {
  /// The filter, or `linear` if it does not interpolate.
  var blending: CALayerContentsFilter { self == .trilinear ? .trilinear : .linear }
}

extension CALayer {
  final var qualities: LayerQualities {
    get { extras?.qualities ?? LayerQualities() }
    set { needExtras().qualities = newValue }
  }
}
