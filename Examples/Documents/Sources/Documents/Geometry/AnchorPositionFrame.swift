import UIKit

/// Draws how anchor point, position and frame change when one of them is set.
func anchorPositionFrame() -> UIView {
  let page = Page("Anchor point, position and frame", sheet: CGSize(width: 250, height: 170))
  let start = CGRect(x: 60, y: 60, width: 120, height: 80)
  let changes: [(String, (CALayer) -> Void)] = [
    ("frame set", { $0.frame = CGRect(x: 100, y: 90, width: 140, height: 60) }),
    ("position set", { $0.position = CGPoint(x: 160, y: 80) }),
    ("anchorPoint = (0, 0)", { $0.anchorPoint = .zero }),
    ("anchorPoint = (0.5, 1.25)", { $0.anchorPoint = CGPoint(x: 0.5, y: 1.25) }),
  ]
  for (what, change) in changes {
    let sheet = page.addSheet(what)
    let layer = CALayer()
    layer.frame = start
    layer.backgroundColor = UIColor.leaf.cgColor
    sheet.layer.addSublayer(layer)
    print(what)
    tell("before", layer)
    change(layer)
    tell("after", layer)
    sheet.addOutline(start)
    sheet.addPin("position", at: layer.position)
  }
  return page
}

/// Prints the three properties, and position = frame.origin + anchorPoint * bounds.size and its inverse.
private func tell(_ when: String, _ layer: CALayer) {
  let (frame, position, anchor, size) = (layer.frame, layer.position, layer.anchorPoint, layer.bounds.size)
  print(
    "  \(when): anchorPoint \(NSCoder.string(for: anchor)) position \(NSCoder.string(for: position))"
      + " frame \(NSCoder.string(for: frame))")
  let x = (frame.minX + anchor.x * size.width, position.x - anchor.x * size.width)
  let y = (frame.minY + anchor.y * size.height, position.y - anchor.y * size.height)
  print(
    "    position from frame: \(text(CGPoint(x: x.0, y: y.0))),"
      + " frame from position: \(text(CGPoint(x: x.1, y: y.1)))")
}
