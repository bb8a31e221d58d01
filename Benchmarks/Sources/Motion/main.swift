import CHarness
import Foundation
import UIKit
import UIKitTesting

// What a frame costs while things move: processor time of the whole program, layout and pictures included.
// Prints a line a scene and size: milliseconds a frame, the worst frame, frames a second on one core, and the pixels painted anew.

/// A list of many rows.
@MainActor final class ListController: UITableViewController {
  let count: Int

  init(count: Int) {
    self.count = count
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.rowHeight = 60
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row number \(indexPath.row) of a long list"
    cell.detailTextLabel?.text = "Something about it"
    cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
    return cell
  }
}

/// Layers that spring to new places, each from where it is.
@MainActor final class SpringController: UIViewController {
  private var boxes: [UIView] = []
  private var seed: UInt64 = 7

  private func random(_ limit: CGFloat) -> CGFloat {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(seed >> 33) / CGFloat(1 << 31) * limit
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
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
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: []) {
        box.center = CGPoint(x: 20 + self.random(350), y: 20 + self.random(800))
        box.transform = CGAffineTransform(rotationAngle: self.random(3))
      }
    }
  }
}

@MainActor func measure(_ name: String, scale: CGFloat, frames: Int, _ controller: UIViewController, step: (Int) -> Void) {
  let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: scale)
  screen.show(controller)
  _ = screen.picture()
  var total = 0.0, worst = 0.0
  for frame in 0..<frames {
    let start = harness_processor_time()
    step(frame)
    screen.advance(by: 1.0 / 60)
    _ = screen.picture()
    let spent = (harness_processor_time() - start) / 1e6
    total += spent
    worst = max(worst, spent)
  }
  let mean = total / Double(frames)
  print(
    "\(name), \(Int(390 * scale)) x \(Int(844 * scale)): \(String(format: "%.2f", mean)) ms of processor time a frame, worst "
      + "\(String(format: "%.2f", worst)) ms, \(Int(1000 / mean)) frames a second on one core")
}

let frames = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 300
for scale in [CGFloat(1), 3] {
  let list = ListController(count: 10_000)
  measure("10,000 rows scrolled", scale: scale, frames: frames, list) { frame in
    list.tableView.contentOffset.y += 11
  }
  let springs = SpringController()
  measure("200 layers on springs", scale: scale, frames: frames, springs) { frame in
    if frame % 60 == 0 { springs.spring() }
  }
}
