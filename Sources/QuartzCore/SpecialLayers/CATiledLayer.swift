public import CoreGraphics
public import Foundation
internal import RenderTree

/// A layer that asks for its contents tile by tile: `draw(in:)` is called with the clip set to each tile that
/// is seen, in the level of detail that suits the size in which the layer is seen.
///
/// - Note: Tiles are drawn before the frame that shows them, on the thread that makes it, and do not fade in.
///   Where more than 67 million pixels were to be drawn at once, a coarser level than those that were asked
///   for takes their place.
open class CATiledLayer: CALayer {
  /// How many levels of detail there are, each of half the resolution of the one before.
  open var levelsOfDetail = 1 {
    didSet { if levelsOfDetail != oldValue { setNeedsDisplay() } }
  }
  /// How many of the levels are finer than the layer itself, which has `contentsScale` pixels a point: the
  /// finest is so often twice as fine.
  open var levelsOfDetailBias = 0 {
    didSet { if levelsOfDetailBias != oldValue { setNeedsDisplay() } }
  }
  /// The largest tile, in pixels of its level.
  open var tileSize = CGSize(width: 256, height: 256) {
    didSet { if tileSize != oldValue { setNeedsDisplay() } }
  }

  /// Seconds in which Core Animation fades in a new tile.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Has the tiles drawn again that are seen: all, or those of the part for which this was asked.
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
