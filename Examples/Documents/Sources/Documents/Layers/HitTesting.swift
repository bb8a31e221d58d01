import UIKit

/// A blue layer at (50, 50), 100 x 100, in a white view of 200 x 200: which of the two a point hits.
func hitTesting() -> UIView {
  let page = Page("Inside the blue layer", sheet: CGSize(width: 300, height: 300), columns: 1)
  let view = page.addSheet("what contains(_:) and hitTest(_:) both answer")
  let layerView = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
  layerView.backgroundColor = .white
  layerView.layer.borderWidth = 1
  layerView.layer.borderColor = UIColor.ink.cgColor
  view.addSubview(layerView)
  let blueLayer = CALayer()
  blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
  blueLayer.backgroundColor = UIColor.sky.cgColor
  layerView.layer.addSublayer(blueLayer)

  /// In the superview's points, like a touch's location in the controller's view.
  let touches = [(150, 150), (100, 100), (70, 90), (200, 150), (249, 249), (250, 150), (20, 150)]
    .map { CGPoint(x: $0.0, y: $0.1) }
  for touch in touches {
    var byHand = "nil"
    let point = layerView.layer.convert(touch, from: view.layer)
    if layerView.layer.contains(point) {
      let inner = blueLayer.convert(point, from: layerView.layer)
      byHand = blueLayer.contains(inner) ? "inside blue layer" : "inside white layer"
    }

    // hitTest(_:) takes a point of the superlayer.
    let layer = layerView.layer.hitTest(touch)
    let byHitTest =
      layer === blueLayer
      ? "inside blue layer"
      : layer === layerView.layer ? "inside white layer" : "nil"

    print("\(NSCoder.string(for: touch)): contains says \(byHand), hitTest says \(byHitTest)")
    let color = [blueLayer: UIColor.sky, layerView.layer: .leaf][layer ?? CALayer()] ?? .coral
    view.addPin(layer === blueLayer ? "blue" : layer == nil ? "nil" : "white", at: touch, color: color)
  }
  return page
}
