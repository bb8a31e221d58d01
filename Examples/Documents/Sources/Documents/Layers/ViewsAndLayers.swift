import UIKit

/// Compares a view with its layer, which has its `frame`, `bounds` and `center`; and sets a tree of views
/// beside the layers that back them.
func viewsAndLayers() -> UIView {
  let page = Page("A view and its layer", sheet: CGSize(width: 300, height: 240))
  let left = page.addSheet("the view: frame, bounds, center")
  let view = left.addBox("view", CGRect(x: 60, y: 50, width: 160, height: 120), .sky)
  let layer = view.layer
  func tell(_ what: String) {
    print("\(what):")
    print("  view  frame \(text(view.frame)) bounds \(text(view.bounds)) center \(text(view.center))")
    print("  layer frame \(text(layer.frame)) bounds \(text(layer.bounds)) position \(text(layer.position))")
  }
  tell("view.frame set")
  layer.position = CGPoint(x: 150, y: 120)
  tell("layer.position set")
  view.bounds.size.width = 180
  tell("view.bounds set")
  layer.opacity = 0.75
  view.backgroundColor = .leaf
  let isLeaf = layer.backgroundColor == UIColor.leaf.cgColor
  print("layer.opacity 0.75: view.alpha \(text(view.alpha)); the layer has the view's colour: \(isLeaf)")
  print("the layer's delegate is the view: \(layer.delegate === view)")

  left.addOutline(view.frame)
  left.addPin("frame.origin", at: view.frame.origin)
  left.addPin("center", at: view.center)
  let right = page.addSheet("the layer: frame, bounds, position")
  let copy = CALayer()
  copy.frame = layer.frame
  copy.backgroundColor = UIColor.coral.cgColor
  copy.opacity = layer.opacity
  right.layer.addSublayer(copy)
  right.addOutline(copy.frame)
  right.addPin("frame.origin", at: copy.frame.origin)
  right.addPin("position", at: copy.position)

  let tree = page.addSheet("a window, its views …")
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
  let toolbar = UIToolbar(frame: CGRect(x: 0, y: 76, width: 200, height: 44))
  window.addSubview(UIImageView(frame: CGRect(x: 20, y: 10, width: 160, height: 60)))
  window.addSubview(toolbar)
  let layers = page.addSheet("… and the layers that back them")
  for (row, view) in [window, window.subviews[0], window.subviews[1]].enumerated() {
    let indent = CGFloat(row == 0 ? 12 : 40)
    let name = "\(type(of: view))"
    tree.addBox(name, CGRect(x: indent, y: 16 + CGFloat(row) * 44, width: 220, height: 34), .sky)
    let backing = "\(type(of: view.layer)), delegate \(type(of: view.layer.delegate!))"
    layers.addBox(backing, CGRect(x: indent, y: 16 + CGFloat(row) * 44, width: 244, height: 34), .coral)
    print("\(name) is backed by a \(type(of: view.layer))")
  }
  print("the window's layer has the layers of its subviews: ", terminator: "")
  print(window.subviews.allSatisfy { $0.layer.superlayer === window.layer })
  return page
}
