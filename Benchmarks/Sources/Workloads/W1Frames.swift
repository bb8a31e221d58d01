import Foundation
import UIKit

/// W1: reading the frame that is derived from bounds, anchor point, position and transform.
///
/// The references are unmanaged, like pointers in the C program, so that the getter is measured and not the
/// retain and release of the loop around it, which cost twice as much.
@MainActor enum W1 {
  static func run() {
    for (name, count) in [("hot1k", 1000), ("cold1M", 1_000_000)] {
      for rotated in [false, true] {
        let variant = (rotated ? "rotated_" : "identity_") + name
        views(Bench(workload: "W1", variant: variant), count: count, rotated: rotated)
        layers(Bench(workload: "W1", variant: variant, peer: "mica_layer"), count: count, rotated: rotated)
      }
    }
  }

  private static func views(_ bench: Bench, count: Int, rotated: Bool) {
    guard bench.isWanted else { return }
    let views = boxes(count, rotated).map { box in
      let view = UIView(frame: .zero)
      view.bounds = CGRect(origin: .zero, size: box.size)
      view.center = box.position
      if let transform = box.transform { view.transform = transform }
      return view
    }
    let references = views.map { Unmanaged.passUnretained($0) }
    var sum = 0.0
    bench.measure(operations: 1e6) {
      sum = 0
      for _ in 0..<1_000_000 / count {
        for view in references {
          let frame = view._withUnsafeGuaranteedRef { $0.frame }
          sum += frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
        }
      }
    }
    bench.check(sum / Double(1_000_000 / count), expected(count, rotated))
    withExtendedLifetime(views) {}
  }

  private static func layers(_ bench: Bench, count: Int, rotated: Bool) {
    guard bench.isWanted else { return }
    let layers = boxes(count, rotated).map { box in
      let layer = CALayer()
      layer.bounds = CGRect(origin: .zero, size: box.size)
      layer.position = box.position
      if let transform = box.transform { layer.setAffineTransform(transform) }
      return layer
    }
    let references = layers.map { Unmanaged.passUnretained($0) }
    var sum = 0.0
    bench.measure(operations: 1e6) {
      sum = 0
      for _ in 0..<1_000_000 / count {
        for layer in references {
          let frame = layer._withUnsafeGuaranteedRef { $0.frame }
          sum += frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
        }
      }
    }
    bench.check(sum / Double(1_000_000 / count), expected(count, rotated))
    withExtendedLifetime(layers) {}
  }

  private typealias Box = (size: CGSize, position: CGPoint, transform: CGAffineTransform?)

  private static func boxes(_ count: Int, _ rotated: Bool) -> [Box] {
    var random = SharedRandom(seed: 1)
    return (0..<count).map { _ in
      let width = random.number(1, 300), height = random.number(1, 300)
      let x = random.number(0, 1000), y = random.number(0, 1000)
      let transform = rotated ? CGAffineTransform(rotationAngle: random.number(-3, 3)) : nil
      return (CGSize(width: width, height: height), CGPoint(x: x, y: y), transform)
    }
  }

  /// Returns the expected sum of one pass, computed without Mica: the bounding boxes of rotated rectangles
  /// around their positions.
  private static func expected(_ count: Int, _ rotated: Bool) -> Double {
    boxes(count, rotated).reduce(0) { sum, box in
      let m = box.transform ?? CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      let x = (abs(m.a) * box.size.width + abs(m.c) * box.size.height) / 2
      let y = (abs(m.b) * box.size.width + abs(m.d) * box.size.height) / 2
      return sum + box.position.x + box.position.y + x + y
    }
  }
}
