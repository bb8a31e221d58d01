// Frames of moving contents, painted by one thread: the cost, damage and allocations of each.
// `MotionFrames [FRAMES [SCENE [SCALE]]]`: the number of frames (300), the scene (`list` or `springs`), and
// the number of pixels per point (1 and 3).
import CoreGraphics
import UIKit

let words = CommandLine.arguments.dropFirst().map { $0 }
let frames = words.first.flatMap { Int($0) } ?? 300, scene = words.count > 1 ? words[1] : nil
let scales = words.count > 2 ? [CGFloat(Double(words[2]) ?? 3)] : [1, 3]
for scale in scales {
  // The first frame creates everything.
  if scene ?? "list" == "list" {
    MotionCost.report(
      "10,000 rows scrolled", scale: scale, Array(MotionCost.ofScrolling(frames, scale: scale).dropFirst()))
  }
  if scene ?? "springs" == "springs" {
    MotionCost.report(
      "200 layers on springs", scale: scale, Array(MotionCost.ofSprings(frames, scale: scale).dropFirst()))
  }
}
