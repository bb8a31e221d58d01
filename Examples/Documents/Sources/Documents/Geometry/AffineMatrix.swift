import UIKit

/// A point with coordinates of type `Double`, as Core Graphics' own.
private struct Point {
  var x, y: Double
}

/// The size of a rectangle.
private struct Size {
  var width, height: Double
}

/// A rectangle by its origin and size.
private struct Rectangle {
  var origin: Point, size: Size

  var corners: [Point] {
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    return [
      origin, Point(x: right, y: origin.y), Point(x: right, y: bottom), Point(x: origin.x, y: bottom),
    ]
  }
}

/// A point under an affine transform: two sums of products, which are a row of numbers times a matrix.
func affineMatrix() -> UIView {
  let page = Page("A point times a matrix", sheet: CGSize(width: 260, height: 200))
  let rectangle = Rectangle(origin: Point(x: -40, y: -20), size: Size(width: 80, height: 40))
  let moved = CGAffineTransform(translationX: 20, y: 10)
  let cases: [(String, CGAffineTransform)] = [
    ("scaled by (1.5, 2)", CGAffineTransform(scaleX: 1.5, y: 2)), ("moved by (20, 10)", moved),
    ("turned by 30°", CGAffineTransform(rotationAngle: .pi / 6)),
    ("turned, then moved", CGAffineTransform(rotationAngle: .pi / 6).concatenating(moved)),
  ]
  for (name, m) in cases {
    let sheet = page.addSheet(name)
    sheet.bounds.origin = CGPoint(x: -130, y: -90)
    sheet.addOutline(CGRect(x: -40, y: -20, width: 80, height: 40))
    print("\(name):")
    print("                      | \(cell(m.a)) \(cell(m.b))   0 |")
    print("  [x' y' 1] = [x y 1] | \(cell(m.c)) \(cell(m.d))   0 |")
    print("                      | \(cell(m.tx)) \(cell(m.ty))   1 |")
    for corner in rectangle.corners {
      let known = CGPoint(x: corner.x, y: corner.y).applying(m)
      let x = sum(m.a, corner.x, m.c, corner.y, m.tx)
      let y = sum(m.b, corner.x, m.d, corner.y, m.ty)
      print("  x' = \(x), y' = \(y), applying(_:) \(text(known))")
      sheet.addPin("", at: known, color: .coral)
    }
    let box = UIView(frame: CGRect(x: -40, y: -20, width: 80, height: 40))
    box.backgroundColor = UIColor.sky.withAlphaComponent(0.7)
    box.layer.setAffineTransform(m)
    sheet.insertSubview(box, at: 0)
    for (row, numbers) in [[m.a, m.b, 0], [m.c, m.d, 0], [m.tx, m.ty, 1]].enumerated() {
      let line = numbers.map { text($0) }.joined(separator: "   ")
      sheet.addCaption(line, at: CGPoint(x: -122, y: 62 + CGFloat(row) * 14), size: 10)
    }
  }
  return page
}

/// Returns a coordinate as a sum of two products and a number, with its value.
private func sum(_ a: Double, _ x: Double, _ c: Double, _ y: Double, _ t: Double) -> String {
  let value = CGFloat(a * x + c * y + t)
  return "\(text(a)) * \(text(x)) + \(text(c)) * \(text(y)) + \(text(t)) = \(text(value))"
}

/// A number in a column of six characters.
private func cell(_ value: CGFloat) -> String {
  let number = text(value)
  return String(repeating: " ", count: max(0, 6 - number.count)) + number
}
