import UIKit

/// The seven properties of a view that animation blocks animate, each on a view of its own.
final class AnimatableProperties: UIViewController {
  private var boxes: [(String, UIView)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .paper
    let names = ["frame", "bounds", "center", "transform", "alpha", "backgroundColor", "contentStretch"]
    for (index, name) in names.enumerated() {
      let y = 150 + CGFloat(index) * 70
      view.addCaption(name, at: CGPoint(x: 20, y: y - 2))
      let box = UIView(frame: CGRect(x: 150, y: y, width: 50, height: 40))
      box.backgroundColor = .sky
      view.addSubview(box)
      boxes.append((name, box))
    }
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.sun.setFill()
      context.fill(CGRect(x: 8, y: 0, width: 4, height: 20))
    }
    boxes[6].1.layer.contents = image.cgImage
    boxes[6].1.frame.size.width = 120
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { [boxes] in
      boxes[0].1.frame = CGRect(x: 250, y: 150, width: 100, height: 40)
      boxes[1].1.bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
      boxes[2].1.center.x += 120
      boxes[3].1.transform = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
      boxes[4].1.alpha = 0.1
      boxes[5].1.backgroundColor = .coral
      boxes[6].1.contentStretch = CGRect(x: 0.4, y: 0, width: 0.2, height: 1)
    }
  }

  /// Prints what is seen of each view, and what its property is.
  func tell(_ moment: String) {
    let seen = boxes.compactMap { $0.1.layer.presentation() }
    guard seen.count == 7 else { return }
    print("\(moment) s:")
    print("  frame \(text(seen[0].frame)), to be \(text(boxes[0].1.frame))")
    print("  bounds \(text(seen[1].bounds)), to be \(text(boxes[1].1.bounds))")
    print("  position \(text(seen[2].position)), to be \(text(boxes[2].1.center))")
    print("  transform's tx \(text(seen[3].affineTransform().tx)), to be \(text(boxes[3].1.transform.tx))")
    print("  opacity \(text(CGFloat(seen[4].opacity))), to be \(text(boxes[4].1.alpha))")
    let colors = [seen[5].backgroundColor, boxes[5].1.layer.backgroundColor].map { color in
      (color?.components ?? []).prefix(3).map { text($0) }.joined(separator: " ")
    }
    print("  backgroundColor \(colors[0]), to be \(colors[1])")
    print("  contentsCenter \(text(seen[6].contentsCenter)), to be \(text(boxes[6].1.contentStretch))")
  }
}
