/// How the pixels are kept that a layer draws.
public struct CALayerContentsFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// 8 bits a component: what layers have here, whatever is asked for.
  public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
  /// Floats of 16 bits a component. Kept for the app: pixels have 8 bits.
  public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
  /// One component of 8 bits, without colour. Kept for the app: pixels have colour.
  public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge of least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
  /// The edge of greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
  /// Core Animation's bottom edge. Kept for the app, as the others.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
  /// Core Animation's top edge. Kept for the app, as the others.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)
}

extension CALayer {
  /// Whether contents that are brighter than white are brought into the range of the screen.
  public struct ToneMapMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system decides; what layers have unless set.
    public static let automatic = ToneMapMode(rawValue: "automatic")
    /// What is brighter than the screen shows is cut off.
    public static let never = ToneMapMode(rawValue: "never")
    /// Brought into the screen's range where the system can.
    public static let ifSupported = ToneMapMode(rawValue: "ifSupported")
  }
}

/// What few layers are told of how their pixels are kept and shown.
struct LayerQualities {
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var wantsExtendedDynamicRange = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var smoothedEdges: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  /// How pixels are blended where they are: smaller pictures are averaged either way.
  var magnifying = CALayerContentsFilter.linear, minifying = CALayerContentsFilter.linear
}

extension CALayerContentsFilter {
  /// The filter as one that blends.
  var blending: CALayerContentsFilter { self == .trilinear ? .trilinear : .linear }
}

extension CALayer {
  final var qualities: LayerQualities {
    get { extras?.qualities ?? LayerQualities() }
    set { needExtras().qualities = newValue }
  }
}
