internal import CoreGraphics

/// Lists that painting a frame fills and the next frame uses again. They are as long as the longest was that
/// a frame needed: what is seen of layers has an entry a layer, for as many threads as painted at once.
final class FrameMemory {
  var bands: [Band] = []
  let seen = ObjectPool<SeenLayers>()
}
