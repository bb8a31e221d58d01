// W6/e_scroll_damage: successive frames of a list that scrolls by seven pixels, each created from the last.
// The damage of frames is package API, so this program is a target of the package beside the modules.
//
// The environment variables are those of the other benchmarks: `BENCH_ONLY`, `BENCH_MS`, `BENCH_REPS`.
import Compositor
import CoreGraphics
import Foundation
import RenderTree

let (width, height, row, step) = (1170, 2532, 211, 7)
let environment = ProcessInfo.processInfo.environment
let name = "W6/e_scroll_damage"
if let only = environment["BENCH_ONLY"], !only.split(separator: ",").contains(where: { name.hasPrefix($0) }) {
  exit(0)
}

func print(_ metric: String, _ value: Double) { Swift.print("W6,e_scroll_damage,mica,\(metric),\(value)") }

/// Creates one of the workload's twelve pictures with three ramps.
func picture(_ k: Int) -> CGImage {
  let image = CGImage(width: width, height: row, isOpaque: true) { pixels, stride in
    for y in 0..<row {
      for x in 0..<width {
        pixels[y * stride + x] =
          0xFF00_0000 | UInt32((x + 20 * k) & 255) << 16 | UInt32(2 * y & 255) << 8 | UInt32((x ^ y) & 255)
      }
    }
  }
  return image!
}

final class Cell: Sendable {}
let pictures = (0..<12).map(picture)
/// The visible cells. A cell that disappears at the top is reused at the bottom.
let cells = (0..<height / row + 1).map { _ in Cell() }

func state(_ frame: CGRect) -> LayerState {
  var state = LayerState()
  state.setFrame(frame)
  return state
}

/// Returns the frame of the list after a number of steps.
func frame(_ number: Int) -> RenderFrame {
  let offset = step * number
  let rows = (offset / row..<offset / row + cells.count).map { index -> RenderNode in
    var cell = state(CGRect(x: 0, y: row * index, width: width, height: row))
    cell.contents = .image(pictures[index % pictures.count])
    return RenderNode(state: cell, identity: ObjectIdentifier(cells[index % cells.count]))
  }
  let screen = CGRect(x: 0, y: 0, width: width, height: height)
  var list = state(screen)
  list.backgroundColor = .white
  list.flags.insert(.masksToBounds)
  list.bounds.origin.y = CGFloat(offset)
  return RenderFrame(
    root: RenderNode(state: list, children: rows), size: screen.size, scale: 1, background: .white)
}

func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

let kept = KeptPicture()
var number = 0
_ = kept.show(frame(number))
let budget = (environment["BENCH_MS"].flatMap(Double.init) ?? 250) * 1e6,
  wanted = environment["BENCH_REPS"].flatMap(Int.init)
var times: [Double] = [], damage: Damage?
while times.count < wanted ?? 511, wanted != nil || times.count < 3 || times.reduce(0, +) < budget {
  number += 1
  let start = processorTime()
  damage = kept.show(frame(number))
  times.append(processorTime() - start)
}
print("cpu_ns_per_op", times.sorted()[times.count / 2])
print("moved_pixels", Double(damage?.move?.area.count ?? 0))
print("painted_pixels", Double(damage?.count ?? 0))

// The picture updated from frame to frame equals the frame painted at once.
let whole = Compositor(isPlain: true).image(of: frame(number))
let isRight =
  kept.withPixels { pixels, _ in whole?.withPixels { other, _ in pixels.elementsEqual(other) } }
  == .some(.some(true))
if !isRight {
  FileHandle.standardError.write(
    Data("\(name),mica: frame \(number) is not what it is when painted at once\n".utf8))
  exit(1)
}
