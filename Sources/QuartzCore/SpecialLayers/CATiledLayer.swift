public import CoreGraphics
public import Foundation
internal import RenderTree

/// A layer that asks for its contents tile by tile: `draw(in:)` is called with the clip set to each tile.
///
/// - Note: All tiles of the one level that suits `contentsScale` are drawn when the layer is
///   displayed, on the thread that displays it, and appear at once. A layer of more than 67 million
///   pixels is drawn with fewer.
open class CATiledLayer: CALayer {
  /// How many coarser levels there may be. Kept for the app: there is one level, which is drawn in any size.
  open var levelsOfDetail = 1
  /// How many of the levels are finer than the layer itself.
  open var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != 0 { notYet("CATiledLayer.levelsOfDetailBias") } }
  }
  /// The largest tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { setNeedsDisplay() }
  }

  /// Seconds in which Core Animation fades in a new tile.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  private static let mostPixels: CGFloat = 67_108_864

  /// Draws all tiles.
  open override func display() {
    displayIsDone()
    let size = bounds.size, whole = size.width * size.height
    guard size.width > 0, size.height > 0, whole.isFinite else { return drawContents() }
    let scale = min(contentsScale, (Self.mostPixels / whole).squareRoot())
    drawContents(
      scale: scale,
      tile: CGSize(width: max(tileSize.width, 1) / scale, height: max(tileSize.height, 1) / scale))
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "levelsOfDetail": NSNumber(value: 1)
    case "tileSize": NSValue(size: CGSize(width: 256, height: 256))
    default: super.defaultValue(forKey: key)
    }
  }
}
