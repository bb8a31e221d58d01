public import CoreGraphics
public import Foundation
internal import RenderTree

/// A layer that draws its contents in tiles: `draw(in:)` is called with the clip set to each visible tile, in
/// the level of detail that suits the size in which the layer is shown.
///
/// - Note: Tiles are drawn before the frame that shows them, on the thread that creates it, and do not fade
///   in. If more than 67 million pixels would be drawn at once, a coarser level than requested is used.
open class CATiledLayer: CALayer {
  /// The number of levels of detail, each of half the resolution of the previous one.
  open var levelsOfDetail = 1 {
    didSet { if levelsOfDetail != oldValue { setNeedsDisplay() } }
  }
  /// The number of levels that are finer than the layer itself, which has `contentsScale` pixels per point.
  /// Each level doubles the resolution.
  open var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != oldValue { setNeedsDisplay() } }
  }
  /// The maximum size of a tile, in pixels of its level.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { setNeedsDisplay() } }
  }

  /// Returns the duration, in seconds, for which Core Animation fades in a new tile.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Invalidates the visible tiles: all, or those in the part that needs display.
  open override func display() {
    let part = extras?.partToDraw
    displayIsDone()
    if let tiles = extras?.tiles {
      if let part { tiles.forget(within: part) } else { tiles.forget() }
    } else {
      needExtras().tiles = LayerTiles()
      TiledLayers.insert(self)
    }
    changed()
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "levelsOfDetail": NSNumber(value: 1)
    case "tileSize": NSValue(size: CGSize(width: 256, height: 256))
    default: super.defaultValue(forKey: key)
    }
  }
}
