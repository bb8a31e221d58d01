import UIKit

/// A white layer with a blue one in it: an alert names the layer that a touch meets, found by `contains(_:)`
/// and by `hitTest(_:)`.
final class TouchedLayers: UIViewController {
  let layerView = UIView(frame: CGRect(x: 96, y: 320, width: 200, height: 200))
  private let blueLayer = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .rule
    layerView.backgroundColor = .white
    view.addSubview(layerView)
    blueLayer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
    blueLayer.backgroundColor = UIColor.sky.cgColor
    layerView.layer.addSublayer(blueLayer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first?.location(in: view) else { return }
    var contained = "nothing"
    let point = layerView.layer.convert(touch, from: view.layer)
    if layerView.layer.contains(point) {
      let inner = blueLayer.convert(point, from: layerView.layer)
      contained = blueLayer.contains(inner) ? "the blue layer" : "the white layer"
    }
    let layer = layerView.layer.hitTest(touch)
    let hit = layer === blueLayer ? "the blue layer" : layer == nil ? "nothing" : "the white layer"
    print("touched at \(text(touch)): contains(_:) finds \(contained), hitTest(_:) finds \(hit)")
    guard layer != nil else { return }
    let alert = UIAlertController(title: "Inside \(hit)", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
