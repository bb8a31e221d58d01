import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A list with ten thousand rows of text, some with a disclosure indicator.
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 60
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10_000 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row number \(indexPath.row) of a long list"
    cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
    return cell
  }
}

/// A view with two hundred rounded boxes that springs move and rotate.
final class Springs: UIViewController {
  private var boxes: [UIView] = []
  private var seed: UInt64 = 7

  private func random(_ limit: CGFloat) -> CGFloat {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(seed >> 33) / CGFloat(1 << 31) * limit
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for index in 0..<200 {
      let box = UIView(frame: CGRect(x: random(350), y: random(800), width: 40, height: 40))
      box.backgroundColor = UIColor(hue: CGFloat(index) / 200, saturation: 0.7, brightness: 0.9, alpha: 1)
      box.layer.cornerRadius = 8
      boxes.append(box)
      view.addSubview(box)
    }
  }

  func spring() {
    for box in boxes {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0) {
        box.center = CGPoint(x: 20 + self.random(350), y: 20 + self.random(800))
        box.transform = CGAffineTransform(rotationAngle: self.random(3))
      }
    }
  }
}
