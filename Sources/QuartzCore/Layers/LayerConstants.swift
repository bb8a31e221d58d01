internal import CoreGraphics
package import RenderTree

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: UInt
  /// Creates a value with the given raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners that are quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners with continuous curvature, as on the iPhone's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The placement of contents whose size differs from the bounds.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents are centred in their own size: `contentsScale` pixels per point, as in all modes but the
  /// three that resize.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// The contents are centred at the edge of the largest y, which is the bottom if y points down. All modes
  /// named after an edge or corner follow this: those called top are at the bottom.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// The contents are centred at the edge of the smallest y, which is the top if y points down.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// The contents are vertically centred at the edge of the smallest x.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// The contents are vertically centred at the edge of the largest x.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are in the corner of the smallest x and largest y, which is the bottom left if y points
  /// down.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are in the corner of the largest x and largest y, which is the bottom right if y points
  /// down.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are in the corner of the smallest x and smallest y, which is the top left if y points down.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in the corner of the largest x and smallest y, which is the top right if y points down.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// The contents are resized to the bounds regardless of the aspect ratio.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// The contents are resized to fit the bounds, preserving the aspect ratio, and centred.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// The contents are resized to fill the bounds, preserving the aspect ratio, and centred. The rest extends
  /// beyond the bounds unless the layer clips.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  package init(_ gravity: ContentsGravity) { self.init(rawValue: gravity.rawValue) }
  /// The mode as a value of the render tree. Unknown names are treated as `resize`.
  package var gravity: ContentsGravity { ContentsGravity(rawValue: rawValue) ?? .resize }
}

/// The filters for contents that are drawn at another size.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation of neighbouring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// The nearest pixel, without interpolation.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Like `linear`. Shrunk images are averaged in any case.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
