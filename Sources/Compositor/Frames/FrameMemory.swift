internal import CoreGraphics

/// Arrays that are reused from frame to frame. They are as long as the longest that a frame needed: the
/// visible parts have an entry per layer, for as many threads as painted at once.
final class FrameMemory {
  var bands: [Band] = []
  let seen = ObjectPool<SeenLayers>()
}
