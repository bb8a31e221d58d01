internal import CoreGraphics

extension UIView {
  /// A region of a view within which content stays, as in iOS 26.
  public struct LayoutRegion: Hashable, Sendable {
    /// The axes along which content avoids the rounded corners of a window. No effect: windows in Mica have
    /// none beyond the safe area.
    public enum CornerAdaptation: Int, Sendable { case horizontal, vertical }

    enum Kind: Sendable { case safeArea, margins, readableContent }
    let kind: Kind
    let adaptation: CornerAdaptation?

    /// Returns the region that neither bars nor the edges of the screen cover. The corner adaptation has no
    /// effect.
    public static func safeArea(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, adaptation: cornerAdaptation)
    }
    /// Returns the region within the layout margins. The corner adaptation has no effect.
    public static func margins(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, adaptation: cornerAdaptation)
    }
    /// Returns the region of readable width. The corner adaptation has no effect.
    public static func readableContent(cornerAdaptation: CornerAdaptation? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, adaptation: cornerAdaptation)
    }
  }

  /// Returns the guide of a region, always the same one.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }
  /// Returns the insets of a region from the edges, in points.
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
  /// Returns the insets of a region by the language's direction, in points.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(rightToLeft: isRightToLeft)
  }
}
