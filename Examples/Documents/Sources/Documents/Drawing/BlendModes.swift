import UIKit

/// A blue square over an orange one in each of the blend modes of Core Graphics.
func blendModes() -> UIView {
  let modes: [(String, CGBlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken),
    ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn), ("softLight", .softLight),
    ("hardLight", .hardLight), ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity), ("copy", .copy),
    ("clear", .clear),
    ("sourceIn", .sourceIn), ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("xor", .xor),
    ("destinationOver", .destinationOver), ("destinationIn", .destinationIn),
    ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("plusDarker", .plusDarker), ("plusLighter", .plusLighter),
  ]
  let page = Page("Blend modes", sheet: CGSize(width: 84, height: 64), columns: 7)
  for (name, mode) in modes {
    let sheet = page.addSheet(name)
    sheet.addSubview(
      Canvas(sheet.bounds) { context in
        context.setFillColor(UIColor(red: 0.93, green: 0.55, blue: 0.2, alpha: 1).cgColor)
        context.fill(CGRect(x: 10, y: 8, width: 40, height: 34))
        context.setBlendMode(mode)
        context.setFillColor(UIColor(red: 0.2, green: 0.45, blue: 0.9, alpha: 0.75).cgColor)
        context.fill(CGRect(x: 32, y: 22, width: 40, height: 34))
      })
  }
  print("\(modes.count) modes")
  return page
}

/// A view that draws by a closure, with nothing behind what it draws.
final class Canvas: UIView {
  private let paint: (CGContext) -> Void

  init(_ frame: CGRect, _ paint: @escaping (CGContext) -> Void) {
    self.paint = paint
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { paint(context) }
  }
}
