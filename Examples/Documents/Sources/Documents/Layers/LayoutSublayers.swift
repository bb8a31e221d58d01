import UIKit

/// A layer's delegate places the sublayers whenever the layer's bounds change.
func layoutSublayers() -> UIView {
  let page = Page("layoutSublayers(of:)", sheet: CGSize(width: 260, height: 120))
  let layout = Columns()
  for size in [(100, 60), (220, 60), (220, 90), (60, 90)].map({ CGSize(width: $0.0, height: $0.1) }) {
    let layer = CALayer()
    for color in [UIColor.sky, .sun, .coral] {
      let column = CALayer()
      column.backgroundColor = color.cgColor
      column.cornerRadius = 6
      layer.addSublayer(column)
    }
    layer.backgroundColor = UIColor.ink.cgColor
    layer.cornerRadius = 10
    layer.delegate = layout
    page.addSheet("bounds.size = \(text(size.width)) x \(text(size.height))").layer.addSublayer(layer)
    layer.layoutIfNeeded()

    layout.calls = 0
    layer.position = CGPoint(x: 130, y: 60)
    layer.layoutIfNeeded()
    print("position set: \(layout.calls) calls")
    layer.bounds = CGRect(origin: .zero, size: size)
    layer.layoutIfNeeded()
    print("bounds set to \(NSCoder.string(for: layer.bounds)): \(layout.calls) call")
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    print("setNeedsLayout(): \(layout.calls) calls")
    print("  columns: \((layer.sublayers ?? []).map { text($0.frame) }.joined(separator: " "))")
  }
  return page
}

/// Sets a layer's sublayers side by side, 6 points apart.
private final class Columns: NSObject, CALayerDelegate {
  var calls = 0

  func layoutSublayers(of layer: CALayer) {
    calls += 1
    guard let columns = layer.sublayers else { return }
    let width = (layer.bounds.width - 6) / CGFloat(columns.count)
    for (index, column) in columns.enumerated() {
      column.frame = CGRect(
        x: 6 + CGFloat(index) * width, y: 6, width: width - 6, height: layer.bounds.height - 12)
    }
  }
}
