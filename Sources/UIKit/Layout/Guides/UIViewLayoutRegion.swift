internal import CoreGraphics

extension UIView {
  /// A part of a view that content keeps to, as iOS 26 names them.
  public struct LayoutRegion: Hashable, Sendable {
    /// Along which axis content clears the rounded corners of
    /// a window. Windows here have none beyond the safe area.
    public enum CornerAdaptation: Int, Sendable { case horizontal, vertical }

    enum Kind: Sendable { case safeArea, margins, readableContent }
    let kind: Kind
    let adaptation: CornerAdaptation?

    /// What neither bars nor the edges of the screen cover. The adaptation to corners changes nothing here.
    public static func safeArea(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, adaptation: cornerAdaptation)
    }
    /// What lies within the layout margins. The adaptation to corners changes nothing here.
    public static func margins(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, adaptation: cornerAdaptation)
    }
    /// What is narrow enough to be read with ease. The adaptation to corners changes nothing here.
    public static func readableContent(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, adaptation: cornerAdaptation)
    }
  }

  /// The guide that follows a region; always the same one.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }
  /// How far a region lies inside the edges, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      layoutIfNeeded()
      let frame = readableContentGuide.layoutFrame, box = bounds
      return UIEdgeInsets(
        top: frame.minY - box.minY, left: frame.minX - box.minX, bottom: box.maxY - frame.maxY,
        right: box.maxX - frame.maxX)
    }
  }
  /// `edgeInsets(for:)` by the direction of the language, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(rightToLeft: isRightToLeft)
  }
}
