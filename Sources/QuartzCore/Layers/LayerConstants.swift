internal import CoreGraphics
package import RenderTree

/// The corners that `cornerRadius` rounds.
public struct CACornerMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// Top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// Bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// Bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Quarter circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners whose curvature grows steadily, as on the iPhone's icons.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents of another size than the bounds are placed in them.
public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size: `contentsScale` pixels a point, as all but the three that resize.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the edge of greatest y, which is seen at the bottom where y points down. So do all that name an
  /// edge or a corner: those called top are seen below.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the edge of least y, which is seen at the top where y points down.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the edge of least x, in the middle of the height, in its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the edge of greatest x, in the middle of the height, in its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the corner of least x and greatest y, which is seen at the bottom left where y points down.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the corner of greatest x and greatest y, which is seen at the bottom right where y points down.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the corner of least x and least y, which is seen at the top left where y points down.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the corner of greatest x and least y, which is seen at the top right where y points down.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds, whatever its proportions.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits the bounds whole, in the middle.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as fills the bounds, in the middle; the rest reaches beyond them unless the layer clips.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  package init(_ gravity: ContentsGravity) { self.init(rawValue: gravity.rawValue) }
  /// An unknown name acts as `resize`.
  package var gravity: ContentsGravity { ContentsGravity(rawValue: rawValue) ?? .resize }
}

/// How contents are sampled when they are scaled.
public struct CALayerContentsFilter: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Blends neighbouring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Takes the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// As `linear`: smaller pictures are averaged in any case.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
