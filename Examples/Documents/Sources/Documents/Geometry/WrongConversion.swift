import UIKit

/// Adding `frame.origin` to a point is no conversion once a view is zoomed or rotated; `convert(_:to:)` is.
func wrongConversion() -> UIView {
  let page = Page("Converting a point", sheet: CGSize(width: 250, height: 200), columns: 3)
  let quarterTurn = CGAffineTransform(rotationAngle: .pi / 2)
  let cases: [(String, CGRect, CGAffineTransform)] = [
    ("moved", CGRect(x: 60, y: 50, width: 140, height: 100), .identity),
    ("zoomed by 2", CGRect(x: 75, y: 60, width: 100, height: 80), CGAffineTransform(scaleX: 2, y: 2)),
    ("rotated by 90°", CGRect(x: 60, y: 50, width: 140, height: 100), quarterTurn),
  ]
  for (name, frame, transform) in cases {
    let superview = page.addSheet(name)
    let view = Sheet(frame: frame, color: .sky)
    superview.addSubview(view)
    view.transform = transform
    let point = CGPoint(x: 40, y: 20)
    let wrong = CGPoint(x: point.x + view.frame.minX, y: point.y + view.frame.minY)
    let right = view.convert(point, to: superview)
    print("\(name): \(text(point)) in the view, by frame.origin \(text(wrong)), by convert \(text(right))")
    if wrong != right { superview.addPin("+ frame.origin", at: wrong, color: .coral) }
    superview.addPin("convert(_:to:)", at: right)
  }
  return page
}
