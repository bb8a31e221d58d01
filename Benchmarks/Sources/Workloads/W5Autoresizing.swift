import UIKit

/// W5 (a): resizing a window with views that depend on it through autoresizing masks.
@MainActor enum W5Autoresizing {
  static func run() {
    let bench = Bench(workload: "W5", variant: "a_autoresize_10k")
    guard bench.isWanted else { return }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let masks: [UIView.AutoresizingMask] = [
      .flexibleWidth, .flexibleLeftMargin, [.flexibleWidth, .flexibleHeight],
      [.flexibleLeftMargin, .flexibleTopMargin],
    ]
    for _ in 0..<100 {
      let container = UIView(frame: root.bounds)
      container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(container)
      for i in 0..<100 {
        let view = UIView(
          frame: CGRect(x: Double(i % 10) * 40, y: Double(i / 10) * 80, width: 30, height: 60))
        view.autoresizingMask = masks[i % 4]
        container.addSubview(view)
      }
    }
    bench.measure(operations: 1) {
      resize(root, 500, 900)
      resize(root, 400, 800)
    }
    resize(root, 500, 900)
    bench.check(sum(below: root), expected)
  }

  private static let expected = 7.94e6

  private static func resize(_ root: UIView, _ width: Double, _ height: Double) {
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.layoutIfNeeded()
  }

  private static func sum(below root: UIView) -> Double {
    root.subviews.reduce(0) { sum, view in
      let frame = view.frame
      return sum + frame.origin.x + frame.origin.y + frame.size.width + frame.size.height
        + self.sum(below: view)
    }
  }
}
