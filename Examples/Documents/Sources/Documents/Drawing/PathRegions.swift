import UIKit

/// Two paths, and what `CGPath` of iOS 16 makes of them; curves stay curves.
func pathRegions() -> UIView {
  let page = Page("Paths as regions", sheet: CGSize(width: 132, height: 112), columns: 4)
  let circle = CGPath(ellipseIn: CGRect(x: 14, y: 18, width: 66, height: 66), transform: nil)
  let star = UIBezierPath()
  for point in 0..<5 {
    let angle = CGFloat(point) * 4 * .pi / 5 - .pi / 2
    let place = CGPoint(x: 82 + 40 * cos(angle), y: 60 + 40 * sin(angle))
    if point == 0 { star.move(to: place) } else { star.addLine(to: place) }
  }
  star.close()
  func show(_ caption: String, _ path: CGPath, isLine: Bool = false) {
    let sheet = page.addSheet(caption)
    let both = CAShapeLayer()
    let outlines = CGMutablePath()
    outlines.addPath(circle)
    outlines.addPath(star.cgPath)
    both.path = outlines
    both.fillColor = nil
    both.strokeColor = UIColor.rule.cgColor
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = isLine ? nil : UIColor.sky.withAlphaComponent(0.75).cgColor
    shape.strokeColor = isLine ? UIColor.coral.cgColor : UIColor.ink.cgColor
    shape.lineWidth = isLine ? 3 : 1
    sheet.layer.addSublayer(both)
    sheet.layer.addSublayer(shape)
    var (subpaths, lines, curves) = (0, 0, 0)
    path.applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint: subpaths += 1
      case .addLineToPoint: lines += 1
      case .addCurveToPoint: curves += 1
      default: break
      }
    }
    print("\(caption): \(subpaths) subpaths of \(lines) lines and \(curves) curves")
  }
  show("union", circle.union(star.cgPath))
  show("intersection", circle.intersection(star.cgPath))
  show("subtracting", circle.subtracting(star.cgPath))
  show("symmetricDifference", circle.symmetricDifference(star.cgPath, using: .evenOdd))
  show("normalized, winding", star.cgPath.normalized(using: .winding))
  show("normalized, even-odd", star.cgPath.normalized(using: .evenOdd))
  show("lineIntersection", circle.lineIntersection(star.cgPath), isLine: true)
  show("lineSubtracting", circle.lineSubtracting(star.cgPath), isLine: true)
  return page
}
