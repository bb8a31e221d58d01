// Frames of things that move, painted by one thread: what each costs, damages and allocates. `MotionFrames
// [FRAMES [SCENE [SCALE]]]`: how many (300), which of `list` and `springs`, and at how many pixels a point (1
// and 3).
import CoreGraphics
import UIKit

let words = CommandLine.arguments.dropFirst().map { $0 }
let frames = words.first.flatMap { Int($0) } ?? 300, scene = words.count > 1 ? words[1] : nil
let scales = words.count > 2 ? [CGFloat(Double(words[2]) ?? 3)] : [1, 3]
for scale in scales {
  // The first frame makes everything.
  if scene ?? "list" == "list" {
    MotionCost.report(
      "10,000 rows scrolled", scale: scale, Array(MotionCost.ofScrolling(frames, scale: scale).dropFirst()))
  }
  if scene ?? "springs" == "springs" {
    MotionCost.report(
      "200 layers on springs", scale: scale, Array(MotionCost.ofSprings(frames, scale: scale).dropFirst()))
  }
}
