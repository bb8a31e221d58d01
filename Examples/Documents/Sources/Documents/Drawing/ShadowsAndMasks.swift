import UIKit

/// Shadows of layers and of drawings, masks, borders and corners.
func shadowsAndMasks() -> UIView {
  let page = Page(
    "Shadows, masks, corners", sheet: CGSize(width: 116, height: 92), columns: 4, isRuled: false)
  func box(_ caption: String, _ change: (UIView) -> Void) {
    let sheet = page.addSheet(caption)
    let view = UIView(frame: CGRect(x: 28, y: 20, width: 56, height: 48))
    view.backgroundColor = .sun
    change(view)
    sheet.addSubview(view)
  }
  func shade(_ view: UIView, radius: CGFloat) {
    view.layer.shadowOpacity = 0.6
    view.layer.shadowRadius = radius
    view.layer.shadowOffset = CGSize(width: 5, height: 6)
  }
  box("shadowRadius 0") { shade($0, radius: 0) }
  box("shadowRadius 5") { shade($0, radius: 5) }
  let drawn = page.addSheet("of a drawing")
  drawn.addSubview(
    Canvas(drawn.bounds) { context in
      context.setShadow(
        offset: CGSize(width: 4, height: 5), blur: 6, color: UIColor.black.withAlphaComponent(0.6).cgColor)
      UIColor.leaf.setFill()
      let ring = UIBezierPath(ovalIn: CGRect(x: 28, y: 16, width: 56, height: 56))
      ring.append(UIBezierPath(ovalIn: CGRect(x: 44, y: 32, width: 24, height: 24)).reversing())
      ring.fill()
    })
  box("of what it holds") {
    $0.backgroundColor = .clear
    shade($0, radius: 3)
    let label = UILabel(frame: $0.bounds)
    label.text = "Ag"
    label.font = .boldSystemFont(ofSize: 40)
    label.textColor = .coral
    $0.addSubview(label)
  }
  box("a shape as mask") {
    let mask = CAShapeLayer()
    let path = UIBezierPath(ovalIn: $0.bounds)
    path.append(UIBezierPath(rect: CGRect(x: 20, y: 16, width: 16, height: 16)))
    mask.path = path.cgPath
    mask.fillRule = .evenOdd
    $0.layer.mask = mask
  }
  box("a view as mask") {
    let label = UILabel(frame: $0.bounds)
    label.text = "Mask"
    label.font = .boldSystemFont(ofSize: 22)
    $0.mask = label
  }
  box("border and corners") {
    $0.layer.cornerRadius = 14
    $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    $0.layer.borderWidth = 3
    $0.layer.borderColor = UIColor.ink.cgColor
  }
  let sheet = page.addSheet("a blur over it")
  for column in 0..<6 {
    let stripe = UIView(frame: CGRect(x: CGFloat(column) * 20, y: 0, width: 10, height: 92))
    stripe.backgroundColor = .sky
    sheet.addSubview(stripe)
  }
  let blur = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  blur.frame = CGRect(x: 16, y: 22, width: 84, height: 48)
  sheet.addSubview(blur)
  print("blur over \(NSCoder.string(for: blur.frame))")
  return page
}
