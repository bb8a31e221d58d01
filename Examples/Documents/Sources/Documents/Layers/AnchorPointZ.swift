import UIKit

/// Turns layers, which are flat sheets in space: `anchorPointZ` moves the axis about which one turns,
/// `zPosition` the sheet.
func anchorPointZ() -> UIView {
  let page = Page("Sheets in space", sheet: CGSize(width: 200, height: 160), columns: 4)
  for (depth, height) in [(0, 0), (40, 0), (-40, 0), (0, 40)] as [(CGFloat, CGFloat)] {
    let name = height == 0 ? "anchorPointZ = \(text(depth))" : "zPosition = \(text(height))"
    let sheet = page.addSheet(name)
    var camera = CATransform3DIdentity
    camera.m34 = -1 / 300
    let space = CALayer()
    space.frame = sheet.bounds
    space.sublayerTransform = camera
    sheet.layer.addSublayer(space)
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    layer.position = CGPoint(x: 100, y: 80)
    layer.backgroundColor = UIColor.sky.cgColor
    layer.anchorPointZ = depth
    layer.zPosition = height
    layer.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    space.addSublayer(layer)
    let corners = [(0, 0), (100, 0), (100, 80), (0, 80)].map { CGPoint(x: $0.0, y: $0.1) }
    let seen = corners.map { layer.convert($0, to: sheet.layer) }
    print("\(name): frame \(text(layer.frame)) corners \(seen.map { text($0) }.joined(separator: " "))")
    for corner in seen { sheet.addPin("", at: corner, color: .coral) }
  }
  return page
}
