// W7: a screen with 20 boxes and labels, from the start of the process to a PNG file: `ColdStart FILE`.
import Foundation
import UIKit

MainActor.assumeIsolated {
  let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  screen.backgroundColor = .white
  for i in 0..<20 {
    let box = UIView(frame: CGRect(x: 16, y: 12 + CGFloat(124 * i) / 3, width: 358, height: 100.0 / 3))
    box.backgroundColor = UIColor(
      red: CGFloat(12 * i % 256) / 255, green: 128 / 255, blue: 178 / 255, alpha: 1)
    box.layer.cornerRadius = 8
    let label = UILabel(frame: CGRect(x: 8, y: 0, width: 342, height: 100.0 / 3))
    label.text = "Row \(i)"
    label.textColor = .white
    label.font = .systemFont(ofSize: 12)
    box.addSubview(label)
    screen.addSubview(box)
  }
  let format = UIGraphicsImageRendererFormat()
  format.scale = 3
  format.opaque = true
  let picture = UIGraphicsImageRenderer(bounds: screen.bounds, format: format).pngData { context in
    screen.layer.render(in: context.cgContext)
  }
  guard CommandLine.arguments.count == 2 else { fatalError("usage: ColdStart FILE") }
  do {
    try picture.write(to: URL(fileURLWithPath: CommandLine.arguments[1]))
  } catch {
    fatalError("\(error)")
  }
}
