import Foundation
import UIKit

/// W2: converting points and rectangles from the end of one chain of views to the end of another.
@MainActor enum W2 {
  private static let calls = 20_000

  static func run() {
    let moved = [4: 55.4915, 16: 19.4915, 64: -124.508], turned = [4: 56.0691, 16: 23.9986, 64: -71.5851]
    for depth in [4, 16, 64] {
      for rotated in [false, true] {
        let root = UIView(frame: .zero)
        let from = chain(below: root, depth: depth, rotated: rotated, side: 0)
        let to = chain(below: root, depth: depth, rotated: rotated, side: 1)
        let name = "d\(depth)_\(rotated ? "rot" : "trans")"
        points(Bench(workload: "W2", variant: "point_" + name), from, to, (rotated ? turned : moved)[depth])
        rects(Bench(workload: "W2", variant: "rect_" + name), from, to)
      }
    }
  }

  private static func points(_ bench: Bench, _ from: UIView, _ to: UIView, _ expected: Double?) {
    guard bench.isWanted else { return }
    var sum = 0.0
    bench.measure(operations: Double(calls)) {
      sum = 0
      for i in 0..<calls {
        let point = from.convert(CGPoint(x: Double(i % 100), y: Double(i % 37)), to: to)
        sum += point.x + point.y
      }
    }
    bench.check(sum / Double(calls), expected)
  }

  private static func rects(_ bench: Bench, _ from: UIView, _ to: UIView) {
    guard bench.isWanted else { return }
    var sum = 0.0
    bench.measure(operations: Double(calls)) {
      for i in 0..<calls {
        let rect = CGRect(x: Double(i % 100), y: Double(i % 37), width: 10, height: 20)
        let converted = from.convert(rect, to: to)
        sum += converted.origin.x + converted.size.width
      }
    }
    sink += sum
  }

  /// Creates a chain of `depth` nested views, and returns the last one.
  private static func chain(below root: UIView, depth: Int, rotated: Bool, side: Int) -> UIView {
    var parent = root
    for i in 0..<depth {
      let view = UIView(frame: .zero)
      view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.center = CGPoint(x: Double(50 + 3 * side + i % 7), y: Double(50 + i % 5))
      if rotated {
        let angle = (i % 2 == 1 ? 3.0 : -3.0) * .pi / 180 * (side == 1 ? 1 : 2)
        view.transform = CGAffineTransform(
          a: 1.01 * cos(angle), b: 1.01 * sin(angle), c: -1.01 * sin(angle), d: 1.01 * cos(angle), tx: 0,
          ty: 0)
      }
      parent.addSubview(view)
      parent = view
    }
    return parent
  }
}
