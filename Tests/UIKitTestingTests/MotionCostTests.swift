import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import UIKitTesting

/// What a frame costs while things move: `MICA_MOTION=300 swift test -c release --filter MotionCost` measures so many frames of each scene, as
/// `scripts/bench-motion` does. Other runs play a few, to see that they do.
@Suite(.serialized) @MainActor struct MotionCostTests {
  private static let wanted = ProcessInfo.processInfo.environment["MICA_MOTION"].flatMap { Int($0) }

  private final class List: UITableViewController {
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

  private final class Springs: UIViewController {
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

  /// Seconds of processor time that the program has used; POSIX counts a million a second.
  private static var processorTime: Double { Double(clock()) / 1e6 }

  private func measure(_ name: String, scale: CGFloat, _ controller: UIViewController, step: (Int) -> Void) {
    let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: scale)
    screen.show(controller)
    _ = screen.picture()
    let frames = Self.wanted ?? 3
    var commits = 0.0, pictures = 0.0, worst = 0.0
    for frame in 0..<frames {
      let start = Self.processorTime
      step(frame)
      screen.advance(by: 1.0 / 60)
      let laidOut = Self.processorTime
      _ = screen.picture()
      let end = Self.processorTime
      commits += laidOut - start
      pictures += end - laidOut
      worst = max(worst, end - start)
    }
    guard Self.wanted != nil else { return }
    func text(_ seconds: Double) -> String { String(format: "%.2f", seconds * 1000) }
    let mean = (commits + pictures) / Double(frames)
    print(
      "motion: \(name), \(Int(390 * scale)) x \(Int(844 * scale)): \(text(mean)) ms of processor time a frame (\(text(commits / Double(frames)))"
        + " until it is laid out, \(text(pictures / Double(frames))) for the picture), worst \(text(worst)) ms:"
        + " \(Int(1 / mean)) frames a second on one core")
  }

  @Test func listsScrollAndLayersSpring() {
    for scale in [CGFloat(1), 3] {
      let list = List(style: .plain)
      measure("10,000 rows scrolled", scale: scale, list) { _ in list.tableView.contentOffset.y += 11 }
      #expect(list.tableView.contentOffset.y > 0 && list.tableView.visibleCells.count < 30)
      let springs = Springs()
      measure("200 layers on springs", scale: scale, springs) { if $0 % 60 == 0 { springs.spring() } }
    }
  }
}
