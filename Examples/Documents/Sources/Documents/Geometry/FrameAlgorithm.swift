import UIKit

/// Draws the five steps that derive `frame` from bounds, anchor point, transform and position.
func frameAlgorithm() -> UIView {
  let page = Page("Where a frame comes from", sheet: CGSize(width: 160, height: 130), columns: 3)
  let layer = CALayer()
  layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
  layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
  layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
  layer.position = CGPoint(x: 60, y: 70)
  let (size, anchor) = (layer.bounds.size, layer.anchorPoint)

  // 1. A rectangle of the bounds' size.
  var rect = CGRect(origin: .zero, size: size)
  print("1. rectangle of bounds.size: \(text(rect))")
  let first = page.addSheet("1. bounds.size")
  first.bounds.origin = CGPoint(x: -40, y: -45)
  first.addBox("80 x 40", rect, .sky)

  // 2. The anchor point in it.
  let pivot = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
  print("2. anchor point in it: \(text(pivot))")
  let second = page.addSheet("2. the anchor point")
  second.bounds.origin = first.bounds.origin
  second.addBox("", rect, .sky)
  second.addPin("(20, 30)", at: pivot)

  // 3. The anchor point becomes the origin.
  rect.origin = CGPoint(x: -pivot.x, y: -pivot.y)
  print("3. with the anchor point at the origin: \(text(rect))")
  let third = page.addSheet("3. at the origin")
  third.bounds.origin = CGPoint(x: -50, y: -70)
  third.addBox("(-20, -30)", rect, .sky)
  third.addPin("(0, 0)", at: .zero)

  // 4. The four corners are transformed; the smallest rectangle around them.
  let corners = [
    CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
  ].map { $0.applying(layer.affineTransform()) }
  let (left, right) = (corners.map(\.x).min()!, corners.map(\.x).max()!)
  let (top, bottom) = (corners.map(\.y).min()!, corners.map(\.y).max()!)
  var box = CGRect(x: left, y: top, width: right - left, height: bottom - top)
  print("4. transformed corners: \(corners.map { text($0) }.joined(separator: " "))")
  print("   the box around them: \(text(box))")
  let fourth = page.addSheet("4. transformed")
  fourth.bounds.origin = CGPoint(x: -50, y: -70)
  fourth.addBox("", box, .rule)
  let turned = fourth.addBox("", rect, .sky)
  turned.layer.anchorPoint = anchor
  turned.layer.position = .zero
  turned.transform = layer.affineTransform()
  fourth.addOutline(box)
  fourth.addPin("", at: .zero)

  // 5. Moved to the position.
  box.origin.x += layer.position.x
  box.origin.y += layer.position.y
  print("5. moved by the position \(text(layer.position)): \(text(box))")
  print("layer.frame: \(text(layer.frame))")
  let fifth = page.addSheet("5. moved to the position")
  fifth.addBox("", layer.frame, .rule)
  layer.backgroundColor = UIColor.sky.cgColor
  fifth.layer.addSublayer(layer)
  fifth.addOutline(layer.frame)
  fifth.addPin("position", at: layer.position)
  fifth.addPin("", at: layer.frame.origin)
  fifth.addTag("frame.origin", at: CGPoint(x: layer.frame.minX - 4, y: layer.frame.minY - 22))
  return page
}
